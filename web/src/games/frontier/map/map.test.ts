import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { words } from "../../../lib/i18n.svelte";
import { settings } from "../../../lib/settings.svelte";
import { Atlas, spaceNumbers } from "./atlas";
import { Boxes } from "./boxes";
import { between, fitting, kept, toMap, toScreen, zoomed } from "./camera";
import { beside } from "./cards";
import { BEYOND, BURN, CROSSING, LEO, map, MARS, SITE } from "./fixtures";
import { Gestures } from "./gestures";
import { Labels } from "./labels";
import { everyName, search } from "./searching";
import SolarMap from "./SolarMap.svelte";
import { broken, described, explained, placeKey, short, spoken, title } from "./words";

const atlas = new Atlas(map);
const EARTH = map.zones[0] as (typeof map.zones)[number];
const MARTIAN = map.zones[1] as (typeof map.zones)[number];
const about = (space: number) => atlas.space(space);

beforeAll(async () => {
  settings.language = "en";
  await words.use("frontier");
  // the browser of the tests draws nothing
  const nothing = { rect: () => undefined, moveTo: () => undefined, lineTo: () => undefined, bezierCurveTo: () => undefined };
  vi.stubGlobal(
    "Path2D",
    vi.fn(function path() {
      return nothing;
    }),
  );
});

describe("the atlas", () => {
  it("finds the space under a point, and none where there is none", () => {
    expect(atlas.near(205, 304, 5)).toBe(BURN);
    expect(atlas.near(250, 350, 5)).toBeNull();
  });

  it("lets a line go straight on through a crossing", () => {
    const into = atlas.curves[1]?.at(-1);
    const out = atlas.curves[2]?.[0];
    if (into === undefined || out === undefined) throw new Error("a link without curves");
    expect(into[6] - into[4]).toBeCloseTo(out[2] - out[0]);
    expect(into[7] - into[5]).toBeCloseTo(out[3] - out[1]);
    expect(atlas.linesAt(CROSSING)).toHaveLength(2);
  });

  it("knows spaces by their ids", () => {
    expect(spaceNumbers(map).get("site.phobos")).toBe(SITE);
  });

  it("leads a link through its bends", () => {
    const curves = atlas.curves[4] ?? [];
    expect(curves).toHaveLength(2);
    expect(curves[0]?.slice(6)).toEqual([320, 240]);
  });
});

describe("the camera", () => {
  const size = { width: 400, height: 300 };

  it("comes back from the screen to the map", () => {
    const camera = { x: 120, y: -40, scale: 0.7 };
    const [x, y] = toScreen(camera, size, 33, 44);
    expect(toMap(camera, size, x, y).map(Math.round)).toEqual([33, 44]);
  });

  it("holds what lies under the pointer while it comes closer", () => {
    const camera = { x: 0, y: 0, scale: 1 };
    const before = toMap(camera, size, 310, 40);
    expect(toMap(zoomed(camera, size, 1.7, 310, 40), size, 310, 40).map(Math.round)).toEqual(before);
  });

  it("never looks beside the map, nor from too far away", () => {
    const far = kept({ x: 99_999, y: 0, scale: 0.0001 }, size, atlas.bounds);
    expect(far.x).toBe(atlas.bounds.right);
    expect(far.scale).toBeGreaterThan(0.5);
  });

  it("flies from one place to another", () => {
    const [from, to] = [fitting(atlas.bounds, size), { x: 5, y: 6, scale: 2 }];
    expect(between(from, to, 0)).toEqual(from);
    expect(between(from, to, 1).x).toBeCloseTo(5);
  });
});

describe("the card about a space", () => {
  const place = (x: number, y: number, width: number) => beside({ x, y, gap: 20 }, { width, height: 400 }, 100);

  it("stands beside it, and below or above it where the map is narrow", () => {
    expect(place(100, 200, 800)).toEqual({ left: 120, top: 150 });
    expect(place(700, 200, 800)).toEqual({ left: 416, top: 150 });
    expect(place(200, 100, 400)).toEqual({ left: 68, top: 120 });
    expect(place(200, 350, 400)).toEqual({ left: 68, top: 230 });
  });
});

describe("gestures", () => {
  function hands() {
    return { pan: vi.fn(), zoom: vi.fn(), tap: vi.fn(), point: vi.fn() };
  }

  it("tell a tap from a drag", () => {
    const done = hands();
    const gestures = new Gestures(done);
    gestures.press(1, 10, 10);
    gestures.release(1, 12, 10, false);
    expect(done.tap).toHaveBeenCalledWith(12, 10, false);
    gestures.press(1, 10, 10);
    gestures.move(1, 40, 10, false);
    gestures.release(1, 40, 10, false);
    expect(done.tap).toHaveBeenCalledTimes(1);
    expect(done.pan).toHaveBeenCalledWith(30, 0);
  });

  it("pinch with two fingers, which taps nothing", () => {
    const done = hands();
    const gestures = new Gestures(done);
    gestures.press(1, 0, 0);
    gestures.press(2, 100, 0);
    gestures.move(2, 200, 0, true);
    expect(done.zoom).toHaveBeenCalledWith(2, 100, 0);
    gestures.release(2, 200, 0, true);
    gestures.release(1, 0, 0, true);
    expect(done.tap).not.toHaveBeenCalled();
  });
});

describe("names", () => {
  it("are found in the catalogue by their key", () => {
    expect(placeKey("Hi'iaka")).toBe("place-hi-iaka");
    expect(placeKey("Mars: North Pole")).toBe("place-mars-north-pole");
    expect(spoken("Unheard of")).toBe("Unheard of");
  });

  it("are short on the map, and broken in two where they are long", () => {
    expect(short("Luna: Aristarchus Plateau")).toBe("Aristarchus Plateau");
    expect(short("LMO (low Mars orbit)")).toBe("LMO");
    expect(broken("Aristarchus Plateau")).toEqual(["Aristarchus", "Plateau"]);
    expect(broken("Jupiter-Ganymede L2")).toEqual(["Jupiter-", "Ganymede L2"]);
    expect(broken("Teharonhiawako")).toEqual(["Teharonhiawako"]);
  });

  it("never cover one another, and come one after the other as one comes closer", () => {
    const labels = new Labels(atlas);
    expect(labels.at(0.1)).toHaveLength(0);
    expect(labels.at(0.3).map(({ space }) => space)).toEqual([MARS, SITE]);
    expect(labels.at(1).map(({ space }) => space)).toEqual([LEO, MARS, SITE, BEYOND]);
  });

  it("are found in whichever language they are typed", async () => {
    const names = await everyName();
    expect(search(map, names, "phob")).toEqual([SITE]);
    expect(search(map, names, "pôle nord")).toEqual([MARS]);
    expect(search(map, names, "NORTH")).toEqual([MARS]);
    expect(search(map, names, "")).toEqual([]);
    const family = map.spaces.map((space) => ({ ...space, site: space.site && { ...space.site, group: "Flora family" } }));
    expect(search({ ...map, spaces: family }, names, "famille de flora")).toEqual([SITE, MARS]);
  });
});

describe("a space in words", () => {
  it("is called by its name, or by its kind", () => {
    expect(title(about(SITE), EARTH)).toBe("Phobos");
    expect(title(about(BURN), EARTH)).toBe("Burn");
    expect(described(about(SITE), EARTH)).toBe("Phobos, size 1, type C, water 2");
  });

  it("says what it does, and what the sun is worth there", () => {
    expect(explained(about(SITE), EARTH).map(([key]) => key)).toEqual(["map-site", "physics-gravity", "map-icon-science", "map-even-sunlight"]);
    expect(explained(about(BEYOND), EARTH).map(([key]) => key)).toContain("map-crash");
    expect(explained(about(MARS), MARTIAN).map((message) => words.current.say(...message))).toContain(
      "Sunlight: -1 thrust for solar craft.",
    );
    expect(explained(about(MARS), EARTH)).toContainEqual(["map-synodic", { season: "map-season-blue" }]);
  });

  it("says nothing that is not in the catalogue", () => {
    for (const { icons } of [{ icons: ["science", "tno", "push", "atmosphere", "astrobiology", "ocean"] }])
      for (const icon of icons) expect(words.current.has(`map-icon-${icon}`)).toBe(true);
    for (const space of map.spaces)
      for (const [key] of explained(space, EARTH)) expect(words.current.has(key)).toBe(true);
  });
});

describe("boxes", () => {
  it("are in the way of others, not of what is their own", () => {
    const boxes = new Boxes(50);
    boxes.add({ owner: 1, left: 0, top: 0, right: 120, bottom: 10 });
    expect(boxes.free({ left: 100, top: 5, right: 130, bottom: 20 }, 0)).toBe(false);
    expect(boxes.free({ owner: 1, left: 100, top: 5, right: 130, bottom: 20 }, 0)).toBe(true);
    expect(boxes.free({ left: 121, top: 5, right: 130, bottom: 20 }, 0)).toBe(true);
  });
});

describe("the map", () => {
  it("has a button for each space one may choose, and arrows go from one to the next", () => {
    const onpick = vi.fn();
    const lit = [
      { space: SITE, label: "Fly to Phobos" },
      { space: MARS, label: "Fly to Mars" },
    ];
    render(SolarMap, { props: { map, lit, onpick } });
    const phobos = screen.getByRole("button", { name: "Fly to Phobos" });
    phobos.click();
    expect(onpick).toHaveBeenCalledWith(SITE);
    phobos.focus();
    phobos.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowUp", bubbles: true }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Fly to Mars" }));
  });
});

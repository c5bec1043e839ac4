import { describe, expect, it } from "vitest";
import { depot, outpost } from "../../lib/testing/samples";
import {
  changedOptions,
  defaultOf,
  fill,
  grouped,
  misfit,
  modulesOf,
  optionsOf,
  seatRange,
  usualLevel,
} from "./plans";

describe("a new table", () => {
  it("takes the strongest level where there is no commander", () => {
    expect(usualLevel({ ...outpost, levels: outpost.levels.filter(({ id }) => id !== "commander") })).toBe("admiral");
  });

  it("keeps its seats when it grows or shrinks", () => {
    expect(fill([{ kind: "person" }, { kind: "bot", level: "cadet" }], 3, { kind: "open" })).toEqual([
      { kind: "person" },
      { kind: "bot", level: "cadet" },
      { kind: "open" },
    ]);
    expect(fill([{ kind: "person" }, { kind: "open" }], 1, { kind: "open" })).toEqual([{ kind: "person" }]);
  });

  it("follows its edition", () => {
    const [, , mega, weightless] = outpost.options;
    if (mega === undefined || weightless === undefined) throw new Error("the sample has lost its options");
    expect(defaultOf(mega, "stronghold")).toBe(true);
    expect(defaultOf(mega, "expert")).toBe(false);
    expect(defaultOf(weightless, "classic")).toBe("none");
    expect(seatRange(outpost, "classic")).toEqual([3, 9]);
  });
});

it("only what differs from the edition is told", () => {
  const names = (options: Record<string, string | boolean>) =>
    changedOptions(outpost, options).map((option) => option.name);
  expect(names({ edition: "stronghold", mega: true, kicker: false })).toEqual([]);
  expect(names({ edition: "expert", mega: true, kicker: true })).toEqual(["kicker", "mega"]);
});

describe("options that depend on each other", () => {
  const small = optionsOf(depot, "small", {});

  it("say why one can not be chosen beside the others, from either side", () => {
    expect(misfit(depot, small, 4, "forecast", true)).toBe("only-in-storms");
    expect(misfit(depot, small, 4, "forecast", false)).toBeNull();
    expect(misfit(depot, { ...small, storm: true }, 4, "forecast", true)).toBeNull();
    expect(misfit(depot, { ...small, storm: true, forecast: true }, 4, "storm", false)).toBe("only-in-storms");
  });

  it("may depend on how many play, and limit that", () => {
    expect(misfit(depot, small, 4, "rival", "greedy")).toBe("rival-alone");
    expect(misfit(depot, small, 1, "rival", "greedy")).toBeNull();
    expect(seatRange(depot, "small", small)).toEqual([1, 4]);
    expect(seatRange(depot, "small", { ...small, rival: "greedy" })).toEqual([1, 1]);
  });

  it("are shown in groups, in their order", () => {
    const names = grouped(depot.options).map(([group, options]) => [group, options.map(({ name }) => name)]);
    expect(names).toEqual([
      ["", ["edition", "rival", "scenario"]],
      ["weather", ["storm", "forecast"]],
      ["market", ["price"]],
    ]);
  });
});

describe("a scenario", () => {
  const flood = optionsOf(depot, "large", { scenario: "flood" });

  it("decides over some options", () => {
    expect(flood).toEqual({ edition: "large", rival: "none", storm: true, forecast: true, price: 1, scenario: "flood" });
    expect(misfit(depot, flood, 2, "forecast", false)).toBe("option-fixed");
    expect(misfit(depot, flood, 2, "price", 2)).toBeNull();
  });

  it("has its own seats", () => {
    expect(seatRange(depot, "large", flood)).toEqual([2, 3]);
  });

  it("is what has changed, not the options it fixes", () => {
    expect(changedOptions(depot, flood).map(({ name }) => name)).toEqual(["scenario"]);
  });
});

describe("modules", () => {
  const option = (name: string, group: string, initial: boolean | string) =>
    ({ name, group, default: initial, values: [initial], by_edition: {} }) as unknown as Parameters<typeof modulesOf>[0][number];

  it("are the first group, if it is all switches", () => {
    const options = [option("years", "", "48"), option("cargo", "modules", false), option("map", "table", "old"), option("endgame", "modules", false)];
    expect(modulesOf(options).map(({ name }) => name)).toEqual(["cargo", "endgame"]);
    expect(modulesOf([option("timer", "building", "90"), option("strict", "building", true)])).toEqual([]);
    expect(modulesOf([option("goals", "", true)])).toEqual([]);
  });
});

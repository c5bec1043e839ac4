/** A small map for tests: low Earth orbit, a burn, a crossing of two lines, and two sites. */
import type { LinkReference, MapReference, SiteReference, SpaceReference, ZoneReference } from "../../../generated/frontier";

const PLAIN: SpaceReference = {
  ...{ id: "", name: "", kind: "lagrange", zone: 0, x: 0, y: 0, side: "", cost: 0, lander: false, stopping: true },
  ...{ hazard: "", flyby: "", bonus: 0, season: null, home: "", inspiration: false, site: null },
};
const PHOBOS: SiteReference = { body: "Phobos", size: 1, letter: "C", hydration: 2, icons: ["science"], synodic: null, group: "", physics: ["physics-gravity", { milligee: "0.75" }] };

export const LEO = 0;
export const BURN = 1;
export const CROSSING = 2;
export const SITE = 3;
export const BEYOND = 4;
export const MARS = 5;

function link(id: number, start: number, end: number, lines: [string, string] = ["", ""]): LinkReference {
  return { id, start, end, start_line: lines[0], end_line: lines[1], one_way: false, bends: [] };
}

const ZONE: ZoneReference = { name: "earth", solar: 0, sunlight: true, ring: [0, 900, 900] };

export const map: MapReference = {
  profile: "colonization",
  sun: 20,
  zones: [ZONE, { ...ZONE, name: "mars", solar: -1, ring: [0, 1200, 1200] }],
  spaces: [
    { ...PLAIN, id: "orbit.leo", name: "LEO", x: 100, y: 300, side: "e" },
    { ...PLAIN, id: "burn.earth.001", kind: "burn", cost: 2, x: 200, y: 300 },
    { ...PLAIN, id: "hoh.earth.001", kind: "hohmann", x: 300, y: 300 },
    { ...PLAIN, id: "site.phobos", name: "Phobos", kind: "site", x: 400, y: 300, side: "s", site: PHOBOS },
    { ...PLAIN, id: "lag.earth.001", name: "Sol-Earth L2", hazard: "crash", x: 300, y: 420, side: "w" },
    {
      ...{ ...PLAIN, id: "site.north", name: "Mars: North Pole", kind: "site", zone: 1, x: 300, y: 180, side: "e" },
      site: { ...PHOBOS, body: "Mars", size: 10, synodic: "blue" },
    },
  ],
  links: [
    link(1, LEO, BURN),
    link(2, BURN, CROSSING, ["", "1"]),
    link(3, CROSSING, SITE, ["1", ""]),
    link(4, BEYOND, CROSSING, ["", "2"]),
    { ...link(5, CROSSING, MARS, ["2", ""]), one_way: true, bends: [320, 240] },
  ],
  roads: [],
  bodies: [{ name: "Earth", x: 60, y: 330, radius: 52 }],
};

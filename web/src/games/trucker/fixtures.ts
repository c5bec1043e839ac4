/** A few tiles, ships and cards for the tests. */
import type { ClassReference, ShipView, Spot, TileReference, TileView, TruckerReference } from "../../generated/trucker";

function tile(number: number, kind: string, connectors: number[], parts: Partial<TileReference> = {}): TileReference {
  return { tile: number, kind, connectors, capacity: 0, power: 0, ...parts };
}

export const [START, CABIN, CANNON, ENGINE, TRUSS, SHIELD, BATTERY] = [1, 2, 3, 4, 5, 6, 7] as const;

export const TILES: TileReference[] = [
  tile(START, "start_cabin", [3, 3, 3, 3], { capacity: 2 }),
  tile(CABIN, "cabin", [2, 1, 2, 1], { capacity: 2 }),
  tile(CANNON, "cannon", [0, 0, 1, 0], { power: 1 }),
  tile(ENGINE, "engine", [1, 0, 0, 0], { power: 1 }),
  tile(TRUSS, "structural", [1, 3, 0, 3]),
  tile(SHIELD, "shield", [0, 0, 1, 3]),
  tile(BATTERY, "battery_2", [2, 0, 0, 3], { capacity: 2 }),
];

function spaces(first: number, plan: Record<number, string>): Spot[] {
  return Object.entries(plan).flatMap(([row, line]) =>
    Array.from(line, (mark, place): Spot[] => (mark === "." ? [] : [[Number(row), first + place]])).flat(),
  );
}

export const SMALL: ClassReference = {
  name: "I",
  spaces: spaces(5, { 5: "..#..", 6: ".###.", 7: "#####", 8: "#####", 9: "##.##" }),
  start: [7, 7],
  upwards: false,
  insurance: 5,
};

export const LONG: ClassReference = {
  name: "IIIa",
  spaces: [...spaces(5, { 8: "#####" }), ...spaces(5, { 7: ".###." }), ...spaces(5, { 6: "#.#.#" })],
  start: [7, 7],
  upwards: true,
  insurance: null,
};

export const reference: TruckerReference = {
  tiles: TILES,
  classes: [SMALL, LONG],
  cards: [],
  rounds: [{ id: "1", ship_class: "I", gap: 2, arrival: [4, 3, 2, 1], looks: 2, piles: [2, 0, 0], circles: 1, reserve: 2 }],
  values: { red: 4, yellow: 3, green: 2, blue: 1 },
  bank: { red: 12, yellow: 17, green: 13, blue: 14 },
  track: 40,
  sand: 90_000,
  alien_bonus: 2,
  attempts: 3,
  moves: {
    draw: ["heap", "hand"],
    take: ["face_up", "hand"],
    use: ["reserve", "hand"],
    pick: ["loose", "hand"],
    place: ["hand", "loose"],
    reserve: ["hand", "reserve"],
    return: ["hand", "face_up"],
  },
};

export function lies(number: number, row: number, column: number, turn = 0): TileView {
  return { row, column, tile: number, turn, humans: 0, alien: null, charges: 0, goods: [] };
}

export function ship(tiles: TileView[], parts: Partial<ShipView> = {}): ShipView {
  return {
    ship_class: "I",
    tiles,
    lost: [],
    reserve: [],
    loose: null,
    finished: false,
    number: null,
    exposed: 0,
    crew: 0,
    humans: 0,
    charges: 0,
    cargo: [],
    worth: 0,
    cabins: 0,
    berths: 0,
    cells: 0,
    holds: 0,
    special: 0,
    shields: 0,
    engines: [0, 0],
    cannons: [0, 0],
    errors: [],
    ...parts,
  };
}

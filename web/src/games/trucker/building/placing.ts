/** Where a tile may go, and how it must be turned there. */
import type { ShipView, TileReference, TruckerReference } from "../../../generated/trucker";
import { beside, classOf, flawsOf, keyOf, tilesBySpot } from "../ships";
import { SIDES } from "../tiles";

/** `strict`: only what obeys the rules; `warn`: anything, with a warning; `authentic`: anything, and nobody tells. */
export type BuildCheck = "strict" | "warn" | "authentic";

const TURNS = [0, 1, 2, 3];

/** The turns with which a tile may be placed, by the key of the space. */
export type Places = Map<string, number[]>;

export function placesFor(reference: TruckerReference, ship: ShipView, tile: TileReference, check: BuildCheck): Places {
  const places: Places = new Map();
  const { spaces, upwards } = classOf(reference, ship.ship_class);
  const tiles = tilesBySpot(ship);
  for (const spot of spaces) {
    const key = keyOf(spot);
    if (tiles.has(key) || !SIDES.some((side) => tiles.has(keyOf(beside(spot, side, upwards))))) continue;
    const turns = check === "strict" ? TURNS.filter((turn) => flawsOf(reference, ship, tile, spot, turn).length === 0) : TURNS;
    if (turns.length > 0) places.set(key, turns);
  }
  return places;
}

/** The first of these turns that one comes to from `turn` on, turning this way; `turn` itself if it is one of them. */
export function nextTurn(turns: number[], turn: number, way: 1 | -1 = 1): number {
  for (let steps = 0; steps < 4; steps++) {
    const now = turn + steps * way;
    if (turns.includes(((now % 4) + 4) % 4)) return now;
  }
  return turn;
}

/** A turn as an action names it. */
export function plainTurn(turn: number): number {
  return ((turn % 4) + 4) % 4;
}

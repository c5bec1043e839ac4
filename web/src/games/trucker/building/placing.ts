/** Where a tile may go, and how it must be turned there: as the rules have told along with the question. */
import type { Question } from "../../../generated/protocol";
import type { BuildHints, ShipView, Spot, TileReference, TruckerHints } from "../../../generated/trucker";
import { hintsOf } from "../../hints";
import { keyOf, sameSpot, tilesBySpot } from "../ships";

/** `strict`: only what obeys the rules; `warn`: anything, with a warning; `authentic`: anything, and nobody tells. */
export type BuildCheck = "strict" | "warn" | "authentic";

const TURNS = [0, 1, 2, 3];

/** The turns with which a tile may be placed, by the key of the space. */
export type Places = Map<string, number[]>;

const hints = hintsOf<TruckerHints>();

export function buildHints(question: Question | null): BuildHints | null {
  return hints(question, "prompt-build") ?? hints(question, "prompt-tile") ?? hints(question, "prompt-choose");
}

/** On spaces that are still free on this ship, which may be ahead of the question. */
export function placesFor(told: BuildHints | null, ship: ShipView, tile: TileReference, onlyFitting: boolean): Places {
  const places: Places = new Map();
  const tiles = tilesBySpot(ship);
  for (const [place, spot] of (told?.spaces ?? []).entries()) {
    const turns = onlyFitting ? fitting(told, tile, place) : TURNS;
    if (!tiles.has(keyOf(spot)) && turns.length > 0) places.set(keyOf(spot), turns);
  }
  return places;
}

/** The turns with which a tile obeys the rules there. */
function fitting(told: BuildHints | null, { tile }: TileReference, place: number): number[] {
  const digits: string | undefined = told?.fits[tile];
  const bits = parseInt(digits?.[place] ?? "0", 16);
  return TURNS.filter((turn) => (bits >> turn) % 2 === 1);
}

export function fitsAt(told: BuildHints | null, tile: TileReference, spot: Spot, turn: number): boolean {
  const place = (told?.spaces ?? []).findIndex((space) => sameSpot(space, spot));
  return fitting(told, tile, place).includes(plainTurn(turn));
}

/** Why the tile in the hand does not belong there; the message `board-flaw-KIND` says it. */
export function flawsAt(told: BuildHints | null, spot: Spot, turn: number): string[] {
  if (told === null || told.flaws.length === 0) return [];
  const place = told.spaces.findIndex((space) => sameSpot(space, spot));
  return place < 0 ? ["loose"] : (told.flaws[place]?.[plainTurn(turn)] ?? []);
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

/** Component tiles: their sides as they lie. Directions go clockwise from the front. */
import type { TileReference, TruckerReference } from "../../generated/trucker";

export const DIRECTIONS = ["front", "right", "rear", "left"] as const;
export type Direction = 0 | 1 | 2 | 3;
export const SIDES: readonly Direction[] = [0, 1, 2, 3];

/** By their numbers. */
export const CONNECTORS = ["smooth", "single", "double", "universal"] as const;
const SMOOTH = 0;

/** What a tile is, by its number. */
export function tileOf(reference: TruckerReference, number: number): TileReference {
  const tile = reference.tiles[number - 1];
  if (tile === undefined) throw new RangeError(`tile ${number} of ${reference.tiles.length}`);
  return tile;
}

/** A direction after so many quarter turns clockwise; turns may be negative. */
export function turned(direction: Direction, turns: number): Direction {
  return ((((direction + turns) % 4) + 4) % 4) as Direction;
}

/** The connector on a side of a tile that lies so turned. */
export function connectorAt(tile: TileReference, turn: number, side: Direction): number {
  return tile.connectors[turned(side, -turn)] ?? SMOOTH;
}

/** Component tiles: their sides as they lie, and which sides go together. Directions go clockwise from the front. */
import type { TileReference, TruckerReference } from "../../generated/trucker";

export const DIRECTIONS = ["front", "right", "rear", "left"] as const;
export type Direction = 0 | 1 | 2 | 3;
export const SIDES: readonly Direction[] = [0, 1, 2, 3];

const SMOOTH = 0;
const UNIVERSAL = 3;

/** What a tile is, by its number. */
export function tileOf(reference: TruckerReference, number: number): TileReference {
  const tile = reference.tiles[number - 1];
  if (tile === undefined) throw new RangeError(`tile ${number} of ${reference.tiles.length}`);
  return tile;
}

export function opposite(direction: Direction): Direction {
  return turned(direction, 2);
}

/** A direction after so many quarter turns clockwise; turns may be negative. */
export function turned(direction: Direction, turns: number): Direction {
  return ((((direction + turns) % 4) + 4) % 4) as Direction;
}

/** The connector on a side of a tile that lies so turned. */
export function connectorAt(tile: TileReference, turn: number, side: Direction): number {
  return tile.connectors[turned(side, -turn)] ?? SMOOTH;
}

/** Whether two connectors hold each other. */
export function joins(one: number, other: number): boolean {
  return one !== SMOOTH && other !== SMOOTH && (one === other || one === UNIVERSAL || other === UNIVERSAL);
}

/** Whether two sides may touch. */
export function fits(one: number, other: number): boolean {
  return joins(one, other) || (one === SMOOTH && other === SMOOTH);
}

export function isCannon(tile: TileReference): boolean {
  return tile.kind.endsWith("cannon");
}

export function isEngine(tile: TileReference): boolean {
  return tile.kind.endsWith("engine");
}

/** Where a tile so turned needs a free space: before a barrel, behind an engine. */
export function mouthOf(tile: TileReference, turn: number): Direction | null {
  if (isCannon(tile)) return turned(0, turn);
  return isEngine(tile) ? turned(2, turn) : null;
}

/** The two sides that a shield so turned covers. */
export function covers(turn: number): [Direction, Direction] {
  return [turned(0, turn), turned(1, turn)];
}

/** The chart of politics as it is drawn: rings around the square where the disk starts, as neighbours say. */
import type { SquareReference } from "../../generated/frontier";

export interface Placed {
  square: SquareReference;
  /** From the middle, between -1 and 1. */
  x: number;
  y: number;
}

/** How far from the middle each ring is; squares farther away share the last one. */
const RINGS = [0, 0.54, 1];

/** The first square in the middle, its neighbours around it, and farther ones outside of those they are next to. */
export function laidOut(squares: readonly SquareReference[]): Placed[] {
  const angles = new Map<string, number>();
  const found: Placed[] = [];
  function place(square: SquareReference, ring: number, angle: number): void {
    const reach = RINGS[Math.min(ring, RINGS.length - 1)] ?? 1;
    angles.set(square.square, angle);
    found.push({ square, x: reach * Math.sin(angle), y: -reach * Math.cos(angle) });
  }
  const [middle] = squares;
  if (middle === undefined) return [];
  const around = middle.next.map((id) => squares.find(({ square }) => square === id)).filter((each) => each !== undefined);
  place(middle, 0, 0);
  // the first two stand on either side of the top, so that what lies between them is uppermost
  around.forEach((square, at) => place(square, 1, ((at - 0.5) / around.length) * 2 * Math.PI));
  for (let ring = 2; found.length < squares.length; ring++) {
    const placed = new Set(angles.keys());
    const outside = squares.filter(({ square, next }) => !placed.has(square) && next.some((id) => placed.has(id)));
    if (outside.length === 0) break;
    for (const square of outside) {
      place(square, ring, between(square.next.filter((id) => placed.has(id)).map((id) => angles.get(id) ?? 0)));
    }
  }
  return found;
}

/** Every pair of neighbours once. */
export function links(placed: readonly Placed[]): [Placed, Placed][] {
  return placed.flatMap((one, at) =>
    placed.slice(at + 1).filter(({ square }) => one.square.next.includes(square.square)).map((other): [Placed, Placed] => [one, other]),
  );
}

/** The direction in the middle of others. */
function between(angles: readonly number[]): number {
  const across = angles.reduce((sum, angle) => sum + Math.sin(angle), 0);
  const up = angles.reduce((sum, angle) => sum + Math.cos(angle), 0);
  return Math.atan2(across, up);
}

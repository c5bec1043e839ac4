/** Where the card about a space stands: beside it, or where there is no room below or above it, never over it. */
import type { Size } from "./camera";

export const WIDTH = 264;
const EDGE = 8;

export function beside(at: { x: number; y: number; gap: number }, { width, height }: Size, own: number): { left: number; top: number } {
  const right = at.x + at.gap;
  const left = at.x - at.gap - WIDTH;
  const middle = within(at.y - own / 2, own, height);
  if (right + WIDTH + EDGE <= width) return { left: right, top: middle };
  if (left >= EDGE) return { left, top: middle };
  const below = at.y + at.gap;
  const top = below + own + EDGE <= height ? below : at.y - at.gap - own;
  return { left: within(at.x - WIDTH / 2, WIDTH, width), top: within(top, own, height) };
}

/** As near as it gets to there without leaving the map. */
function within(start: number, length: number, whole: number): number {
  return Math.min(Math.max(start, EDGE), Math.max(whole - length - EDGE, EDGE));
}

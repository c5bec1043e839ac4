/** The flight track, as it is drawn. */

/** The space of the track a position is on. */
export function spaceOf(position: number, track: number): number {
  return ((position % track) + track) % track;
}

export interface Point {
  x: number;
  y: number;
}

/**
 * The spaces of the track around a rectangle of so many columns, clockwise; the start lies in the upper edge. `angle`
 * is the way ahead, in degrees.
 */
export function circuit(track: number, columns: number): (Point & { angle: number })[] {
  const rows = track / 2 + 2 - columns;
  const spaces: (Point & { angle: number })[] = [];
  for (let x = 0; x < columns; x++) spaces.push({ x, y: 0, angle: 0 });
  for (let y = 1; y < rows - 1; y++) spaces.push({ x: columns - 1, y, angle: 90 });
  for (let x = columns - 1; x >= 0; x--) spaces.push({ x, y: rows - 1, angle: 180 });
  for (let y = rows - 2; y > 0; y--) spaces.push({ x: 0, y, angle: 270 });
  const start = Math.floor(columns / 2);
  return spaces.map((_, space) => spaces[(space + start) % track] ?? { x: 0, y: 0, angle: 0 });
}

export function rowsOf(track: number, columns: number): number {
  return track / 2 + 2 - columns;
}

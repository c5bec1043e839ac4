/** The strip of fuel as it is drawn. */

/** For each tank of a row its steps, and which of them are left. The row says how many steps 0, 1, 2 ... tanks are. */
export function tanksOf(row: readonly number[], steps: number): boolean[][] {
  return row.slice(1).map((total, place) => {
    const before = row[place] ?? 0;
    return Array.from({ length: total - before }, (_, step) => before + step < steps);
  });
}

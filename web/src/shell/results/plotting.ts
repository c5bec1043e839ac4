/** Where things lie in a plot. */

/** Round figures that span these values: the lowest, the highest, and the steps between. */
export function scale(values: readonly number[], steps = 4): { low: number; high: number; ticks: number[] } {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const rough = Math.max((most - least) / steps, 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((each) => each * size).find((each) => each >= rough) ?? rough;
  const low = Math.floor(least / step) * step;
  const high = Math.max(Math.ceil(most / step) * step, low + step);
  const count = Math.round((high - low) / step);
  return { low, high, ticks: Array.from({ length: count + 1 }, (_, number) => low + number * step) };
}

/** How often each place was reached, from the first to the last there was. */
export function placeCounts(places: readonly number[]): number[] {
  const last = Math.max(0, ...places);
  return Array.from({ length: last }, (_, at) => places.filter((place) => place === at + 1).length);
}

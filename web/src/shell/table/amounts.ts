/** Which numbers of a range deserve a button of their own. */
const MOST_CHIPS = 3;

/** All of a short range; of a long one the lowest two and the highest. */
export function usefulAmounts(lo: number, hi: number): number[] {
  if (hi - lo < MOST_CHIPS) return range(lo, hi);
  return [lo, lo + 1, hi];
}

function range(lo: number, hi: number): number[] {
  return Array.from({ length: Math.max(0, hi - lo + 1) }, (_, step) => lo + step);
}

/** What was paid for upgrades in this game. */
import type { OutpostView } from "../../generated/outpost";

export interface Paid {
  id: string;
  /** From the least to the most. */
  range: string;
  /** How many were sold. */
  number: number;
}

export function paidFor(view: OutpostView): Paid[] {
  return Object.entries(view.prices).map(([id, paid]) => {
    const [least, most] = [Math.min(...paid), Math.max(...paid)];
    return { id, range: least === most ? String(least) : `${least}–${most}`, number: paid.length };
  });
}

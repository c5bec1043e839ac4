/** Which cards to pay with: no change is given, so the cheapest payment is the one that loses least. */

/** Something besides money that the payment must hold: research cards for a new chemicals factory. */
export interface Extra {
  weights: number[];
  least: number;
}

interface Pile {
  total: number;
  number: number;
  places: number[];
}

/**
 * The places of the cards that pay `due` with the least loss; of equal payments the one with the fewest cards, and of
 * those the one that keeps later cards. Null if they are not worth enough. The server suggests the same.
 */
export function cheapest(values: number[], due: number, extra: Extra = { weights: [], least: 0 }): number[] | null {
  const best = new Map<string, Pile & { extra: number }>([["0 0", { total: 0, number: 0, places: [], extra: 0 }]]);
  values.forEach((value, place) => {
    for (const pile of [...best.values()]) {
      if (pile.total >= due && pile.extra >= extra.least) continue;
      const next = {
        total: pile.total + value,
        number: pile.number + 1,
        places: [...pile.places, place],
        extra: Math.min(extra.least, pile.extra + (extra.weights[place] ?? 0)),
      };
      const key = `${next.total} ${next.extra}`;
      const known = best.get(key);
      if (known === undefined || before(next, known)) best.set(key, next);
    }
  });
  let found: Pile | null = null;
  for (const pile of best.values()) {
    if (pile.total >= due && pile.extra >= extra.least && (found === null || better(pile, found))) found = pile;
  }
  return found?.places ?? null;
}

function better(one: Pile, other: Pile): boolean {
  return one.total !== other.total ? one.total < other.total : before(one, other);
}

/** Of two piles worth the same: fewer cards, then earlier ones. */
function before(one: Pile, other: Pile): boolean {
  if (one.number !== other.number) return one.number < other.number;
  const at = one.places.findIndex((place, index) => place !== other.places[index]);
  return at >= 0 && (one.places[at] ?? 0) < (other.places[at] ?? 0);
}

/** What the cards at these places are worth. */
export function sum(values: number[], places: number[]): number {
  return places.reduce((total, place) => total + (values[place] ?? 0), 0);
}

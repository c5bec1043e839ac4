/** What is on sale, each kind once. */
import type { OutpostReference, OutpostView, UpgradeReference } from "../../generated/outpost";
import { upgradeOf } from "./lookup";

export interface Offer {
  upgrade: UpgradeReference;
  /** Copies on sale. */
  number: number;
  /** Copies that may still come; unknown for Kickers, which lie in a common pile. */
  left: number | null;
}

/** The market by number; the Kicker cards after the others. */
export function offers(view: OutpostView, reference: OutpostReference): Offer[] {
  return [...grouped(view.market, view, reference), ...grouped(view.kickers, view, reference)];
}

/** The places of these on the table: each keeps its own, and what was sold leaves a gap, until new ones are laid out. */
export function keepPlaces(before: string[], now: string[]): string[] {
  return now.length > 0 && now.every((id) => before.includes(id)) ? before : now;
}

function grouped(ids: string[], view: OutpostView, reference: OutpostReference): Offer[] {
  return [...new Set(ids)].flatMap((id) => {
    const upgrade = upgradeOf(reference, id);
    if (upgrade === undefined) return [];
    const number = ids.filter((each) => each === id).length;
    return [{ upgrade, number, left: upgrade.kicker ? null : (view.stock[upgrade.id] ?? 0) }];
  });
}

/** Upgrades that may still come, with what is left of each; and those that are gone for good. */
export function stockOf(view: OutpostView, reference: OutpostReference): { left: [string, number][]; gone: string[] } {
  const plain = reference.upgrades.filter((upgrade) => !upgrade.kicker);
  const numbers = plain.map(({ id }): [string, number] => [id, view.stock[id] ?? 0]);
  return {
    left: numbers.filter(([, number]) => number > 0),
    gone: numbers.filter(([id, number]) => number === 0 && !view.market.some((each) => each === id)).map(([id]) => id),
  };
}

/** What may come next, the likeliest first. */
export function oddsOf(view: OutpostView): [string, number][] {
  return Object.entries(view.market_odds ?? {}).sort((one, other) => other[1] - one[1]);
}

/** Production cards are numbers: hundreds say the resource, the rest the value; from 1000 mega cards, from 2000 debts. */

import type { OutpostReference } from "../../generated/outpost";
import type { Message } from "../../generated/protocol";

const MEGA = 1000;
const PROMISE = 2000;

export interface ProductionCard {
  code: number;
  resource: string;
  value: number;
  kind: "card" | "mega" | "promise";
  /** How many cards it stands for: a mega card for four, a debt for those that are missing. */
  number: number;
}

export function readCard(code: number, reference: Pick<OutpostReference, "resources">): ProductionCard {
  const { id: resource = "", average = 0 } = reference.resources[(Math.floor(code / 100) % 10) - 1] ?? {};
  const rest = code % 100;
  if (code >= PROMISE) return { code, resource, value: rest * average, kind: "promise", number: rest };
  return { code, resource, value: rest, kind: code >= MEGA ? "mega" : "card", number: code >= MEGA ? 4 : 1 };
}

/** A card in words. */
export function cardMessage({ kind, resource, value, number }: ProductionCard): Message {
  return [kind === "mega" ? "mega-card" : kind, { resource, value, number }];
}

/** Cards by resource, in the order of the hand. */
export function byResource(cards: ProductionCard[]): [string, ProductionCard[]][] {
  const groups = new Map<string, ProductionCard[]>();
  for (const card of cards) groups.set(card.resource, [...(groups.get(card.resource) ?? []), card]);
  return [...groups];
}

/** For every card of the hand its place among the items of a question, or -1: equal cards are matched in order. */
export function placesOf(hand: number[], items: readonly unknown[]): number[] {
  const free = items.map((_, place) => place);
  return hand.map((code) => {
    const at = free.findIndex((place) => items[place] === code);
    return at < 0 ? -1 : (free.splice(at, 1)[0] ?? -1);
  });
}

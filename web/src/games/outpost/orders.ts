/** Standing orders of an auction: bid up to a limit, or pass whatever the others bid. */
import type { StandingOrder } from "../../generated/protocol";

const PROMPT = "prompt-bid";

export interface Occasion {
  upgrade: string;
  round: number;
  /** Copies on sale: two auctions of a kind in one round differ in it. */
  left: number;
}

export function bidUpTo(occasion: Occasion, most: number): StandingOrder {
  return { prompt: PROMPT, params: { ...occasion }, most, otherwise: ["pass"] };
}

export function alwaysPass(occasion: Occasion): StandingOrder {
  return { prompt: PROMPT, params: { ...occasion }, otherwise: ["pass"] };
}

/** What has been ordered for this auction. */
export function orderFor(orders: StandingOrder[], occasion: Occasion): StandingOrder | null {
  return orders.find((order) => concerns(order, occasion)) ?? null;
}

/** All orders, with this one for the occasion in place of an earlier one; null withdraws it. */
export function replaced(orders: StandingOrder[], occasion: Occasion, order: StandingOrder | null): StandingOrder[] {
  const others = orders.filter((each) => !concerns(each, occasion));
  return order === null ? others : [...others, order];
}

function concerns(order: StandingOrder, occasion: Occasion): boolean {
  const { upgrade, round, left } = order.params;
  return order.prompt === PROMPT && upgrade === occasion.upgrade && round === occasion.round && left === occasion.left;
}

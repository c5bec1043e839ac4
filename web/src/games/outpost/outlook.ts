/** What the drafted answer leads to, in numbers: shown on the track, in the hand and under the prompt. */
import type { ColonyView, OutpostReference, OutpostView } from "../../generated/outpost";
import type { Message, Option, Question } from "../../generated/protocol";
import { researchWorth, placesOf, type ProductionCard } from "./cards";
import { cheapest, sum } from "./payment";
import { cardPoints, factoryPoints, handOf, outputWith, pointsWith, resourceOf, upgradeOf, worthOf, type Counts } from "./worth";

export interface Outlook {
  /** One line of words, if there is something to say. */
  message: Message | null;
  /** Cards of the hand that would go, by their places in it. */
  cards: number[];
  /** Points if all goes well; null: they do not change. */
  points: number | null;
  /** The upgrade those points come with. */
  upgrade: string | null;
  /** What the hand would be afterwards. */
  rest: { number: number; worth: number } | null;
}

/** The parts of a draft that matter here. */
export interface Drafted {
  option: Option | null;
  chosen: number[];
  amount: number;
}

export const NOTHING: Outlook = { message: null, cards: [], points: null, upgrade: null, rest: null };

export function outlook(
  view: OutpostView,
  reference: OutpostReference,
  seat: number | null,
  question: Question | null,
  draft: Drafted,
): Outlook {
  const colony = seat === null ? undefined : view.colonies[seat];
  if (colony === undefined || question === null) return NOTHING;
  if (draft.option !== null) return ofOption(view, reference, colony, draft.option);
  if (question.shape === "amount") return ofAmount(view, reference, colony, question, draft.amount);
  if (question.shape === "subset") return ofSubset(reference, colony, question, draft.chosen);
  return NOTHING;
}

// plain answers

function ofOption(view: OutpostView, reference: OutpostReference, colony: ColonyView, option: Option): Outlook {
  const [verb, what] = option.action as [string, string?];
  if (verb === "auction" && what !== undefined) return ofBid(reference, colony, what, upgradeOf(reference, what)?.cost ?? 0);
  if (verb === "honour" && view.auction !== null) return ofBid(reference, colony, view.auction.upgrade, view.auction.bid);
  if (verb === "build" && what !== undefined) return ofPurchase(reference, colony, 1, costOf(reference, what), what);
  if (verb === "recruit") return ofPurchase(reference, colony, 1, colony.colonist_cost);
  if (verb === "robots") return ofPurchase(reference, colony, 1, reference.robot_cost);
  if (verb === "internalise") return { ...NOTHING, message: ["board-internalise", {}] };
  if (verb === "pass" && view.auction !== null) return { ...NOTHING, message: ifYouPass(view) };
  return NOTHING;
}

/** Who gets what is on the block if nobody else bids, and for how much. */
export function ifYouPass(view: OutpostView): Message | null {
  const auction = view.auction;
  if (auction?.bidder == null) return null;
  const discount = view.colonies[auction.bidder]?.discounts[auction.upgrade] ?? 0;
  const { bidder: seat, bid, upgrade } = auction;
  return ["board-if-you-pass", { seat, bid, discount, upgrade, paid: Math.max(0, bid - discount) }];
}

// numbers

function ofAmount(
  view: OutpostView,
  reference: OutpostReference,
  colony: ColonyView,
  question: Question,
  amount: number,
): Outlook {
  if (amount < question.lo || amount > question.hi) return NOTHING;
  if (question.verb === "bid" && view.auction !== null) return ofBid(reference, colony, view.auction.upgrade, amount);
  if (question.verb === "number") {
    const cost = Number(question.prompt[1].cost);
    const factory = reference.resources.find(({ id }) => `${id}_factory` === question.prompt[1].factory);
    return ofPurchase(reference, colony, amount, cost, factory?.id);
  }
  if (question.verb === "commit") return { ...NOTHING, message: ["board-commit-rest", rest(colony, amount)] };
  return NOTHING;
}

function rest(colony: ColonyView, due: number): { value: number; left: number } {
  return { value: due, left: (colony.credits ?? 0) - due };
}

function ofBid(reference: OutpostReference, colony: ColonyView, upgrade: string, bid: number): Outlook {
  const discount = discountOf(colony, upgrade);
  const due = Math.max(0, bid - discount);
  const points = pointsWith(colony, reference, upgrade);
  return { ...paying(reference, colony, due, "bid", { bid, discount }), points, upgrade };
}

function discountOf(colony: ColonyView, upgrade: string): number {
  const discounts: Counts = colony.discounts;
  return discounts[upgrade] ?? 0;
}

function ofPurchase(
  reference: OutpostReference,
  colony: ColonyView,
  number: number,
  cost: number,
  factory?: string,
): Outlook {
  const research = resourceOf(reference, factory ?? "")?.factory?.research ?? 0;
  return paying(reference, colony, number * cost, "number", { number, cost }, number * research);
}

function costOf(reference: OutpostReference, resource: string): number {
  return resourceOf(reference, resource)?.factory?.cost ?? 0;
}

/** A payment of this sum with the cheapest cards, or from the purse. */
function paying(
  reference: OutpostReference,
  colony: ColonyView,
  due: number,
  what: "bid" | "number",
  params: Record<string, number>,
  research = 0,
): Outlook {
  const credits = colony.credits ?? 0;
  if (colony.cards === null) {
    return { ...NOTHING, message: [`board-${what}-purse`, { ...params, due, left: credits - due }] };
  }
  const hand = handOf(colony, reference);
  const values = hand.map((card) => card.value);
  const cards = cheapest(values, due, { weights: hand.map(researchWorth), least: research });
  if (cards === null) return { ...NOTHING, message: [`board-${what}-beyond`, { ...params, due, credits }] };
  return paid(what, params, hand, cards, due);
}

function paid(
  what: "bid" | "number" | "pay",
  params: Record<string, number>,
  hand: ProductionCard[],
  cards: number[],
  due: number,
): Outlook {
  const values = hand.map((card) => card.value);
  const worth = sum(values, cards);
  const left = { number: hand.length - cards.length, worth: sum(values, [...values.keys()]) - worth };
  const figures = { ...params, due, paid: worth, count: cards.length, lost: worth - due };
  return { ...NOTHING, message: [`board-${what}-cards`, figures], cards, rest: left };
}

// cards and factories

function ofSubset(reference: OutpostReference, colony: ColonyView, question: Question, chosen: number[]): Outlook {
  if (question.verb === "assign") return ofAssignment(reference, colony, question, chosen);
  if (question.verb === "mega") return ofMega(reference, question, chosen);
  const hand = handOf(colony, reference);
  const places = placesOf(
    hand.map((card) => card.code),
    question.items.map((item) => item.item),
  );
  const cards = places.flatMap((place, at) => (place >= 0 && chosen.includes(place) ? [at] : []));
  if (question.verb === "pay") return ofPayment(question, hand, cards);
  const values = hand.map((card) => card.value);
  const value = sum(values, cards);
  const left = { number: hand.length - cards.length, worth: (colony.credits ?? 0) - value };
  const key = question.verb === "commit" ? "board-commit-cards" : "board-discard-cards";
  return { ...NOTHING, message: [key, { count: cards.length, value, left: left.worth }], cards, rest: left };
}

function ofPayment(question: Question, hand: ProductionCard[], cards: number[]): Outlook {
  const due = question.needs[0]?.least ?? 0;
  const values = hand.map((card) => card.value);
  const short = due - sum(values, cards);
  if (short > 0) return { ...NOTHING, message: ["board-pay-short", { due, short }], cards };
  return paid("pay", {}, hand, cards, due);
}

/** The factories that would be operated, by resource. */
export function operatedBy(question: Question, chosen: number[]): Counts {
  const operated: Counts = {};
  for (const place of chosen) {
    const resource = String(question.items[place]?.item);
    operated[resource] = (operated[resource] ?? 0) + 1;
  }
  return operated;
}

function ofAssignment(reference: OutpostReference, colony: ColonyView, question: Question, chosen: number[]): Outlook {
  const operated = operatedBy(question, chosen);
  const points = cardPoints(colony, reference) + factoryPoints(operated, reference);
  const output = outputWith(colony, reference, operated);
  const message: Message = [
    "board-assign-brings",
    { points, change: points - colony.points, worth: worthOf(output, reference), output },
  ];
  return { ...NOTHING, message, points: points === colony.points ? null : points };
}

function ofMega(reference: OutpostReference, question: Question, chosen: number[]): Outlook {
  const counts = operatedBy(question, chosen);
  const gain = reference.resources.reduce(
    (all, { id, mega, average }) => all + (counts[id] ?? 0) * (mega - 4 * average),
    0,
  );
  return { ...NOTHING, message: ["board-mega-gain", { number: chosen.length, gain }] };
}

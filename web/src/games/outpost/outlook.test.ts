import { describe, expect, it } from "vitest";
import type { ColonyView, OutpostReference, OutpostView } from "../../generated/outpost";
import type { Message, Question } from "../../generated/protocol";
import { alwaysPass, bidUpTo, orderFor, replaced } from "./orders";
import { outlook, type Drafted, type Outlook } from "./outlook";
import { pointsWith, slotsOf } from "./worth";

const factory = (cost: number, vp: number, research = 0): object => ({ cost, vp, needs: null, research });
const plain = { special: null, free_factory: null, produces: null, extra_half: null };
const reference = {
  resources: [
    { id: "ore", average: 3, mega: 0, factory: factory(10, 1), special: null },
    { id: "water", average: 7, mega: 30, factory: factory(20, 1), special: null },
    { id: "titanium", average: 10, mega: 44, factory: factory(30, 2), special: null },
    { id: "research", average: 13, mega: 0, factory: factory(30, 2), special: null },
    { id: "new_chemicals", average: 20, mega: 88, factory: factory(60, 3, 1), special: null },
    { id: "moon_ore", average: 50, mega: 0, factory: null, special: "moon_base" },
  ],
  upgrades: [
    { ...plain, id: "laboratory", cost: 80, vp: 5, free_factory: "research" },
    { ...plain, id: "scientists", cost: 40, vp: 2, produces: "research" },
    { ...plain, id: "moon_base", cost: 200, vp: 20, special: "moon_ore" },
  ],
  robot_cost: 10,
} as unknown as OutpostReference;

const colony = {
  seat: 0,
  points: 14,
  upgrades: { scientists: 1 },
  factories: { ore: 2, water: 3, titanium: 2 },
  operated: { ore: 2, water: 3, titanium: 2 },
  colonists: 6,
  usable_robots: 1,
  discounts: { laboratory: 10 },
  colonist_cost: 10,
  credits: 81,
  cards: {},
  hand: [102, 103, 104, 206, 207, 208, 209, 309, 310, 311, 312],
} as unknown as ColonyView;
const rival = { seat: 1, discounts: { laboratory: 20 } } as unknown as ColonyView;
const view = {
  colonies: [colony, rival],
  auction: { upgrade: "laboratory", bid: 88, bidder: 1, asked: 0, stop: 1 },
} as unknown as OutpostView;

const ask = (question: Partial<Question>): Question => ({ options: [], closed: [], items: [], needs: [], ...question }) as Question;
const look = (question: Partial<Question>, draft: Partial<Drafted>, at = view): Outlook =>
  outlook(at, reference, 0, ask(question), { option: null, chosen: [], amount: 0, ...draft });

describe("what an answer leads to", () => {
  it("a bid: what it costs after the discount, with which cards, and the points", () => {
    const ahead = look({ shape: "amount", verb: "bid", lo: 89, hi: 91 }, { amount: 89 });
    expect(ahead.message).toEqual([
      "board-bid-cards",
      { bid: 89, discount: 10, due: 79, paid: 79, count: 10, lost: 0 },
    ]);
    expect(ahead).toMatchObject({ points: 20, upgrade: "laboratory", rest: { number: 1, worth: 2 } });
    expect(ahead.cards).not.toContain(0);
  });

  it("a pass: what the highest bidder pays", () => {
    const ahead = look({ shape: "amount" }, { option: { action: ["pass"], label: ["action-pass", {}] } });
    expect(ahead.message?.[1]).toMatchObject({ seat: 1, paid: 68 });
  });

  it("bidding no more: what that means", () => {
    const option = { action: ["internalise"], label: ["action-internalise", {}] as Message };
    expect(look({ shape: "choice" }, { option }).message).toEqual(["board-internalise", {}]);
  });

  it("money: what stays in the purse", () => {
    const rich = { ...view, colonies: [{ ...colony, cards: null, hand: [] }, rival] };
    const ahead = look({ shape: "amount", verb: "bid", lo: 89, hi: 91 }, { amount: 90 }, rich);
    expect(ahead.message).toEqual(["board-bid-purse", { bid: 90, discount: 10, due: 80, left: 1 }]);
  });

  it("a payment that is not enough yet", () => {
    const items = colony.hand?.map((item) => ({ item, label: ["card", {}] })) as Question["items"];
    const needs = [{ name: "need-credits", weights: [], least: 10, most: -1, tight: false }];
    expect(look({ shape: "subset", verb: "pay", items, needs }, { chosen: [0, 3] }).message).toEqual([
      "board-pay-short",
      { due: 10, short: 2 },
    ]);
    expect(look({ shape: "subset", verb: "pay", items, needs }, { chosen: [1, 3, 4] })).toMatchObject({ cards: [1, 3, 4] });
  });

  it("operators: the points and what is produced", () => {
    const items = ["ore", "water", "titanium"].map((item) => ({ item, label: [item, {}] })) as Question["items"];
    const ahead = look({ shape: "subset", verb: "assign", items }, { chosen: [1, 2] });
    expect(ahead.message?.[1]).toMatchObject({ points: 8, worth: 30, output: { water: 1, titanium: 1, research: 1 } });
  });
});

describe("points after winning", () => {
  it("counts a free factory only as far as somebody can work there", () => {
    expect(pointsWith(colony, reference, "laboratory")).toBe(14 + 5 + 1);
    expect(pointsWith({ ...colony, colonists: 7 }, reference, "laboratory")).toBe(14 + 5 + 2);
    expect(pointsWith(colony, reference, "moon_base")).toBe(14 + 20 - 1);
  });
});

it("colonists go where robots may not", () => {
  const base = { ...colony, factories: { ore: 1, moon_ore: 1 }, colonists: 1, usable_robots: 1 };
  expect(slotsOf(base, reference, [true, true]).map((slot) => slot.operator)).toEqual(["robot", "colonist"]);
});

it("a standing order is replaced, found and withdrawn by its occasion", () => {
  const one = { upgrade: "laboratory", round: 7, left: 1 };
  const other = { ...one, left: 2 };
  const orders = replaced([bidUpTo(one, 90)], other, alwaysPass(other));
  expect(orderFor(orders, one)?.most).toBe(90);
  expect(orderFor(orders, other)?.most).toBeUndefined();
  expect(replaced(orders, one, null)).toEqual([alwaysPass(other)]);
});

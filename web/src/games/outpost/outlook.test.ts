import { describe, expect, it, vi } from "vitest";
import type { Outlook } from "../../generated/outpost";
import type { Previewed, Question } from "../../generated/protocol";
import { Draft } from "../../shell/table/draft.svelte";
import { alwaysPass, bidUpTo, orderFor, replaced } from "./orders";
import { outlookOf, shortOf, wordsOf } from "./outlook";

const nothing: Outlook = {
  payment: null,
  spent: null,
  sale: null,
  upgrade: null,
  points: null,
  production: null,
  gain: null,
  attack: null,
  internalises: false,
};
const bill = { price: 89, number: 1, discount: 10, due: 79, lost: 0 };
const spent = { cards: [103, 207], value: 79, left: 2, cards_left: 1 };

function drafted(question: Partial<Question>): Draft {
  const draft = new Draft(() => undefined);
  draft.ask({ options: [], closed: [], items: [], needs: [], asked: 1, ...question } as unknown as Question);
  return draft;
}

describe("what an answer leads to", () => {
  const keys = (ahead: Partial<Outlook>): string[] => wordsOf({ ...nothing, ...ahead }).map(([key]) => key);

  it("a bid: what it costs, with which cards, and the points", () => {
    const words = wordsOf({ ...nothing, payment: bill, spent, upgrade: "laboratory", points: 20 });
    expect(words.map(([key]) => key)).toEqual(["preview-pay-cards", "preview-points-if-won"]);
    expect(words[0]?.[1]).toMatchObject({ due: 79, discount: 10, count: 2, lost: 0 });
  });

  it("coin, and more than there is", () => {
    expect(keys({ payment: bill, spent: { ...spent, cards: [] } })).toEqual(["preview-pay-coin"]);
    expect(keys({ payment: bill })).toEqual(["preview-pay-beyond"]);
    expect(keys({ spent })).toEqual(["preview-spent-cards"]);
  });

  it("whatever else it changes, and nothing", () => {
    expect(keys({ sale: { seat: 1, bid: 88, discount: 0, due: 88 } })).toEqual(["preview-sale"]);
    expect(keys({ points: 8, production: { cards: { ore: 2 }, worth: 6 } })).toEqual(["preview-at-work"]);
    expect(keys({ gain: 0 })).toEqual(["preview-gain"]);
    expect(keys({ attack: { attack: 30, needed: 40 } })).toEqual(["preview-attack"]);
    expect(keys({ internalises: true })).toEqual(["preview-internalises"]);
    expect(keys({})).toEqual([]);
  });

  it("is what the rules say of the draft", () => {
    const draft = drafted({ shape: "amount", verb: "bid", lo: 89, hi: 91 });
    const told = (preview: object): Previewed => ({ type: "previewed", id: "", preview: { ...preview } });
    const preview = vi.fn(() => told({ ...nothing, payment: bill }));
    expect(outlookOf({ draft, preview })?.payment).toEqual(bill);
    expect(preview).toHaveBeenCalledWith(["bid", 89]);
    expect(outlookOf({ draft, preview: () => told({}) })).toBeNull();
    expect(outlookOf({ draft, preview: () => null })).toBeNull();
  });

  it("a payment that is not enough yet", () => {
    const items = [103, 207].map((item) => ({ item, label: ["card", {}] })) as Question["items"];
    const needs = [{ name: "need-credits", weights: [3, 7], least: 8, most: -1, tight: false }];
    const draft = drafted({ shape: "subset", verb: "pay", items, needs, lo: 1, hi: 2 });
    draft.toggle(0);
    expect(shortOf(draft)).toEqual(["board-pay-short", { due: 8, short: 5 }]);
    draft.toggle(1);
    expect(shortOf(draft)).toBeNull();
  });
});

it("a standing order is replaced, found and withdrawn by its occasion", () => {
  const one = { upgrade: "laboratory", round: 7, left: 1 };
  const other = { ...one, left: 2 };
  const orders = replaced([bidUpTo(one, 90)], other, alwaysPass(other));
  expect(orderFor(orders, one)?.most).toBe(90);
  expect(orderFor(orders, other)?.most).toBeUndefined();
  expect(replaced(orders, one, null)).toEqual([alwaysPass(other)]);
});

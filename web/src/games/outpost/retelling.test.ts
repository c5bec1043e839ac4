import { expect, it } from "vitest";
import type { Message } from "../../generated/protocol";
import { retell } from "./retelling";

const card = (resource: string, value: number): Message => ["card", { resource, value }];
const mega: Message = ["mega-card", { resource: "water", value: 30 }];
const told = (key: string, params: Record<string, unknown>): Message => retell({ key, params, action: 7 });

it("says the resource once for the cards that lie side by side", () => {
  const cards = [card("ore", 3), card("water", 6), card("water", 6), mega, card("water", 8)];
  expect(told("discarded", { seat: 1, cards })).toEqual([
    "discarded",
    {
      seat: 1,
      cards: [
        ["log-cards", { resource: "ore", values: "3" }],
        ["log-cards", { resource: "water", values: "6 6" }],
        mega,
        ["log-cards", { resource: "water", values: "8" }],
      ],
    },
  ]);
  expect(cards).toHaveLength(5);
});

it("says what was paid in all only where that is more than was due", () => {
  const params = { seat: 1, due: 9, cards: [card("ore", 3), card("water", 6)] };
  expect(told("pays", { ...params, paid: 9 })[0]).toBe("log-pays");
  expect(told("pays", { ...params, due: 8, paid: 9 })[0]).toBe("pays");
});

it("leaves everything else as it is", () => {
  expect(told("bids", { seat: 1, bid: 40 })).toEqual(["bids", { seat: 1, bid: 40 }]);
  expect(told("produced", { seat: 1, cards: { ore: 2 } })).toEqual(["produced", { seat: 1, cards: { ore: 2 } }]);
});

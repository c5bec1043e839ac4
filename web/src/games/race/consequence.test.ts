/** What the rules say of an answer becomes sentences. */
import { describe, expect, it } from "vitest";
import type { Placing, ThreatView } from "../../generated/race";
import type { Message, Option, Question } from "../../generated/protocol";
import { consequence } from "./consequence";
import { CREDITS, LEAGUE, player, reference, REBELS, table } from "./fixtures";

function lines(prompt: string, hints: object, action: unknown[]): Message[] {
  const option = { action } as Option;
  const question = { prompt: [prompt, {}], hints, options: [option], shape: "choice" } as unknown as Question;
  return consequence(table([player(0, [])]), reference, 0, question, option, [], 0);
}

const price: Placing = { printed: 6, less: [], due: 6, strength: null, instead: null, points: 4 };

describe("placing", () => {
  it("says what makes it cheaper, and what it is worth", () => {
    const less = [{ card: CREDITS, number: 1 }, { card: null, number: 1 }];
    expect(lines("prompt-develop", { placing: { [LEAGUE]: { ...price, less, due: 4 } } }, ["place", LEAGUE])).toEqual([
      [
        "preview-pay",
        {
          printed: 6,
          due: 4,
          reductions: 2,
          less: [["preview-less", { number: 1, what: "credits" }], ["preview-less-action", { number: 1 }]],
        },
      ],
      ["preview-score", { points: 4 }],
    ]);
  });

  it("says what strength a military world takes, and what it would cost instead", () => {
    const placing = { [REBELS]: { ...price, printed: 5, strength: 3, due: 2, instead: 4 } };
    expect(lines("prompt-second", { placing, threats: [] }, ["place", REBELS]).slice(0, 2)).toEqual([
      ["preview-conquer", { defence: 5, strength: 3, missing: 2 }],
      ["preview-pay-instead", { number: 4 }],
    ]);
  });
});

it("says how a takeover would end", () => {
  const numbers = { attack: 4, defence: 6, own_reserve: 2, reserve: 1, missing: 2, outlook: "short" } as const;
  const threat: ThreatView = { power: LEAGUE, world: REBELS, owner: 1, ...numbers };
  expect(lines("prompt-takeover", { threats: [threat] }, ["takeover", LEAGUE, REBELS])).toEqual([
    ["preview-attack", { attack: 4, defence: 6 }],
    ["preview-short", { missing: 2, more: 2, reserve: 1 }],
  ]);
});

it("says what a trade without bonuses brings, and all goods together", () => {
  const goods = { "4": { points: 0, cards: 3, all_points: 2, all_cards: 3 } };
  expect(lines("prompt-trade-plain", { goods }, ["trade", 4])).toEqual([
    ["preview-brings", { gain: [["gain-cards", { n: 3 }]] }],
    ["preview-in-all", { gain: [["gain-vp", { n: 2 }], ["gain-cards", { n: 3 }]] }],
  ]);
});

it("says what is left to pay with a power", () => {
  const powers = { [CREDITS]: { least: 2, most: 2 }, [LEAGUE]: { least: null, most: null } };
  expect(lines("prompt-pay", { powers }, ["use", CREDITS])).toEqual([["preview-to-pay", { number: 2 }]]);
  expect(lines("prompt-conquer", { powers }, ["use", LEAGUE])).toEqual([["preview-more-powers", {}]]);
});

it("says how likely a bet is to win", () => {
  expect(lines("prompt-ante", { chances: { [CREDITS]: 68 } }, ["ante", CREDITS])).toEqual([["preview-chance", { chance: 68 }]]);
});

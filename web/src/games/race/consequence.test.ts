/** What the rules say of an answer becomes sentences. */
import { describe, expect, it } from "vitest";
import type { Placing, ThreatView } from "../../generated/race";
import type { Message, Option, Question } from "../../generated/protocol";
import { consequence } from "./consequence";
import { CREDITS, LEAGUE, player, reference, REBELS, table } from "./fixtures";

function lines(prompt: string, hints: object, action: unknown[]): Message[] {
  const option = { action } as Option;
  const question = { prompt: [prompt, {}], hints, options: [option], shape: "choice" } as unknown as Question;
  return consequence(table([player(0, [])]), reference, 0, question, option, []);
}

const price: Placing = { printed: 6, less: [], due: 6, strength: null, instead: null, points: 4 };

describe("placing", () => {
  it("says what makes it cheaper, and what it is worth", () => {
    const less = [{ card: CREDITS, number: 1 }, { card: null, number: 1 }];
    expect(lines("prompt-develop", { placing: { [LEAGUE]: { ...price, less, due: 4 } } }, ["place", LEAGUE])).toEqual([
      [
        "board-will-pay",
        {
          printed: 6,
          due: 4,
          reductions: 2,
          less: [["board-will-less", { number: 1, what: "credits" }], ["board-will-less-action", { number: 1 }]],
        },
      ],
      ["board-will-score", { points: 4 }],
    ]);
  });

  it("says what strength a military world takes, and what it would cost instead", () => {
    const placing = { [REBELS]: { ...price, printed: 5, strength: 3, due: 2, instead: 4 } };
    expect(lines("prompt-second", { placing, threats: [] }, ["place", REBELS]).slice(0, 2)).toEqual([
      ["board-will-conquer", { defence: 5, strength: 3, missing: 2 }],
      ["board-will-pay-instead", { number: 4 }],
    ]);
  });
});

it("says how a takeover would end", () => {
  const numbers = { attack: 4, defence: 6, own_reserve: 2, reserve: 1, missing: 2, outlook: "short" } as const;
  const threat: ThreatView = { power: LEAGUE, world: REBELS, owner: 1, ...numbers };
  expect(lines("prompt-takeover", { threats: [threat] }, ["takeover", LEAGUE, REBELS])).toEqual([
    ["board-will-attack", { attack: 4, defence: 6 }],
    ["board-takeover-short", { missing: 2, more: 2, reserve: 1 }],
  ]);
});

it("says what a trade without bonuses brings", () => {
  expect(lines("prompt-trade-plain", { prices: { "4": 3 } }, ["trade", 4])).toEqual([["board-will-trade", { number: 3 }]]);
});

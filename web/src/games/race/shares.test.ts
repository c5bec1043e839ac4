import { describe, expect, it } from "vitest";
import { kindOf } from "./cards";
import { CREDITS, KINDS, MARINES, MINES, player, REBELS, reference, ROBOTS, table } from "./fixtures";
import { militaryShares, outlookOf, reductions, strengthAgainst } from "./shares";

function kind(card: number): (typeof KINDS)[number] {
  const found = kindOf(reference, card);
  if (found === undefined) throw new RangeError(String(card));
  return found;
}

describe("what takes off a cost", () => {
  const one = player(0, [CREDITS, ROBOTS, MINES], { actions: ["develop"] });

  it("names the cards, and the action card", () => {
    expect(reductions(table([one]), one, reference, kind(ROBOTS))).toEqual([
      { card: CREDITS, number: 1 },
      { card: null, number: 1 },
    ]);
  });

  it("counts only what is about such a world", () => {
    expect(reductions(table([one]), one, reference, kind(MINES)).map(({ card }) => card)).toEqual([ROBOTS, MINES]);
    expect(reductions(table([one]), one, reference, kind(REBELS)).map(({ card }) => card)).toEqual([ROBOTS]);
  });
});

it("adds up strength against a world", () => {
  const one = player(0, [MARINES], { military: 2, against: { rebel: 1, novelty: 0, rare: 0, genes: 0, alien: 0 } });
  expect(strengthAgainst(one, kind(REBELS))).toBe(3);
  expect(militaryShares(one, reference)).toEqual([{ card: MARINES, number: 2 }]);
});

it("judges a takeover by what can still be added", () => {
  const even = { power: 0, world: REBELS, owner: 1, attack: 6, defence: 6, own_reserve: 0, reserve: 0 };
  expect(outlookOf(even)).toBe("sure");
  expect(outlookOf({ ...even, reserve: 3 })).toBe("open");
  expect(outlookOf({ ...even, own_reserve: 2, reserve: 2 })).toBe("likely");
  expect(outlookOf({ ...even, defence: 8, own_reserve: 2 })).toBe("short");
  expect(outlookOf({ ...even, defence: 9, own_reserve: 2 })).toBe("hopeless");
});

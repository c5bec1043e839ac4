import { expect, it } from "vitest";
import { CREDITS, KINDS, LEAGUE, MINES, player, reference, ROBOTS } from "./fixtures";
import { worthOf } from "./scoring";

it("counts every card by the first line that fits it, the scoring card included", () => {
  const league = KINDS[LEAGUE];
  if (league === undefined) throw new RangeError();
  expect(worthOf(league, player(0, [MINES, ROBOTS, CREDITS]), reference)).toBe(2 + 3 + 1 + 1);
  expect(worthOf(league, player(0, [LEAGUE]), reference)).toBe(1);
});

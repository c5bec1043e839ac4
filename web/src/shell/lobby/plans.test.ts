import { describe, expect, it } from "vitest";
import { outpost } from "../../lib/testing/samples";
import { botGame, changedOptions, defaultOf, fill, seatRange, usualLevel } from "./plans";

describe("a new table", () => {
  it("against bots has the usual seats and level", () => {
    const bot = { kind: "bot", level: "commander" };
    expect(botGame(outpost, "Ada and the bots")).toEqual({
      game: "outpost",
      name: "Ada and the bots",
      seats: [{ kind: "person" }, bot, bot, bot],
    });
  });

  it("takes the strongest level where there is no commander", () => {
    expect(usualLevel({ ...outpost, levels: [{ id: "cadet" }, { id: "admiral" }] })).toBe("admiral");
  });

  it("keeps its seats when it grows or shrinks", () => {
    expect(fill([{ kind: "person" }, { kind: "bot", level: "cadet" }], 3, { kind: "open" })).toEqual([
      { kind: "person" },
      { kind: "bot", level: "cadet" },
      { kind: "open" },
    ]);
    expect(fill([{ kind: "person" }, { kind: "open" }], 1, { kind: "open" })).toEqual([{ kind: "person" }]);
  });

  it("follows its edition", () => {
    const [, , mega, weightless] = outpost.options;
    if (mega === undefined || weightless === undefined) throw new Error("the sample has lost its options");
    expect(defaultOf(mega, "stronghold")).toBe(true);
    expect(defaultOf(mega, "expert")).toBe(false);
    expect(defaultOf(weightless, "classic")).toBe("none");
    expect(seatRange(outpost, "classic")).toEqual([3, 9]);
  });
});

it("only what differs from the edition is told", () => {
  const names = (options: Record<string, string | boolean>) =>
    changedOptions(outpost, options).map((option) => option.name);
  expect(names({ edition: "stronghold", mega: true, kicker: false })).toEqual([]);
  expect(names({ edition: "expert", mega: true, kicker: true })).toEqual(["kicker", "mega"]);
});

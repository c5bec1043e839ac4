import { beforeEach, describe, expect, it } from "vitest";
import { outpost } from "../../lib/testing/samples";
import { botGame, botPlan, keepPlan } from "./bots";

beforeEach(() => localStorage.clear());

describe("a game against bots", () => {
  it("has the usual seats and level, and is not for others", () => {
    const bot = { kind: "bot", level: "commander" };
    expect(botGame(outpost, botPlan(outpost), "Ada and the bots")).toEqual({
      game: "outpost",
      name: "Ada and the bots",
      options: { edition: "stronghold" },
      seats: [{ kind: "person" }, bot, bot, bot],
      private: true,
      tempo: "normal",
    });
  });

  it("remembers what was chosen", () => {
    const plan = { level: "cadet", seats: 3, edition: "expert", tempo: "swift" } as const;
    keepPlan(outpost, plan);
    expect(botPlan(outpost)).toEqual(plan);
  });

  it("takes nothing that there is no more", () => {
    keepPlan(outpost, { level: "oracle", seats: 40, edition: "third", tempo: "slow" });
    expect(botPlan(outpost)).toEqual({ level: "commander", seats: 9, edition: "stronghold", tempo: "slow" });
    localStorage.setItem("cosmodrome.bots", "torn");
    expect(botPlan(outpost).seats).toBe(4);
  });
});

import { describe, expect, it } from "vitest";
import type { StandingInfo } from "../../generated/protocol";
import { isOut } from "./tournaments";

describe("standings", () => {
  const left: StandingInfo = { player: "ada", name: "Ada", place: 1, points: 1, buchholz: 0, beaten: 0, wins: 1, played: 1, dropped: true };

  it("say who is out, but not of whom it was won by", () => {
    expect(isOut("playing", left)).toBe(true);
    expect(isOut("over", { ...left, place: 2 })).toBe(true);
    expect(isOut("over", left)).toBe(false);
    expect(isOut("playing", { ...left, dropped: false })).toBe(false);
  });
});

/** What a development scores for, in signs. */
import { describe, expect, it } from "vitest";
import { marksOf, pointsOf } from "./marks";

const about: [string, Record<string, unknown>] = ["", {}];

describe("signs of what a development scores", () => {
  it("tell a good that is produced from one that only lay there", () => {
    const good = { points: 2, good: "rare", about } as const;
    expect(marksOf({ ...good, per: "production_world" })).toMatchObject([{ shape: "good", icon: "rare", windfall: false }]);
    expect(marksOf({ ...good, per: "windfall_world" })).toMatchObject([{ shape: "good", icon: "rare", windfall: true }]);
  });

  it("say what kind of card, with a power of which phase, or which keyword", () => {
    const shapes = (per: string): string[] => marksOf({ per, points: 1, about }).map((mark) => ("word" in mark ? mark.word : mark.shape));
    expect(shapes("development_consume")).toEqual(["development", "icon"]);
    expect(shapes("world_explore")).toEqual(["world", "icon"]);
    expect(shapes("six_development")).toEqual(["development"]);
    expect(shapes("terraforming")).toEqual(["board-mark-terraforming"]);
    expect(shapes("three_chips")).toEqual(["figure", "icon"]);
  });

  it("name the points, or all there are to get", () => {
    expect(pointsOf({ per: "world", points: 2, about })).toBe("2");
    expect(pointsOf({ per: "distinct_world_kinds", table: [0, 1, 3, 6, 10], about })).toBe("1·3·6·10");
  });
});

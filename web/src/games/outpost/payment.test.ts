import { describe, expect, it } from "vitest";
import { cheapest, sum } from "./payment";

describe("the cheapest payment", () => {
  it("pays exactly where it can", () => {
    const hand = [2, 3, 4, 6, 7, 8, 9, 9, 10, 11, 12];
    expect(cheapest(hand, 79)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it("loses as little as possible where it can not", () => {
    const values = [5, 5, 9];
    const places = cheapest(values, 11) ?? [];
    expect(sum(values, places)).toBe(14);
  });

  it("takes fewer cards of two payments worth the same", () => {
    expect(cheapest([3, 3, 6], 6)).toEqual([2]);
  });

  it("has no answer when the hand is worth too little, and takes nothing for nothing", () => {
    expect(cheapest([1, 2], 4)).toBeNull();
    expect(cheapest([1, 2], 0)).toEqual([]);
  });

  it("holds the research a new chemicals factory takes", () => {
    const values = [20, 20, 20, 13, 9];
    expect(cheapest(values, 60, { weights: [0, 0, 0, 1, 1], least: 1 })).toEqual([0, 1, 3, 4]);
    expect(cheapest(values, 60, { weights: [0, 0, 0, 0, 0], least: 1 })).toBeNull();
  });

  it("is quick with a large hand", () => {
    const hand = Array.from({ length: 40 }, (_, at) => 7 + (at % 20));
    const before = performance.now();
    expect(cheapest(hand, 400)).not.toBeNull();
    expect(performance.now() - before).toBeLessThan(500);
  });
});

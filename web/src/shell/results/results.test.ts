import { describe, expect, it } from "vitest";
import { placeCounts, scale } from "./plotting";
import { dayBegins } from "./results";

describe("plots", () => {
  it("have round figures around what they show", () => {
    expect(scale([1012, 1190])).toEqual({ low: 1000, high: 1200, ticks: [1000, 1050, 1100, 1150, 1200] });
    expect(scale([7])).toEqual({ low: 7, high: 8, ticks: [7, 8] });
    expect(scale([-30, 12]).ticks).toEqual([-40, -20, 0, 20]);
  });

  it("count places up to the last", () => {
    expect(placeCounts([1, 3, 1])).toEqual([2, 0, 1]);
    expect(placeCounts([])).toEqual([]);
  });
});

describe("days", () => {
  it("begin and end where the reader is", () => {
    expect(Number(dayBegins("2026-11-18", 1)) - Number(dayBegins("2026-11-18"))).toBe(86400);
    expect(dayBegins("")).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { layCells } from "./cells";

describe("cells", () => {
  it("give long answers several, as far as a row goes", () => {
    expect(layCells([100, 101, 230, 900], 100, 6, 3).spans).toEqual([1, 2, 3, 3]);
  });

  it("tell how many answers two rows have room for, in their order", () => {
    expect(layCells([90, 90, 90, 90, 90, 90, 90], 100, 6, 3).fits).toBe(6);
    expect(layCells([90, 90, 150, 150, 90], 100, 6, 3).fits).toBe(3);
    expect(layCells([], 100, 6, 3).fits).toBe(0);
  });
});

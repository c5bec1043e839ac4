import { describe, expect, it } from "vitest";
import type { TileReference } from "../../generated/trucker";
import { ENGINE, LONG, reference, SMALL, TRUSS } from "./fixtures";
import { beside, laneSpots, planOf } from "./ships";
import { connectorAt, tileOf } from "./tiles";

const tile = (number: number): TileReference => tileOf(reference, number);

describe("a tile", () => {
  it("turns its connectors clockwise", () => {
    expect(connectorAt(tile(TRUSS), 0, 1)).toBe(3);
    expect(connectorAt(tile(TRUSS), 1, 2)).toBe(3);
    expect(connectorAt(tile(ENGINE), 1, 1)).toBe(1);
  });
});

describe("a plan", () => {
  it("has its rows from the front, whichever way they are numbered", () => {
    expect(planOf(SMALL).rows).toEqual([5, 6, 7, 8, 9]);
    expect(planOf(LONG).rows).toEqual([8, 7, 6]);
    expect(beside([7, 7], 0, SMALL.upwards)).toEqual([6, 7]);
    expect(beside([7, 7], 0, LONG.upwards)).toEqual([8, 7]);
  });

  it("knows the spaces of a lane in the order in which a threat meets them", () => {
    expect(laneSpots(planOf(SMALL), { side: 2, line: 7 })).toEqual([
      [8, 7],
      [7, 7],
      [6, 7],
      [5, 7],
    ]);
  });
});

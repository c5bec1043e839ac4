import { describe, expect, it } from "vitest";
import type { TileReference } from "../../generated/trucker";
import { CABIN, CANNON, ENGINE, lies, LONG, reference, ship, SHIELD, SMALL, START, TRUSS } from "./fixtures";
import { beside, flawsOf, laneSpots, planOf } from "./ships";
import { connectorAt, covers, fits, joins, mouthOf, tileOf } from "./tiles";

const tile = (number: number): TileReference => tileOf(reference, number);
const kinds = (number: number, row: number, column: number, turn = 0, tiles = [lies(START, 7, 7)]): string[] =>
  flawsOf(reference, ship(tiles), tile(number), [row, column], turn).map(({ kind }) => kind);

describe("a tile", () => {
  it("turns its connectors clockwise", () => {
    expect(connectorAt(tile(TRUSS), 0, 1)).toBe(3);
    expect(connectorAt(tile(TRUSS), 1, 2)).toBe(3);
    expect(connectorAt(tile(ENGINE), 1, 1)).toBe(1);
  });

  it("knows which connectors hold and which may touch", () => {
    expect([joins(1, 1), joins(1, 3), joins(3, 2), joins(1, 2), joins(0, 0), joins(0, 3)]).toEqual([true, true, true, false, false, false]);
    expect([fits(0, 0), fits(0, 1), fits(2, 1)]).toEqual([true, false, false]);
  });

  it("needs room before barrels and behind engines", () => {
    expect([mouthOf(tile(CANNON), 1), mouthOf(tile(ENGINE), 0), mouthOf(tile(SHIELD), 0)]).toEqual([1, 2, null]);
    expect(covers(3)).toEqual([3, 0]);
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

describe("placing a tile", () => {
  it("fits where connectors hold", () => {
    expect(kinds(CABIN, 7, 8)).toEqual([]);
    expect(kinds(CANNON, 6, 7)).toEqual([]);
    expect(kinds(ENGINE, 8, 7)).toEqual([]);
  });

  it("tells every mistake", () => {
    expect(kinds(CANNON, 8, 7)).toEqual(["front_of_cannon", "mismatch"]);
    expect(kinds(CANNON, 7, 6)).toEqual(["mismatch"]);
    expect(kinds(ENGINE, 7, 8, 3)).toEqual(["engine_direction"]);
    expect(kinds(CABIN, 9, 9)).toEqual(["loose"]);
    expect(kinds(SHIELD, 9, 8, 0, [lies(START, 7, 7), lies(ENGINE, 8, 8)])).toEqual(["behind_engine", "loose"]);
  });
});

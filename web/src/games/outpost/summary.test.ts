import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../generated/protocol";
import { roundSummary } from "./summary";

const entry = (key: string, params: Record<string, unknown>): LogEntry => ({ key, params, action: 0 });

const LOG = [
  entry("produced-cards", { seat: 0, cards: [] }),
  entry("round-begins", { round: 1, order: [] }),
  entry("water-for-all", { seat: 1, paid: 25, cards: [] }),
  entry("round-begins", { round: 2, order: [] }),
  entry("produced", { seat: 0, cards: { ore: 2, water: 1 } }),
  entry("buys-upgrade", { seat: 0, upgrade: "nodule", bid: 30, paid: 25 }),
  entry("buys-factory", { seat: 0, number: 2, due: 20, factory: ["ore_factories", { number: 2 }] }),
  entry("buys-colonist", { seat: 0, number: 2, due: 20 }),
  entry("buys-robot", { seat: 1, number: 1, due: 10 }),
  entry("destroyed", { seat: 1, what: "water_factory", attack: 50, defence: 0 }),
  entry("round-begins", { round: 3, order: [] }),
  entry("produced", { seat: 0, cards: { ore: 9 } }),
];
const POINTS = [
  [3, 4],
  [7, 3],
];

describe("a round in brief", () => {
  it("tells what everybody got, bought and lost", () => {
    const { round, seats } = roundSummary(LOG, POINTS, 2, 3);
    expect(round).toBe(2);
    expect(seats).toMatchObject([
      {
        points: 7,
        gained: 4,
        upgrades: [{ upgrade: "nodule", paid: 25 }],
        factories: [["ore_factories", { number: 2 }]],
        colonists: 2,
        income: { ore: 2, water: 1 },
      },
      { points: 3, gained: -1, robots: 1, lost: ["water_factory"], income: {} },
    ]);
  });

  it("compares the first round with what everybody begins with", () => {
    const { seats } = roundSummary(LOG, POINTS, 1, 3);
    expect(seats.map((seat) => seat.gained)).toEqual([0, 1]);
    expect(seats[1]?.factories).toEqual([["water_factories", { number: 1 }]]);
  });
});

import { describe, expect, it } from "vitest";
import type { LogEntry } from "../../generated/protocol";
import { auctionOf, pricesPaid } from "./auction";

const entry = (key: string, params: Record<string, unknown>): LogEntry => ({ key, params, action: 0 });
const bids = (seat: number, bid: number, upgrade = "laboratory"): LogEntry => entry("bids", { seat, bid, upgrade });
const passes = (seat: number): LogEntry => entry("passes", { seat });

describe("an auction", () => {
  it("begins after the sale before it", () => {
    const log = [
      bids(1, 25, "nodule"),
      passes(0),
      entry("buys-upgrade", { seat: 1, upgrade: "nodule", bid: 25, paid: 25 }),
      bids(1, 80),
      bids(2, 83),
      passes(0),
      bids(1, 88),
    ];
    const told = auctionOf(log, "laboratory", [0, 1, 2]);
    expect(told).toMatchObject({ opener: 1, opening: 80 });
    expect(told.bidders).toMatchObject([
      { seat: 0, bid: null, passedAt: 83 },
      { seat: 1, bid: 88, passedAt: null },
      { seat: 2, bid: 83, passedAt: null },
    ]);
  });

  it("forgets a pass once the seat bids again", () => {
    const told = auctionOf([bids(0, 80), passes(1), bids(2, 81), passes(0), bids(1, 82)], "laboratory", [0, 1, 2]);
    expect(told.bidders).toMatchObject([{ passedAt: 81 }, { bid: 82, passedAt: null }, { bid: 81 }]);
  });

  it("knows who bids no more this round", () => {
    const log = [
      entry("internalises", { seat: 2 }),
      entry("round-begins", { round: 2 }),
      entry("internalises", { seat: 1 }),
      bids(0, 80),
    ];
    expect(auctionOf(log, "laboratory", [0, 1, 2]).bidders.map((bidder) => bidder.out)).toEqual([false, true, false]);
  });

  it("begins anew when the winner defaults", () => {
    const told = auctionOf([bids(0, 80), bids(1, 300), entry("defaults", { seat: 1 })], "laboratory", [0, 1]);
    expect(told.bidders).toMatchObject([
      { bid: null, barred: false },
      { bid: null, barred: true },
    ]);
  });
});

it("prices are kept by upgrade", () => {
  const sold = (upgrade: string, paid: number): LogEntry => entry("buys-upgrade", { seat: 0, upgrade, bid: paid, paid });
  expect([...pricesPaid([sold("nodule", 25), bids(0, 40), sold("robots", 50), sold("nodule", 31)])]).toEqual([
    ["nodule", [25, 31]],
    ["robots", [50]],
  ]);
});

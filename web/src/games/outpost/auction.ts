/** The auction going on, as the log tells it: the view knows only the highest bid and its bidder. */
import type { OutpostView } from "../../generated/outpost";
import type { LogEntry } from "../../generated/protocol";

export interface Bidder {
  seat: number;
  /** The highest bid so far; null: none. */
  bid: number | null;
  /** What the bid stood at when this seat last passed; null: has not passed, or has bid again since. */
  passedAt: number | null;
  /** Bids no more this round. */
  out: boolean;
  /** Has defaulted on this very upgrade. */
  barred: boolean;
}

export interface Auction {
  upgrade: string;
  /** Who put it on the block; null before the first bid. */
  opener: number | null;
  /** The first bid. */
  opening: number | null;
  bidders: Bidder[];
}

/** Every seat in this auction; `seats` says in which order they are listed. */
export function auctionOf(log: LogEntry[], upgrade: string, seats: number[]): Auction {
  const bidders = new Map(seats.map((seat): [number, Bidder] => [seat, fresh(seat)]));
  const auction: Auction = { upgrade, opener: null, opening: null, bidders: [...bidders.values()] };
  let bid = 0;
  for (const { key, params } of log.slice(start(log, upgrade))) {
    const bidder = bidders.get(Number(params.seat));
    if (bidder === undefined) continue;
    if (key === "bids") {
      bid = Number(params.bid);
      if (auction.opener === null) Object.assign(auction, { opener: bidder.seat, opening: bid });
      bidder.bid = bid;
      bidder.passedAt = null;
    } else if (key === "passes") {
      bidder.passedAt = bid;
    } else if (key === "internalises") {
      bidder.out = true;
    } else if (key === "defaults") {
      for (const each of bidders.values()) Object.assign(each, { bid: null, passedAt: null });
      bidder.barred = true;
      auction.opener = null;
    }
  }
  for (const bidder of bidders.values()) bidder.out ||= outBefore(log, bidder.seat);
  return auction;
}

function fresh(seat: number): Bidder {
  return { seat, bid: null, passedAt: null, out: false, barred: false };
}

/** Where this auction begins in the log: after whatever ended the one before. */
function start(log: LogEntry[], upgrade: string): number {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const { key, params } = log[at] as LogEntry;
    if (key === "buys-upgrade" || key === "round-begins") return at + 1;
    if (key === "bids" && params.upgrade !== upgrade) return at + 1;
  }
  return 0;
}

/** Whether this seat has internalised in this round. */
function outBefore(log: LogEntry[], seat: number): boolean {
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const { key, params } = log[at] as LogEntry;
    if (key === "round-begins") return false;
    if (key === "internalises" && params.seat === seat) return true;
  }
  return false;
}

/** The auction the table is in the middle of; while its winner moves an operator to what was won, it is over. */
export function auctionNow(view: OutpostView): OutpostView["auction"] {
  return view.colonies.some((colony) => colony.step === "move") ? null : view.auction;
}

/** What every sold upgrade cost, oldest first. */
export function pricesPaid(log: LogEntry[]): Map<string, number[]> {
  const prices = new Map<string, number[]>();
  for (const { key, params } of log) {
    if (key !== "buys-upgrade") continue;
    const upgrade = String(params.upgrade);
    prices.set(upgrade, [...(prices.get(upgrade) ?? []), Number(params.paid)]);
  }
  return prices;
}

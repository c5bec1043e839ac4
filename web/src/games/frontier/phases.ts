/** The turns of a year as the top bar shows them, and how it goes with each seat. */
import type { FrontierView } from "../../generated/frontier";
import type { Message } from "../../generated/protocol";
import type { Phase } from "../board";
import { inOrder } from "./lookup";

export function phases(view: FrontierView): Phase[] {
  const seats = inOrder(view);
  const now = view.active === null ? seats.length : seats.indexOf(view.active);
  const turns = seats.map((seat, place): Phase => ({
    label: ["board-phase-turn", { seat }],
    rule: "turn",
    now: place === now,
    done: place < now,
  }));
  const events: Phase = { label: ["board-phase-events", {}], rule: "events", now: now === seats.length, done: false };
  return view.next_event === null ? turns : [...turns, events];
}

export function standing(view: FrontierView): Message {
  return ["board-standing", { year: view.year, years: view.years, season: `season-${view.season}` }];
}

export function status(view: FrontierView, seat: number): Message | null {
  if (view.over) return null;
  const bid = view.auction?.bids[seat];
  if (view.auction !== null && bid !== undefined) {
    return bid === null ? ["board-status-out", {}] : ["board-status-bid", { bid }];
  }
  if (view.move !== null && view.active === seat) return ["board-status-flies", {}];
  return view.active === seat ? ["board-status-turn", { operations: view.turn.operations }] : null;
}

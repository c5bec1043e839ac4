/** Where a game of Galaxy Trucker stands. */
import type { Message } from "../../generated/protocol";
import type { TruckerView } from "../../generated/trucker";
import type { Phase } from "../board";

const STEPS = [
  { id: "building", rule: "building" },
  { id: "inspection", rule: "inspection" },
  { id: "launch", rule: "launch" },
  { id: "flight", rule: "flight" },
  { id: "accounts", rule: "end-of-flight" },
];

export function phases(view: TruckerView): Phase[] {
  const at = view.over ? STEPS.length : STEPS.findIndex(({ id }) => id === view.phase);
  return STEPS.map(({ id, rule }, place) => ({
    label: [`board-phase-${id}`, {}],
    rule,
    now: place === at,
    done: place < at,
  }));
}

export function standing(view: TruckerView): Message {
  if (view.over) return ["phase-over", {}];
  const [player] = view.players;
  return ["board-standing", { round: `board-round-${view.round}`, ship: `class-${player?.ship.ship_class ?? "I"}` }];
}

/** Ships are still on the ground: built, inspected, crewed. */
export function onGround(view: TruckerView): boolean {
  return ["building", "inspection", "launch"].includes(view.phase);
}

/** Everybody builds whenever they like: nobody is waited for. */
export function isAtOnce(view: TruckerView): boolean {
  return view.phase === "building" && view.beat === null;
}

/** Seats by their places: on the track, by order tiles, or round the table. */
export function order(view: TruckerView): number[] {
  const seats = view.players.map(({ seat }) => seat);
  if (view.phase === "building") return seats;
  const number = (seat: number): number => view.players[seat]?.ship.number ?? 0;
  const others = seats.filter((seat) => !view.order.includes(seat));
  return [...view.order, ...others.sort((one, other) => number(one) - number(other))];
}

/** What a seat is at, as far as the table shows it. */
export function status(view: TruckerView, seat: number): Message | null {
  const player = view.players[seat];
  if (player === undefined || view.phase !== "building") return null;
  if (player.ship.finished) return ["board-status-finished", { number: player.ship.number ?? 0 }];
  if (player.looking !== null) return ["board-status-looks", { pile: player.looking }];
  return view.beat === null || view.waiting.includes(seat) ? ["board-status-builds", {}] : ["board-status-ready", {}];
}

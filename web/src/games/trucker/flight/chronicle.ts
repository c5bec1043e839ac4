/** What has happened on the card that is being played, or on the one before: as the view tells it, and in the log's words. */
import type { LogEntry, Message } from "../../../generated/protocol";
import type { LossView, OutcomeView, Spot, TruckerView } from "../../../generated/trucker";
import { keyOf } from "../ships";
import { DIRECTIONS, type Direction } from "../tiles";

/** A meteor or shot on its way, and what became of it ship by ship. */
export interface Volley {
  threat: string;
  side: Direction;
  line: number;
  dice: number[];
  /** Those it comes to. */
  seats: number[];
  outcomes: OutcomeView[];
}

export interface Chronicle {
  /** Where in the log the card was turned up. */
  at: number;
  /** The card, as the reference has it. */
  code: number;
  leader: number;
  /** What the log says of it. */
  entries: LogEntry[];
  volleys: Volley[];
  losses: LossView[];
  /** Who had the least, line by line. */
  least: number[];
}

/** Something a ship has lost on this card. */
export interface Loss {
  spot: Spot;
  kind: string;
  number: number;
  words: Message;
}

/** Of the last card turned up in this flight; null before the first one. */
export function chronicle({ story }: TruckerView, log: LogEntry[]): Chronicle | null {
  if (story === null) return null;
  const at = log.findLastIndex(({ key }) => key === "card");
  const volleys = story.incoming.map((each) => ({ ...each, side: directionOf(each.side) }));
  const { card: code, leader, losses, least } = story;
  return { at, code, leader, entries: log.slice(at + 1), volleys, losses, least };
}

export function directionOf(side: string): Direction {
  return Math.max(0, DIRECTIONS.findIndex((each) => each === side)) as Direction;
}

/** What this ship has lost, at its place. */
export function lossesOf(told: Chronicle | null, shown: number): Loss[] {
  const own = told?.losses.filter(({ seat }) => seat === shown) ?? [];
  return own.map((loss) => ({ spot: loss.spot, kind: loss.kind, number: loss.number, words: inWords(loss) }));
}

/** All that was lost at one place of a ship. */
export interface Damage {
  spot: Spot;
  losses: Loss[];
  /** Charges, goods and crew; the tile itself is no part of it. */
  number: number;
}

/** The losses place by place, so that several at one place are told together. */
export function damages(losses: Loss[]): Damage[] {
  const places = new Map<string, Damage>();
  for (const loss of losses) {
    const here = places.get(keyOf(loss.spot)) ?? { spot: loss.spot, losses: [], number: 0 };
    here.losses.push(loss);
    if (loss.kind !== "tile") here.number += loss.number;
    places.set(keyOf(loss.spot), here);
  }
  return [...places.values()];
}

function inWords({ kind, number, what, cause }: LossView): Message {
  if (kind === "tile") return ["flight-lost-tile", { tile: what, cause }];
  if (kind === "goods") return ["flight-lost-goods", { colour: what }];
  return what === null ? [`flight-lost-${kind}`, { number }] : ["flight-lost-alien", { alien: what }];
}

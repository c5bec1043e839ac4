/** What has happened on the card that is being played, or on the one before: read from the log. */
import type { LogEntry, Message } from "../../../generated/protocol";
import type { Saved, Spot, TruckerEvents } from "../../../generated/trucker";
import { DIRECTIONS, type Direction } from "../tiles";

/** A meteor or shot on its way, and what became of it ship by ship. */
export interface Volley {
  threat: string;
  side: Direction;
  line: number;
  dice: number[];
  outcomes: Outcome[];
}

export interface Outcome {
  seat: number;
  /** misses, bounces, shot-down, shield-holds or loses-tile. */
  key: string;
  spot: Spot | null;
}

export interface Chronicle {
  /** Where in the log the card was turned up. */
  at: number;
  /** The card, as the reference has it. */
  code: number;
  leader: number;
  /** Everything that followed. */
  entries: LogEntry[];
  volleys: Volley[];
}

/** Something a ship has lost on this card. */
export interface Loss {
  spot: Spot;
  kind: "tile" | "crew" | "goods" | "charges";
  number: number;
  words: Message;
}

/** Somebody a threat came to; a ship that was missed has no tile in its way. */
type Threatened = Pick<Saved, "seat"> & Partial<Pick<Saved, "row" | "column">>;

const RESOLVED = ["misses", "bounces", "shot-down", "shield-holds", "loses-tile"];

/** Of the last card turned up in this flight; null before the first one. */
export function chronicle(log: LogEntry[]): Chronicle | null {
  const at = log.findLastIndex(({ key }) => key === "card" || key === "launch" || key === "round-begins");
  const card = log[at];
  if (card?.key !== "card") return null;
  const { code, seat } = card.params as unknown as TruckerEvents["card"];
  const entries = log.slice(at + 1);
  return { at, code, leader: seat, entries, volleys: volleys(entries) };
}

function volleys(entries: LogEntry[]): Volley[] {
  const found: Volley[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    if (entry.key === "threat") {
      const { threat, side, line, dice } = entry.params as unknown as TruckerEvents["threat"];
      found.push({ threat, side: directionOf(side), line, dice, outcomes: [] });
    } else if (last !== undefined && RESOLVED.includes(entry.key)) {
      const { seat, row, column } = entry.params as unknown as Threatened;
      const known = last.outcomes.some((each) => each.seat === seat);
      const spot: Spot | null = row === undefined || column === undefined ? null : [row, column];
      if (!known) last.outcomes.push({ seat, key: entry.key, spot });
    }
  }
  return found;
}

export function directionOf(side: string): Direction {
  return Math.max(0, DIRECTIONS.findIndex((each) => each === side)) as Direction;
}

/** What this ship has lost, at its place. */
export function lossesOf(entries: LogEntry[], seat: number): Loss[] {
  return entries.filter(({ params }) => params.seat === seat).flatMap(lossOf);
}

function lossOf(entry: LogEntry): Loss[] {
  switch (entry.key) {
    case "loses-tile": {
      const { tile, row, column, cause } = entry.params as unknown as TruckerEvents["loses-tile"];
      return [{ spot: [row, column], kind: "tile", number: 1, words: ["flight-lost-tile", { tile: kindOf(tile), cause }] }];
    }
    case "loses-goods": {
      const { colour, row, column } = entry.params as unknown as TruckerEvents["loses-goods"];
      return [{ spot: [row, column], kind: "goods", number: 1, words: ["flight-lost-goods", { colour }] }];
    }
    case "alien-leaves": {
      const { alien, row, column } = entry.params as unknown as TruckerEvents["alien-leaves"];
      return [{ spot: [row, column], kind: "crew", number: 1, words: ["flight-lost-alien", { alien }] }];
    }
    case "loses-crew":
      return counted((entry.params as unknown as TruckerEvents["loses-crew"]).spots, "crew");
    case "loses-charges":
      return counted((entry.params as unknown as TruckerEvents["loses-charges"]).spots, "charges");
    default:
      return [];
  }
}

function kindOf([, { kind }]: Message): string {
  return String(kind);
}

/** One loss for each place, however many went there. */
function counted(spots: Spot[], kind: "crew" | "charges"): Loss[] {
  const places = new Map<string, Loss>();
  for (const spot of spots) {
    const number = (places.get(String(spot))?.number ?? 0) + 1;
    places.set(String(spot), { spot, kind, number, words: [`flight-lost-${kind}`, { number }] });
  }
  return [...places.values()];
}

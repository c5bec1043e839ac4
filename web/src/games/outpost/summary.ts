/** What a round has brought everybody, gathered from the log. */
import type { LogEntry, Message } from "../../generated/protocol";

export interface SeatRound {
  seat: number;
  /** Points at the end of the round, and the change since the one before. */
  points: number;
  gained: number;
  /** Upgrades won, with what was paid for them. */
  upgrades: { upgrade: string; paid: number }[];
  /** Factories, as messages ("2 ore factories"). */
  factories: Message[];
  colonists: number;
  robots: number;
  /** Cards produced, by resource. */
  income: Record<string, number>;
  /** What it lost to attacks. */
  lost: string[];
}

export interface RoundSummary {
  round: number;
  seats: SeatRound[];
}

/** A round that is over; `first` are the points everybody begins the game with. */
export function roundSummary(log: LogEntry[], points: number[][], round: number, first: number): RoundSummary {
  const after = points[round - 1] ?? [];
  const before = points[round - 2] ?? after.map(() => first);
  const seats = after.map((score, seat): SeatRound => ({
    seat,
    points: score,
    gained: score - (before[seat] ?? 0),
    upgrades: [],
    factories: [],
    colonists: 0,
    robots: 0,
    income: {},
    lost: [],
  }));
  for (const entry of entriesOf(log, round)) {
    const seat = seats[Number(entry.params.seat)];
    if (seat !== undefined) note(seat, entry);
  }
  return { round, seats };
}

/** The lines of one round; those before the first one begins belong to it, too. */
export function entriesOf(log: LogEntry[], round: number): LogEntry[] {
  let at = 1;
  return log.filter((entry) => {
    if (entry.key === "round-begins") at = Number(entry.params.round);
    return at === round;
  });
}

function note(seat: SeatRound, { key, params }: LogEntry): void {
  if (key === "buys-upgrade") {
    seat.upgrades.push({ upgrade: String(params.upgrade), paid: Number(params.paid) });
  } else if (key === "buys-factory") {
    seat.factories.push(params.factory as Message);
  } else if (key === "water-for-all") {
    seat.factories.push(["water_factories", { number: 1 }]);
  } else if (key === "buys-colonist") {
    seat.colonists += Number(params.number);
  } else if (key === "buys-robot") {
    seat.robots += Number(params.number);
  } else if (key === "produced") {
    for (const [resource, number] of Object.entries(params.cards as Record<string, number>)) {
      seat.income[resource] = (seat.income[resource] ?? 0) + number;
    }
  } else if (key === "destroyed") {
    seat.lost.push(String(params.what));
  }
}

/** How much time people have at a table, in words and in figures. */
import type { Pace, SeatTime } from "../../generated/protocol";
import { say, words } from "../../lib/i18n.svelte";

export type PaceKind = "none" | Pace["kind"];
/** The seconds of a clock, and those that an answer brings. */
export type Figures = [number, number];

/** What every seat's clock showed at `at` of this browser's own clock. */
export interface Times {
  seats: SeatTime[];
  at: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What one may choose from; the second of each is what one begins with. */
export const FIGURES: Record<Pace["kind"], Record<Pace["per"], Figures[]>> = {
  live: {
    decision: [[30, 0], [MINUTE, 0], [2 * MINUTE, 0], [5 * MINUTE, 0], [10 * MINUTE, 0]],
    game: [[10 * MINUTE, 10], [20 * MINUTE, 15], [30 * MINUTE, 20], [HOUR, 30], [2 * HOUR, 60]],
  },
  days: {
    decision: [[DAY, 0], [2 * DAY, 0], [3 * DAY, 0], [7 * DAY, 0], [14 * DAY, 0]],
    game: [[7 * DAY, 6 * HOUR], [14 * DAY, 12 * HOUR], [30 * DAY, DAY]],
  },
};

export function usualPace(kind: Pace["kind"], per: Pace["per"] = "decision", out: Pace["out"] = "bot"): Pace {
  const [seconds, increment] = FIGURES[kind][per][1] ?? [MINUTE, 0];
  return { kind, per, seconds, increment, out };
}

/** "3 days", "90 minutes": in the largest unit that leaves nothing over. */
export function duration(seconds: number, unitDisplay: "long" | "short" = "long"): string {
  const units: [string, number][] = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
  ];
  const [unit, length] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? ["second", 1];
  return new Intl.NumberFormat(words.language, { style: "unit", unit, unitDisplay }).format(seconds / length);
}

/** "1 minute per decision". */
export function figuresInWords(per: Pace["per"], seconds: number, increment: number): string {
  const time = duration(seconds);
  if (per === "decision") return say("pace-per-decision", { time });
  return increment > 0 ? say("pace-per-game-more", { time, more: duration(increment) }) : say("pace-per-game", { time });
}

export function paceInWords(pace: Pace): string {
  return figuresInWords(pace.per, pace.seconds, pace.increment ?? 0);
}

/** "3 days", "20 min + 15 sec": in a list. */
export function paceInShort({ seconds, increment = 0 }: Pace): string {
  return [seconds, ...(increment > 0 ? [increment] : [])].map((each) => duration(each, "short")).join(" + ");
}

/** What is left of a seat's time, in milliseconds. */
export function timeLeft(times: Times, seat: number, now: number): number {
  const shown = times.seats[seat];
  if (shown === undefined) return 0;
  return Math.max(0, shown.left - (shown.running ? Math.max(0, now - times.at) : 0));
}

/** "4:05", "1:04:05", or over days "2 d 4 h". */
export function clockFace(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)];
  const minutes = Math.floor((seconds % HOUR) / MINUTE);
  if (days > 0) return say("clock-days", { days, hours });
  const rest = String(seconds % MINUTE).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${rest}` : `${minutes}:${rest}`;
}

/** Whether so little is left that its owner should hurry: a fifth of a decision, or of what an hour's game begins with. */
export function isLow(milliseconds: number, pace: Pace): boolean {
  const whole = pace.per === "decision" ? pace.seconds : pace.seconds / 2;
  return milliseconds <= whole * 200;
}

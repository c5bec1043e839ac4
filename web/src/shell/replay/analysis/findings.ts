/** What an analysis has found, as it is shown. Moves are counted from 1, as positions of a replay are. */
import type { Analysis, Message, Replay, TurningPoint } from "../../../generated/protocol";
import { formatNumber, say } from "../../../lib/i18n.svelte";
import { headline } from "../stepping";

/** What changes less of the win than this is no swing. */
export const SWING = 0.03;

/** How everybody stands at a position. */
export function standing({ start, moves }: Analysis, position: number): number[] {
  return moves[position - 1]?.values ?? start;
}

/** The win probability of a seat, before the first move and after every one. */
export function curve({ start, moves }: Analysis, seat: number): number[] {
  return [start, ...moves.map((move) => move.values)].map((values) => values[seat] ?? 0);
}

/** What a move has changed for everybody. */
export function changes(analysis: Analysis, position: number): number[] {
  const before = standing(analysis, position - 1);
  return standing(analysis, position).map((value, seat) => value - (before[seat] ?? 0));
}

/** How much of the win has changed hands in a move. */
export function swing(analysis: Analysis, position: number): number {
  return changes(analysis, position).reduce((sum, change) => sum + Math.abs(change), 0) / 2;
}

export function nextTurn(turns: readonly TurningPoint[], position: number): TurningPoint | undefined {
  return turns.find((turn) => turn.number > position);
}

export function previousTurn(turns: readonly TurningPoint[], position: number): TurningPoint | undefined {
  return turns.findLast((turn) => turn.number < position);
}

/** A move in a line: what was decided, or else what came of it. */
export function lineOfMove({ steps }: Replay, { moves }: Analysis, position: number): Message {
  const step = steps[position - 1];
  if (step === undefined) return ["replay-opening", {}];
  const played = moves[position - 1]?.judged?.answers.find((answer) => answer.played);
  return played === undefined ? headline(step) : ["replay-decided", { seat: step.seat, what: played.label }];
}

/** What a turning point has changed for the one it concerns most. */
export function gain({ change, seat }: TurningPoint): number {
  return change[seat] ?? 0;
}

/** With what those who decided are compared: how well the bot plays, and how much was looked at. */
export function estimator({ level, worlds }: Analysis): string {
  return say("analysis-estimator", { level: level === "" ? "" : say(`level-${level}`), known: String(level !== ""), worlds });
}

/** A win probability in words. */
export function percent(value: number): string {
  return formatNumber(value, { style: "percent", maximumFractionDigits: 0 });
}

/** A change in points of a hundred, with its sign: "+13", "−6", "0". */
export function points(change: number): string {
  return formatNumber(Math.round(change * 100) + 0, { signDisplay: "exceptZero" }).replace("-", "\u2212");
}

/** Whether a change is worth a number. */
export function tells(change: number): boolean {
  return Math.round(change * 100) !== 0;
}

/** These heights moved apart until there is room between all of them, within the span. */
export function spread(heights: readonly number[], room: number, low: number, high: number): number[] {
  const order = heights.map((_, at) => at).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0));
  const placed = [...heights];
  let least = low;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least);
    least = (placed[at] ?? 0) + room;
  }
  let most = high;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, most);
    most = (placed[at] ?? 0) - room;
  }
  return placed;
}

export interface Mark {
  x: number;
  y: number;
  /** Whether it gives way upwards. */
  up: boolean;
}

/** Marks of one size put where none covers an earlier one, above each other or below, from 0 to the lowest there is. */
export function apart(marks: readonly Mark[], wide: number, tall: number, lowest: number): Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    const wanted = Math.min(Math.max(mark.y, 0), lowest);
    const way = mark.up ? -tall : tall;
    const places = [0, 1, -1, 2, -2, 3, -3].map((steps) => wanted + steps * way).filter((y) => y >= 0 && y <= lowest);
    const isFree = (y: number): boolean => placed.every((other) => Math.abs(other.x - mark.x) >= wide || Math.abs(other.y - y) >= tall);
    placed.push({ ...mark, y: places.find(isFree) ?? wanted });
  }
  return placed;
}

/** Of so many marks the ones that have room, the first among them. */
export function thinned<Mark>(marks: readonly Mark[], most: number): Mark[] {
  const every = Math.max(1, Math.ceil(marks.length / Math.max(1, most)));
  return marks.filter((_, at) => at % every === 0);
}

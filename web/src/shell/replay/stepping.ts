/** Where a replay can go: by actions, and by rounds. Position n is the table after n actions. */
import type { LogEntry, Message, Step } from "../../generated/protocol";

export interface RoundMark {
  round: number;
  /** The position at which the round begins: before its first action, after the one that ended the round before. */
  start: number;
}

/** The round a move was made in: a step tells the round that it led to. */
function roundOf(steps: Step[], place: number): number | null {
  return steps[Math.max(0, place - 1)]?.round ?? null;
}

/** The rounds of a game, in order; none where the game counts none. */
export function roundMarks(steps: Step[]): RoundMark[] {
  const marks: RoundMark[] = [];
  steps.forEach((_, place) => {
    const round = roundOf(steps, place);
    if (round !== null && round !== marks.at(-1)?.round) marks.push({ round, start: place });
  });
  return marks;
}

/** Keep a position inside the game. */
export function within(position: number, steps: Step[]): number {
  return Math.min(Math.max(Math.trunc(position) || 0, 0), steps.length);
}

/** The beginning of the next round, or the end. */
export function nextRound(position: number, steps: Step[]): number {
  return roundMarks(steps).find((mark) => mark.start > position)?.start ?? steps.length;
}

/** The beginning of this round, or of the one before when already there. */
export function previousRound(position: number, steps: Step[]): number {
  return roundMarks(steps).findLast((mark) => mark.start < position)?.start ?? 0;
}

export interface MoveGroup {
  round: number | null;
  moves: { step: Step; position: number }[];
}

/** The moves by round; a move leads to its `position`. */
export function groupMoves(steps: Step[]): MoveGroup[] {
  const groups: MoveGroup[] = [];
  steps.forEach((step, place) => {
    const last = groups.at(-1);
    const round = roundOf(steps, place);
    const move = { step, position: place + 1 };
    if (last !== undefined && (round === null || last.round === round)) last.moves.push(move);
    else groups.push({ round, moves: [move] });
  });
  return groups;
}

export const lineOf = ({ key, params }: LogEntry): Message => [key, params];

/** What is said of a move: the action itself, where no line tells it and as far as one may know it, and what came of it. */
export function moveLines({ seat, log, decided }: Step): [Message, ...Message[]] {
  const [first, ...more] = log.map(lineOf);
  if (decided !== null) return [["replay-decided", { seat, what: decided }], ...log.map(lineOf)];
  if (first !== undefined) return [first, ...more];
  return [seat < 0 ? ["ask-nobody", {}] : ["replay-silent", { seat }]];
}

/** A move in one line: of whoever made it, though it may have led others on who had answered before. */
export function headline(step: Step): Message {
  const own = step.log.find((entry) => entry.params.seat === step.seat);
  return step.decided === null && own !== undefined ? lineOf(own) : moveLines(step)[0];
}

/** Where a replay can go: by actions, and by rounds. Position n is the table after n actions. */
import type { Step } from "../../generated/protocol";

export interface RoundMark {
  round: number;
  /** The position at which the round begins: before its first action. */
  start: number;
}

/** The rounds of a game, in order; none where the game counts none. */
export function roundMarks(steps: Step[]): RoundMark[] {
  const marks: RoundMark[] = [];
  steps.forEach((step, place) => {
    if (step.round !== null && step.round !== marks.at(-1)?.round) marks.push({ round: step.round, start: place });
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
    const move = { step, position: place + 1 };
    if (last !== undefined && (step.round === null || last.round === step.round)) last.moves.push(move);
    else groups.push({ round: step.round, moves: [move] });
  });
  return groups;
}

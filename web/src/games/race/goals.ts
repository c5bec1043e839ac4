/** How a goal stands, for one who looks. */
import type { GoalView } from "../../generated/race";

export interface GoalState {
  /** Of the one who looks; a spectator sees the best. */
  have: number;
  /** What it takes: the number printed, or one more than the best of the others. */
  need: number;
  /** From 0 to 1. */
  share: number;
  /** One step away, and not had yet. */
  close: boolean;
}

export function goalState(goal: GoalView, seat: number | null): GoalState {
  const have = seat === null ? Math.max(...goal.progress) : (goal.progress[seat] ?? 0);
  const need = seat === null ? goal.least : (goal.needed[seat] ?? goal.least);
  const share = need <= 0 ? 1 : Math.max(0, Math.min(1, have / need));
  return { have, need, share, close: seat !== null && goal.close.includes(seat) };
}

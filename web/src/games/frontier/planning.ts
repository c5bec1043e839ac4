/** Routes to a goal, as the rules plan them for the rocket that stands there now. */
import type { MissionPlan } from "../../generated/frontier";
import type { Props } from "./props";
import { preview } from "./said";

/** The plan for this goal; null while there is none, or while it is being made. */
export function plannedFor(props: Pick<Props, "question" | "preview">, goal: string | null): MissionPlan | null {
  if (goal === null) return null;
  return preview(props, "prompt-turn", ["plan", goal])?.plan ?? null;
}

/** Whether a plan can be asked for now. */
export function canPlan({ question }: Pick<Props, "question">): boolean {
  return question?.prompt[0] === "prompt-turn";
}

/** Routes to a goal, as the rules plan them for a craft that stands there now. */
import type { FrontierView, MissionPlan, SpaceReference, StackView } from "../../generated/frontier";
import { shownSeat } from "./lookup";
import type { Props } from "./props";
import { preview } from "./said";

/** What can be sent on missions: whatever flies, the rocket first. */
export function craftOf(view: FrontierView, seat: number | null): StackView[] {
  const found = view.players[shownSeat(view, seat)]?.stacks.filter(({ flies }) => flies) ?? [];
  return found.sort((one, other) => Number(other.stack === "rocket") - Number(one.stack === "rocket"));
}

/** The craft of this name, or the first if it is not there. */
export function chosenCraft(view: FrontierView, seat: number | null, name: string): StackView | undefined {
  const there = craftOf(view, seat);
  return there.find(({ stack }) => stack === name) ?? there[0];
}

/** Whether a space is worth a mission: sites and orbits with a name; a Bernal goes wherever one can stop. */
export function isGoal({ site, name, stopping }: SpaceReference, craft: StackView): boolean {
  return site !== null || (stopping && (name !== "" || craft.stack === "bernal"));
}

/** The plan of a craft for this goal; null while there is none, or while it is being made. */
export function plannedFor(props: Pick<Props, "question" | "preview">, craft: StackView | undefined, goal: string | null): MissionPlan | null {
  if (goal === null || craft === undefined || craft.space === goal) return null;
  return preview(props, "prompt-turn", ["plan", goal, craft.stack])?.plan ?? null;
}

/** Whether a plan can be asked for now. */
export function canPlan({ question }: Pick<Props, "question">): boolean {
  return question?.prompt[0] === "prompt-turn";
}

/** The phases of a round as the top bar shows them. */
import type { OutpostView, Stage } from "../../generated/outpost";
import type { Phase } from "../board";

/** The rulebook section behind each. */
const RULES: Record<Stage, string> = {
  order: "purchase-order",
  market: "market",
  production: "production",
  discard: "discard",
  turns: "turn",
  victory: "victory",
};

export function phases({ course, stage }: OutpostView): Phase[] {
  const now = course.indexOf(stage);
  return course.map((each, place) => ({
    label: [`board-phase-${each}`, {}],
    rule: RULES[each],
    now: place === now,
    done: place < now,
  }));
}

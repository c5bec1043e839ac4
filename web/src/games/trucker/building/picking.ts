/** How a tap in the yard becomes an answer. */
import type { Closed, Option, Question } from "../../../generated/protocol";
import { isSame, type Action, type Draft } from "../../../shell/table/draft.svelte";

/** Taking and handling tiles and cards: what counts is being quick. */
const HASTY = ["draw", "take", "use", "pick", "place", "return", "reserve", "peek", "put_back", "flip"];

/** Answers that the yard offers itself. */
export const OFFERED = [...HASTY, "finish", "remove", "keep", "crew"];

export function isHasty(action: Action): boolean {
  return HASTY.includes(String(action[0]));
}

export function optionFor(question: Question | null, ...action: Action): Option | undefined {
  return question?.options.find((option) => isSame(option.action, action));
}

export function closedFor(question: Question | null, ...action: Action): Closed | undefined {
  return question?.closed.find((each) => isSame(each.action, action));
}

export function isPicked(draft: Draft, option: Option | undefined): boolean {
  return option !== undefined && draft.option === option;
}

/** A click on an answer. */
export function pick(draft: Draft, option: Option): void {
  draft.pick(option);
}

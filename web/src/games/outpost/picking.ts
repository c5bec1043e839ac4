/** How a tap on the board becomes an answer. */
import type { Closed, Option, Question } from "../../generated/protocol";
import type { Draft } from "../../shell/table/draft.svelte";

/** The open answer with this verb and these arguments, if there is one. */
export function optionFor(question: Question | null, ...action: unknown[]): Option | null {
  return question?.options.find((option) => same(option.action, action)) ?? null;
}

export function closedFor(question: Question | null, ...action: unknown[]): Closed | null {
  return question?.closed.find((closed) => same(closed.action, action)) ?? null;
}

export function isPicked(draft: Draft, option: Option | null): boolean {
  return option !== null && draft.option !== null && same(draft.option.action, option.action);
}


function same(one: unknown[], other: unknown[]): boolean {
  return one.length === other.length && one.every((part, place) => part === other[place]);
}

/** A click on an answer. */
export function pick(draft: Draft, option: Option): void {
  draft.pick(option);
}

/** How a tap on the board becomes an answer. */
import type { Option, Question } from "../../generated/protocol";
import { isSame, type Draft } from "../../shell/table/draft.svelte";

/** The open answer that begins so, if there is one. */
export function optionFor(question: Question | null, ...action: unknown[]): Option | null {
  return question?.options.find((option) => isSame(option.action.slice(0, action.length), action)) ?? null;
}

/** All open answers of these verbs that name this thing. */
export function optionsAbout(question: Question | null, verbs: readonly string[], thing?: string): Option[] {
  return (
    question?.options.filter(
      ({ action }) => verbs.includes(String(action[0])) && (thing === undefined || action.slice(1).includes(thing)),
    ) ?? []
  );
}

export function isPicked(draft: Draft, option: Option | null): boolean {
  return option !== null && draft.option !== null && isSame(draft.option.action, option.action);
}


/** The place of a card among the items of a question, -1 if it is none. */
export function placeOf(question: Question | null, item: string): number {
  return question?.shape === "subset" ? question.items.findIndex((each) => each.item === item) : -1;
}

/** A click on an answer. */
export function pick(draft: Draft, option: Option): void {
  draft.pick(option);
}

/** How a tap on a card becomes an answer. */
import type { Closed, Option, Question } from "../../generated/protocol";
import type { Draft } from "../../shell/table/draft.svelte";

/** Answers that name a card of the hand, or one that is offered, by their first argument. */
const HAND = ["place", "ante", "keep", "draft", "start"];
/** Answers that name a card of one's own tableau. */
const TABLEAU = ["use", "trade", "draw"];

/** Answers that board and hand offer themselves. */
export const OFFERED = [...HAND, ...TABLEAU, "windfall", "takeover", "choose"];

/** The answers that a card of the hand stands for. */
export function handOptions(question: Question | null, card: number): Option[] {
  return question?.options.filter(({ action }) => HAND.includes(String(action[0])) && action[1] === card) ?? [];
}

/** The answers that a card of one's tableau stands for: a world for the goods made there, a power for its use. */
export function tableauOptions(question: Question | null, card: number): Option[] {
  return (
    question?.options.filter(({ action }) => {
      if (action[0] === "windfall") return action[2] === card;
      return TABLEAU.includes(String(action[0])) && action[1] === card;
    }) ?? []
  );
}

/** The takeovers of this world that can be declared. */
export function takeoverOptions(question: Question | null, world: number): Option[] {
  return question?.options.filter(({ action }) => action[0] === "takeover" && action[2] === world) ?? [];
}

export function closedFor(question: Question | null, card: number): Closed | null {
  return question?.closed.find(({ action }) => action[1] === card) ?? null;
}

/** Of cards that were drawn one says which to keep: that are few, and the others are not worth a thought. */
export function keeps(question: Question | null): boolean {
  return question?.prompt[0] === "prompt-explore";
}

/** The place of a card among the items to choose from; -1 if it is none. */
export function itemPlace(question: Question | null, card: number): number {
  return question?.shape === "subset" ? question.items.findIndex(({ item }) => item === card) : -1;
}

export function isPicked(draft: Draft, option: Option | undefined): boolean {
  return option !== undefined && draft.option === option;
}


/** The answer that chooses these action cards, in whatever order they were tapped. */
export function actionOption(question: Question | null, actions: string[]): Option | undefined {
  return question?.options.find(
    ({ action }) =>
      action[0] === "choose" && action.length === actions.length + 1 && actions.every((each) => action.includes(each)),
  );
}

/** Whether an action card can be chosen, alone or beside those chosen already. */
export function canChoose(question: Question | null, action: string, beside: string[]): boolean {
  return (
    question?.options.some(
      (option) => option.action[0] === "choose" && [action, ...beside].every((each) => option.action.includes(each)),
    ) ?? false
  );
}

/** A click on an answer. */
export function pick(draft: Draft, option: Option): void {
  draft.pick(option);
}

/**
 * What the reader looks at, shared by the board and the hand; and answers that follow one another by themselves: a
 * planned move, a card carried from one stack to another.
 */
import type { Question } from "../../generated/protocol";
import { isSame, type Action, type Draft } from "../../shell/table/draft.svelte";

export type Tab = "bench" | "mission" | "decks" | "world";

export class Desk {
  tab: Tab = $state("bench");
  /** The card that is looked at. */
  card: string | null = $state(null);
  /** The space that is looked at. */
  space: number | null = $state(null);
  /** Where a mission is to go, by id. */
  goal: string | null = $state(null);
  /** Which of its routes, by its place. */
  route = $state(0);
  /** Answers still to be given, each to the question that comes next. */
  #queue: Action[] = $state.raw([]);
  /** Whether the last of them is only drafted. */
  #drafted = false;

  /** Give these answers one after the other; the last one is only put into the draft, if one wants to look first. */
  run(draft: Draft, actions: readonly Action[], drafted = false): void {
    this.#queue = [...actions];
    this.#drafted = drafted;
    this.goOn(draft.question, draft);
  }

  /** The next answer to what is asked: what is not asked is left out, and whatever else is asked ends it. */
  goOn(question: Question | null, draft: Draft): void {
    if (this.#queue.length === 0 || question === null) return;
    const place = this.#queue.findIndex((action) => takes(question, action));
    const next = this.#queue[place];
    const rest = next === undefined ? [] : this.#queue.slice(place + 1);
    this.#queue = rest;
    if (next === undefined) return;
    if (this.#drafted && rest.length === 0) drafts(draft, next);
    else draft.commit(next);
  }

  look(card: string): void {
    this.card = this.card === card ? null : card;
  }

  aim(goal: string | null): void {
    if (goal !== this.goal) this.route = 0;
    this.goal = goal;
    if (goal !== null) this.tab = "mission";
  }
}

function takes(question: Question, action: Action): boolean {
  return action[0] === question.verb || question.options.some((option) => isSame(option.action, action));
}

function drafts(draft: Draft, action: Action): void {
  if (draft.question?.shape === "path" && Array.isArray(action[1])) void draft.trail.follow(action[1] as unknown[]);
  else draft.adopt(action);
}

/** One table is looked at at a time. */
export const desk = new Desk();

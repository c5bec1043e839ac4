/**
 * What the reader looks at, shared by the board and the hand; and answers that follow one another by themselves: a
 * planned move, a card carried from one stack to another.
 */
import type { Question } from "../../generated/protocol";
import { isSame, type Action, type Draft } from "../../shell/table/draft.svelte";

/** Questions on the way that the reader answers; then what was planned goes on. */
const DICE: readonly string[] = ["prompt-crash", "prompt-aerobrake", "prompt-assist"];

export type Tab = "bench" | "mission" | "decks" | "world";
/** Of the world: each has room without scrolling. */
export type Page = "politics" | "points" | "prizes" | "society";

/** A card that may go elsewhere, and where it lies: the name of its stack, or HAND. */
export interface Carried {
  card: string;
  from: string;
}

export const HAND = "hand";

export class Desk {
  tab: Tab = $state("bench");
  page: Page = $state("politics");
  /** The card that is looked at. */
  card: string | null = $state(null);
  /** The stack that is looked at, by its name; null: the one that matters most. */
  stack: string | null = $state(null);
  /** The space that is looked at. */
  space: number | null = $state(null);
  /** The card that is being dragged. */
  dragged: Carried | null = $state.raw(null);
  /** Which craft is to go on a mission, by the name of its stack. */
  craft = $state("rocket");
  /** Where a mission is to go, by id. */
  goal: string | null = $state(null);
  /** Which of its routes, by its place. */
  route = $state(0);
  #table = "";
  /** Answers still to be given, each to a question to come. */
  #queue: Action[] = $state.raw([]);
  /** Whether a path among them is only drafted. */
  #drafted = false;

  /** Give these answers one after the other; a path is only put into the draft, if one wants to look first. */
  run(draft: Draft, actions: readonly Action[], drafted = false): void {
    this.#queue = [...actions];
    this.#drafted = drafted;
    this.goOn(draft.question, draft);
  }

  /** The next answer to what is asked: what is not asked is left out, and whatever else is asked ends it. */
  goOn(question: Question | null, draft: Draft): void {
    if (this.#queue.length === 0 || question === null || DICE.includes(question.prompt[0])) return;
    const place = this.#queue.findIndex((action) => takes(question, action));
    const next = this.#queue[place];
    this.#queue = next === undefined ? [] : this.#queue.slice(place + 1);
    if (next === undefined) return;
    if (this.#drafted && question.shape === "path" && Array.isArray(next[1])) {
      this.#queue = [];
      void draft.trail.follow(next[1] as unknown[]);
    } else draft.commit(next);
  }

  /** Whether what is dragged may be put there now: in a stack, or back into the hand. */
  carries(question: Question | null, to: string): boolean {
    return this.dragged !== null && canCarry(question, this.dragged, to);
  }

  /** Put what is dragged there. */
  put(draft: Draft, to: string): void {
    if (this.dragged !== null) this.carry(draft, this.dragged, to);
    this.dragged = null;
  }

  /** Put a card there, dragged or not. */
  carry(draft: Draft, carried: Carried, to: string): void {
    if (canCarry(draft.question, carried, to)) this.run(draft, carrying(carried, to));
  }

  /** Another table is looked at: nothing of the last one is left. */
  sit(table: string, tab: Tab): void {
    if (table === this.#table) return;
    this.#table = table;
    this.tab = tab;
    this.page = "politics";
    this.card = this.stack = this.goal = this.space = this.dragged = null;
    this.craft = "rocket";
    this.#queue = [];
  }

  look(card: string): void {
    this.card = this.card === card ? null : card;
  }

  send(craft: string): void {
    this.craft = craft;
    this.route = 0;
  }

  aim(goal: string | null): void {
    if (goal !== this.goal) this.route = 0;
    this.goal = goal;
    if (goal !== null) this.tab = "mission";
  }
}

/** Where a card may be put now: stacks by their names, or HAND. */
export function destinations(question: Question | null, carried: Carried): string[] {
  const stacks = question?.options.flatMap(({ action }) => (action[0] === "transfer" ? [String(action[2])] : [])) ?? [];
  return [...new Set(["leo", ...stacks, HAND])].filter((to) => canCarry(question, carried, to));
}

function canCarry(question: Question | null, carried: Carried, to: string): boolean {
  const first = carrying(carried, to)[0];
  return first !== undefined && question !== null && takes(question, first);
}

/** The answers that put a card elsewhere. */
function carrying({ card, from }: Carried, to: string): Action[] {
  if (from === to) return [];
  if (from === HAND) return to === "leo" ? [["boost"], ["boost", [card]]] : [];
  return [to === HAND ? ["decommission"] : ["transfer", from, to], ["cards", [card]]];
}

function takes(question: Question, action: Action): boolean {
  return action[0] === question.verb || question.options.some((option) => isSame(option.action, action));
}

/** One table is looked at at a time. */
export const desk = new Desk();

/**
 * The answer a player is putting together: shared by the prompt bar, the hand and the board, so that a card lit on the
 * board and a button in the bar are the same choice. Nothing is sent before `commit`.
 */
import type { Item, Leg, Message, Need, Option, Question } from "../../generated/protocol";
import { settings } from "../../lib/settings.svelte";
import { Trail, type Onward } from "./trail.svelte";

export type Action = unknown[];

/** Why a draft can not be sent yet: a message of the shell's catalogue. */
export type Lack = Message | null;

/** `settles`: what is to be paid for it is paid along with it. */
type Send = (question: Question, action: Action, settles?: boolean) => void;

export class Draft {
  question: Question | null = $state.raw(null);
  /** A plain answer that is selected, if any. */
  option: Option | null = $state.raw(null);
  /** The selected items, by their place in `question.items`. */
  chosen: number[] = $state.raw([]);
  amount = $state(0);
  /** The path, where one is asked for. */
  readonly trail: Trail;
  readonly lack: Lack = $derived(this.#lack());
  readonly action: Action | null = $derived(this.lack === null ? this.#action() : null);

  readonly #send: Send;
  /** The item that was said last to be kept. */
  #kept = -1;

  constructor(send: Send, onward: Onward = () => Promise.reject(new Error())) {
    this.#send = send;
    this.trail = new Trail(onward);
  }

  /** A new question, or none: what was drafted before is forgotten, and the suggestion taken over. */
  ask(question: Question | null): void {
    const before = this.question;
    this.question = question;
    if (question !== null && question.asked === before?.asked) {
      this.#goOn(before, question);
      return;
    }
    this.option = null;
    this.#kept = -1;
    this.amount = question?.lo ?? 0;
    this.chosen = question?.shape === "subset" ? suggested(question) : [];
    this.trail.begin(question);
  }

  /** The same is asked, but others may have changed what is open: what still stands is kept. */
  #goOn(before: Question, question: Question): void {
    const { option } = this;
    this.option = option === null ? null : (question.options.find(({ action }) => isSame(action, option.action)) ?? null);
    if (!isSame(before.items, question.items)) this.chosen = suggested(question);
    if (!isSame(before.way, question.way)) this.trail.begin(question);
  }

  /** Draft this answer, wherever it was given. */
  adopt(action: Action): void {
    const question = this.question;
    const option = question?.options.find((each) => isSame(each.action, action));
    if (option !== undefined) this.select(option);
    else if (question?.shape === "amount") this.setAmount(Number(action[1]));
    else if (question?.shape === "subset") this.#choose(places(question, partsOf(action)));
    else if (question?.shape === "path") void this.trail.follow(partsOf(action));
  }

  #choose(chosen: number[]): void {
    this.option = null;
    this.chosen = chosen;
  }

  /** A click on an answer sends it; for who has set it so, the first one selects and the second sends. */
  pick(option: Option): void {
    const again = this.option !== null && isSame(this.option.action, option.action);
    if (settings.oneClick || again) this.commit(option.action);
    else this.select(option);
  }

  select(option: Option | null): void {
    this.option = option;
  }

  toggle(place: number): void {
    this.option = null;
    this.chosen = this.chosen.includes(place)
      ? this.chosen.filter((each) => each !== place)
      : [...this.chosen, place].sort((a, b) => a - b);
  }

  /**
   * The same where one says what to keep: the chosen items are those that go. Who keeps one too many lets go of another,
   * but not of the one kept last.
   */
  keep(place: number): void {
    const { question } = this;
    if (question === null) return;
    const kept = !this.chosen.includes(place);
    this.toggle(place);
    if (kept) return;
    const others = question.items.map((_, other) => other).filter((other) => other !== place && !this.chosen.includes(other));
    const released = others.find((other) => other !== this.#kept) ?? others[0];
    if (this.chosen.length < question.lo && released !== undefined) this.toggle(released);
    this.#kept = place;
  }

  clear(): void {
    this.option = null;
    this.chosen = [];
    if (this.trail.path.length > 0) void this.trail.follow([]);
  }

  /** Take the suggested items again, or the suggested path. */
  suggest(): void {
    this.option = null;
    if (this.question?.shape === "path") void this.trail.follow(wantedBy(this.question));
    else if (this.question !== null) this.chosen = suggested(this.question);
  }

  /** Go one step further. */
  take(leg: Leg): void {
    this.option = null;
    this.trail.take(leg);
  }

  /** Take the last step back. */
  stepBack(): void {
    this.option = null;
    this.trail.stepBack();
  }

  setAmount(amount: number): void {
    this.option = null;
    this.amount = amount;
  }

  /** Send this answer, or the drafted one. */
  commit(action: Action | null = this.action, settles = false): void {
    if (this.question === null || action === null) return;
    if (settles) this.#send(this.question, action, true);
    else this.#send(this.question, action);
  }

  /** What the chosen items weigh for a need. */
  weight(need: Need): number {
    return this.chosen.reduce((sum, place) => sum + (need.weights[place] ?? 0), 0);
  }

  #action(): Action | null {
    const question = this.question;
    if (question === null) return null;
    if (this.option !== null) return this.option.action;
    if (question.shape === "amount") return [question.verb, this.amount];
    if (question.shape === "path") return [question.verb, this.trail.path.map(({ item }) => item)];
    if (question.shape === "subset") return [question.verb, this.chosen.map((place) => itemAt(question, place).item)];
    return null;
  }

  #lack(): Lack {
    const question = this.question;
    if (question === null) return ["lack-question", {}];
    if (this.option !== null) return null;
    if (question.shape === "choice") return ["lack-option", {}];
    if (question.shape === "amount") return amountLack(question, this.amount);
    if (question.shape === "path") return this.#pathLack();
    return this.#subsetLack(question);
  }

  #pathLack(): Lack {
    const { path, way, waiting } = this.trail;
    if (way === null || waiting) return ["lack-way", {}];
    if (way.stuck === null) return null;
    return path.length === 0 ? ["lack-step", {}] : way.stuck.reason;
  }

  #subsetLack(question: Question): Lack {
    const number = this.chosen.length;
    if (number < question.lo) return ["lack-more-items", { number: question.lo - number }];
    if (number > question.hi) return ["lack-fewer-items", { number: number - question.hi }];
    for (const need of question.needs) {
      const weight = this.weight(need);
      if (weight < need.least) return ["lack-more", { number: need.least - weight, need: need.name }];
      if (need.most >= 0 && weight > need.most) return ["lack-less", { number: weight - need.most, need: need.name }];
      const lightest = Math.min(...this.chosen.map((place) => need.weights[place] ?? 0));
      if (need.tight && number > 0 && weight - lightest >= need.least) return ["lack-spare", { need: need.name }];
    }
    return null;
  }
}

function amountLack(question: Question, amount: number): Lack {
  if (question.lo > question.hi) return ["lack-option", {}];
  const fits = Number.isInteger(amount) && amount >= question.lo && amount <= question.hi;
  return fits ? null : ["lack-amount", { lo: question.lo, hi: question.hi }];
}

function itemAt(question: Question, place: number): Item {
  const item = question.items[place];
  if (item === undefined) throw new RangeError(`item ${place} of ${question.items.length}`);
  return item;
}

/** The items or steps that an action names. */
function partsOf(action: Action | null): unknown[] {
  return Array.isArray(action?.[1]) ? [...(action[1] as unknown[])] : [];
}

/** The items of the suggestion. */
function wantedBy(question: Question): unknown[] {
  return partsOf(question.suggestion);
}

/** The places of the suggested items. */
function suggested(question: Question): number[] {
  return places(question, wantedBy(question));
}

/** The places of these items among those of the question. */
function places(question: Question, items: unknown[]): number[] {
  const wanted = [...items];
  const found: number[] = [];
  question.items.forEach((each, place) => {
    const at = wanted.findIndex((item) => isSame(item, each.item));
    if (at < 0) return;
    wanted.splice(at, 1);
    found.push(place);
  });
  return found;
}

/** Actions and items are plain data: numbers, words and lists of them. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

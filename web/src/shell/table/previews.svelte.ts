/** What would come of answers, as the rules say: each is asked for once, when something first wants to show it. */
import { SvelteMap } from "svelte/reactivity";
import type { Final, Previewed, Question } from "../../generated/protocol";
import type { Action } from "./draft.svelte";

/** Milliseconds between two questions to the table: a sweep over the board must not flood it. */
const PACE = 100;

export class Previews {
  #question: Question | null = $state.raw(null);
  readonly #told = new SvelteMap<string, Previewed>();
  /** What was asked about the question as it stands. */
  #asked = new Set<string>();
  /** What is still to be sent; the newest first, for that is what is looked at. */
  #wanted: (() => Promise<void>)[] = [];
  #sending = false;
  readonly #ask: (question: Question, action: Action) => Promise<Previewed>;

  constructor(ask: (question: Question, action: Action) => Promise<Previewed>) {
    this.#ask = ask;
  }

  /** What is asked now. Where the same is told anew, others have acted: what was foreseen shows until it is known anew. */
  ask(question: Question | null): void {
    if (question?.asked !== this.#question?.asked) this.#told.clear();
    this.#asked = new Set();
    this.#wanted = [];
    this.#question = question;
  }

  /** What would come of this answer; null until it is known. */
  of(action: Action | null): Previewed | null {
    const question = this.#question;
    if (question === null || action === null) return null;
    const key = JSON.stringify(action);
    if (!this.#asked.has(key)) {
      this.#asked.add(key);
      this.#wanted.push(() => this.#fetch(question, action, key));
      // whoever is being drawn may not change anything: it is sent afterwards
      if (!this.#sending) queueMicrotask(() => this.#next());
      this.#sending = true;
    }
    return this.#told.get(key) ?? null;
  }

  /** The table has said it of itself. */
  learn(action: Action, { id, preview }: Final): void {
    const key = JSON.stringify(action);
    this.#asked.add(key);
    this.#told.set(key, { type: "previewed", id, preview });
  }

  #next(): void {
    const fetch = this.#wanted.pop();
    this.#sending = fetch !== undefined;
    if (fetch === undefined) return;
    void fetch();
    setTimeout(() => this.#next(), PACE);
  }

  async #fetch(question: Question, action: Action, key: string): Promise<void> {
    const asked = this.#asked;
    const told = await this.#ask(question, action).catch(() => null);
    if (asked !== this.#asked) return;
    if (told === null) asked.delete(key);
    else this.#told.set(key, told);
  }
}

/** A path as it is put together step by step: how it may go on, the server says after each step. */
import type { Leg, Question, Way } from "../../generated/protocol";

/** Asks how a path may go on; it fails if it is none. */
export type Onward = (question: Question, path: unknown[]) => Promise<Way>;

export class Trail {
  /** The steps taken: shown at once, before the server has said how they go on. */
  path: Leg[] = $state.raw([]);
  /** What the server has said last. */
  way: Way | null = $state.raw(null);
  /** Whether that is about another path than the one taken: an answer is on its way. */
  waiting = $state(false);
  #question: Question | null = $state.raw(null);
  /** The steps that may follow. */
  readonly onward: Leg[] = $derived(this.way?.onward ?? []);
  /** What the steps taken cost together, for each of the question's costs. */
  readonly totals: number[] = $derived(
    this.#question?.costs.map((_, place) => this.path.reduce((sum, leg) => sum + (leg.costs[place] ?? 0), 0)) ?? [],
  );

  readonly #ask: Onward;
  /** What the server has said, by the path: steps are taken back and taken again. */
  #known = new Map<string, Way>();
  /** The path that was asked about last. */
  #wanted = "";

  constructor(ask: Onward) {
    this.#ask = ask;
  }

  /** A new question: a path begins where it says, if it asks for one. */
  begin(question: Question | null): void {
    this.#question = question;
    this.#known = new Map();
    this.path = [];
    this.way = question?.way ?? null;
    this.waiting = false;
    this.#wanted = "";
    if (this.way !== null) this.#known.set(key([]), this.way);
  }

  take(leg: Leg): void {
    if (this.waiting) return;
    const path = [...this.path, leg];
    void this.follow(path.map(({ item }) => item), path);
  }

  /** Take the last step back. */
  stepBack(): void {
    void this.follow(this.path.slice(0, -1).map(({ item }) => item));
  }

  /** Take these steps, whatever was taken before: a suggestion, or a route planned elsewhere. `path` is shown meanwhile. */
  async follow(items: unknown[], path: Leg[] = this.path): Promise<void> {
    const question = this.#question;
    const wanted = key(items);
    this.#wanted = wanted;
    const known = this.#known.get(wanted);
    if (known !== undefined) this.#show(known);
    if (known !== undefined || question === null) return;
    this.waiting = true;
    this.path = path;
    const way = await this.#ask(question, items).catch(() => null);
    if (this.#question !== question) return;
    if (way !== null) this.#known.set(wanted, way);
    // what is refused, the line has told: what stood before stands again
    const shown = way ?? this.way;
    if (this.#wanted === wanted && shown !== null) this.#show(shown);
  }

  #show(way: Way): void {
    this.path = way.path;
    this.way = way;
    this.waiting = false;
  }
}

function key(items: unknown[]): string {
  return JSON.stringify(items);
}

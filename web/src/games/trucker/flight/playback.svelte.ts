/** Plays what has come in at once one after the other: threats fly in turn. Whoever wants no motion sees the last. */
import { isAnimated } from "../../../lib/settings.svelte";

/** What came in at once is never longer than this, in ms. */
const LONGEST = 1200;
const USUAL = 700;

export class Playback {
  /** How many of the threats of this card are shown, the last of them flying. */
  shown = $state(0);
  /** How long each one takes now, in ms. */
  pace = $state(USUAL);
  /** Whether the last one shown is on its way. */
  flying = $state(false);

  #card = -2;
  #all = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** The card (by its place in the log) has had so many threats so far. */
  follow(card: number, all: number): void {
    const fresh = card !== this.#card;
    const first = this.#card === -2;
    if (!fresh && all === this.#all) return;
    if (fresh || all < this.shown) this.shown = 0;
    this.#card = card;
    this.#all = all;
    // who comes to the table, or goes back in a replay, is not shown it all again
    if (first || !isAnimated()) this.skip();
    else if (this.shown < all) this.#start(all - this.shown);
    else this.skip();
  }

  /** At once to the last one. */
  skip(): void {
    clearTimeout(this.#timer);
    this.shown = this.#all;
    this.flying = false;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #start(number: number): void {
    clearTimeout(this.#timer);
    this.pace = Math.min(USUAL, LONGEST / number);
    this.#next();
  }

  #next(): void {
    if (this.shown >= this.#all) {
      this.flying = false;
      return;
    }
    this.shown += 1;
    this.flying = true;
    this.#timer = setTimeout(() => this.#next(), this.pace);
  }
}

/** The pictures of a replay, fetched once each, with the next ones fetched ahead. */
import type { Frame } from "../../generated/protocol";

const AHEAD = 4;
const MOST_KEPT = 400;

export class Frames {
  readonly #kept = new Map<number, Promise<Frame>>();
  readonly #fetch: (position: number) => Promise<Frame>;
  readonly #last: number;

  constructor(last: number, fetch: (position: number) => Promise<Frame>) {
    this.#last = last;
    this.#fetch = fetch;
  }

  /** The frame at a position; its neighbours are on their way afterwards. */
  async at(position: number): Promise<Frame> {
    const frame = await this.#one(position);
    for (let step = 1; step <= AHEAD; step++) this.#ahead(position + step);
    this.#ahead(position - 1);
    return frame;
  }

  #ahead(position: number): void {
    // Nobody waits for this one: if it fails, it is fetched again when it is wanted.
    if (position >= 0 && position <= this.#last) this.#one(position).catch(() => undefined);
  }

  #one(position: number): Promise<Frame> {
    const kept = this.#kept.get(position);
    if (kept !== undefined) return kept;
    const coming = this.#fetch(position);
    coming.catch(() => this.#kept.delete(position));
    this.#kept.set(position, coming);
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? position);
    return coming;
  }
}

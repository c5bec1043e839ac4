/** Boxes on the screen, kept so that a free place is found quickly. */

export interface Box {
  /** What it belongs to: nothing is in its own way. */
  owner?: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export class Boxes {
  readonly #cell: number;
  readonly #cells = new Map<number, Box[]>();

  constructor(cell: number) {
    this.#cell = cell;
  }

  add(box: Box): void {
    for (const key of this.#keys(box)) {
      const there = this.#cells.get(key);
      if (there === undefined) this.#cells.set(key, [box]);
      else there.push(box);
    }
  }

  /** Whether nothing lies there; `slack` may be covered. */
  free(box: Box, slack: number): boolean {
    for (const key of this.#keys(box))
      for (const other of this.#cells.get(key) ?? [])
        if (
          (other.owner === undefined || other.owner !== box.owner) &&
          box.left < other.right - slack &&
          other.left < box.right - slack &&
          box.top < other.bottom - slack &&
          other.top < box.bottom - slack
        )
          return false;
    return true;
  }

  *#keys(box: Box): Generator<number> {
    const right = Math.floor(box.right / this.#cell);
    const bottom = Math.floor(box.bottom / this.#cell);
    for (let column = Math.floor(box.left / this.#cell); column <= right; column++)
      for (let row = Math.floor(box.top / this.#cell); row <= bottom; row++) yield column * 100_003 + row;
  }
}

/** Mouse, touch and pen on the map: one pointer drags it, two pinch it, and one that stays put is a tap. */

export interface Hands {
  /** Dragged by so many pixels. */
  pan: (across: number, down: number) => void;
  /** Closer by a factor, at a point. */
  zoom: (factor: number, x: number, y: number) => void;
  tap: (x: number, y: number, touch: boolean) => void;
  /** Pointed at without pressing; null: no longer. */
  point: (at: [number, number] | null) => void;
}

const STILL = 6;

interface Pointer {
  x: number;
  y: number;
  /** How far it has gone since it was pressed. */
  gone: number;
}

export class Gestures {
  readonly #hands: Hands;
  readonly #pointers = new Map<number, Pointer>();
  #pinched = false;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  get dragging(): boolean {
    return [...this.#pointers.values()].some((pointer) => pointer.gone > STILL);
  }

  press(id: number, x: number, y: number): void {
    this.#pointers.set(id, { x, y, gone: 0 });
    if (this.#pointers.size === 1) this.#pinched = false;
    else this.#pinched = true;
    this.#hands.point(null);
  }

  move(id: number, x: number, y: number, touch: boolean): void {
    const pointer = this.#pointers.get(id);
    if (pointer === undefined) {
      if (!touch) this.#hands.point([x, y]);
      return;
    }
    const before = this.#span();
    const [across, down] = [x - pointer.x, y - pointer.y];
    pointer.gone += Math.hypot(across, down);
    pointer.x = x;
    pointer.y = y;
    const after = this.#span();
    if (before !== null && after !== null) {
      this.#hands.pan(after.x - before.x, after.y - before.y);
      if (before.length > 0) this.#hands.zoom(after.length / before.length, after.x, after.y);
    } else if (pointer.gone > STILL) this.#hands.pan(across, down);
  }

  release(id: number, x: number, y: number, touch: boolean): void {
    const pointer = this.#pointers.get(id);
    this.#pointers.delete(id);
    if (pointer !== undefined && pointer.gone <= STILL && !this.#pinched) this.#hands.tap(x, y, touch);
  }

  cancel(id: number): void {
    this.#pointers.delete(id);
  }

  /** Between two fingers: the middle and how far they are apart. */
  #span(): { x: number; y: number; length: number } | null {
    const [one, two] = [...this.#pointers.values()];
    if (one === undefined || two === undefined) return null;
    return {
      x: (one.x + two.x) / 2,
      y: (one.y + two.y) / 2,
      length: Math.hypot(one.x - two.x, one.y - two.y),
    };
  }
}

/** Carrying an operator from one factory to another with finger or mouse; a tap does the same in two steps. */

/** How far the pointer must go before it carries something. */
const SLACK = 6;

export class Dragging {
  /** The place an operator is taken from; null: nobody is carried. */
  from: number | null = $state(null);
  x = $state(0);
  y = $state(0);

  #start: { x: number; y: number; place: number } | null = null;
  readonly #drop: (from: number, to: number) => void;

  constructor(drop: (from: number, to: number) => void) {
    this.#drop = drop;
  }

  press(event: PointerEvent, place: number): void {
    if (event.button !== 0) return;
    this.#start = { x: event.clientX, y: event.clientY, place };
    const move = (moved: PointerEvent): void => this.#move(moved);
    const end = (ended: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      this.#end(ended);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  #move(event: PointerEvent): void {
    if (this.#start === null) return;
    const far = Math.hypot(event.clientX - this.#start.x, event.clientY - this.#start.y) > SLACK;
    if (this.from === null && !far) return;
    this.from = this.#start.place;
    this.x = event.clientX;
    this.y = event.clientY;
  }

  #end(event: PointerEvent): void {
    const from = this.from;
    this.#start = null;
    this.from = null;
    if (from === null || event.type === "pointercancel") return;
    // the click that follows a drag would toggle the place where it ends
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true));
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-place]");
    const to = Number(under?.dataset.place ?? -1);
    if (to >= 0 && to !== from) this.#drop(from, to);
  }
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

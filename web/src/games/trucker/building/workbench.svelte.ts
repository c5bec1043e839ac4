/** What the reader is about to do with the tile in the hand: how it is turned, where it is held, what is dragged. */
import type { Spot } from "../../../generated/trucker";
import type { Draft } from "../../../shell/table/draft.svelte";
import { spotOf } from "../ships";

/** How far the pointer must go before it carries something. */
const SLACK = 6;

export type Source = "hand" | "pool" | "reserve";

export interface Carried {
  tile: number;
  from: Source;
  x: number;
  y: number;
}

/** Where something was dropped: a space of the ship, the reserve or the warehouse. */
export type Target = Spot | "reserve" | "pool";

export class Workbench {
  /** Quarter turns clockwise, counted on. */
  turn = $state(0);
  /** Which way it was turned last. */
  way: 1 | -1 = $state(1);
  /** The space that is pointed at, by pointer or focus. */
  pointed: Spot | null = $state.raw(null);
  /** Where a tile was put last, until one points elsewhere: it needs no explanation. */
  placed: Spot | null = $state.raw(null);
  carried: Carried | null = $state.raw(null);
  #tile: number | null = null;

  /** A tile is in the hand, turned like this; the same tile stays as it is. */
  hold(tile: number | null, turn = 0): void {
    if (tile === this.#tile) return;
    this.#tile = tile;
    this.turn = turn;
    this.way = 1;
  }

  rotate(from: number, way: 1 | -1): void {
    this.way = way;
    this.turn = from + way;
  }

  /** Follow a pointer that was pressed on a tile; `drop` hears where it ends, unless it was only a tap. */
  press(event: PointerEvent, tile: number, from: Source, drop: (target: Target) => void): void {
    if (event.button !== 0) return;
    const { clientX, clientY, pointerId } = event;
    const move = (moved: PointerEvent): void => {
      if (moved.pointerId !== pointerId) return;
      const far = Math.hypot(moved.clientX - clientX, moved.clientY - clientY) > SLACK;
      if (this.carried === null && !far) return;
      this.carried = { tile, from, x: moved.clientX, y: moved.clientY };
      const target = targetAt(moved);
      this.pointed = Array.isArray(target) ? target : null;
    };
    const end = (ended: PointerEvent): void => {
      if (ended.pointerId !== pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (this.carried === null) return;
      const target = ended.type === "pointerup" ? targetAt(ended) : null;
      if (target !== null) drop(target);
      this.carried = null;
      this.pointed = null;
      swallowClick();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}

function targetAt(event: PointerEvent): Target | null {
  const under = document.elementFromPoint(event.clientX, event.clientY);
  const key = under?.closest<HTMLElement>("[data-spot]")?.dataset.spot;
  if (key !== undefined) return spotOf(key);
  const place = under?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
  return place === "reserve" || place === "pool" ? place : null;
}

/** The click that follows a drag means nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, true));
}

const benches = new WeakMap<Draft, Workbench>();

/** The one that ship, hand and pool of a table share. */
export function workbenchOf(draft: Draft): Workbench {
  const bench = benches.get(draft) ?? new Workbench();
  benches.set(draft, bench);
  return bench;
}

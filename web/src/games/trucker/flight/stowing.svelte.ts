/** Loading goods: a cube is taken up, by tap or by drag, and put into a hold. Every step is an answer of its own. */
import type { Option, Question } from "../../../generated/protocol";
import type { Spot } from "../../../generated/trucker";
import type { Draft } from "../../../shell/table/draft.svelte";
import { spotOf } from "../ships";

/** How far the pointer must go before it carries a cube. */
const SLACK = 6;

const all = new WeakMap<Draft, Stowing>();

/** The one that tray and ship share with a draft. */
export function stowingOf(draft: Draft): Stowing {
  const found = all.get(draft) ?? new Stowing(draft);
  all.set(draft, found);
  return found;
}

export class Stowing {
  /** The colour that is taken up; null: none. */
  colour: string | null = $state(null);
  /** Where a cube is that is being dragged. */
  dragged: { x: number; y: number; colour: string } | null = $state.raw(null);

  readonly #draft: Draft;

  constructor(draft: Draft) {
    this.#draft = draft;
  }

  /** A new question: the most valuable cube that finds a place is taken up. */
  begin(question: Question | null, offer: string[]): void {
    if (question?.prompt[0] !== "prompt-load") {
      this.colour = null;
      return;
    }
    const fits = (colour: string): boolean => loads(question, colour).length > 0;
    if (this.colour === null || !offer.includes(this.colour) || !fits(this.colour)) this.colour = offer.find(fits) ?? null;
  }

  take(colour: string): void {
    this.colour = this.colour === colour ? null : colour;
  }

  /** Holds that would take the cube; without one, those a cube can be lifted from. */
  targets(question: Question): Spot[] {
    return this.#moves(question).map(({ action }) => [Number(action[2]), Number(action[3])]);
  }

  #moves(question: Question): Option[] {
    return this.colour === null ? lifts(question) : loads(question, this.colour);
  }

  /** A hold was tapped, or a cube dropped on it. */
  pickHold(question: Question, [row, column]: Spot): void {
    // of several cubes in a hold, the least valuable goes first
    const option = this.#moves(question).findLast(({ action }) => action[2] === row && action[3] === column);
    if (option !== undefined) this.#draft.commit(option.action);
  }

  lift(option: Option): void {
    this.#draft.commit(option.action);
  }

  /** A cube beside the ship is pressed: it may be carried to a hold. */
  press(event: PointerEvent, colour: string): void {
    if (event.button !== 0) return;
    const { clientX: x, clientY: y } = event;
    const move = (moved: PointerEvent): void => {
      if (this.dragged === null && Math.hypot(moved.clientX - x, moved.clientY - y) < SLACK) return;
      this.colour = colour;
      this.dragged = { x: moved.clientX, y: moved.clientY, colour };
    };
    const end = (ended: PointerEvent): void => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      this.#drop(ended);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  #drop(event: PointerEvent): void {
    if (this.dragged === null) return;
    this.dragged = null;
    // the click that follows a drag would take the cube back
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, true));
    const question = this.#draft.question;
    const under = document.elementsFromPoint(event.clientX, event.clientY);
    const key = under.map((each) => each.closest<HTMLElement>("[data-spot]")?.dataset.spot).find((each) => each !== undefined);
    if (question !== null && key !== undefined && event.type !== "pointercancel") this.pickHold(question, spotOf(key));
  }
}

function swallow(event: MouseEvent): void {
  event.stopPropagation();
  event.preventDefault();
}

/** The answers that load a cube of this colour. */
export function loads(question: Question, colour: string): Option[] {
  return question.options.filter(({ action }) => action[0] === "load" && action[1] === colour);
}

/** The answers that lift a cube out of a hold. */
export function lifts(question: Question): Option[] {
  return question.options.filter(({ action }) => action[0] === "lift");
}

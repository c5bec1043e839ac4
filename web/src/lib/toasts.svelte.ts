/** Short notes at the edge of the screen, and words for those who listen to it. */
import type { Message, Problem } from "../generated/protocol";

export interface Toast {
  number: number;
  message: Message;
  /** The rulebook section behind it, if any. */
  rule: string;
  kind: "note" | "problem";
}

const STAYS = 6000;

class Toasts {
  list: Toast[] = $state.raw([]);
  /** What a screen reader says next. */
  spoken = $state("");
  #count = 0;

  note(message: Message): void {
    this.#add({ message, rule: "", kind: "note" });
  }

  problem(problem: Problem): void {
    this.#add({ message: problem.message, rule: problem.rule, kind: "problem" });
  }

  dismiss(number: number): void {
    this.list = this.list.filter((each) => each.number !== number);
  }

  /** Say something aloud that is shown anyway. */
  announce(text: string): void {
    this.spoken = text;
  }

  #add(toast: Omit<Toast, "number">): void {
    const number = ++this.#count;
    // the same thing again replaces itself
    const others = this.list.filter((each) => JSON.stringify(each.message) !== JSON.stringify(toast.message));
    this.list = [...others, { ...toast, number }].slice(-4);
    setTimeout(() => this.dismiss(number), STAYS);
  }
}

export const toasts = new Toasts();

/** Requests of one component: whether one is under way, and what is said when it is refused. */
import { Refusal } from "./http";
import { toasts } from "./toasts.svelte";

export class Requests {
  busy = $state(false);

  /** What comes of it; null if it is refused, which the reader is told. */
  async wait<Answer>(doing: Promise<Answer>): Promise<Answer | null> {
    this.busy = true;
    try {
      return await doing;
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      toasts.problem(reason.problem);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

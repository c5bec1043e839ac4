/** People who sit down with others are asked first, once, by which name they are to be known. */
import { me } from "../../lib/me.svelte";

class Introduction {
  /** What waits for the name; null: nobody is asked. */
  next: (() => void) | null = $state.raw(null);

  /** Do this now, or as soon as there is a name. */
  before(next: () => void): void {
    if (me.named) next();
    else this.next = next;
  }

  /** There is a name now. */
  goOn(): void {
    const { next } = this;
    this.next = null;
    next?.();
  }

  cancel(): void {
    this.next = null;
  }
}

export const introduction = new Introduction();

/** The reader's own bots: asked for anew now and then, while anybody looks. */
import type { Visitor } from "../../generated/protocol";
import { visitors } from "./http";
import { watch } from "../../lib/watching";

const EVERY = 5_000;

class Own {
  all: Visitor[] = $state.raw([]);

  /** To be called in an effect: as long as it lasts, what is here is true. */
  follow(): () => void {
    return watch(() => this.look(), EVERY);
  }

  /** What can not be had now is tried again soon. */
  async look(): Promise<void> {
    this.all = await visitors.own().catch(() => this.all);
  }
}

export const own = new Own();

/** The analysis of one game: whether there is one, how far it is, and what it has found. */
import type { AnalysisInfo } from "../../../generated/protocol";
import { http, Refusal, UNREACHED } from "../../../lib/http";
import { toasts } from "../../../lib/toasts.svelte";

/** Between two questions how far it is, in ms. */
const PULSE = 1000;

export class Study {
  info = $state.raw<AnalysisInfo | null>(null);
  busy = $state(false);
  readonly analysis = $derived(this.info?.analysis ?? null);
  readonly #id: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(id: string) {
    this.#id = id;
  }

  /** See what there is. */
  look(): Promise<void> {
    return this.#ask(() => http.analysis(this.#id));
  }

  /** Have it made. */
  async begin(): Promise<void> {
    this.busy = true;
    await this.#ask(() => http.analyse(this.#id));
    this.busy = false;
  }

  /** Nobody looks any more. */
  end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
  }

  async #ask(asked: () => Promise<AnalysisInfo>): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.info = await asked();
    } catch (reason) {
      if (!(reason instanceof Refusal)) throw reason;
      // what is under way goes on without a line, and is asked about again
      if (reason.status !== UNREACHED || this.info?.status !== "running") {
        toasts.problem(reason.problem);
        return;
      }
    }
    if (this.info.status === "running" && !this.#over) this.#timer = setTimeout(() => void this.look(), PULSE);
  }
}

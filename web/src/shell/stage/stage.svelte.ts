/**
 * The stage of a table: what happens is shown happening, one scene after the other, and what comes of it afterwards.
 * What a scene explains is held back until it has played; nothing is ever lost, for what waits is shown in its order,
 * at the latest when somebody skips.
 */
import type { Cue } from "../../lib/sound";
import { firstCue, lengthOf, type Scene } from "./scene";

/** What plays a scene on the page; the stage itself knows nothing of pages. */
export interface Player {
  /** Ends when the scene has played, or at once when it is stopped. */
  perform: (scene: Scene, rate: number, stop: AbortSignal) => Promise<void>;
  /** What changed is shown now: put away what stood for it. */
  clear: () => void;
}

/** One piece of news: the scenes that lead to it, and what shows it. */
interface Act {
  scenes: readonly Scene[];
  show: () => void;
}

/** What waits behind what plays is to begin in about so many milliseconds, and all of it to be over in twice as many. */
const LONGEST = 4_500;
/** Nothing plays faster than this many times; what would have to is shown at once. */
const FASTEST = 3;

/** How much faster one's own doing plays. */
const OWN = 1.6;

export class Stage {
  /** What plays now. */
  scene: Scene | null = $state.raw(null);
  /** Whether something is held back. */
  holding = $state(false);

  player: Player | null = null;
  readonly #pace: () => number;
  readonly #cue: (cue: Cue) => void;
  #acts: Act[] = [];
  #stop = new AbortController();

  /** `pace`: how many times as fast as usual, 0: nothing plays. `cue` makes a sound. */
  constructor(pace: () => number, cue: (cue: Cue) => void) {
    this.#pace = pace;
    this.#cue = cue;
  }

  /** Show this after the scenes that lead to it; whether it is held back for them. */
  lead(scenes: readonly Scene[], show: () => void): boolean {
    if (this.#pace() === 0 || this.player === null) {
      this.skip();
      this.#hint(scenes);
      show();
      return false;
    }
    // what plays beside is shown already: it never holds up what is still to come
    if (!this.holding) this.skip();
    if (scenes.length === 0 && !this.holding) {
      show();
      return false;
    }
    this.holding = true;
    this.#enter({ scenes, show });
    return true;
  }

  /** Show this at once, and play the scenes beside it: somebody is deciding, or time runs. */
  accompany(scenes: readonly Scene[], show: () => void): void {
    if (this.holding) {
      this.lead(scenes, show);
      return;
    }
    show();
    if (this.#pace() === 0 || this.player === null) this.#hint(scenes);
    else if (scenes.length > 0) this.#enter({ scenes, show: () => undefined });
  }

  /** Everything that waits is shown now. */
  skip(): void {
    const acts = this.#acts;
    this.#acts = [];
    this.#stop.abort();
    this.scene = null;
    this.holding = false;
    for (const { show } of acts) show();
    this.player?.clear();
  }

  #enter(act: Act): void {
    this.#acts.push(act);
    if (this.#acts.length > 1) return;
    this.#stop = new AbortController();
    this.#run(this.#stop.signal).catch((reason: unknown) => {
      // a scene that fails is a mistake, but nothing to leave a table waiting for
      this.skip();
      reportError(reason);
    });
  }

  async #run(stop: AbortSignal): Promise<void> {
    for (let act = this.#acts[0]; act !== undefined; act = this.#acts[0]) {
      for (const scene of this.#hurries() ? [] : act.scenes) {
        this.scene = scene;
        await this.player?.perform(scene, this.#rate() * (scene.own ? OWN : 1), stop);
        if (stop.aborted) return;
      }
      this.#acts.shift();
      if (this.#acts.length === 0) this.holding = false;
      act.show();
      this.player?.clear();
    }
    this.scene = null;
  }

  /** How long these would take at the set pace. */
  #takes(acts: readonly Act[]): number {
    return acts.flatMap((act) => act.scenes).reduce((sum, scene) => sum + lengthOf(scene), 0) / this.#pace();
  }

  #rate(): number {
    const [, ...behind] = this.#acts;
    const hurry = Math.max(this.#takes(behind) / LONGEST, this.#takes(this.#acts) / (2 * LONGEST));
    return this.#pace() * Math.min(FASTEST, Math.max(1, hurry));
  }

  /** Whether so much waits that the oldest is not played at all. */
  #hurries(): boolean {
    return this.#acts.length > 1 && this.#takes(this.#acts) > LONGEST * FASTEST;
  }

  /** Where nothing moves, something is heard. */
  #hint(scenes: readonly Scene[]): void {
    const cue = scenes.map(firstCue).find((each) => each !== null);
    if (cue !== undefined) this.#cue(cue);
  }
}

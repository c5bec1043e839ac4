/** When sounds are heard, and how loud: as the reader has set it, and as browsers allow it. No files: they are made on the spot. */
import { settings } from "./settings.svelte";
import { CUES, makeStudio, sound, type Cue, type Studio } from "./synth";

export type { Cue };

/** The same sound is not heard twice within so many milliseconds: ten coins at once would only be loud. */
const APART = 70;

const heard = new Map<Cue, number>();
let context: AudioContext | null = null;
let studio: Studio | null = null;

/** How loud everything is, from 0 to 1: ears count in powers, so the middle of the slider is a quarter. */
export function loudness({ sound: on, volume }: { sound: boolean; volume: number }): number {
  const share = Math.min(Math.max(volume, 0), 100) / 100;
  return on ? share * share : 0;
}

/** Whether a sound is to be heard at this moment, which is then noted. */
export function isDue(cue: Cue, now: number): boolean {
  const before = heard.get(cue);
  if (before !== undefined && now - before < APART) return false;
  heard.set(cue, now);
  return true;
}

/**
 * Browsers let a page sound only after a click or a key, and fall silent again when a call comes in or the page was
 * away; to be called at each.
 */
export function wake(): void {
  if (loudness(settings) === 0 || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  // what is refused now is let at the next click
  if (context.state !== "running") context.resume().catch(() => undefined);
}

/** The same once it is shown what was clicked: to begin with sound takes a while. */
export function wakeSoon(): void {
  if (context?.state !== "running") requestAnimationFrame(() => setTimeout(wake));
}

export function play(cue: Cue): void {
  const loud = loudness(settings);
  if (loud === 0 || context === null || !isDue(cue, performance.now())) return;
  studio ??= makeStudio(context);
  for (const note of CUES[cue]) sound(studio, note, loud);
}

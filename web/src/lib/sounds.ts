/** Three cues, made on the spot: no sound files. */
import { settings } from "./settings.svelte";

export type Cue = "turn" | "timer" | "message";

/** Notes as frequency (Hz) and start (s). */
const CUES: Record<Cue, [number, number][]> = {
  turn: [
    [523.25, 0],
    [783.99, 0.12],
  ],
  timer: [
    [880, 0],
    [880, 0.18],
  ],
  message: [[659.25, 0]],
};
const LENGTH = 0.22;
const LOUDNESS = 0.12;

let context: AudioContext | null = null;

export function play(cue: Cue): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  for (const [frequency, start] of CUES[cue]) note(context, frequency, context.currentTime + start);
}

function note(audio: AudioContext, frequency: number, start: number): void {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = "sine";
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + LENGTH);
}

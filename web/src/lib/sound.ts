/** Sounds made on the spot: no files. Each is a few tones or puffs of noise, and is data. */
import { settings } from "./settings.svelte";

export type Cue = "turn" | "sand" | "message" | "coin" | "card" | "dice" | "impact" | "win" | "click";

/** A tone, or noise around a pitch. */
export interface Note {
  wave: OscillatorType | "noise";
  /** Hz, and where it glides to. */
  pitch: number;
  to?: number;
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  long: number;
  /** From 0 to 1. */
  loud: number;
}

const tone = (pitch: number, at: number, long = 0.22, loud = 0.12): Note => ({ wave: "sine", pitch, at, long, loud });
const knock = (pitch: number, at: number, loud: number): Note => ({ wave: "noise", pitch, at, long: 0.05, loud });

export const CUES: Record<Cue, readonly Note[]> = {
  turn: [tone(523.25, 0), tone(783.99, 0.12)],
  sand: [tone(880, 0), tone(880, 0.18)],
  message: [tone(659.25, 0)],
  coin: [
    { wave: "triangle", pitch: 1318.5, at: 0, long: 0.09, loud: 0.08 },
    { wave: "triangle", pitch: 1975.5, at: 0.06, long: 0.22, loud: 0.08 },
  ],
  card: [{ wave: "noise", pitch: 3200, to: 900, at: 0, long: 0.11, loud: 0.16 }],
  dice: [knock(1500, 0, 0.2), knock(1150, 0.09, 0.18), knock(1700, 0.17, 0.16), knock(1250, 0.28, 0.14), knock(1400, 0.42, 0.2)],
  impact: [
    { wave: "noise", pitch: 700, to: 90, at: 0, long: 0.45, loud: 0.4 },
    { wave: "sine", pitch: 110, to: 38, at: 0, long: 0.4, loud: 0.3 },
  ],
  win: [tone(523.25, 0), tone(659.25, 0.13), tone(783.99, 0.26), tone(1046.5, 0.39, 0.6, 0.14)],
  click: [knock(2400, 0, 0.06)],
};

/** The same sound is not heard twice within so many milliseconds: ten coins at once would only be loud. */
const APART = 70;
const QUIET = 0.0001;

const heard = new Map<Cue, number>();
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** How loud everything is, from 0 to 1: ears count in powers, so the middle of the slider is a quarter. */
export function loudness({ sound, volume }: { sound: boolean; volume: number }): number {
  const share = Math.min(Math.max(volume, 0), 100) / 100;
  return sound ? share * share : 0;
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

export function play(cue: Cue): void {
  const loud = loudness(settings);
  if (loud === 0 || context === null || !isDue(cue, performance.now())) return;
  for (const note of CUES[cue]) sound(context, note, loud);
}

function sound(audio: AudioContext, { wave, pitch, to = pitch, at, long, loud }: Note, all: number): void {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * all, start + Math.min(0.015, long / 4));
  volume.gain.exponentialRampToValueAtTime(QUIET, start + long);
  volume.connect(audio.destination);
  const source = wave === "noise" ? noise(audio, volume) : tuned(audio, wave, volume);
  source.pitch.setValueAtTime(pitch, start);
  source.pitch.exponentialRampToValueAtTime(to, start + long);
  source.node.start(start);
  source.node.stop(start + long);
}

interface Source {
  node: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function tuned(audio: AudioContext, wave: OscillatorType, into: AudioNode): Source {
  const node = audio.createOscillator();
  node.type = wave;
  node.connect(into);
  return { node, pitch: node.frequency };
}

function noise(audio: AudioContext, into: AudioNode): Source {
  hiss ??= makeHiss(audio);
  const node = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  node.buffer = hiss;
  node.loop = true;
  band.type = "bandpass";
  node.connect(band).connect(into);
  return { node, pitch: band.frequency };
}

function makeHiss(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

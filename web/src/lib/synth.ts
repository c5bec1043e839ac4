/** Sounds as data, and how they are made: each is a few tones or puffs of noise. Nothing here knows of a page or of settings. */

export type Cue = "turn" | "sand" | "message" | "coin" | "card" | "dice" | "impact" | "win" | "over" | "click";

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

/** What a struck bell has above its own tone: how much higher, how much shorter, how much softer. */
const PARTIALS = [
  [1, 1, 1],
  [2.01, 0.6, 0.28],
  [3.02, 0.35, 0.12],
] as const;

const bell = (pitch: number, at: number, long = 0.5, loud = 0.32): Note[] =>
  PARTIALS.map(([higher, shorter, softer]) => ({ wave: "sine", pitch: pitch * higher, at, long: long * shorter, loud: loud * softer }));
/** Wood on wood: a puff of noise, and the hollow tone below it. */
const knock = (pitch: number, at: number, loud: number): Note[] => [
  { wave: "noise", pitch, at, long: 0.05, loud },
  { wave: "sine", pitch: pitch / 5, to: pitch / 7, at, long: 0.07, loud: loud * 0.5 },
];

export const CUES: Record<Cue, readonly Note[]> = {
  turn: [...bell(523.25, 0), ...bell(783.99, 0.13, 0.7)],
  sand: [...bell(880, 0, 0.25, 0.34), ...bell(880, 0.18, 0.25, 0.34), ...bell(880, 0.36, 0.45, 0.34)],
  message: bell(659.25, 0, 0.4, 0.26),
  coin: [
    { wave: "triangle", pitch: 1318.5, at: 0, long: 0.12, loud: 0.26 },
    { wave: "triangle", pitch: 1975.5, at: 0.06, long: 0.32, loud: 0.26 },
    { wave: "sine", pitch: 3951, at: 0.06, long: 0.18, loud: 0.06 },
  ],
  card: [{ wave: "noise", pitch: 3200, to: 900, at: 0, long: 0.14, loud: 0.5 }],
  dice: [...knock(1500, 0, 0.5), ...knock(1150, 0.09, 0.45), ...knock(1700, 0.17, 0.42), ...knock(1250, 0.28, 0.38), ...knock(1400, 0.42, 0.5)],
  impact: [
    { wave: "noise", pitch: 700, to: 90, at: 0, long: 0.7, loud: 0.75 },
    { wave: "sine", pitch: 110, to: 38, at: 0, long: 0.6, loud: 0.6 },
    { wave: "noise", pitch: 2600, to: 1200, at: 0.05, long: 0.25, loud: 0.2 },
  ],
  win: [...bell(523.25, 0), ...bell(659.25, 0.13), ...bell(783.99, 0.26), ...bell(1046.5, 0.39, 1.2, 0.38)],
  over: [...bell(659.25, 0), ...bell(523.25, 0.18), ...bell(392, 0.36, 1)],
  click: [{ wave: "noise", pitch: 2400, at: 0, long: 0.05, loud: 0.22 }],
};

const QUIET = 0.0001;

/** So much together is as much as is ever heard. */
const MOST = 4;

/** What everything goes through: the louder it is, the more it is held down, so that several sounds at once never crackle. */
export function makeMixer(audio: BaseAudioContext): AudioNode {
  const [mixer, limit] = [audio.createGain(), audio.createWaveShaper()];
  mixer.gain.value = 1 / MOST;
  limit.curve = Float32Array.from({ length: 2049 }, (_, at) => Math.tanh(MOST * (at / 1024 - 1)));
  mixer.connect(limit).connect(audio.destination);
  return mixer;
}

/** Noise to be filtered: a second of it, over and over. */
export function makeHiss(audio: BaseAudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  return buffer;
}

/** Where sounds are made: with what noise, and where they go. */
export interface Studio {
  audio: BaseAudioContext;
  hiss: AudioBuffer;
  into: AudioNode;
}

export function makeStudio(audio: BaseAudioContext): Studio {
  return { audio, hiss: makeHiss(audio), into: makeMixer(audio) };
}

/** Sound a note as loud as `all` says, from 0 to 1. */
export function sound(studio: Studio, { wave, pitch, to = pitch, at, long, loud }: Note, all: number): void {
  const { audio } = studio;
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(loud * all, start + Math.min(0.008, long / 4));
  volume.gain.exponentialRampToValueAtTime(QUIET, start + long);
  volume.connect(studio.into);
  const source = wave === "noise" ? noise(studio, volume) : tuned(audio, wave, volume);
  source.pitch.setValueAtTime(pitch, start);
  source.pitch.exponentialRampToValueAtTime(to, start + long);
  source.node.start(start);
  source.node.stop(start + long);
}

interface Source {
  node: AudioScheduledSourceNode;
  pitch: AudioParam;
}

function tuned(audio: BaseAudioContext, wave: OscillatorType, into: AudioNode): Source {
  const node = audio.createOscillator();
  node.type = wave;
  node.connect(into);
  return { node, pitch: node.frequency };
}

function noise({ audio, hiss }: Studio, into: AudioNode): Source {
  const node = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  node.buffer = hiss;
  node.loop = true;
  band.type = "bandpass";
  node.connect(band).connect(into);
  return { node, pitch: band.frequency };
}

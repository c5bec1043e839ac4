/** What a scene is made of: plain data, so that a game's table of scenes reads like a list of stage directions. */
import type { Component } from "svelte";
import type { LogEntry, Message } from "../../generated/protocol";
import type { Cue } from "../../lib/sound";

/** Where something is: a name that an element has in `data-anchor`. Of several, the first that is in sight counts. */
export type Place = string | readonly string[];

/** What something in flight looks like. */
export type Face =
  /** The very thing that lies there: it leaves its place, or leaves a likeness behind. */
  | { look: "copy"; of: Place; leaves?: boolean }
  /** A piece as the game's `Piece` draws it. */
  | { look: "piece"; id: string }
  | { look: "token"; icon: string; hue?: string; text?: string }
  /** A card seen from behind. */
  | { look: "back"; hue?: string };

export type Tone = "good" | "bad" | "call" | "plain";

/** From which side something comes: from the front, the right, the rear, the left. */
export type Side = 0 | 1 | 2 | 3;

export type Effect =
  /** From one place to another; it stays there until what has changed is shown, unless it goes under there. */
  | { does: "fly"; face: readonly Face[]; from: Place; to: Place; number?: number; sinks?: boolean }
  /** From place to place, by those of them that are in sight. */
  | { does: "travel"; face: Face; along: readonly Place[] }
  | { does: "roll"; dice: readonly number[]; at: Place }
  /** Something comes in along a row or column: it hits, is turned away, or flies past. */
  | { does: "strike"; face: readonly Face[]; at: Place; from: Side; ends: "hits" | "bounces" | "misses" }
  /** What lies there goes up in smoke. */
  | { does: "burst"; at: Place }
  | { does: "flash"; at: Place; tone?: Tone }
  | { does: "shake"; at: Place }
  /** A few signs that rise and fade: "+3". */
  | { does: "rise"; at: Place; text: string; icon?: string; tone?: Tone };

export interface Scene {
  /** One step after the other; what is in one step happens at the same time. */
  steps: readonly (readonly Effect[])[];
  /** What is told meanwhile: what the event says, unless the table has other words. */
  lines: readonly Message[];
  /** Whose doing it is. */
  seat: number | null;
  /** The sound it begins with; without it, each effect has its own. */
  cue?: Cue;
  /** The reader's own doing, which nobody has to have explained: it plays faster. */
  own: boolean;
  /** It is soon read: it takes no longer than what moves. */
  brief?: boolean;
}

/** A scene as a game's table gives it. */
export interface Direction {
  steps?: readonly (readonly Effect[])[];
  cue?: Cue;
  brief?: boolean;
  /** Other words than the event's. */
  line?: Message;
  /** Neighbours of one chorus play at the same time: the goods of one seat, the cards everybody reveals. */
  chorus?: string;
}

/** What a table of scenes may look at. */
export interface World<View, Reference> {
  /** What is still shown, and what will be. */
  before: View;
  after: View;
  reference: Reference;
  /** Where the reader sits. */
  seat: number | null;
  /** What was told before this event. */
  log: readonly LogEntry[];
}

export type Params = Record<string, unknown>;

export interface SceneTable<View = never, Reference = never> {
  /** By the key of an event; what is not here is shown without a scene. */
  events: Record<string, (params: Params, world: World<View, Reference>) => Direction | null>;
  /** What no event tells: pieces that lie elsewhere now. */
  between?: (world: World<View, Reference>) => (Direction & { line: Message })[];
  /** A piece that is not on the page yet. */
  Piece?: Component<{ id: string; reference: Reference }>;
}

/** At normal speed, in milliseconds. */
const LENGTHS: Record<Effect["does"], number> = {
  fly: 560,
  travel: 1100,
  roll: 1150,
  strike: 520,
  burst: 460,
  flash: 480,
  shake: 320,
  rise: 800,
};
/** Between two things that fly. */
export const STAGGER = 70;
/** However many fly, no more are drawn. */
export const MOST_AT_ONCE = 8;
/** As long as it takes to read what is told. */
const LEAST = 750;
const BRIEF = 400;

export function lengthOfEffect(effect: Effect): number {
  return LENGTHS[effect.does];
}

/** What flies in a step takes off one after the other. */
export function lengthOfStep(step: readonly Effect[]): number {
  const flying = step.reduce((sum, effect) => sum + (effect.does === "fly" ? (effect.number ?? 1) : 0), 0);
  return Math.max(0, ...step.map(lengthOfEffect)) + STAGGER * (Math.min(Math.max(flying, 1), MOST_AT_ONCE) - 1);
}

export function lengthOf(scene: Scene): number {
  return Math.max(scene.brief === true ? BRIEF : LEAST, scene.steps.reduce((sum, step) => sum + lengthOfStep(step), 0));
}

/** The sound an effect makes by itself. */
export function cueOf(effect: Effect): Cue | null {
  switch (effect.does) {
    case "roll":
      return "dice";
    case "burst":
      return "impact";
    case "fly":
      return effect.face[0]?.look === "token" ? "coin" : "card";
    default:
      return null;
  }
}

/** The first sound of a scene: all there is of it where nothing moves. */
export function firstCue(scene: Scene): Cue | null {
  return scene.cue ?? scene.steps.flat().map(cueOf).find((cue) => cue !== null) ?? null;
}

/** What an event says, as plain data: a number (-1 if it is none), a word, the name of a card or a place. */
export const whole = (value: unknown): number => (typeof value === "number" ? value : -1);
export const word = (value: unknown): string => (typeof value === "string" ? value : "");
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** Cards and places are told as messages: their key is their name. */
export const named = (value: unknown): string => word(Array.isArray(value) ? value[0] : value);

/** Where a seat is shown in the strip. */
export const seatPlace = (seat: unknown): string => `seat-${whole(seat)}`;

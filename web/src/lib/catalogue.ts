/**
 * Message keys and parameters become sentences: the rules are those of `cosmodrome/text/catalogue.py`, so that a log
 * line reads the same in the terminal and in the browser.
 */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../generated/protocol";

export type Params = Record<string, unknown>;

/** Parameters that hold a seat number, or a list of them, and are shown as names of players. */
const SEATS = new Set(["seat", "target", "winner", "winners", "by", "owner", "waiting"]);

/** The seat of the clock in the kernel. */
const CLOCK = -1;

/** A text that is shown as it is, even if there is a message of that name. */
export class Plain {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export function plain(text: string): Plain {
  return new Plain(text);
}

/** A piece of a sentence: plain words, something of the game by its id, or a player by the seat. */
export interface Part {
  text: string;
  id?: string;
  seat?: number;
}

/** One language: the files of the shell and of one game, the later ones winning. */
export class Bundle {
  readonly #fluent: FluentBundle;
  readonly #own = new Set<string>();

  /** `game` are the files whose messages name things of the game. */
  constructor(language: string, shell: string[], game: string[] = []) {
    this.#fluent = new FluentBundle(language, { useIsolating: false });
    for (const file of shell) this.#fluent.addResource(new FluentResource(file), { allowOverrides: true });
    for (const file of game) {
      const resource = new FluentResource(file);
      for (const entry of resource.body) this.#own.add(entry.id);
      this.#fluent.addResource(resource, { allowOverrides: true });
    }
  }

  has(key: string): boolean {
    return this.#fluent.hasMessage(key);
  }

  ofGame(key: string): boolean {
    return this.#own.has(key);
  }

  format(key: string, words: Record<string, FluentVariable>): string {
    const pattern = this.#fluent.getMessage(key)?.value;
    // what goes wrong in a message shows in it, as in Python
    return pattern == null ? key : this.#fluent.formatPattern(pattern, words, []);
  }
}

/** Marks around a part while a sentence is put together: characters for private use, which no text holds. */
const OPEN = "\uE000";
const MIDDLE = "\uE001";
const SHUT = "\uE002";
const MARKED = new RegExp(`${OPEN}([is])([^${MIDDLE}]*)${MIDDLE}([^${SHUT}]*)${SHUT}`, "gu");

type Marker = (kind: "i" | "s", name: string | number, text: string) => string;
const unmarked: Marker = (_kind, _name, text) => text;
const marked: Marker = (kind, name, text) => `${OPEN}${kind}${name}${MIDDLE}${text}${SHUT}`;

/** The messages of the shell and of one game: in the reader's language, and in English what that lacks. */
export class Catalogue {
  readonly #bundles: Bundle[];
  readonly #keepEnglish: (key: string) => boolean;

  /** `bundles` end with the English one; `keepEnglish` tells which things keep their English names. */
  constructor(bundles: Bundle[], keepEnglish: (key: string) => boolean = () => false) {
    this.#bundles = bundles;
    this.#keepEnglish = keepEnglish;
  }

  has(key: string): boolean {
    return this.#bundles.some((bundle) => bundle.has(key));
  }

  /** The message in words. `names` are the players, by seat. */
  say(key: string, params: Params = {}, names: readonly string[] = []): string {
    return this.#say(key, params, names, unmarked);
  }

  /** The same in parts, of which things and players can be looked at. */
  parts([key, params]: Message, names: readonly string[] = []): Part[] {
    return split(this.#say(key, params, names, marked));
  }

  /** What to call a seat: the player's name, or its number when nobody sits there. */
  name(seat: number, names: readonly string[]): string {
    const name = names[seat];
    if (name !== undefined) return name;
    return seat === CLOCK ? this.say("clock") : this.say("seat-number", { number: seat + 1 });
  }

  #say(key: string, params: Params, names: readonly string[], mark: Marker): string {
    const bundle = this.#bundleFor(key);
    if (bundle === undefined) return key;
    const words: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) words[name] = this.#word(name, value, names, mark);
    return bundle.format(key, words);
  }

  #bundleFor(key: string): Bundle | undefined {
    const english = this.#bundles.at(-1);
    if (this.#keepEnglish(key) && english?.has(key)) return english;
    return this.#bundles.find((bundle) => bundle.has(key));
  }

  /** One parameter as Fluent takes it: a text, or a number that it writes the way the language does. */
  #word(name: string, value: unknown, names: readonly string[], mark: Marker): string | number {
    if (typeof value === "boolean") return value ? "yes" : "no";
    if (typeof value === "number") {
      return SEATS.has(name) && Number.isInteger(value) ? mark("s", value, this.name(value, names)) : value;
    }
    if (value === null || value === undefined) return this.say("nothing");
    if (typeof value === "string") return this.#thing(value, mark);
    if (value instanceof Plain) return value.text;
    if (isMessage(value)) return this.#message(value, names, mark);
    if (Array.isArray(value)) return this.#list(name, value, names, mark);
    return this.#counted(value as Params, names, mark);
  }

  #thing(key: string, mark: Marker): string {
    const text = this.say(key);
    return this.#bundles.some((bundle) => bundle.ofGame(key)) ? mark("i", key, text) : text;
  }

  #message([key, params]: Message, names: readonly string[], mark: Marker): string {
    return Object.keys(params).length === 0 ? this.#thing(key, mark) : this.#say(key, params, names, mark);
  }

  #list(name: string, values: unknown[], names: readonly string[], mark: Marker): string {
    if (values.length === 0) return this.say("nothing");
    return values.map((each) => String(this.#word(name, each, names, mark))).join(", ");
  }

  /** How many there are of what, or a seat that stands in a list. */
  #counted(value: Params, names: readonly string[], mark: Marker): string {
    if (typeof value.seat === "number") return mark("s", value.seat, this.name(value.seat, names));
    const counted = Object.entries(value).map(([thing, number]) => `${String(number)} ${this.#thing(thing, mark)}`);
    return counted.join(", ") || this.say("nothing");
  }
}

export function isMessage(value: unknown): value is Message {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== "string") return false;
  const params: unknown = value[1];
  return typeof params === "object" && params !== null && !Array.isArray(params) && !(params instanceof Plain);
}

function split(sentence: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const match of sentence.matchAll(MARKED)) {
    const [whole, kind, name = "", text = ""] = match;
    if (match.index > at) parts.push({ text: sentence.slice(at, match.index) });
    parts.push(kind === "s" ? { text, seat: Number(name) } : { text, id: name });
    at = match.index + whole.length;
  }
  if (at < sentence.length) parts.push({ text: sentence.slice(at) });
  return parts;
}

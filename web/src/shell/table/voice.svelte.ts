/** The words of a table: those of `lib/i18n`, with its players' names. */
import { getContext, setContext } from "svelte";
import type { Message } from "../../generated/protocol";
import { say, sayMessage, sayParts, type Part } from "../../lib/i18n.svelte";

export interface Voice {
  say: (key: string, params?: Record<string, unknown>) => string;
  tell: (message: Message) => string;
  parts: (message: Message) => Part[];
  name: (seat: number) => string;
}

const KEY = Symbol("voice");

/** A voice that knows these players; they may change, so they are asked for each time. */
export function makeVoice(names: () => readonly string[]): Voice {
  return {
    say: (key, params) => say(key, params, names()),
    tell: (message) => sayMessage(message, names()),
    parts: (message) => sayParts(message, names()),
    name: (seat) => names()[seat] ?? say("seat-number", { number: seat + 1 }),
  };
}

/** Let every component below speak of these players. */
export function setVoice(names: () => readonly string[]): Voice {
  return setContext(KEY, makeVoice(names));
}

export function voice(): Voice {
  return getContext<Voice | undefined>(KEY) ?? makeVoice(() => []);
}

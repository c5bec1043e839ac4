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

/** Let every component below speak of these players; nothing is said anew while they are called the same. */
export function setVoice(names: () => readonly string[]): Voice {
  let called: readonly string[] = [];
  const known = $derived.by(() => {
    const now = names();
    if (now.length !== called.length || now.some((name, seat) => name !== called[seat])) called = now;
    return called;
  });
  return setContext(KEY, makeVoice(() => known));
}

export function voice(): Voice {
  return getContext<Voice | undefined>(KEY) ?? makeVoice(() => []);
}

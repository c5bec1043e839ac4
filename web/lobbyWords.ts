/**
 * The few words of a game that the lobby says: its name, its options and levels. The whole catalogue of a game is
 * fetched when it is played; all four of them would make up a fifth of the first load.
 */
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const QUERY = "?lobby";
const SAID = /^(?:edition|game|group|level|option|scenario)-/u;
const REFERENCES = /\{ ?([a-z][\w-]*) ?\}/gu;

/** The messages of a catalogue that the lobby needs, and those they refer to. */
export function lobbyWords(catalogue: string): string {
  const messages = new Map<string, string>();
  for (const [message, key] of catalogue.matchAll(/^([a-z][\w-]*) =.*(?:\n[ \t]+.*|\n(?=\n*[ \t]))*/gmu)) messages.set(key ?? "", message);
  const wanted = [...messages.keys()].filter((key) => SAID.test(key));
  // a list that grows while it is gone through: what is referred to may refer to others
  for (const key of wanted) {
    for (const [, other = ""] of (messages.get(key) ?? "").matchAll(REFERENCES)) {
      if (messages.has(other) && !wanted.includes(other)) wanted.push(other);
    }
  }
  return wanted.map((key) => messages.get(key)).join("\n") + "\n";
}

/** Lets `?lobby` behind the name of a catalogue stand for those messages. */
export function forTheLobby(): Plugin {
  return {
    name: "cosmodrome:lobby-words",
    enforce: "pre",
    load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(lobbyWords(readFileSync(file, "utf8")))};`;
    },
  };
}

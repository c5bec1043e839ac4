/** Rulebooks, fetched once for each game and language. */
import type { RulebookSection } from "../../generated/protocol";
import { http } from "../../lib/http";

const kept = new Map<string, Promise<RulebookSection[]>>();

export function loadRulebook(game: string, language: string): Promise<RulebookSection[]> {
  const name = `${game} ${language}`;
  let found = kept.get(name);
  if (found === undefined) {
    found = http.rulebook(game, language);
    found.catch(() => kept.delete(name));
    kept.set(name, found);
  }
  return found;
}

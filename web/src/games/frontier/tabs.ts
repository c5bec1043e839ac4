/** Which part of the board a question is answered in. */
import type { Question } from "../../generated/protocol";
import type { Tab } from "./desk.svelte";

const TABS: Record<string, Tab> = {
  "prompt-opening": "decks",
  "prompt-bid": "decks",
  "prompt-award": "decks",
  "prompt-design": "decks",
  "prompt-inspire": "decks",
  "prompt-recruit": "decks",
  "prompt-lay": "decks",
  "prompt-transfer": "bench",
  "prompt-decommission": "bench",
  "prompt-load": "bench",
  "prompt-unload": "bench",
  "prompt-dump": "bench",
  "prompt-parts": "bench",
  "prompt-drop": "bench",
  "prompt-fill-up": "bench",
  "prompt-loss": "bench",
  "prompt-flight": "mission",
  "prompt-disk": "world",
  "prompt-election": "world",
};

export function tabFor(question: Question | null): Tab | null {
  return TABS[question?.prompt[0] ?? ""] ?? null;
}

/** Questions that are answered on the map. */
export function isOnMap(question: Question): boolean {
  return ["prompt-flight", "prompt-targets", "prompt-lift-disk"].includes(question.prompt[0]);
}

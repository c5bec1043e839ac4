/** What the rules say that answers cost and bring. */
import type { Placing, RaceHints, ThreatView } from "../../generated/race";
import type { Question } from "../../generated/protocol";
import { hintsOf } from "../hints";

const hints = hintsOf<RaceHints>();

/** What placing this card takes, and what it is worth; undefined unless it can be placed now. */
export function placingOf(question: Question | null, card: number): Placing | undefined {
  const asked = hints(question, "prompt-develop") ?? hints(question, "prompt-settle") ?? hints(question, "prompt-second");
  return asked?.placing[String(card)];
}

/** The takeovers that can be declared now. */
export function threatsOf(question: Question | null): ThreatView[] {
  return (hints(question, "prompt-takeover") ?? hints(question, "prompt-second"))?.threats ?? [];
}

/** What trading the good of this world brings now, in cards. */
export function priceOf(question: Question | null, world: number): number {
  const asked = hints(question, "prompt-trade") ?? hints(question, "prompt-trade-plain");
  return asked?.prices[String(world)] ?? 0;
}

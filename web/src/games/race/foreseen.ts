/** What the rules say that answers cost and bring. */
import type { Bill, Bringing, GainHints, Placing, RaceHints, ThreatView } from "../../generated/race";
import type { Option, Question } from "../../generated/protocol";
import { hintsOf } from "../hints";

const hints = hintsOf<RaceHints>();

const PAYMENTS = ["prompt-pay", "prompt-conquer", "prompt-boost", "prompt-defend"] as const;

/** What placing this card takes, and what it is worth; undefined unless it can be placed now. */
export function placingOf(question: Question | null, card: number): Placing | undefined {
  const asked = hints(question, "prompt-develop") ?? hints(question, "prompt-settle") ?? hints(question, "prompt-second");
  return asked?.placing[String(card)];
}

/** The takeovers that can be declared now. */
export function threatsOf(question: Question | null): ThreatView[] {
  return (hints(question, "prompt-takeover") ?? hints(question, "prompt-second"))?.threats ?? [];
}

/** What this answer brings, by itself and in all; undefined where that is not what it is about. */
export function bringingOf(question: Question | null, option: Option): Bringing | undefined {
  const traded = hints(question, "prompt-trade") ?? hints(question, "prompt-trade-plain");
  if (traded !== null) return traded.goods[String(option.action[1])];
  return hints(question, "prompt-consume")?.answers[question?.options.indexOf(option) ?? -1];
}

/** What the goods or cards that are to be chosen bring: goods all together, cards each. */
export function gainOf(question: Question | null): GainHints | null {
  return hints(question, "prompt-goods") ?? hints(question, "prompt-hand");
}

/** What would be left to pay with this power. */
export function billWith(question: Question | null, card: number): Bill | undefined {
  const asked = PAYMENTS.map((prompt) => hints(question, prompt)).find((each) => each !== null);
  return asked?.powers[String(card)];
}

/** How likely it is, in per cent, to win with this card, or by naming this number. */
export function chanceOf(question: Question | null, bet: number): number | undefined {
  return hints(question, "prompt-ante")?.chances[String(bet)] ?? hints(question, "prompt-guess")?.chances[bet - (question?.lo ?? 0)];
}

/** How many cards this one would draw now for what has been produced. */
export function drawsOf(question: Question | null, card: number): number | undefined {
  return (hints(question, "prompt-produce") ?? hints(question, "prompt-refit"))?.draws[String(card)];
}

/** Adventure cards in words: what the catalogue says about each, with the figures of the card. */
import type { Message } from "../../../generated/protocol";
import type { CardReference, LineReference, ThreatReference, TruckerReference } from "../../../generated/trucker";
import { tally } from "./prospects";

const RULES: Record<string, string> = {
  open_space: "open-space",
  abandoned_ship: "abandoned-ship",
  abandoned_station: "abandoned-station",
  combat_zone: "combat-zone",
};

/** The rulebook section about a type of card. */
export function ruleOf(type: string): string {
  return RULES[type] ?? type;
}

export function aboutCard(reference: TruckerReference, card: CardReference): Message {
  const { strength, crew, penalty, credits, days } = card;
  return [
    `about-${card.type}`,
    {
      strength,
      crew,
      penalty,
      credits,
      days,
      attempts: reference.attempts,
      goods: tally(card.goods),
      planets: card.planets.map((goods, place): Message => ["planet", { number: place + 1, goods: tally(goods) }]),
      threats: card.threats.map((each) => threatMessage(each, card.type === "meteors")),
      lines: card.lines.map(lineMessage),
    },
  ];
}

export function threatMessage({ size, side }: ThreatReference, meteor: boolean): Message {
  const shot = size === "large" ? "heavy_shot" : "light_shot";
  return ["threat-from", { threat: meteor ? `${size}_meteor` : shot, from: `from-${side}` }];
}

function lineMessage(line: LineReference): Message {
  return ["combat-line", { least: `least-${line.least}`, penalty: penaltyMessage(line) }];
}

export function penaltyMessage({ days, crew, goods, threats }: LineReference): Message {
  if (days > 0) return ["penalty-days", { number: days }];
  if (crew > 0) return ["penalty-crew", { number: crew }];
  if (goods > 0) return ["penalty-goods", { number: goods }];
  return ["penalty-shots", { threats: threats.map((each) => threatMessage(each, false)) }];
}

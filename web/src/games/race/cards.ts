/** Cards are numbers; the reference says of which kind each is. What can be read off a card is read here. */
import type { CardReference, PowerReference, RaceReference, ScoreReference } from "../../generated/race";
import type { Message } from "../../generated/protocol";

/** What is drawn of a world or development without goods. */
export type Sort = "development" | "novelty" | "rare" | "genes" | "alien" | "plain";

export function kindOf(reference: RaceReference, card: number): CardReference | undefined {
  return reference.kinds[reference.cards[String(card)] ?? -1];
}

export function kindNamed(reference: RaceReference, id: string): CardReference | undefined {
  return reference.kinds.find((kind) => kind.id === id);
}

export function sortOf(kind: CardReference): Sort {
  return kind.development ? "development" : (kind.good ?? "plain");
}

/** What a card is, in words: "military windfall world, Rare". */
export function typeOf(kind: CardReference): Message {
  if (kind.development) return [kind.vp === null ? "type-six_development" : "type-development", {}];
  const made = kind.good === null ? "plain" : kind.windfall ? "windfall" : "production";
  return [`board-type-${kind.military ? "military" : "civil"}-${made}`, { good: kind.good ?? "" }];
}

/** Powers by phase, in the order of the phases; those of Trade come before Consume. */
const ORDER = ["explore", "develop", "settle", "trade", "consume", "produce", "end"];

export interface Line {
  phase: string;
  /** Its place in the card's list, by which answers name it. */
  place: number;
  power: PowerReference;
}

export function linesOf(kind: CardReference): Line[] {
  const lines = kind.powers.map((power, place) => ({ phase: power.phase, place, power }));
  return lines.sort((one, other) => ORDER.indexOf(one.phase) - ORDER.indexOf(other.phase));
}

/** A power in the few words a card has room for: the message is named by what it does and what narrows it down. */
export function phraseOf(power: PowerReference): Message {
  const key = `phrase-${power.phase}-${power.does}`;
  const good = `phrase-good-${power.good ?? "any"}`;
  if (power.phase === "consume" && power.does === "goods") {
    const times = power.goods ?? power.times ?? 1;
    const gain = gainOf(power, power.goods === undefined ? times : 1);
    return [power.here === true ? `${key}-here` : key, { times, good, gain }];
  }
  const narrow = NARROW.find((name) => power[name] !== undefined);
  const params = {
    n: power.n ?? power.goods ?? power.cards ?? 0,
    good,
    against: `phrase-good-${power.against ?? "any"}`,
    number: Number(power.discard ?? 0),
    gain: gainOf(power, 1),
    lo: power.lo ?? 0,
    hi: power.hi ?? 0,
  };
  if (power.does === "takeover") return [`${key}-${power.against ?? ""}`, params];
  return [narrow === undefined ? key : `${key}-${narrow}`, params];
}

/** A line of what a development scores, in as few words. */
export function scorePhrase({ about }: ScoreReference): Message {
  return [`phrase-${about[0]}`, about[1]];
}

/** What a power may be limited to; it then has a message of its own. */
const NARROW = ["against", "only", "per", "good", "bonuses"] as const;

/** Points and cards from one use of a power, as often as it is used. */
function gainOf(power: PowerReference, times: number): Message {
  return ["phrase-gain", { vp: (power.vp ?? 0) * times, cards: (power.cards ?? 0) * times }];
}

export function hasKeyword(kind: CardReference, keyword: string): boolean {
  return kind.keywords.includes(keyword);
}

/** The hand as the reader wants it: as dealt, or cheap cards first, worlds before developments. */
export function sorted(hand: number[], reference: RaceReference, order: "dealt" | "cost"): number[] {
  if (order === "dealt") return hand;
  const rank = (card: number): number => {
    const kind = kindOf(reference, card);
    return kind === undefined ? 0 : kind.cost + (kind.development ? 100 : 0);
  };
  return [...hand].sort((one, other) => rank(one) - rank(other));
}

/** What a development that scores for other cards would be worth: the first of its lines that fits a card counts. */
import type { CardReference, PlayerFacts, RaceReference, ScoreReference } from "../../generated/race";
import { hasKeyword, kindOf } from "./cards";

const SIX = 6;
const CHIPS = 3;

/** Its worth if it lay in this tableau. */
export function worthOf(scorer: CardReference, player: PlayerFacts, reference: RaceReference): number {
  const tableau = player.tableau.map((card) => kindOf(reference, card)).filter((kind) => kind !== undefined);
  const kinds = tableau.includes(scorer) ? tableau : [...tableau, scorer];
  const cards = kinds.reduce((total, kind) => total + pointsFor(scorer, kind), 0);
  return cards + scorer.scores.reduce((total, line) => total + extra(line, player, kinds), 0);
}

/** What one card adds to it. */
export function pointsFor(scorer: CardReference, kind: CardReference): number {
  return scorer.scores.find((line) => line.points !== undefined && fits(line, kind))?.points ?? 0;
}

function extra(line: ScoreReference, player: PlayerFacts, kinds: CardReference[]): number {
  if (line.per === "military_strength") return player.military;
  if (line.per === "three_chips") return Math.floor(player.chips / CHIPS);
  const goods = new Set(kinds.flatMap((kind) => kind.good ?? []));
  return line.table?.[goods.size] ?? 0;
}

function fits(line: ScoreReference, kind: CardReference): boolean {
  if (line.per === "card") return line.cards?.includes(kind.id) ?? false;
  if (line.per === "production_world") return kind.good === line.good && !kind.windfall;
  if (line.per === "windfall_world") return kind.good === line.good && kind.windfall;
  const [what = "", phase] = line.per.split("_");
  if (phase !== undefined && ["explore", "trade", "consume"].includes(phase)) {
    return kind.development === (what === "development") && kind.powers.some((power) => power.phase === phase);
  }
  switch (line.per) {
    case "military":
      return kind.military;
    case "rebel_military":
      return kind.military && hasKeyword(kind, "rebel");
    case "development":
      return kind.development;
    case "six_development":
      return kind.development && kind.cost === SIX;
    case "world":
      return !kind.development;
    default:
      return hasKeyword(kind, line.per);
  }
}

/** What an answer leads to, as messages: the price and how it comes about, what is kept, how a fight would end. */
import type { CardReference, PlayerFacts, RaceReference, RaceView } from "../../generated/race";
import type { Message, Option, Question } from "../../generated/protocol";
import { kindOf, phraseOf } from "./cards";
import { worthOf } from "./scoring";
import { outlookOf, reductions, strengthAgainst } from "./shares";

/** So many cards that are kept are named. */
const NAMED = 3;

export function consequence(
  view: RaceView,
  reference: RaceReference,
  seat: number | null,
  question: Question | null,
  option: Option | null,
  chosen: number[],
): Message[] {
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined || question === null) return [];
  if (option !== null) return optionLines(view, reference, player, option);
  if (question.shape !== "subset") return [];
  if (question.verb === "pay") return payLines(reference, player, question, chosen);
  if (question.verb === "discard" && chosen.length > 0) return discardLines(reference, question, chosen);
  return [];
}

function optionLines(view: RaceView, reference: RaceReference, player: PlayerFacts, option: Option): Message[] {
  const [verb, first, second] = option.action;
  const card = Number(first);
  const kind = kindOf(reference, card);
  switch (verb) {
    case "choose":
      return option.action.slice(1).map((action) => [`about-card-${String(action)}`, {}]);
    case "place":
      return kind === undefined ? [] : placeLines(view, reference, player, card, kind);
    case "trade":
      return [["board-will-trade", { number: player.prices[String(card)] ?? 0 }]];
    case "takeover":
      return takeoverLines(player, card, Number(second));
    case "use": {
      const power = second === undefined ? undefined : kind?.powers[Number(second)];
      return power === undefined ? [] : [phraseOf(power)];
    }
    case "start":
      return kind === undefined ? [] : kind.powers.map((power) => phraseOf(power));
    default:
      return [];
  }
}

function placeLines(
  view: RaceView,
  reference: RaceReference,
  player: PlayerFacts,
  card: number,
  kind: CardReference,
): Message[] {
  const due = player.costs?.[String(card)] ?? kind.cost;
  const paid = player.prices_of_military?.[String(card)];
  const lines: Message[] = [];
  if (kind.military) {
    const strength = strengthAgainst(player, kind);
    lines.push(["board-will-conquer", { defence: kind.cost, strength, missing: due }]);
    if (paid !== undefined) lines.push(["board-will-pay-instead", { number: paid }]);
  } else {
    const less: Message[] = reductions(view, player, reference, kind).map(({ card: by, number }) =>
      by === null
        ? ["board-will-less-action", { number }]
        : ["board-will-less", { number, what: kindOf(reference, by)?.id ?? "" }],
    );
    lines.push(["board-will-pay", { printed: kind.cost, less, reductions: less.length, due }]);
  }
  lines.push(["board-will-score", { points: kind.vp ?? worthOf(kind, player, reference) }]);
  return lines;
}

function takeoverLines(player: PlayerFacts, power: number, world: number): Message[] {
  const threat = player.threats.find((each) => each.power === power && each.world === world);
  if (threat === undefined) return [];
  const { attack, defence, own_reserve: more, reserve } = threat;
  return [
    ["board-will-attack", { attack, defence }],
    [`board-takeover-${outlookOf(threat)}`, { missing: defence - attack, more, reserve }],
  ];
}

/** What stays in hand. */
function payLines(reference: RaceReference, player: PlayerFacts, question: Question, chosen: number[]): Message[] {
  const paid = new Set(chosen.map((place) => question.items[place]?.item));
  const kept = (player.hand ?? []).filter((card) => !paid.has(card));
  const names = kept.map((card) => kindOf(reference, card)?.id ?? "");
  if (names.length === 0) return [["board-keeps-nothing", {}]];
  if (names.length > NAMED) return [["board-keeps-number", { number: names.length }]];
  return [["board-keeps", { cards: names }]];
}

/** In a hand that does not fit on the screen, not all that is chosen is in sight. */
function discardLines(reference: RaceReference, question: Question, chosen: number[]): Message[] {
  const names = chosen.map((place) => kindOf(reference, Number(question.items[place]?.item))?.id ?? "");
  return [["board-discards-named", { cards: names }]];
}

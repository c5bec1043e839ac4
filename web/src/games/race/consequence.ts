/** What an answer leads to, as messages: the price and how it comes about, what is kept, how a fight would end. */
import type { Placing, PlayerFacts, RaceReference, RaceView } from "../../generated/race";
import type { Message, Option, Question } from "../../generated/protocol";
import { kindOf, phraseOf } from "./cards";
import { placingOf, priceOf, threatsOf } from "./foreseen";

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
  if (option !== null) return optionLines(reference, question, option);
  if (question.shape !== "subset") return [];
  if (question.verb === "pay") return payLines(reference, player, question, chosen);
  if (question.verb === "discard" && chosen.length > 0) return discardLines(reference, question, chosen);
  return [];
}

function optionLines(reference: RaceReference, question: Question, option: Option): Message[] {
  const [verb, first, second] = option.action;
  const card = Number(first);
  const kind = kindOf(reference, card);
  switch (verb) {
    case "choose":
      return option.action.slice(1).map((action) => [`about-card-${String(action)}`, {}]);
    case "place": {
      const placing = placingOf(question, card);
      return placing === undefined ? [] : placeLines(reference, placing);
    }
    case "trade":
      return [["board-will-trade", { number: priceOf(question, card) }]];
    case "takeover":
      return takeoverLines(question, card, Number(second));
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

function placeLines(reference: RaceReference, { printed, less, due, strength, instead, points }: Placing): Message[] {
  const lines: Message[] = [];
  if (strength !== null) {
    lines.push(["board-will-conquer", { defence: printed, strength, missing: due }]);
    if (instead !== null) lines.push(["board-will-pay-instead", { number: instead }]);
  } else {
    const named: Message[] = less.map(({ card, number }) =>
      card === null
        ? ["board-will-less-action", { number }]
        : ["board-will-less", { number, what: kindOf(reference, card)?.id ?? "" }],
    );
    lines.push(["board-will-pay", { printed, less: named, reductions: named.length, due }]);
  }
  lines.push(["board-will-score", { points }]);
  return lines;
}

function takeoverLines(question: Question, power: number, world: number): Message[] {
  const threat = threatsOf(question).find((each) => each.power === power && each.world === world);
  if (threat === undefined) return [];
  const { attack, defence, own_reserve: more, reserve, missing, outlook } = threat;
  return [
    ["board-will-attack", { attack, defence }],
    [`board-takeover-${outlook}`, { missing, more, reserve }],
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

/** What an answer leads to, as messages: the price and how it comes about, what is kept, how a fight would end. */
import type { CardReference, PlayerFacts, RaceReference, RaceView } from "../../generated/race";
import type { Message, Option, Question } from "../../generated/protocol";
import { kindOf, phraseOf } from "./cards";
import { worthOf } from "./scoring";
import { attackOf, outlookOf, payForMilitary, priceOf } from "./strength";

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
  if (question.shape === "subset" && question.verb === "pay") return payLines(reference, player, question, chosen);
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
      return kind === undefined ? [] : placeLines(view, reference, player, kind);
    case "trade":
      return [["board-will-trade", { number: player.prices[String(card)] ?? 0 }]];
    case "takeover":
      return takeoverLines(view, reference, player, card, Number(second));
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

function placeLines(view: RaceView, reference: RaceReference, player: PlayerFacts, kind: CardReference): Message[] {
  const price = priceOf(view, player, reference, kind);
  const lines: Message[] = [];
  if (price.way === "conquer") {
    lines.push(["board-will-conquer", { defence: price.printed, strength: price.strength, missing: price.due }]);
    const paid = payForMilitary(player, reference, kind);
    if (paid !== null) lines.push(["board-will-pay-instead", { number: paid }]);
  } else {
    const less: Message[] = price.shares.map(({ card, number }) => [
      "board-will-less",
      { number, what: kindOf(reference, card)?.id ?? "" },
    ]);
    if (price.bonus > 0) less.push(["board-will-less-action", { number: price.bonus }]);
    lines.push(["board-will-pay", { printed: price.printed, less, reductions: less.length, due: price.due }]);
  }
  lines.push(["board-will-score", { points: kind.vp ?? worthOf(kind, player, reference) }]);
  return lines;
}

function takeoverLines(
  view: RaceView,
  reference: RaceReference,
  player: PlayerFacts,
  power: number,
  world: number,
): Message[] {
  const attack = attackOf(view, reference, player.seat, power, world);
  if (attack === null) return [];
  const { attack: own, defence, more, reserve } = attack;
  return [
    ["board-will-attack", { attack: own, defence }],
    [`board-takeover-${outlookOf(attack)}`, { missing: defence - own, more, reserve }],
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

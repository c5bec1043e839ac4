/** What an answer leads to, as messages: the price and how it comes about, what is kept, how a fight would end. */
import type { Bill, Bringing, Placing, PlayerFacts, RaceReference, RaceView } from "../../generated/race";
import type { Message, Option, Question } from "../../generated/protocol";
import { kindOf, phraseOf } from "./cards";
import { billWith, bringingOf, chanceOf, drawsOf, gainOf, placingOf, threatsOf } from "./foreseen";

/** So many cards that are kept are named. */
const NAMED = 3;
/** So many names are read at a glance. */
const LISTED = 7;

export function consequence(
  view: RaceView,
  reference: RaceReference,
  seat: number | null,
  question: Question | null,
  option: Option | null,
  chosen: number[],
  amount: number,
): Message[] {
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined || question === null) return [];
  if (option !== null) return optionLines(reference, question, option);
  if (question.shape === "amount") return chanceLines(chanceOf(question, amount));
  if (question.shape !== "subset") return [];
  if (question.verb === "pay") return payLines(reference, player, question, chosen);
  if (question.verb === "discard" && chosen.length > 0) return [...discardLines(reference, question, chosen), ...gainLines(question)];
  return gainLines(question);
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
      return bringingLines(bringingOf(question, option));
    case "takeover":
      return takeoverLines(question, card, Number(second));
    case "use": {
      if (second === undefined) return billLines(billWith(question, card));
      const power = kind?.powers[Number(second)];
      return [...(power === undefined ? [] : [phraseOf(power)]), ...bringingLines(bringingOf(question, option))];
    }
    case "ante":
      return chanceLines(chanceOf(question, card));
    case "draw":
      return [["preview-draws", { number: drawsOf(question, card) ?? 0 }]];
    case "start":
      return kind === undefined ? [] : kind.powers.map((power) => phraseOf(power));
    default:
      return [];
  }
}

function placeLines(reference: RaceReference, { printed, less, due, strength, instead, points }: Placing): Message[] {
  const lines: Message[] = [];
  if (strength !== null) {
    lines.push(["preview-conquer", { defence: printed, strength, missing: due }]);
    if (instead !== null) lines.push(["preview-pay-instead", { number: instead }]);
  } else {
    const named: Message[] = less.map(({ card, number }) =>
      card === null
        ? ["preview-less-action", { number }]
        : ["preview-less", { number, what: kindOf(reference, card)?.id ?? "" }],
    );
    lines.push(["preview-pay", { printed, less: named, reductions: named.length, due }]);
  }
  lines.push(["preview-score", { points }]);
  return lines;
}

/** What it brings and, where more follows, in all. */
function bringingLines(bringing: Bringing | undefined): Message[] {
  if (bringing === undefined) return [];
  const { points, cards, all_points, all_cards } = bringing;
  const now: Message = points + cards > 0 ? ["preview-brings", { gain: gain(points, cards) }] : ["preview-brings-nothing", {}];
  const isAll = points === all_points && cards === all_cards;
  return isAll ? [now] : [now, ["preview-in-all", { gain: gain(all_points, all_cards) }]];
}

function gain(points: number, cards: number): Message[] {
  const parts: Message[] = [["gain-vp", { n: points }], ["gain-cards", { n: cards }]];
  return parts.filter(([, { n }]) => n !== 0);
}

function gainLines(question: Question): Message[] {
  const found = gainOf(question);
  if (found === null) return [];
  return [[question.verb === "discard" ? "preview-brings-each" : "preview-brings", { gain: gain(found.points, found.cards) }]];
}

function billLines(bill: Bill | undefined): Message[] {
  if (bill === undefined) return [];
  const { least, most } = bill;
  if (least === null) return [["preview-more-powers", {}]];
  return [least === most ? ["preview-to-pay", { number: least }] : ["preview-may-add", { number: most }]];
}

function chanceLines(chance: number | undefined): Message[] {
  return chance === undefined ? [] : [["preview-chance", { chance }]];
}

function takeoverLines(question: Question, power: number, world: number): Message[] {
  const threat = threatsOf(question).find((each) => each.power === power && each.world === world);
  if (threat === undefined) return [];
  const { attack, defence, own_reserve: more, reserve, missing, outlook } = threat;
  return [
    ["preview-attack", { attack, defence }],
    [`preview-${outlook}`, { missing, more, reserve }],
  ];
}

/** What stays in hand. */
function payLines(reference: RaceReference, player: PlayerFacts, question: Question, chosen: number[]): Message[] {
  const paid = new Set(chosen.map((place) => question.items[place]?.item));
  const kept = (player.hand ?? []).filter((card) => !paid.has(card));
  const names = kept.map((card) => kindOf(reference, card)?.id ?? "");
  if (names.length === 0) return [["preview-keeps-nothing", {}]];
  if (names.length > NAMED) return [["preview-keeps-number", { number: names.length }]];
  return [["preview-keeps", { cards: names }]];
}

/** What goes, or what stays where that is fewer words; of many cards only the number, for each says itself that it goes. */
function discardLines(reference: RaceReference, question: Question, chosen: number[]): Message[] {
  const kept = question.items.map((_, place) => place).filter((place) => !chosen.includes(place));
  const keeps = kept.length < chosen.length;
  if (Math.min(kept.length, chosen.length) > LISTED) return [["preview-keeps-number", { number: kept.length }]];
  const cards = (keeps ? kept : chosen).map((place) => kindOf(reference, Number(question.items[place]?.item))?.id ?? "");
  return [[keeps ? "board-keeps-named" : "board-discards-named", { cards, number: cards.length }]];
}

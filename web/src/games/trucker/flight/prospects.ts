/** What each answer would lead to, in numbers: the cards of the tray, and the line under the question. */
import type { Message, Option, Question } from "../../../generated/protocol";
import type {
  AskAgainstEnemy,
  AskDefend,
  CardReference,
  SeatView,
  ShipView,
  TruckerReference,
  TruckerView,
} from "../../../generated/trucker";
import { keyOf } from "../ships";
import { flyingOrder, movedBy, placeAt } from "./course";
import { afterHit, byValue, cargoOf, onlyWith, partWith, stow, strengthOf, strongest, worthOf, type Drive } from "./figures";
import { ALIKE, chargesIn, powerOf, powers, type Power } from "./powering";

export type Tone = "good" | "bad" | "plain";

export interface Line {
  words: Message;
  tone: Tone;
}

/** An answer with what comes of it. */
export interface Prospect {
  title: Message;
  /** What taking it means: a plain answer, or doubles to power. */
  option: Option | null;
  power: Power | null;
  /** In a word. */
  verdict: Line | null;
  lines: Line[];
  goods: string[];
}

/** Everything a prospect is worked out from. */
export interface Case {
  view: TruckerView;
  reference: TruckerReference;
  question: Question;
  player: SeatView;
}

export function caseOf(view: TruckerView, reference: TruckerReference, seat: number | null, question: Question | null): Case | null {
  const player = seat === null ? undefined : view.players[seat];
  return player === undefined || question === null ? null : { view, reference, question, player };
}

/** The answers worth comparing side by side; none where the ship alone says it. */
export function prospects(given: Case): Prospect[] {
  const { question } = given;
  if (question.verb === "power") return strengths(given);
  return question.options.flatMap((option) => prospectOf(given, option) ?? []);
}

export function cardOf(view: TruckerView, reference: TruckerReference, code = view.card): CardReference | undefined {
  return reference.cards.find(({ card }) => card === code);
}

function prospectOf(given: Case, option: Option): Prospect | null {
  const verb = String(option.action[0]);
  switch (verb) {
    case "onward":
      return onward(given, option);
    case "give_up":
      return givingUp(given, option);
    case "land":
      return landing(given, option);
    case "explore":
    case "claim":
      return taking(given, option);
    case "fly_on":
    case "decline":
      return { ...plain(option), lines: [{ words: ["flight-no-days", {}], tone: "plain" }] };
    case "shield":
    case "shoot":
      return defending(given, option);
    case "endure":
      return enduring(given, option);
    case "keep":
      return keeping(given, option);
    default:
      return null;
  }
}

function plain(option: Option): Prospect {
  return { title: option.label, option, power: null, verdict: null, lines: [], goods: [] };
}

function line(key: string, params: Record<string, unknown>, tone: Tone = "plain"): Line {
  return { words: [key, params], tone };
}

/** A figure that changes; nothing if it stays. */
function change(what: string, from: number, to: number, better: "more" | "less" = "more"): Line[] {
  if (from === to) return [];
  return [line(`flight-change-${what}`, { from, to }, to > from === (better === "more") ? "good" : "bad")];
}

/** Days won or lost, and the place that gives. */
function days(given: Case, number: number): Line[] {
  const { view, reference, player } = given;
  if (number === 0) return [line("flight-no-days", {})];
  const position = movedBy(view, reference.track, player.seat, number);
  const [from, to] = [placeAt(view, player.seat, player.position), placeAt(view, player.seat, position)];
  const key = number > 0 ? "flight-days-won" : "flight-days-lost";
  return [line(key, { number: Math.abs(number) }, number > 0 ? "good" : "bad"), ...change("place", from, to, "less")];
}

function roundOf({ view, reference }: Case): TruckerReference["rounds"][number] | undefined {
  return reference.rounds.find(({ id }) => id === view.round);
}

function onward(given: Case, option: Option): Prospect {
  const { view, player } = given;
  const place = flyingOrder(view).indexOf(player.seat);
  const reward = roundOf(given)?.arrival[place] ?? 0;
  const known = view.known.length;
  return {
    ...plain(option),
    lines: [
      line("flight-cards-left", { number: view.deck }),
      ...(known > 0 ? [line("flight-cards-known", { number: known })] : []),
      line("flight-arrival-now", { place: place + 1, credits: reward }, "good"),
    ],
  };
}

function givingUp(given: Case, option: Option): Prospect {
  const { reference, player } = given;
  const worth = worthOf(reference, cargoOf(reference, player.ship));
  return {
    ...plain(option),
    verdict: line("flight-out", {}, "bad"),
    lines: [
      line("flight-no-rewards", {}, "bad"),
      ...(worth > 0 ? [line("flight-half-price", { from: worth, to: Math.ceil(worth / 2) }, "bad")] : []),
      line("flight-safe", {}, "good"),
    ],
  };
}

function cargo(given: Case, goods: string[]): Line[] {
  const { reference, player } = given;
  const { fit, left } = stow(reference, player.ship, goods);
  const worth = line("flight-goods-worth", { number: worthOf(reference, fit) }, fit.length > 0 ? "good" : "plain");
  if (left.length === 0) return [worth];
  return [worth, line("flight-no-room", { goods: tally(reference, left) }, "bad")];
}

/** Cubes by colour, as the catalogue counts them. */
export function tally(reference: TruckerReference, goods: string[]): Message[] {
  const colours = [...new Set(byValue(reference, goods))];
  return colours.map((colour) => [`${colour}-goods`, { number: goods.filter((each) => each === colour).length }]);
}

function landing(given: Case, option: Option): Prospect {
  const { view, reference } = given;
  const card = cardOf(view, reference);
  const goods = card?.planets[Number(option.action[1]) - 1] ?? [];
  return { ...plain(option), goods, lines: [...cargo(given, goods), ...days(given, -(card?.days ?? 0))] };
}

/** A derelict, a station, or what an enemy leaves behind. */
function taking(given: Case, option: Option): Prospect {
  const { view, reference, player } = given;
  const card = cardOf(view, reference);
  if (card === undefined) return plain(option);
  const lines = card.goods.length > 0 ? cargo(given, card.goods) : [line("flight-credits-won", { number: card.credits }, "good")];
  const crew = card.type === "abandoned_ship" ? change("crew", player.ship.crew, player.ship.crew - card.crew) : [];
  const stranded = card.type === "abandoned_ship" && player.ship.crew <= card.crew;
  return {
    ...plain(option),
    verdict: stranded ? line("flight-nobody-left", {}, "bad") : null,
    goods: card.goods,
    lines: [...lines, ...crew, ...days(given, -card.days)],
  };
}

/** One card for all the batteries: which of them gives the charge is picked on the ship. */
function defending(given: Case, option: Option): Prospect | null {
  const { question, player } = given;
  if (option !== defence(given)) return null;
  const { charges } = question.prompt[1] as unknown as AskDefend;
  const verb = String(option.action[0]);
  return {
    ...plain(option),
    title: [`flight-do-${verb}`, {}],
    verdict: line("flight-stops-it", {}, "good"),
    lines: [
      ...change("charges", charges, charges - 1),
      line("flight-nothing-lost", {}),
      ...(player.ship.charges > 1 ? [line("flight-pick-battery", {})] : []),
    ],
  };
}

/** The answer that takes the charge from the fullest battery. */
export function defence({ question, player }: Case): Option | undefined {
  const load = ({ action }: Option): number =>
    player.ship.tiles.find(({ row, column }) => row === action[1] && column === action[2])?.charges ?? 0;
  const saving = question.options.filter(({ action }) => action[0] !== "endure");
  return saving.reduce<Option | undefined>((best, each) => (best === undefined || load(each) > load(best) ? each : best), undefined);
}

function enduring(given: Case, option: Option): Prospect {
  const { view, reference, player } = given;
  const hit = view.threat?.target;
  if (hit === undefined) return plain(option);
  const { ship } = player;
  const { left, parts } = afterHit(reference, ship, hit);
  const { tile } = given.question.prompt[1] as unknown as AskDefend;
  const apart = parts.length > 1;
  return {
    ...plain(option),
    verdict: apart ? line("flight-breaks", { number: parts.length }, "bad") : line("flight-tiles-lost", { number: 1 }, "bad"),
    lines: [line("flight-loses", { tile: String(tile[1].kind) }, "bad"), ...changes(ship, left), ...bill(given, left)],
  };
}

/** How the figures of a ship change. */
function changes(from: ShipView, to: ShipView): Line[] {
  return [
    ...change("cannons", from.cannons[1], to.cannons[1]),
    ...change("engines", from.engines[1], to.engines[1]),
    ...change("crew", from.crew, to.crew),
    ...change("charges", from.charges, to.charges),
    ...change("exposed", from.exposed, to.exposed, "less"),
  ];
}

/** What lost tiles will cost, up to the insurance. */
export function repairs(reference: TruckerReference, ship: ShipView): number {
  const limit = reference.classes.find(({ name }) => name === ship.ship_class)?.insurance ?? null;
  const due = reference.loss * ship.lost.length;
  return limit === null ? due : Math.min(due, limit);
}

function bill({ reference, player }: Case, left: ShipView): Line[] {
  return change("bill", repairs(reference, player.ship), repairs(reference, left), "less");
}

function keeping(given: Case, option: Option): Prospect {
  const { reference, player } = given;
  const { ship } = player;
  const part = partWith(reference, ship, [Number(option.action[1]), Number(option.action[2])]);
  const left = onlyWith(reference, ship, new Set(part));
  const goods = cargoOf(reference, left);
  return {
    ...plain(option),
    title: ["flight-part", { number: part.length }],
    verdict: left.humans === 0 ? line("flight-nobody-left", {}, "bad") : line("flight-tiles-lost", { number: ship.tiles.length - part.length }, "bad"),
    goods,
    lines: [
      line("flight-has-crew", { number: left.crew }),
      line("flight-has-engines", { number: left.engines[1] }),
      line("flight-has-cannons", { number: left.cannons[1] }),
      line("flight-has-charges", { number: left.charges }),
      ...bill(given, left),
    ],
  };
}

/** The tiles an answer that keeps a part leaves behind. */
export function leftBehind({ reference, player }: Case, option: Option): string[] {
  const part = new Set(partWith(reference, player.ship, [Number(option.action[1]), Number(option.action[2])]));
  return player.ship.tiles.map(({ row, column }) => keyOf([row, column])).filter((key) => !part.has(key));
}

// strength

export function driveOf(question: Question): Drive {
  return question.prompt[0] === "prompt-engines" ? "engine" : "cannon";
}

/** From the weakest to the strongest. */
function strengths(given: Case): Prospect[] {
  const found = powers(given.question).map((power) => ({ power, strength: strengthWith(given, power) }));
  return found
    .sort((one, other) => one.strength - other.strength || chargesIn(one.power) - chargesIn(other.power))
    .map(({ power, strength }) => ({
      title: ["flight-strength", { number: strength, drive: `flight-drive-${driveOf(given.question)}` }],
      option: null,
      power,
      verdict: verdictOn(given, strength),
      lines: strengthLines(given, power),
      goods: [],
    }));
}

/** What a double cannon counts by where it points. */
const CANNONS: Record<string, number> = { forward: 2, elsewhere: 1 };

export function strengthWith({ reference, player, question }: Case, power: Power): number {
  const drive = driveOf(question);
  const doubles = Object.entries(power).flatMap(([sort, number]) => {
    const each = CANNONS[sort];
    return each === undefined ? strongest(reference, player.ship, drive, number) : Array.from({ length: number }, () => each);
  });
  return strengthOf(reference, player.ship, drive, doubles);
}

function strengthLines(given: Case, power: Power): Line[] {
  const { view, reference, player } = given;
  const charges = chargesIn(power);
  const spent = charges === 0 ? [line("flight-spends-none", {})] : change("charges", player.ship.charges, player.ship.charges - charges);
  const sorts = Object.entries(power).filter(([sort]) => sort !== ALIKE);
  const space = cardOf(view, reference)?.type === "open_space";
  return [
    ...spent,
    ...sorts.map(([sort, number]) => line(`flight-fires-${sort}`, { number })),
    ...(space ? days(given, strengthWith(given, power)) : []),
  ];
}

/** Enough, or not. */
export function verdictOn(given: Case, strength: number): Line | null {
  const { view, reference, question, player } = given;
  if (question.prompt[0] === "prompt-cannons-enemy") {
    const { enemy } = question.prompt[1] as unknown as AskAgainstEnemy;
    if (strength > enemy) return line("flight-beats", { enemy }, "good");
    return strength === enemy ? line("flight-draws", { enemy }) : line("flight-loses-to", { enemy }, "bad");
  }
  const type = cardOf(view, reference)?.type;
  if (type === "open_space") return strength > 0 ? null : line("flight-stranded", {}, "bad");
  const others = view.players.filter(({ seat, flying, declared }) => seat !== player.seat && flying && declared !== null);
  const least = Math.min(...others.map(({ declared }) => declared ?? 0));
  if (others.length === 0) return null;
  // of equals the one furthest ahead pays, and those who have declared are ahead
  return strength >= least ? line("flight-not-least", { number: least }, "good") : line("flight-least", { number: least }, "bad");
}

// the line under the question

/** What the answer on the table leads to; the charges, crew or goods that are picked, or the option. */
export function consequence(given: Case, option: Option | null, chosen: number[]): Line[] {
  const { question } = given;
  if (question.verb === "power") {
    const power = powerOf(question, chosen);
    const verdict = verdictOn(given, strengthWith(given, power));
    const strength = line("flight-strength", { number: strengthWith(given, power), drive: `flight-drive-${driveOf(question)}` });
    return [strength, ...(verdict === null ? [] : [verdict]), ...strengthLines(given, power)];
  }
  if (question.verb === "dismiss") return dismissal(given, chosen);
  if (option === null) return [];
  if (option.action[0] === "done") return leaving(given);
  const found = prospectOf(given, option);
  return found === null ? [] : [...(found.verdict === null ? [] : [found.verdict]), ...found.lines];
}

function dismissal({ question, player }: Case, chosen: number[]): Line[] {
  const gone = chosen.map((place) => String(question.items[place]?.item));
  const humans = player.ship.tiles.reduce((left, { row, column, humans: here }) => {
    return left + here - Math.min(here, gone.filter((each) => each === String([row, column])).length);
  }, 0);
  const aliens = player.ship.tiles.filter(({ row, column, alien }) => alien !== null && gone.includes(String([row, column])));
  return [
    line("flight-humans-left", { number: humans }, humans === 0 ? "bad" : "plain"),
    ...(humans === 0 ? [line("flight-nobody-left", {}, "bad")] : []),
    ...aliens.map(({ alien }) => line("flight-alien-goes", { alien: `${alien ?? ""}_alien` }, "bad")),
  ];
}

function leaving({ view, reference }: Case): Line[] {
  if (view.offer.length === 0) return [];
  return [line("flight-leaves", { goods: tally(reference, view.offer), number: worthOf(reference, view.offer) }, "bad")];
}

/** By how many days the drafted answer moves the ship. */
export function daysOf(given: Case, option: Option | null, chosen: number[]): number {
  const card = cardOf(given.view, given.reference);
  if (given.question.verb === "power") return card?.type === "open_space" ? strengthWith(given, powerOf(given.question, chosen)) : 0;
  const verb = String(option?.action[0]);
  return ["land", "explore", "claim"].includes(verb) ? -(card?.days ?? 0) : 0;
}

/** What the rules foresee of each answer, in words: the cards of the tray, and the line under the question. */
import type { Message, Option, Question } from "../../../generated/protocol";
import type {
  AskDefend,
  CardReference,
  Figures,
  GainOutlook,
  Move,
  OnwardOutlook,
  SeatView,
  ShipOutlook,
  Spot,
  StrengthOutlook,
  TruckerHints,
  TruckerReference,
  TruckerView,
} from "../../../generated/trucker";
import { hintsOf } from "../../hints";
import { sameSpot } from "../ships";
import { ALIKE, isSamePower, powerOf, type Power } from "./powering";

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
  /** The items that are chosen for that. */
  items: number[];
  /** In a word. */
  verdict: Line | null;
  lines: Line[];
  goods: string[];
}

/** A question with what is known around it. */
export interface Case {
  view: TruckerView;
  question: Question;
  player: SeatView;
}

const hints = hintsOf<TruckerHints>();

const STRENGTHS = ["prompt-engines", "prompt-cannons", "prompt-cannons-enemy"] as const;
const GAINS = ["prompt-planet", "prompt-station", "prompt-derelict", "prompt-claim-goods", "prompt-claim-credits"] as const;
const SHIPS = ["prompt-keep", "prompt-shield", "prompt-shoot"] as const;

export function caseOf(view: TruckerView, seat: number | null, question: Question | null): Case | null {
  const player = seat === null ? undefined : view.players[seat];
  return player === undefined || question === null ? null : { view, question, player };
}

export function cardOf(view: TruckerView, reference: TruckerReference, code = view.card): CardReference | undefined {
  return reference.cards.find(({ card }) => card === code);
}

// what has come along with the question

function strengthsOf(question: Question | null): StrengthOutlook[] {
  return STRENGTHS.flatMap((prompt) => hints(question, prompt)?.answers ?? []);
}

function gainOf(question: Question, option: Option): GainOutlook | undefined {
  return GAINS.flatMap((prompt) => hints(question, prompt)?.answers ?? [])[question.options.indexOf(option)];
}

/** What would become of the ship. */
export function shipOf(question: Question | null, option: Option | null): ShipOutlook | undefined {
  if (question === null || option === null) return undefined;
  return SHIPS.flatMap((prompt) => hints(question, prompt)?.answers ?? [])[question.options.indexOf(option)];
}

/** The tiles an answer that keeps a part leaves behind. */
export function leftBehind(question: Question | null, option: Option | null): Spot[] {
  return option?.action[0] === "keep" ? (shipOf(question, option)?.lost ?? []) : [];
}

/** A ship that has come apart: its tiles part by part, in the order of the answers. */
export function partsOf(question: Question | null, tiles: Spot[]): Spot[][] {
  const keeping = question?.options.filter(({ action }) => action[0] === "keep") ?? [];
  return keeping.map((option) => {
    const lost = leftBehind(question, option);
    return tiles.filter((spot) => !lost.some((each) => sameSpot(each, spot)));
  });
}

/** Where the drafted answer would take the ship on the track; null: nowhere. */
export function destination({ question }: Case, option: Option | null, chosen: number[]): number | null {
  const move = strengthOf(question, chosen)?.move ?? (option === null ? undefined : gainOf(question, option)?.move);
  return move === undefined || move.days === 0 ? null : move.position;
}

function strengthOf(question: Question, chosen: number[]): StrengthOutlook | undefined {
  const all = strengthsOf(question);
  return all.length === 0 ? undefined : all.find(({ power }) => isSamePower(power, powerOf(question, chosen)));
}

// in words

/** The answers worth comparing side by side; none where the ship alone says it. */
export function prospects(given: Case): Prospect[] {
  const { question } = given;
  const strengths = strengthsOf(question);
  if (strengths.length > 0) return strengths.map((outlook) => strength(given, outlook));
  return question.options.flatMap((option) => prospectOf(given, option) ?? []);
}

function prospectOf(given: Case, option: Option): Prospect | null {
  const { question } = given;
  const [onward, out] = hints(question, "prompt-onward")?.answers ?? [];
  if (onward !== undefined && out !== undefined) {
    return option.action[0] === "onward" ? goingOn(given, option, onward) : givingUp(option, onward, out);
  }
  const gain = gainOf(question, option);
  if (gain !== undefined) return taking(given, option, gain);
  const ship = shipOf(question, option);
  if (ship === undefined) return null;
  if (option.action[0] === "keep") return keeping(option, question.options.indexOf(option) + 1, ship);
  return option.action[0] === "endure" ? enduring(given, option, ship) : defending(question, option, ship);
}

function plain(option: Option): Prospect {
  return { title: option.label, option, power: null, items: [], verdict: null, lines: [], goods: [] };
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
function days({ view, player }: Case, { days: number, place }: Move): Line[] {
  if (number === 0) return [line("flight-no-days", {})];
  const key = number > 0 ? "flight-days-won" : "flight-days-lost";
  const now = view.order.indexOf(player.seat) + 1;
  return [line(key, { number: Math.abs(number) }, number > 0 ? "good" : "bad"), ...change("place", now, place, "less")];
}

function goingOn({ view }: Case, option: Option, { place, arrival }: OnwardOutlook): Prospect {
  const known = view.known.length;
  return {
    ...plain(option),
    lines: [
      line("flight-cards-left", { number: view.deck }),
      ...(known > 0 ? [line("flight-cards-known", { number: known })] : []),
      line("flight-arrival-now", { place: place ?? 0, credits: arrival }, "good"),
    ],
  };
}

function givingUp(option: Option, onward: OnwardOutlook, out: OnwardOutlook): Prospect {
  return {
    ...plain(option),
    verdict: line("flight-out", {}, "bad"),
    lines: [
      line("flight-no-rewards", {}, "bad"),
      ...(onward.sale > 0 ? [line("flight-half-price", { from: onward.sale, to: out.sale }, "bad")] : []),
      line("flight-safe", {}, "good"),
    ],
  };
}

/** Cubes by colour, as the catalogue counts them; those that are worth most come first already. */
export function tally(goods: string[]): Message[] {
  return [...new Set(goods)].map((colour) => [`${colour}-goods`, { number: goods.filter((each) => each === colour).length }]);
}

/** A planet, a derelict, a station, or what an enemy leaves behind; or none of it. */
function taking(given: Case, option: Option, { goods, worth, left, credits, crew, stranded, move }: GainOutlook): Prospect {
  const cargo = [
    line("flight-goods-worth", { number: worth }, worth > 0 ? "good" : "plain"),
    ...(left.length > 0 ? [line("flight-no-room", { goods: tally(left) }, "bad")] : []),
  ];
  return {
    ...plain(option),
    verdict: stranded ? line("flight-nobody-left", {}, "bad") : null,
    goods,
    lines: [
      ...(goods.length > 0 ? cargo : []),
      ...(credits > 0 ? [line("flight-credits-won", { number: credits }, "good")] : []),
      ...change("crew", given.player.ship.crew, crew),
      ...days(given, move),
    ],
  };
}

/** One card for all batteries: it takes from the fullest, and another can be tapped on the ship. */
function defending(question: Question, option: Option, { now, then }: ShipOutlook): Prospect | null {
  if (option !== defence(question)) return null;
  return {
    ...plain(option),
    title: [`flight-do-${String(option.action[0])}`, {}],
    verdict: line("flight-stops-it", {}, "good"),
    lines: [
      ...change("charges", now.charges, then.charges),
      line("flight-nothing-lost", {}),
      ...(now.charges > 1 ? [line("flight-pick-battery", {})] : []),
    ],
  };
}

/** The answer that is usually taken: from the fullest battery. */
function defence(question: Question): Option | undefined {
  const usual = SHIPS.map((prompt) => hints(question, prompt)?.usual ?? null).find((each) => each !== null);
  return usual === undefined ? undefined : question.options[usual];
}

function enduring({ question }: Case, option: Option, { now, then, parts, lost }: ShipOutlook): Prospect {
  const { tile } = question.prompt[1] as unknown as AskDefend;
  return {
    ...plain(option),
    verdict: line(...(parts > 1 ? breaks(parts) : losing(lost.length)), "bad"),
    lines: [line("flight-loses", { tile }, "bad"), ...changes(now, then)],
  };
}

function breaks(number: number): [string, Record<string, unknown>] {
  return ["flight-breaks", { number }];
}

function losing(number: number): [string, Record<string, unknown>] {
  return ["flight-tiles-lost", { number }];
}

/** How the figures of a ship change. */
function changes(now: Figures, then: Figures): Line[] {
  return [
    ...change("cannons", now.cannons, then.cannons),
    ...change("engines", now.engines, then.engines),
    ...change("crew", now.crew, then.crew),
    ...change("charges", now.charges, then.charges),
    ...change("exposed", now.exposed, then.exposed, "less"),
    ...change("bill", now.bill, then.bill, "less"),
  ];
}

function keeping(option: Option, part: number, { now, then, lost, goods, stranded }: ShipOutlook): Prospect {
  return {
    ...plain(option),
    title: ["flight-part", { part, number: then.tiles }],
    verdict: stranded ? line("flight-nobody-left", {}, "bad") : line(...losing(lost.length), "bad"),
    goods,
    lines: [
      line("flight-has-crew", { number: then.crew }),
      line("flight-has-engines", { number: then.engines }),
      line("flight-has-cannons", { number: then.cannons }),
      line("flight-has-charges", { number: then.charges }),
      ...change("bill", now.bill, then.bill, "less"),
    ],
  };
}

// strength

const VERDICTS: Record<string, Tone> = { beats: "good", "loses-to": "bad", stranded: "bad", "not-least": "good", least: "bad" };

function strength(given: Case, outlook: StrengthOutlook): Prospect {
  const [named, verdict, lines] = inWords(given, outlook);
  return { title: named, option: null, power: outlook.power, items: outlook.items, verdict, lines, goods: [] };
}

function inWords(given: Case, outlook: StrengthOutlook): [Message, Line | null, Line[]] {
  const { power, charges, verdict, against, move } = outlook;
  const drive = given.question.prompt[0] === "prompt-engines" ? "engine" : "cannon";
  const before = given.player.ship.charges;
  const sorts = Object.entries(power).filter(([sort]) => sort !== ALIKE);
  return [
    ["flight-strength", { number: outlook.strength, drive: `flight-drive-${drive}` }],
    verdict === null ? null : line(`flight-${verdict}`, { enemy: against, number: against }, VERDICTS[verdict]),
    [
      ...(before === charges ? [line("flight-spends-none", {})] : change("charges", before, charges)),
      ...sorts.map(([sort, number]) => line(`flight-fires-${sort}`, { number })),
      ...(move.days === 0 ? [] : days(given, move)),
    ],
  ];
}

// the line under the question

/** What the answer on the table leads to; the charges, crew or goods that are picked, or the option. */
export function consequence(given: Case, option: Option | null, chosen: number[]): Line[] {
  const { question } = given;
  const power = strengthOf(question, chosen);
  if (power !== undefined) {
    const [words, verdict, lines] = inWords(given, power);
    return [{ words, tone: "plain" }, ...(verdict === null ? [] : [verdict]), ...lines];
  }
  if (question.verb === "dismiss") return dismissal(question, chosen);
  if (option === null) return [];
  const crewed = hints(question, "prompt-crew");
  if (crewed !== null) return changes(crewed.now, crewed.answers[question.options.indexOf(option)] ?? crewed.now);
  if (option.action[0] === "done") return leaving(given);
  const found = prospectOf(given, option);
  if (found === null) return [];
  // how many cards come, the question has just said
  const lines = found.lines.filter(({ words: [key] }) => key !== "flight-cards-left");
  return [...(found.verdict === null ? [] : [found.verdict]), ...lines];
}

function dismissal(question: Question, chosen: number[]): Line[] {
  const aboard = hints(question, "prompt-dismiss");
  if (aboard === null) return [];
  const going = chosen.map((place) => aboard.aliens[place] ?? null);
  const aliens = going.filter((alien) => alien !== null);
  const { humans, stranded } = aboard.left[going.length - aliens.length] ?? { humans: 0, stranded: true };
  return [
    line("flight-humans-left", { number: humans }, stranded ? "bad" : "plain"),
    ...(stranded ? [line("flight-nobody-left", {}, "bad")] : []),
    ...aliens.map((alien) => line("flight-alien-goes", { alien }, "bad")),
  ];
}

/** What goods lack that find no place, by colour. */
export function lacksOf(question: Question): Record<string, string> {
  return hints(question, "prompt-load")?.lacks ?? {};
}

function leaving({ view, question }: Case): Line[] {
  const number = hints(question, "prompt-load")?.leaves ?? 0;
  return number === 0 ? [] : [line("flight-leaves", { goods: tally(view.offer), number }, "bad")];
}

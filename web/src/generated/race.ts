// made by tools/generate_types.py; do not edit

import type { Message } from "./protocol";

export type Good = "novelty" | "rare" | "genes" | "alien";

export interface GoalView {
  goal: string;
  /** It goes to the first who fulfil it; else to whoever has the most. */
  first: boolean;
  least: number;
  owners: number[];
  /** Of every seat, as it stands now. */
  progress: number[];
  /** How far every seat has to be to get the tile, or to keep it. */
  needed: number[];
  /** The seats that lack a single step to it and can still get it. */
  close: number[];
}

/** A takeover in numbers: one that may be declared. */
export interface ThreatView {
  /** The card whose power is used. */
  power: number;
  world: number;
  owner: number;
  attack: number;
  defence: number;
  /** Temporary military the attacker may still add; only when declaring it. */
  own_reserve: number;
  /** Temporary military the defender has left. */
  reserve: number;
  /** What the attack lacks as it stands. */
  missing: number;
  /** Who would win, and whether what can still be added could change it. */
  outlook: "sure" | "likely" | "open" | "short" | "hopeless";
}

/** One that has been declared. */
export interface TakeoverView extends ThreatView {
  seat: number;
  resolved: boolean;
}

/** Military strength on top of the total one, against such worlds. */
export interface Against {
  rebel: number;
  novelty: number;
  rare: number;
  genes: number;
  alien: number;
}

/** What a card adds to a sum. */
export interface Share {
  card: number;
  number: number;
}

/** A player. What is secret is null for everybody else. */
export interface PlayerFacts {
  seat: number;
  /** The number of the start world. */
  start: number | null;
  /** Action cards of this round, once they have been shown. */
  actions: string[];
  /** In the order placed. */
  tableau: number[];
  /** The tableau when the phase began: the cards whose powers count in it. */
  active: number[];
  /** Worlds that have a good. */
  goods: number[];
  /** What each of these goods would bring in trade, in cards. */
  prices: Record<string, number>;
  /** In hand. */
  cards: number;
  /** Those of them that everybody has seen. */
  known: number[];
  chips: number;
  /** All of them, as it stands. */
  points: number;
  printed: number;
  /** What each development that scores for other cards is worth. */
  bonuses: Record<string, number>;
  /** All of these. */
  scored: number;
  goal_points: number;
  /** Cards in hand and goods. */
  tie_break: number;
  military: number;
  military_from: Share[];
  against: Against;
  /** Military strength for this phase only. */
  temporary: number;
  develop_reduction: number;
  develop_from: Share[];
  /** Of any world. */
  settle_reduction: number;
  settle_from: Share[];
  hand_limit: number;
  /** The number of cards in the tableau that ends the game. */
  tableau_size: number;
  /** What this seat is asked. */
  step: string | null;
  /** What is being paid for. */
  placing: number | null;
  /** The world of a takeover that is being declared or defended. */
  target: number | null;
  /** Cards of the tableau put in for what is being paid. */
  pledged: number[];
  /** The least and most cards to pay; the least is more than the most if more powers have to be put in. */
  bill: number[] | null;
  /** Powers of Consume not used yet: a card, and which of its powers. */
  powers: number[][];
  /** The card whose power of Consume is being used. */
  using: number | null;
  flipped: number[];
  packet: number;
  /** Cards drafted so far. */
  deck: number;
  hand: number[] | null;
  /** What developments in hand that score for other cards, or those to choose from, would be worth in the tableau. */
  worths: Record<string, number> | null;
  /** How many of the last cards in hand were just drawn. */
  drawn: number | null;
  /** Start worlds to choose from. */
  offered: number[] | null;
  drafted: number[] | null;
  /** What it has chosen while the others still choose. */
  answer: unknown[] | null;
}

export type RobotFace = "explore" | "develop" | "settle" | "trade" | "double" | "produce" | "star" | "robot";

export type Level = "easy" | "medium" | "hard";

/** The opponent of whoever plays alone. */
export interface RobotView {
  /** The id of its start world, which is the first card of its tableau. */
  world: string;
  level: Level;
  /** Its dice in this round; none until they have been rolled. */
  rolled: RobotFace[];
  /** The actions they stand for. */
  actions: RobotFace[];
  /** What it has done in this round, in words. */
  did: Message[];
  tableau: number[];
  /** Cards and markers in its tableau. */
  size: number;
  /** The size that ends the game. */
  tableau_size: number;
  credit: number;
  economy: number;
  /** In its pile, face down. */
  cards: number;
  /** Development markers it can still place. */
  markers: number;
  /** Development markers in its tableau. */
  marked: number;
  /** What each of these is worth. */
  marker_points: number;
  /** And all of them. */
  marked_points: number;
  chips: number;
  printed: number;
  /** What each development that scores for other cards is worth. */
  bonuses: Record<string, number>;
  /** All of these. */
  scored: number;
  /** All of them, as it stands. */
  points: number;
}

export interface CallView {
  seat: number;
  /** With which action card. */
  action: string;
}

/** Unknown until the action cards are shown; off if nobody called it. */
export type PhaseState = "unknown" | "off" | "later" | "now" | "done";

/** One of the five phases, in this round. */
export interface PhaseView {
  phase: string;
  /** Who called it. */
  by: CallView[];
  /** The actions of the Robot in it. */
  robot: RobotFace[];
  state: PhaseState;
}

/** What lies open on the table. */
export interface Table {
  round: number;
  phase: string;
  /** The seat with which the order of play begins. */
  first: number;
  /** All seats, in the order of play. */
  order: number[];
  phases: PhaseView[];
  pool: number;
  /** The chips it began with. */
  pool_of: number;
  /** Cards in the draw pile; in the draft, in that of every seat. */
  piles: number[];
  discards: number[];
  goals: GoalView[];
  takeovers: TakeoverView[];
  /** null unless one person plays alone. */
  robot: RobotView | null;
  waiting: number[];
  over: boolean;
  /** Nobody, if the Robot has won. */
  winners: number[];
  /** The seats as they stand, best first. */
  ranking: number[];
}

export interface RaceView extends Table {
  seat: number | null;
  /** The discards this seat has seen. */
  known_discards: number[];
  players: PlayerFacts[];
}

export type Nothing = Record<string, never>;

export interface Seat {
  seat: number;
}

export interface Round {
  round: number;
}

export interface Phase {
  phase: string;
}

export interface Chooses {
  seat: number;
  actions: string[];
}

export interface Card {
  seat: number;
  card: Message;
}

export interface Cards {
  seat: number;
  cards: Message[];
}

export interface Number {
  seat: number;
  number: number;
}

export interface CardAndNumber {
  seat: number;
  card: Message;
  number: number;
}

export interface CardAndCards {
  seat: number;
  card: Message;
  cards: Message[];
}

export interface Explores {
  seat: number;
  drawn: number;
  kept: number;
}

/** `cards` holds the card whose power is used. */
export interface Declares {
  seat: number;
  card: Message;
  cards: Message[];
  owner: number;
}

export interface TakeoverResult {
  seat: number;
  card: Message;
  owner: number;
  attack: number;
  defence: number;
}

export interface Points {
  seat: number;
  points: number;
}

export interface Guesses {
  seat: number;
  number: number;
  card: Message;
  won: number;
}

export interface Antes {
  seat: number;
  card: Message;
  cards: Message[];
  won: number;
}

export interface Goal {
  seat: number;
  goal: string;
}

export interface GameWon {
  winners: Seat[];
  points: number;
}

export interface RobotStarts {
  card: Message;
  credit: number;
  economy: number;
}

export interface RobotRolls {
  faces: string[];
  actions: string[];
}

export interface RobotDraws {
  number: number;
}

export interface RobotMarks {
  points: number;
  paid: number;
}

export interface RobotTurnsOver {
  cards: Message[];
}

export interface RobotPlaces {
  card: Message;
  paid: number;
}

export interface RobotEarns {
  gains: Message[];
}

export interface SolitaireEnds {
  seat: number;
  points: number;
  robot: number;
}

export interface AskExplore {
  drawn: number;
  number: number;
}

export interface AskNumber {
  number: number;
}

export interface AskPay {
  card: Message;
  cost: number;
}

export interface AskConquer {
  card: Message;
  strength: number;
  defence: number;
}

export interface AskBoost {
  card: Message;
  owner: number;
  attack: number;
  defence: number;
}

export interface AskDefend {
  card: Message;
  by: number;
  attack: number;
  defence: number;
}

export interface AskWithCard {
  card: Message;
}

export interface AskCards {
  card: Message;
  number: number;
}

export interface AskLimit {
  number: number;
  limit: number;
}

/** What takes something off a price. */
export interface Less {
  /** null: the action card does. */
  card: number | null;
  number: number;
}

/** What placing a card takes, without powers that may be put in, and what it is worth. */
export interface Placing {
  /** Cost, or the defence of a military world. */
  printed: number;
  less: Less[];
  /** Cards to pay; of a military world, the strength that is missing. */
  due: number;
  /** Against it, of a military world. */
  strength: number | null;
  /** What a military world would cost if it were paid for, where that is possible. */
  instead: number | null;
  points: number;
}

export interface PlacingHints {
  /** By card. */
  placing: Record<string, Placing>;
}

export interface TakeoverHints {
  /** The takeovers it may declare. */
  threats: ThreatView[];
}

export interface SecondHints extends PlacingHints {
  threats: ThreatView[];
}

/** What goods bring. All of it: with what follows, in the best order; first points count, then cards. */
export interface Bringing {
  points: number;
  cards: number;
  all_points: number;
  all_cards: number;
}

export interface TradeHints {
  /** By world. */
  goods: Record<string, Bringing>;
}

export interface ConsumeHints {
  /** In the order of the options. What gambling and discarding from the hand may bring is not counted. */
  answers: Bringing[];
}

/** What it brings: of cards from hand, each of them. */
export interface GainHints {
  points: number;
  cards: number;
}

export interface GuessHints {
  /** Of every number that may be named, in per cent. */
  chances: number[];
}

export interface AnteHints {
  /** By card, in per cent. */
  chances: Record<string, number>;
}

/** What is to be paid, in cards; none as long as more powers have to be put in. */
export interface Bill {
  least: number | null;
  most: number | null;
}

export interface PaymentHints {
  /** With each of the powers that may be put in, by card. */
  powers: Record<string, Bill>;
}

export interface ProduceHints {
  /** What each of the cards that draw for goods would draw now. */
  draws: Record<string, number>;
}

export interface PlacingOutlook {
  /** null: nothing is placed. */
  placing: Placing | null;
}

export interface ThreatOutlook {
  /** null: no takeover is declared. */
  threat: ThreatView | null;
}

export interface SecondOutlook extends PlacingOutlook {
  threat: ThreatView | null;
}

export interface PaymentOutlook extends Bill {
  /** The cards that stay in hand. */
  keeps: number[];
}

export interface ChanceOutlook {
  /** To win, in per cent; none where nothing is bet. */
  chance: number | null;
}

export interface ProduceOutlook {
  /** It gets a good. */
  world: number | null;
  /** Drawn at once. */
  cards: number;
}

/** One power of a card: `phase` and `does` say what it is, the rest are its figures. */
export interface PowerReference {
  phase: string;
  does: string;
  n?: number;
  good?: Good;
  against?: string;
  per?: string;
  only?: string;
  cards?: number;
  goods?: number;
  times?: number;
  discard?: number | boolean;
  vp?: number;
  here?: boolean;
  other?: number | boolean;
  rebel?: number;
  bonuses?: boolean;
  lo?: number;
  hi?: number;
  /** All of it in words. */
  about: Message;
}

/** One line of a development that scores for other cards. */
export interface ScoreReference {
  per: string;
  points?: number;
  good?: Good;
  cards?: string[];
  table?: number[];
  about: Message;
}

export interface CardReference {
  id: string;
  set: string;
  development: boolean;
  military: boolean;
  /** Or the defence of a military world. */
  cost: number;
  /** null: what it scores depends on the tableau. */
  vp: number | null;
  good: Good | null;
  windfall: boolean;
  keywords: string[];
  start: number | null;
  powers: PowerReference[];
  scores: ScoreReference[];
  /** What every kind of card adds to what it scores; empty unless it scores for other cards. */
  counts: number[];
}

export interface GoalReference {
  id: string;
  set: string;
  first: boolean;
  least: number;
  counts: string;
  points: number;
  about: Message;
}

/** Where a figure of the Robot comes from: the booklet, players' accounts, or ourselves. */
export type Source = "booklet" | "reported" | "house";

export interface RobotFigure {
  what: string;
  source: Source;
  /** All of it in words. */
  about: Message;
}

/** What happens in a phase: one row of the mat, or what a start world changes in it. */
export interface RobotRow {
  phase: string;
  /**
   * Whether the Robot chose the phase (`action`, and in Consume `trade`, `double`, `both`), chose it `twice`, or only
   * the person did (`reaction`).
   */
  row: string;
  figures: RobotFigure[];
}

export interface RobotWorld {
  world: string;
  figures: RobotFigure[];
  changes: RobotRow[];
}

export interface RobotLevel {
  level: Level;
  figures: RobotFigure[];
}

export interface RobotDie {
  faces: RobotFace[];
  source: Source;
}

/** The Robot's dice and mat, every figure with its source. */
export interface RobotReference {
  /** The action cards the person chooses two of. */
  actions: string[];
  dice: RobotDie[];
  /** What it has at the start, whatever its start world. */
  start: RobotFigure[];
  mat: RobotRow[];
  /** What a world brings it when it is placed: the rows are `production` and `windfall`. */
  placed: RobotRow[];
  worlds: RobotWorld[];
  levels: RobotLevel[];
}

export interface RaceReference {
  kinds: CardReference[];
  /** The kind of every card of the game, by its number. */
  cards: Record<string, number>;
  goals: GoalReference[];
  prices: Partial<Record<Good, number>>;
  /** In the pool, for each player. */
  chips: number;
  /** Points for a tie in a goal that goes to whoever has the most. */
  tied: number;
  actions: string[];
  /** The phase that each action card calls. */
  phases: Record<string, string>;
  /** null where the boxes have no Robot. */
  robot: RobotReference | null;
}

/** The parameters of what happens, by message key. */
export interface RaceEvents {
  "starts": Card;
  "round-begins": Round;
  "chooses": Chooses;
  "phase-begins": Phase;
  "draws": Cards;
  "discards": Cards;
  "pile-renewed": Nothing;
  "own-pile-renewed": Seat;
  "explores": Explores;
  "draws-first": Number;
  "develops": Card;
  "settles": Card;
  "uses": Cards;
  "pays": CardAndNumber;
  "conquers": CardAndNumber;
  "boosts": Number;
  "draws-after": Number;
  "declares": Declares;
  "takes-over": TakeoverResult;
  "takeover-fails": TakeoverResult;
  "takeover-void": Card;
  "trades": CardAndNumber;
  "consumes": CardAndCards;
  "discards-for": CardAndNumber;
  "gains": Points;
  "guesses": Guesses;
  "antes": Antes;
  "keeps": Card;
  "produces": Card;
  "draws-for": CardAndNumber;
  "over-limit": Number;
  "claims": Goal;
  "loses": Goal;
  "game-won": GameWon;
  "robot-starts": RobotStarts;
  "robot-rolls": RobotRolls;
  "robot-explores": RobotDraws;
  "robot-marks": RobotMarks;
  "robot-turns-over": RobotTurnsOver;
  "robot-develops": RobotPlaces;
  "robot-develops-nothing": Nothing;
  "robot-settles": RobotPlaces;
  "robot-settles-nothing": Nothing;
  "robot-earns": RobotEarns;
  "robot-beaten": SolitaireEnds;
  "robot-wins": SolitaireEnds;
}

/** The parameters of what is asked, by message key. */
export interface RacePrompts {
  "prompt-draft": AskNumber;
  "prompt-start": Nothing;
  "prompt-first-hand": AskNumber;
  "prompt-action": Round;
  "prompt-actions": Round;
  "prompt-explore": AskExplore;
  "prompt-explore-combined": AskExplore;
  "prompt-develop": Round;
  "prompt-settle": Round;
  "prompt-second": Round;
  "prompt-pay": AskPay;
  "prompt-conquer": AskConquer;
  "prompt-takeover": Round;
  "prompt-boost": AskBoost;
  "prompt-defend": AskDefend;
  "prompt-trade": Round;
  "prompt-trade-plain": Round;
  "prompt-consume": Round;
  "prompt-goods": AskCards;
  "prompt-hand": AskCards;
  "prompt-guess": Round;
  "prompt-ante": AskWithCard;
  "prompt-keep": AskWithCard;
  "prompt-produce": Round;
  "prompt-refit": AskWithCard;
  "prompt-limit": AskLimit;
}

/** What comes along with a question, by its prompt. */
export interface RaceHints {
  "prompt-develop": PlacingHints;
  "prompt-settle": PlacingHints;
  "prompt-second": SecondHints;
  "prompt-pay": PaymentHints;
  "prompt-conquer": PaymentHints;
  "prompt-boost": PaymentHints;
  "prompt-defend": PaymentHints;
  "prompt-takeover": TakeoverHints;
  "prompt-trade": TradeHints;
  "prompt-trade-plain": TradeHints;
  "prompt-consume": ConsumeHints;
  "prompt-goods": GainHints;
  "prompt-hand": GainHints;
  "prompt-guess": GuessHints;
  "prompt-ante": AnteHints;
  "prompt-produce": ProduceHints;
  "prompt-refit": ProduceHints;
}

/** What is foreseen of an answer, by the prompt. */
export interface RacePreviews {
  "prompt-develop": PlacingOutlook;
  "prompt-settle": PlacingOutlook;
  "prompt-second": SecondOutlook;
  "prompt-pay": PaymentOutlook;
  "prompt-conquer": PaymentOutlook;
  "prompt-boost": PaymentOutlook;
  "prompt-defend": PaymentOutlook;
  "prompt-takeover": ThreatOutlook;
  "prompt-trade": Bringing;
  "prompt-trade-plain": Bringing;
  "prompt-consume": Bringing;
  "prompt-goods": Bringing;
  "prompt-hand": Bringing;
  "prompt-guess": ChanceOutlook;
  "prompt-ante": ChanceOutlook;
  "prompt-produce": ProduceOutlook;
  "prompt-refit": ProduceOutlook;
}

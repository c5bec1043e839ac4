// made by tools/generate_types.py; do not edit

import type { Message } from "./protocol";

/** In the order of their numbers, from 1. */
export type Upgrade =
  | "data_library"
  | "warehouse"
  | "heavy_equipment"
  | "nodule"
  | "scientists"
  | "orbital_lab"
  | "robots"
  | "laboratory"
  | "ecoplants"
  | "outpost"
  | "space_station"
  | "planetary_cruiser"
  | "moon_base"
  | "ice_prospector"
  | "robot_prototype"
  | "smelter"
  | "wily_trader"
  | "launch_facility"
  | "merchant_house"
  | "new_chemicals_prototype"
  | "refinery"
  | "biosphere";

/** In the order of their value. */
export type Resource =
  | "ore"
  | "water"
  | "titanium"
  | "research"
  | "microbiotics"
  | "new_chemicals"
  | "orbital_medicine"
  | "ring_ore"
  | "moon_ore";

export type Stage = "order" | "market" | "production" | "discard" | "turns" | "victory";

/** Who gets what is on the block unless somebody bids more, and for how much. */
export interface Sale {
  seat: number;
  bid: number;
  discount: number;
  due: number;
}

/**
 * Has made the first bid and nobody another; has bid most; has won; is asked; has defaulted on it; bids no more this
 * round; has passed; has been outbid; has not had a say yet.
 */
export type Bidding = "opened" | "leads" | "pays" | "asked" | "barred" | "out" | "passed" | "outbid" | "to-come";

export interface Bidder {
  seat: number;
  /** Its highest. */
  bid: number | null;
  /** What the bid stood at when it last passed. */
  passed_at: number | null;
  status: Bidding;
}

export interface Auction {
  upgrade: Upgrade;
  bid: number;
  bidder: number | null;
  /** The seat that the turns wait for. */
  asked: number;
  /** The auction ends when the question comes round to this seat. */
  stop: number;
  /** Copies on sale. */
  left: number;
  /** In purchase order. */
  bidders: Bidder[];
  /** As it stands; null before the first bid. */
  sale: Sale | null;
}

export interface Attack {
  target: number;
  /** The upgrade, or the factory by its name. */
  what: string;
  attack: number;
  defence: number;
  /** What the attack must be worth to destroy it. */
  needed: number;
}

export interface Immune {
  seat: number;
  what: string;
}

/** A trader's offer; the card itself only for the two it is between. */
export interface Offer {
  seat: number;
  target: number;
  resource: Resource;
  card: number | null;
}

/** What an upgrade on sale is to a colony. */
export interface Lot {
  /** The highest bid it could make. */
  most: number;
  /** Its points if it wins. */
  points: number;
}

/** What only the owner of a colony knows; null for everybody else. */
export interface Hand {
  hand: number[] | null;
  credits: number | null;
  /** Of the upgrades now on sale. */
  lots: Partial<Record<Upgrade, Lot>> | null;
  /** What it has chosen while the others still choose. */
  answer: unknown[] | null;
}

export interface ColonyFacts extends Hand {
  seat: number;
  points: number;
  /** Those of its upgrades; the others are its operated factories'. */
  card_points: number;
  /** What its upgrades cost: breaks ties for the purchase order. */
  printed_cost: number;
  /** The same with all of them counted: breaks ties at the end. */
  card_cost: number;
  upgrades: Partial<Record<Upgrade, number>>;
  factories: Partial<Record<Resource, number>>;
  /** Of the factories it has, how many are operated. */
  operated: Partial<Record<Resource, number>>;
  /** The cards it would get if production were now. */
  output: Partial<Record<Resource, number>>;
  /** What these are worth on average. */
  output_worth: number;
  /** Factories that it can not build for want of an upgrade. */
  locked: Resource[];
  colonists: number;
  support: number;
  /** `support`, and one for every special factory. */
  most_colonists: number;
  robots: number;
  usable_robots: number;
  colonist_cost: number;
  hand_limit: number;
  hand_weight: number;
  /** The backs of its ordinary cards; null where money is played with. */
  cards: Partial<Record<Resource, number>> | null;
  /** Mega cards and promises. */
  open_cards: number[];
  /** Cards of this hand that the viewer has seen. */
  known: number[];
  /** Bids have shown that the hand is worth at least this. */
  proved: number;
  done: boolean;
  internalised: boolean;
  /** What this seat is in the middle of. */
  step: string | null;
}

export interface ColonyView extends ColonyFacts {
  /** On each upgrade now on sale. */
  discounts: Partial<Record<Upgrade, number>>;
}

export interface Bought {
  upgrade: Upgrade;
  paid: number;
}

/** What a round has brought a seat. */
export interface SeatRound {
  seat: number;
  /** At its end. */
  points: number;
  gained: number;
  /** Cards. */
  produced: Partial<Record<Resource, number>>;
  upgrades: Bought[];
  built: Partial<Record<Resource, number>>;
  colonists: number;
  robots: number;
  /** To attacks: upgrades, and factories by their names. */
  lost: string[];
}

/** What lies open on the table. */
export interface Table {
  round: number;
  phase: string;
  /** The phase of the round that this is a part of. */
  stage: Stage;
  /** The phases of a round, in the order of this edition. */
  course: Stage[];
  era: number;
  goal: number;
  /** Seats in purchase order. */
  order: number[];
  /** Whose turn it is. */
  active: number | null;
  waiting: number[];
  insisted: boolean;
  market: Upgrade[];
  kickers: Upgrade[];
  kicker_pile: Upgrade[];
  /** Of what is on sale. */
  costs: Partial<Record<Upgrade, number>>;
  /** Copies not yet on sale. */
  stock: Partial<Record<Upgrade, number>>;
  decks: Partial<Record<Resource, number>>;
  /** null where money is played with. */
  discards: Partial<Record<Resource, number[]>> | null;
  auction: Auction | null;
  attack: Attack | null;
  immune: Immune[];
  /** What was paid for every upgrade sold so far, oldest first. */
  prices: Partial<Record<Upgrade, number[]>>;
  /** What the round before has brought every seat; empty in the first, and when the game is over. */
  last_round: SeatRound[];
  /** The points of every seat at the end of every round. */
  vp_log: number[][];
  over: boolean;
  winners: number[];
}

export interface OutpostView extends Table {
  seat: number | null;
  colonies: ColonyView[];
  offer: Offer | null;
  /**
   * The chance of each upgrade at one roll for the market as it is now; null if no roll can bring anything.
   * With limited availability a roll may also bring nothing: then they add up to less than 1.
   */
  market_odds: Partial<Record<Upgrade, number>> | null;
}

export interface Seat {
  seat: number;
}

export interface RoundBegins {
  round: number;
  order: Seat[];
}

export interface EraBegins {
  era: number;
}

export interface OnSale {
  upgrade: Upgrade;
}

export interface Cards {
  seat: number;
  cards: Message[];
}

export interface Produced {
  seat: number;
  cards: Partial<Record<Resource, number>>;
}

export interface BetweenTwo {
  seat: number;
  target: number;
}

export interface OpenOffer {
  seat: number;
  target: number;
  resource: Resource;
}

export interface SecretOffer {
  seat: number;
  target: number;
  card: Message;
}

export interface Bids {
  seat: number;
  bid: number;
  upgrade: Upgrade;
}

export interface Pays {
  seat: number;
  due: number;
  paid: number;
  cards: Message[];
}

export interface BuysUpgrade {
  seat: number;
  upgrade: Upgrade;
  bid: number;
  paid: number;
}

export interface BuysFactory {
  seat: number;
  number: number;
  due: number;
  factory: Message;
}

export interface BuysOperators {
  seat: number;
  number: number;
  due: number;
}

export interface Defaults {
  seat: number;
  upgrade: Upgrade;
  penalty: number;
}

export interface WaterForAll {
  seat: number;
  cards: Message[];
  paid: number;
}

export interface Assigns {
  seat: number;
  factories: Message[];
}

export interface SendsOperator {
  seat: number;
  to: string;
}

export interface MovesOperator {
  seat: number;
  from: string;
  to: string;
}

export interface Commits {
  seat: number;
  target: number;
  what: string;
  value: number;
}

export interface Attacked {
  seat: number;
  what: string;
  attack: number;
  defence: number;
}

export interface ColonistsLeave {
  seat: number;
  number: number;
}

export interface DeathSpiral {
  goal: number;
}

export interface GameWon {
  winners: Seat[];
  points: number;
}

export type Nothing = Record<string, never>;

export interface AskProspect {
  resource: Resource;
  number: number;
}

export interface AskDiscard {
  excess: number;
  limit: number;
}

export interface AskGive {
  seat: number;
  card: Message;
}

export interface AskOpening {
  upgrade: Upgrade;
  cost: number;
}

/** `round` and `left`, the copies on sale, tell this auction from others of the same upgrade. */
export interface AskBidAgain {
  upgrade: Upgrade;
  bid: number;
  round: number;
  left: number;
}

export interface AskBid extends AskBidAgain {
  seat: number;
}

export interface AskHonour {
  upgrade: Upgrade;
  bid: number;
  penalty: number;
}

export interface AskNumber {
  cost: number;
}

export interface AskNumberOfFactories {
  cost: number;
  factory: string;
}

export interface AskPay {
  due: number;
}

export interface AskMove {
  factory: string;
}

export interface AskAssign {
  number: number;
}

export interface AskAttack {
  target: number;
  what: string;
  attack: number;
  needed: number;
}

/** What is to be paid: so many at this price, less a discount. */
export interface Bill {
  price: number;
  number: number;
  discount: number;
  due: number;
  /** What the cards that pay it are worth beyond it. */
  lost: number;
}

/** What leaves the hand or the purse, and what is left. */
export interface Spent {
  cards: number[];
  value: number;
  left: number;
  cards_left: number;
}

export interface Production {
  cards: Partial<Record<Resource, number>>;
  /** On average. */
  worth: number;
}

export interface Assault {
  attack: number;
  needed: number;
}

/** The figures that an answer leads to; null: of this it changes nothing. */
export interface Outlook {
  payment: Bill | null;
  /** null with a payment: there is not enough to pay it. */
  spent: Spent | null;
  /** What happens unless somebody bids more. */
  sale: Sale | null;
  /** What would be won. */
  upgrade: Upgrade | null;
  /** Then, or if it is won. */
  points: number | null;
  /** Of every round. */
  production: Production | null;
  /** What mega cards are worth above ordinary ones, on average. */
  gain: number | null;
  /** How it would stand. */
  attack: Assault | null;
  internalises: boolean;
}

/** An upgrade card. What it does not bring is 0, null or empty. */
export interface UpgradeReference {
  id: Upgrade;
  number: number;
  era: number;
  kicker: boolean;
  cost: number;
  /** Of a special factory: only while it is operated. */
  vp: number;
  /** More room in the hand. */
  hand: number;
  /** More room for colonists. */
  support: number;
  discounts: Partial<Record<Upgrade, number>>;
  /** Factories that can not be built without it. */
  unlocks: Resource[];
  free_factory: Resource | null;
  free_robot: number;
  /** Robots may be bought and used. */
  robots: boolean;
  /** One robot may work without the upgrade that allows robots. */
  prototype: boolean;
  /** What a colonist costs with it. */
  colonist_cost: number | null;
  /** One card a round, without an operator. */
  produces: Resource | null;
  /** It is a special factory for this. */
  special: Resource | null;
  /** One more card is drawn with those of production, and one put back. */
  prospects: Resource | null;
  /** One more card for every two operated factories. */
  extra_half: Resource | null;
  /** One card of these may be exchanged each round. */
  trades: Resource[];
  /** All of it in words. */
  about: Message;
}

export interface FactoryReference {
  cost: number;
  /** While it is operated. */
  vp: number;
  needs: Upgrade | null;
  /** Research cards that must be among those paid with. */
  research: number;
}

export interface ResourceReference {
  id: Resource;
  average: number;
  least: number;
  most: number;
  /** In the deck. */
  cards: number;
  /** What one card counts against the hand limit. */
  weight: number;
  /** The value of a mega card; 0: there is none. */
  mega: number;
  /** The factory that can be built for it. */
  factory: FactoryReference | null;
  /** The upgrade that is its factory. */
  special: Upgrade | null;
}

export interface StartReference {
  points: number;
  hand: number;
  support: number;
  colonists: number;
  factories: Partial<Record<Resource, number>>;
}

export interface OutpostReference {
  upgrades: UpgradeReference[];
  resources: ResourceReference[];
  colonist_cost: number;
  robot_cost: number;
  goal: number;
  /** By number of seats: the leader's points that open the eras II and III. */
  era_points: Record<string, [number, number]>;
  start: StartReference;
}

/** The parameters of what happens, by message key. */
export interface OutpostEvents {
  "round-begins": RoundBegins;
  "era-begins": EraBegins;
  "on-sale": OnSale;
  "takes-mega": Cards;
  "produced": Produced;
  "produced-cards": Cards;
  "returned": Cards;
  "discarded": Cards;
  "offers": OpenOffer;
  "offers-card": SecretOffer;
  "nothing-higher": BetweenTwo;
  "exchanged": OpenOffer;
  "exchanged-card": SecretOffer;
  "bids": Bids;
  "passes": Seat;
  "internalises": Seat;
  "insists": Seat;
  "pays": Pays;
  "buys-upgrade": BuysUpgrade;
  "buys-factory": BuysFactory;
  "buys-colonist": BuysOperators;
  "buys-robot": BuysOperators;
  "defaults": Defaults;
  "water-for-all": WaterForAll;
  "assigns": Assigns;
  "moves-operator": MovesOperator;
  "sends-operator": SendsOperator;
  "turn-over": Seat;
  "commits-strike": Commits;
  "commits-shield": Commits;
  "destroyed": Attacked;
  "withstands": Attacked;
  "colonists-leave": ColonistsLeave;
  "death-spiral": DeathSpiral;
  "game-won": GameWon;
}

/** The parameters of what is asked, by message key. */
export interface OutpostPrompts {
  "prompt-mega": Nothing;
  "prompt-prospect": AskProspect;
  "prompt-discard": AskDiscard;
  "prompt-exchange": Nothing;
  "prompt-give": AskGive;
  "prompt-turn": Nothing;
  "prompt-aside": Nothing;
  "prompt-opening": AskOpening;
  "prompt-bid": AskBid;
  "prompt-bid-again": AskBidAgain;
  "prompt-honour": AskHonour;
  "prompt-number-factory": AskNumberOfFactories;
  "prompt-number-colonist": AskNumber;
  "prompt-number-robot": AskNumber;
  "prompt-pay": AskPay;
  "prompt-move": AskMove;
  "prompt-assign": AskAssign;
  "prompt-strike": AskAttack;
  "prompt-shield": AskAttack;
  "prompt-join": AskAttack;
}

/** What is foreseen of an answer, by the prompt. */
export interface OutpostPreviews {
  "prompt-mega": Outlook;
  "prompt-prospect": Outlook;
  "prompt-discard": Outlook;
  "prompt-turn": Outlook;
  "prompt-aside": Outlook;
  "prompt-opening": Outlook;
  "prompt-bid": Outlook;
  "prompt-bid-again": Outlook;
  "prompt-honour": Outlook;
  "prompt-number-factory": Outlook;
  "prompt-number-colonist": Outlook;
  "prompt-number-robot": Outlook;
  "prompt-pay": Outlook;
  "prompt-move": Outlook;
  "prompt-assign": Outlook;
  "prompt-strike": Outlook;
  "prompt-shield": Outlook;
}

// made by tools/generate_types.py; do not edit

/** Printed row and column. */
export type Spot = [number, number];

export interface TileView {
  row: number;
  column: number;
  tile: number;
  /** Quarter turns clockwise. */
  turn: number;
  humans: number;
  alien: "purple" | "brown" | null;
  charges: number;
  goods: string[];
}

export interface ErrorView {
  kind: string;
  spots: Spot[];
}

export interface ShipView {
  ship_class: string;
  tiles: TileView[];
  lost: number[];
  reserve: number[];
  /** Where the last tile lies that may still be taken up again. */
  loose: Spot | null;
  finished: boolean;
  /** Its order tile. */
  number: number | null;
  exposed: number;
  crew: number;
  humans: number;
  charges: number;
  /** All goods aboard, the most valuable first. */
  cargo: string[];
  /** At full price. */
  worth: number;
  cabins: number;
  /** Humans that fit into them. */
  berths: number;
  /** Charges that fit into its batteries. */
  cells: number;
  /** Containers, special ones included. */
  holds: number;
  special: number;
  shields: number;
  /** Strength without charges, and with all that can be used; before the launch, with full batteries. */
  engines: [number, number];
  cannons: [number, number];
  /** null while the rules do not tell. */
  errors: ErrorView[] | null;
}

export interface SeatView {
  seat: number;
  /** null for others, while the game runs. */
  credits: number | null;
  hand: number | null;
  /** The pile in the hand. */
  looking: number | null;
  /** Piles this seat has looked at. */
  seen: number[];
  flying: boolean;
  position: number;
  /** Days behind the leader. */
  behind: number;
  /** Engine or cannon strength, or crew, as last compared on this card. */
  declared: number | null;
  landed: number | null;
  /** What it has chosen in this beat; only for itself. */
  answer: unknown[] | null;
  ship: ShipView;
}

export interface TimerView {
  /** 0 is the start space. */
  circle: number;
  /** Milliseconds, or beats where building goes in turns. */
  left: number;
  sand: number;
  running: boolean;
}

export interface ThreatView {
  seat: number;
  threat: string;
  side: string;
  line: number;
  /** The tile it would hit. */
  target: Spot;
  /** Shields or cannons that can stop it with a charge. */
  stoppers: Spot[];
}

export interface OutcomeView {
  seat: number;
  /** misses, bounces, shot-down, shield-holds or loses-tile. */
  how: string;
  /** The tile in its way. */
  spot: Spot | null;
}

/** A meteor or shot that has come on this card, and what became of it ship by ship. */
export interface IncomingView {
  threat: string;
  side: string;
  line: number;
  dice: number[];
  /** Those it comes to. */
  seats: number[];
  outcomes: OutcomeView[];
}

export interface LossView {
  seat: number;
  spot: Spot;
  /** tile, crew, goods or charges. */
  kind: string;
  number: number;
  /** Which tile, colour or alien; null for humans and charges. */
  what: string | null;
  /** Why a tile was lost. */
  cause: string | null;
}

/** What has come of the card that was turned up last, also when it is over. */
export interface StoryView {
  card: number;
  /** Who turned it up. */
  leader: number;
  incoming: IncomingView[];
  losses: LossView[];
  /** In a combat zone, who had the least, line by line. */
  least: number[];
}

export interface PileView {
  number: number;
  /** null for everybody but who is looking at them. */
  cards: number[] | null;
  holder: number | null;
}

/** What a flight has brought a seat, sum by sum. */
export interface SheetView {
  seat: number;
  /** Of arrival; null: gave up. */
  place: number | null;
  arrival: number;
  looks: number;
  goods: number;
  losses: number;
  total: number;
  /** Nobody has earned more, and it is something. */
  best: boolean;
  /** Exposed connectors of the prettiest ship that arrived. */
  fewest: number;
  /** The goods did not bring their full price. */
  half: boolean;
  /** The losses would have cost more. */
  insured: boolean;
}

/** A purse at the end. */
export interface ResultView {
  /** Partners share it. */
  seats: number[];
  credits: number;
  /** What every flight has brought. */
  flights: number[];
  /** Credits of cards, less what could not be paid. */
  on_the_way: number;
}

/** What lies open on the table. */
export interface OpenView {
  phase: string;
  round: string;
  rounds: string[];
  /** Which of the rounds this is. */
  place: number;
  /** Who gave the signal to start. */
  first: number;
  /** The seats still flying, the leader first. */
  order: number[];
  waiting: number[];
  timer: TimerView | null;
  beat: number | null;
  heap: number;
  face_up: number[];
  order_tiles: number[];
  /** Cards still to come. */
  deck: number;
  /** Of this flight, all together. */
  cards: number;
  card: number | null;
  threat: ThreatView | null;
  /** Null before the first card of a flight. */
  story: StoryView | null;
  bank: Record<string, number>;
  offer: string[];
  taken: number | null;
  defeated: number[];
  /** What every flight so far has brought each seat. */
  flights: number[][];
  /** The accounts of the flight that was settled last, in the order of arrival; while they are read. */
  sheets: SheetView[];
  /** The richest first; when the game is over. */
  result: ResultView[];
  over: boolean;
  winners: number[];
}

export interface KnownCard {
  card: number;
  /** How many cards come before it; null where the deck was shuffled. */
  before: number | null;
}

export interface TruckerView extends OpenView {
  seat: number | null;
  /** While building. */
  piles: PileView[];
  /** In flight: cards to come that this seat has seen. */
  known: KnownCard[];
  players: SeatView[];
}

export type Nothing = Record<string, never>;

export interface Seat {
  seat: number;
}

export interface RoundBegins {
  name: string;
  ship: string;
}

export interface Circle {
  circle: string;
}

export interface Flips {
  seat: number;
  circle: string;
}

export interface WithTile {
  seat: number;
  tile: string;
}

export interface TileAt {
  seat: number;
  tile: string;
  row: number;
  column: number;
}

export interface Peeks {
  seat: number;
  pile: number;
}

export interface Finishes {
  seat: number;
  number: number;
}

export interface LosesTile extends TileAt {
  cause: string;
}

export interface Order {
  order: Seat[];
}

export interface Alien {
  seat: number;
  alien: string;
}

export interface AlienAt extends Alien {
  row: number;
  column: number;
}

export interface RevealsCard {
  seat: number;
  card: [string, Record<string, unknown>];
  /** The card again, as the reference has it. */
  code: number;
}

export interface Ignored {
  card: [string, Record<string, unknown>];
}

export interface Declares {
  seat: number;
  strength: number;
  charges: number;
}

export interface Days {
  seat: number;
  days: number;
}

export interface Lands {
  seat: number;
  planet: number;
  goods: string[];
}

export interface Fights {
  seat: number;
  enemy: string;
}

export interface HasLeast {
  seat: number;
  what: string;
}

export interface SaboteurTries {
  seat: number;
  row: number;
  column: number;
  /** Two for the column, then two for the row. */
  dice: number[];
}

export interface ThreatComes {
  threat: string;
  side: string;
  line: number;
  lines: string;
  dice: number[];
}

export interface Threatened {
  seat: number;
  threat: string;
}

/** With the tile it would have hit. */
export interface Saved extends Threatened {
  row: number;
  column: number;
}

export interface LosesSome {
  seat: number;
  number: number;
  spots: Spot[];
}

export interface LosesGoods {
  seat: number;
  colour: string;
  row: number;
  column: number;
}

export interface CargoIs {
  seat: number;
  goods: string[];
}

export interface TooFew {
  seat: number;
  crew: number;
  needed: number;
}

export interface GetsCredits {
  seat: number;
  credits: number;
}

export interface Account {
  seat: number;
  arrival: number;
  looks: number;
  goods: number;
  losses: number;
}

export interface InProfit {
  winners: Seat[];
}

export interface GameWon {
  winners: Seat[];
  credits: number;
}

export interface AskBuild {
  swaps: number;
  /** How often partners have changed places this round. */
  round: number;
}

export interface AskRepair {
  errors: number;
}

export interface AskOnward {
  left: number;
  level: string;
  round: number;
}

export interface AskStrength {
  least: number;
  most: number;
}

export interface AskAgainstEnemy extends AskStrength {
  enemy: number;
}

export interface AskPlanet {
  days: number;
}

export interface AskForGoods {
  goods: string[];
  days: number;
}

export interface AskForCredits {
  credits: number;
  days: number;
}

export interface AskDerelict extends AskForCredits {
  crew: number;
}

export interface AskLoad {
  goods: string[];
}

export interface AskNumber {
  number: number;
}

export interface AskSurrender {
  number: number;
  colour: string;
}

export interface AskDefend {
  threat: string;
  tile: string;
  charges: number;
}

/** What a ship can do, with all the charges that can be used. */
export interface Figures {
  tiles: number;
  crew: number;
  humans: number;
  charges: number;
  engines: number;
  cannons: number;
  exposed: number;
  /** What its lost tiles will cost. */
  bill: number;
}

export interface Move {
  days: number;
  /** Where that leads on the track. */
  position: number;
  /** In flight order, from 1. */
  place: number;
}

export interface OnwardOutlook {
  /** Null: out of the flight. */
  place: number | null;
  arrival: number;
  /** What the goods bring. */
  sale: number;
}

export interface StrengthOutlook {
  /** So many doubles of each sort: forward or elsewhere, or one sort without a name where all count alike. */
  power: Record<string, number>;
  /** A way to spend that, by the places of the items: from the fullest batteries. */
  items: number[];
  strength: number;
  /** Left afterwards. */
  charges: number;
  /** beats, draws, loses-to, stranded, least or not-least. */
  verdict: string | null;
  /** What it is held against: the enemy, or the least that others have declared. */
  against: number | null;
  move: Move;
}

export interface GainOutlook {
  /** As far as the bank has them. */
  goods: string[];
  /** Of those that find a free container. */
  worth: number;
  /** Those that find none. */
  left: string[];
  credits: number;
  /** Left afterwards. */
  crew: number;
  /** Nobody is left to fly on. */
  stranded: boolean;
  move: Move;
}

export interface ShipOutlook {
  now: Figures;
  then: Figures;
  /** In so many parts the ship would be. */
  parts: number;
  lost: Spot[];
  /** What would be aboard. */
  goods: string[];
  /** No human is left to fly it. */
  stranded: boolean;
}

export interface Left {
  humans: number;
  /** No human is left to fly it. */
  stranded: boolean;
}

export interface CrewOutlook extends Left {
  crew: number;
}

export interface BuildHints {
  /** Free spaces beside the ship. */
  spaces: Spot[];
  /** Only what fits may be placed there; else anything, however turned. */
  strict: boolean;
  /** By tile, for every space a hexadecimal digit: bit n says whether it fits with n turns. Empty if nobody tells. */
  fits: Record<string, string>;
  /** What is wrong with the tile in the hand, by space and turn; empty if nobody tells. */
  flaws: string[][][];
}

/** Answers are in the order of the options, here and below. */
export interface OnwardHints {
  answers: OnwardOutlook[];
}

export interface StrengthHints {
  /** Every way that makes a difference, from the weakest to the strongest. */
  answers: StrengthOutlook[];
}

export interface GainHints {
  answers: GainOutlook[];
}

export interface ShipHints {
  answers: ShipOutlook[];
  /** Of answers that differ in nothing but the battery, the one from the fullest; null where there are none. */
  usual: number | null;
}

export interface MoveInHints {
  /** With humans only. */
  now: Figures;
  answers: Figures[];
}

export interface CrewHints {
  /** By how many humans go. */
  left: Left[];
  /** For every item, who that is; null: a human. */
  aliens: (string | null)[];
}

export interface LoadHints {
  /** What the goods are worth that would be left. */
  leaves: number;
  /** For the goods that find no place: a special hold, or any room. */
  lacks: Record<string, "special" | "room">;
}

export interface TileReference {
  tile: number;
  kind: string;
  /** Front, right, rear, left as printed: 0 smooth, 1 single, 2 double, 3 universal. */
  connectors: number[];
  capacity: number;
  power: number;
}

export interface ClassReference {
  name: string;
  spaces: Spot[];
  start: Spot;
  /** Rows count from the rear to the front. */
  upwards: boolean;
  /** The most to pay for lost tiles. */
  insurance: number | null;
}

export interface ThreatReference {
  size: "small" | "large";
  side: string;
}

export interface LineReference {
  least: string;
  days: number;
  crew: number;
  goods: number;
  threats: ThreatReference[];
}

/** What a card does not have is 0 or empty. */
export interface CardReference {
  card: number;
  level: number;
  type: string;
  strength: number;
  crew: number;
  /** Goods that are taken. */
  penalty: number;
  credits: number;
  goods: string[];
  days: number;
  threats: ThreatReference[];
  planets: string[][];
  lines: LineReference[];
}

export interface RoundReference {
  id: string;
  ship_class: string;
  gap: number;
  arrival: number[];
  looks: number;
  /** Cards of level I, II and III in each of the four piles. */
  piles: number[];
  circles: number;
  /** So many tiles may be put aside. */
  reserve: number;
}

export interface TruckerReference {
  tiles: TileReference[];
  classes: ClassReference[];
  cards: CardReference[];
  rounds: RoundReference[];
  values: Record<string, number>;
  bank: Record<string, number>;
  track: number;
  /** Milliseconds, or beats where building goes in turns. */
  sand: number;
  alien_bonus: number;
  /** Of a saboteur to hit a tile. */
  attempts: number;
  /**
   * What answers do at once with a tile while building, by their verbs: where it comes from, where it gets.
   * The places are heap, face_up, reserve, hand and loose: on the ship, until the next one comes into the hand.
   */
  moves: Record<string, [string, string]>;
}

/** The parameters of what happens, by message key. */
export interface TruckerEvents {
  "round-begins": RoundBegins;
  "sand-out": Circle;
  "time-up": Nothing;
  "flips": Flips;
  "change-places": Nothing;
  "partners-swap": Nothing;
  "draws": WithTile;
  "takes": WithTile;
  "uses": WithTile;
  "picks": WithTile;
  "returns": WithTile;
  "reserves": WithTile;
  "places": TileAt;
  "too-late": Seat;
  "empty-handed": Seat;
  "peeks": Peeks;
  "puts-back": Seat;
  "finishes": Finishes;
  "faulty": Seat;
  "takes-off": WithTile;
  "launch": Order;
  "welcomes": Alien;
  "alien-leaves": AlienAt;
  "card": RevealsCard;
  "ignored": Ignored;
  "declares-engines": Declares;
  "declares-cannons": Declares;
  "gains-days": Days;
  "loses-days": Days;
  "lands": Lands;
  "too-few": TooFew;
  "explores": Seat;
  "wins": Fights;
  "draw": Fights;
  "defeated": Fights;
  "declines": Seat;
  "has-least": HasLeast;
  "saboteur-tries": SaboteurTries;
  "sabotage-fails": Seat;
  "threat": ThreatComes;
  "misses": Threatened;
  "bounces": Saved;
  "shot-down": Saved;
  "shield-holds": Saved;
  "loses-tile": LosesTile;
  "loses-crew": LosesSome;
  "loses-goods": LosesGoods;
  "loses-charges": LosesSome;
  "cargo-is": CargoIs;
  "gets-credits": GetsCredits;
  "gives-up": Seat;
  "no-humans": Seat;
  "no-engines": Seat;
  "lapped": Seat;
  "account": Account;
  "in-profit": InProfit;
  "game-won": GameWon;
  "nobody-won": Nothing;
}

/** The parameters of what is asked, by message key. */
export interface TruckerPrompts {
  "prompt-tick": Nothing;
  "prompt-build": AskBuild;
  "prompt-tile": AskBuild;
  "prompt-looking": AskBuild;
  "prompt-finished": AskBuild;
  "prompt-choose": AskBuild;
  "prompt-repair": AskRepair;
  "prompt-keep": Nothing;
  "prompt-crew": Nothing;
  "prompt-onward": AskOnward;
  "prompt-engines": AskStrength;
  "prompt-cannons": AskStrength;
  "prompt-cannons-enemy": AskAgainstEnemy;
  "prompt-planet": AskPlanet;
  "prompt-station": AskForGoods;
  "prompt-derelict": AskDerelict;
  "prompt-claim-goods": AskForGoods;
  "prompt-claim-credits": AskForCredits;
  "prompt-load": AskLoad;
  "prompt-dismiss": AskNumber;
  "prompt-surrender": AskSurrender;
  "prompt-drain": AskNumber;
  "prompt-shield": AskDefend;
  "prompt-shoot": AskDefend;
  "prompt-settled": Nothing;
}

/** What comes along with a question, by its prompt. */
export interface TruckerHints {
  "prompt-build": BuildHints;
  "prompt-tile": BuildHints;
  "prompt-choose": BuildHints;
  "prompt-onward": OnwardHints;
  "prompt-engines": StrengthHints;
  "prompt-cannons": StrengthHints;
  "prompt-cannons-enemy": StrengthHints;
  "prompt-planet": GainHints;
  "prompt-station": GainHints;
  "prompt-derelict": GainHints;
  "prompt-claim-goods": GainHints;
  "prompt-claim-credits": GainHints;
  "prompt-crew": MoveInHints;
  "prompt-keep": ShipHints;
  "prompt-shield": ShipHints;
  "prompt-shoot": ShipHints;
  "prompt-dismiss": CrewHints;
  "prompt-load": LoadHints;
}

/** What is foreseen of an answer, by the prompt. */
export interface TruckerPreviews {
  "prompt-onward": OnwardOutlook;
  "prompt-engines": StrengthOutlook;
  "prompt-cannons": StrengthOutlook;
  "prompt-cannons-enemy": StrengthOutlook;
  "prompt-planet": GainOutlook;
  "prompt-station": GainOutlook;
  "prompt-derelict": GainOutlook;
  "prompt-claim-goods": GainOutlook;
  "prompt-claim-credits": GainOutlook;
  "prompt-crew": Figures;
  "prompt-keep": ShipOutlook;
  "prompt-shield": ShipOutlook;
  "prompt-shoot": ShipOutlook;
  "prompt-dismiss": CrewOutlook;
}

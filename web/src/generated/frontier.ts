// made by tools/generate_types.py; do not edit

import type { Message } from "./protocol";

/** Numerator and denominator. */
export type Fraction = [number, number];

/** What keeps a card from working in its stack. */
export interface LackView {
  /** Supports that are missing, its supports' own included: any of these sorts for each. */
  needs: string[][];
  /** How many more have to be cooled. */
  therms: number;
  /** It needs the sun, which does not shine there. */
  sunlight: boolean;
}

/** A card in space. */
export interface SpaceCardView {
  card: string;
  face: string;
  mass: number;
  operational: boolean;
  /** null if it works. */
  lacks: LackView | null;
  /** Produced this turn: it does not move yet. */
  fresh: boolean;
  /** It has moved this turn already. */
  carried: boolean;
  /** Of a human: the sites it has landed on since it left Earth. */
  visits: string[];
  /** Of a human: its disks, where age is counted. */
  age: number | null;
}

/** An engine that could move its stack from here, with a choice of supports. */
export interface EngineView {
  card: string;
  supports: string[];
  /** Radiators, and what only they rest on. */
  cooling: string[];
  /** Its afterburner is lit at the start. */
  afterburn: boolean;
  thrust: ThrustParts;
  /** So many steps of fuel for so many burns. */
  consumption: Fraction;
  solar: boolean;
}

export interface StackView {
  stack: string;
  space: string;
  cards: SpaceCardView[];
  dry: number;
  /** Dry mass and whole tanks; null: too heavy for any engine. */
  wet: number | null;
  ship_class: string | null;
  tanks: number;
  /** Steps of fuel beyond whole tanks. */
  odd: number;
  /** So many odd steps would be one more tank; 0: it holds no more. */
  odd_of: number;
  steps: number;
  /** The most steps it holds; 0: it has no tanks. */
  capacity: number;
  fuel: string;
  /** Of isotopes. */
  letter: string | null;
  /** The net thrust of its last move. */
  thrust: number;
  /** Mobile factories aboard, where there are any. */
  cubes?: number;
  /** So many it enters in a move from here, where it moves without an engine. */
  burns?: number;
  moved: boolean;
  /** Of a Bernal or a freighter: its purple side is up. */
  promoted: boolean;
  /** It is a craft: it can be sent on missions. */
  flies: boolean;
  /** Every way to set out; none: nothing here can move it. */
  engines: EngineView[];
}

export interface PointsView {
  claims: number;
  factories: number;
  /** What the letters of the factories are worth. */
  letters: number;
  colonies: number;
  science: number;
  glories: number;
  ventures: number;
  power: number;
  stars: number;
  goal: number;
}

export interface PlayerView {
  seat: number;
  /** null: not chosen yet. */
  faction: string | null;
  colour: string | null;
  /** The privilege of the faction holds under this regime. */
  privileged: boolean;
  /** Beamed power helps it now: its own, or what another has allowed for this turn. */
  beam: boolean;
  water: number;
  hand: string[];
  /** Hand cards that were turned to their black side, in the scenario that allows it. */
  blackened: string[];
  /** Human colonists in space. */
  humans: number;
  /** How many of them it may have there; 0 without the module. */
  most_humans: number;
  /** Those that are there; LEO always is. */
  stacks: StackView[];
  /** Left to place. */
  disks: number;
  cubes: number;
  /** Its own, and the ersatz. */
  bernals: BernalView[];
  push_factories: number;
  /** Those that its promoted cards bear, and how far they are. */
  futures: FutureView[];
  points: PointsView;
  score: number;
  /** How far it is on the way to the goal of a scenario. */
  progress: ProgressView[];
  /** What it has chosen in secret; only for itself. */
  answer: unknown[] | null;
}

/** What lies on a site: sites with nothing on them are not listed. */
export interface SiteView {
  site: string;
  /** Whose disk it is; null: a black one. */
  owner: number | null;
  factory: boolean;
  /** Whose factory it is, where it is not that of the disk's owner. */
  builder?: number;
  colony: boolean;
  /** Its factory is a laboratory. */
  lab: boolean;
  /** Its factory is a push factory. */
  push: boolean;
  /** Nothing is left of it. */
  destroyed: boolean;
}

export interface DeckView {
  deck: string;
  size: number;
  top: string | null;
  /** The card below it, which is seen while the top one is up for auction. */
  next: string | null;
  /** Cards at the bottom whose order is known, the lowest last. */
  under: string[];
}

export interface LetterView {
  letter: string;
  factories: number;
  value: number;
}

/** A glory or a venture. */
export interface PrizeView {
  id: string;
  holder: number | null;
  /** Nobody gets it any more. */
  shut: boolean;
}

export interface EventView {
  /** It comes when so many years are over, this one included. */
  years: number;
  season: string;
}

export interface GrantView {
  owner: number;
  what: string;
  site: string | null;
  /** The colonist whose ability is hired. */
  card: string | null;
}

/** What the active player has done and may still do. */
export interface TurnView {
  /** Left. */
  operations: number;
  /** Colonists that have worked. */
  worked: string[];
  /** Colonists that were boosted, and do not work yet. */
  arrived: string[];
  /** Colonists of whom one is recruited; while it is auctioned, this one. */
  lots: string[];
  workers: WorkerView[];
  auctioned: boolean;
  attacked: boolean;
  moved: string[];
  afterburnt: string[];
  grants: GrantView[];
}

export interface AuctionView {
  deck: string;
  card: string;
  starter: number;
  /** By seat; null: out. */
  bids: (number | null)[];
}

/** The craft that is on its way. */
export interface MoveView {
  space: string;
  stack: string;
  net: number;
  half_burns: number;
  bonus: number;
  pivots: number;
  steps: number;
  afterburn: boolean;
  broken: boolean;
  /** null: a freighter. */
  engine: string | null;
  supports: string[];
  /** Burns with a triangle it has entered. */
  inspirations: number;
  /** Flybys that have given their bonus. */
  flown: string[];
}

export interface FrontierView {
  seat: number | null;
  /** Supports are played with. */
  advanced: boolean;
  scenario: ScenarioView | null;
  /** From 1. */
  year: number;
  /** After so many the game ends. */
  years: number;
  /** It ends with this year. */
  ending: boolean;
  season: string;
  /** null where there are no events. */
  next_event: EventView | null;
  /** Where the disk of politics is; null where there are none. */
  square: string | null;
  in_power: number | null;
  /** Who has emancipated the robots. */
  emancipator: number | null;
  first: number;
  active: number | null;
  waiting: number[];
  turn: TurnView;
  auction: AuctionView | null;
  move: MoveView | null;
  players: PlayerView[];
  sites: SiteView[];
  /** Whether Eureka is a science site; null: nobody has landed there yet. */
  eureka: boolean | null;
  letters: LetterView[];
  decks: DeckView[];
  glories: PrizeView[];
  ventures: PrizeView[];
  /** In the order in which they were taken. */
  stars: StarView[];
  comets: CometView[];
  /** The game ends after so many events; null: no Future has brought that about. */
  countdown: number | null;
  over: boolean;
  winners: number[];
}

/** By verb: what its answers would cost and bring. */
export interface TurnHints {
  /** The card on top of each deck, and what it brings along. */
  research?: Record<string, LotHint>;
  buy?: Record<string, OfferHint>;
  blacken?: PriceHint;
  /** What each card brings. */
  sell?: Record<string, number>;
  /** What each card costs alone; a radiator turned heavy has `:heavy` after its id. */
  boost?: Record<string, number>;
  refuel_isru?: Record<string, DigHint>;
  /** The tanks of isotopes that each factory gives. */
  refuel_factory?: Record<string, number>;
  refuel_scoop?: Record<string, ScoopHint>;
  /** By unit, platform and site: how likely a claim is, as a fraction. */
  prospect?: Record<string, Record<string, Record<string, number[]>>>;
  industrialize?: Record<string, FactoryHint>;
  industrialize_freely?: Record<string, FactoryHint>;
  /** What each factory can make. */
  produce?: Record<string, string[]>;
  /** The mass each card would have. */
  promote?: Record<string, number>;
  /** By human in LEO: the glories it has earned. */
  glory?: Record<string, string[]>;
  suffrage?: ChanceHint;
  /** By colonist: whose it is. */
  hostile_recruit?: Record<string, number>;
  /** By seat: the cards of which it would hand over one. */
  anti_trust?: Record<string, string[]>;
  /** By venture nobody has: your claims of its letter. */
  venture?: Record<string, number>;
  /** By Future that a card of yours bears: what it asks for. */
  future?: Record<string, NeedView[]>;
  epic?: Record<string, RiskHint>;
  /** By Future: how likely it fails. */
  depart?: Record<string, RiskHint>;
  /** By colonist: how likely it matures, as a fraction. */
  self_promote?: Record<string, number[]>;
  /** By parent: how likely it has a child, as a fraction. */
  procreate?: Record<string, number[]>;
}

/** Where a value comes from. */
export interface MarkReference {
  /** Which value, as in the data files; nothing: all that have no mark of their own. */
  path: string;
  origin: string;
  section: string;
  sure: string;
  /** The number of our value. */
  house: string | null;
}

export interface HouseReference {
  id: string;
  /** option, badge or quiet. */
  shown: string;
}

export interface EngineReference {
  thrust: number;
  /** Steps for burns. */
  consumption: Fraction;
  fuel: string;
  /** Steps of an afterburn; 0: there is no afterburner. */
  afterburn: number;
  afterburn_thrust: number;
  pushable: boolean;
}

/** What a freighter carries and how it moves. */
export interface HoldReference {
  load: number;
  /** Burns it enters in a move. */
  move: number;
  /** Free ones. */
  pivots: number;
  /** It loads only at factories and promoted Bernals. */
  factory_loading: boolean;
  starship: boolean;
}

export interface FaceReference {
  face: string;
  /** A message. */
  name: string;
  mass: number;
  rad_hard: number;
  /** One support of any of these sorts for each. */
  needs: string[][];
  therms: number;
  cooling: number;
  solar: boolean;
  supplies: string[];
  thrust_bonus: number;
  fuel_factor: Fraction;
  engine: EngineReference | null;
  hold: HoldReference | null;
  isru: number | null;
  platforms: string[];
  /** Of a colonist: engineer, scientist, financier. */
  specialties: string[];
  /** The colour of a colonist's button; `emancipator` for robots. */
  loyalty: string | null;
  ballots: number;
  /** What it bears. */
  future: string | null;
  abilities: Message[];
  /** What its figures are in the world outside. */
  physics: Message[];
}

export interface CardReference {
  card: string;
  deck: string;
  letter: string | null;
  faction: string | null;
  human: boolean;
  robot: boolean;
  sale: string;
  faces: FaceReference[];
  marks: MarkReference[];
}

export interface FactionReference {
  faction: string;
  colour: string;
  privilege: Message;
  crew: string;
  bernal: string;
  bernal_privilege: Message;
  home: string;
  marks: MarkReference[];
}

export interface SquareReference {
  square: string;
  /** Who is in power there. */
  faction: string | null;
  effect: string;
  /** Of a card sold from hand. */
  price: number;
  next: string[];
  marks: MarkReference[];
}

export interface WheelReference {
  /** Of each space. */
  seasons: string[];
  /** An event comes when the disk enters it. */
  events: boolean[];
  start: number;
  marks: MarkReference[];
}

export interface EventReference {
  /** By the face of the die; null: it depends on the sector. */
  die: (string | null)[];
  sectors: Record<string, string>;
  marks: MarkReference[];
}

export interface ClassReference {
  ship_class: string;
  thrust: number;
}

export interface StripReference {
  strip: string;
  /** By dry mass, from 1: the steps of 0, 1, 2 ... tanks. */
  rows: number[][];
  classes: ClassReference[];
  most_dry: number;
}

export interface VentureReference {
  venture: string;
  letter: string;
  claims: number;
  water: number;
  points: number;
  gives: string;
  marks: MarkReference[];
}

export interface GloryReference {
  glory: string;
  /** Any of these; none: any site. */
  sites: string[];
  science: boolean;
  points: number;
  marks: MarkReference[];
}

/** A table of figures. */
export interface TableReference {
  table: string;
  figures: Record<string, number>;
  row: number[];
  marks: MarkReference[];
}

export interface ZoneReference {
  name: string;
  /** What sunlight adds to the thrust of a solar craft. */
  solar: number;
  /** Whether solar cards work at all. */
  sunlight: boolean;
  /** Its outer edge as it is drawn, an ellipse: centre (on the Sun's height), half width, half height. */
  ring: [number, number, number];
}

export interface SiteReference {
  body: string;
  size: number;
  letter: string;
  hydration: number;
  /** science, tno, push, atmosphere, astrobiology, ocean */
  icons: string[];
  /** The only season in which it can be entered. */
  synodic: string | null;
  group: string;
  /** What its size is in the world outside. */
  physics: Message;
}

export interface SpaceReference {
  id: string;
  /** Of its site, or its label, or empty; `place-...` says it. */
  name: string;
  /** burn, hohmann, lagrange, radiation, site or exit. */
  kind: string;
  zone: number;
  /** Where it is drawn: across from the Sun. */
  x: number;
  y: number;
  /** Of its label: e, w, s, n, se, sw, ne or nw; empty without one. */
  side: string;
  /** Half burns to enter it. */
  cost: number;
  lander: boolean;
  /** Whether a craft can stop here: what it can not is passed without notice. */
  stopping: boolean;
  /** crash or aerobrake; empty if it is safe. */
  hazard: string;
  /** sun, planet or moon; empty if it is none. */
  flyby: string;
  /** Burns that the flyby gives; null: as many as the craft's own thrust. */
  bonus: number | null;
  /** The only season in which the flyby gives its bonus. */
  season: string | null;
  /** The colour whose Bernal starts here. */
  home: string;
  inspiration: boolean;
  site: SiteReference | null;
}

export interface LinkReference {
  id: number;
  /** The number of a space. */
  start: number;
  end: number;
  /** At a Hohmann: the line it belongs to; turning to another is a pivot. */
  start_line: string;
  end_line: string;
  one_way: boolean;
  /** What it goes through as it is drawn: across and down of each point, one after the other. */
  bends: number[];
}

/** A disc that is drawn behind its sites. */
export interface BodyReference {
  name: string;
  x: number;
  y: number;
  radius: number;
}

/** The solar system, and where it is drawn. Spaces and zones are known by their numbers here. */
export interface MapReference {
  profile: string;
  /** Its radius. */
  sun: number;
  zones: ZoneReference[];
  spaces: SpaceReference[];
  links: LinkReference[];
  /** Sites joined by buggy roads. */
  roads: number[][];
  bodies: BodyReference[];
}

/** What figures of the game are in the world outside; those that double with every point, for 1. */
export interface PhysicsReference {
  figures: Record<string, number>;
  /** By steps of fuel for a burn: seconds of specific impulse. */
  exhaust: Record<string, number>;
}

export interface FrontierReference {
  advanced: boolean;
  map: MapReference;
  cards: CardReference[];
  factions: FactionReference[];
  squares: SquareReference[];
  wheel: WheelReference;
  events: EventReference;
  strip: StripReference;
  ventures: VentureReference[];
  glories: GloryReference[];
  physics: PhysicsReference;
  /** null without the endgame. */
  futures: FutureReference[];
  stars: StarsReference;
  tables: TableReference[];
  /** By the number of players: the sites with a black disk from the start. */
  closed: Record<string, string[]>;
  house: HouseReference[];
}

export type Nothing = Record<string, never>;

export interface Seat {
  seat: number;
}

export interface TakesWater {
  seat: number;
  water: number;
}

export interface TakesFrom {
  seat: number;
  target: number;
  water: number;
}

export interface WithCard {
  seat: number;
  card: Message;
}

export interface WithCards {
  seat: number;
  cards: Message[];
}

export interface ForWater {
  seat: number;
  card: Message;
  water: number;
}

export interface Boosts {
  seat: number;
  cards: Message[];
  water: number;
}

export interface BoostsHome {
  seat: number;
  cards: Message[];
  stack: Message;
}

export interface SellsAbroad {
  seat: number;
  target: number;
  card: Message;
  water: number;
}

export interface AtSpace {
  seat: number;
  space: Message;
}

export interface Busts {
  space: Message;
}

export interface LiftsGlory {
  seat: number;
  glory: string;
}

export interface Transfers {
  seat: number;
  cards: Message[];
  stack: string;
}

export interface WithStack {
  seat: number;
  stack: string;
}

export interface Loads {
  seat: number;
  tanks: number;
}

export interface Unloads {
  seat: number;
  tanks: number;
  stack: string;
}

export interface Dumps {
  seat: number;
  steps: number;
}

export interface Prospects {
  seat: number;
  space: Message;
  die: number;
  /** The highest roll that makes a claim. */
  most: number;
}

export interface Refuels {
  seat: number;
  tanks: number;
  stack: Message;
  space: Message;
}

export interface Produces {
  seat: number;
  card: Message;
  stack: Message;
  space: Message;
}

export interface Promotes {
  seat: number;
  card: Message;
  /** Of its new side. */
  name: string;
  space: Message;
}

export interface AskBid {
  card: Message;
  bid: number;
}

export interface AskOpening {
  card: Message;
}

export interface AskStacks {
  stack: string;
  other_stack: string;
}

export interface AskSpace {
  space: Message;
}

export interface AskDive {
  space: Message;
  water: number;
}

/** A card that comes along with one that is sold. */
export interface AlongHint {
  deck: string;
  /** null: it does not lie open. */
  card: string | null;
}

export interface LotHint {
  card: string;
  along: AlongHint[];
}

export interface BidHints {
  card: string;
  along: AlongHint[];
  starter: number;
  /** By seat; -1: out. */
  bids: number[];
}

export interface BoostHints {
  masses: Record<string, number>;
  /** Boosts cost half, rounded up. */
  half: boolean;
  water: number;
}

export interface BeltHints {
  /** By card: with so many faces of a die it does not come through the belt. */
  fails: Record<string, number>;
  of: number;
}

export interface BoostPreview {
  cost: number;
  /** Left afterwards. */
  water: number;
}

/** What an ISRU refuel brings. */
export interface DigHint {
  tanks: number;
  unit: string;
}

export interface FactoryHint {
  /** What the letter would be worth with this factory. */
  value: number;
}

export interface TargetHints {
  /** By site: how likely a claim is, as a fraction. */
  chances: Record<string, number[]>;
}

export interface ProductHints {
  /** What each product adds to its stack. */
  masses: Record<string, number>;
}

export interface ScoopHint {
  tanks: number;
  /** How likely the rocket is lost instead, as a fraction. */
  fails: number[];
  /** What it costs to be sure. */
  water: number;
}

export interface DiveHints {
  fails: number[];
  water: number;
}

export interface FillPreview {
  tanks: number;
  /** The rocket would hold them. */
  steps: number;
}

export interface SetsOut {
  seat: number;
  stack: string;
  net: number;
  /** Its engine, if it has one. */
  card?: Message;
}

export interface Arrives {
  seat: number;
  stack: string;
  space: Message;
}

export interface Afterburns {
  seat: number;
  net: number;
}

export interface Insures {
  seat: number;
  water: number;
}

export interface Rolls {
  seat: number;
  die: number;
  cause: string;
  /** Of a starship that was to leave. */
  future?: string;
}

export interface Irradiated {
  seat: number;
  die: number;
  level: number;
}

export interface Loses {
  seat: number;
  cards: Message[];
}

export interface Inspires {
  seat: number;
  card: Message;
  deck: string;
}

export interface FindsScience {
  seat: number;
  space: Message;
  die: number;
}

export interface AskFlight {
  net: number;
  steps: number;
}

export interface AskSize {
  size: number;
}

export interface AskInsurance {
  water: number;
}

/** Net thrust as a sum. */
export interface ThrustParts {
  base: number;
  supports: number;
  afterburn: number;
  class: number;
  sunlight: number;
  beam: number;
  total: number;
}

/** A way to set out. */
export interface SettingHint {
  action: unknown[];
  net: ThrustParts;
  /** So many steps of fuel for so many burns. */
  consumption: number[];
  afterburn_steps: number;
  therms: number;
  cooling: number[];
  /** Steps of fuel that lifting off costs without help. */
  lift_off: number;
}

export interface SettingHints {
  settings: SettingHint[];
}

/** What is left of a move. */
export interface Standing {
  space: string;
  stack: string;
  /** Net thrust. */
  net: number;
  /** That its thrust still allows. */
  half_burns: number;
  /** Half burns of bonus. */
  bonus: number;
  /** Free ones. */
  pivots: number;
  /** Of fuel, left. */
  steps: number;
  /** Its afterburner is lit. */
  afterburn: boolean;
  /** Its engine has stopped working. */
  broken: boolean;
}

export interface FlightHints {
  move: Standing;
}

export interface FlightTotals {
  half_burns: number;
  fuel: number;
  landing_fuel: number;
  crashes: number;
  aerobrakes: number;
  radiations: number;
}

/** Of a route; of anything else nothing. */
export interface FlightPreview {
  totals?: FlightTotals;
  move?: Standing;
}

export interface InsuranceHints {
  water: number;
  /** On so many of how many faces of the die it crashes. */
  fails: number[];
}

/** A line of a planned route. */
export interface PlannedStep {
  space: string;
  /** From 1; 0 is where it begins. */
  turn: number;
  /** `routes-what-...` says it; `start`, `burn` and `pass` go without saying. */
  what: string;
  /** The id of the link that led here. */
  link: number | null;
  half_burns: number;
  /** Of fuel. */
  steps: number;
  /** The craft rests here until the next turn. */
  stop: boolean;
  /** How likely the craft is lost here, or its weakest card. */
  risk: number;
}

export interface PlannedRoute {
  turns: number;
  half_burns: number;
  steps: number;
  /** How likely the craft is lost on the way. */
  lost: number;
  /** How likely radiation takes its weakest card. */
  struck: number;
  /** null: a freighter or a mobile factory moves by itself. */
  engine: string | null;
  supports: string[];
  afterburn: boolean;
  thrust: ThrustParts;
  /** What to answer to fly its first turn, whatever of it is asked; none: it begins by waiting. */
  answers: unknown[][];
  path: PlannedStep[];
}

/** The best routes of a craft to a space. */
export interface MissionPlan {
  goal: string;
  /** Ways to set out. */
  engines: number;
  /** It has moved this turn: the first turn of a route is the next one. */
  moved: boolean;
  routes: PlannedRoute[];
  /** So many more there would be. */
  left_off: number;
}

/** Of `("plan", SPACE)` or `("plan", SPACE, CRAFT)`, which is no answer but may be asked for; of answers nothing. */
export interface TurnPreview {
  plan?: MissionPlan;
  /** Of `("advice",)`: what a newcomer should think of. */
  advice?: Message[];
}

export interface WaterOf {
  seat: number;
  water: number;
}

export interface Water {
  water: number;
}

export interface Number {
  number: number;
}

export interface CardOf {
  seat: number;
  card: string;
}

export interface ChoosesFaction {
  seat: number;
  colour: string;
}

export interface Designs {
  seat: number;
  card: string;
  water: number;
}

export interface Rolled {
  die: number;
}

export interface EventRolled {
  die: number;
  event: string;
}

export interface EventNamed {
  event: string;
}

export interface MovesDisk {
  seat: number;
  square: string;
}

export interface Votes {
  seat: number;
  water: number;
  votes: number;
}

export interface Tied {
  votes: number;
}

export interface TakesGlory {
  seat: number;
  glory: string;
}

export interface TakesVenture {
  seat: number;
  venture: string;
  water: number;
}

export interface Factories {
  factories: number;
}

export interface GivesUp {
  seat: number;
  stack: string;
}

export interface Card {
  card: string;
}

export interface CardsOf {
  seat: number;
  cards: string[];
}

export interface CardTowards {
  seat: number;
  target: number;
  card: string;
}

export interface Rays {
  seat: number;
  die: number;
  level: number;
}

export interface Clash {
  seat: number;
  target: number;
  attack: number;
  defence: number;
}

export interface Fires {
  seat: number;
  target: number;
  weapon: string;
  value: number;
}

export interface Space {
  space: Message;
}

export interface Repairs {
  seat: number;
  card: string;
  space: Message;
}

export interface Irradiated {
  seat: number;
  level: number;
  cards: string[];
}

export interface Target {
  target: number;
}

export interface Towards {
  seat: number;
  target: number;
}

export interface FelonyAt {
  seat: number;
  target: number;
  space: Message;
}

export interface FelonyPrompt {
  target: number;
  felony: string;
  space: Message;
}

export interface Steals {
  seat: number;
  target: number;
  tanks: number;
}

export interface Proposes {
  seat: number;
  target: number;
  gives: Message[];
  wants: Message[];
}

export interface ProposalPrompt {
  target: number;
  gives: Message[];
  wants: Message[];
}

export interface ElectionHints {
  /** By seat: votes without water. */
  ballots: number[];
  /** Who breaks a tie. */
  power: number | null;
}

export interface AttackHint {
  seat: number;
  /** A stack, or the site of a factory. */
  target: string;
  attack: number;
  defence: number;
}

export interface AttackHints {
  /** What both sides add to their dice. */
  targets: AttackHint[];
}

/** How likely each outcome of a shot is. */
export interface Chances {
  nothing: number;
  /** In space a ray takes a card of the firer's choice. */
  hit: number;
  collateral: number;
  damage: number;
  capture: number;
  destroy: number;
}

export interface ShotHints {
  weapon: string;
  /** `factory` for the gun of a factory. */
  card: string;
  space: string;
  chances: Chances;
}

export interface VolleyHints {
  shots: ShotHints[];
}

export interface Works {
  seat: number;
  card: Message;
  water: number;
}

export interface Recruits {
  seat: number;
  cards: Message[];
}

export interface ColonistTowards {
  seat: number;
  target: number;
  card: Message;
}

export interface Suffrage {
  seat: number;
  die: number;
  /** It has to be less. */
  number: number;
}

export interface Towards {
  seat: number;
  target: number;
}

export interface WithCard {
  seat: number;
  card: Message;
}

export interface WaterOf {
  seat: number;
  water: number;
}

export interface AskDeck {
  deck: Message;
}

export interface AskTarget {
  target: number;
}

export interface AskEpicRecruit {
  card: Message;
  /** How many it has recruited so. */
  number: number;
}

export interface WorkHints {
  /** The action that is to be done. */
  task: unknown[];
  /** By worker: what it costs. */
  water: Record<string, number>;
}

export interface EpicHints {
  /** How likely, as a fraction. */
  fails: number[];
}

export interface ChanceHint {
  /** As a fraction. */
  chance: number[];
}

export interface CubesLost {
  seat: number;
  number: number;
}

/** What one player takes of another in a space. */
export interface FromPlayer {
  seat: number;
  target: number;
  space: Message;
}

export interface AskStack {
  stack: string;
}

export interface AskMass {
  mass: number;
}

export interface TakeApartHints {
  /** Of what can be taken apart. */
  masses: Record<string, number>;
  /** What each hand card would weigh that could be printed. */
  designs: Record<string, number>;
}

export interface PrintHints {
  masses: Record<string, number>;
  /** The most that all may weigh together. */
  mass: number;
}

/** A Bernal, or what has taken its place on the home orbit. */
export interface BernalView {
  /** The stack it is in: its own, or the craft that carries it. */
  stack: string;
  space: string;
  promoted: boolean;
  /** Why it can not be promoted now; null: it can, or it is. */
  lacks: Message | null;
  /** It stands on the home orbit of its faction. */
  home: boolean;
  dirtsides: string[];
  /** The water of its dirtsides. */
  hydration: number;
  lab: boolean;
}

/** One thing a Future wants; `future-needs-...` says it. */
export interface NeedView {
  what: string;
  have: number;
  want: number;
}

/** A Future that a promoted card bears. */
export interface FutureView {
  card: string;
  future: string;
  epic: boolean;
  needs: NeedView[];
}

/** A Future that was fulfilled, or whose epic hazard has failed. */
export interface StarView {
  seat: number;
  future: string;
  failed: boolean;
  points: number;
}

/** A comet that is on its way. */
export interface CometView {
  seat: number;
  future: string;
  site: string;
  /** It arrives after so many. */
  years: number;
}

/** A colonist of the active player in space. */
export interface WorkerView {
  card: string;
  /** It can still work in this turn. */
  rested: boolean;
  /** What its work costs. */
  water: number;
}

export interface TakesStar {
  seat: number;
  future: string;
  points: number;
}

export interface DaresEpic {
  seat: number;
  future: string;
  die: number;
  /** Up to this die it fails. */
  fails: number;
}

export interface Announces {
  seat: number;
  future: string;
  space: Message;
  years: number;
}

export interface LosesComet {
  seat: number;
  future: string;
  space: Message;
}

export interface Departs {
  seat: number;
  die: number;
  cause: string;
  future: string;
}

export interface EventsLeft {
  events: number;
}

export interface OfSite {
  space: Message;
}

export interface SiteOf {
  seat: number;
  space: Message;
}

export interface BuysCard {
  seat: number;
  card: Message;
  water: number;
}

export interface Deflects {
  seat: number;
  card: Message;
  space: Message;
}

export interface Scraps {
  card: Message;
}

export interface StandsStill {
  seat: number;
  water: number;
}

export interface Lays {
  card: Message;
  /** Of the rocket. */
  number: number;
}

export interface Launches {
  landed: number;
  robonauts: number;
}

export interface RiskHint {
  /** How likely, as a fraction. */
  fails: number[];
}

/** A card that can be bought, and what it brings along. */
export interface OfferHint {
  card: string;
  along: AlongHint[];
  water: number;
}

export interface PriceHint {
  water: number;
}

export interface ArmadaRocket {
  cards: string[];
  /** It flies to Phobos and prospects there. */
  valid: boolean;
}

export interface ArmadaHints {
  rockets: ArmadaRocket[];
}

export interface FutureReference {
  future: string;
  /** The deck of the cards that bear it: freighter, colonist or gw_thruster. */
  kind: string;
  epic: boolean;
  figure: number;
  /** How long after it was announced it is fulfilled; 0: at once. */
  years: number;
}

export interface StarsReference {
  /** Of the first star, the second, and so on; the last figure holds for all after it. */
  points: number[];
  failed: number;
  /** The numbers of our values among them. */
  ours: string[];
}

export interface OfCard {
  card: Message;
}

export interface Water {
  water: number;
}

export interface Invades {
  seat: number;
  space: Message;
}

export interface Ages {
  card: Message;
  age: number;
}

export interface Cancer {
  card: Message;
  age: number;
  die: number;
}

export interface RollsOf {
  seat: number;
  card: Message;
  die: number;
}

export interface HasChild {
  seat: number;
  card: Message;
  child: Message;
  die: number;
}

/** `scenario-needs-WHAT` says it. */
export interface ProgressView {
  what: string;
  have: number;
  /** 0: the more the better. */
  want: number;
  /** It runs out: to reach it is no success. */
  limit: boolean;
}

/** The scenario that is played: `scenario-NAME` and `scenario-NAME-goal` say it. */
export interface ScenarioView {
  name: string;
  /** How far all are together, or how near the end is. */
  course: ProgressView[];
}

export interface SecretBidHints {
  card: string;
  along: AlongHint[];
  starter: number;
  /** Who breaks a tie. */
  power: number | null;
}

/** The parameters of what happens, by message key. */
export interface FrontierEvents {
  "turn-over": Seat;
  "income": TakesWater;
  "takes-from": TakesFrom;
  "auction-opens": WithCard;
  "auction-bids": TakesWater;
  "auction-matches": TakesWater;
  "auction-leaves": Seat;
  "auction-sold": ForWater;
  "auction-along": WithCards;
  "sells": ForWater;
  "boosts": Boosts;
  "launch-fee": TakesWater;
  "bernal-promoted": Seat;
  "bernal-demoted": Seat;
  "bernal-aboard": WithStack;
  "launches-ersatz": TakesWater;
  "boosts-home": BoostsHome;
  "belt-returns": WithCards;
  "sells-abroad": SellsAbroad;
  "claims": AtSpace;
  "busts": Busts;
  "builds-factory": AtSpace;
  "founds-colony": AtSpace;
  "site-fee": TakesWater;
  "lifts-disk": AtSpace;
  "lifts-glory": LiftsGlory;
  "lifts-colony": AtSpace;
  "refuels": Refuels;
  "refuels-isotope": Refuels;
  "refuels-regolith": Refuels;
  "prospects": Prospects;
  "spends": WithCards;
  "beams-power": AtSpace;
  "dirt-harms": WithCards;
  "produces": Produces;
  "promotes": Promotes;
  "transfers": Transfers;
  "renames": WithStack;
  "turns-light": WithCards;
  "decommissions": WithCards;
  "drops": WithCards;
  "loads": Loads;
  "unloads": Unloads;
  "dumps": Dumps;
  "sets-out": SetsOut;
  "arrives": Arrives;
  "afterburns": Afterburns;
  "insures": Insures;
  "crashes": Rolls;
  "comes-through": Rolls;
  "radiation": Irradiated;
  "loses": Loses;
  "engine-lost": Seat;
  "route-broken": Seat;
  "inspires": Inspires;
  "finds-science": FindsScience;
  "finds-no-science": FindsScience;
  "chooses-faction": ChoosesFaction;
  "dealt": CardsOf;
  "designs": Designs;
  "ends-design": Seat;
  "event": EventRolled;
  "storm": Rolled;
  "discards": CardOf;
  "struck": CardOf;
  "irradiated": Irradiated;
  "anti-nuclear": CardOf;
  "declares-war": Seat;
  "moves-disk": MovesDisk;
  "leaves-disk": Seat;
  "votes": Votes;
  "election-tied": Tied;
  "elects": Towards;
  "takes-glory": TakesGlory;
  "takes-venture": TakesVenture;
  "finishes": WaterOf;
  "enough-factories": Factories;
  "gives-up": GivesUp;
  "objects": Towards;
  "jumps": FelonyAt;
  "seizes": FelonyAt;
  "seizes-lab": FelonyAt;
  "steals": Steals;
  "abandons": CardOf;
  "proposes": Proposes;
  "agrees": Towards;
  "refuses": Towards;
  "attacks": CardTowards;
  "rays": Rays;
  "clash": Clash;
  "battle-losses": CardsOf;
  "captures": CardTowards;
  "destroys-colony": FelonyAt;
  "takes-factory": FelonyAt;
  "begins-battle": FelonyAt;
  "fires": Fires;
  "damages": Space;
  "destroys": Space;
  "repairs": Repairs;
  "works": Works;
  "recruits": Recruits;
  "wins-over": ColonistTowards;
  "suffrage": Suffrage;
  "emancipates": Seat;
  "calls-election": Seat;
  "breaks-trust": Towards;
  "surrenders": ColonistTowards;
  "rolls-again": WithCard;
  "insurance-pays": WaterOf;
  "big-cube-lost": WithCard;
  "restarts": AtSpace;
  "freighter-unloaded": WithCard;
  "cubes-lost": CubesLost;
  "abandons-factory": AtSpace;
  "lifts-cube": WithStack;
  "builds-cube": AtSpace;
  "loads-cube": WithStack;
  "unloads-cube": WithStack;
  "swaps-cubes": AtSpace;
  "docks": WithStack;
  "undocks": WithCard;
  "hijacks": FromPlayer;
  "takes-cube": FromPlayer;
  "takes-apart": WithCards;
  "prints": WithCards;
  "takes-freighter": WithCard;
  "takes-star": TakesStar;
  "takes-failed-star": TakesStar;
  "epic-hazard": DaresEpic;
  "announces": Announces;
  "comet-lost": LosesComet;
  "terraforms": SiteOf;
  "departs": Departs;
  "site-destroyed": OfSite;
  "end-draws-near": EventsLeft;
  "buys": BuysCard;
  "deflects": Deflects;
  "scrapped": Scraps;
  "blackens": BuysCard;
  "stands-still": StandsStill;
  "lays": Lays;
  "launches": Launches;
  "grand-tour-over": Nothing;
  "scenario-won": Seat;
  "scenario-lost": Nothing;
  "grows-old": Ages;
  "dies-of-cancer": Cancer;
  "has-no-cancer": Cancer;
  "matures": RollsOf;
  "does-not-mature": RollsOf;
  "has-child": HasChild;
  "has-no-child": RollsOf;
  "auction-tied": Water;
  "invades": Invades;
}

/** The parameters of what is asked, by message key. */
export interface FrontierPrompts {
  "prompt-turn": Nothing;
  "prompt-fill-up": Nothing;
  "prompt-scoop": AskDive;
  "prompt-targets": Nothing;
  "prompt-parts": AskSpace;
  "prompt-make": AskSpace;
  "prompt-opening": AskOpening;
  "prompt-bid": AskBid;
  "prompt-award": AskBid;
  "prompt-boost": Nothing;
  "prompt-send-home": AskSpace;
  "prompt-lift-disk": Nothing;
  "prompt-lift-cube": Nothing;
  "prompt-transfer": AskStacks;
  "prompt-decommission": Nothing;
  "prompt-load": Nothing;
  "prompt-unload": AskStacks;
  "prompt-dump": Nothing;
  "prompt-activate": Nothing;
  "prompt-lift-off": AskSize;
  "prompt-land": AskSize;
  "prompt-flight": AskFlight;
  "prompt-drop": Nothing;
  "prompt-crash": AskInsurance;
  "prompt-aerobrake": AskInsurance;
  "prompt-assist": AskInsurance;
  "prompt-inspire": Nothing;
  "prompt-faction": Nothing;
  "prompt-design": Water;
  "prompt-war": Nothing;
  "prompt-election": Nothing;
  "prompt-tie": Nothing;
  "prompt-disk": Nothing;
  "prompt-loss": EventNamed;
  "prompt-glories": Nothing;
  "prompt-give-up": Number;
  "prompt-felony": FelonyPrompt;
  "prompt-steal": Target;
  "prompt-partner": Nothing;
  "prompt-terms": Target;
  "prompt-proposal": ProposalPrompt;
  "prompt-target": Card;
  "prompt-battle-losses": Number;
  "prompt-capture": Target;
  "prompt-volley": Target;
  "prompt-aim": Target;
  "prompt-work": Nothing;
  "prompt-recruit": Nothing;
  "prompt-search": AskDeck;
  "prompt-epic-recruit": AskEpicRecruit;
  "prompt-surrender": AskTarget;
  "prompt-restart": Nothing;
  "prompt-take-apart": AskStack;
  "prompt-print": AskMass;
  "prompt-take-freighter": Nothing;
  "prompt-lay": Nothing;
  "prompt-secret-bid": OfCard;
}

/** What comes along with a question, by its prompt. */
export interface FrontierHints {
  "prompt-turn": TurnHints;
  "prompt-targets": TargetHints;
  "prompt-scoop": DiveHints;
  "prompt-make": ProductHints;
  "prompt-opening": BidHints;
  "prompt-bid": BidHints;
  "prompt-boost": BoostHints;
  "prompt-send-home": BeltHints;
  "prompt-activate": SettingHints;
  "prompt-flight": FlightHints;
  "prompt-crash": InsuranceHints;
  "prompt-aerobrake": InsuranceHints;
  "prompt-assist": InsuranceHints;
  "prompt-election": ElectionHints;
  "prompt-target": AttackHints;
  "prompt-volley": VolleyHints;
  "prompt-work": WorkHints;
  "prompt-epic-recruit": EpicHints;
  "prompt-take-apart": TakeApartHints;
  "prompt-print": PrintHints;
  "prompt-lay": ArmadaHints;
  "prompt-secret-bid": SecretBidHints;
}

/** What is foreseen of an answer, by the prompt. */
export interface FrontierPreviews {
  "prompt-turn": TurnPreview;
  "prompt-fill-up": FillPreview;
  "prompt-boost": BoostPreview;
  "prompt-flight": FlightPreview;
}

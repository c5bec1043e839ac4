// made by tools/generate_types.py; do not edit

/** A message key of a catalogue with its parameters; parameters may be messages again. */
export type Message = [string, Record<string, unknown>];

export type OptionValue = string | number | boolean;

/** Why something was refused. `message` is a key of the shell's or the game's catalogue. */
export interface Problem {
  message: Message;
  /** The rulebook section behind it, if any. */
  rule: string;
  /** For programmers: what exactly was wrong with the data. */
  detail: string;
}

/** Who is asking; nobody yet when `player` is empty. */
export interface Me {
  player: string;
  name: string;
  /** Whether they can come back from anywhere; else they are a guest, of this browser. */
  member: boolean;
  /** The id by which others know them: in results, ratings and tournaments, and in the address of their page. */
  public: string;
}

/** A guest takes a name, or another one. */
export interface Introduction {
  name: string;
}

/** Every browser but this one is nobody any more; this one too, if `here`: then a guest can not come back. */
export interface LogOut {
  here?: boolean;
  /** Where this browser is pushed to, if it is and stays: no other one is any more. */
  endpoint?: string;
}

/** Somebody's clocks at tables over days stand still. */
export interface Vacation {
  /** Seconds since 1970; null: not now. */
  until: number | null;
  /** The days that could still be taken. */
  left: number;
}

/** From now on, for so many days; none: somebody is back. */
export interface TakeVacation {
  days: number;
}

/** It is somebody's turn; a table waits for them, where the same people play again; a game of theirs is over. */
export type CallKind = "turn" | "invitation" | "over";

export type Channel = "push" | "mail" | "webhook";

/** How somebody wants to be called to the table when they are not there. */
export interface Calls {
  /** Those that the host offers. */
  channels: Channel[];
  mail: string;
  /** An address to which a code was sent that has not come back. */
  unconfirmed: string;
  webhook: string;
  /** What a browser must know to be pushed to. */
  push_key: string;
  /** How many browsers are. */
  devices: number;
  wanted: Partial<Record<Channel, CallKind[]>>;
  /** From which minute of the day until which nobody is called. */
  quiet: [number, number] | null;
  zone: string;
  language: string;
}

export interface SetCalls {
  webhook?: string;
  wanted?: Partial<Record<Channel, CallKind[]>>;
  quiet?: [number, number] | null;
  zone?: string;
  language?: string;
}

/** A code is sent to this address; who knows it has it confirmed. null: no address. */
export interface SetMail {
  address: string;
}

/** A browser that may be pushed to, as it says itself (`PushSubscription`). */
export interface AddPush {
  endpoint: string;
  key: string;
  auth: string;
}

export interface EndPush {
  endpoint: string;
}

export interface ConfirmMail {
  code: string;
}

/** An option a game declares; its messages are `option-NAME`, `option-NAME-VALUE` and, if any, `group-GROUP`. */
export interface OptionInfo {
  name: string;
  group: string;
  values: OptionValue[];
  default: OptionValue;
  by_edition: Record<string, OptionValue>;
  rule: string;
}

/** Where an option has one of these values, another one (or `seats`) must have one of those allowed. */
export interface RelationInfo {
  option: string;
  values: OptionValue[];
  other: string;
  allowed: OptionValue[];
  /** A message of the game's catalogue. */
  reason: string;
}

/** A value of the option `scenario`; its messages are `option-scenario-NAME` and `scenario-NAME-goal`. */
export interface ScenarioInfo {
  name: string;
  /** The fewest and the most. */
  seats: [number, number];
  /** Those it fixes. */
  options: Record<string, OptionValue>;
  rule: string;
}

/** A bot level; its messages are `level-ID` and `level-ID-about`. */
export interface LevelInfo {
  id: string;
  /** As it was measured against the other levels of the game (docs/ladder.md); null if it was not. */
  rating: number | null;
  least: number;
  /** Between them the true rating lies, with 95 % confidence. */
  most: number;
}

export interface GameInfo {
  id: string;
  options: OptionInfo[];
  relations: RelationInfo[];
  scenarios: ScenarioInfo[];
  /** The fewest and the most seats, by edition. */
  seats: Record<string, [number, number]>;
  levels: LevelInfo[];
  usual_seats: number;
  /** The minutes its lesson takes; 0 if it has none. */
  lesson: number;
}

export interface RulebookSection {
  id: string;
  title: string;
  rank: number;
  /** Markdown, without the sections below it. */
  text: string;
  /** Which games need it: in each of these one option has one of its values. */
  when: Record<string, OptionValue[]>[];
}

export type SeatKind = "open" | "person" | "bot";

/** Given up: everybody left before the game began. Whoever comes later finds no such table. */
export type TableStatus = "open" | "playing" | "over" | "given_up";

/** How much time people have for their answers. A clock runs only while the rules wait for its seat. */
export interface Pace {
  /** Over days, time counts whether anybody is connected or not. */
  kind: "live" | "days";
  per: "decision" | "game";
  /** For every answer, or for the whole game. */
  seconds: number;
  /** In a game: seconds that every answer brings. */
  increment?: number;
  /** When time is up: a bot takes the seat until its owner comes back, or a quick answer is given each time. */
  out?: "bot" | "pass";
}

/** To end the game without a result, or to let a bot take the seat of somebody who is away. */
export type VoteKind = "cancel" | "replace";

/** How long bots take for an answer, so that people can follow. */
export type Tempo = "instant" | "swift" | "normal" | "slow";

export interface SeatInfo {
  kind: SeatKind;
  /**
   * Empty for an open seat, for bots, whom the client names, and for people who are no more; whose seat a bot keeps,
   * has one.
   */
  name: string;
  /** Of this seat at this table, from 1 to 9: no two have the same, unless there are more seats. */
  colour: number;
  /** A person whom only their browser knows; everybody else's name is their own on this server. */
  guest: boolean;
  level: string;
  /** The name of somebody's own bot that plays there. */
  bot: string;
  /** Whose it is. */
  bot_of: string;
  you: boolean;
  /** Somebody is connected there. */
  present: boolean;
  /** The rules wait for this seat. */
  waiting: boolean;
  /** At a table over days: until when (seconds since 1970) this person is on vacation. */
  vacation: number | null;
  /** From when on (seconds since 1970) the others may vote that a bot replaces this person, who is away. */
  votable_from: number | null;
}

export interface VoteInfo {
  kind: VoteKind;
  /** Whom a bot is to replace. */
  seat: number | null;
  yes: number[];
  /** The seats that have agreed, and those whose yes it still takes. */
  missing: number[];
}

/** How far a learner is. */
export interface LessonPlace {
  done: number;
  steps: number;
}

/** A table as this person may see it, in the lobby and at the table. */
export interface TableInfo {
  id: string;
  game: string;
  name: string;
  options: Record<string, OptionValue>;
  status: TableStatus;
  private: boolean;
  seats: SeatInfo[];
  /** Whether this person may change the seats and start. */
  host: boolean;
  /** Whether this person may write in the chat. */
  may_talk: boolean;
  /** Where this person sits. */
  seat: number | null;
  actions: number;
  created: number;
  changed: number;
  /** The hash of the seed, published before the first action. */
  commitment: string;
  /** The seed itself once the game is over, and those it was played on with; none before. */
  seeds: string[];
  /** null: nobody has to hurry. */
  pace: Pace | null;
  /** The seat where a bot plays for this person. */
  kept: number | null;
  /** Whether they may take it back now: not before the bot has answered what their time ran out over. */
  gives_back: boolean;
  tempo: Tempo;
  /** Once the game is over: before, not everybody may know them. */
  scores: number[];
  winners: number[];
  /** It ended without a result, by a vote. */
  cancelled: boolean;
  votes: VoteInfo[];
  /** Why the table can not be played on, for instance because it was begun with other rules. */
  problem: Message | null;
  /** The table where the same people play again. */
  rematch: string | null;
  /** The table and the number of actions this one was played on from. */
  origin: [string, number] | null;
  /** The tournament of which this is a table. */
  tournament: string | null;
  /** Where a lesson is held: how far it is. */
  lesson: LessonPlace | null;
  /** Whether people may ask here what a bot would do. */
  hints: boolean;
  /** Whether guests may not sit down. */
  members: boolean;
}

/** How a seat of a new table is filled; the first `person` is the one who asks. */
export interface SeatPlan {
  kind?: SeatKind;
  level?: string;
}

export interface NewTable {
  game: string;
  seats: SeatPlan[];
  options?: Record<string, OptionValue>;
  name?: string;
  private?: boolean;
  /** Guests may not sit down: whoever was sent away can not come back as another one. */
  members?: boolean;
  pace?: Pace | null;
  /** Where time counts from the start, nothing runs until those who are there have said that they are ready. */
  roll_call?: boolean;
  tempo?: Tempo;
  /** People may ask what a bot would do; against bots alone they always may. */
  hints?: boolean;
  /** Only where the host allows chosen seeds: whoever knows the seed knows every card. */
  seed?: string;
}

export interface TakeSeat {
  /** null: the first open one. */
  seat?: number | null;
}

/** The host opens a seat, or puts a bot on it; a person who sits there has to get up. */
export interface ChangeSeat {
  seat: number;
  kind: "open" | "bot";
  level?: string;
  /** That person may not sit down at this table again. */
  bar?: boolean;
}

/** Somebody who plays is for this, or not any more. */
export interface Vote {
  kind: VoteKind;
  seat?: number | null;
  yes?: boolean;
}

/** Whoever plays here, and the host, may say how long the bots take. */
export interface ChangeTempo {
  tempo: Tempo;
}

/** A new table from a point of a finished game: this person on one seat, bots on the others. */
export interface PlayOn {
  actions: number;
  seat: number;
  level?: string;
}

/** What whoever runs the server has to say to all. */
export interface Announcement {
  /** Whoever has read it is not shown it again. */
  id: string;
  /** By language; under an empty text for all others. */
  words: Record<string, string>;
}

/** A friend waits for somebody at a table. */
export interface Invitation {
  /** The name of who invites. */
  host: string;
  table: TableInfo;
}

export interface Lobby {
  type: "lobby";
  invitations: Invitation[];
  open: TableInfo[];
  mine: TableInfo[];
  live: TableInfo[];
  /** Public ones and one's own, newest first. */
  finished: TableInfo[];
  /** One's own tables of which not even this can be shown, by their ids. */
  damaged: string[];
  announcement: Announcement | null;
}

export interface Option {
  action: unknown[];
  label: Message;
}

export interface Item {
  /** As the action names it: a number, a word, or a list such as row and column. */
  item: unknown;
  label: Message;
}

export interface Why {
  reason: Message;
  rule: string;
}

/** An answer a player might look for that is not open now. */
export interface Closed {
  action: unknown[];
  label: Message;
  why: Why;
}

/** The chosen items must weigh at least `least` and, unless that is -1, at most `most`; `tight`: none to spare. */
export interface Need {
  name: string;
  weights: number[];
  least: number;
  most: number;
  tight: boolean;
}

/** A step of a path, and what it costs for each name in the question's `costs`. */
export interface Leg {
  item: unknown;
  label: Message;
  costs: number[];
}

/** A path as far as it has grown, and how it may go on. */
export interface Way {
  path: Leg[];
  /** The steps that may follow. */
  onward: Leg[];
  /** Why the path may not end here; null if it may. */
  stuck: Why | null;
}

/** A decision as the client gets it; `shape` says which of the later fields matter. */
export interface Question {
  shape: "choice" | "subset" | "amount" | "path";
  /** The sequence number at which this was asked; an answer quotes it, so that a late click answers nothing else. */
  asked: number;
  prompt: Message;
  rule: string;
  /** Of a choice: all answers. Of the others: plain answers besides. */
  options: Option[];
  closed: Closed[];
  /** What the answers cost and bring, as the game says it for this prompt. */
  hints: Record<string, unknown>;
  verb: string;
  lo: number;
  hi: number;
  items: Item[];
  needs: Need[];
  /** What the steps of a path cost: the names of the numbers, each a message. */
  costs: string[];
  /** Where a path begins; how it goes on is asked for step by step (`Continue`). */
  way: Way | null;
  suggestion: unknown[] | null;
}

/** An event as this person may see it. */
export interface LogEntry {
  key: string;
  params: Record<string, unknown>;
  /** How many actions had been made when it happened: the move a replay opens at. */
  action: number;
}

/** The table, and what was missed since the sequence number the client named (or everything). */
export interface Welcome {
  type: "welcome";
  table: TableInfo;
  /** Where one gets what never changes in this game with these options: cards, costs, tables. */
  reference: string;
  /** The last lines. If the first of them is not number 1, there are older ones: `GET /api/tables/{id}/chat`. */
  chat: ChatLine[];
}

/** Where time counts: the milliseconds that have gone by since the moment the view shows, and whether they go on. */
export interface Clock {
  elapsed: number;
  running: boolean;
  /** So many times faster than usual: people have done their part, and need not wait for bots. */
  speed: number;
}

/** What the clock of a seat shows, at a table with a pace. */
export interface SeatTime {
  /** Milliseconds. */
  left: number;
  running: boolean;
}

/** Before time runs: who has said that they are ready. */
export interface Calling {
  ready: number[];
  /** Milliseconds until it begins without those who are away; null: somebody who is there is not ready. */
  begins: number | null;
}

/** What a learner is told: keys of the lesson's own catalogue. */
export interface Teaching {
  place: LessonPlace;
  /** Page by page. */
  says: string[];
  /** What is to be done now; empty when the lesson is over. */
  do: string;
  /** The parts of the board that are meant, by their anchors. */
  point: string[];
}

/** The table after one more entry of its log (or several, after a reconnection). */
export interface Update {
  type: "update";
  seq: number;
  view: unknown;
  question: Question | null;
  /** What this seat may do unasked: the game does not wait for it. */
  aside: Option[];
  /** The seats the rules wait for. */
  waiting: number[];
  can_undo: boolean;
  /** How many lines of the log the client keeps; the rest was taken back. */
  keep: number;
  /** The lines after those. */
  log: LogEntry[];
  actions: number;
  /** null where the rules count no time. */
  clock: Clock | null;
  /** Of every seat; none at a table without a pace. */
  times: SeatTime[];
  orders: StandingOrder[];
  /** Where a lesson is held, for whoever learns. */
  teaching: Teaching | null;
  /** While nothing runs yet, because not everybody is ready. */
  calling: Calling | null;
}

/** Somebody sat down, left, came or went; the game began or ended. */
export interface TableChanged {
  type: "table";
  table: TableInfo;
}

export interface ChatLine {
  type: "chat";
  number: number;
  name: string;
  guest: boolean;
  seat: number | null;
  text: string;
  at: number;
  /** Said among those who watch; those who play hear it when the game is over. */
  gallery: boolean;
}

/** What the client sent as `id` is done, and safe. */
export interface Accepted {
  type: "accepted";
  id: string;
  seq: number;
}

/**
 * What the client sent as `id` was not done, and nothing has changed.
 * Without an id it concerns the table itself, which can not be shown.
 */
export interface Refused {
  type: "refused";
  id: string;
  problem: Problem;
}

export interface Pong {
  type: "pong";
  id: string;
}

/** How the path asked about as `id` may go on. */
export interface Continued {
  type: "continued";
  id: string;
  way: Way;
}

/** What would come of the answer asked about as `id`; nothing has changed. */
export interface Previewed {
  type: "previewed";
  id: string;
  /** As the game says it for the prompt of the question. */
  preview: Record<string, unknown>;
}

/** An answer, and what the bot takes it to be worth: in `Hinted.measure`. */
export interface Worth {
  label: Message;
  figure: number;
}

/** What a bot would answer to the question asked about as `id`; nothing has changed. */
export interface Hinted {
  type: "hinted";
  id: string;
  action: unknown[];
  label: Message;
  /** That answer and the next best ones, where the bot compares them; else empty. */
  weighed: Worth[];
  /** In what: the messages `weighed-MEASURE` and `worth-MEASURE` say it, and `percent` is of certainty. */
  measure: string;
  /** What else speaks for it, in figures. */
  reasons: Message[];
  /** What the game says besides, to who asks for advice. */
  advice: Message[];
}

/**
 * What the client sent as `id` costs something for good, and it was not said to be sure: nothing has changed.
 * Whoever means it sends it again, as sure.
 */
export interface Final {
  type: "final";
  id: string;
  /** What would come of it. */
  preview: Record<string, unknown>;
}

export type Said =
  | Welcome
  | Update
  | TableChanged
  | ChatLine
  | Accepted
  | Refused
  | Pong
  | Continued
  | Previewed
  | Hinted
  | Final;

/** An answer to the question asked at `asked`. Sent again with the same id, it counts once. */
export interface Act {
  type: "act";
  id: string;
  asked: number;
  action: unknown[];
  /** It counts also if it costs something and can not be taken back; else that is told first (`Final`). */
  sure?: boolean;
  /** What is asked of the seat next, a payment, is answered along with it, as the rules suggest. */
  settles?: boolean;
}

/** How may this path go on, for the question asked at `asked`? Nothing is answered by it. */
export interface Continue {
  type: "continue";
  id: string;
  asked: number;
  path: unknown[];
}

/** What would come of this answer to the question asked at `asked`? Nothing is answered by it. */
export interface Preview {
  type: "preview";
  id: string;
  asked: number;
  action: unknown[];
}

/** What would a bot answer to the question asked at `asked`? Nothing is answered by it. */
export interface Hint {
  type: "hint";
  id: string;
  asked: number;
}

export interface Undo {
  type: "undo";
  id: string;
  seq: number;
}

/** Whoever plays is ready: time may run. Said again, it changes nothing. */
export interface Ready {
  type: "ready";
  id: string;
  /** And nobody who is away is waited for any longer. */
  begin?: boolean;
}

/**
 * An answer given ahead: whenever `prompt` is asked with these parameters.
 * An amount: the lowest legal number as long as it is at most `most`, else `otherwise`. Anything else: `otherwise`.
 * It lapses when the same prompt comes with other parameters, and ends when whoever gave it leaves the seat.
 * The prompt `foregone` stands for every question that leaves nothing to choose: it is answered, whatever it is.
 */
export interface StandingOrder {
  prompt: string;
  params: Record<string, string | number>;
  otherwise: unknown[];
  most?: number;
}

/** All standing orders of this seat; an empty list withdraws them. */
export interface SetOrders {
  type: "orders";
  id: string;
  orders: StandingOrder[];
}

export interface Say {
  type: "say";
  id: string;
  text: string;
  /** To those who watch. */
  gallery?: boolean;
}

export interface Ping {
  type: "ping";
  id: string;
}

export type Heard = Act | Continue | Preview | Hint | Undo | Ready | SetOrders | Say | Ping;

/** One action of a game, for the list of moves. */
export interface Step {
  seat: number;
  /** Where the game counts rounds. */
  round: number | null;
  phase: string;
  log: LogEntry[];
  /** The action itself, where no line tells of whoever did it and this place may know it. */
  decided: Message | null;
}

export interface Replay {
  table: TableInfo;
  /** As in a welcome. */
  reference: string;
  /** What happened before the first action is in `opening`. */
  steps: Step[];
  opening: LogEntry[];
  /** From whose places one may look; null is a spectator's. */
  seats: (number | null)[];
}

/** The table after so many actions, from one place. */
export interface Frame {
  actions: number;
  view: unknown;
  waiting: number[];
}

export interface PasskeyInfo {
  id: string;
  label: string;
  created: number;
  /** Seconds since 1970. */
  used: number;
}

/** How somebody can come back from anywhere; a guest can not. */
export interface Account {
  name: string;
  member: boolean;
  /** Seconds since 1970. */
  since: number | null;
  /** Which they prefer, from 1; 0: any. */
  colour: number;
  passkeys: PasskeyInfo[];
  /** Where a link can be sent by which they come back. */
  mail: string;
  /** Whether the server sends such links. */
  mails: boolean;
}

/** The colour one wants to have at tables, where nobody else has it; 0: any. */
export interface Prefer {
  colour: number;
}

/** What a browser needs to make a passkey, or to sign in with one (`navigator.credentials`). */
export interface Ceremony {
  ticket: string;
  /** As WebAuthn has it in JSON. */
  options: Record<string, unknown>;
}

/** A passkey that a device has made, as WebAuthn has it in JSON. */
export interface KeepPasskey {
  ticket: string;
  label: string;
  credential: Record<string, unknown>;
}

export interface RemovePasskey {
  id: string;
}

/** Everything is deleted that says who one was. Who means it repeats the name. */
export interface ForgetMe {
  name: string;
}

/** A public table where a friend sits. */
export interface FriendTable {
  id: string;
  game: string;
  name: string;
}

export interface FriendInfo {
  name: string;
  /** Asked by who reads this, or asks them. */
  state: "friend" | "asked" | "asks";
  online: boolean;
  /** Where they are, if they are there. */
  tables: FriendTable[];
}

/** Somebody by their name, which is theirs alone. */
export interface Member {
  name: string;
}

/** Somebody whom one sees at a table: by a line of the chat, or by the seat. */
export interface Whom {
  table: string;
  line?: number | null;
  seat?: number | null;
}

/** Somebody whom one does not hear. */
export interface MutedInfo {
  id: string;
  name: string;
  at: number;
}

export interface Unmute {
  id: string;
}

/** Whoever runs the server is told of somebody. */
export interface Report {
  whom: Whom;
  reason: "insult" | "cheating" | "spam" | "name" | "other";
  text?: string;
}

/** The host was told. */
export interface Reported {
}

/** A link is sent to this address, whoever's it is: who opens it has read mail there. */
export interface AskLink {
  address: string;
  language?: string;
}

export interface LinkSent {
  /** For how long it is good, and once. */
  minutes: number;
}

export interface OpenLink {
  ticket: string;
}

/** What a device has signed, as WebAuthn has it in JSON. */
export interface SignIn {
  ticket: string;
  credential: Record<string, unknown>;
}

/** A branch was played on from a point of another game. */
export type ResultKind = "game" | "lesson" | "branch";

/**
 * Of who began there: played to the end; was away, so that a bot kept the seat; left; as the host sent somebody away;
 * was sent away by the host.
 * Who came later, and bots, are told apart from them.
 */
export type SeatFate = "stayed" | "away" | "left" | "dismissing" | "removed" | "came" | "bot";

export interface ResultSeat {
  /** Whose results these are; empty for a bot. */
  player: string;
  name: string;
  /** Of the bot who played there in the end. */
  level: string;
  fate: SeatFate;
  score: number;
  /** From 1; equal ones share it. */
  place: number;
  won: boolean;
  /** How this seat began: a message of the game's catalogue, or empty. */
  opening: string;
  /** The name of somebody's own bot who played there in the end. */
  bot: string;
}

/** A finished game. */
export interface Result {
  table: string;
  game: string;
  name: string;
  options: Record<string, OptionValue>;
  kind: ResultKind;
  private: boolean;
  cancelled: boolean;
  /** Whether it counts for ratings. */
  rated: boolean;
  actions: number;
  began: number;
  ended: number;
  seats: ResultSeat[];
  /** Of who asks. */
  favourite: boolean;
  /** What who asks has noted about it. */
  note: string;
}

/** Finished games that fit what was searched for, the latest first. */
export interface Results {
  results: Result[];
  /** What `page` has to be for those that come after them; empty if these were the last. */
  next: string;
}

/** What somebody keeps of a game, for themselves alone. */
export interface Keep {
  favourite: boolean;
  note: string;
}

/** Games whose results can be compared: those where these options are the same. */
export interface GroupInfo {
  id: string;
  options: Record<string, OptionValue>;
  /** How many people are rated in it. */
  rated: number;
}

export interface RatingInfo {
  player: string;
  name: string;
  points: number;
  /** Too few games for it to be certain. */
  provisional: boolean;
  games: number;
  wins: number;
  /** When the last of them ended. */
  latest: number;
}

/** Who plays best, among those who have played a game in one way. */
export interface Leaderboard {
  game: string;
  group: string;
  groups: GroupInfo[];
  /** The place of the first of these. */
  first: number;
  ratings: RatingInfo[];
  more: boolean;
}

/** How somebody is rated in a game. */
export interface PlayerRating {
  game: string;
  group: GroupInfo;
  rating: RatingInfo;
}

/** How often somebody has finished a game. */
export interface GameCount {
  game: string;
  games: number;
  wins: number;
}

export interface PlayerInfo {
  player: string;
  name: string;
  ratings: PlayerRating[];
  /** What they have played most first. */
  played: GameCount[];
}

/** How somebody did in one game. */
export interface PlayedGame {
  table: string;
  ended: number;
  group: string;
  place: number;
  seats: number;
  score: number;
  won: boolean;
  /** Their rating after it, if it counted. */
  points: number | null;
}

/** How often somebody began in some way: a message of the game's catalogue. */
export interface OpeningCount {
  opening: string;
  games: number;
  wins: number;
}

/** How somebody did against somebody else at the same tables. */
export interface RivalCount {
  player: string;
  name: string;
  games: number;
  ahead: number;
  behind: number;
}

/** How often somebody has played a game in one way: where these options are the same. */
export interface GroupCount {
  id: string;
  options: Record<string, OptionValue>;
  games: number;
}

/** What somebody has played of a game: public games, and to who asks about themselves all of them. */
export interface Statistics {
  game: string;
  /** The ways in which they have played it, the most usual first; all else is of one of them, or of all. */
  groups: GroupCount[];
  /** The latest games, in the order they ended. */
  played: PlayedGame[];
  openings: OpeningCount[];
  rivals: RivalCount[];
}

export type System = "round_robin" | "swiss" | "knockout";

export type TournamentStatus = "open" | "playing" | "over" | "cancelled";

/** Whoever makes it runs it; to play as well, they enter it. */
export interface NewTournament {
  game: string;
  name: string;
  system: System;
  /** How many sit at a table, if it comes out even; else some have one fewer, or somebody a bye. */
  size: number;
  /** Nobody may keep a whole tournament waiting. */
  pace: Pace;
  options?: Record<string, OptionValue>;
  /** Of a Swiss tournament; 0: as many as it takes, as a rule. The others say themselves how many there are. */
  rounds?: number;
  /** Only who has the link finds it. */
  private?: boolean;
}

export interface EntrantInfo {
  player: string;
  name: string;
  dropped: boolean;
  you: boolean;
}

export interface StandingInfo {
  player: string;
  name: string;
  place: number;
  points: number;
  buchholz: number;
  beaten: number;
  wins: number;
  played: number;
  dropped: boolean;
}

/** A table of a round; without a table, one person has a bye. */
export interface PairingInfo {
  table: string;
  players: string[];
  names: string[];
  /** What everybody got, once it is over. */
  points: number[];
  /** Those who were not there in the end. */
  missed: string[];
}

export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  options: Record<string, OptionValue>;
  system: System;
  size: number;
  /** How many there will be; 0 if that is not known yet. */
  rounds: number;
  pace: Pace;
  private: boolean;
  status: TournamentStatus;
  created: number;
  changed: number;
  /** Whether who asks runs it. */
  host: boolean;
  organiser: string;
  /** Whether who asks takes part. */
  entered: boolean;
  entrants: EntrantInfo[];
  played: PairingInfo[][];
  /** The first first; empty before it begins. */
  standings: StandingInfo[];
}

/** A bot of one's own. Whoever knows its id can put it on a seat, as the level `visitor-ID`. */
export interface Visitor {
  id: string;
  name: string;
  connected: boolean;
}

export interface NewVisitor {
  name: string;
}

/** The token by which a bot is known. It is told this once: only its hash is kept. */
export interface VisitorToken {
  bot: Visitor;
  token: string;
}

/** One place on a ladder. */
export interface Rung {
  /** Empty for a bot of the house. */
  name: string;
  /** The level of a bot of the house. */
  level: string;
  rating: number;
  least: number;
  /** Between them the true rating lies, with 95 % confidence. */
  most: number;
  games: number;
  wins: number;
}

/** How bots stand in a game, the best first. */
export interface Ladder {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  rungs: Rung[];
}

/** The token is known. */
export interface BotWelcome {
  type: "welcome";
  bot: string;
  name: string;
  /** For every answer. */
  seconds: number;
  /** So many may be asked at the same time. */
  questions: number;
  /** The games that have a ladder. */
  games: string[];
}

/** A question to a seat that this bot plays. It is answered by its id. */
export interface Asked {
  type: "asked";
  id: string;
  table: string;
  game: string;
  options: Record<string, unknown>;
  seats: number;
  seat: number;
  question: Question;
  /** What this seat may know; its shape is the game's. */
  view: unknown;
  /** Left for the answer. */
  seconds: number;
}

/** What was sent with this id has been taken. */
export interface Done {
  type: "done";
  id: string;
}

/** A question needs no answer any more: it is too late, or it is no longer asked. */
export interface Withdrawn {
  type: "withdrawn";
  id: string;
  late: boolean;
}

/** How a path may go on. */
export interface Onward {
  type: "onward";
  id: string;
  way: Way;
}

/** A game in which this bot was asked is over. */
export interface Over {
  type: "over";
  table: string;
  scores: number[];
  winners: number[];
  /** Those that were this bot's. */
  seats: number[];
  /** So many of its questions the house has answered instead. */
  missed: number;
}

/** Nothing came of what was sent with this id; if it was an answer, another may be given while there is time. */
export interface BotRefused {
  type: "refused";
  id: string;
  problem: Problem;
}

export interface BotPong {
  type: "pong";
  id: string;
}

export type BotSaid = BotWelcome | Asked | Done | Withdrawn | Onward | Over | BotRefused | BotPong;

/** The first thing a bot says, unless it came with the header `Authorization: Bearer TOKEN`. */
export interface Hello {
  type: "hello";
  token: string;
}

export interface Answer {
  type: "answer";
  id: string;
  action: unknown[];
}

/** Where a question is for a path: which steps may follow these. */
export interface OnwardFrom {
  type: "continue";
  id: string;
  path: unknown[];
}

/** Play on the ladders of these games from now on, and on no others; so many games at the same time. */
export interface Enter {
  type: "ladder";
  id: string;
  games: string[];
  at_once?: number;
}

export interface BotPing {
  type: "ping";
  id: string;
}

export type BotHeard = Answer | OnwardFrom | Enter | BotPing;

/** What somebody would like to play, and with whom. */
export interface Wish {
  game: string;
  seats: number;
  options?: Record<string, OptionValue>;
  pace?: Pace | null;
  /** Whose ratings differ by at most so many points; 0: anybody. */
  within?: number;
}

/** Whether somebody looks for opponents. */
export interface Seeking {
  wish: Wish | null;
  /** How many others would like to play the same. */
  others: number;
  /** Where they are waited for, once enough have come; else empty. */
  table: string;
}

/** An answer that was open, and how well it would have left whoever decided, as far as they could know. */
export interface WeighedAnswer {
  label: Message;
  value: number;
  played: boolean;
  /** Whether the bot would have given it. */
  bot: boolean;
}

export interface JudgedDecision {
  /** What the bot's answer is worth more than the one that was given; below 0 where the bot errs. */
  gain: number;
  /** The best first. */
  answers: WeighedAnswer[];
}

export interface AnalysedMove {
  /** How everybody stood after it. */
  values: number[];
  /** What chance has brought beyond what was to be expected. */
  luck: number[];
  /** null where there was nothing to decide. */
  judged: JudgedDecision | null;
}

/** Moves in a row after which the game stood otherwise. */
export interface TurningPoint {
  first: number;
  last: number;
  /** The one that changed most; moves are counted from 1. */
  number: number;
  /** Whose chances it changed most. */
  seat: number;
  change: number[];
  /** Whether most of it was luck. */
  luck: boolean;
}

/** How one seat played; luck, own play and that of the others add up to how its chances changed. */
export interface PlayedBy {
  seat: number;
  decisions: number;
  /** So often the bot would have answered the same. */
  agreed: number;
  /** Of the win probability that the better of both answers had, the part that was kept. */
  kept: number;
  /** Win probability given away at a decision, on average. */
  loss: number;
  luck: number;
  own: number;
  others: number;
}

export interface Analysis {
  /** With the answers of which bot those that were given are compared: one of the game's levels, or none of them. */
  level: string;
  /** Over so many worlds all that is uncertain was averaged. */
  worlds: number;
  start: number[];
  moves: AnalysedMove[];
  turns: TurningPoint[];
  players: PlayedBy[];
}

/** How far the analysis of a game is. */
export interface AnalysisInfo {
  status: "none" | "running" | "failed" | "done";
  done: number;
  /** So many moves are judged, of so many. */
  moves: number;
  /** Once it is done. */
  analysis: Analysis | null;
}

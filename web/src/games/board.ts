/** What a game gives the shell: everything else about a table is the same for all games. */
import type { Component } from "svelte";
import type { LogEntry, Message, Option, Previewed, Question, StandingOrder, TableInfo } from "../generated/protocol";
import type { Times } from "../shell/pace/pace";
import type { RunningClock } from "../lib/socket.svelte";
import type { SceneTable } from "../shell/stage/scene";
import type { Action, Draft } from "../shell/table/draft.svelte";

/** What every component of a board gets. `view` and `reference` are the game's own types. */
export interface BoardProps<View = never, Reference = never> {
  view: View;
  reference: Reference;
  table: TableInfo;
  /** Where the reader sits, or looks from; null for a spectator. */
  seat: number | null;
  /** What the reader is asked; always null in a replay. */
  question: Question | null;
  draft: Draft;
  /**
   * What would come of an answer, as the rules say; null until that is known. It is asked for when it is first read, and
   * whatever has read it is drawn anew when it is there.
   */
  preview: (action: Action | null) => Previewed | null;
  /** Answers on their way to the table, oldest first: a board may show them as done, until the table decides. */
  sent: Action[];
  log: LogEntry[];
  orders: StandingOrder[];
  setOrders: (orders: StandingOrder[]) => void;
  /** Null where the rules count no time just now. */
  clock: RunningClock | null;
  /** What everybody's clock showed; none at a table without a pace, and in a replay. */
  times?: Times;
  /** Open the rules drawer at a section. */
  openRule: (section: string) => void;
}

export interface SeatProps<View = never, Reference = never> extends BoardProps<View, Reference> {
  /** The seat that is shown. */
  shown: number;
}

/** A thing named in the log that can be looked at: hover card, phone sheet. */
export interface CardProps<Reference = never> {
  id: string;
  reference: Reference;
}

export interface Phase {
  /** A message of the game's catalogue, and the rulebook section behind it. */
  label: Message;
  rule: string;
  now: boolean;
  done: boolean;
  /** It is left out this time; its place is kept. */
  off?: boolean;
}

/** A segment of the board on a phone. */
export interface Pane<View = never, Reference = never> {
  id: string;
  label: Message;
  component: Component<BoardProps<View, Reference>>;
  /** Whether this segment is where the question is answered: it is marked, and shown when the one in sight is not. */
  asks?: (question: Question) => boolean;
}

export interface GameModule<View = never, Reference = never> {
  /** The whole board on a wide screen. */
  Board: Component<BoardProps<View, Reference>>;
  /** The same in segments, one shown at a time, for a phone. */
  panes: Pane<View, Reference>[];
  /** What one holds, below the prompt bar; it lights and lifts what the draft has chosen. */
  Hand: Component<BoardProps<View, Reference>>;
  /** Public counters of a seat, below its name in the seat strip. */
  SeatSummary: Component<SeatProps<View, Reference>>;
  /** Something named in the log, drawn. */
  Card: Component<CardProps<Reference>>;
  /** Whether a word in a log line names something `Card` can draw. */
  hasCard: (id: string, reference: Reference) => boolean;
  /** All that `Card` can draw and the rulebook may name. */
  cards?: (reference: Reference) => string[];
  /** The final result, shown over the board when the game ends. */
  Result: Component<BoardProps<View, Reference>>;
  /** Extra line under the prompt: what the drafted answer leads to, in numbers. */
  Consequence: Component<BoardProps<View, Reference>>;
  phases: (view: View, table: TableInfo) => Phase[];
  /** The order in which seats are listed, and the score of each. */
  order: (view: View) => number[];
  /** Whether that order means anything just now; without it, it always does. */
  isOrdered?: (view: View) => boolean;
  /** Null while it is nobody else's business. */
  score: (view: View, seat: number) => number | null;
  /** The icon of what scores count; without it, of victory points. */
  unit?: string;
  /** One line of words about where the game stands: "Round 7, era II". */
  standing: (view: View) => Message;
  /** What a seat did or does, in two or three words for the seat strip: "bids 88"; null: nothing to tell. */
  status?: (view: View, seat: number) => Message | null;
  /** Whether the seat summary says the status itself; else it stands below. */
  summarySays?: (view: View) => boolean;
  /** Whether all act whenever they like just now, so that nobody in particular is waited for. */
  atOnce?: (view: View) => boolean;
  /** Answers where being quick counts: never asked for twice, and taken while the one before is on its way. */
  isHasty?: (action: Action) => boolean;
  /** An answer that is meant for the whole occasion: the order that gives it again; null for one that is not. */
  stands?: (question: Question, action: Action) => StandingOrder | null;
  /** Whether a payment follows this answer, which the rules can make along with it. */
  settles?: (question: Question) => boolean;
  /** The verbs of answers that take no part, end or go on: they have a place and a key of their own in the bar. */
  passes?: string[];
  /** The drafted answer on the button that sends it, verb and object: "Pay 79". Without it the shell says the verb. */
  label?: (question: Question, action: Action) => Message;
  /** Whether one says what to keep where the rules ask what goes. */
  keeps?: (question: Question) => boolean;
  /** A question in words of the board's own; null: in those of the rules. */
  asks?: (question: Question) => Message | null;
  /** Whether the hand or the board offers the items or steps of this question itself; else the prompt bar lists them. */
  showsItems?: (question: Question) => boolean;
  /** Whether the board or the hand offers this answer itself; else the prompt bar has a button for it. */
  showsOption?: (option: Option) => boolean;
  /** What it means to do one of these though nobody waits for it, in a sentence; null where the buttons say all. */
  aboutAside?: (options: Option[]) => Message | null;
  /** Whether the board takes every answer to this question itself: the bar has no button before something is selected. */
  answersOnBoard?: (question: Question) => boolean;
  /** A standing order in a few words, on the chip that withdraws it: "up to 40 for the Laboratory". */
  orderLabel?: (order: StandingOrder) => Message;
  /** How the game ended, where the winner is none of the seats; null: as the table says. */
  outcome?: (view: View) => Message | null;
  /** An event as the log tells it, where that is shorter than the words everybody else has for it. */
  retell?: (entry: LogEntry) => Message;
  /** Events that are small steps: runs of them fold in the log. */
  minor?: string[];
  /** How what happens is shown happening; without it, it is just shown. */
  scenes?: SceneTable<View, Reference>;
  /** Which events begin a new part of the log, and are set as its headings: rounds, eras, phases. */
  headings: string[];
}

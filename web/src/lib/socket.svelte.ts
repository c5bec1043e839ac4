/** The line to a table, and the one to the lobby. */
import type {
  Calling,
  ChatLine,
  Clock,
  Continued,
  Final,
  Heard,
  Hinted,
  Lobby,
  LogEntry,
  Option,
  Previewed,
  Problem,
  Question,
  Said,
  SeatTime,
  StandingOrder,
  TableInfo,
  Teaching,
  Update,
  Way,
  Welcome,
} from "../generated/protocol";
import { Connection, socketAddress } from "./connection.svelte";
import { http } from "./http";
import { canKeep, keep, keptView } from "./keeping";
import { referenceAt } from "./references";
import { toasts } from "./toasts.svelte";

export type { ConnectionState } from "./connection.svelte";

type Kept = Exclude<Heard, { type: "ping" }>;

/** What is told to who has asked, and changes nothing. */
type Reply = Continued | Final | Hinted | Previewed;

/** What comes of an answer: it is done, or what it would do that could not be taken back; null: nothing. */
export type Outcome = "done" | Final | null;

/** Where time counts: what had gone by since the moment the view shows, at `at` of this browser's own clock. */
export interface RunningClock extends Clock {
  at: number;
}

/** Before time runs: who is ready, as it was heard at `at` of this browser's own clock. */
export interface RunningCall extends Calling {
  at: number;
}

/** Stands for every question that leaves nothing to choose. */
const FOREGONE: StandingOrder = { prompt: "foregone", params: {}, otherwise: ["foregone"] };

/** Decides when what was heard is shown. It keeps the order, and loses nothing. */
export interface Gate {
  /** Whether something is kept back now. */
  readonly holding: boolean;
  /** Show what has happened, now or when it is time. */
  pass: (said: Update, show: () => void) => void;
  /** The same for what changes about the table itself. */
  follow: (show: () => void) => void;
  /** The line was gone and is there again: show what was kept back, and lead to nothing that was missed. */
  catchUp: () => void;
}

const OPEN: Gate = { holding: false, pass: (_, show) => show(), follow: (show) => show(), catchUp: () => undefined };

const PING_EVERY = 10_000;
const PONG_WITHIN = 8_000;
const REFER_AGAIN = 2_000;
/** A view that stays for so long, in ms, is kept to be read without a line. */
const KEEP_AFTER = 2_000;

/**
 * A table as its server tells it. Nothing is missed or repeated over a lost connection: the server goes on after the
 * last sequence number, and what it has not acknowledged is sent again under the same id, which it counts once.
 */
export class TableConnection extends Connection {
  readonly id: string;
  table: TableInfo | null = $state.raw(null);
  /** What never changes in this game; null until it is fetched. */
  reference: unknown = $state.raw(null);
  /** Why the table can not be shown. */
  problem: Problem | null = $state.raw(null);
  /** Null while seats are being filled. */
  view: unknown = $state.raw(null);
  question: Question | null = $state.raw(null);
  /** What may be done unasked. */
  aside: Option[] = $state.raw([]);
  log: LogEntry[] = $state.raw([]);
  /** The last lines, and those before them that were asked for. */
  chat: ChatLine[] = $state.raw([]);
  orders: StandingOrder[] = $state.raw([]);
  /** Whether the table answers what leaves nothing to choose. */
  foregone = $state(false);
  /** Null where no lesson is held. */
  teaching: Teaching | null = $state.raw(null);
  /** Whether a lesson goes on: one answer is wanted, and no other. */
  readonly taught: boolean = $derived(this.teaching !== null && this.teaching.do !== "");
  /** Null where the rules count no time. */
  clock: RunningClock | null = $state.raw(null);
  /** What everybody's clock showed, at `at` of this browser's own; none at a table without a pace. */
  times: { seats: SeatTime[]; at: number } = $state.raw({ seats: [], at: 0 });
  /** Not null while nothing runs, because not everybody is ready. */
  calling: RunningCall | null = $state.raw(null);
  /** When this was seen, if there is no line yet and it is what was seen last; null: it is how the table stands. */
  seenAt: number | null = $state(null);
  canUndo = $state(false);
  /** The entry of the table's log that is shown; null before the first. */
  seq: number | null = $state(null);
  actions = $state(0);
  /** Milliseconds there and back; null until measured. */
  latency: number | null = $state(null);
  /** What was sent and is not acknowledged yet, oldest first. */
  pending: Kept[] = $state.raw([]);
  /** Their ids, and whether an answer or an undo is among them. */
  readonly pendingIds: string[] = $derived(this.pending.map((each) => each.id));
  readonly acting: boolean = $derived(this.pending.some((each) => each.type === "act" || each.type === "undo"));

  readonly #refused: (problem: Problem, sent: Kept | undefined) => void;
  readonly #gate: Gate;
  /** The orders that the table was heard to keep. */
  #kept: StandingOrder[] = [];
  /** The last entry of the log that was heard, shown or not. */
  #heard: number | null = null;
  /** Who waits for an answer to what was asked, by its id. */
  readonly #asked = new Map<string, { resolve: (said: Reply | null) => void; reject: (reason: Error) => void }>();
  #referenceAt = "";
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #pinging: ReturnType<typeof setInterval> | undefined;
  #pinged: { id: string; at: number } | null = null;

  constructor(
    id: string,
    refused: (problem: Problem, sent: Kept | undefined) => void = (it) => toasts.problem(it),
    gate: Gate = OPEN,
  ) {
    super();
    this.id = id;
    this.#refused = refused;
    this.#gate = gate;
  }

  override open(): void {
    super.open();
    this.#pinging = setInterval(() => this.#ping(), PING_EVERY);
  }

  override close(): void {
    clearInterval(this.#pinging);
    clearTimeout(this.#keeping);
    super.close();
  }

  /**
   * Answer a question, or do something unasked: once, even if it is clicked twice. If it could not be taken back, only
   * who is sure does it: else that is what comes of it.
   */
  async act(question: Question | null, action: unknown[], sure: boolean, settles = false): Promise<Outcome> {
    const asked = question?.asked ?? this.#heard;
    if (this.acting || asked === null) return null;
    try {
      const said = await this.#ask({ type: "act", id: makeId(), asked, action, sure, settles });
      return (said as Final | null) ?? "done";
    } catch {
      // why it was refused is told where all refusals are
      return null;
    }
  }

  /** Ask how a path may go on; fails if it is none, which the refusal has told. */
  async onward(question: Question, path: unknown[]): Promise<Way> {
    const said = await this.#ask({ type: "continue", id: makeId(), asked: question.asked, path });
    return (said as Continued).way;
  }

  /** Ask what would come of an answer; fails if it is not open any more, or too much is asked. */
  async preview(question: Question, action: unknown[]): Promise<Previewed> {
    return (await this.#ask({ type: "preview", id: makeId(), asked: question.asked, action })) as Previewed;
  }

  /** Ask what a bot would answer; fails if that may not be asked here, or not any more, which the refusal has told. */
  async hint(question: Question): Promise<Hinted> {
    return (await this.#ask({ type: "hint", id: makeId(), asked: question.asked })) as Hinted;
  }

  undo(): void {
    if (this.#heard !== null && !this.acting) this.#send({ type: "undo", id: makeId(), seq: this.#heard });
  }

  /** Answers given ahead, and whether what leaves nothing to choose is answered. */
  setOrders(orders: StandingOrder[], foregone = this.foregone): void {
    const all = foregone ? [...orders, FOREGONE] : orders;
    this.#order(all);
    this.#send({ type: "orders", id: makeId(), orders: all });
  }

  /** The reader is ready and, if it is to begin, waits no longer for who is away. */
  ready(begin = false): void {
    if (this.pending.every((each) => each.type !== "ready")) this.#send({ type: "ready", id: makeId(), begin });
  }

  /** To those who play, or to those who watch. */
  say(text: string, gallery = false): void {
    this.#send({ type: "say", id: makeId(), text, gallery });
  }

  /** Somebody is heard no more: what they have said is not shown either. */
  unhear(name: string, seat: number | null): void {
    this.chat = this.chat.filter((line) => line.name !== name || line.seat !== seat);
  }

  /** Fetch what was said before the first line that is here; whether there was anything. */
  async hearOlder(): Promise<boolean> {
    const [first] = this.chat;
    if (first === undefined || first.number <= 1) return false;
    const older = await http.chat(this.id, first.number);
    this.chat = mergeChat(older, this.chat);
    return older.length > 0;
  }

  protected address(): string {
    const since = this.#heard === null ? "" : `?since=${this.#heard}&seat=${this.table?.seat ?? ""}`;
    return socketAddress(`/ws/tables/${encodeURIComponent(this.id)}${since}`);
  }

  protected hear(said: Said): void {
    switch (said.type) {
      case "welcome":
        return this.#welcome(said);
      case "update":
        return this.#update(said);
      case "table":
        return this.#gate.follow(() => (this.table = said.table));
      case "chat":
        this.chat = mergeChat(this.chat, [said]);
        return;
      case "accepted":
        this.#asked.get(said.id)?.resolve(null);
        this.#settle(said.id);
        return;
      case "refused":
        if (said.id === "") {
          this.problem = said.problem;
          return;
        }
        return this.#refuse(said.id, said.problem);
      case "continued":
      case "final":
      case "hinted":
      case "previewed":
        this.#asked.get(said.id)?.resolve(said);
        this.#settle(said.id);
        return;
      case "pong":
        return this.#pong(said.id);
    }
  }

  #welcome(said: Welcome): void {
    this.#gate.catchUp();
    this.table = said.table;
    if (said.reference !== this.#referenceAt) void this.#refer(said.reference);
    this.chat = leavesGap(this.chat, said.chat) ? said.chat : mergeChat(this.chat, said.chat);
    this.established();
    for (const message of this.pending) this.transmit(message);
    this.#ping();
  }

  /** Nothing can be shown without it, so it is tried until it is there. */
  async #refer(address: string): Promise<void> {
    this.#referenceAt = address;
    try {
      this.reference = await referenceAt(address);
    } catch {
      setTimeout(() => {
        if (this.state !== "closed" && this.#referenceAt === address) void this.#refer(address);
      }, REFER_AGAIN);
    }
  }

  #update(said: Update): void {
    if (this.#heard !== null && said.seq < this.#heard) return;
    this.#heard = said.seq;
    this.#kept = said.orders;
    this.#order(said.orders);
    const at = performance.now();
    this.#gate.pass(said, () => this.#show(said, at));
    if (!this.#gate.holding) return;
    // what was asked is answered, and what is asked comes after what leads to it; to go back is open at once
    this.question = null;
    this.aside = said.aside;
    this.canUndo = said.can_undo;
  }

  /** `at`: when it was heard, for clocks have gone on since. */
  #show(said: Update, at: number): void {
    this.seq = said.seq;
    this.view = said.view;
    this.question = this.#gate.holding ? null : said.question;
    this.aside = said.aside;
    this.log = [...this.log.slice(0, said.keep), ...said.log];
    this.canUndo = said.can_undo;
    this.actions = said.actions;
    this.teaching = said.teaching;
    this.clock = said.clock === null ? null : { ...said.clock, at };
    this.times = { seats: said.times, at };
    this.calling = said.calling === null ? null : { ...said.calling, at };
    if (this.table !== null) this.table = withWaiting(this.table, said.waiting);
    this.seenAt = null;
    clearTimeout(this.#keeping);
    if (canKeep() && this.table?.seat != null) this.#keeping = setTimeout(() => void this.#keep(), KEEP_AFTER);
  }

  /** What fails here keeps nobody from playing. */
  async #keep(): Promise<void> {
    const { table, view, log, actions } = this;
    if (table === null || this.seenAt !== null) return;
    await keep({ table, view, log, actions, reference: this.#referenceAt, at: Date.now() }).catch(() => undefined);
  }

  /** Without a line, show what was seen last, if anything was. */
  async #recall(): Promise<void> {
    const kept = await keptView(this.id).catch(() => null);
    if (kept === null || this.table !== null || this.state === "open") return;
    const reference = await referenceAt(kept.reference);
    if (this.seq !== null) return;
    this.table = kept.table;
    this.view = kept.view;
    this.log = kept.log;
    this.actions = kept.actions;
    this.reference = reference;
    this.#referenceAt = kept.reference;
    this.seenAt = kept.at;
  }

  /** What was ordered last counts at once, whatever is shown. */
  #order(all: StandingOrder[]): void {
    this.orders = all.filter(({ prompt }) => prompt !== FOREGONE.prompt);
    this.foregone = this.orders.length < all.length;
  }

  /** Null: what was sent is done. */
  #ask(message: Kept): Promise<Reply | null> {
    return new Promise((resolve, reject) => {
      this.#asked.set(message.id, { resolve, reject });
      this.#send(message);
    });
  }

  #refuse(id: string, problem: Problem): void {
    this.#asked.get(id)?.reject(new Error(problem.message[0]));
    const sent = this.#settle(id);
    if (sent?.type === "orders") this.#order(this.#kept);
    // nobody has lost anything by a look ahead that came too late
    if (sent?.type !== "preview") this.#refused(problem, sent);
  }

  #send(message: Kept): void {
    this.pending = [...this.pending, message];
    // before the welcome the server may still count us out; then it is sent with the rest
    if (this.state === "open") this.transmit(message);
  }

  #settle(id: string): Kept | undefined {
    const sent = this.pending.find((each) => each.id === id);
    this.pending = this.pending.filter((each) => each.id !== id);
    this.#asked.delete(id);
    return sent;
  }

  /** Measure the way, and notice a line that is dead without telling. */
  #ping(): void {
    if (this.state !== "open") return;
    if (this.#pinged !== null && performance.now() - this.#pinged.at > PONG_WITHIN) {
      this.#pinged = null;
      this.lose();
      return;
    }
    this.#pinged = { id: makeId(), at: performance.now() };
    this.transmit({ type: "ping", id: this.#pinged.id });
  }

  #pong(id: string): void {
    if (this.#pinged?.id !== id) return;
    this.latency = Math.round(performance.now() - this.#pinged.at);
    this.#pinged = null;
  }

  protected override lose(): void {
    this.#pinged = null;
    super.lose();
    if (this.table === null) void this.#recall().catch(() => undefined);
  }
}

export class LobbyConnection extends Connection {
  lobby: Lobby | null = $state.raw(null);

  protected address(): string {
    return socketAddress("/ws/lobby");
  }

  protected hear(said: Lobby): void {
    this.established();
    this.lobby = said;
  }
}

/** Lines by their number, each once. */
function mergeChat(known: ChatLine[], more: ChatLine[]): ChatLine[] {
  const byNumber = new Map([...known, ...more].map((line) => [line.number, line]));
  return [...byNumber.values()].sort((a, b) => a.number - b.number);
}

/** Whether lines were said between these that were never heard here: too much for one welcome. */
function leavesGap(known: ChatLine[], more: ChatLine[]): boolean {
  return (more[0]?.number ?? 0) > (known.at(-1)?.number ?? 0) + 1;
}

/** Clubs host without TLS, where `crypto.randomUUID` is missing. */
function makeId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The table as it was announced, with the seats that are waited for now. */
function withWaiting(table: TableInfo, waiting: number[]): TableInfo {
  return { ...table, seats: table.seats.map((seat, place) => ({ ...seat, waiting: waiting.includes(place) })) };
}

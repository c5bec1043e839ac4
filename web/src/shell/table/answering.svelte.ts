/** How an answer goes out: drafted, sent once, confirmed if it is final. And where the reader's last turn ended. */
import type { Final, LogEntry, Message, Option, Previewed, Question, StandingOrder } from "../../generated/protocol";
import type { Outcome } from "../../lib/socket.svelte";
import { Draft, isSame, type Action } from "./draft.svelte";
import { afterOwn } from "./log";
import { Previews } from "./previews.svelte";
import type { Onward } from "./trail.svelte";

/** What it needs of the line to the table. */
export interface Line {
  readonly acting: boolean;
  readonly log: LogEntry[];
  /** Without a question: unasked. What comes of it is told where it could not be taken back and is not sure. */
  act: (question: Question | null, action: Action, sure: boolean, settles?: boolean) => Promise<Outcome>;
  undo: () => void;
  readonly orders: StandingOrder[];
  setOrders: (orders: StandingOrder[]) => void;
  onward: Onward;
  preview: (question: Question, action: Action) => Promise<Previewed>;
}

/** An answer to a question, or, without one, what somebody does unasked. */
export interface Answer {
  question: Question | null;
  action: Action;
  /** How it is said, where no question says it. */
  label?: Message;
  /** What is to be paid for it is paid along with it. */
  settles?: boolean;
}

/** What a game says about its answers. */
export interface Manner {
  /** Answers where being quick counts: never asked for twice, and given while another is on its way. */
  isHasty?: (action: Action) => boolean;
  /** Whether a payment follows this answer, which the rules can make along with it. */
  settles?: (question: Question) => boolean;
  /** An answer that is meant for the whole occasion: the order that gives it again; null for one that is not. */
  stands?: (question: Question, action: Action) => StandingOrder | null;
}

/** Nobody reads a question and answers it within so many milliseconds: a quick click was meant for the one before. */
const READING = 300;

export class Answering {
  readonly draft: Draft;
  /** What would come of answers. */
  readonly previews: Previews;
  /** What the table has asked back about, and the draft as it was then. */
  #asked: { answer: Answer; drafted: Action | null } | null = $state.raw(null);
  /** What can not be taken back and waits to be confirmed; whoever drafts something else means something else. */
  readonly confirming: Answer | null = $derived(this.#unconfirmed());
  /** The place in the log where the reader's last turn ended; null before anything is known. */
  lastTurn: number | null = $state(null);

  /** Hasty answers that wait until the one before has arrived, oldest first. */
  ahead: Action[] = $state.raw([]);

  readonly #line: Line;
  readonly #confirms: () => boolean;
  readonly #manner: () => Manner;
  /** What was ordered along with the last answer: taken back with it. */
  #stood: StandingOrder | null = null;
  /** What may be done unasked. */
  #aside: Option[] = [];
  /** The question at which a series of quick clicks began, and whether it goes on. */
  #aimed: number | undefined;
  #again = false;
  /** When the last question was put, or the table asked back. */
  #put = -Infinity;

  /**
   * `confirms`: whether an answer that costs something and can not be taken back is asked for twice.
   */
  constructor(line: Line, confirms: () => boolean, manner: () => Manner = () => ({})) {
    this.#line = line;
    this.#confirms = confirms;
    this.#manner = manner;
    this.draft = new Draft(
      (question, action, settles) => this.#answer({ question, action, ...(settles === true && { settles }) }),
      (question, path) => line.onward(question, path),
    );
    this.previews = new Previews((question, action) => line.preview(question, action));
  }

  /** What is asked now, and what may be done unasked. */
  ask(question: Question | null, aside: Option[] = []): void {
    if (question?.asked !== this.draft.question?.asked) this.#put = performance.now();
    this.draft.ask(question);
    this.previews.ask(question);
    this.#aside = aside;
    if (this.#asked !== null && !this.#stands(this.#asked.answer)) this.#asked = null;
  }

  /** The log as it is when the reader comes to the table. */
  arrive(log: LogEntry[], seat: number | null): void {
    this.lastTurn ??= afterOwn(log, seat);
  }

  /** A click, and its place in a quick series of them; 0: no click, or not by a pointer. */
  press(clicks: number): void {
    this.#again = clicks > 1;
    if (clicks === 1) this.#aimed = this.draft.question?.asked;
  }

  /** Do something unasked. */
  volunteer(option: Option): void {
    this.#answer({ question: null, ...option });
  }

  confirm(): void {
    if (this.confirming !== null && !this.#unread()) void this.#send(this.confirming, true);
  }

  /** Send what is drafted; what has to be paid for it, as the rules suggest. */
  commit(): void {
    const { question, option, action } = this.draft;
    const settles = question !== null && option === null && (this.#manner().settles?.(question) ?? false);
    this.draft.commit(action, settles);
  }

  /** Take back the last answer, and what it was to stand for. */
  undo(): void {
    const { orders } = this.#line;
    const stood = orders.filter((order) => !isSame(order, this.#stood));
    if (stood.length < orders.length) this.#line.setOrders(stood);
    this.#stood = null;
    this.#line.undo();
  }

  cancel(): void {
    this.#asked = null;
    this.draft.select(null);
  }

  /** Nothing is on its way any more: send what was answered ahead. What is not open now has come too late. */
  goOn(): void {
    const question = this.draft.question;
    const [action, ...rest] = this.ahead;
    if (action === undefined || this.#line.acting) return;
    const open = question !== null && optionOf(question, action) !== undefined;
    this.ahead = open ? rest : [];
    if (open) void this.#send({ question, action }, true);
  }

  #answer(answer: Answer): void {
    const hasty = this.#manner().isHasty?.(answer.action) ?? false;
    if (this.#line.acting) {
      if (hasty) this.ahead = [...this.ahead, answer.action];
      return;
    }
    // where being quick counts, also an unread question may be meant
    if (!hasty && answer.question?.asked !== this.#aimed && this.#unread()) return;
    // said once more, it is still not confirmed
    if (this.confirming !== null && isSame(this.confirming.action, answer.action)) return;
    void this.#send(answer, hasty || !this.#confirms());
  }

  /** Whether the second of two quick clicks comes so soon that it was meant for what stood there before. */
  #unread(): boolean {
    return this.#again && performance.now() - this.#put < READING;
  }

  async #send(answer: Answer, sure: boolean): Promise<void> {
    const { lastTurn } = this;
    this.#asked = null;
    this.lastTurn = this.#line.log.length;
    const settling: [] | [boolean] = answer.settles === true ? [true] : [];
    const outcome = await this.#line.act(answer.question, answer.action, sure, ...settling);
    if (outcome === "done") {
      this.#stand(answer);
      return;
    }
    this.lastTurn = lastTurn;
    if (outcome !== null && this.#stands(answer)) this.#askBack(answer, outcome);
  }

  /** What was meant for the whole occasion is not asked again. */
  #stand({ question, action }: Answer): void {
    this.#stood = question === null ? null : (this.#manner().stands?.(question, action) ?? null);
    if (this.#stood !== null) this.#line.setOrders([...this.#line.orders, this.#stood]);
  }

  /** The table has done nothing yet: it could not be taken back. */
  #askBack(answer: Answer, final: Final): void {
    if (answer.question !== null) {
      this.previews.learn(answer.action, final);
      this.draft.adopt(answer.action);
    }
    this.#asked = { answer, drafted: this.draft.action };
    this.#put = performance.now();
  }

  #unconfirmed(): Answer | null {
    return this.#asked !== null && isSame(this.#asked.drafted, this.draft.action) ? this.#asked.answer : null;
  }

  /** Whether this can still be answered. */
  #stands({ question, action }: Answer): boolean {
    const now = this.draft.question;
    if (question !== null) return question.asked === now?.asked;
    return now === null && this.#aside.some((option) => isSame(option.action, action));
  }
}

/** The plain answer that an action is, if it is one. */
export function optionOf(question: Question, action: Action): Option | undefined {
  return question.options.find((option) => isSame(option.action, action));
}

/** An answer in words for the button that sends it: the option's own, that of the game, or what can always be said. */
export function labelOf(
  question: Question,
  action: Action,
  label?: (question: Question, action: Action) => Message,
): Message {
  const option = optionOf(question, action);
  if (option !== undefined) return option.label;
  if (label !== undefined) return label(question, action);
  if (question.shape === "path" && Array.isArray(action[1])) return ["answer-steps", { number: action[1].length }];
  if (Array.isArray(action[1])) return ["answer-items", { number: action[1].length }];
  return [`action-${question.verb}`, { what: action[1], number: action[1] }];
}

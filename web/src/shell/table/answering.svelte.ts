/** How an answer goes out: drafted, sent once, confirmed if it is final. And where the reader's last turn ended. */
import type { Final, LogEntry, Message, Option, Previewed, Question } from "../../generated/protocol";
import { Draft, isSame, type Action } from "./draft.svelte";
import { afterOwn } from "./log";
import { Previews } from "./previews.svelte";
import type { Onward } from "./trail.svelte";

/** What it needs of the line to the table. */
export interface Line {
  readonly acting: boolean;
  readonly log: LogEntry[];
  /** Without a question: unasked. What comes of it is told where it could not be taken back and is not sure. */
  act: (question: Question | null, action: Action, sure: boolean) => Promise<Final | null>;
  onward: Onward;
  preview: (question: Question, action: Action) => Promise<Previewed>;
}

/** An answer to a question, or, without one, what somebody does unasked. */
export interface Answer {
  question: Question | null;
  action: Action;
  /** How it is said, where no question says it. */
  label?: Message;
}

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
  readonly #isHasty: (action: Action) => boolean;
  /** What may be done unasked. */
  #aside: Option[] = [];

  /**
   * `confirms`: whether an answer that can not be taken back is asked for twice. `isHasty`: answers that never are, and
   * that may be given while another is on its way.
   */
  constructor(line: Line, confirms: () => boolean, isHasty: (action: Action) => boolean = () => false) {
    this.#line = line;
    this.#confirms = confirms;
    this.#isHasty = isHasty;
    this.draft = new Draft(
      (question, action) => this.#answer({ question, action }),
      (question, path) => line.onward(question, path),
    );
    this.previews = new Previews((question, action) => line.preview(question, action));
  }

  /** What is asked now, and what may be done unasked. */
  ask(question: Question | null, aside: Option[] = []): void {
    this.draft.ask(question);
    this.previews.ask(question);
    this.#aside = aside;
    if (this.#asked !== null && !this.#stands(this.#asked.answer)) this.#asked = null;
  }

  /** The log as it is when the reader comes to the table. */
  arrive(log: LogEntry[], seat: number | null): void {
    this.lastTurn ??= afterOwn(log, seat);
  }

  /** Do something unasked. */
  volunteer(option: Option): void {
    this.#answer({ question: null, ...option });
  }

  confirm(): void {
    if (this.confirming !== null) void this.#send(this.confirming, true);
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
    const hasty = this.#isHasty(answer.action);
    if (this.#line.acting) {
      if (hasty) this.ahead = [...this.ahead, answer.action];
      return;
    }
    // said once more, it is still not confirmed
    if (this.confirming !== null && isSame(this.confirming.action, answer.action)) return;
    void this.#send(answer, hasty || !this.#confirms());
  }

  async #send(answer: Answer, sure: boolean): Promise<void> {
    const { lastTurn } = this;
    this.#asked = null;
    this.lastTurn = this.#line.log.length;
    const final = await this.#line.act(answer.question, answer.action, sure);
    if (final === null) return;
    this.lastTurn = lastTurn;
    if (this.#stands(answer)) this.#askBack(answer, final);
  }

  /** The table has done nothing yet: it could not be taken back. */
  #askBack(answer: Answer, final: Final): void {
    if (answer.question !== null) {
      this.previews.learn(answer.action, final);
      this.draft.adopt(answer.action);
    }
    this.#asked = { answer, drafted: this.draft.action };
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

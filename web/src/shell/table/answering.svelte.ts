/** How an answer goes out: drafted, confirmed if it is final, sent once. And where the reader's last turn ended. */
import type { LogEntry, Message, Option, Previewed, Question, Way } from "../../generated/protocol";
import { Draft, isSame, type Action } from "./draft.svelte";
import { afterOwn } from "./log";
import { Previews } from "./previews.svelte";
import type { Onward } from "./trail.svelte";

/** What it needs of the line to the table. */
export interface Line {
  readonly acting: boolean;
  readonly log: LogEntry[];
  act: (question: Question, action: Action) => void;
  onward: Onward;
  preview: (question: Question, action: Action) => Promise<Previewed>;
}

export class Answering {
  readonly draft: Draft;
  /** What would come of answers. */
  readonly previews: Previews;
  /** A final answer that waits to be confirmed. */
  confirming: Action | null = $state.raw(null);
  /** The place in the log where the reader's last turn ended; null before anything is known. */
  lastTurn: number | null = $state(null);

  /** Hasty answers that wait until the one before has arrived, oldest first. */
  ahead: Action[] = $state.raw([]);

  readonly #line: Line;
  readonly #confirms: () => boolean;
  readonly #isHasty: (action: Action) => boolean;

  /**
   * `confirms`: whether an answer that can not be taken back is asked for twice. `isHasty`: answers that never are, and
   * that may be given while another is on its way.
   */
  constructor(line: Line, confirms: () => boolean, isHasty: (action: Action) => boolean = () => false) {
    this.#line = line;
    this.#confirms = confirms;
    this.#isHasty = isHasty;
    this.draft = new Draft(
      (question, action) => this.#answer(question, action),
      (question, path) => line.onward(question, path),
    );
    this.previews = new Previews((question, action) => line.preview(question, action));
  }

  /** What is asked now. */
  ask(question: Question | null): void {
    if (this.draft.question?.asked !== question?.asked) this.confirming = null;
    this.draft.ask(question);
    this.previews.ask(question);
  }

  /** The log as it is when the reader comes to the table. */
  arrive(log: LogEntry[], seat: number | null): void {
    this.lastTurn ??= afterOwn(log, seat);
  }

  confirm(): void {
    const question = this.draft.question;
    if (question !== null && this.confirming !== null) this.#send(question, this.confirming);
  }

  cancel(): void {
    this.confirming = null;
    this.draft.select(null);
  }

  /** Nothing is on its way any more: send what was answered ahead. What is not open now has come too late. */
  goOn(): void {
    const question = this.draft.question;
    const [next, ...rest] = this.ahead;
    if (next === undefined || this.#line.acting) return;
    const open = question !== null && optionOf(question, next) !== undefined;
    this.ahead = open ? rest : [];
    if (open) this.#send(question, next);
  }

  #answer(question: Question, action: Action): void {
    const hasty = this.#isHasty(action);
    if (this.#line.acting) {
      if (hasty) this.ahead = [...this.ahead, action];
      return;
    }
    if (isFinal(question, action, this.draft.trail.way) && !hasty && this.#confirms()) this.confirming = action;
    else this.#send(question, action);
  }

  #send(question: Question, action: Action): void {
    this.confirming = null;
    this.lastTurn = this.#line.log.length;
    this.#line.act(question, action);
  }
}

/** The plain answer that an action is, if it is one. */
export function optionOf(question: Question, action: Action): Option | undefined {
  return question.options.find((option) => isSame(option.action, action));
}

/** Whether an answer can not be taken back; `way` is the path put together, where one is asked for. */
export function isFinal(question: Question, action: Action, way: Way | null = null): boolean {
  return optionOf(question, action)?.final ?? way?.final ?? question.final;
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

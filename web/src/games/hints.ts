/** What the rules say would come of answers, typed by the prompt of the question. */
import type { Question } from "../generated/protocol";
import type { Action } from "../shell/table/draft.svelte";
import type { BoardProps } from "./board";

/**
 * Reads what has come along with a question; null where something else is asked. Once for every game:
 *
 *     export const hints = hintsOf<RaceHints>();
 *     hints(question, "prompt-pay")?.change
 */
export function hintsOf<Hints>() {
  return <Prompt extends keyof Hints>(question: Question | null, prompt: Prompt): Hints[Prompt] | null =>
    question?.prompt[0] === prompt ? (question.hints as Hints[Prompt]) : null;
}

/**
 * Reads what would come of one answer; null until the server has said it, and where something else is asked. Once for
 * every game:
 *
 *     export const preview = previewOf<RacePreviews>();
 *     const outlook = $derived(preview(props, "prompt-pay", draft.action));
 */
export function previewOf<Previews>() {
  return <Prompt extends keyof Previews>(
    board: Pick<BoardProps, "question" | "preview">,
    prompt: Prompt,
    action: Action | null,
  ): Previews[Prompt] | null =>
    board.question?.prompt[0] === prompt ? ((board.preview(action)?.preview ?? null) as Previews[Prompt] | null) : null;
}

/** What the rules say along with a question: what its answers cost and bring. */
import type { Question } from "../generated/protocol";

/**
 * Reads the hints of a question, typed by its prompt; null where something else is asked. Once for every game:
 *
 *     export const hints = hintsOf<RaceHints>();
 *     hints(question, "prompt-pay")?.change
 */
export function hintsOf<Hints>() {
  return <Prompt extends keyof Hints>(question: Question | null, prompt: Prompt): Hints[Prompt] | null =>
    question?.prompt[0] === prompt ? (question.hints as Hints[Prompt]) : null;
}

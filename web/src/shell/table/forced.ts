/** Questions that leave nothing to choose. */
import type { Question } from "../../generated/protocol";
import type { Action } from "./draft.svelte";

/** The only answer to a question; null if there are several. */
export function onlyAnswer(question: Question): Action | null {
  const { shape, options, lo, hi, verb, items } = question;
  if (shape === "choice") return options.length === 1 ? (options[0]?.action ?? null) : null;
  if (options.length > 0) return lo > hi && options.length === 1 ? (options[0]?.action ?? null) : null;
  if (shape === "amount") return lo === hi ? [verb, lo] : null;
  return lo === items.length ? [verb, items.map(({ item }) => item)] : null;
}

/** Questions that leave nothing to choose. */
import type { Question, Way } from "../../generated/protocol";
import type { Action } from "./draft.svelte";

/** The only answer to a question; null if there are several. */
export function onlyAnswer(question: Question): Action | null {
  const { shape, options, lo, hi, verb, items, way } = question;
  if (shape === "path") return onlyPath(question, way);
  if (shape === "choice") return options.length === 1 ? (options[0]?.action ?? null) : null;
  if (options.length > 0) return lo > hi && options.length === 1 ? (options[0]?.action ?? null) : null;
  if (shape === "amount") return lo === hi ? [verb, lo] : null;
  return lo === items.length ? [verb, items.map(({ item }) => item)] : null;
}

/** Where no step can be taken, a path is nothing to choose: there is the one without steps, or another answer. */
function onlyPath({ options, verb }: Question, way: Way | null): Action | null {
  if (way === null || way.onward.length > 0) return null;
  const answers = [...options.map(({ action }) => action), ...(way.stuck === null ? [[verb, []]] : [])];
  return answers.length === 1 ? (answers[0] ?? null) : null;
}

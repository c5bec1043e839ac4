/** The flight's half of the board, as `../index.ts` takes it. */
import type { Message, Question } from "../../../generated/protocol";
import type { Action } from "../../../shell/table/draft.svelte";
import { isAboard } from "./picking";

export { default as Flight } from "./Flight.svelte";
export { default as FlightHand } from "./FlightHand.svelte";
export { default as FlightPane } from "./FlightPane.svelte";
export { default as CardsPane } from "./CardsPane.svelte";
export { default as Consequence } from "./Consequence.svelte";
export { default as Readiness } from "./Readiness.svelte";
export { default as Result } from "./Result.svelte";
export { default as Squadron } from "./Squadron.svelte";
export { OFFERED } from "./picking";

/** Whether the board of the flight offers the items of this question itself. */
export function showsItems(question: Question): boolean {
  return isAboard(question);
}

/** The drafted answer on the button that sends it. */
export function label(question: Question, action: Action): Message {
  const number = Array.isArray(action[1]) ? action[1].length : Number(action[1]);
  return [`flight-do-${question.verb}`, { number }];
}

/** How a tap on the ship becomes an answer. */
import type { Option, Question } from "../../../generated/protocol";
import type { Spot } from "../../../generated/trucker";
import { isSame, type Draft } from "../../../shell/table/draft.svelte";

/** Answers that the board or the tray offers itself. */
export const OFFERED = [
  "onward",
  "give_up",
  "land",
  "fly_on",
  "explore",
  "claim",
  "decline",
  "shield",
  "shoot",
  "endure",
  "keep",
  "load",
  "lift",
  "done",
];

/** Items that are places of the ship: charges, crew, goods. */
const ABOARD = ["power", "dismiss", "surrender", "drain"];

export function isAboard(question: Question | null): boolean {
  return question?.shape === "subset" && ABOARD.includes(question.verb);
}

/** The spot an item stands for; a charge may also say what it is for. */
export function itemSpot(item: unknown): Spot {
  return (item as unknown[]).slice(0, 2) as Spot;
}

/** The places among the items that lie at this spot. */
export function itemsAt(question: Question, spot: Spot): number[] {
  return question.items.flatMap(({ item }, place) => (isSame(itemSpot(item), spot) ? [place] : []));
}

/** Whether one more item may be chosen besides these. */
export function fits(question: Question, chosen: number[], place: number): boolean {
  if (chosen.includes(place) || chosen.length >= question.hi) return false;
  return question.needs.every(({ most, weights }) => {
    const weight = [...chosen, place].reduce((sum, each) => sum + (weights[each] ?? 0), 0);
    return most < 0 || weight <= most;
  });
}

/** One more from this spot; when no more may be chosen, none. */
export function pickAt(draft: Draft, question: Question, spot: Spot): void {
  const places = itemsAt(question, spot);
  const free = places.find((place) => fits(question, draft.chosen, place));
  if (free !== undefined) draft.toggle(free);
  else for (const place of places) if (draft.chosen.includes(place)) draft.toggle(place);
}

/** The answers that name this spot. */
export function optionsAt(question: Question | null, spot: Spot): Option[] {
  return question?.options.filter(({ action }) => isSame(action.slice(-2), spot)) ?? [];
}

/** A click on an answer. */
export function pick(draft: Draft, option: Option): void {
  draft.pick(option);
}

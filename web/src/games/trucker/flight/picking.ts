/** How a tap on the ship becomes an answer. */
import type { Option, Question } from "../../../generated/protocol";
import type { Spot } from "../../../generated/trucker";
import { settings } from "../../../lib/settings.svelte";
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

/** The spot an item stands for. */
export function itemSpot(item: unknown): Spot {
  return item as Spot;
}

/** The places among the items that lie at this spot. */
export function itemsAt(question: Question, spot: Spot): number[] {
  return question.items.flatMap(({ item }, place) => (isSame(item, spot) ? [place] : []));
}

/** One more from this spot; when all of them are chosen, or no more may be, none. */
export function pickAt(draft: Draft, question: Question, spot: Spot): void {
  const places = itemsAt(question, spot);
  const free = places.find((place) => !draft.chosen.includes(place));
  if (free !== undefined && draft.chosen.length < question.hi) draft.toggle(free);
  else for (const place of places) if (draft.chosen.includes(place)) draft.toggle(place);
}

/** Choose so many items, from the spots with the most of them first. */
export function pickNumber(draft: Draft, question: Question, number: number): void {
  const size = (place: number): number => itemsAt(question, itemSpot(question.items[place]?.item)).length;
  const places = question.items.map((_, place) => place).sort((one, other) => size(other) - size(one) || one - other);
  draft.clear();
  for (const place of places.slice(0, number)) draft.toggle(place);
}

/** The answers that name this spot. */
export function optionsAt(question: Question | null, spot: Spot): Option[] {
  return question?.options.filter(({ action }) => isSame(action.slice(-2), spot)) ?? [];
}

/** The first tap selects, the second sends; who has set it so sends with the first. */
export function pick(draft: Draft, option: Option): void {
  if (settings.oneClick || draft.option === option) draft.commit(option.action);
  else draft.select(option);
}

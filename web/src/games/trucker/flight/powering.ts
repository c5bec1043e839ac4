/** Which doubles to power: charges by what they are for, and how they are picked. */
import type { Question } from "../../../generated/protocol";
import type { Draft } from "../../../shell/table/draft.svelte";
import { fits, itemsAt, itemSpot } from "./picking";

/** So many charges for each sort of doubles; where all of them count alike, there is one sort without a name. */
export type Power = Record<string, number>;

export const ALIKE = "";

function sortAt(question: Question, place: number): string {
  const [, , sort] = question.items[place]?.item as [number, number, string?];
  return sort ?? ALIKE;
}

/** What the chosen items power. */
export function powerOf(question: Question, chosen: number[]): Power {
  const power: Power = {};
  for (const place of chosen) power[sortAt(question, place)] = (power[sortAt(question, place)] ?? 0) + 1;
  return power;
}

export function isSamePower(one: Power, other: Power): boolean {
  const sorts = Object.keys({ ...one, ...other });
  return sorts.every((sort) => (one[sort] ?? 0) === (other[sort] ?? 0));
}

/** Choose charges for this, from the fullest batteries first. */
export function pickPower(draft: Draft, question: Question, power: Power): void {
  const size = (place: number): number => itemsAt(question, itemSpot(question.items[place]?.item)).length;
  const places = question.items.map((_, place) => place).sort((one, other) => size(other) - size(one) || one - other);
  const left = { ...power };
  draft.clear();
  for (const place of places) {
    const sort = sortAt(question, place);
    if ((left[sort] ?? 0) === 0 || !fits(question, draft.chosen, place)) continue;
    left[sort] = (left[sort] ?? 0) - 1;
    draft.toggle(place);
  }
}

/** Which doubles to power: charges by what they are for. */
import type { Question } from "../../../generated/protocol";

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

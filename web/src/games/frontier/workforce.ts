/** The colonists of whoever is on turn, by what they are. */
import type { FrontierReference, FrontierView, WorkerView } from "../../generated/frontier";
import { cardOf, faceOf } from "./lookup";

export interface Worker extends WorkerView {
  /** A message. */
  name: string;
  specialties: string[];
}

/** For those who have none. */
const NONE = "none";

export function workforce(view: FrontierView, reference: FrontierReference): Worker[] {
  const cards = view.players[view.active ?? -1]?.stacks.flatMap((stack) => stack.cards) ?? [];
  return view.turn.workers.map((worker) => {
    const card = cardOf(reference, worker.card);
    const shown = cards.find((each) => each.card === worker.card)?.face ?? "white";
    const face = card === undefined ? undefined : faceOf(card, shown);
    return { ...worker, name: face?.name ?? worker.card, specialties: face?.specialties ?? [] };
  });
}

/** Whoever has several specialties stands in each of them. */
export function bySpecialty(all: readonly Worker[]): { specialty: string; workers: Worker[] }[] {
  const kinds = [...new Set(all.flatMap(({ specialties }) => (specialties.length > 0 ? specialties : [NONE])))];
  return kinds.map((specialty) => ({
    specialty,
    workers: all.filter(({ specialties }) => specialties.includes(specialty) || (specialty === NONE && specialties.length === 0)),
  }));
}

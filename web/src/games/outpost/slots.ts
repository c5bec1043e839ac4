/** Factories as they are drawn: one place for each, with somebody in it or nobody. */
import type { ColonyView, OutpostReference } from "../../generated/outpost";

export interface Slot {
  resource: string;
  /** Who works there. */
  operator: "colonist" | "robot" | null;
}

/**
 * Every factory with its operator. Which operator stands where never matters to the rules, but colonists are drawn in
 * the special factories first, since as a rule nobody else may work there; robots fill what colonists leave.
 */
export function slotsOf(colony: ColonyView, reference: OutpostReference, operated: boolean[]): Slot[] {
  const kinds = reference.resources.flatMap((resource) =>
    Array.from({ length: colony.factories[resource.id] ?? 0 }, () => resource),
  );
  const special = kinds.filter((resource, place) => resource.special !== null && operated[place]).length;
  let inSpecial = Math.min(special, colony.colonists);
  let elsewhere = colony.colonists - inSpecial;
  return kinds.map(({ id, special: upgrade }, place): Slot => {
    if (!operated[place]) return { resource: id, operator: null };
    const left = upgrade === null ? elsewhere-- : inSpecial--;
    return { resource: id, operator: left > 0 ? "colonist" : "robot" };
  });
}

/** Which factories are operated, one after another in the order of the resources. */
export function operatedPlaces(colony: ColonyView, reference: OutpostReference): boolean[] {
  return reference.resources.flatMap(({ id }) =>
    Array.from({ length: colony.factories[id] ?? 0 }, (_, place) => place < (colony.operated[id] ?? 0)),
  );
}

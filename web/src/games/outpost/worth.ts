/** What a colony is worth and brings, now and after a change: the arithmetic the rules also do. */
import type { ColonyView, OutpostReference, ResourceReference, UpgradeReference } from "../../generated/outpost";
import { readCard, type ProductionCard } from "./cards";

/** How many of what, by resource. */
export type Counts = Partial<Record<string, number>>;

export function upgradeOf(reference: OutpostReference, id: string): UpgradeReference | undefined {
  return reference.upgrades.find((upgrade) => upgrade.id === id);
}

export function resourceOf(reference: OutpostReference, id: string): ResourceReference | undefined {
  return reference.resources.find((resource) => resource.id === id);
}

/** The cards in the hand of the one who looks. */
export function handOf(colony: ColonyView, reference: OutpostReference): ProductionCard[] {
  return (colony.hand ?? []).map((code) => readCard(code, reference));
}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum: number, number) => sum + (number ?? 0), 0);
}

/** Points of an operated factory; those of a special one are the factory's, not the card's. */
export function factoryVp(reference: OutpostReference, resource: ResourceReference): number {
  if (resource.special !== null) return upgradeOf(reference, resource.special)?.vp ?? 0;
  return resource.factory?.vp ?? 0;
}

export function factoryPoints(operated: Counts, reference: OutpostReference): number {
  return reference.resources.reduce((sum, each) => sum + (operated[each.id] ?? 0) * factoryVp(reference, each), 0);
}

/** Points of the cards, which nothing but an attack can take. */
export function cardPoints(colony: ColonyView, reference: OutpostReference): number {
  return colony.points - factoryPoints(colony.operated, reference);
}

/** Cards per round with these factories operated. */
export function outputWith(colony: ColonyView, reference: OutpostReference, operated: Counts): Counts {
  const output: Counts = { ...operated };
  const add = (resource: string, number: number): void => {
    output[resource] = (output[resource] ?? 0) + number;
  };
  for (const upgrade of reference.upgrades) {
    const owned = colony.upgrades[upgrade.id] ?? 0;
    if (owned > 0 && upgrade.produces !== null) add(upgrade.produces, owned);
    if (owned > 0 && upgrade.extra_half !== null) {
      add(upgrade.extra_half, owned * Math.floor((operated[upgrade.extra_half] ?? 0) / 2));
    }
  }
  const ordered = reference.resources.map(({ id }): [string, number] => [id, output[id] ?? 0]);
  return Object.fromEntries(ordered.filter(([, number]) => number > 0));
}

/** What so many cards are worth on average. */
export function worthOf(output: Counts, reference: OutpostReference): number {
  return reference.resources.reduce((sum, { id, average }) => sum + (output[id] ?? 0) * average, 0);
}

export function operatorsOf(colony: ColonyView): number {
  return colony.colonists + colony.usable_robots;
}

/**
 * Points once this upgrade is won: the card's own, and those of the factory that comes with it if somebody can work
 * there. With nobody to spare, an operator leaves the factory that is worth least.
 */
export function pointsWith(colony: ColonyView, reference: OutpostReference, id: string): number {
  const upgrade = upgradeOf(reference, id);
  if (upgrade === undefined) return colony.points;
  const gained = upgrade.special === null ? upgrade.vp : 0;
  const factory = resourceOf(reference, upgrade.special ?? upgrade.free_factory ?? "");
  if (factory === undefined) return colony.points + gained;
  const vp = factoryVp(reference, factory);
  if (operatorsOf(colony) > total(colony.operated)) return colony.points + gained + vp;
  const worked = reference.resources.filter((each) => (colony.operated[each.id] ?? 0) > 0);
  const least = Math.min(...worked.map((each) => factoryVp(reference, each)));
  return colony.points + gained + Math.max(0, vp - least);
}

export interface Slot {
  resource: string;
  /** Who works there. */
  operator: "colonist" | "robot" | null;
}

/**
 * Every factory with its operator. Which operator stands where never matters to the rules, except that special
 * factories take colonists: so those go there first, and robots fill what colonists leave.
 */
export function slotsOf(colony: ColonyView, reference: OutpostReference, operated: boolean[]): Slot[] {
  const kinds = reference.resources.flatMap((resource) =>
    Array.from({ length: colony.factories[resource.id] ?? 0 }, () => resource),
  );
  const special = kinds.filter((resource, place) => resource.special !== null && operated[place]).length;
  let colonists = colony.colonists - special;
  return kinds.map((resource, place): Slot => {
    if (!operated[place]) return { resource: resource.id, operator: null };
    if (resource.special !== null) return { resource: resource.id, operator: "colonist" };
    colonists -= 1;
    return { resource: resource.id, operator: colonists >= 0 ? "colonist" : "robot" };
  });
}

/** Which factories are operated, one after another in the order of the resources. */
export function operatedPlaces(colony: ColonyView, reference: OutpostReference): boolean[] {
  return reference.resources.flatMap(({ id }) =>
    Array.from({ length: colony.factories[id] ?? 0 }, (_, place) => place < (colony.operated[id] ?? 0)),
  );
}

/** The points everybody begins with: the first factories, all operated. */
export function firstPoints(reference: OutpostReference): number {
  return factoryPoints(reference.start.factories, reference);
}

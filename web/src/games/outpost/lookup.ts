/** Finding things by their ids, and counting what is there. */
import type { ColonyView, OutpostReference, ResourceReference, UpgradeReference } from "../../generated/outpost";
import { readCard, type ProductionCard } from "./cards";

/** How many of what, by resource or upgrade. */
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

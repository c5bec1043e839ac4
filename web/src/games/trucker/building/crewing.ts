/** Where aliens move in: an answer names a cabin for the purple and one for the brown alien, or none. */
import type { Option, Question } from "../../../generated/protocol";
import type { ShipView, Spot } from "../../../generated/trucker";
import { isSame } from "../../../shell/table/draft.svelte";
import { keyOf } from "../ships";

export const ALIENS = ["purple", "brown"] as const;
export type Alien = (typeof ALIENS)[number];

export type Homes = Record<Alien, Spot | null>;

export function homesOf(option: Option | null): Homes {
  const [, purple, brown] = option?.action ?? [];
  return { purple: asSpot(purple), brown: asSpot(brown) };
}

function asSpot(value: unknown): Spot | null {
  return Array.isArray(value) && value.length === 2 ? [Number(value[0]), Number(value[1])] : null;
}

/** Cabins where some alien could live. */
export function cabinsFor(question: Question | null): Spot[] {
  const spots = (question?.options ?? []).flatMap((option) => Object.values(homesOf(option)).filter((spot) => spot !== null));
  return [...new Map(spots.map((spot) => [keyOf(spot), spot])).values()];
}

/** The answer after a tap on a cabin: humans, then whichever aliens can live there, then humans again. */
export function nextCrew(question: Question, now: Option | null, spot: Spot): Option | undefined {
  const homes = homesOf(now);
  const lives = ALIENS.find((alien) => isSame(homes[alien], spot)) ?? null;
  const others: Homes = { ...homes };
  for (const alien of ALIENS) if (isSame(others[alien], spot)) others[alien] = null;
  const ways: (Alien | null)[] = [null, ...ALIENS];
  const order = [...ways.slice(ways.indexOf(lives) + 1), ...ways.slice(0, ways.indexOf(lives))];
  return order
    .map((alien) => (alien === null ? others : { ...others, [alien]: spot }))
    .map(({ purple, brown }) => question.options.find(({ action }) => isSame(action, ["crew", purple ?? [], brown ?? []])))
    .find((option) => option !== undefined);
}

/** The ship with the aliens of an answer aboard. */
export function crewed(ship: ShipView, option: Option | null): ShipView {
  const homes = homesOf(option);
  const tiles = ship.tiles.map((lies) => {
    const alien = ALIENS.find((each) => isSame(homes[each], [lies.row, lies.column]));
    return alien === undefined ? lies : { ...lies, alien, humans: 0 };
  });
  return { ...ship, tiles };
}

import { expect, it } from "vitest";
import type { ColonyView, OutpostReference } from "../../generated/outpost";
import { operatedPlaces, slotsOf } from "./slots";

const reference = {
  resources: [
    { id: "ore", special: null },
    { id: "moon_ore", special: "moon_base" },
  ],
} as unknown as OutpostReference;
const colony = (factories: object, operated: object, colonists: number): ColonyView =>
  ({ factories, operated, colonists }) as unknown as ColonyView;

it("colonists go where robots may not", () => {
  const base = colony({ ore: 1, moon_ore: 1 }, { ore: 1, moon_ore: 1 }, 1);
  expect(slotsOf(base, reference, [true, true]).map((slot) => slot.operator)).toEqual(["robot", "colonist"]);
  expect(slotsOf(base, reference, [false, true]).map((slot) => slot.operator)).toEqual([null, "colonist"]);
});

it("robots go where they may", () => {
  const base = colony({ ore: 1, moon_ore: 2 }, { ore: 1, moon_ore: 2 }, 1);
  expect(slotsOf(base, reference, [true, true, true]).map((slot) => slot.operator)).toEqual(["robot", "colonist", "robot"]);
});

it("the first factories of a kind are those that are operated", () => {
  expect(operatedPlaces(colony({ ore: 3 }, { ore: 1 }, 1), reference)).toEqual([true, false, false]);
});

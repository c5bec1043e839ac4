import { expect, it } from "vitest";
import type { OutpostReference } from "../../generated/outpost";
import { byResource, placesOf, readCard } from "./cards";

const resources = [
  { id: "ore", average: 3 },
  { id: "water", average: 7 },
  { id: "titanium", average: 10 },
  { id: "research", average: 13 },
] as OutpostReference["resources"];
const read = (code: number): ReturnType<typeof readCard> => readCard(code, { resources });

it("cards are read from their numbers", () => {
  expect(read(207)).toMatchObject({ resource: "water", value: 7, kind: "card", number: 1 });
  expect(read(1230)).toMatchObject({ resource: "water", value: 30, kind: "mega", number: 4 });
  expect(read(2203)).toMatchObject({ resource: "water", value: 21, kind: "promise", number: 3 });
});

it("cards are grouped by what they are, whatever their kind", () => {
  expect(byResource([103, 207, 1230].map(read)).map(([resource, cards]) => [resource, cards.length])).toEqual([
    ["ore", 1],
    ["water", 2],
  ]);
});

it("equal cards are matched with the items one after another", () => {
  expect(placesOf([103, 103, 207, 413], [103, 103, 413])).toEqual([0, 1, -1, 2]);
});

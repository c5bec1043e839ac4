import { expect, it } from "vitest";
import { keepPlaces } from "./market";

it("what is sold leaves a gap, until new cards are laid out", () => {
  expect(keepPlaces([], ["nodule", "library", "robots"])).toEqual(["nodule", "library", "robots"]);
  expect(keepPlaces(["nodule", "library", "robots"], ["nodule", "robots"])).toEqual(["nodule", "library", "robots"]);
  expect(keepPlaces(["nodule", "library", "robots"], ["nodule", "lab", "robots"])).toEqual(["nodule", "lab", "robots"]);
  expect(keepPlaces(["nodule"], [])).toEqual([]);
});

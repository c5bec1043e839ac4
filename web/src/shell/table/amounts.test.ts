import { expect, it } from "vitest";
import { usefulAmounts } from "./amounts";

it("offers all of a short range", () => {
  expect(usefulAmounts(89, 91)).toEqual([89, 90, 91]);
  expect(usefulAmounts(4, 4)).toEqual([4]);
});

it("offers the ends of a long one and a step", () => {
  expect(usefulAmounts(26, 31)).toEqual([26, 27, 31]);
  expect(usefulAmounts(10, 100)).toEqual([10, 11, 100]);
});

it("offers nothing of an empty range", () => {
  expect(usefulAmounts(5, 4)).toEqual([]);
});

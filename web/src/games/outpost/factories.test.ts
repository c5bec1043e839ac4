import { expect, it } from "vitest";
import { factoryOf } from "./factories";

const KINDS = ["ore", "water", "titanium", "research", "microbiotics", "new_chemicals", "orbital_medicine", "ring_ore", "moon_ore"];

it("every factory has a picture of its own", () => {
  expect(new Set(KINDS.map((kind) => JSON.stringify(factoryOf(kind)))).size).toBe(KINDS.length);
});

import { expect, it } from "vitest";
import { question } from "../shell/table/fixtures";
import { hintsOf } from "./hints";

interface Hints {
  "test-prompt": { cost: number };
  "test-other": { gain: number };
}

const hints = hintsOf<Hints>();

it("reads the hints of the prompt they belong to", () => {
  const asked = question({ shape: "choice", hints: { cost: 3 } });
  expect(hints(asked, "test-prompt")?.cost).toBe(3);
  expect(hints(asked, "test-other")).toBeNull();
  expect(hints(null, "test-prompt")).toBeNull();
});

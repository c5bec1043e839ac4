import { expect, it, vi } from "vitest";
import type { Previewed } from "../generated/protocol";
import { question } from "../shell/table/fixtures";
import { hintsOf, previewOf } from "./hints";

interface Told {
  "test-prompt": { cost: number };
  "test-other": { gain: number };
}

const hints = hintsOf<Told>();
const preview = previewOf<Told>();
const asked = question({ shape: "choice", hints: { cost: 3 } });

it("reads the hints of the prompt they belong to", () => {
  expect(hints(asked, "test-prompt")?.cost).toBe(3);
  expect(hints(asked, "test-other")).toBeNull();
  expect(hints(null, "test-prompt")).toBeNull();
});

it("reads a preview of the prompt it belongs to, as soon as it is there", () => {
  const told: Previewed = { type: "previewed", id: "1", preview: { cost: 5 } };
  const known = vi.fn<() => Previewed | null>().mockReturnValueOnce(null).mockReturnValue(told);
  const board = { question: asked, preview: known };
  expect(preview(board, "test-other", ["dig"])).toBeNull();
  expect(known).not.toHaveBeenCalled();
  expect(preview(board, "test-prompt", ["dig"])).toBeNull();
  expect(preview(board, "test-prompt", ["dig"])?.cost).toBe(5);
  expect(known).toHaveBeenLastCalledWith(["dig"]);
});

import { expect, it } from "vitest";
import type { OutpostView } from "../../generated/outpost";
import { phases } from "./phases";

it("what comes before in this edition is done", () => {
  const course: OutpostView["course"] = ["order", "market", "production", "turns", "discard", "victory"];
  const shown = phases({ course, stage: "turns" } as OutpostView);
  expect(shown.filter((phase) => phase.done).map((phase) => phase.rule)).toEqual(["purchase-order", "market", "production"]);
  expect(shown.filter((phase) => phase.now).map((phase) => phase.rule)).toEqual(["turn"]);
});

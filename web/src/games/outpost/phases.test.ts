import { expect, it } from "vitest";
import type { OutpostView } from "../../generated/outpost";
import type { TableInfo } from "../../generated/protocol";
import { phases } from "./phases";

const at = (phase: string, over = false): OutpostView => ({ phase, over }) as OutpostView;
const usual = { options: { edition: "stronghold" } } as unknown as TableInfo;
const classic = { options: { edition: "classic" } } as unknown as TableInfo;
const now = (view: OutpostView, table = usual): string[] =>
  phases(view, table)
    .filter((phase) => phase.now)
    .map((phase) => phase.rule);

it("every step of the rules belongs to one phase", () => {
  expect(["mega", "prospect", "exchange", "aftermath", "assign"].flatMap((step) => now(at(step)))).toEqual([
    "production",
    "production",
    "discard",
    "turn",
    "turn",
  ]);
  expect(now(at("turns", true))).toEqual(["victory"]);
});

it("what comes before is done; the game of 1991 discards after the turns", () => {
  const done = (table = usual): string[] =>
    phases(at("turns"), table)
      .filter((phase) => phase.done)
      .map((phase) => phase.rule);
  expect(done()).toEqual(["purchase-order", "market", "production", "discard"]);
  expect(done(classic)).toEqual(["purchase-order", "market", "production"]);
});

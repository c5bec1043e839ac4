/** The phases of a round as the top bar shows them: several steps of the rules are one phase to the players. */
import type { OutpostView } from "../../generated/outpost";
import type { TableInfo } from "../../generated/protocol";
import type { Phase } from "../board";

interface Stage {
  id: string;
  rule: string;
  /** The steps of the rules it stands for. */
  steps: string[];
}

const ORDER: Stage = { id: "order", rule: "purchase-order", steps: ["order"] };
const MARKET: Stage = { id: "market", rule: "market", steps: ["market"] };
const PRODUCTION: Stage = { id: "production", rule: "production", steps: ["mega", "production", "prospect"] };
const DISCARD: Stage = { id: "discard", rule: "discard", steps: ["discard", "exchange"] };
const TURNS: Stage = { id: "turns", rule: "turn", steps: ["turns", "aftermath", "assign"] };
const VICTORY: Stage = { id: "victory", rule: "victory", steps: ["victory"] };

/** In the game of 1991 hands are discarded after the turns; the table knows which edition is played. */
export function phases(view: OutpostView, table: TableInfo): Phase[] {
  const classic = table.options.edition === "classic";
  const stages = [ORDER, MARKET, PRODUCTION, ...(classic ? [TURNS, DISCARD] : [DISCARD, TURNS]), VICTORY];
  const now = view.over ? stages.length - 1 : stages.findIndex((stage) => stage.steps.includes(view.phase));
  return stages.map(({ id, rule }, place) => ({
    label: [`board-phase-${id}`, {}],
    rule,
    now: place === now,
    done: place < now,
  }));
}

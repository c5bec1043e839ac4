/** Galaxy Trucker, as the shell takes it. */
import type { Question, StandingOrder } from "../../generated/protocol";
import type { TruckerReference, TruckerView } from "../../generated/trucker";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import { isHasty, OFFERED as YARD } from "./building/picking";
import Card from "./Card.svelte";
import { isTileKind } from "./cards";
import { Consequence, label, OFFERED, Result, showsItems } from "./flight";
import ForecastPane from "./ForecastPane.svelte";
import Hand from "./Hand.svelte";
import OthersPane from "./OthersPane.svelte";
import { isAtOnce, order, phases, standing, status } from "./phases";
import { scenes } from "./scenes";
import SeatSummary from "./SeatSummary.svelte";
import TablePane from "./TablePane.svelte";

/** Questions whose answers are tiles, places and piles. */
const BUILDING = ["prompt-build", "prompt-tile", "prompt-choose", "prompt-looking"];

/** The answers that are meant for the whole flight, or for all of building. */
const STANDING: Record<string, string> = { "prompt-onward": "onward", "prompt-finished": "wait" };

function stands({ prompt: [prompt, params] }: Question, [verb]: unknown[]): StandingOrder | null {
  if (STANDING[prompt] !== verb) return null;
  return { prompt, params: { round: Number(params.round) }, otherwise: [verb] };
}

const trucker: GameModule<TruckerView, TruckerReference> = {
  Board,
  panes: [
    { id: "table", label: ["board-pane-table", {}], component: TablePane },
    { id: "others", label: ["board-pane-others", {}], component: OthersPane },
    { id: "forecast", label: ["board-pane-forecast", {}], component: ForecastPane },
  ],
  Hand,
  SeatSummary,
  Card,
  hasCard: (id, reference) => isTileKind(reference, id),
  cards: (reference) => [...new Set(reference.tiles.map(({ kind }) => kind))],
  Result,
  Consequence,
  phases,
  order,
  isOrdered: (view) => view.phase === "flight",
  score: (view, seat) => view.players[seat]?.credits ?? null,
  unit: "credit",
  standing,
  status,
  summarySays: (view) => view.phase === "building",
  atOnce: isAtOnce,
  isHasty,
  label,
  showsItems,
  showsOption: (option) => [...YARD, ...OFFERED].includes(String(option.action[0])),
  answersOnBoard: (question) => BUILDING.includes(question.prompt[0]),
  stands,
  orderLabel: ({ prompt }) => [`board-order-${STANDING[prompt] ?? "wait"}`, {}],
  passes: ["onward", "fly_on", "wait", "go_on", "decline", "endure", "done"],
  minor: ["draws", "takes", "returns", "picks", "uses", "reserves", "peeks", "puts-back"],
  scenes,
  headings: ["round-begins", "time-up", "launch", "card"],
};

export default trucker;

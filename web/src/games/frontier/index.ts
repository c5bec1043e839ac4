/** High Frontier, as the shell takes it. */
import type { FrontierReference, FrontierView } from "../../generated/frontier";
import type { Message, Question } from "../../generated/protocol";
import type { GameModule } from "../board";
import BenchPane from "./BenchPane.svelte";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import Consequence from "./Consequence.svelte";
import DecksPane from "./DecksPane.svelte";
import Hand from "./Hand.svelte";
import { cardOf, inOrder } from "./lookup";
import MapPane from "./MapPane.svelte";
import MissionPane from "./MissionPane.svelte";
import { phases, standing, status } from "./phases";
import Result from "./Result.svelte";
import { scenes } from "./scenes";
import SeatSummary from "./SeatSummary.svelte";
import { isOffered } from "./stacks";
import { isOnMap, tabFor } from "./tabs";
import WorldPane from "./WorldPane.svelte";

/** Items that are cards of the hand or of stacks, or spaces of the map. */
const SHOWN = ["prompt-boost", "prompt-transfer", "prompt-decommission", "prompt-drop", "prompt-flight"];

function label(question: Question, action: unknown[]): Message {
  if (question.verb === "fly" && Array.isArray(action[1])) return ["board-do-fly", { number: action[1].length }];
  if (question.verb === "boost" && Array.isArray(action[1])) return ["board-do-boost", { number: action[1].length }];
  if (question.shape === "amount") return [`action-${question.verb}`, { number: Number(action[1]) }];
  return ["board-do-cards", { number: Array.isArray(action[1]) ? action[1].length : 1 }];
}

const frontier: GameModule<FrontierView, FrontierReference> = {
  Board,
  panes: [
    { id: "map", label: ["board-tab-map", {}], component: MapPane, asks: isOnMap },
    { id: "bench", label: ["board-tab-bench", {}], component: BenchPane, asks: (question) => tabFor(question) === "bench" },
    { id: "mission", label: ["board-tab-mission", {}], component: MissionPane },
    { id: "decks", label: ["board-tab-decks", {}], component: DecksPane, asks: (question) => tabFor(question) === "decks" },
    { id: "world", label: ["board-tab-world", {}], component: WorldPane, asks: (question) => tabFor(question) === "world" },
  ],
  Hand,
  SeatSummary,
  Card,
  hasCard: (id, reference) => cardOf(reference, id) !== undefined,
  cards: (reference) => reference.cards.map(({ card }) => card),
  Result,
  Consequence,
  phases,
  order: inOrder,
  score: (view, seat) => view.players[seat]?.score ?? 0,
  standing,
  status,
  label,
  showsItems: (question) => SHOWN.includes(question.prompt[0]),
  showsOption: isOffered,
  passes: ["pass", "end", "stop", "ignore"],
  outcome: (view) => (view.over && view.winners.length === 0 ? ["scenario-lost", {}] : null),
  scenes,
  headings: ["event"],
};

export default frontier;

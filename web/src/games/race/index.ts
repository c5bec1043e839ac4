/** Race for the Galaxy, as the shell takes it. */
import type { RaceReference, RaceView } from "../../generated/race";
import type { Message, Question } from "../../generated/protocol";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import { kindNamed } from "./cards";
import Consequence from "./Consequence.svelte";
import GoalsPane from "./GoalsPane.svelte";
import Hand from "./Hand.svelte";
import OthersPane from "./OthersPane.svelte";
import { phases } from "./phases";
import { keeps, OFFERED } from "./picking";
import Result from "./Result.svelte";
import { scenes } from "./scenes";
import SeatSummary from "./SeatSummary.svelte";
import TablePane from "./TablePane.svelte";

function status(view: RaceView, seat: number): Message | null {
  const player = view.players[seat];
  if (player === undefined || view.over) return null;
  if (player.goods.length === 0 && player.tableau.length === 0) return null;
  return view.waiting.length > 0 && !view.waiting.includes(seat) ? ["board-ready", {}] : null;
}

/** Where cards are given up for strength, the button says what for. */
const FIGHTS: Record<string, string> = { "prompt-conquer": "conquer", "prompt-boost": "boost", "prompt-defend": "defend" };

function asks(question: Question): Message | null {
  return keeps(question) ? ["board-ask-keep", { drawn: question.items.length, number: question.items.length - question.lo }] : null;
}

/** The drafted cards on the button that sends them. */
function label(question: Question, action: unknown[]): Message {
  if (keeps(question) && Array.isArray(action[1])) {
    return ["board-do-keep-cards", { number: question.items.length - action[1].length }];
  }
  const number = Array.isArray(action[1]) ? action[1].length : Number(action[1]);
  const [prompt] = question.prompt;
  const verb = prompt in FIGHTS && question.verb === "pay" ? FIGHTS[prompt] : question.verb;
  return [`board-do-${verb ?? ""}`, { number }];
}

const race: GameModule<RaceView, RaceReference> = {
  Board,
  panes: [
    { id: "table", label: ["board-pane-table", {}], component: TablePane },
    { id: "others", label: ["board-pane-others", {}], component: OthersPane },
    { id: "goals", label: ["board-pane-goals", {}], component: GoalsPane },
  ],
  Hand,
  SeatSummary,
  Card,
  hasCard: (id, reference) => kindNamed(reference, id) !== undefined,
  cards: (reference) => reference.kinds.map(({ id }) => id),
  Result,
  Consequence,
  phases,
  order: (view) => view.order,
  score: (view, seat) => view.players[seat]?.points ?? 0,
  standing: (view) => (view.phase === "setup" ? ["phase-setup", {}] : ["board-standing", { round: view.round }]),
  status,
  label,
  keeps,
  asks,
  showsItems: () => true,
  showsOption: (option) => OFFERED.includes(String(option.action[0])),
  passes: ["pass"],
  outcome: (view) => (view.robot !== null && view.winners.length === 0 ? ["board-result-robot-wins", {}] : null),
  scenes,
  headings: ["round-begins", "phase-begins"],
};

export default race;

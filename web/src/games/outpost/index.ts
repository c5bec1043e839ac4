/** Outpost, as the shell takes it. */
import type { OutpostReference, OutpostView } from "../../generated/outpost";
import type { Message, Option, Question, StandingOrder } from "../../generated/protocol";
import type { GameModule } from "../board";
import Board from "./Board.svelte";
import Card from "./Card.svelte";
import ColoniesPane from "./ColoniesPane.svelte";
import Consequence from "./Consequence.svelte";
import Hand from "./Hand.svelte";
import MarketPane from "./MarketPane.svelte";
import { alwaysPass } from "./orders";
import { phases } from "./phases";
import Result from "./Result.svelte";
import { retell } from "./retelling";
import { scenes } from "./scenes";
import SeatSummary from "./SeatSummary.svelte";
import TrackPane from "./TrackPane.svelte";
import { upgradeOf } from "./lookup";

/** Subsets that are chosen by tapping cards of the hand, or factories. */
const SHOWN = ["pay", "discard", "return", "commit", "mega", "assign"];

/** Answers that are given by tapping a card, a factory or a button of the colony. */
const OFFERED = ["auction", "build", "recruit", "robots", "attack", "offer", "give", "move", "water_for_all", "reassign"];

/** Those of them that a phone shows beside the market; the others are in the colonies or in the hand. */
const IN_MARKET = ["auction", "bid"];
const IN_COLONIES = ["build", "recruit", "robots", "attack", "move", "water_for_all", "reassign", "assign"];

/** Whether an answer to the question begins with one of these words. */
function takes(question: Question, verbs: string[]): boolean {
  return verbs.includes(question.verb) || question.options.some(({ action }) => verbs.includes(String(action[0])));
}

/** What a seat is doing, or has done, as far as the table shows it. */
function status(view: OutpostView, seat: number): Message | null {
  const colony = view.colonies[seat];
  if (colony === undefined || view.over) return null;
  if (view.auction?.bidder === seat) return ["board-status-bid", { bid: view.auction.bid }];
  if (colony.internalised && !colony.done) return ["board-status-internalised", {}];
  if (view.phase === "turns" && colony.done) return ["board-status-done", {}];
  if (view.active === seat) return ["board-status-turn", {}];
  return null;
}

function label(question: Question, action: unknown[]): Message {
  const verb = question.verb;
  const number = Array.isArray(action[1]) ? action[1].length : Number(action[1]);
  if (verb === "bid") return ["board-do-bid", { bid: number }];
  if (verb === "number") return ["board-do-buy", { number }];
  if (verb === "pay") return ["board-do-pay", { due: question.needs[0]?.least ?? 0, number }];
  return [`board-do-${verb}`, { number }];
}

/** To bid no more while others are asked: what that gives up, and what it brings. */
function aboutAside(options: Option[]): Message | null {
  return options.some(({ action }) => action[0] === "internalise") ? ["board-aside", {}] : null;
}

function orderLabel(order: StandingOrder): Message {
  const { upgrade } = order.params;
  return order.most === undefined
    ? ["board-order-passes-on", { upgrade }]
    : ["board-order-bids-for", { upgrade, bid: order.most }];
}

/** Who passes is out of this auction, whatever the others bid: until the order is withdrawn. */
function stands(question: Question, action: unknown[]): StandingOrder | null {
  const [prompt, { upgrade, round, left }] = question.prompt;
  if (prompt !== "prompt-bid" || action[0] !== "pass") return null;
  return alwaysPass({ upgrade: String(upgrade), round: Number(round), left: Number(left) });
}

const outpost: GameModule<OutpostView, OutpostReference> = {
  Board,
  panes: [
    {
      id: "market",
      label: ["board-pane-market", {}],
      component: MarketPane,
      asks: (question) => takes(question, IN_MARKET),
    },
    {
      id: "colonies",
      label: ["board-pane-colonies", {}],
      component: ColoniesPane,
      asks: (question) => takes(question, IN_COLONIES),
    },
    { id: "track", label: ["board-pane-track", {}], component: TrackPane },
  ],
  Hand,
  SeatSummary,
  Card,
  hasCard: (id, reference) => upgradeOf(reference, id) !== undefined,
  cards: (reference) => reference.upgrades.map(({ id }) => id),
  Result,
  Consequence,
  phases,
  order: (view) => view.order,
  score: (view, seat) => view.colonies[seat]?.points ?? 0,
  standing: (view) => ["board-standing", { round: view.round, era: view.era }],
  status,
  label,
  showsItems: (question) => SHOWN.includes(question.verb),
  showsOption: (option) => OFFERED.includes(String(option.action[0])),
  aboutAside,
  stands,
  settles: (question) => question.verb === "number",
  passes: ["pass", "done"],
  orderLabel,
  retell,
  scenes,
  headings: ["round-begins", "era-begins"],
};

export default outpost;

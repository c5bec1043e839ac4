/** The stacks of a player, as the bench lists them. */
import type { StackView } from "../../generated/frontier";
import type { Option, Question } from "../../generated/protocol";
import { placeOf } from "./picking";

const ORDER = ["rocket", "freighter", "cube", "bernal", "ersatz", "leo", "outpost"];
/** What names a deck, which may be called like a stack. */
const DECK_VERBS = ["research", "design", "buy", "buy-bottom", "lay", "inspire"];
const CARD_VERBS = ["lighten", "colony", "glory", "promote"];
/** What goes from a stack into another: only the other one has to be said. */
export const TOWARDS = ["transfer", "unload"];

/** Of stacks that there are several of, only the first part of their names counts. */
export function sortOf(name: string): string {
  return name.split("_")[0] ?? name;
}

export function inRank(stacks: readonly StackView[]): StackView[] {
  const rank = ({ stack }: StackView): number => ORDER.indexOf(sortOf(stack));
  return [...stacks].sort((one, other) => rank(one) - rank(other));
}

/** What most stacks are there for. */
export function isMove({ action }: Option): boolean {
  return action[0] === "move";
}

/** Open answers about a stack or its cards, to move first: what goes into it from another one is offered there. */
export function optionsOf(question: Question | null, { stack, cards }: StackView): Option[] {
  const found =
    question?.options.filter(({ action }) => {
      const verb = String(action[0]);
      if (DECK_VERBS.includes(verb)) return false;
      if (CARD_VERBS.includes(verb)) return cards.some(({ card }) => card === action[1]);
      return TOWARDS.includes(verb) ? action[1] === stack : action.slice(1).includes(stack);
    }) ?? [];
  return found.sort((one, other) => Number(isMove(other)) - Number(isMove(one)));
}

/** Answers that decks, stacks, cards and the chart offer themselves: the bar has no button for them. */
const OFFERED = ["research", "sell", "transfer", "rename", "load", "unload", "dump", "lighten", "govern", "choose", "lay", "swap", "colony", "move", "produce", "decommission"];
/** So do all the ways to fill up a stack. */
const REFUEL = "refuel-";

export function isOffered({ action }: Option): boolean {
  const verb = String(action[0]);
  return OFFERED.includes(verb) || verb.startsWith(REFUEL);
}

/** Open answers about factories, or about cards of any stack: they stand below the list, with their icons. */
export const APART: Record<string, string> = { produce: "fact", decommission: "undo" };

export function optionsApart(question: Question | null): Option[] {
  return question?.options.filter(({ action }) => action.length <= 2 && String(action[0]) in APART) ?? [];
}

/** How many of its cards can be chosen now. */
export function chooseable(question: Question | null, { cards }: StackView): number {
  return cards.filter(({ card }) => placeOf(question, card) >= 0).length;
}

/** The one to show: what the reader has picked, or where cards are to be chosen, or the first that has any. */
export function shownOf(stacks: readonly StackView[], picked: string | null, question: Question | null): StackView | undefined {
  const chosen = stacks.find(({ stack }) => stack === picked);
  const asked = stacks.find((stack) => chooseable(question, stack) > 0);
  if (chosen !== undefined && (asked === undefined || chooseable(question, chosen) > 0)) return chosen;
  return asked ?? stacks.find(({ cards }) => cards.length > 0) ?? stacks[0];
}

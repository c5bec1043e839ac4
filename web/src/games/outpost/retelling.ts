/** Events that name many cards, told shorter: "water 6 6 7" instead of the word before every card. */
import type { LogEntry, Message } from "../../generated/protocol";

export function retell({ key, params }: LogEntry): Message {
  const { cards, due, paid } = params;
  if (!Array.isArray(cards)) return [key, params];
  const exact = key === "pays" && due === paid;
  return [exact ? "log-pays" : key, { ...params, cards: gathered(cards as Message[]) }];
}

/** Neighbours of one resource become one message with all their values; mega cards and debts stay as they are. */
function gathered(cards: Message[]): Message[] {
  const told: Message[] = [];
  for (const card of cards) {
    const [key, { resource, value }] = card;
    const [before, last] = told.at(-1) ?? ["", {}];
    if (key !== "card") told.push(card);
    else if (before === "log-cards" && last.resource === resource) last.values = `${String(last.values)} ${String(value)}`;
    else told.push(["log-cards", { resource, values: String(value) }]);
  }
  return told;
}

/** What the drafted answer leads to, as the rules foresee it: shown on the track, in the hand and under the prompt. */
import type { Bill, Outlook, Spent } from "../../generated/outpost";
import type { Message } from "../../generated/protocol";
import type { Draft } from "../../shell/table/draft.svelte";
import type { Props } from "./props";

/** Null while nothing is drafted that could be sent, and until the rules have said it. */
export function outlookOf({ preview, draft }: Pick<Props, "preview" | "draft">): Outlook | null {
  const told = preview(draft.action)?.preview;
  return told !== undefined && "payment" in told ? (told as unknown as Outlook) : null;
}

/** The outlook in words. */
export function wordsOf({ payment, spent, sale, upgrade, points, production, gain, attack, internalises }: Outlook): Message[] {
  const words: (Message | null)[] = [
    payment === null && spent === null ? null : paymentWords(payment, spent),
    upgrade === null ? null : ["preview-points-if-won", { points }],
    production === null ? null : ["preview-at-work", { points, worth: production.worth, output: production.cards }],
    sale === null ? null : ["preview-sale", { ...sale }],
    gain === null ? null : ["preview-gain", { gain }],
    attack === null ? null : ["preview-attack", { ...attack }],
    internalises ? ["preview-internalises", {}] : null,
  ];
  return words.filter((message) => message !== null);
}

/** What is to be paid, with what, and what is left. */
function paymentWords(bill: Bill | null, spent: Spent | null): Message {
  if (spent === null) return ["preview-pay-beyond", { ...bill }];
  const kind = spent.cards.length > 0 ? "cards" : "coin";
  const figures = { ...bill, ...spent, count: spent.cards.length };
  return [bill === null ? `preview-spent-${kind}` : `preview-pay-${kind}`, figures];
}

/** What a payment lacks that is not enough yet. */
export function shortOf(draft: Draft): Message | null {
  const need = draft.question?.verb === "pay" ? draft.question.needs[0] : undefined;
  if (need === undefined) return null;
  const short = need.least - draft.weight(need);
  return short > 0 ? ["board-pay-short", { due: need.least, short }] : null;
}

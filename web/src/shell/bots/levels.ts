/** Whom one can put on a seat: the levels of a game, and bots of one's own. */
import type { LevelInfo, Visitor } from "../../generated/protocol";
import { formatNumber, say, words } from "../../lib/i18n.svelte";

/** What others are told of somebody's bot on a seat. */
export const VISITOR = "visitor";

/** The level of a seat where a bot of one's own plays. */
export function levelOf(bot: Visitor): string {
  return `${VISITOR}-${bot.id}`;
}

/** A level belongs to all games, or to this one alone. */
export function sayLevel(game: string, key: string): string {
  return words.of(game).has(key) ? words.of(game).say(key) : say(key);
}

/** How strong a level is, as it was measured; null if it was not. */
export function ratingInWords({ rating, least, most }: LevelInfo): string | null {
  if (rating === null) return null;
  const [about, low, high] = [rating, least, most].map((each) => formatNumber(each, { useGrouping: false }));
  return low === high ? say("level-rating-firm", { rating: about }) : say("level-rating", { rating: about, least: low, most: high });
}

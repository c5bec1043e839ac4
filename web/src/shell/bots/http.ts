/** What the server offers about bots of one's own and their ladders. */
import type { Ladder, Visitor, VisitorToken } from "../../generated/protocol";
import { get, post } from "../../lib/http";

function at(bot: string): string {
  return `/api/me/bots/${encodeURIComponent(bot)}`;
}

export const visitors = {
  own: () => get<Visitor[]>("/api/me/bots"),
  add: (name: string) => post<VisitorToken>("/api/me/bots", { name }),
  rename: (bot: string, name: string) => post<Visitor[]>(`${at(bot)}/name`, { name }),
  /** Give it another token; the old one counts no more. */
  renew: (bot: string) => post<VisitorToken>(`${at(bot)}/token`),
  end: (bot: string) => post<Visitor[]>(`${at(bot)}/end`),
  ladder: (game: string) => get<Ladder>(`/api/games/${encodeURIComponent(game)}/ladder`),
};

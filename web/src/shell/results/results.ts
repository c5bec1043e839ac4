/** Finished games in words. */
import type { GameInfo, OptionValue, Result, ResultSeat } from "../../generated/protocol";
import { plain, say, words } from "../../lib/i18n.svelte";
import { editionName, gameTitle, optionAbout, optionValue } from "../lobby/naming";

/** Who sat there: a person, or a bot by its level or, if it is somebody's, by its name. */
export function seatName(game: string, seat: ResultSeat): string {
  if (seat.player !== "") return seat.name === "" ? say("player-gone") : seat.name;
  return say("seat-bot-level", { level: plain(seat.bot === "" ? words.of(game).say(`level-${seat.level}`) : seat.bot) });
}

/** The seats, the best first. */
export function byPlace(result: Result): ResultSeat[] {
  return [...result.seats].sort((one, other) => one.place - other.place);
}

/** "Outpost · Stronghold 2011"; of a game in one edition only the title. */
export function resultKind(result: Result, game: GameInfo | undefined): string {
  const edition = game?.options[0];
  if (edition === undefined || edition.values.length < 2) return gameTitle(result.game);
  return `${gameTitle(result.game)} · ${editionName(result.game, result.options[edition.name] ?? edition.default)}`;
}

/** What games of a group have in common: the edition, and what differs from the usual. */
export function groupName(game: GameInfo, options: Record<string, OptionValue>): string {
  const [edition, ...others] = game.options;
  if (edition === undefined) return gameTitle(game.id);
  const parts = edition.values.length < 2 ? [] : [editionName(game.id, options[edition.name] ?? edition.default)];
  for (const option of others) {
    const value = options[option.name];
    if (value === undefined || value === option.default) continue;
    parts.push(typeof value === "boolean" ? optionAbout(game.id, option) : optionValue(game.id, option, value));
  }
  return parts.length === 0 ? say("rules-usual") : parts.join(" · ");
}

/** A day as a field of a form knows it, in seconds since 1970: its beginning, or that of the day after. */
export function dayBegins(day: string, after = 0): string {
  const [year, month, date] = day.split("-").map(Number);
  if (year === undefined || month === undefined || date === undefined) return "";
  return String(Math.floor(new Date(year, month - 1, date + after).getTime() / 1000));
}

export function formatDate(moment: number): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium" }).format(moment * 1000);
}

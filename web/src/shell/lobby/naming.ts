/** Tables in words. */
import type { GameInfo, OptionInfo, OptionValue, TableInfo } from "../../generated/protocol";
import { playerNames, say, words } from "../../lib/i18n.svelte";
import { waitsForMe } from "../../lib/lobby.svelte";

export function gameTitle(game: string): string {
  return words.of(game).say("game-title");
}

/** In two or three words, for a button or a list. */
export function editionName(game: string, edition: OptionValue): string {
  return words.of(game).say(`edition-${String(edition)}`);
}

export function tableName(table: TableInfo): string {
  return table.name === "" ? gameTitle(table.game) : table.name;
}

/** "Outpost · Stronghold 2011"; of a game in one edition only the title. */
export function tableKind(table: TableInfo, game: GameInfo | undefined): string {
  const title = gameTitle(table.game);
  const edition = game?.options[0];
  if (edition === undefined || edition.values.length < 2) return title;
  return `${title} · ${editionName(table.game, table.options[edition.name] ?? edition.default)}`;
}

/** An option in words: what it is about, and a value of it. */
export function optionAbout(game: string, option: OptionInfo): string {
  return words.of(game).say(`option-${option.name}`);
}

export function optionValue(game: string, option: OptionInfo, value: OptionValue): string {
  if (typeof value === "boolean") return say(value ? "option-on" : "option-off");
  return typeof value === "number"
    ? say("option-value", { value })
    : words.of(game).say(`option-${option.name}-${value}`);
}

/** How many can play. */
export function seatsAbout([least, most]: [number, number]): string {
  return least === most ? say("game-seats-only", { number: least }) : say("game-seats-about", { least, most });
}

/** The heading of a group of options. */
export function groupName(game: string, group: string): string {
  return words.of(game).say(`group-${group}`);
}

/** What a scenario is about. */
export function scenarioGoal(game: string, scenario: string): string {
  return words.of(game).say(`scenario-${scenario}-goal`);
}

/** Where a table stands, in a few words. */
export function tableStatus(table: TableInfo): string {
  if (table.problem) return say("status-problem");
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  if (table.status === "open") return say("status-open", { number: free });
  const names = playerNames(table.seats);
  if (table.cancelled) return say("status-cancelled");
  if (table.status === "over")
    return table.winners.length === 0 ? say("status-over") : say("status-won", { winners: table.winners }, names);
  if (waitsForMe(table)) return say("status-waits-you");
  if (free > 0) return say("status-open", { number: free });
  const waiting = table.seats.flatMap((seat, place) => (seat.waiting ? [place] : []));
  return waiting.length === 0 ? say("status-playing") : say("status-waiting", { waiting }, names);
}

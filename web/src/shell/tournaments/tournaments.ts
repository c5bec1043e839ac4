/** Tournaments in words. */
import type { StandingInfo, TournamentInfo } from "../../generated/protocol";
import { formatNumber, say } from "../../lib/i18n.svelte";
import { hall } from "../../lib/lobby.svelte";
import { gameTitle } from "../lobby/naming";
import { paceInWords } from "../pace/pace";
import { groupName } from "../results/results";

/** "Outpost · Stronghold 2011 · Swiss · tables of 2 · 1 minute for a decision". */
export function tournamentAbout(info: TournamentInfo): string {
  const game = hall.games.find((each) => each.id === info.game);
  const edition = game?.options[0];
  const options = edition === undefined ? {} : { [edition.name]: info.options[edition.name] ?? edition.default };
  return [
    gameTitle(info.game),
    ...(game === undefined || edition === undefined || edition.values.length < 2 ? [] : [groupName(game, options)]),
    say(`tournament-${info.system}`),
    say("tournament-tables-of", { size: info.size }),
    paceInWords(info.pace),
  ].join(" · ");
}

/** What it is called; without a name, where who ran it is no more, by its game. */
export function tournamentName(info: TournamentInfo): string {
  return info.name || gameTitle(info.game);
}

/** Somebody who takes part or runs it; who is no more has no name. */
export function called(name: string): string {
  return name || say("seat-gone");
}

/** Where it stands, in a few words. */
export function tournamentStatus(info: TournamentInfo): string {
  if (info.status === "playing" && info.rounds > 0)
    return say("tournament-status-round", { round: info.played.length, rounds: info.rounds });
  if (info.status === "playing") return say("tournament-status-playing", { round: info.played.length });
  const [first] = info.standings;
  if (info.status === "over" && first !== undefined) return say("tournament-status-won", { name: called(first.name) });
  if (info.status === "open") return say("tournament-status-open", { number: info.entrants.length });
  return say(`tournament-status-${info.status}`);
}

/** Whether somebody plays no further rounds. Of who has won there is no such word, though they may have left before the end. */
export function isOut(status: TournamentInfo["status"], standing: StandingInfo): boolean {
  return standing.dropped && !(status === "over" && standing.place === 1);
}

/** Halves and thirds as people write them down: with at most two digits behind the point. */
export function points(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 2 });
}

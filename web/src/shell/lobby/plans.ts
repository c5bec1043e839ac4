/** What a new table will be like. */
import type { GameInfo, NewTable, OptionInfo, OptionValue, SeatPlan, TableInfo } from "../../generated/protocol";

/** Whom one plays against when nothing else is said. */
const USUAL_LEVEL = "commander";

/** Of a table, in characters. */
export const LONGEST_NAME = 60;

export function usualLevel(game: GameInfo): string {
  const found = game.levels.find((level) => level.id === USUAL_LEVEL) ?? game.levels.at(-1);
  return found?.id ?? "";
}

/** The first option of a game is its edition: the defaults of the others depend on it. */
export function editionOption(game: GameInfo): OptionInfo {
  const [edition] = game.options;
  if (edition === undefined) throw new RangeError(`${game.id} declares no edition`);
  return edition;
}

export function defaultOf(option: OptionInfo, edition: OptionValue): OptionValue {
  return option.by_edition[String(edition)] ?? option.default;
}

export function seatRange(game: GameInfo, edition: OptionValue): [number, number] {
  return game.seats[String(edition)] ?? [2, 2];
}

/** A game at once: oneself, and bots on the other usual seats. */
export function botGame(game: GameInfo, name: string): NewTable {
  const bot: SeatPlan = { kind: "bot", level: usualLevel(game) };
  return { game: game.id, name: name.slice(0, LONGEST_NAME), seats: fill([{ kind: "person" }], game.usual_seats, bot) };
}

/** So many seats: the first of the old ones, and new ones alike. */
export function fill(seats: SeatPlan[], number: number, like: SeatPlan): SeatPlan[] {
  return Array.from({ length: number }, (_, place) => seats[place] ?? { ...like });
}

/** The options of a table that differ from what its edition says. */
export function changedOptions(game: GameInfo, options: TableInfo["options"]): OptionInfo[] {
  const edition = editionOption(game);
  const chosen = options[edition.name] ?? edition.default;
  return game.options.slice(1).filter((option) => {
    const value = options[option.name];
    return value !== undefined && value !== defaultOf(option, chosen);
  });
}

/** What a new table will be like. */
import type {
  GameInfo,
  NewTable,
  OptionInfo,
  OptionValue,
  RelationInfo,
  ScenarioInfo,
  SeatPlan,
  TableInfo,
} from "../../generated/protocol";

export type Options = TableInfo["options"];

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

/** The option that chooses a scenario, and the value that chooses none. */
export const SCENARIO = "scenario";
export const NO_SCENARIO = "none";

/** Why an option has no other value: the scenario decides it. */
export const FIXED = "option-fixed";

/** In a relation, how many play. */
const SEATS = "seats";

export function scenarioOf(game: GameInfo, options: Options): ScenarioInfo | undefined {
  return game.scenarios.find((scenario) => scenario.name === options[SCENARIO]);
}

/** Every option with its value: what is changed, else what the scenario fixes, else the default of the edition. */
export function optionsOf(game: GameInfo, edition: OptionValue, changed: Options): Options {
  const fixed = scenarioOf(game, changed)?.options ?? {};
  const values = game.options.map((option): [string, OptionValue] => [
    option.name,
    changed[option.name] ?? fixed[option.name] ?? defaultOf(option, edition),
  ]);
  return { ...Object.fromEntries(values), [editionOption(game).name]: edition };
}

/**
 * Why an option can not have this value beside the others: a message of the game's or the shell's catalogue. Null if it
 * can.
 */
export function misfit(game: GameInfo, options: Options, seats: number, name: string, value: OptionValue): string | null {
  const fixed = scenarioOf(game, options)?.options[name];
  if (fixed !== undefined && fixed !== value) return FIXED;
  const after: Options = { ...options, [SEATS]: seats, [name]: value };
  const broken = game.relations.find(
    (relation) => (relation.option === name || relation.other === name) && !holds(relation, after),
  );
  return broken?.reason ?? null;
}

function holds({ option, values, other, allowed }: RelationInfo, options: Options): boolean {
  const [value, beside] = [options[option], options[other]];
  return value === undefined || beside === undefined || !values.includes(value) || allowed.includes(beside);
}

/** The fewest and the most that can play with these options, as far as they say so themselves. */
export function seatRange(game: GameInfo, edition: OptionValue, options: Options = {}): [number, number] {
  const ranges: number[][] = [game.seats[String(edition)] ?? [2, 2], scenarioOf(game, options)?.seats ?? []];
  for (const { option, values, other, allowed } of game.relations) {
    const value = options[option];
    if (other === SEATS && value !== undefined && values.includes(value)) ranges.push(allowed.map(Number));
  }
  const limits = ranges.filter((range) => range.length > 0);
  const least = Math.max(...limits.map((range) => Math.min(...range)));
  return [least, Math.max(least, Math.min(...limits.map((range) => Math.max(...range))))];
}

/** Options by their groups, in the order of their first ones; those without a group come first. */
export function grouped(options: OptionInfo[]): [string, OptionInfo[]][] {
  const groups = ["", ...new Set(options.map(({ group }) => group).filter((group) => group !== ""))];
  const parts = groups.map((group): [string, OptionInfo[]] => [group, options.filter((each) => each.group === group)]);
  return parts.filter(([, members]) => members.length > 0);
}

/** Parts of a game that are added one by one: its first group of options, if all of them are switches. */
export function modulesOf(options: OptionInfo[]): OptionInfo[] {
  const first = options.find(({ group }) => group !== "")?.group;
  const members = options.filter(({ group }) => group === first && group !== "");
  return members.every((option) => typeof option.default === "boolean") ? members : [];
}

/** The same game as in a lesson, with nobody else at the table but the weakest bots. */
export function easyGame(game: GameInfo, { options, seats }: TableInfo, name: string): NewTable {
  const bot: SeatPlan = { kind: "bot", level: game.levels[0]?.id ?? "" };
  const filled = fill([{ kind: "person" }], seats.length, bot);
  return { game: game.id, name: name.slice(0, LONGEST_NAME), options, seats: filled, private: true };
}

/** So many seats: the first of the old ones, and new ones alike. */
export function fill(seats: SeatPlan[], number: number, like: SeatPlan): SeatPlan[] {
  return Array.from({ length: number }, (_, place) => seats[place] ?? { ...like });
}

/** The options of a table that differ from what its edition and scenario say. */
export function changedOptions(game: GameInfo, options: Options): OptionInfo[] {
  const edition = editionOption(game);
  const scenario = options[SCENARIO] ?? NO_SCENARIO;
  const usual = optionsOf(game, options[edition.name] ?? edition.default, { [SCENARIO]: scenario });
  return game.options.slice(1).filter((option) => {
    const value = options[option.name];
    if (option.name === SCENARIO) return scenario !== NO_SCENARIO;
    return value !== undefined && value !== usual[option.name];
  });
}

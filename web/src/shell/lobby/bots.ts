/** A game against bots: what was chosen the last time is chosen again. */
import type { GameInfo, NewTable, OptionValue, SeatPlan, Tempo } from "../../generated/protocol";
import { editionOption, fill, LONGEST_NAME, seatRange, usualLevel } from "./plans";

export interface BotPlan {
  level: string;
  /** Oneself included. */
  seats: number;
  edition: OptionValue;
  tempo: Tempo;
}

const PLACE = "cosmodrome.bots";

/** As it was the last time, as far as there still is such a thing; `own` are levels of the reader's own bots. */
export function botPlan(game: GameInfo, own: readonly string[] = []): BotPlan {
  const kept = plans()[game.id] ?? {};
  const { values, default: usual } = editionOption(game);
  const edition = values.find((value) => value === kept.edition) ?? usual;
  const [least, most] = seatRange(game, edition);
  const level = [...game.levels.map(({ id }) => id), ...own].find((each) => each === kept.level) ?? usualLevel(game);
  const seats = Math.min(Math.max(kept.seats ?? game.usual_seats, least), most);
  return { level, seats, edition, tempo: kept.tempo ?? "normal" };
}

export function keepPlan(game: GameInfo, plan: BotPlan): void {
  localStorage.setItem(PLACE, JSON.stringify({ ...plans(), [game.id]: plan }));
}

function plans(): Record<string, Partial<BotPlan>> {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Record<string, Partial<BotPlan>>;
  } catch {
    return {};
  }
}

/** Oneself, and bots on the other seats; nobody else is to see it in the lobby. */
export function botGame(game: GameInfo, { level, seats, edition, tempo }: BotPlan, name: string): NewTable {
  const bot: SeatPlan = { kind: "bot", level };
  return {
    game: game.id,
    name: name.slice(0, LONGEST_NAME),
    options: { [editionOption(game).name]: edition },
    seats: fill([{ kind: "person" }], seats, bot),
    private: true,
    tempo,
  };
}

/** Things the server might say. */
import type { GameInfo, LogEntry, Question, SeatInfo, TableInfo, Update, Welcome } from "../../generated/protocol";

export function seat(given: Partial<SeatInfo> = {}): SeatInfo {
  return { kind: "person", name: "Ada", guest: false, colour: 1, level: "", bot: "", bot_of: "", you: false, present: true, waiting: false, vacation: null, votable_from: null, ...given };
}

export function table(given: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t1",
    game: "outpost",
    name: "Sunday colony",
    options: { edition: "stronghold" },
    status: "playing",
    private: false,
    seats: [seat({ you: true }), seat({ kind: "bot", name: "", level: "commander" })],
    host: true,
    may_talk: true,
    seat: 0,
    actions: 0,
    created: 0,
    changed: 0,
    commitment: "",
    seeds: [],
    pace: null,
    kept: null,
    gives_back: false,
    tempo: "normal",
    scores: [],
    winners: [],
    cancelled: false,
    votes: [],
    problem: null,
    rematch: null,
    origin: null,
    tournament: null,
    lesson: null,
    hints: false,
    members: false,
    ...given,
  };
}

export function welcome(given: Partial<Welcome> = {}): Welcome {
  return { type: "welcome", table: table(), reference: "/api/games/outpost/reference/5eed?edition=stronghold", chat: [], ...given };
}

export function line(key: string): LogEntry {
  return { key, params: {}, action: 0 };
}

export function question(asked: number): Question {
  return {
    shape: "amount",
    asked,
    prompt: ["prompt-bid", {}],
    rule: "auction",
    options: [],
    closed: [],
    hints: {},
    verb: "bid",
    lo: 10,
    hi: 20,
    items: [],
    needs: [],
    costs: [],
    way: null,
    suggestion: null,
  };
}

export function update(seq: number, given: Partial<Update> = {}): Update {
  return {
    type: "update",
    seq,
    view: { seq },
    question: question(seq),
    aside: [],
    waiting: [],
    can_undo: false,
    clock: null,
    times: [],
    keep: 0,
    log: [],
    actions: seq,
    orders: [],
    teaching: null,
    calling: null,
    ...given,
  };
}

export const outpost: GameInfo = {
  id: "outpost",
  options: [
    { name: "edition", group: "", values: ["stronghold", "classic", "expert"], default: "stronghold", by_edition: {}, rule: "" },
    { name: "kicker", group: "", values: [false, true], default: false, by_edition: {}, rule: "" },
    { name: "mega", group: "", values: [false, true], default: false, by_edition: { stronghold: true }, rule: "" },
    {
      name: "weightless",
      group: "optional",
      values: ["none", "research"],
      default: "research",
      by_edition: { classic: "none" },
      rule: "",
    },
  ],
  relations: [],
  scenarios: [],
  seats: { stronghold: [2, 9], classic: [3, 9], expert: [3, 9] },
  levels: [
    { id: "cadet", rating: 1200, least: 1150, most: 1250 },
    { id: "commander", rating: 1500, least: 1500, most: 1500 },
    { id: "admiral", rating: null, least: 0, most: 0 },
  ],
  usual_seats: 4,
  lesson: 0,
};

/** A game whose options depend on each other, with a scenario. */
export const depot: GameInfo = {
  id: "depot",
  options: [
    { name: "edition", group: "", values: ["small", "large"], default: "small", by_edition: {}, rule: "" },
    { name: "rival", group: "", values: ["none", "greedy"], default: "none", by_edition: {}, rule: "" },
    { name: "storm", group: "weather", values: [false, true], default: false, by_edition: { large: true }, rule: "" },
    { name: "forecast", group: "weather", values: [false, true], default: false, by_edition: {}, rule: "" },
    { name: "price", group: "market", values: [1, 2], default: 1, by_edition: {}, rule: "" },
    { name: "scenario", group: "", values: ["none", "flood"], default: "none", by_edition: {}, rule: "" },
  ],
  relations: [
    { option: "rival", values: ["greedy"], other: "seats", allowed: [1], reason: "rival-alone" },
    { option: "forecast", values: [true], other: "storm", allowed: [true], reason: "only-in-storms" },
  ],
  scenarios: [{ name: "flood", seats: [2, 3], options: { edition: "large", forecast: true }, rule: "flood" }],
  seats: { small: [1, 4], large: [1, 6] },
  levels: [{ id: "cadet", rating: null, least: 0, most: 0 }],
  usual_seats: 4,
  lesson: 0,
};

/** What the server offers over HTTP. A refusal is thrown as a `Refusal`, with the server's reason in it. */
import type {
  AddPush,
  AnalysisInfo,
  Calls,
  ChangeSeat,
  ChangeTempo,
  ChatLine,
  Frame,
  GameInfo,
  Keep,
  Leaderboard,
  Lobby,
  Me,
  NewTable,
  NewTournament,
  PlayerInfo,
  PlayOn,
  Problem,
  Replay,
  Result,
  Results,
  RulebookSection,
  Seeking,
  SetCalls,
  Statistics,
  TableInfo,
  Vacation,
  Vote,
  Tempo,
  TournamentInfo,
  Wish,
} from "../generated/protocol";
import { withQuery } from "./addresses";

export class Refusal extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message[0]);
    this.status = status;
    this.problem = problem;
  }
}

/** The status of a request that never arrived. */
export const UNREACHED = 0;

export const http = {
  me: () => get<Me>("/api/me"),
  introduce: (name: string) => post<Me>("/api/me", { name }),
  logOut: (here: boolean, endpoint: string) => post<Me>("/api/me/log-out", { here, endpoint }),
  games: () => get<GameInfo[]>("/api/games"),
  rulebook: (game: string, language: string) =>
    get<RulebookSection[]>(`/api/games/${encodeURIComponent(game)}/rulebook/${encodeURIComponent(language)}`),
  /** What never changes in a game: a table says where that is. */
  reference: (address: string) => get<unknown>(address),
  /** A table where one learns the game: the one where one has begun to, or a new one. */
  learn: (game: string) => post<TableInfo>(`/api/games/${encodeURIComponent(game)}/lesson`),
  lobby: () => get<Lobby>("/api/lobby"),
  open: (table: NewTable) => post<TableInfo>("/api/tables", table),
  table: (id: string) => get<TableInfo>(at(id)),
  join: (id: string, seat: number | null = null) => post<TableInfo>(`${at(id)}/join`, { seat }),
  changeTempo: (id: string, tempo: Tempo) => post<TableInfo>(`${at(id)}/tempo`, { tempo } satisfies ChangeTempo),
  leave: (id: string) => post<TableInfo>(`${at(id)}/leave`),
  seat: (id: string, change: ChangeSeat) => post<TableInfo>(`${at(id)}/seat`, change),
  /** Take back the seat that a bot has kept. */
  takeBack: (id: string) => post<TableInfo>(`${at(id)}/take-back`),
  vote: (id: string, vote: Vote) => post<TableInfo>(`${at(id)}/vote`, vote),
  calls: () => get<Calls>("/api/me/calls"),
  setCalls: (calls: SetCalls) => post<Calls>("/api/me/calls", calls),
  addPush: (browser: AddPush) => post<Calls>("/api/me/push", browser),
  endPush: (endpoint: string) => post<Calls>("/api/me/push/end", { endpoint }),
  /** Have a code sent to an address; an empty one takes it away. */
  setMail: (address: string) => post<Calls>("/api/me/mail", { address }),
  confirmMail: (code: string) => post<Calls>("/api/me/mail/confirm", { code }),
  vacation: () => get<Vacation>("/api/me/vacation"),
  takeVacation: (days: number) => post<Vacation>("/api/me/vacation", { days }),
  start: (id: string) => post<TableInfo>(`${at(id)}/start`),
  /** The lines of the chat before this one. */
  chat: (id: string, before: number) => get<ChatLine[]>(`${at(id)}/chat?before=${before}`),
  rematch: (id: string) => post<TableInfo>(`${at(id)}/rematch`),
  playOn: (id: string, from: PlayOn) => post<TableInfo>(`${at(id)}/play-on`, from),
  replay: (id: string, seat: number | null) => get<Replay>(`${at(id)}/replay${place(seat)}`),
  frame: (id: string, actions: number, seat: number | null) => get<Frame>(`${at(id)}/replay/${actions}${place(seat)}`),
  /** How far the analysis of a finished game is; `analyse` has it made. */
  analysis: (id: string) => get<AnalysisInfo>(`${at(id)}/analysis`),
  analyse: (id: string) => post<AnalysisInfo>(`${at(id)}/analysis`),
  results: (query: Record<string, string>) => get<Results>(withQuery("/api/results", query)),
  /** Where finished games are downloaded as JSON lines. */
  linesAddress: (query: Record<string, string>) => withQuery("/api/results/lines", query),
  keep: (id: string, kept: Keep) => post<Result>(`/api/results/${encodeURIComponent(id)}`, kept),
  ratings: (game: string, query: Record<string, string>) =>
    get<Leaderboard>(withQuery(`/api/games/${encodeURIComponent(game)}/ratings`, query)),
  seeking: () => get<Seeking>("/api/seeking"),
  seek: (wish: Wish) => post<Seeking>("/api/seeking", wish),
  stopSeeking: () => post<Seeking>("/api/seeking/end"),
  tournaments: () => get<TournamentInfo[]>("/api/tournaments"),
  tournament: (id: string) => get<TournamentInfo>(`/api/tournaments/${encodeURIComponent(id)}`),
  makeTournament: (plan: NewTournament) => post<TournamentInfo>("/api/tournaments", plan),
  changeTournament: (id: string, what: "enter" | "leave" | "start" | "cancel") =>
    post<TournamentInfo>(`/api/tournaments/${encodeURIComponent(id)}/${what}`),
  statistics: (player: string, game: string, group: string) =>
    get<Statistics>(withQuery(`/api/players/${encodeURIComponent(player)}/games/${encodeURIComponent(game)}`, { group })),
  player: (id: string) => get<PlayerInfo>(`/api/players/${encodeURIComponent(id)}`),
  /** Where the record of a finished game is downloaded. */
  recordAddress: (id: string) => `${at(id)}/record`,
};

function at(table: string): string {
  return `/api/tables/${encodeURIComponent(table)}`;
}

function place(seat: number | null): string {
  return seat === null ? "" : `?seat=${seat}`;
}

export function get<Answer>(path: string): Promise<Answer> {
  return ask<Answer>(path, {});
}

export function post<Answer>(path: string, body?: unknown): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  return ask<Answer>(path, { method: "POST", headers, body: JSON.stringify(body ?? {}) });
}

async function ask<Answer>(path: string, request: RequestInit): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...request, credentials: "same-origin" });
  } catch {
    throw new Refusal(UNREACHED, problem("problem-unreached"));
  }
  if (answer.ok) return (await answer.json()) as Answer;
  throw new Refusal(answer.status, await reason(answer));
}

async function reason(answer: Response): Promise<Problem> {
  try {
    const told = (await answer.json()) as Partial<Problem>;
    if (Array.isArray(told.message)) return { ...problem("problem-unknown"), ...told };
  } catch {
    // not even JSON: something between us and the server answered
  }
  return problem("problem-unknown", { status: answer.status });
}

function problem(key: string, params: Record<string, unknown> = {}): Problem {
  return { message: [key, params], rule: "", detail: "" };
}

/** The page that is shown, by the address in the browser. */
import { withQuery } from "./addresses";

export type Route =
  | { page: "lobby" }
  | { page: "table"; id: string }
  | { page: "replay"; id: string; move: number | null; seat: number | null; analysis: boolean }
  | { page: "sign-in"; ticket: string }
  | { page: "club"; view: ClubView; id: string; query: Record<string, string> }
  | { page: "missing" };

/** What is remembered of games and people; those with an id first. */
const CLUB_OF = ["ratings", "player", "tournament", "bots"] as const;
const CLUB = ["history", "tournaments", "bots"] as const;
export type ClubView = (typeof CLUB_OF)[number] | (typeof CLUB)[number];

function club(first: string, id: string, address: URL): Route | null {
  const view: ClubView | undefined = (id === "" ? CLUB : CLUB_OF).find((each) => each === first);
  return view === undefined ? null : { page: "club", view, id, query: Object.fromEntries(address.searchParams) };
}

export function parse(address: URL): Route {
  const [first = "", id = "", ...rest] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (first === "") return { page: "lobby" };
  if (first === "sign-in" && id === "") return { page: "sign-in", ticket: address.hash.slice(1) };
  if (rest.length > 0) return { page: "missing" };
  const remembered = club(first, id, address);
  if (remembered !== null) return remembered;
  if (id === "") return { page: "missing" };
  if (first === "table") return { page: "table", id };
  if (first !== "replay") return { page: "missing" };
  const analysis = address.searchParams.has("analysis");
  return { page: "replay", id, move: number(address, "move"), seat: number(address, "seat"), analysis };
}

function number(address: URL, name: string): number | null {
  const text = address.searchParams.get(name) ?? "";
  return /^\d+$/u.test(text) ? Number(text) : null;
}

export const paths = {
  lobby: "/",
  history: (query: Record<string, string> = {}) => withQuery("/history", query),
  ratings: (game: string, group = "") => withQuery(`/ratings/${encodeURIComponent(game)}`, { group }),
  tournaments: "/tournaments",
  /** One's own bots, and the ladder of a game. */
  bots: (game = "") => (game === "" ? "/bots" : `/bots/${encodeURIComponent(game)}`),
  tournament: (id: string) => `/tournament/${encodeURIComponent(id)}`,
  player: (id: string) => `/player/${encodeURIComponent(id)}`,
  table: (id: string) => `/table/${encodeURIComponent(id)}`,
  replay: (id: string, move?: number, seat?: number | null, analysis = false) => {
    const params = new URLSearchParams();
    if (move !== undefined) params.set("move", String(move));
    if (seat !== undefined && seat !== null) params.set("seat", String(seat));
    if (analysis) params.set("analysis", "1");
    return `/replay/${encodeURIComponent(id)}${params.size === 0 ? "" : `?${params.toString()}`}`;
  },
};

class Router {
  route: Route = $state.raw(parse(new URL(location.href)));
  /** What the page calls itself in the title of the window; a page sets it, and a new page clears it. */
  title = $state("");

  constructor() {
    addEventListener("popstate", () => this.#follow());
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.title = "";
    this.#follow();
    scrollTo(0, 0);
  }

  /** Change the address without a step back to the old one: for the move of a replay. */
  replace(path: string): void {
    if (path === location.pathname + location.search) return;
    history.replaceState(null, "", path);
    this.#follow();
  }

  #follow(): void {
    this.route = parse(new URL(location.href));
  }
}

export const router = new Router();

/** Links within the client change the page without loading it anew. Listens on the whole document. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || link.getAttribute("href")?.startsWith("#")) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
}

/** What the map shows of a game: pieces, spaces that may be chosen, the path that is being put together. */
import type { FrontierReference, FrontierView, MapReference, PlannedRoute } from "../../generated/frontier";
import type { Leg, Question } from "../../generated/protocol";
import type { Draft } from "../../shell/table/draft.svelte";
import { spaceNumber } from "./lookup";
import { share } from "./looks";
import type { Lit, Piece, PieceKind, Route, RouteStep } from "./map/shown";
import { pick } from "./picking";

type Say = (key: string, params?: Record<string, unknown>) => string;
type Tell = (message: Leg["label"]) => string;

const KINDS: Record<string, PieceKind> = { rocket: "rocket", rocket_2: "rocket", freighter: "freighter", bernal: "bernal", ersatz: "bernal" };

function kindOf(stack: string): PieceKind {
  return KINDS[stack] ?? (stack.startsWith("cube") ? "mobile" : "outpost");
}

export function pieces(view: FrontierView, { map }: FrontierReference, say: Say): Piece[] {
  const found: Piece[] = [];
  function put(kind: PieceKind, seat: number, id: string, promoted = false): void {
    const space = spaceNumber(map, id);
    const words = promoted ? `board-piece-${kind}-promoted` : `board-piece-${kind}`;
    if (space !== null) found.push({ id: `${kind} ${seat} ${found.length} ${id}`, kind, seat, space, promoted, label: say(words, { seat }) });
  }
  for (const { site, owner, factory, colony, lab, push, builder = owner } of view.sites) {
    if (owner === null) continue;
    if (!factory || builder !== owner) put("claim", owner, site);
    if (factory) put("factory", builder ?? owner, site);
    if (colony) put("colony", owner, site);
    if (lab) put("lab", builder ?? owner, site);
    if (push) put("push", builder ?? owner, site);
  }
  for (const { seat, stacks } of view.players) {
    for (const { stack, space, cards, tanks, odd, promoted, flies } of stacks) {
      if (stack === "leo" || (!flies && cards.length + tanks + odd === 0 && stack !== "ersatz")) continue;
      put(kindOf(stack), seat, space, promoted);
    }
  }
  return found;
}

/** The sites with a black disk, by their numbers. */
export function blackDisks(view: FrontierView, map: MapReference): number[] {
  return view.sites
    .filter(({ owner }) => owner === null)
    .map(({ site }) => spaceNumber(map, site))
    .filter((space) => space !== null);
}

/** What choosing a space does. */
export interface Target extends Lit {
  take: () => void;
}

export function targets(question: Question | null, draft: Draft, map: MapReference, tell: Tell): Target[] {
  if (question === null) return [];
  const found = new Map<number, Target>();
  function light(id: unknown, label: string, take: () => void): void {
    const space = typeof id === "string" ? spaceNumber(map, id) : null;
    if (space !== null && !found.has(space)) found.set(space, { space, label, take });
  }
  for (const leg of question.shape === "path" ? draft.trail.onward : []) light(leg.item, tell(leg.label), () => draft.take(leg));
  for (const [place, { item, label }] of question.shape === "subset" ? question.items.entries() : []) {
    light(item, tell(label), () => draft.toggle(place));
  }
  for (const option of question.options) {
    for (const part of option.action.slice(1)) light(part, tell(option.label), () => pick(draft, option));
  }
  return [...found.values()];
}

/** The path that is being put together, from where the craft is. */
export function trailed(view: FrontierView, map: MapReference, draft: Draft): Route[] {
  const start = view.move === null ? null : spaceNumber(map, view.move.space);
  if (start === null || draft.trail.path.length === 0) return [];
  const steps = [begun(start)];
  for (const { item, costs } of draft.trail.path) {
    const last = steps[steps.length - 1];
    const space = spaceNumber(map, String(item));
    if (last === undefined || space === null) continue;
    steps.push({ space, link: linkOf(map, last.space, String(item)), turn: 1, stop: false, burns: (costs[0] ?? 0) / 2, die: "" });
  }
  return [{ id: "trail", steps, chosen: true }];
}

/** The routes of a plan; only the chosen one has its badges. */
export function charted(map: MapReference, routes: readonly PlannedRoute[], chosen: number): Route[] {
  return routes.map((route, place) => ({ id: `plan ${place}`, steps: planned(map, route), chosen: place === chosen }));
}

function planned(map: MapReference, route: PlannedRoute): RouteStep[] {
  const steps: RouteStep[] = [];
  for (const each of route.path) {
    const space = spaceNumber(map, each.space);
    if (space === null) continue;
    const link = each.link === null ? null : map.links.findIndex(({ id }) => id === each.link);
    const die = each.risk > 0 ? share(each.risk) : "";
    steps.push({ space, link, turn: each.turn, stop: each.stop, burns: each.half_burns / 2, die });
  }
  return steps;
}

function begun(space: number): RouteStep {
  return { space, link: null, turn: 1, stop: false, burns: 0, die: "" };
}

/** The link a step goes along: the one it names, or the only one there is. */
function linkOf(map: MapReference, from: number, step: string): number | null {
  const [id = "", named] = step.split("#");
  const to = spaceNumber(map, id);
  const found = map.links.findIndex(
    (link) =>
      ((link.start === from && link.end === to) || (link.end === from && link.start === to)) &&
      (named === undefined || String(link.id) === named),
  );
  return found < 0 ? null : found;
}

/** A journey to look at: the fewest burns, whatever the rules would say to it. */
import type { MapReference } from "../src/generated/frontier";
import type { Route, RouteStep } from "../src/games/frontier/map/shown";

export function journey(map: MapReference, from: string, to: string, chosen: boolean): Route {
  const start = map.spaces.findIndex((space) => space.id === from);
  const goal = map.spaces.findIndex((space) => space.id === to);
  const cost = map.spaces.map(() => Infinity);
  const came: ([number, number] | null)[] = map.spaces.map(() => null);
  cost[start] = 0;
  const open = new Set([start]);
  while (open.size > 0) {
    const here = [...open].reduce((a, b) => ((cost[a] ?? 0) <= (cost[b] ?? 0) ? a : b));
    open.delete(here);
    map.links.forEach((link, number) => {
      const there = link.start === here ? link.end : link.end === here && !link.one_way ? link.start : -1;
      const price = (cost[here] ?? 0) + (map.spaces[there]?.cost ?? 0) + 0.1;
      if (there < 0 || price >= (cost[there] ?? 0)) return;
      cost[there] = price;
      came[there] = [here, number];
      open.add(there);
    });
  }
  const steps: RouteStep[] = [];
  for (let here = goal; ; ) {
    const space = map.spaces[here];
    const [before, link] = came[here] ?? [null, null];
    const die = space?.kind === "radiation" ? "33 %" : space?.hazard === "crash" ? "17 %" : "";
    steps.unshift({ space: here, link, turn: 1, stop: false, burns: (space?.cost ?? 0) / 2, die });
    if (before === null) break;
    here = before;
  }
  let turn = 1;
  steps.forEach((step, at) => {
    step.turn = turn;
    step.stop = at > 0 && (at === steps.length - 1 || map.spaces[step.space]?.kind === "hohmann");
    if (step.stop) turn += 1;
  });
  return { id: to, steps, chosen };
}

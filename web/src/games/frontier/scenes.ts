/** How what happens in High Frontier is shown happening. */
import type { FrontierEvents, FrontierReference, FrontierView, MapReference } from "../../generated/frontier";
import { list, named, seatPlace, whole, type Direction, type Effect, type Face, type Params, type Place, type SceneTable, type World } from "../../shell/stage/scene";
import { spaceNumber } from "./lookup";
import Piece from "./Piece.svelte";

type Told = (params: Params, world: World<FrontierView, FrontierReference>) => Direction | null;

/** A flight is drawn by no more spaces than these. */
const MOST_STOPS = 24;

const seatHue = (seat: unknown): string => `var(--p${whole(seat) + 1})`;

function water(number: unknown): Face {
  return { look: "token", icon: "water", hue: "var(--wat)", text: String(whole(number)) };
}

/** Where a seat keeps its cards and its water: one's own are seen. */
function handOf(seat: unknown, { seat: own }: World<FrontierView, FrontierReference>): Place {
  return seat === own ? ["hand", seatPlace(seat)] : seatPlace(seat);
}

function tankOf(seat: unknown, { seat: own }: World<FrontierView, FrontierReference>): Place {
  return seat === own ? ["water", seatPlace(seat)] : seatPlace(seat);
}

/** A place with a name, on the map; in the middle where the map does not show it now. */
function spaceOf(space: unknown, { reference }: World<FrontierView, FrontierReference>): Place {
  const number = reference.map.spaces.findIndex(({ name }) => name !== "" && `place-${name}` === named(space));
  return number < 0 ? "board" : [`space-${number}`, "board"];
}

function cardFaces(id: string): Face[] {
  return [{ look: "copy", of: `card-${id}` }, { look: "piece", id }];
}

const gets: Told = ({ seat, water: number }, world) => ({
  steps: [[{ does: "fly", face: [water(number)], from: "board", to: tankOf(seat, world), sinks: true }]],
});

const bids: Told = ({ seat, water: number }) => ({
  steps: [[{ does: "fly", face: [water(number)], from: seatPlace(seat), to: [`bid-${whole(seat)}`, "board"], sinks: true }]],
});

/** Cards come to a seat from where they lie. */
const comes: Told = ({ seat, card, cards }, world) => ({
  steps: [
    (cards === undefined ? [card] : list(cards)).map((each) => {
      const id = named(each);
      return { does: "fly", face: cardFaces(id), from: [`card-${id}`, "board"], to: handOf(seat, world), sinks: true };
    }),
  ],
  chorus: `comes-${whole(seat)}`,
});

/** Cards leave a seat. */
function leave(seat: unknown, cards: readonly unknown[], to: Place, world: World<FrontierView, FrontierReference>): Effect[] {
  return cards.map((each) => {
    const id = named(each);
    return { does: "fly", face: cardFaces(id), from: [`card-${id}`, ...[handOf(seat, world)].flat()], to, sinks: true };
  });
}

const goes: Told = ({ seat, card, cards }, world) => ({
  steps: [leave(seat, cards === undefined ? [card] : list(cards), "board", world)],
  cue: "impact",
});

/** A die that is cast for a place, or for everybody. */
const rolls: Told = ({ die, space }, world) => ({
  steps: [[{ does: "roll", dice: [whole(die)], at: space === undefined ? "board" : spaceOf(space, world) }]],
});

const places =
  (icon: string): Told =>
  ({ seat, space }, world) => ({
    steps: [[{ does: "fly", face: [{ look: "token", icon, hue: seatHue(seat) }], from: seatPlace(seat), to: spaceOf(space, world) }]],
    cue: "card",
  });

const flashes =
  (tone: "good" | "bad" | "plain", brief = false): Told =>
  ({ seat, target }) => ({ steps: [[{ does: "flash", at: seatPlace(target ?? seat), tone }]], brief });

const prize: Told = ({ seat }) => ({
  steps: [[{ does: "fly", face: [{ look: "token", icon: "trophy" }], from: "board", to: seatPlace(seat), sinks: true }]],
});

const EVENTS = {
  "auction-opens": ({ card }) => ({ steps: [[{ does: "flash", at: [`card-${named(card)}`, "board"], tone: "call" }]], cue: "card" }),
  "auction-bids": bids,
  "auction-matches": bids,
  "auction-leaves": flashes("plain", true),
  "auction-sold": comes,
  "auction-along": comes,
  buys: comes,
  recruits: comes,
  sells: ({ seat, card, water: number }, world) => ({
    steps: [leave(seat, [card], "board", world), [{ does: "fly", face: [water(number)], from: "board", to: tankOf(seat, world), sinks: true }]],
    cue: "coin",
  }),
  income: gets,
  "launch-fee": gets,
  "site-fee": gets,
  "insurance-pays": gets,
  boosts: ({ seat, cards, water: number }, world) => ({
    steps: [
      [{ does: "rise", at: tankOf(seat, world), text: `−${whole(number)}`, icon: "water", tone: "bad" }, ...leave(seat, list(cards), "board", world)],
    ],
    cue: "card",
  }),
  event: rolls,
  storm: rolls,
  radiation: (params, world) => ({ ...rolls(params, world), chorus: "radiation" }),
  "comes-through": rolls,
  crashes: (params, world) => ({ steps: [...(rolls(params, world)?.steps ?? []), [{ does: "shake", at: "board" }, { does: "flash", at: seatPlace(params.seat), tone: "bad" }]] }),
  "epic-hazard": rolls,
  prospects: rolls,
  "finds-science": rolls,
  "finds-no-science": rolls,
  claims: places("flag"),
  "builds-factory": places("fact"),
  "founds-colony": places("dome"),
  busts: ({ space }, world) => ({ steps: [[{ does: "flash", at: spaceOf(space, world), tone: "bad" }]] }),
  produces: ({ seat, card, space }, world) => ({
    steps: [[{ does: "fly", face: [{ look: "piece", id: named(card) }], from: spaceOf(space, world), to: seatPlace(seat), sinks: true }]],
  }),
  refuels: ({ space, tanks }, world) => ({ steps: [[{ does: "rise", at: spaceOf(space, world), text: `+${whole(tanks)}`, icon: "water", tone: "good" }]] }),
  decommissions: goes,
  loses: goes,
  struck: goes,
  "battle-losses": goes,
  discards: (params, world) => ({ ...goes(params, world), cue: "card" }),
  "engine-lost": flashes("bad"),
  "route-broken": flashes("bad"),
  attacks: flashes("bad"),
  fires: flashes("bad"),
  votes: ({ seat, votes }) => ({
    steps: [[{ does: "rise", at: seatPlace(seat), text: String(whole(votes)), icon: "flag" }]],
    chorus: "votes",
    cue: "card",
  }),
  elects: flashes("good"),
  "moves-disk": flashes("plain"),
  "takes-glory": prize,
  "takes-venture": prize,
  "takes-star": prize,
} satisfies Partial<Record<keyof FrontierEvents, Told>>;

/** Craft that lie elsewhere now. */
function moved({ before, after, reference: { map } }: World<FrontierView, FrontierReference>): (Direction & { line: [string, Params] })[] {
  return after.players.flatMap(({ seat, stacks }) =>
    stacks.flatMap(({ stack, space, flies }) => {
      const earlier = before.players[seat]?.stacks.find((each) => each.stack === stack)?.space;
      const [from, to] = [spaceNumber(map, earlier ?? ""), spaceNumber(map, space)];
      if (!flies || from === null || to === null || from === to) return [];
      const along = wayBetween(map, from, to).map((each) => `space-${each}`);
      const face: Face = { look: "token", icon: "thr", hue: seatHue(seat) };
      return [{ steps: [[{ does: "travel", face, along }]], cue: "card", line: ["board-scene-flies", { seat }] } as const];
    }),
  );
}

/** By the fewest spaces: a picture of the flight, not a plan. */
function wayBetween(map: MapReference, from: number, to: number): number[] {
  const reached = new Map<number, number>([[from, from]]);
  const row = [from];
  for (let at = row.shift(); at !== undefined && !reached.has(to); at = row.shift()) {
    for (const { start, end } of map.links) {
      const next = start === at ? end : end === at ? start : at;
      if (reached.has(next)) continue;
      reached.set(next, at);
      row.push(next);
    }
  }
  const way = [to];
  for (let at = reached.get(to); at !== undefined && at !== from; at = reached.get(at)) way.unshift(at);
  return way.length > MOST_STOPS ? [from, to] : [from, ...way];
}

export const scenes: SceneTable<FrontierView, FrontierReference> = { events: EVENTS, between: moved, Piece };

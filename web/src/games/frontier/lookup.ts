/** Finding things by their ids. */
import type {
  CardReference,
  FaceReference,
  FrontierReference,
  FrontierView,
  MapReference,
  MarkReference,
  SpaceReference,
} from "../../generated/frontier";
import { title } from "./map/words";

/** After the id of a radiator that is turned heavy. */
const HEAVY = ":heavy";

const cards = new WeakMap<FrontierReference, Map<string, CardReference>>();
const spaces = new WeakMap<MapReference, Map<string, number>>();

export function cardOf(reference: FrontierReference, id: string): CardReference | undefined {
  let known = cards.get(reference);
  if (known === undefined) {
    known = new Map(reference.cards.map((card) => [card.card, card]));
    cards.set(reference, known);
  }
  return known.get(id.replace(HEAVY, ""));
}

export function heavyOf(id: string): string {
  return `${id}${HEAVY}`;
}

export function faceOf(card: CardReference, face: string): FaceReference | undefined {
  return card.faces.find((each) => each.face === face) ?? card.faces[0];
}

/** The number of a space on the map; also of a step of a route, which may name its link. */
export function spaceNumber(map: MapReference, id: string): number | null {
  let known = spaces.get(map);
  if (known === undefined) {
    known = new Map(map.spaces.map((space, number) => [space.id, number]));
    spaces.set(map, known);
  }
  return known.get(id.split("#")[0] ?? id) ?? null;
}

export function spaceOf(map: MapReference, id: string): SpaceReference | undefined {
  const number = spaceNumber(map, id);
  return number === null ? undefined : map.spaces[number];
}

/** What to call a space. */
export function spaceTitle(map: MapReference, id: string): string {
  const space = spaceOf(map, id);
  const zone = map.zones[space?.zone ?? 0];
  return space === undefined || zone === undefined ? id : title(space, zone);
}

/** Whose things are shown large: one's own, or those of whoever is on turn. */
export function shownSeat(view: FrontierView, seat: number | null): number {
  return seat ?? view.active ?? view.first;
}

/** Whether nothing of a player is in space yet. */
export function isEarthbound(view: FrontierView, seat: number | null): boolean {
  return view.players[shownSeat(view, seat)]?.stacks.every(({ cards }) => cards.length === 0) ?? true;
}

/** Seats in the order of play. */
export function inOrder(view: FrontierView): number[] {
  return view.players.map((_, place) => (view.first + place) % view.players.length);
}

/** Who plays a faction; null: nobody. */
export function seatOf(view: FrontierView, faction: string | null): number | null {
  return view.players.find((player) => faction !== null && player.faction === faction)?.seat ?? null;
}

export function colourOf(reference: FrontierReference, faction: string | null): string | null {
  return reference.factions.find((each) => each.faction === faction)?.colour ?? null;
}

/** A figure of one of the tables of the rules. */
export function figureOf(reference: FrontierReference, table: string, figure: string): number {
  return reference.tables.find((each) => each.table === table)?.figures[figure] ?? 0;
}

/** Those of our values behind something that are shown with a mark. */
export function houseOf(reference: FrontierReference, marks: readonly MarkReference[]): string[] {
  const shown = new Set(reference.house.filter((each) => each.shown !== "quiet").map(({ id }) => id));
  return [...new Set(marks.flatMap(({ house }) => (house !== null && shown.has(house) ? [house] : [])))];
}

/** The marks of values of a face that are ours, for the badge; the masses of the base game are not on advanced cards. */
export function houseMarks(reference: FrontierReference, card: CardReference, face: string): string[] {
  const badged = new Set(reference.house.filter(({ shown }) => shown === "badge").map(({ id }) => id));
  const found = card.marks.filter(
    ({ path }) => (path === "" || path.startsWith(`${face}.`)) && !(reference.advanced && path.endsWith(".base_mass")),
  );
  return [...new Set(found.flatMap(({ house }) => (house !== null && badged.has(house) ? [house] : [])))];
}

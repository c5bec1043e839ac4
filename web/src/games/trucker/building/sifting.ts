/** Finding a face-up tile: by kind, by connector, by whether it fits the ship. */
import type { TileReference } from "../../../generated/trucker";
import { lookOf } from "../looks";

interface Group {
  id: string;
  kinds: string[];
  icon: string;
  hue: string;
}

function group(id: string, ...kinds: string[]): Group {
  const { icon, hue } = lookOf(kinds[0] ?? "");
  return { id, kinds, icon, hue };
}

/** In the order in which tiles are sorted. */
export const GROUPS: Group[] = [
  group("cannon", "cannon", "double_cannon"),
  group("engine", "engine", "double_engine"),
  group("cabin", "cabin"),
  group("battery", "battery_2", "battery_3"),
  group("shield", "shield"),
  group("cargo", "cargo_2", "cargo_3"),
  group("special", "special_cargo_1", "special_cargo_2"),
  group("purple", "life_support_purple"),
  group("brown", "life_support_brown"),
  group("structural", "structural"),
];

/** Connectors with the bars they are drawn with: left edge and width. */
export const CONNECTORS: { id: string; connector: number; sign: [number, number][] }[] = [
  { id: "single", connector: 1, sign: [[25, 10]] },
  {
    id: "double",
    connector: 2,
    sign: [
      [14, 9],
      [37, 9],
    ],
  },
  {
    id: "universal",
    connector: 3,
    sign: [
      [11, 8],
      [26, 8],
      [41, 8],
    ],
  },
];

export interface Sifting {
  /** Ids of groups; none: all. */
  groups: string[];
  /** Ids of connectors a tile must have, all of them. */
  connectors: string[];
  /** Only tiles that fit the ship somewhere. */
  fitting: boolean;
  order: "kind" | "newest";
}

export function groupOf(tile: TileReference): string {
  return GROUPS.find(({ kinds }) => kinds.includes(tile.kind))?.id ?? "";
}

/** The tiles that were asked for, in the order that was asked for. `tiles` are as they were laid down, oldest first. */
export function sift(tiles: TileReference[], sifting: Sifting, fits: (tile: TileReference) => boolean): TileReference[] {
  const { groups, connectors, fitting, order } = sifting;
  const wanted = CONNECTORS.filter(({ id }) => connectors.includes(id)).map(({ connector }) => connector);
  const found = tiles.filter(
    (tile) =>
      (groups.length === 0 || groups.includes(groupOf(tile))) &&
      wanted.every((connector) => tile.connectors.includes(connector)) &&
      (!fitting || fits(tile)),
  );
  return order === "newest" ? found.reverse() : found.sort((one, other) => rank(one) - rank(other) || one.tile - other.tile);
}

const KINDS = GROUPS.flatMap(({ kinds }) => kinds);

function rank(tile: TileReference): number {
  return KINDS.indexOf(tile.kind);
}

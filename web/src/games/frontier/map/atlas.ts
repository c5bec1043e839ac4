/** The map as it is drawn: curves of the links, what lies near a point, what belongs together. */
import type { LinkReference, MapReference, SpaceReference } from "../../../generated/frontier";
import type { Bounds } from "./camera";

type Point = readonly [number, number];

/** A cubic curve: both ends and what pulls at them. */
export type Curve = readonly [number, number, number, number, number, number, number, number];

const CELL = 120;

/** How large each kind is, in units of the map (as in tools/map_layout). */
const RADII: Record<string, number> = { site: 18, exit: 18, burn: 11, hohmann: 9 };
const PLAIN = 10;

export function placeOf({ x, y }: { x: number; y: number }): Point {
  return [x, y];
}

export function radiusOf(space: SpaceReference): number {
  return space.stopping ? (RADII[space.kind] ?? PLAIN) : 5;
}

export class Atlas {
  readonly map: MapReference;
  readonly bounds: Bounds;
  /** The curves of each link, by its number. */
  readonly curves: Curve[][];
  /** The links at each space. */
  readonly links: number[][];
  readonly #cells = new Map<string, number[]>();

  constructor(map: MapReference) {
    this.map = map;
    this.bounds = boundsOf(map.spaces.map(placeOf));
    this.links = map.spaces.map(() => []);
    map.links.forEach((link, number) => {
      this.links[link.start]?.push(number);
      this.links[link.end]?.push(number);
    });
    this.curves = map.links.map((link, number) => this.#curved(link, number));
    map.spaces.forEach(({ x, y }, number) => {
      const cell = key(Math.floor(x / CELL), Math.floor(y / CELL));
      this.#cells.set(cell, [...(this.#cells.get(cell) ?? []), number]);
    });
  }

  space(number: number): SpaceReference {
    const space = this.map.spaces[number];
    if (space === undefined) throw new RangeError(`no space ${number}`);
    return space;
  }

  /** The space at a point of the map, if one is as near as this. */
  near(x: number, y: number, reach: number): number | null {
    let best: number | null = null;
    let least = Infinity;
    for (const number of this.within({ left: x - reach, top: y - reach, right: x + reach, bottom: y + reach })) {
      const space = this.space(number);
      if (!space.stopping) continue;
      const apart = Math.hypot(space.x - x, space.y - y) - radiusOf(space);
      if (apart < least) [best, least] = [number, apart];
    }
    return least <= reach ? best : null;
  }

  /** The spaces in a part of the map. */
  *within(part: Bounds): Generator<number> {
    const across = [Math.floor(part.left / CELL), Math.floor(part.right / CELL)] as const;
    const down = [Math.floor(part.top / CELL), Math.floor(part.bottom / CELL)] as const;
    for (let row = down[0]; row <= down[1]; row++)
      for (let column = across[0]; column <= across[1]; column++) yield* this.#cells.get(key(column, row)) ?? [];
  }

  /** What all of these spaces lie in. */
  around(spaces: readonly number[], margin: number): Bounds {
    const found = boundsOf(spaces.map((number) => placeOf(this.space(number))));
    return {
      left: found.left - margin,
      top: found.top - margin,
      right: found.right + margin,
      bottom: found.bottom + margin,
    };
  }

  /** The directions in which the lines of a Hohmann go, one for each line that goes through. */
  linesAt(number: number): number[] {
    const seen = new Map<string, number>();
    for (const link of this.links[number] ?? []) {
      const line = lineAt(this.#link(link), number);
      if (!seen.has(line)) seen.set(line, angle(this.#leaving(link, number)));
    }
    return [...seen.values()];
  }

  #link(number: number): LinkReference {
    const link = this.map.links[number];
    if (link === undefined) throw new RangeError(`no link ${number}`);
    return link;
  }

  #points(link: LinkReference): Point[] {
    const bends = Array.from({ length: link.bends.length / 2 }, (_, at): Point => {
      return [link.bends[2 * at] ?? 0, link.bends[2 * at + 1] ?? 0];
    });
    return [placeOf(this.space(link.start)), ...bends, placeOf(this.space(link.end))];
  }

  /** The next point of a link, seen from one of its ends. */
  #next(number: number, from: number): Point {
    const link = this.#link(number);
    const points = this.#points(link);
    return (link.start === from ? points[1] : points.at(-2)) ?? [0, 0];
  }

  /**
   * In which direction a link leaves a space: a line goes straight on through a crossing, and so does a link through a
   * space that has but one other.
   */
  #leaving(number: number, from: number): Point {
    const place = placeOf(this.space(from));
    const next = this.#next(number, from);
    const straight: Point = [next[0] - place[0], next[1] - place[1]];
    const others = (this.links[from] ?? []).filter((other) => other !== number);
    const line = lineAt(this.#link(number), from);
    const partners = line === "" ? [] : others.filter((other) => lineAt(this.#link(other), from) === line);
    const partner = partners[0] ?? (others.length === 1 ? others[0] : undefined);
    if (partner === undefined || this.space(from).kind === "site") return straight;
    const before = this.#next(partner, from);
    const one = unit([next[0] - place[0], next[1] - place[1]]);
    const two = unit([place[0] - before[0], place[1] - before[1]]);
    // a sharp bend at a space stays one; where there is none to see, it is rounded
    if (this.space(from).stopping && one[0] * two[0] + one[1] * two[1] < 0) return straight;
    return [one[0] + two[0], one[1] + two[1]];
  }

  #curved(link: LinkReference, number: number): Curve[] {
    const points = this.#points(link);
    const last = points.length - 1;
    const away = this.#leaving(number, link.end);
    const directions = points.map((point, at): Point => {
      if (at === 0) return unit(this.#leaving(number, link.start));
      if (at === last) return unit([-away[0], -away[1]]);
      const before = points[at - 1] ?? point;
      const after = points[at + 1] ?? point;
      return unit([after[0] - before[0], after[1] - before[1]]);
    });
    return points.slice(1).map((end, at): Curve => {
      const start = points[at] ?? end;
      const pull = Math.hypot(end[0] - start[0], end[1] - start[1]) * 0.36;
      const out = directions[at] ?? [0, 0];
      const into = directions[at + 1] ?? [0, 0];
      return [
        ...[start[0], start[1], start[0] + out[0] * pull, start[1] + out[1] * pull],
        ...[end[0] - into[0] * pull, end[1] - into[1] * pull, end[0], end[1]],
      ] as unknown as Curve;
    });
  }
}

/** The numbers of spaces by their ids: the map counts, actions and views name. */
export function spaceNumbers(map: MapReference): ReadonlyMap<string, number> {
  return new Map(map.spaces.map(({ id }, number) => [id, number]));
}

function lineAt(link: LinkReference, space: number): string {
  return link.start === space ? link.start_line : link.end_line;
}

function key(column: number, row: number): string {
  return `${column} ${row}`;
}

function unit([x, y]: Point): Point {
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

function angle([x, y]: Point): number {
  return Math.atan2(y, x);
}

function boundsOf(points: readonly Point[]): Bounds {
  const across = points.map(([x]) => x);
  const down = points.map(([, y]) => y);
  return {
    left: Math.min(...across),
    top: Math.min(...down),
    right: Math.max(...across),
    bottom: Math.max(...down),
  };
}

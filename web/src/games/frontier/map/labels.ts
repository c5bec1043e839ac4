/** Which names are shown from how near, and where: the more there is room, the more names. */
import type { BodyReference } from "../../../generated/frontier";
import { type Atlas, radiusOf } from "./atlas";
import { type Box, Boxes } from "./boxes";
import { broken, short, spoken } from "./words";

export interface Label {
  space: number;
  lines: string[];
  /** The left and top edge of its box, in pixels from where its space is drawn. */
  left: number;
  top: number;
  width: number;
  align: "left" | "right" | "center";
}

interface Name {
  space: number;
  lines: string[];
  /** Of its longest line. */
  letters: number;
}

/** In units of the map, as the layout keeps room for it. */
const SIZE = 11;
const LINE = 13;
const LETTER = 6.2;
/** From this scale on symbols are drawn instead of dots, and orbits have names; sites have theirs from farther away. */
export const NEAR = 0.42;
export const FAR = 0.2;
/** In pixels. */
const SMALLEST = 9.5;
const LARGEST = 14;

/** How large names are written at this scale, in pixels. */
export function fontSize(scale: number): number {
  return Math.min(Math.max(SIZE * scale, SMALLEST), LARGEST);
}

/** How large a symbol is drawn, in pixels. */
export function drawnRadius(radius: number, scale: number): number {
  const least = radius > 12 ? Math.min(3.4, 12 * scale) : Math.min(2, 7 * scale);
  return Math.min(Math.max(radius * scale, least, 0.9), radius * 1.5);
}

/** The name of a body: on its disc where there is room, else below it; those of moons come when one is closer. */
export function bodyName({ radius }: BodyReference, scale: number): { size: number; down: number } | null {
  if (radius < 40 && scale < NEAR) return null;
  const size = Math.min(Math.max(13 * scale, 10.5), 16);
  return { size, down: radius * scale > 22 ? 0 : radius * scale + size * 0.7 };
}

/** The names of a map in the language that is spoken: made once, shown as there is room for them. */
export class Labels {
  readonly #atlas: Atlas;
  readonly #names: readonly Name[];
  #shown: Label[] = [];
  #scale = 0;

  constructor(atlas: Atlas) {
    this.#atlas = atlas;
    this.#names = ranked(atlas).map((number) => {
      const lines = broken(short(spoken(atlas.space(number).name)));
      return { space: number, lines, letters: Math.max(...lines.map((line) => line.length)) };
    });
  }

  /** Those to show at this scale: as many as do not cover one another, the most looked for first. */
  at(scale: number): Label[] {
    if (scale !== this.#scale) {
      this.#shown = this.#placed(scale);
      this.#scale = scale;
    }
    return this.#shown;
  }

  #placed(scale: number): Label[] {
    if (scale < FAR) return [];
    const grown = fontSize(scale) / SIZE;
    const taken = this.#taken(scale);
    const found: Label[] = [];
    for (const { space: owner, lines, letters } of this.#names) {
      const space = this.#atlas.space(owner);
      if (space.site === null && scale < NEAR) continue;
      const [width, height] = [LETTER * grown * letters, LINE * grown * lines.length];
      const label = { space: owner, lines, ...beside(space.side, drawnRadius(radiusOf(space), scale), width, height) };
      const [left, top] = [space.x * scale + label.left, space.y * scale + label.top];
      const box: Box = { owner, left, top, right: left + width, bottom: top + height };
      if (!taken.free(box, 0.5)) continue;
      taken.add(box);
      found.push(label);
    }
    return found;
  }

  /** Where bodies have their names and spaces are. */
  #taken(scale: number): Boxes {
    const taken = new Boxes(80);
    const { bodies, spaces } = this.#atlas.map;
    for (const body of bodies) {
      const name = bodyName(body, scale);
      if (name === null) continue;
      const half = (spoken(body.name).length * name.size * LETTER) / SIZE / 2;
      const [x, y] = [body.x * scale, body.y * scale + name.down];
      taken.add({ left: x - half, right: x + half, top: y - name.size * 0.6, bottom: y + name.size * 0.6 });
    }
    spaces.forEach((space, owner) => {
      if (space.kind !== "site" && scale < NEAR) return;
      const reach = drawnRadius(radiusOf(space), scale);
      const [x, y] = [space.x * scale, space.y * scale];
      taken.add({ owner, left: x - reach, top: y - reach, right: x + reach, bottom: y + reach });
    });
    return taken;
  }
}

/** Great sites first, then small ones, then orbits: what is looked for most has the best claim to room. */
function ranked(atlas: Atlas): number[] {
  const rank = (number: number): number => {
    const space = atlas.space(number);
    if (space.site !== null) return space.site.size + 20;
    if (space.home !== "" || space.id === "orbit.leo") return 40;
    return space.flyby === "" ? 0 : 15;
  };
  const named = atlas.map.spaces.map((_, number) => number).filter((number) => atlas.space(number).side !== "");
  return named.sort((a, b) => rank(b) - rank(a) || a - b);
}

/** As `box` in tools/map_layout/drawing.py. */
function beside(side: string, radius: number, width: number, height: number): Omit<Label, "space" | "lines"> {
  const gap = radius + 3;
  const diagonal = gap * 0.62;
  if (side === "e") return { left: gap, top: -height / 2, width, align: "left" };
  if (side === "w") return { left: -gap - width, top: -height / 2, width, align: "right" };
  if (side === "s") return { left: -width / 2, top: gap, width, align: "center" };
  if (side === "n") return { left: -width / 2, top: -gap - height, width, align: "center" };
  const east = side.endsWith("e");
  return {
    left: east ? diagonal : -diagonal - width,
    top: side.startsWith("s") ? diagonal : -diagonal - height,
    width,
    align: east ? "left" : "right",
  };
}

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

/** The names to show at this scale: those of the layout, as long as none covers another. */
export function labelsAt(atlas: Atlas, scale: number): Label[] {
  const size = fontSize(scale);
  const grown = size / SIZE;
  const taken = new Boxes(80);
  for (const body of atlas.map.bodies) {
    const name = bodyName(body, scale);
    if (name === null) continue;
    const half = (spoken(body.name).length * name.size * LETTER) / SIZE / 2;
    const [x, y] = [body.x * scale, body.y * scale + name.down];
    taken.add({ left: x - half, right: x + half, top: y - name.size * 0.6, bottom: y + name.size * 0.6 });
  }
  atlas.map.spaces.forEach((space, owner) => {
    const reach = drawnRadius(radiusOf(space), scale);
    if (space.kind === "site" || scale >= NEAR) taken.add({ ...around(space.x * scale, space.y * scale, reach), owner });
  });
  const found: Label[] = [];
  for (const number of ranked(atlas)) {
    const space = atlas.space(number);
    if (scale < (space.site === null ? NEAR : FAR)) continue;
    const lines = broken(short(spoken(space.name)));
    const width = LETTER * grown * Math.max(...lines.map((line) => line.length));
    const height = LINE * grown * lines.length;
    const label = { space: number, lines, ...beside(space.side, drawnRadius(radiusOf(space), scale), width, height) };
    const left = space.x * scale + label.left;
    const top = space.y * scale + label.top;
    const box: Box = { owner: number, left, top, right: left + width, bottom: top + height };
    if (taken.free(box, 0.5)) {
      taken.add(box);
      found.push(label);
    }
  }
  return found;
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

function around(x: number, y: number, reach: number): Box {
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach };
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

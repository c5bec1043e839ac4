/** The symbols of the spaces, each drawn around a point with a radius in pixels. */
import type { SpaceReference } from "../../../generated/frontier";
import { faint, type Palette } from "./palette";

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

const TAU = 2 * Math.PI;

/** A path that is made when it is first drawn: tests have no canvas. */
class Path2DLater {
  readonly #text: string;
  #path: Path2D | null = null;

  constructor(text: string) {
    this.#text = text;
  }

  get path(): Path2D {
    return (this.#path ??= new Path2D(this.#text));
  }
}

const FLAME = new Path2DLater("M0-9.5C1-5.500 6-3 6 3a6 6 0 0 1-12 0C-6 0-4.500-1.500-3.500-3.500-2.500-2.500-2-1.500-1.500-.5 0-2.500.5-6 0-9.500z");
const STAR = new Path2DLater("M0-8 2-2.600 7.600-2.500 3.200 1 4.700 6.500 0 3.300-4.700 6.500-3.200 1-7.600-2.500-2-2.600z");
const LEAF = new Path2DLater("M-6 6C-7-3 0-7 7-7 7 1 3 7-4 5M-6 7C-3 2 0-1 3-3");
const ROCKET = new Path2DLater("M0-12C4-8 5-3 4.500 4H-4.500C-5-3-4-8 0-12zM-4.500-1-8 6V8L-4 5M4.500-1 8 6V8L4 5M-2.500 5 0 10 2.500 5z");
const FACTORY = new Path2DLater("M-8 7V-3L-3 0V-3L2 0V-8H7V7z");
const DOME = new Path2DLater("M-8 5A8 8 0 0 1 8 5zM-9 5H9V7.500H-9z");
const FLAG = new Path2DLater("M-5 9V-9H6L3-4.500 6 0H-3V9z");
const CRATE = new Path2DLater("M-7-6H7V7H-7zM-7-2H7");
const WHEEL = new Path2DLater("M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0M-8 0H8M0-8V8");
const CUBE = new Path2DLater("M0-9 8-4.5V4.5L0 9-8 4.5V-4.5zM0 0 8-4.5M0 0-8-4.5M0 0V9");
const FLASK = new Path2DLater("M-3-9H3V-3L8 7Q8 9 6 9H-6Q-8 9-8 7L-3-3z");
const ARROW = new Path2DLater("M-8 6 0-9 8 6 0 2z");
const FREIGHTER = new Path2DLater("M-10 3V-4H-1V3zM1 3V-4H10V3zM-11 3H11L8 7H-8z");

function disc(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, TAU);
}

function glyph(context: Context, shape: Path2DLater, x: number, y: number, scale: number, how: "fill" | "stroke"): void {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  if (how === "fill") context.fill(shape.path);
  else {
    context.lineWidth = 1.7;
    context.stroke(shape.path);
  }
  context.restore();
}

export function hexagon(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let corner = 0; corner < 6; corner++) {
    const angle = (corner * TAU) / 6 - TAU / 4;
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  context.closePath();
}

function burst(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  for (let corner = 0; corner < 16; corner++) {
    const angle = (corner * TAU) / 16;
    const reach = corner % 2 === 0 ? radius : radius * 0.74;
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  context.closePath();
}

/** A space from afar: a dot in the colour of what it is. */
export function dot(context: Context, space: SpaceReference, x: number, y: number, radius: number, colours: Palette): void {
  if (space.kind === "site") {
    hexagon(context, x, y, radius);
    context.fillStyle = colours.of(`map-letter-${space.site?.letter ?? "C"}`);
    context.fill();
    return;
  }
  disc(context, x, y, radius);
  if (space.kind === "lagrange" && space.hazard === "" && space.flyby === "") {
    context.fillStyle = colours.of("bd");
    context.fill();
    context.strokeStyle = colours.of("t3");
    context.lineWidth = 1;
    context.stroke();
    return;
  }
  context.fillStyle = hue(space, colours);
  context.fill();
}

/** The colour that says what a space does. */
export function hue(space: SpaceReference, colours: Palette): string {
  if (space.flyby !== "") return colours.of("map-flyby");
  if (space.kind === "burn") return colours.of("map-burn");
  if (space.kind === "radiation") return colours.of("wa");
  if (space.hazard === "crash") return colours.of("no");
  if (space.hazard === "aerobrake") return colours.of("map-aero");
  return colours.of("t3");
}

/** A space from near. `lines` are the directions of the lines through a Hohmann. */
export function symbol(
  context: Context,
  space: SpaceReference,
  [x, y]: readonly [number, number],
  radius: number,
  lines: readonly number[],
  colours: Palette,
): void {
  if (!space.stopping) {
    disc(context, x, y, Math.max(radius * 0.4, 1.2));
    context.fillStyle = colours.of("t3");
    context.fill();
  } else if (space.kind === "site") site(context, space, x, y, radius, colours);
  else if (space.kind === "hohmann") crossing(context, x, y, radius, lines, colours);
  else if (space.flyby !== "") flyby(context, space, x, y, radius, colours);
  else if (space.kind === "exit") exit(context, x, y, radius, colours);
  else round(context, space, x, y, radius, colours);
  if (space.home !== "") home(context, space, x, y, radius, colours);
}

function round(context: Context, space: SpaceReference, x: number, y: number, radius: number, colours: Palette): void {
  const colour = hue(space, colours);
  if (space.hazard === "crash") {
    burst(context, x, y, radius * 1.34);
    context.fillStyle = colours.of("bd");
    context.fill();
    context.strokeStyle = colours.of("no");
    context.lineWidth = Math.max(1, radius * 0.11);
    context.stroke();
  }
  const plain = space.kind === "lagrange" && space.hazard === "";
  disc(context, x, y, plain ? radius * 0.72 : radius);
  context.fillStyle = colours.of("s1");
  context.fill();
  context.strokeStyle = plain ? (colours.of("t2")) : colour;
  context.lineWidth = Math.max(1.2, radius * (plain ? 0.16 : 0.15));
  context.stroke();
  context.fillStyle = colour;
  context.strokeStyle = colour;
  if (space.kind === "burn") {
    glyph(context, FLAME, x, y + radius * 0.06, radius * 0.066, "fill");
    if (space.lander) bar(context, x, y + radius * 0.74, radius * 0.5, radius * 0.14);
    if (space.inspiration) triangle(context, x, y + radius * 0.22, radius * 0.42, colours.of("s1"));
  } else if (space.kind === "radiation") trefoil(context, x, y, radius * 0.72);
  else if (space.hazard === "aerobrake") chute(context, x, y, radius * 0.62);
  else if (space.hazard === "crash") cross(context, x, y, radius * 0.36, Math.max(1.2, radius * 0.18));
}

function bar(context: Context, x: number, y: number, half: number, height: number): void {
  context.fillRect(x - half, y - height / 2, 2 * half, height);
}

function triangle(context: Context, x: number, y: number, radius: number, fill: string): void {
  context.beginPath();
  for (let corner = 0; corner < 3; corner++) {
    const angle = (corner * TAU) / 3 - TAU / 4;
    context.lineTo(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
  }
  context.closePath();
  context.fillStyle = fill;
  context.fill();
}

function cross(context: Context, x: number, y: number, reach: number, width: number): void {
  context.beginPath();
  context.moveTo(x - reach, y - reach);
  context.lineTo(x + reach, y + reach);
  context.moveTo(x + reach, y - reach);
  context.lineTo(x - reach, y + reach);
  context.lineWidth = width;
  context.stroke();
}

function trefoil(context: Context, x: number, y: number, radius: number): void {
  disc(context, x, y, radius * 0.24);
  context.fill();
  for (let blade = 0; blade < 3; blade++) {
    const angle = (blade * TAU) / 3 - TAU / 4;
    context.beginPath();
    context.arc(x, y, radius, angle - TAU / 12, angle + TAU / 12);
    context.arc(x, y, radius * 0.4, angle + TAU / 12, angle - TAU / 12, true);
    context.closePath();
    context.fill();
  }
}

function chute(context: Context, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y - radius * 0.1, radius, TAU / 2, TAU);
  context.closePath();
  context.fill();
  context.beginPath();
  for (const side of [-1, 0, 1]) {
    context.moveTo(x + side * radius * 0.9, y);
    context.lineTo(x, y + radius);
  }
  context.lineWidth = Math.max(0.8, radius * 0.16);
  context.stroke();
}

/** A Hohmann: both lines are seen going through, each straight on. */
function crossing(context: Context, x: number, y: number, radius: number, lines: readonly number[], colours: Palette): void {
  const size = radius * 0.74;
  disc(context, x, y, size);
  context.fillStyle = colours.of("bd");
  context.fill();
  context.strokeStyle = colours.of("t3");
  context.lineWidth = Math.max(1, radius * 0.12);
  context.stroke();
  context.beginPath();
  for (const angle of lines) {
    context.moveTo(x - Math.cos(angle) * size, y - Math.sin(angle) * size);
    context.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
  }
  context.strokeStyle = colours.of("t2");
  context.lineWidth = Math.max(1, radius * 0.17);
  context.stroke();
}

function flyby(context: Context, space: SpaceReference, x: number, y: number, radius: number, colours: Palette): void {
  const colour = space.season === null ? (colours.of("map-flyby")) : (colours.of(`map-${space.season}`));
  if (space.hazard === "crash") {
    burst(context, x, y, radius * 1.6);
    context.fillStyle = colours.of("bd");
    context.fill();
    context.strokeStyle = colours.of("no");
    context.lineWidth = Math.max(1, radius * 0.11);
    context.stroke();
  }
  disc(context, x, y, radius * 1.25);
  context.fillStyle = colours.of("s1");
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1.4, radius * 0.2);
  context.stroke();
  context.fillStyle = colour;
  if (space.bonus === null) {
    disc(context, x, y, radius * 0.34);
    context.fill();
    rays(context, x, y, radius, colour);
  } else text(context, `+${space.bonus}`, x, y, radius * 1.05, colour);
}

function rays(context: Context, x: number, y: number, radius: number, colour: string): void {
  context.beginPath();
  for (let ray = 0; ray < 8; ray++) {
    const angle = (ray * TAU) / 8;
    context.moveTo(x + Math.cos(angle) * radius * 0.52, y + Math.sin(angle) * radius * 0.52);
    context.lineTo(x + Math.cos(angle) * radius * 0.86, y + Math.sin(angle) * radius * 0.86);
  }
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, radius * 0.14);
  context.stroke();
}

function exit(context: Context, x: number, y: number, radius: number, colours: Palette): void {
  disc(context, x, y, radius);
  context.fillStyle = colours.of("s1");
  context.fill();
  context.strokeStyle = colours.of("tx");
  context.lineWidth = Math.max(1.2, radius * 0.1);
  context.setLineDash([radius * 0.3, radius * 0.22]);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = colours.of("tx");
  glyph(context, STAR, x, y, radius * 0.07, "fill");
}

/** A site: size and letter, a dot for each water, a border in the colour of its season, its icons along the top. */
function site(context: Context, space: SpaceReference, x: number, y: number, radius: number, colours: Palette): void {
  const { site: about } = space;
  if (about === null) return;
  const letter = colours.of(`map-letter-${about.letter}`);
  const border = about.synodic === null ? letter : (colours.of(`map-${about.synodic}`));
  hexagon(context, x, y, radius);
  context.fillStyle = colours.of("s1");
  context.fill();
  context.fillStyle = faint(letter, colours.dark ? 0.2 : 0.16);
  context.fill();
  context.strokeStyle = border;
  context.lineWidth = Math.max(1.3, radius * (about.synodic === null ? 0.1 : 0.17));
  context.stroke();
  if (about.synodic !== null) {
    hexagon(context, x, y, radius * 0.8);
    context.lineWidth = Math.max(0.8, radius * 0.05);
    context.setLineDash([radius * 0.16, radius * 0.12]);
    context.stroke();
    context.setLineDash([]);
  }
  const dry = about.hydration === 0;
  text(context, `${about.size}${about.letter}`, x, dry ? y + radius * 0.02 : y - radius * 0.1, radius * 0.82, colours.of("tx"));
  drops(context, about.hydration, x, y + radius * 0.5, radius, colours);
  if (radius >= 12) icons(context, about.icons, x, y, radius, colours);
}

function drops(context: Context, water: number, x: number, y: number, radius: number, colours: Palette): void {
  context.fillStyle = colours.of("wat");
  for (let drop = 0; drop < water; drop++) {
    disc(context, x + (drop - (water - 1) / 2) * radius * 0.29, y, radius * 0.115);
    context.fill();
  }
}

const ICONS: Record<string, { shape: Path2DLater | null; colour: string; how: "fill" | "stroke" }> = {
  science: { shape: STAR, colour: "wa", how: "fill" },
  tno: { shape: STAR, colour: "wa", how: "fill" },
  astrobiology: { shape: LEAF, colour: "map-flyby", how: "stroke" },
  push: { shape: null, colour: "map-burn", how: "fill" },
  atmosphere: { shape: null, colour: "map-aero", how: "fill" },
  ocean: { shape: null, colour: "wat", how: "fill" },
};

function icons(context: Context, names: readonly string[], x: number, y: number, radius: number, colours: Palette): void {
  // a TNO is worth its star twice: one star with a ring, instead of two
  const shown = names.includes("tno") ? names.filter((name) => name !== "science") : names;
  const reach = radius * 0.3;
  shown.forEach((name, at) => {
    const angle = -TAU / 4 + (at - (shown.length - 1) / 2) * 0.74;
    icon(context, name, x + Math.cos(angle) * radius * 1.02, y + Math.sin(angle) * radius * 1.02, reach, colours);
  });
}

/** An icon of a site, on a small disc. */
export function icon(context: Context, name: string, x: number, y: number, radius: number, colours: Palette): void {
  const look = ICONS[name];
  if (look === undefined) return;
  const colour = colours.of(look.colour);
  disc(context, x, y, radius);
  context.fillStyle = colours.of("s1");
  context.fill();
  context.strokeStyle = colour;
  context.lineWidth = Math.max(0.8, radius * 0.14);
  context.stroke();
  if (name === "tno") {
    disc(context, x, y, radius * 1.3);
    context.stroke();
  }
  context.fillStyle = colour;
  if (look.shape !== null) glyph(context, look.shape, x, y, radius * 0.085, look.how);
  else if (name === "push") arrow(context, x, y, radius * 0.6);
  else waves(context, x, y, radius * 0.6, name === "ocean" ? 2 : 3);
}

function arrow(context: Context, x: number, y: number, reach: number): void {
  context.beginPath();
  context.moveTo(x - reach, y + reach * 0.7);
  context.lineTo(x, y - reach);
  context.lineTo(x + reach, y + reach * 0.7);
  context.lineTo(x, y + reach * 0.2);
  context.closePath();
  context.fill();
}

/** Two waves for an ocean, three flat lines for air. */
function waves(context: Context, x: number, y: number, reach: number, count: 2 | 3): void {
  context.lineWidth = Math.max(0.8, reach * 0.26);
  context.beginPath();
  for (let at = 0; at < count; at++) {
    const down = y + (at - (count - 1) / 2) * reach * 0.62;
    context.moveTo(x - reach, down);
    if (count === 3) context.lineTo(x + reach, down);
    else
      context.bezierCurveTo(x - reach * 0.4, down - reach * 0.6, x + reach * 0.4, down + reach * 0.6, x + reach, down);
  }
  context.stroke();
}

function home(context: Context, space: SpaceReference, x: number, y: number, radius: number, colours: Palette): void {
  const colour = colours.of(`map-${space.home}`);
  disc(context, x, y, radius * 1.42);
  context.strokeStyle = colour;
  context.lineWidth = Math.max(1, radius * 0.13);
  context.setLineDash([radius * 0.5, radius * 0.24]);
  context.stroke();
  context.setLineDash([]);
}

/** A site that is closed for good: it fades, and a black disk with a cross lies on its lower edge. */
export function blackDisk(context: Context, x: number, y: number, radius: number, near: boolean, colours: Palette): void {
  if (near) {
    hexagon(context, x, y, radius * 1.06);
    context.fillStyle = faint(colours.of("bd"), 0.5);
    context.fill();
  }
  const size = near ? radius * 0.5 : radius;
  const down = near ? y + radius * 0.86 : y;
  disc(context, x, down, size);
  context.fillStyle = "#05080d";
  context.fill();
  context.strokeStyle = colours.of("t3");
  context.lineWidth = Math.max(0.8, size * 0.16);
  context.stroke();
  if (size < 3) return;
  context.strokeStyle = "#e8edf5";
  cross(context, x, down, size * 0.42, Math.max(1, size * 0.2));
}

const PIECES: Record<string, Path2DLater> = {
  rocket: ROCKET,
  freighter: FREIGHTER,
  mobile: CUBE,
  bernal: WHEEL,
  outpost: CRATE,
  claim: FLAG,
  factory: FACTORY,
  colony: DOME,
  lab: FLASK,
  push: ARROW,
};

/** What is drawn by its lines; the others are filled. */
const OUTLINED: readonly string[] = ["bernal", "mobile"];

/**
 * A piece of a seat, in its colour, with an outline that keeps it apart from whatever lies below; one that is promoted
 * has a purple rim.
 */
export function piece(context: Context, kind: string, x: number, y: number, size: number, colour: string, colours: Palette, promoted = false): void {
  const shape = PIECES[kind] ?? ROCKET;
  context.save();
  context.translate(x, y);
  context.scale(size / 12, size / 12);
  context.lineJoin = "round";
  context.strokeStyle = colours.of("bd");
  context.lineWidth = promoted ? 8 : 5;
  context.stroke(shape.path);
  if (promoted) {
    context.strokeStyle = colours.of("map-purple");
    context.lineWidth = 4.6;
    context.stroke(shape.path);
  }
  const lined = OUTLINED.includes(kind);
  context.fillStyle = kind === "mobile" ? colours.of("s1") : colour;
  context.strokeStyle = colour;
  context.lineWidth = lined ? 2.4 : 0.8;
  if (kind !== "bernal") context.fill(shape.path);
  context.stroke(shape.path);
  context.restore();
}

/** The mark of a seat: its shape tells it from others even without colour. */
export function mark(context: Context, seat: number, x: number, y: number, radius: number, colour: string): void {
  const sides = [0, 4, 3, 4, 6, 12, 5, 4, 0][seat % 9] ?? 0;
  context.beginPath();
  if (sides === 0) context.arc(x, y, radius * 0.85, 0, TAU);
  for (let corner = 0; corner < sides; corner++) {
    const turn = seat % 9 === 1 ? TAU / 8 : 0;
    const angle = (corner * TAU) / sides - TAU / 4 + turn;
    const reach = sides === 12 && corner % 3 === 0 ? radius * 0.4 : radius;
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  context.closePath();
  context.fillStyle = colour;
  context.fill();
}

export function text(context: Context, words: string, x: number, y: number, size: number, colour: string): void {
  context.font = `650 ${size}px "Inter Variable", Inter, system-ui, sans-serif`;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillStyle = colour;
  context.fillText(words, x, y + size * 0.05);
}

/** Draws the map, a frame at a time: what never changes is made once, and what is out of sight is left out. */
import { type Atlas, type Curve, placeOf, radiusOf } from "./atlas";
import { bodyArt } from "./bodies";
import { sight, toScreen, type Bounds, type Camera, type Size } from "./camera";
import { bodyName, drawnRadius, FAR, fontSize, Labels, NEAR } from "./labels";
import { faint, type Palette, ZONES } from "./palette";
import type { Lit, Piece, Route, RouteStep } from "./shown";
import { blackDisk, dot, hexagon, mark, piece, symbol, text } from "./symbols";
import { spoken } from "./words";

export interface Scene {
  pieces: readonly Piece[];
  routes: readonly Route[];
  lit: readonly Lit[];
  /** The sites with a black disk: nothing more is to be found there. */
  closed: readonly number[];
  selected: number | null;
  hovered: number | null;
  focused: number | null;
}

type Context = CanvasRenderingContext2D;

const STARS = 700;
const FONT = '"Inter Variable", Inter, system-ui, sans-serif';

export class Painter {
  readonly #atlas: Atlas;
  readonly #colours: Palette;
  readonly #zoneName: (zone: string) => string;
  readonly #lines = new Map<string, Path2D>();
  readonly #oneWay = new Path2D();
  readonly #roads = new Path2D();
  readonly #stars = new Path2D();
  readonly #crossed: number[][];
  /** Where the name of each zone stands: the direction from the middle of its ring. */
  readonly #named: number[];
  readonly #labels: Labels;

  /** `language` is part of what is drawn: another one needs another painter. */
  constructor(atlas: Atlas, colours: Palette, zoneName: (zone: string) => string) {
    this.#atlas = atlas;
    this.#colours = colours;
    this.#zoneName = zoneName;
    this.#labels = new Labels(atlas);
    atlas.map.links.forEach((link, number) => {
      const zone = Math.max(atlas.space(link.start).zone, atlas.space(link.end).zone);
      const path = link.one_way ? this.#oneWay : this.#line(ZONES[zone] ?? "");
      for (const curve of atlas.curves[number] ?? []) draw(path, curve);
    });
    for (const road of atlas.map.roads) this.#road(road);
    this.#strew();
    this.#named = atlas.map.zones.map(({ ring }, number) => freest(atlas, ring, number));
    this.#crossed = atlas.map.spaces.map((space, number) => (space.kind === "hohmann" ? atlas.linesAt(number) : []));
  }

  #line(zone: string): Path2D {
    let path = this.#lines.get(zone);
    if (path === undefined) this.#lines.set(zone, (path = new Path2D()));
    return path;
  }

  #road(sites: readonly number[]): void {
    const places = sites.map((number) => placeOf(this.#atlas.space(number)));
    const ring = places.length > 2 ? [...places, places[0] ?? ([0, 0] as const)] : places;
    ring.forEach(([x, y], at) => {
      if (at === 0) this.#roads.moveTo(x, y);
      else this.#roads.lineTo(x, y);
    });
  }

  /** Stars beyond the last ring, the same every time. */
  #strew(): void {
    const { left, top, right, bottom } = this.#atlas.bounds;
    const [width, height] = [right - left, bottom - top];
    for (let star = 0; star < STARS; star++) {
      // a golden section leaves no pattern and no gaps
      const x = left - 0.5 * width + 2 * width * ((star * 0.754877666) % 1);
      const y = top - 0.5 * height + 2 * height * ((star * 0.569840291) % 1);
      const size = 1.5 + ((star * 7) % 5) * 0.9;
      this.#stars.rect(x, y, size, size);
    }
  }

  paint(context: Context, camera: Camera, size: Size, ratio: number, scene: Scene): void {
    const { scale } = camera;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.fillStyle = this.#colours.of("bg");
    context.fillRect(0, 0, size.width, size.height);
    const [x, y] = toScreen(camera, size, 0, 0);
    const onMap = (): void => context.setTransform(ratio * scale, 0, 0, ratio * scale, x * ratio, y * ratio);
    onMap();
    if (this.#colours.dark) {
      context.fillStyle = faint(this.#colours.of("t2"), 0.5);
      context.fill(this.#stars);
    }
    this.#paintZones(context, scale);
    this.#paintBodies(context, camera, size);
    this.#paintLinks(context, scale);
    this.#paintRoutes(context, scale, scene.routes);
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    this.#paintZoneNames(context, camera, size);
    const inSight = sight(camera, size);
    if (scale >= NEAR) this.#paintArrows(context, camera, size, inSight);
    this.#paintSpaces(context, camera, size, inSight, scene);
    this.#paintLabels(context, camera, size, scene);
    this.#paintStops(context, camera, size, scene.routes);
    this.#paintPieces(context, camera, size, scene.pieces);
  }

  // what lies below

  #paintZones(context: Context, scale: number): void {
    const { zones } = this.#atlas.map;
    for (let number = zones.length - 1; number >= 0; number--) {
      const zone = zones[number];
      if (zone === undefined) continue;
      const [centre, width, height] = zone.ring;
      const colour = this.#colours.of(`map-${zone.name}`);
      context.beginPath();
      context.ellipse(centre, 0, width, height, 0, 0, 2 * Math.PI);
      context.fillStyle = this.#colours.of("bd");
      context.fill();
      context.fillStyle = faint(colour, this.#colours.dark ? 0.055 : 0.09);
      context.fill();
      context.strokeStyle = faint(colour, this.#colours.dark ? 0.3 : 0.4);
      context.lineWidth = 1 / scale;
      context.stroke();
    }
    const { sun } = this.#atlas.map;
    const glow = context.createRadialGradient(0, 0, sun * 0.35, 0, 0, sun * 2.6);
    glow.addColorStop(0, faint("rgb(255, 196, 92)", this.#colours.dark ? 0.5 : 0.55));
    glow.addColorStop(1, faint("rgb(255, 196, 92)", 0));
    context.fillStyle = glow;
    context.beginPath();
    context.arc(0, 0, sun * 2.6, 0, 2 * Math.PI);
    context.fill();
  }

  #paintBodies(context: Context, camera: Camera, size: Size): void {
    const { map } = this.#atlas;
    const discs = [{ name: "Sun", x: 0, y: 0, radius: map.sun * 0.62 }, ...map.bodies];
    const seen = sight(camera, size);
    for (const { name, x, y, radius } of discs) {
      if (x + 2 * radius < seen.left || x - 2 * radius > seen.right) continue;
      if (y + 2 * radius < seen.top || y - 2 * radius > seen.bottom) continue;
      const art = bodyArt(name, Math.atan2(-y, -x));
      const reach = radius * art.margin;
      context.drawImage(art.image, x - reach, y - reach, 2 * reach, 2 * reach);
    }
  }

  #paintLinks(context: Context, scale: number): void {
    const width = Math.min(Math.max(1.7 * scale, 0.9), 2.6) / scale;
    context.lineWidth = width;
    context.lineCap = "round";
    for (const [zone, path] of this.#lines) {
      context.strokeStyle = faint(this.#colours.of(`map-${zone}`), this.#colours.dark ? 0.62 : 0.75);
      context.stroke(path);
    }
    context.strokeStyle = this.#colours.of("map-aero");
    context.setLineDash([7, 5]);
    context.stroke(this.#oneWay);
    context.strokeStyle = this.#colours.of("t2");
    context.lineWidth = Math.min(2.4, 3 / scale);
    context.setLineDash([0.1, 6]);
    context.stroke(this.#roads);
    context.setLineDash([]);
  }

  #paintArrows(context: Context, camera: Camera, size: Size, seen: Bounds): void {
    const reach = Math.min(6.5 * camera.scale, 8);
    context.fillStyle = this.#colours.of("map-aero");
    this.#atlas.map.links.forEach((link, number) => {
      if (!link.one_way) return;
      const curves = this.#atlas.curves[number] ?? [];
      const curve = curves[Math.floor(curves.length / 2)];
      if (curve === undefined) return;
      const [x, y, along] = middle(curve);
      if (x < seen.left || x > seen.right || y < seen.top || y > seen.bottom) return;
      const [left, top] = toScreen(camera, size, x, y);
      context.beginPath();
      for (const [turn, length] of [
        [0, 1.2],
        [2.5, 1],
        [Math.PI, 0.35],
        [-2.5, 1],
      ] as const)
        context.lineTo(left + Math.cos(along + turn) * reach * length, top + Math.sin(along + turn) * reach * length);
      context.fill();
    });
  }

  // zones and names

  #paintZoneNames(context: Context, camera: Camera, size: Size): void {
    const font = Math.min(Math.max(13 * camera.scale, 10), 17);
    context.font = `600 ${font}px ${FONT}`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    this.#atlas.map.zones.forEach((zone, number) => {
      const angle = this.#named[number] ?? 0;
      if (this.#thickness(number, angle) * camera.scale < font * 1.15) return;
      context.fillStyle = this.#colours.of(`map-${zone.name}`);
      const words = this.#zoneName(zone.name).toLocaleUpperCase();
      const [centre, width, height] = zone.ring;
      const inset = (font * 0.95) / camera.scale;
      arched(context, camera, size, words, {
        ...{ centre, width: width - inset, height: height - inset },
        angle,
        gap: font * 0.16,
      });
    });
  }

  /** How thick a ring is in this direction. */
  #thickness(number: number, angle: number): number {
    const [outer, inner] = [this.#atlas.map.zones[number]?.ring, this.#atlas.map.zones[number - 1]?.ring];
    if (outer === undefined || inner === undefined) return Infinity;
    return Math.hypot(
      outer[0] - inner[0] + (outer[1] - inner[1]) * Math.cos(angle),
      (outer[2] - inner[2]) * Math.sin(angle),
    );
  }

  #paintLabels(context: Context, camera: Camera, size: Size, scene: Scene): void {
    const { scale } = camera;
    const font = fontSize(scale);
    const line = font * (13 / 11);
    const important = new Set([scene.selected, scene.hovered, scene.focused]);
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.font = `500 ${font}px ${FONT}`;
    context.strokeStyle = faint(this.#colours.of("bd"), 0.85);
    context.lineWidth = 3;
    for (const label of this.#labels.at(scale)) {
      const space = this.#atlas.space(label.space);
      const [x, y] = toScreen(camera, size, ...placeOf(space));
      if (x < -200 || y < -60 || x > size.width + 200 || y > size.height + 60) continue;
      const strong = important.has(label.space);
      context.fillStyle = this.#colours.of(strong || space.site !== null ? "tx" : "t2");
      context.textAlign = label.align;
      const shift = { left: 0, center: label.width / 2, right: label.width }[label.align];
      label.lines.forEach((words, at) => {
        const top = y + label.top + line * (at + 0.5);
        context.strokeText(words, x + label.left + shift, top);
        context.fillText(words, x + label.left + shift, top);
      });
    }
    this.#paintBodyNames(context, camera, size);
  }

  #paintBodyNames(context: Context, camera: Camera, size: Size): void {
    for (const body of this.#atlas.map.bodies) {
      const name = bodyName(body, camera.scale);
      if (name === null) continue;
      const [x, middle] = toScreen(camera, size, ...placeOf(body));
      const y = middle + name.down;
      context.lineWidth = 3.5;
      // the picture is dark in either theme; beside it the name is a label like others
      const onDisc = name.down === 0;
      context.strokeStyle = onDisc ? "rgba(8, 12, 20, 0.6)" : faint(this.#colours.of("bd"), 0.85);
      context.font = `650 ${name.size}px ${FONT}`;
      context.textAlign = "center";
      context.strokeText(spoken(body.name), x, y);
      context.fillStyle = onDisc ? "#fff" : this.#colours.of("tx");
      context.fillText(spoken(body.name), x, y);
    }
  }

  // spaces

  #paintSpaces(context: Context, camera: Camera, size: Size, seen: Bounds, scene: Scene): void {
    const { scale } = camera;
    const lit = new Set(scene.lit.map(({ space }) => space));
    const closed = new Set(scene.closed);
    const margin = 40;
    const part = {
      ...{ left: seen.left - margin, top: seen.top - margin },
      ...{ right: seen.right + margin, bottom: seen.bottom + margin },
    };
    for (const number of this.#atlas.within(part)) {
      const space = this.#atlas.space(number);
      const place = toScreen(camera, size, ...placeOf(space));
      const radius = drawnRadius(radiusOf(space), scale);
      if (lit.has(number)) this.#halo(context, place, radius, this.#colours.of("ac"));
      if (scale >= NEAR) symbol(context, space, place, radius, this.#crossed[number] ?? [], this.#colours);
      else if (space.stopping) dot(context, space, ...place, radius, this.#colours);
      if (closed.has(number)) blackDisk(context, ...place, radius, scale >= NEAR, this.#colours);
      if (lit.has(number)) this.#ring(context, place, radius + 3, this.#colours.of("ac"), 2);
      if (number === scene.selected) this.#ring(context, place, radius + 5, this.#colours.of("tx"), 2);
      else if (number === scene.hovered) this.#ring(context, place, radius + 4, this.#colours.of("t2"), 1.5);
      if (number === scene.focused) this.#ring(context, place, radius + 8, this.#colours.of("fo"), 2);
    }
  }

  #ring(context: Context, [x, y]: [number, number], radius: number, colour: string, width: number): void {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.stroke();
  }

  #halo(context: Context, [x, y]: [number, number], radius: number, colour: string): void {
    context.beginPath();
    context.arc(x, y, radius + 7, 0, 2 * Math.PI);
    context.fillStyle = faint(colour, 0.22);
    context.fill();
  }

  // routes

  #paintRoutes(context: Context, scale: number, routes: readonly Route[]): void {
    const ordered = [...routes].sort((a, b) => Number(a.chosen) - Number(b.chosen));
    for (const route of ordered) {
      const path = new Path2D();
      for (const step of route.steps) this.#follow(path, step);
      const colour = this.#colours.of("ac");
      const width = Math.min(Math.max(3.4 * scale, 2.6), 4.6) / scale;
      if (route.chosen) {
        context.strokeStyle = faint(colour, 0.24);
        context.lineWidth = width * 3.2;
        context.stroke(path);
        context.strokeStyle = colour;
      } else {
        context.strokeStyle = faint(colour, 0.55);
        context.setLineDash([9 / scale, 7 / scale]);
      }
      context.lineWidth = route.chosen ? width : width * 0.7;
      context.stroke(path);
      context.setLineDash([]);
    }
  }

  #follow(path: Path2D, step: RouteStep): void {
    if (step.link === null) return;
    for (const curve of this.#atlas.curves[step.link] ?? []) draw(path, curve);
  }

  #paintStops(context: Context, camera: Camera, size: Size, routes: readonly Route[]): void {
    if (camera.scale < FAR) return;
    const font = Math.min(Math.max(10.5 * camera.scale, 10), 12.5);
    for (const { steps } of routes.filter((route) => route.chosen))
      for (const step of steps) {
        const space = this.#atlas.space(step.space);
        const [x, y] = toScreen(camera, size, ...placeOf(space));
        const radius = drawnRadius(radiusOf(space), camera.scale);
        if (step.burns > 0) this.#ring(context, [x, y], radius + 2.5, this.#colours.of("ac"), 2);
        if (step.stop) this.#pill(context, String(step.turn), x - radius - 6, y - radius - 6, font, true);
        if (step.die !== "") this.#die(context, step.die, x + radius + 10, y + radius + 9, font);
      }
  }

  #pill(context: Context, words: string, x: number, y: number, font: number, full: boolean): void {
    context.font = `650 ${font}px ${FONT}`;
    const half = Math.max(context.measureText(words).width / 2 + font * 0.55, font * 0.85);
    context.beginPath();
    context.roundRect(x - half, y - font * 0.85, 2 * half, font * 1.7, font * 0.85);
    context.fillStyle = this.#colours.of(full ? "ac" : "s2");
    context.fill();
    context.strokeStyle = this.#colours.of(full ? "aci" : "no");
    context.lineWidth = full ? 1.5 : 1;
    context.stroke();
    text(context, words, x, y, font, this.#colours.of(full ? "aci" : "no"));
  }

  /** A die that is due, and what it risks. */
  #die(context: Context, words: string, x: number, y: number, font: number): void {
    const side = font * 1.25;
    context.font = `650 ${font}px ${FONT}`;
    const across = x + side * 0.5 + context.measureText(words).width / 2 + font * 0.75;
    this.#pill(context, words, across, y, font, false);
    context.beginPath();
    context.roundRect(x - side / 2, y - side / 2, side, side, side * 0.22);
    context.fillStyle = this.#colours.of("no");
    context.fill();
    context.fillStyle = this.#colours.of("s1");
    for (const [left, top] of [
      [-1, -1],
      [1, 1],
      [0, 0],
      [1, -1],
      [-1, 1],
    ] as const) {
      context.beginPath();
      context.arc(x + left * side * 0.24, y + top * side * 0.24, side * 0.1, 0, 2 * Math.PI);
      context.fill();
    }
  }

  // pieces

  #paintPieces(context: Context, camera: Camera, size: Size, pieces: readonly Piece[]): void {
    for (const number of new Set(pieces.map((each) => each.space))) {
      const there = pieces.filter((each) => each.space === number);
      const space = this.#atlas.space(number);
      const [x, y] = toScreen(camera, size, ...placeOf(space));
      const radius = drawnRadius(radiusOf(space), camera.scale);
      const settled = there.filter((each) => !FLYING.has(each.kind));
      const flying = there.filter((each) => FLYING.has(each.kind));
      const large = Math.min(Math.max(13 * camera.scale, camera.scale < FAR ? 6 : 9), 17);
      flying.forEach((each, at) => {
        const across = x + radius * 0.4 + (at - (flying.length - 1) / 2) * large * 1.5;
        this.#piece(context, each, across, y - radius - large * 0.95, large);
      });
      this.#own(context, settled, x, y, radius);
      const small = Math.min(Math.max(9.5 * camera.scale, camera.scale < FAR ? 4 : 6.5), 13);
      settled.forEach((each, at) => {
        const across = x - radius * 0.2 + (at - (settled.length - 1) / 2) * small * 1.9;
        this.#piece(context, each, across, y + radius + small * 0.6, small);
      });
    }
  }

  /** Whose site it is: a border in the colour of the seat. */
  #own(context: Context, settled: readonly Piece[], x: number, y: number, radius: number): void {
    const owner = settled[0];
    if (owner === undefined) return;
    hexagon(context, x, y, radius * 1.2);
    context.strokeStyle = this.#colours.seat(owner.seat);
    context.lineWidth = Math.max(1.5, radius * 0.14);
    context.stroke();
  }

  #piece(context: Context, { kind, seat, promoted }: Piece, x: number, y: number, size: number): void {
    const colour = this.#colours.seat(seat);
    piece(context, kind, x, y, size, colour, this.#colours, promoted);
    if (size > 8) mark(context, seat, x, y + size * 0.02, size * 0.26, this.#colours.of("bd"));
  }
}

const FLYING = new Set(["rocket", "freighter", "mobile", "bernal", "outpost"]);

function draw(path: Path2D, [x0, y0, x1, y1, x2, y2, x3, y3]: Curve): void {
  path.moveTo(x0, y0);
  path.bezierCurveTo(x1, y1, x2, y2, x3, y3);
}

/** The middle of a curve and its direction there. */
function middle([x0, y0, x1, y1, x2, y2, x3, y3]: Curve): [number, number, number] {
  const x = (x0 + 3 * x1 + 3 * x2 + x3) / 8;
  const y = (y0 + 3 * y1 + 3 * y2 + y3) / 8;
  return [x, y, Math.atan2(y3 + y2 - y1 - y0, x3 + x2 - x1 - x0)];
}

/** The direction in which the name of a zone, just inside its edge, is farthest from spaces of any zone. */
function freest(atlas: Atlas, [centre, width, height]: readonly [number, number, number], zone: number): number {
  const length = 210 + 12 * zone;
  let [best, most] = [0, -Infinity];
  for (let turn = 0; turn < 120; turn++) {
    const angle = (turn * Math.PI) / 60;
    const speed = Math.hypot(width * Math.sin(angle), height * Math.cos(angle));
    const { left, right, top, bottom } = atlas.bounds;
    let least = 260;
    for (const part of [-0.5, -0.25, 0, 0.25, 0.5]) {
      const at = angle + (part * length) / speed;
      const [x, y] = [centre + (width - 18) * Math.cos(at), (height - 18) * Math.sin(at)];
      if (x < left || x > right || y < top || y > bottom) least = 0;
      for (const space of atlas.map.spaces) least = Math.min(least, Math.hypot(space.x - x, space.y - y));
    }
    // upright words read best: of equal places those at the top or the bottom
    const score = least + 20 * Math.abs(Math.sin(angle));
    if (score > most) [best, most] = [angle, score];
  }
  return best;
}

interface Arch {
  centre: number;
  width: number;
  height: number;
  angle: number;
  gap: number;
}

/** Words along an ellipse of the map, upright wherever they stand. */
function arched(context: Context, camera: Camera, size: Size, words: string, arch: Arch): void {
  const lower = Math.sin(arch.angle) > 0;
  const letters = Array.from(words);
  const widths = letters.map((letter) => context.measureText(letter).width + arch.gap);
  const total = widths.reduce((sum, width) => sum + width, 0);
  const speed = Math.hypot(arch.width * Math.sin(arch.angle), arch.height * Math.cos(arch.angle)) * camera.scale;
  const way = lower ? -1 : 1;
  let angle = arch.angle - (way * total) / 2 / speed;
  letters.forEach((letter, at) => {
    const step = (way * (widths[at] ?? 0)) / speed;
    angle += step / 2;
    const x = arch.centre + arch.width * Math.cos(angle);
    const y = arch.height * Math.sin(angle);
    const [left, top] = toScreen(camera, size, x, y);
    const along = Math.atan2(way * arch.height * Math.cos(angle), -way * arch.width * Math.sin(angle));
    context.save();
    context.translate(left, top);
    context.rotate(along);
    context.fillText(letter, 0, 0);
    context.restore();
    angle += step / 2;
  });
}

/**
 * Pictures of cards, made of strokes: the kind of a card says what is drawn, its name how. So the same card always looks
 * the same, no two are quite alike, and whoever knows the kinds reads a tableau at a glance:
 *
 * - worlds that produce are whole discs in the colour of their good, windfall worlds dark ones with a halo of it;
 * - each good has a surface of its own: seas, craters and crystals, cells, hexagons;
 * - worlds without a good are seen from the ground;
 * - military worlds have ships before them, Rebels a banner, start worlds a sun;
 * - developments show what they are good for, those that score for other cards under a golden crown of rays.
 */
import type { CardReference } from "../../generated/race";
import { disc, numbersOf, polygon, stars, type Next, type Stroke } from "../../lib/strokes";
import { hasKeyword, sortOf, type Sort } from "./cards";

/** Hue and saturation of what is drawn. */
const TONES: Record<Sort, [number, number]> = {
  development: [258, 90],
  novelty: [207, 80],
  rare: [27, 52],
  genes: [139, 50],
  alien: [49, 82],
  plain: [215, 16],
};
const DARK = "#0a0e18";
const SHADE = "#00000059";
const SHINE = "#ffffff40";
const RED = "#ff5d5d";
const GOLD = "#f4d35e";
const WHITE = "#e8edf5";

/** The planet itself, and what its surface shows. */
interface Globe {
  x: number;
  y: number;
  r: number;
  tone: string;
  dark: string;
}

function seas({ x, y, r, dark }: Globe, next: Next): Stroke[] {
  const land = Array.from({ length: 3 }, (_, at) => {
    const [dx, dy, w] = [next(-9, 3), (at - 1) * 9 + next(-2, 2), next(5, 9)];
    return `M${x + dx - w} ${y + dy}q${w / 2} ${-next(5, 8)} ${w} ${next(-2, 2)}t${w} ${next(-1, 3)}q${-w} ${next(3, 7)} ${-2 * w} 0`;
  });
  const lights = Array.from({ length: 6 }, () => disc(x + next(4, Math.round(r * 0.7)), y + next(-9, 9), 0.9)).join("");
  return [
    { d: land.join(""), fill: dark, opacity: 0.55 },
    { d: lights, fill: "#fff6c8" },
  ];
}

function rocks({ x, y, r, tone, dark }: Globe, next: Next): Stroke[] {
  const craters = Array.from({ length: 5 }, () => disc(x + next(-13, 7), y + next(-13, 13), next(15, 38) / 10)).join("");
  const foot = y + r * 0.86;
  const crystals = [-9, -3, 4].map((dx) => `M${x + dx} ${foot + 6}l2-${next(11, 19)} 3-4 3 5 1 ${next(9, 15)}z`).join("");
  return [
    { d: craters, fill: dark, opacity: 0.5 },
    { d: crystals, fill: tone, line: "#ffffffb0", width: 0.7 },
  ];
}

function cells({ x, y, dark }: Globe, next: Next): Stroke[] {
  const turn = next(0, 1) * 2 - 1;
  const swirl = [6, 11, 16].map((r) => `M${x - r * turn} ${y + next(-3, 3)}a${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${r * turn * 1.6} ${-r * 0.5}`);
  const spots = Array.from({ length: 5 }, (): [number, number, number] => [x + next(-13, 5), y + next(-11, 13), next(18, 34) / 10]);
  return [
    { d: swirl.join(""), line: SHINE, width: 2.6 },
    { d: spots.map(([at, top, r]) => disc(at, top, r)).join(""), fill: dark, opacity: 0.5 },
    { d: spots.map(([at, top, r]) => disc(at, top, r / 2.6)).join(""), fill: "#fff", opacity: 0.6 },
  ];
}

function hexagons({ x, y, r, dark }: Globe, next: Next): Stroke[] {
  const net = [[0, 0], [9, 5.2], [-9, 5.2], [0, -10.4], [0, 10.4], [9, -5.2], [-9, -5.2]] as const;
  const lines = net.map(([dx, dy]) => polygon(x + dx, y + dy, 6, 6, Math.PI / 6)).join("");
  const lit = net[next(0, 6)] ?? net[0];
  const spire = `M${x + next(-5, 5)} ${y - r - next(8, 12)}l2.4 12 -4.8 0z`;
  return [
    { d: lines, line: dark, width: 1.1, opacity: 0.75 },
    { d: polygon(x + lit[0], y + lit[1], 5, 6, Math.PI / 6), fill: "#fffbe0", opacity: 0.8 },
    { d: spire, fill: "#fff4b0" },
  ];
}

const SURFACES: Partial<Record<Sort, (globe: Globe, next: Next) => Stroke[]>> = {
  novelty: seas,
  rare: rocks,
  genes: cells,
  alien: hexagons,
};

/** The unlit side, from a third right of the middle. */
function shadow({ x, y, r }: Globe): Stroke {
  const edge = Math.sqrt(r ** 2 - 9 ** 2);
  return { d: `M${x + 9} ${y - edge}a${r} ${r} 0 0 1 0 ${2 * edge}a34 34 0 0 0 0-${2 * edge}`, fill: SHADE };
}

function fromAfar(kind: CardReference, next: Next): Stroke[] {
  const [hue, full] = TONES[sortOf(kind)];
  const tint = hue + next(-9, 9);
  const tone = `hsl(${tint} ${full}% ${next(56, 64)}%)`;
  const globe: Globe = { x: next(44, 56), y: 31, r: next(19, 22), tone, dark: `hsl(${tint} ${full}% 24%)` };
  const { x, y, r } = globe;
  const body: Stroke[] = kind.windfall
    ? [
        { d: disc(x, y, r + 4), line: tone, width: 1.2, dash: "2.5 3" },
        { d: disc(x, y, r), fill: `hsl(${tint} ${full / 2}% 20%)`, line: tone, width: 3 },
      ]
    : [{ d: disc(x, y, r), fill: tone }];
  const surface = SURFACES[sortOf(kind)]?.({ ...globe, dark: kind.windfall ? tone : globe.dark }, next) ?? [];
  const tilt = next(-12, 12);
  const ring: Stroke[] =
    next(1, 4) === 1
      ? [{ d: `M${x - r - 13} ${y + tilt / 2}q${r + 13} ${next(9, 14)} ${2 * r + 26} ${-tilt}`, line: "#ffffff90", width: 1.8 }]
      : [];
  return [stars(next), ...body, ...surface, shadow(globe), ...ring];
}

/** A colony under a sky with a moon: nothing to fetch here but the place itself. */
function fromTheGround(next: Next): Stroke[] {
  const tint = 195 + next(0, 80);
  const hill = next(38, 42);
  const [moon, size] = [next(62, 84), next(5, 9)];
  const towers = Array.from({ length: 6 }, (_, at) => {
    const [left, top, wide] = [26 + at * 8 + next(-2, 2), hill - next(5, 17), next(3, 6)];
    return `M${left} ${hill + 5}V${top}h${wide}V${hill + 5}z`;
  });
  const dome = next(9, 13);
  const left = next(30, 60);
  return [
    stars(next),
    { d: disc(moon, next(10, 16), size), fill: `hsl(${tint} 20% 74%)` },
    { d: disc(moon + 2, 12, size * 0.8), fill: DARK, opacity: 0.45 },
    { d: `M0 ${hill - 4}q25 -9 50 1t50 -3V58H0z`, fill: `hsl(${tint} 18% 26%)` },
    { d: towers.join(""), fill: `hsl(${tint} 20% 60%)` },
    { d: `M${left - dome} ${hill + 7}a${dome} ${dome} 0 0 1 ${2 * dome} 0z`, fill: `hsl(${tint} 34% 72%)`, line: "#ffffffa0", width: 0.8 },
    { d: `M0 ${hill + 5}q30 -5 52 0t48 0V58H0z`, fill: `hsl(${tint} 20% 40%)` },
  ];
}

function landscape(kind: CardReference, next: Next): Stroke[] {
  return kind.good === null ? fromTheGround(next) : fromAfar(kind, next);
}

function ship(x: number, y: number, size: number): string {
  return `M${x} ${y}l${size} ${size * 0.35}l${-size} ${size * 0.35}l${size * 0.25} ${-size * 0.35}z`;
}

/** What lies before a world: warships, a banner, the signs of a power. */
function before(kind: CardReference, next: Next): Stroke[] {
  const strokes: Stroke[] = [];
  if (kind.military) {
    const fleet = [0, 1, 2].map((at) => ship(next(4, 10) + at * 9, 40 - at * 7 + next(-2, 2), 12)).join("");
    strokes.push({ d: fleet, fill: "#2a0d12", line: RED, width: 1.1 });
  }
  if (hasKeyword(kind, "rebel")) {
    strokes.push({ d: "M82 56V22l14 5-14 6", fill: RED, line: "#ffb3b3", width: 1 }, { d: polygon(87, 27.4, 3, 5, 0, 1.2), fill: "#fff" });
  }
  if (hasKeyword(kind, "imperium")) strokes.push({ d: "M78 52v-11l5 5 4-8 4 8 5-5v11z", fill: "#b59bff", line: "#fff", width: 0.7 });
  if (hasKeyword(kind, "uplift") || hasKeyword(kind, "chromosome")) {
    strokes.push({ d: "M84 28q12 6 0 13t0 13M92 28q-12 6 0 13t0 13M86 32h5M86 37h5M86 45h5M86 50h5", line: "#b6f7c9", width: 1.3 });
  }
  if (hasKeyword(kind, "terraforming")) strokes.push({ d: "M82 54q2-16 14-18q0 14-14 18q4-8 9-12", line: "#a6f08a", width: 1.4 });
  return strokes;
}

/** The sun of a home. */
function sun(next: Next): Stroke[] {
  const [x, y] = [next(12, 18), next(30, 36)];
  return [
    { d: polygon(x, y, 19, 14, 0, 11), fill: GOLD, opacity: 0.35 },
    { d: disc(x, y, 9), fill: "#ffe9a0" },
  ];
}

/** What a development is good for: by the phase of its first power, fleets apart. */
type Family = "explore" | "develop" | "settle" | "military" | "trade" | "consume" | "produce";

export function familyOf(kind: CardReference): Family {
  const power = kind.powers[0];
  if (power === undefined || power.phase === "end") return "develop";
  const fights = kind.powers.some(({ does }) => does.includes("military") || does === "hire" || does === "takeover");
  return power.phase === "settle" && fights ? "military" : (power.phase as Family);
}

const FAMILIES: Record<Family, (next: Next) => Stroke[]> = {
  // a dish, and what it hears
  explore: (next) => [
    { d: `M14 58l8-20 8 20zM8 ${next(24, 28)}q4 18 24 14z`, fill: WHITE, opacity: 0.85 },
    { d: "M30 22l-8 12", line: WHITE, width: 1.4 },
    { d: "M36 20a9 9 0 0 0-9-9M42 19a15 15 0 0 0-15-15", line: GOLD, width: 1.3 },
  ],
  // girders in orbit
  develop: (next) => [
    { d: `M0 ${next(44, 48)}h100M0 52h100${Array.from({ length: 10 }, (_, at) => `M${at * 10} 52l5-7 5 7`).join("")}`, line: WHITE, width: 1, opacity: 0.7 },
    { d: `M18 46V${next(18, 24)}h16M34 24v8`, line: GOLD, width: 1.6 },
  ],
  // a ship that leaves
  settle: (next) => [
    { d: `M16 ${next(34, 38)}q4-18 14-24q4 10-2 26z`, fill: WHITE, opacity: 0.9 },
    { d: "M16 36l-7 8 9-3zM28 36l6 8-9-3z", fill: WHITE, opacity: 0.6 },
    { d: `M20 40l-3 ${next(13, 17)}M24 39v16`, line: "#ffb04a", width: 2.2 },
  ],
  military: (next) => [
    { d: [0, 1, 2].map((at) => ship(6 + at * 8 + next(-2, 2), 44 - at * 13, 22 - at * 4)).join(""), fill: "#3a2233", line: "#ff8a8a", width: 1.1 },
  ],
  // containers
  trade: (next) => [
    {
      d: Array.from({ length: 7 }, (_, at) => `M${4 + at * 9} 56v-${next(1, 3) * 7}h8V56z`).join(""),
      fill: "#57408a",
      line: WHITE,
      width: 0.9,
    },
  ],
  // a city that wants everything
  consume: (next) => [
    {
      d: Array.from({ length: 12 }, (_, at) => `M${at * 8.4} 58v-${next(8, 26)}h7V58z`).join(""),
      fill: "#4a3880",
    },
    { d: Array.from({ length: 16 }, () => `M${next(2, 96)} ${next(42, 56)}h1.6v2h-1.6z`).join(""), fill: GOLD },
  ],
  // halls and stacks
  produce: (next) => [
    { d: `M4 58V40l12 7v-7l12 7v-7l12 7v11zM8 40V${next(18, 24)}h5v20M18 38V${next(24, 30)}h4v14`, fill: "#57408a", line: WHITE, width: 0.9 },
    { d: `M10 ${next(12, 16)}q6-6 12-2t12-4`, line: "#ffffff80", width: 2.4 },
  ],
};

function development(kind: CardReference, next: Next): Stroke[] {
  const frame: Stroke = { d: [14, 22, 30].map((r) => polygon(50, 29, r, 4)).join(""), line: "#9e78ff", width: 1.1, opacity: 0.5 };
  const rays: Stroke[] =
    kind.vp === null
      ? [
          { d: polygon(50, 29, 30, 18, 0, 19), fill: GOLD, opacity: 0.22 },
          { d: polygon(50, 29, 19, 18, 0, 17), line: GOLD, width: 1 },
        ]
      : [];
  return [stars(next), frame, ...rays, ...FAMILIES[familyOf(kind)](next)];
}

const drawn = new Map<string, Stroke[]>();

/** The picture of a card, its emblem apart. */
export function artOf(kind: CardReference): Stroke[] {
  const known = drawn.get(kind.id);
  if (known !== undefined) return known;
  const next = numbersOf(kind.id);
  const strokes = kind.development
    ? development(kind, next)
    : [...(kind.start === null ? [] : sun(next)), ...landscape(kind, next), ...before(kind, next)];
  drawn.set(kind.id, strokes);
  return strokes;
}

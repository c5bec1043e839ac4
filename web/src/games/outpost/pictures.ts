/** Where each upgrade stands and what it looks like there: ground, sky, and a few strokes in its own colour. */
import type { Upgrade } from "../../generated/outpost";
import { disc, numbersOf, polygon, stars, type Next, type Stroke } from "../../lib/strokes";

const TONE = "var(--k)";
const WHITE = "#e8edf5";
const STEEL = "#5b6b84";
const DARK = "#1a2333";
const GLASS = "#bfe4ff40";
const FIRE = "#ffb04a";

const solid = (d: string, fill = TONE): Stroke => ({ d, fill });
const drawn = (d: string, line = WHITE, width = 1.4): Stroke => ({ d, line, width });
const dome = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;
const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

const robot = (x: number, y: number): Stroke[] => [
  solid(box(x - 6, y - 20, 12, 10) + box(x - 7, y - 9, 14, 12)),
  solid(box(x - 10, y - 8, 2, 9) + box(x + 8, y - 8, 2, 9) + box(x - 5, y + 3, 3, 6) + box(x + 2, y + 3, 3, 6), STEEL),
  solid(disc(x - 2.6, y - 15, 1.5) + disc(x + 2.6, y - 15, 1.5), "#fff"),
  drawn(`M${x} ${y - 20}v-4`, TONE),
];

const flask = (x: number, y: number, size: number): Stroke[] => [
  drawn(`M${x - size * 0.3} ${y - size * 2}v${size}l${-size * 0.8} ${size}h${size * 2.2}l${-size * 0.8} ${-size}v${-size}z`),
  solid(`M${x - size * 0.7} ${y - size * 0.5}h${size * 1.4}l${size * 0.4} ${size * 0.5}h${-size * 2.2}z`),
];

const plant = (x: number, y: number, h: number): string =>
  `M${x} ${y}v${-h}M${x} ${y - h * 0.4}q-6-1-7-6q7-1 7 6M${x} ${y - h * 0.6}q6-1 7-6q-7-1-7 6`;

const PICTURES: Record<Upgrade, (next: Next) => Stroke[]> = {
  data_library: () => [
    solid(box(34, 16, 32, 32), DARK),
    ...[0, 1, 2, 3].map((row) => solid([0, 1, 2, 3, 4, 5].map((at) => box(37 + at * 4.6, 19 + row * 7, 3.2, 5)).join(""), row % 2 === 0 ? TONE : STEEL)),
    drawn("M66 24h12M66 34h18M34 29H20", TONE),
  ],
  warehouse: () => [
    solid("M24 48V28q26-16 52 0v20z", STEEL),
    solid(box(36, 32, 28, 16), DARK),
    solid(box(39, 40, 8, 8) + box(49, 40, 8, 8) + box(44, 33, 8, 7)),
  ],
  heavy_equipment: () => [
    solid("M30 44V34h16l4-10h10v20z"),
    solid(disc(36, 46, 5) + disc(54, 46, 5), DARK),
    drawn("M60 36l14-14 8 12M78 34l8 0-2 10-8-2z", WHITE, 2.2),
    solid(box(52, 27, 6, 6), GLASS),
  ],
  nodule: () => [
    solid(dome(36, 47, 12) + dome(66, 47, 10)),
    solid(dome(50, 47, 17)),
    drawn("M50 30v17M38 36q12 6 24 0M33 47h34", "#ffffff90", 1),
  ],
  scientists: () => [
    solid(disc(40, 24, 5) + "M31 48q0-17 9-17t9 17z", WHITE),
    solid("M37 33l3 12 3-12z"),
    ...flask(64, 47, 9),
  ],
  orbital_lab: () => [
    { d: "M0 58q50-26 100 0z", fill: "#24405e" },
    drawn("M22 27a28 9 0 1 0 56 0a28 9 0 1 0-56 0", TONE, 3),
    solid(disc(50, 27, 8), WHITE),
    drawn("M50 27l28 0M50 27l-28 0M50 19V9", WHITE, 1.6),
  ],
  robots: () => [...robot(34, 38), ...robot(66, 38)],
  laboratory: () => [
    solid(box(28, 30, 44, 18), STEEL),
    solid(box(32, 34, 6, 6) + box(42, 34, 6, 6) + box(52, 34, 6, 6) + box(62, 34, 6, 6), "#fff3b0"),
    drawn("M39 17a11 4 0 1 0 22 0a11 4 0 1 0-22 0M46 17a4 11 0 1 0 8 0a4 11 0 1 0-8 0", TONE, 1.3),
    solid(disc(50, 17, 2.4)),
  ],
  ecoplants: () => [
    drawn("M24 48V30q26-20 52 0v18z", WHITE, 1.6),
    solid("M24 48V30q26-20 52 0v18z", GLASS),
    drawn([34, 43, 52, 61, 69].map((x, at) => plant(x, 48, at % 2 === 0 ? 12 : 17)).join(""), TONE, 1.7),
  ],
  outpost: () => [
    solid(box(28, 34, 12, 14) + box(58, 30, 14, 18), STEEL),
    solid(box(40, 38, 18, 10), DARK),
    drawn("M50 38V10", WHITE, 1.6),
    solid("M50 10l18 5-18 6z"),
    solid(box(31, 37, 3, 3) + box(62, 34, 3, 3) + box(67, 34, 3, 3), "#fff3b0"),
  ],
  space_station: () => [
    drawn(disc(50, 29, 19), WHITE, 3.4),
    drawn("M31 29h38M50 10v38", STEEL, 2),
    solid(disc(50, 29, 8), DARK),
    solid("M48 24h4v3h3v4h-3v3h-4v-3h-3v-4h3z"),
  ],
  planetary_cruiser: () => [
    solid(disc(76, 20, 11), "#8a78b8"),
    drawn("M58 24q18 6 36-8", "#ffffffa0", 2),
    solid("M8 40l34-8 24 4-22 8z", WHITE),
    solid("M30 34l10-9 6 7z"),
    drawn("M8 40l-7 2M10 42l-8 6", FIRE, 2),
  ],
  moon_base: () => [
    solid(disc(18, 16, 8), "#5aa7e8"),
    solid(disc(15, 14, 3) + disc(21, 18, 2), "#6ccf8a"),
    solid("M0 58V44q50-16 100 0v14z", "#8d8a86"),
    solid(disc(20, 50, 4) + disc(78, 48, 5) + disc(40, 54, 3), "#6b6864"),
    solid(dome(50, 42, 13)),
    drawn("M50 29v13M40 35h20", "#ffffffa0", 1),
    solid(box(64, 34, 6, 8), WHITE),
  ],
  ice_prospector: () => [
    solid("M0 58V46l14-8 12 6 16-10 14 12 18-8 26 12v8z", "#bfe4ff"),
    drawn("M46 46V14l8 8 8-8v10", STEEL, 2.4),
    solid("M42 44l4 12 4-12z"),
  ],
  robot_prototype: () => [...robot(50, 38), drawn("M22 48V14h20M78 48V20H62", STEEL, 2)],
  smelter: () => [
    solid("M30 48V26h40v22z", STEEL),
    solid("M36 26V12h8v14M56 26V16h8v10", DARK),
    solid("M40 48q0-14 10-18q10 6 10 18z", FIRE),
    solid("M45 48q0-9 5-11q5 4 5 11z", "#fff3b0"),
  ],
  wily_trader: () => [
    drawn("M50 12v32M30 20h40M38 46h24", WHITE, 2),
    drawn("M30 20l-8 16h16zM70 20l-8 12h16z", TONE, 1.4),
    solid("M22 36q8 8 16 0zM62 32q8 8 16 0z"),
  ],
  launch_facility: () => [
    drawn("M66 48V12M66 18h-8M66 28h-8M66 38h-8", STEEL, 2.2),
    solid("M42 44V22q6-14 12 0v22z", WHITE),
    solid("M42 36l-6 9h6zM54 36l6 9h-6z"),
    drawn("M46 46v9M50 46v11", FIRE, 2.4),
  ],
  merchant_house: () => [
    solid("M26 24l24-13 24 13z"),
    solid([31, 40, 55, 64].map((x) => box(x, 26, 5, 18)).join(""), WHITE),
    solid(box(27, 44, 46, 4), STEEL),
  ],
  new_chemicals_prototype: () => [...flask(50, 47, 14), solid(disc(48, 40, 1.6) + disc(53, 36, 1.2), "#fff")],
  refinery: () => [
    solid(box(24, 22, 14, 26) + dome(31, 22, 7)),
    solid(box(44, 30, 12, 18) + dome(50, 30, 6), STEEL),
    drawn("M38 28h6M38 36h6M56 40h12v-22h6", WHITE, 2),
    drawn("M74 16q4-6 8-2t8-4", "#ffffff80", 2.4),
  ],
  biosphere: () => [
    drawn(`${dome(50, 48, 26)}M24 48h52M50 22v26M32 29q18 8 36 0`, "#ffffffb0", 1),
    solid(dome(50, 48, 26), GLASS),
    drawn([36, 45, 55, 65].map((x, at) => plant(x, 48, at % 2 === 0 ? 10 : 16)).join(""), TONE, 1.8),
  ],
};

const IN_ORBIT: Upgrade[] = ["orbital_lab", "space_station", "planetary_cruiser", "moon_base"];

/** The land below, unless it hangs in the sky. */
function ground(id: Upgrade, next: Next): Stroke[] {
  if (IN_ORBIT.includes(id)) return [];
  return [
    { d: disc(next(14, 86), next(8, 14), next(3, 6)), fill: "#8794ad", opacity: 0.5 },
    { d: polygon(next(8, 26), 48, 14, 3), fill: "#27324a" },
    { d: polygon(next(74, 92), 50, 12, 3), fill: "#27324a" },
    { d: `M0 ${next(45, 47)}q25-3 50 0t50 0V58H0z`, fill: "#303c55" },
  ];
}

export function pictureOf(id: Upgrade): Stroke[] {
  const next = numbersOf(id);
  return [stars(next), ...ground(id, next), ...PICTURES[id](next)];
}

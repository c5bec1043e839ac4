/** How tiles and goods are drawn: hue and icon. Everything else about them is data. */

interface Look {
  hue: string;
  /** The icon that stands for it in lists. */
  icon: string;
}

const LOOKS: Record<string, Look> = {
  start_cabin: { hue: "var(--gcb)", icon: "crew" },
  cabin: { hue: "var(--gcb)", icon: "crew" },
  structural: { hue: "var(--gst)", icon: "x" },
  battery_2: { hue: "var(--gbt)", icon: "batt" },
  battery_3: { hue: "var(--gbt)", icon: "batt" },
  cargo_2: { hue: "var(--gcg)", icon: "crate" },
  cargo_3: { hue: "var(--gcg)", icon: "crate" },
  special_cargo_1: { hue: "var(--gsp)", icon: "cube" },
  special_cargo_2: { hue: "var(--gsp)", icon: "cube" },
  engine: { hue: "var(--gen2)", icon: "engine" },
  double_engine: { hue: "var(--gen2)", icon: "engine" },
  cannon: { hue: "var(--gca)", icon: "cannon" },
  double_cannon: { hue: "var(--gca)", icon: "cannon" },
  shield: { hue: "var(--gsh)", icon: "shield" },
  life_support_purple: { hue: "var(--gpu)", icon: "dome" },
  life_support_brown: { hue: "var(--gbr)", icon: "dome" },
};

const PLAIN: Look = { hue: "var(--t3)", icon: "info" };

const GOODS: Record<string, string> = { red: "var(--g4)", yellow: "var(--g3)", green: "var(--g2)", blue: "var(--g1)" };

const ALIENS: Record<string, string> = { purple: "var(--gpu)", brown: "var(--gbr)" };

/** Pips of a cube, around its middle: as many as it is worth. */
const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-3, 0],
    [3, 0],
  ],
  3: [
    [0, -3.5],
    [-3.5, 3],
    [3.5, 3],
  ],
  4: [
    [-3, -3],
    [3, -3],
    [-3, 3],
    [3, 3],
  ],
};

/** Where the containers or cells of a tile are, by how many it has: their left upper corners. */
export const CONTAINERS: Record<number, [number, number][]> = {
  1: [[21, 21]],
  2: [
    [11, 21],
    [31, 21],
  ],
  3: [
    [11, 12],
    [31, 12],
    [21, 31],
  ],
};
export const CELLS: Record<number, number[]> = { 2: [18, 32], 3: [11, 25, 39] };

export function lookOf(kind: string): Look {
  return LOOKS[kind] ?? PLAIN;
}

export function goodHue(colour: string): string {
  return GOODS[colour] ?? PLAIN.hue;
}

export function alienHue(alien: string): string {
  return ALIENS[alien] ?? PLAIN.hue;
}

export function pipsOf(value: number): [number, number][] {
  return PIPS[value] ?? [];
}

/** Tiles that look different when they are turned, apart from their connectors. */
export function hasDirection(kind: string): boolean {
  return kind.endsWith("cannon") || kind.endsWith("engine") || kind === "shield";
}

/** What a development scores for, in a number and a few signs: for cards that have no room for the words. */
import type { ScoreReference } from "../../generated/race";
import { goodGlyph, goodHue, phaseGlyph } from "./looks";

/** As on the cards: a circle for a world, a red one for a military one, a diamond for a development, a tile for a good. */
export type Mark =
  | { shape: "world" | "military" | "development"; text?: string }
  | { shape: "good"; icon: string; hue: string; windfall: boolean }
  | { shape: "icon"; icon: string }
  | { shape: "figure"; figure: string }
  | { shape: "word"; word: string };

const WORLD: Mark = { shape: "world" };
const MILITARY: Mark = { shape: "military" };
const DEVELOPMENT: Mark = { shape: "development" };

const MARKS: Record<string, Mark[]> = {
  world: [WORLD],
  military: [MILITARY],
  rebel_military: [MILITARY, { shape: "word", word: "board-mark-rebel" }],
  development: [DEVELOPMENT],
  six_development: [{ shape: "development", text: "6" }],
  chromosome: [{ shape: "icon", icon: "gene" }],
  card: [{ shape: "icon", icon: "cards" }],
  military_strength: [{ shape: "icon", icon: "mil" }],
  three_chips: [{ shape: "figure", figure: "/3" }, { shape: "icon", icon: "vp" }],
  distinct_world_kinds: [WORLD],
};

/** A world or a development with a power of some phase. */
const OF_PHASE = /^(world|development)_(\w+)$/u;

export function pointsOf({ points, table }: ScoreReference): string {
  return table === undefined ? String(points ?? "") : table.slice(1).join("·");
}

export function marksOf({ per, good }: ScoreReference): Mark[] {
  if (good !== undefined) return [{ shape: "good", icon: goodGlyph(good), hue: goodHue(good), windfall: per === "windfall_world" }];
  const marks = MARKS[per];
  if (marks !== undefined) return marks;
  const [, what, phase] = OF_PHASE.exec(per) ?? [];
  if (phase === undefined) return [{ shape: "word", word: `board-mark-${per}` }];
  return [what === "world" ? WORLD : DEVELOPMENT, { shape: "icon", icon: phaseGlyph(phase) }];
}

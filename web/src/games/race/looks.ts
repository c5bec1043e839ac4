/** How things of Race for the Galaxy are drawn: glyph and hue. Everything else about them is data. */
import type { CardReference } from "../../generated/race";
import { sortOf, type Sort } from "./cards";

const HUES: Record<Sort, string> = {
  development: "var(--hue-5)",
  novelty: "var(--nov)",
  rare: "var(--rar)",
  genes: "var(--gen)",
  alien: "var(--ali)",
  plain: "var(--t3)",
};

/** The same on pictures, which are dark in both themes. */
const PAINTS: Record<Sort, string> = {
  development: "#9e78ff",
  novelty: "#58b0f2",
  rare: "#c98d5b",
  genes: "#5cc97f",
  alien: "#efd35a",
  plain: "#8c9ab0",
};

const GOODS: Record<string, string> = { novelty: "nov", rare: "rare", genes: "gene", alien: "alien" };

const PHASES: Record<string, string> = {
  explore: "p1",
  develop: "p2",
  settle: "p3",
  trade: "p4t",
  consume: "p4",
  produce: "p5",
  end: "hour",
};

const NUMERALS: Record<string, string> = {
  explore: "I",
  develop: "II",
  settle: "III",
  trade: "$",
  consume: "IV",
  produce: "V",
};

const ACTIONS: Record<string, string> = {
  explore_five: "p1",
  explore_one: "p1",
  develop: "p2",
  develop_again: "p2",
  settle: "p3",
  settle_again: "p3",
  trade: "p4t",
  double: "p4",
  produce: "p5",
};

const FACES: Record<string, string> = { explore: "p1", star: "spark", robot: "bot" };

/** Emblems of developments whose name says more than their first power. */
const EMBLEMS: Record<string, string> = {
  colony_ship: "thr",
  contact_specialist: "users",
  consumer_markets: "cards",
  drop_ships: "aero",
  space_marines: "mil",
  space_mercenaries: "mil",
  mercenary_fleet: "mil",
  new_military_tactics: "mil",
  imperium_troops: "mil",
  rebel_pact: "shield",
  replicant_robots: "robo",
  mining_robots: "robn",
  terraforming_robots: "robn",
  genetics_lab: "gene",
  uplift_code: "gene",
  gene_designers: "gene",
  galactic_genome_project: "gene",
  research_labs: "research",
  alien_tech_institute: "alien",
  free_trade_association: "p4t",
  trade_league: "p4t",
  merchant_guild: "p4t",
  interstellar_bank: "credit",
  investment_credits: "credit",
  galactic_bankers: "credit",
  deficit_spending: "credit",
  mining_league: "rare",
  mining_conglomerate: "rare",
  galactic_federation: "dome",
  galactic_imperium: "mil",
  new_galactic_order: "mil",
  imperium_lords: "mil",
  imperium_seat: "mil",
  rebel_alliance: "users",
  imperium_cloaking_technology: "eye",
  galactic_survey_seti: "p1",
  galactic_renaissance: "spark",
  improved_logistics: "crate",
  hidden_fortress: "shield",
  r_d_crash_program: "chem",
};

export function paintOf(kind: CardReference): string {
  return PAINTS[sortOf(kind)];
}

export function goodHue(good: string): string {
  return good in HUES ? HUES[good as Sort] : HUES.plain;
}

/** On the tile of a good, which lies on pictures. */
export function goodPaint(good: string): string {
  return good in PAINTS ? PAINTS[good as Sort] : PAINTS.plain;
}

/** A face of the Robot's dice: a phase, the person's own choice, or what its start world likes. */
export function faceGlyph(face: string): string {
  return FACES[face] ?? actionGlyph(face);
}

export function goodGlyph(good: string): string {
  return GOODS[good] ?? "cube";
}

export function phaseGlyph(phase: string): string {
  return PHASES[phase] ?? "info";
}

export function numeral(phase: string): string {
  return NUMERALS[phase] ?? "";
}

export function actionGlyph(action: string): string {
  return ACTIONS[action] ?? "info";
}

/** The emblem of a development: its own, or that of the first phase in which it does something. */
export function emblemOf(kind: CardReference): string {
  return EMBLEMS[kind.id] ?? PHASES[kind.powers[0]?.phase ?? "develop"] ?? "p2";
}

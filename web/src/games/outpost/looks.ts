/** How things of Outpost are drawn: glyph and hue. Everything else about them is data. */

export interface Look {
  /** A symbol of the icon sprite. */
  glyph: string;
  /** A colour token. */
  hue: string;
}

const RESOURCES: Record<string, Look> = {
  ore: { glyph: "ore", hue: "var(--ore)" },
  water: { glyph: "water", hue: "var(--wat)" },
  titanium: { glyph: "titan", hue: "var(--tit)" },
  research: { glyph: "research", hue: "var(--res)" },
  microbiotics: { glyph: "micro", hue: "var(--mic)" },
  new_chemicals: { glyph: "chem", hue: "var(--che)" },
  orbital_medicine: { glyph: "meds", hue: "var(--med)" },
  ring_ore: { glyph: "ring", hue: "var(--rin)" },
  moon_ore: { glyph: "moon", hue: "var(--moo)" },
};

const UPGRADES: Record<string, Look> = {
  data_library: { glyph: "book", hue: "var(--res)" },
  warehouse: { glyph: "crate", hue: "var(--tit)" },
  heavy_equipment: { glyph: "ham", hue: "var(--tit)" },
  nodule: { glyph: "dome", hue: "var(--wat)" },
  scientists: { glyph: "sci", hue: "var(--res)" },
  orbital_lab: { glyph: "orbit", hue: "var(--mic)" },
  robots: { glyph: "robo", hue: "var(--rin)" },
  laboratory: { glyph: "research", hue: "var(--res)" },
  ecoplants: { glyph: "p5", hue: "var(--che)" },
  outpost: { glyph: "flag", hue: "var(--ore)" },
  space_station: { glyph: "meds", hue: "var(--med)" },
  planetary_cruiser: { glyph: "ring", hue: "var(--rin)" },
  moon_base: { glyph: "moon", hue: "var(--moo)" },
  ice_prospector: { glyph: "pros", hue: "var(--wat)" },
  robot_prototype: { glyph: "robn", hue: "var(--rin)" },
  smelter: { glyph: "burn", hue: "var(--ore)" },
  wily_trader: { glyph: "p4t", hue: "var(--tit)" },
  launch_facility: { glyph: "thr", hue: "var(--moo)" },
  merchant_house: { glyph: "credit", hue: "var(--mic)" },
  new_chemicals_prototype: { glyph: "chem", hue: "var(--che)" },
  refinery: { glyph: "refi", hue: "var(--tit)" },
  biosphere: { glyph: "gene", hue: "var(--che)" },
};

const PLAIN: Look = { glyph: "fact", hue: "var(--t2)" };

/** Dashes that tell the lines of a graph apart without colour. */
const DASHES = ["none", "6 4", "2 3", "9 3 2 3", "1 3", "12 4", "5 2 1 2", "3 6", "8 2"];

export function resourceLook(resource: string): Look {
  return RESOURCES[resource] ?? PLAIN;
}

export function upgradeLook(upgrade: string): Look {
  return UPGRADES[upgrade] ?? PLAIN;
}

/** The colour of a seat; its shape is drawn by the shell. */
export function seatHue(seat: number): string {
  return `var(--p${seat + 1})`;
}

export function seatDash(seat: number): string {
  return DASHES[seat % DASHES.length] ?? "none";
}

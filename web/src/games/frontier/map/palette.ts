/** The colours of the map in the theme that is shown: a canvas takes no variables, so they are looked up. */

export const ZONES = ["mercury", "venus", "earth", "mars", "ceres", "jupiter", "saturn", "uranus", "neptune"] as const;

const NAMES = [
  ...["bg", "bd", "s1", "s2", "s3", "ln", "ln2", "tx", "t2", "t3", "ac", "aci", "acs", "fo", "no", "wa", "wat"],
  ...["p1", "p2", "p3", "p4", "p5", "p6", "p7", "p8", "p9"],
  ...["map-burn", "map-aero", "map-flyby", "map-letter-C", "map-letter-S", "map-letter-M", "map-letter-V", "map-letter-D"],
  ...["map-yellow", "map-red", "map-blue", "map-white", "map-green", "map-purple", "map-orange"],
  ...ZONES.map((zone) => `map-${zone}`),
];

export class Palette {
  readonly dark: boolean;
  readonly #colours: ReadonlyMap<string, string>;

  /** `probe` is any element inside the map. */
  constructor(probe: HTMLElement) {
    const before = probe.style.color;
    this.#colours = new Map(NAMES.map((name) => [name, looked(probe, name)]));
    probe.style.color = before;
    this.dark = lightness(this.of("bd")) < 128;
  }

  /** A variable, or one of the map's own with `map-` before it. */
  of(name: string): string {
    const colour = this.#colours.get(name);
    if (colour === undefined) throw new RangeError(`no colour ${name}`);
    return colour;
  }

  seat(seat: number): string {
    return this.of(`p${(seat % 9) + 1}`);
  }
}

function looked(probe: HTMLElement, name: string): string {
  probe.style.color = `var(--${name})`;
  return getComputedStyle(probe).color;
}

function lightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/\d+/gu)].map(Number);
  return 0.3 * red + 0.6 * green + 0.1 * blue;
}

/** The colour with an opacity. */
export function faint(colour: string, opacity: number): string {
  const [red = 0, green = 0, blue = 0] = [...colour.matchAll(/[\d.]+/gu)].map(Number);
  return `rgba(${red}, ${green}, ${blue}, ${opacity})`;
}

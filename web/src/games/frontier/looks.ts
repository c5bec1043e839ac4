/** Drawings of the sprite for what there is in the game. */

const DECKS: Record<string, string> = {
  thruster: "thr",
  gw_thruster: "thr",
  robonaut: "robn",
  refinery: "refi",
  generator: "gnr",
  reactor: "reac",
  radiator: "radi",
  crew: "crew",
  colonist: "col",
  freighter: "crate",
  bernal: "dome",
};

export function deckIcon(deck: string): string {
  return DECKS[deck] ?? "cards";
}

/** What colours the letters of sites and cards, as the map does. */
export function letterHue(letter: string | null): string {
  return letter === null || letter === "any" ? "var(--t2)" : `var(--letter-${letter}, var(--t2))`;
}

/** The colour of a faction; grey without one. */
export function colourHue(colour: string | null): string {
  return colour === null ? "var(--t3)" : `var(--hf-${colour})`;
}

/** Whom a colonist is loyal to, as a message. */
export function loyaltyWords(loyalty: string): string {
  return loyalty === "emancipator" ? "loyalty-emancipator" : `colour-${loyalty}`;
}

/** A fraction as a percentage. */
export function percent([part, whole]: readonly number[]): string {
  return share((part ?? 0) / (whole ?? 1));
}

export function share(probability: number): string {
  return new Intl.NumberFormat(undefined, { style: "percent", maximumFractionDigits: 0 }).format(probability);
}

/** Burns out of half burns. */
export function burns(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** With its sign, and a true minus. */
export function withSign(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

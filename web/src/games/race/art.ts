/** A world drawn from its name: the same card always looks the same, and no two quite alike. */

export interface WorldArt {
  x: number;
  radius: number;
  stars: [number, number][];
  /** How far two bands across the disc sag, and how broad they are. */
  dark: { sag: number; width: number };
  light: { sag: number; width: number };
  ring: { tilt: number; rx: number } | null;
  craters: [number, number, number][];
}

const WIDTH = 100;
const HEIGHT = 58;
const STARS = 7;

/** Numbers in [0, 1) that follow from a text: FNV for the seed, xorshift for the sequence. */
export function numbersOf(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  state = state === 0 ? 1 : state;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

export function worldArt(id: string): WorldArt {
  const next = numbersOf(id);
  for (let warm = 0; warm < 4; warm += 1) next();
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  return {
    x: whole(44, 57),
    radius: whole(21, 24),
    stars: Array.from({ length: STARS }, () => [whole(3, WIDTH - 3), whole(2, HEIGHT - 2)]),
    dark: { sag: whole(-5, 8), width: whole(28, 70) / 10 },
    light: { sag: whole(2, 9), width: whole(18, 46) / 10 },
    ring: next() < 0.3 ? { tilt: whole(-20, 14), rx: whole(33, 37) } : null,
    craters: next() < 0.4 ? Array.from({ length: 4 }, () => [whole(-12, 8), whole(-14, 14), whole(12, 34) / 10]) : [],
  };
}

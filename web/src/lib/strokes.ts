/** Pictures made of strokes: plain data, drawn by `shell/ui/Strokes.svelte`. */

export interface Stroke {
  d: string;
  fill?: string;
  line?: string;
  width?: number;
  opacity?: number;
  dash?: string;
}

/** The field that all of them are drawn on. */
export const WIDTH = 100;
export const HEIGHT = 58;

/** A whole number from the one to the other. */
export type Next = (from: number, to: number) => number;

/** Numbers that follow from a text: FNV for the seed, xorshift for the sequence. */
export function numbersOf(text: string): Next {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  state = state === 0 ? 1 : state;
  const draw = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let warm = 0; warm < 4; warm += 1) draw();
  return (from, to) => from + Math.floor(draw() * (to - from + 1));
}

export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** A regular one, or a star if every other corner lies further in. */
export function polygon(x: number, y: number, r: number, corners: number, turn = 0, inner = r): string {
  const all = inner === r ? corners : 2 * corners;
  const points = Array.from({ length: all }, (_, at) => {
    const [angle, reach] = [turn + (2 * Math.PI * at) / all, at % 2 === 0 ? r : inner];
    return `${(x + reach * Math.sin(angle)).toFixed(1)} ${(y - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

export function stars(next: Next): Stroke {
  const d = Array.from({ length: 9 }, () => disc(next(2, 98), next(2, 54), next(4, 9) / 10)).join("");
  return { d, fill: "#fff", opacity: 0.5 };
}

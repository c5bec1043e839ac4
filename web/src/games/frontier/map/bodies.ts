/** Pictures of the Sun, planets and great moons, made once: balls lit by the Sun, with bands and spots of their kind. */

interface Look {
  /** From its lit side to its dark one. */
  shades: readonly [string, string, string];
  bands?: readonly string[];
  spots?: string;
  ring?: string;
  glow?: string;
}

const LOOKS: Record<string, Look> = {
  Sun: { shades: ["#fff6d8", "#ffce63", "#f5962f"], glow: "#ffb84a" },
  Mercury: { shades: ["#cfc3b4", "#8f8375", "#3d372f"], spots: "#6d6257" },
  Venus: { shades: ["#fbe9bd", "#d9ab5e", "#6b4820"], bands: ["#e6c27c", "#c99a50"], glow: "#e8c06c" },
  Earth: { shades: ["#8fd0ff", "#2f7fc4", "#0c2b55"], spots: "#4f9a58", glow: "#6cb8ff" },
  Luna: { shades: ["#d8dbe0", "#8e949d", "#383d46"], spots: "#737982" },
  Mars: { shades: ["#f2a678", "#b9552f", "#4a1a0e"], spots: "#8f3c22", glow: "#e07a4a" },
  Jupiter: { shades: ["#f6dfc0", "#cf9f6d", "#5a3d26"], bands: ["#b37c4f", "#e8cba2", "#a06b45", "#dcb78a"] },
  Io: { shades: ["#f7e48a", "#c9a335", "#5a4412"], spots: "#9c6a1f" },
  Europa: { shades: ["#f0ece2", "#b9a58d", "#4f4233"], bands: ["#c2916a"] },
  Ganymede: { shades: ["#cdc4b6", "#857a6c", "#35302a"], spots: "#5f564b" },
  Callisto: { shades: ["#b3aaa0", "#6b6259", "#2a2622"], spots: "#8b8279" },
  Saturn: { shades: ["#fbedc6", "#d5b57a", "#5f4a26"], bands: ["#c5a265", "#ecd6a2"], ring: "#d9c08d" },
  Titan: { shades: ["#f7cf83", "#c78b35", "#573710"], glow: "#e5a852" },
  Uranus: { shades: ["#d6f7f5", "#7cc7cc", "#225a63"], bands: ["#96d8da"], ring: "#8fc9cf" },
  Neptune: { shades: ["#9dbcff", "#3f63d8", "#131f63"], bands: ["#5a80ea"], glow: "#5b7df0" },
  Triton: { shades: ["#efe0dc", "#b59a96", "#4b3d3b"], spots: "#d8c5c0" },
};
const PLAIN: Look = { shades: ["#c8ccd4", "#7f8693", "#2e333d"] };

const SIZE = 320;
/** The picture is larger than the ball: rings and glow need room. */
const MARGIN = 1.9;

export interface Art {
  image: HTMLCanvasElement;
  margin: number;
}

const MADE = new Map<string, Art>();

/** `light` is the direction in which the Sun stands. */
export function bodyArt(name: string, light: number): Art {
  let art = MADE.get(name);
  if (art === undefined) {
    art = { image: drawn(name, LOOKS[name] ?? PLAIN, light), margin: MARGIN };
    MADE.set(name, art);
  }
  return art;
}

function drawn(name: string, look: Look, light: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext("2d");
  if (context === null) return canvas;
  const radius = SIZE / 2 / MARGIN;
  context.translate(SIZE / 2, SIZE / 2);
  if (look.glow !== undefined) glow(context, radius, look.glow);
  if (look.ring !== undefined) ring(context, radius, look.ring, "behind");
  context.save();
  context.beginPath();
  context.arc(0, 0, radius, 0, 2 * Math.PI);
  context.clip();
  const [x, y] = name === "Sun" ? [0, 0] : [Math.cos(light) * 0.5 * radius, Math.sin(light) * 0.5 * radius];
  const shade = context.createRadialGradient(x, y, radius * 0.15, x * 0.3, y * 0.3, radius * 1.3);
  look.shades.forEach((colour, at) => shade.addColorStop(at / 2, colour));
  context.fillStyle = shade;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
  if (look.bands !== undefined) bands(context, radius, look.bands);
  if (look.spots !== undefined) spots(context, radius, look.spots, name);
  if (name !== "Sun") dusk(context, radius, x, y);
  context.restore();
  if (look.ring !== undefined) ring(context, radius, look.ring, "before");
  return canvas;
}

function glow(context: CanvasRenderingContext2D, radius: number, colour: string): void {
  const light = context.createRadialGradient(0, 0, radius * 0.9, 0, 0, radius * 1.35);
  light.addColorStop(0, `${colour}66`);
  light.addColorStop(1, `${colour}00`);
  context.fillStyle = light;
  context.beginPath();
  context.arc(0, 0, radius * 1.35, 0, 2 * Math.PI);
  context.fill();
}

function bands(context: CanvasRenderingContext2D, radius: number, colours: readonly string[]): void {
  context.save();
  context.rotate(-0.18);
  const count = colours.length * 2 + 1;
  for (let band = 0; band < count; band++) {
    context.globalAlpha = band % 2 === 0 ? 0.16 : 0.42;
    context.fillStyle = colours[band % colours.length] ?? "";
    const top = -radius + ((band + 0.2) * 2 * radius) / count;
    context.fillRect(-radius * 1.1, top, radius * 2.2, (radius * 1.1) / count);
  }
  context.restore();
}

/** Spots where the name puts them: the same every time. */
function spots(context: CanvasRenderingContext2D, radius: number, colour: string, name: string): void {
  let seed = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7);
  const next = (): number => {
    seed = (seed * 75 + 74) % 65_537;
    return seed / 65_537;
  };
  context.fillStyle = colour;
  for (let spot = 0; spot < 14; spot++) {
    context.globalAlpha = 0.18 + 0.3 * next();
    const far = radius * Math.sqrt(next()) * 0.9;
    const angle = next() * 2 * Math.PI;
    context.beginPath();
    const size = radius * (0.07 + 0.2 * next());
    context.ellipse(Math.cos(angle) * far, Math.sin(angle) * far, size, size * (0.5 + 0.4 * next()), next() * 3, 0, 2 * Math.PI);
    context.fill();
  }
  context.globalAlpha = 1;
}

function dusk(context: CanvasRenderingContext2D, radius: number, x: number, y: number): void {
  const shadow = context.createRadialGradient(x, y, radius * 0.75, x * 0.5, y * 0.5, radius * 1.25);
  shadow.addColorStop(0, "rgba(0, 0, 0, 0)");
  shadow.addColorStop(1, "rgba(4, 6, 14, 0.7)");
  context.fillStyle = shadow;
  context.fillRect(-radius, -radius, 2 * radius, 2 * radius);
}

function ring(context: CanvasRenderingContext2D, radius: number, colour: string, half: "behind" | "before"): void {
  context.save();
  context.rotate(-0.3);
  context.strokeStyle = colour;
  for (const [reach, width, opacity] of [
    [1.42, 0.1, 0.7],
    [1.6, 0.14, 0.45],
    [1.78, 0.05, 0.35],
  ] as const) {
    context.globalAlpha = opacity;
    context.lineWidth = radius * width;
    context.beginPath();
    const from = half === "behind" ? Math.PI : 0;
    context.ellipse(0, 0, radius * reach, radius * reach * 0.3, 0, from, from + Math.PI);
    context.stroke();
  }
  context.restore();
}

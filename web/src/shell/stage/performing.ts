/** Plays scenes with the Web Animations API. What has no place in sight is only told. */
import type { Cue } from "../../lib/sound";
import { find, type Found } from "./anchors";
import { icon, type Ghost, type Ghosts } from "./ghosts";
import { cueOf, lengthOf, lengthOfEffect, lengthOfStep, MOST_AT_ONCE, STAGGER, type Effect, type Scene, type Side } from "./scene";
import type { Player } from "./stage.svelte";

type Doing<Does extends Effect["does"]> = Extract<Effect, { does: Does }>;

/** Where something lies in the layer: its upper left corner, and how large. */
interface Spot {
  x: number;
  y: number;
  scale: number;
}

const EASE = "cubic-bezier(0.3, 0.1, 0.2, 1)";
/** How far something that strikes comes from. */
const RANGE = 340;
const [SMALLEST, LARGEST] = [0.25, 1.2];
const DIE = 44;
const TURNS = 6;
const PUFFS = 9;

/** The sides something comes from, as one looks at the page. */
const AWAY: Record<Side, [number, number]> = { 0: [0, -1], 1: [1, 0], 2: [0, 1], 3: [-1, 0] };

export class Performer implements Player {
  readonly #ghosts: Ghosts;
  readonly #cue: (cue: Cue) => void;
  #running: Animation[] = [];
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(ghosts: Ghosts, cue: (cue: Cue) => void) {
    this.#ghosts = ghosts;
    this.#cue = cue;
  }

  async perform(scene: Scene, rate: number, stop: AbortSignal): Promise<void> {
    if (scene.cue !== undefined) this.#cue(scene.cue);
    let begun = 0;
    for (const step of scene.steps) {
      this.#play(step, begun, rate, scene.cue === undefined);
      begun += lengthOfStep(step);
    }
    await new Promise<void>((done) => {
      this.#after(lengthOf(scene) / rate, done);
      stop.addEventListener("abort", () => done(), { once: true });
    });
  }

  clear(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    for (const animation of this.#running.splice(0)) animation.cancel();
    this.#ghosts.clear();
  }

  #play(step: readonly Effect[], begun: number, rate: number, sounds: boolean): void {
    const flights = step.flatMap((effect) => (effect.does === "fly" ? Array<Doing<"fly">>(effect.number ?? 1).fill(effect) : []));
    flights.slice(0, MOST_AT_ONCE).forEach((effect, place, all) => {
      const time = { delay: (begun + place * STAGGER) / rate, duration: lengthOfEffect(effect) / rate };
      this.#fly(effect, time, place - (all.length - 1) / 2);
    });
    for (const effect of sideBySide(step)) {
      const time = { delay: begun / rate, duration: lengthOfEffect(effect) / rate };
      const cue = sounds ? cueOf(effect) : null;
      if (cue !== null) this.#after(time.delay, () => this.#cue(cue));
      this.#do(effect, time);
    }
  }

  #do(effect: Effect, time: Time): void {
    switch (effect.does) {
      case "fly":
        return;
      case "travel":
        return this.#travel(effect, time);
      case "roll":
        return this.#roll(effect, time);
      case "strike":
        return this.#strike(effect, time);
      case "burst":
        return this.#burst(effect, time);
      case "flash":
        return this.#flash(effect, time);
      case "shake":
        return this.#shake(effect, time);
      case "rise":
        return this.#rise(effect, time);
    }
  }

  /** `beside`: how far from the middle of what flies with it. */
  #fly({ face, from, to, sinks = false }: Doing<"fly">, time: Time, beside: number): void {
    const [start, end] = [find(from), find(to)];
    const ghost = start === null || end === null ? null : this.#ghosts.make(face);
    if (start === null || end === null || ghost === null) return;
    const [a, b] = [fitted(ghost, start), fitted(ghost, end, beside)];
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 - 36, scale: Math.max(a.scale, b.scale) * 1.06 };
    const frames = [
      { transform: at(a), opacity: ghost.left === null ? 0 : 1 },
      { opacity: 1, offset: 0.15 },
      { transform: at(middle), offset: 0.5 },
      { opacity: 1, offset: 0.85 },
      { transform: at(b), opacity: sinks ? 0 : 1 },
    ];
    this.#animate(ghost.element, frames, { ...time, easing: EASE });
    if (ghost.left !== null) this.#hide(ghost.left, time.delay);
  }

  #travel({ face, along }: Doing<"travel">, time: Time): void {
    const stops = along.map(find).filter((found) => found !== null);
    const ghost = stops.length < 2 ? null : this.#ghosts.make([face]);
    if (ghost === null) return;
    const frames = stops.map((found) => ({ transform: at(fitted(ghost, found)) }));
    this.#animate(ghost.element, frames, { ...time, easing: "ease-in-out" });
  }

  #roll({ dice, at: place }: Doing<"roll">, { delay, duration }: Time): void {
    const found = find(place);
    if (found === null) return;
    const { x, y } = middleOf(found);
    dice.forEach((pips, each) => {
      const die = this.#ghosts.die(pips, TURNS);
      const left = x - DIE / 2 + (each - (dice.length - 1) / 2) * (DIE + 10);
      const top = y - DIE / 2;
      const turn = each % 2 === 0 ? 1 : -1;
      this.#animate(
        die,
        [
          { transform: `translate(${left - turn * 130}px, ${top - 60}px) rotate(${-400 * turn}deg)`, opacity: 0 },
          { opacity: 1, offset: 0.12 },
          { transform: `translate(${left + turn * 6}px, ${top + 5}px) rotate(${12 * turn}deg)`, offset: 0.45 },
          { transform: `translate(${left}px, ${top}px) rotate(0deg)`, offset: 0.55 },
          { transform: `translate(${left}px, ${top}px) rotate(0deg)`, opacity: 1, offset: 0.92 },
          { transform: `translate(${left}px, ${top}px) rotate(0deg)`, opacity: 0 },
        ],
        { delay, duration, easing: "ease-out" },
      );
      [...die.children].forEach((face, turned) => {
        const last = turned === TURNS;
        const [shown, gone] = [(turned / TURNS) * 0.48, ((turned + 1) / TURNS) * 0.48];
        const frames = last
          ? [{ opacity: 0 }, { opacity: 0, offset: shown }, { opacity: 1, offset: shown }, { opacity: 1 }]
          : [{ opacity: 0 }, { opacity: 0, offset: shown }, { opacity: 1, offset: shown }, { opacity: 1, offset: gone }, { opacity: 0, offset: gone }, { opacity: 0 }];
        this.#animate(face, frames, { delay, duration });
      });
    });
  }

  #strike({ face, at: place, from, ends }: Doing<"strike">, time: Time): void {
    const found = find(place);
    const ghost = found === null ? null : this.#ghosts.make(face);
    if (found === null || ghost === null) return;
    const { x, y, scale } = fitted(ghost, found);
    const [across, down] = AWAY[from];
    const away = (range: number, size = scale): string => at({ x: x + across * range, y: y + down * range, scale: size });
    // what hung in the air comes from there
    const hung = ghost.left?.getBoundingClientRect();
    const start = hung === undefined ? { transform: away(RANGE), opacity: 0 } : { transform: at({ x: hung.left, y: hung.top, scale: 1 }), opacity: 1 };
    const ways: Record<Doing<"strike">["ends"], Keyframe[]> = {
      hits: [{ transform: away(0), opacity: 1, offset: 0.92 }, { transform: away(0, scale * 0.6), opacity: 0 }],
      bounces: [{ transform: away(found.box.height * 0.6), opacity: 1, offset: 0.6 }, { transform: away(RANGE * 0.5, scale * 0.7), opacity: 0 }],
      misses: [{ transform: away(-RANGE), opacity: 0 }],
    };
    const easing = ends === "hits" ? "ease-in" : "linear";
    this.#animate(ghost.element, [start, { opacity: 1, offset: 0.2 }, ...ways[ends]], { ...time, easing });
    if (ghost.left !== null) this.#hide(ghost.left, time.delay);
  }

  #burst({ at: place }: Doing<"burst">, { delay, duration }: Time): void {
    const found = find(place);
    if (found === null) return;
    const { x, y } = middleOf(found);
    const size = Math.min(found.box.width, found.box.height);
    for (let each = 0; each < PUFFS; each++) {
      const puff = this.#ghosts.block(each % 3 === 0 ? "ghost puff fire" : "ghost puff");
      const angle = (each / PUFFS) * 2 * Math.PI + Math.random();
      const range = size * (0.35 + Math.random() * 0.45);
      const [across, down] = [x - 14 + Math.cos(angle) * range, y - 14 + Math.sin(angle) * range];
      this.#animate(
        puff,
        [
          { transform: `translate(${x - 14}px, ${y - 14}px) scale(0.3)`, opacity: 0 },
          { opacity: 0.95, offset: 0.15 },
          { transform: `translate(${across}px, ${down}px) scale(${1 + Math.random()})`, opacity: 0 },
        ],
        { delay, duration, easing: "ease-out" },
      );
    }
    if (found.element !== null) this.#hide(found.element, delay + duration * 0.15);
  }

  #flash({ at: place, tone = "plain" }: Doing<"flash">, time: Time): void {
    const found = find(place);
    if (found === null) return;
    const ring = this.#ghosts.block(`ghost ring ${tone}`);
    const { left, top, width, height } = found.box;
    ring.style.cssText = `width: ${width}px; height: ${height}px; left: ${left}px; top: ${top}px;`;
    const frames = [{ opacity: 0, transform: "scale(0.98)" }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0, transform: "scale(1.02)" }];
    this.#animate(ring, frames, time);
  }

  #shake({ at: place }: Doing<"shake">, time: Time): void {
    const element = find(place)?.element ?? null;
    if (element === null) return;
    const frames = [0, -5, 5, -4, 3, -1, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.#animate(element, frames, { ...time, composite: "add", fill: "none" });
  }

  #rise({ at: place, text, icon: name, tone = "plain" }: Doing<"rise">, time: Time): void {
    const found = find(place);
    if (found === null) return;
    const sign = this.#ghosts.block(`ghost sign ${tone}`);
    sign.append(text);
    if (name !== undefined) sign.append(icon(name));
    const { width, height } = sign.getBoundingClientRect();
    const [x, y] = [middleOf(found).x - width / 2, middleOf(found).y - height / 2];
    const frames = [
      { transform: `translate(${x}px, ${y + 8}px)`, opacity: 0 },
      { transform: `translate(${x}px, ${y}px)`, opacity: 1, offset: 0.2 },
      { opacity: 1, offset: 0.7 },
      { transform: `translate(${x}px, ${y - 30}px)`, opacity: 0 },
    ];
    this.#animate(sign, frames, { ...time, easing: "ease-out" });
  }

  /** Gone from where it was, until what has changed is shown. */
  #hide(element: Element, delay: number): void {
    this.#animate(element, [{ opacity: 0 }, { opacity: 0 }], { delay, duration: 1, fill: "forwards" });
  }

  #animate(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): void {
    this.#running.push(element.animate(frames, { fill: "both", ...timing }));
  }

  #after(delay: number, run: () => void): void {
    this.#timers.push(setTimeout(run, delay));
  }
}

/** Dice that are rolled at the same time in one place lie in a row. */
function sideBySide(step: readonly Effect[]): Effect[] {
  const rolls = new Map<string, Doing<"roll">>();
  const others: Effect[] = [];
  for (const effect of step) {
    if (effect.does !== "roll") {
      others.push(effect);
      continue;
    }
    const place = String(effect.at);
    rolls.set(place, { ...effect, dice: [...(rolls.get(place)?.dice ?? []), ...effect.dice] });
  }
  return [...others, ...rolls.values()];
}

interface Time {
  delay: number;
  duration: number;
}

function middleOf({ box }: Found): { x: number; y: number } {
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Within a place, in its middle; one of several a little beside it. */
function fitted({ width, height }: Ghost, found: Found, beside = 0): Spot {
  const { x, y } = middleOf(found);
  const room = Math.min(found.box.width / width, found.box.height / height);
  const scale = Math.min(Math.max(room, SMALLEST), LARGEST);
  const shift = beside * Math.min(width * scale * 0.6, found.box.width / MOST_AT_ONCE);
  return { x: x - (width * scale) / 2 + shift, y: y - (height * scale) / 2, scale };
}

function at({ x, y, scale }: Spot): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

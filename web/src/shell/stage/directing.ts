/** What has happened becomes scenes, by the game's table. */
import type { GameModule } from "../../games/board";
import type { LogEntry } from "../../generated/protocol";
import { seatOf } from "../table/log";
import type { Direction, Effect, Scene, SceneTable, World } from "./scene";

/** What a table has been told last, shown or not: scenes go from there. */
export class Director {
  #view: unknown = null;
  #log: readonly LogEntry[] = [];

  /** The scenes that lead to this view; none to the first one. */
  direct(
    game: Pick<GameModule, "scenes" | "retell"> | null,
    news: { view: unknown; keep: number; log: readonly LogEntry[] },
    about: { reference: unknown; seat: number | null },
  ): Scene[] {
    const [view, log] = [this.#view, this.#log.slice(0, news.keep)];
    const back = this.takesBack(news);
    this.#view = news.view;
    this.#log = [...log, ...news.log];
    // what was taken back has not happened
    if (view === null || news.view === null || back || game?.scenes === undefined) return [];
    const world = { before: view as never, after: news.view as never, reference: about.reference as never, seat: about.seat, log };
    try {
      return scenesOf(game, news.log, world);
    } catch (reason) {
      // a mistake in a table of scenes keeps nobody from playing
      reportError(reason);
      return [];
    }
  }

  /** Whether this takes back something that was told. */
  takesBack({ keep }: { keep: number }): boolean {
    return keep < this.#log.length;
  }

  /** Nothing leads to what is told next: somebody was away. The log goes on where it was. */
  forget(): void {
    this.#view = null;
  }
}

/** An event's scene, and the chorus it belongs to. */
interface Cut {
  scene: Scene;
  chorus: string | undefined;
}

export function scenesOf(
  { scenes: table, retell }: Pick<GameModule, "scenes" | "retell">,
  events: readonly LogEntry[],
  world: World<never, never>,
): Scene[] {
  if (table === undefined) return [];
  const cuts = events.flatMap((event, place): Cut[] => {
    const found = directionOf(table, event, { ...world, log: [...world.log, ...events.slice(0, place)] });
    if (found === null) return [];
    const line = found.line ?? retell?.(event) ?? [event.key, event.params];
    return [{ scene: sceneOf(found, [line], seatOf(event), world), chorus: found.chorus }];
  });
  const between = table.between?.(world).map((each) => sceneOf(each, [each.line], null, world)) ?? [];
  // what moved was on its way when the rest happened
  return [...between, ...together(cuts)];
}

function directionOf(table: SceneTable, event: LogEntry, world: World<never, never>): Direction | null {
  const make = Object.hasOwn(table.events, event.key) ? table.events[event.key] : undefined;
  return make?.(event.params, world) ?? null;
}

function sceneOf(
  { steps = [], cue, brief = false }: Direction,
  lines: Scene["lines"],
  seat: number | null,
  { seat: reader }: World<never, never>,
): Scene {
  return { steps, lines, seat, own: seat !== null && seat === reader, brief, ...(cue === undefined ? {} : { cue }) };
}

function together(cuts: readonly Cut[]): Scene[] {
  const scenes: Scene[] = [];
  cuts.forEach(({ scene, chorus }, place) => {
    const last = scenes.at(-1);
    if (last === undefined || chorus === undefined || cuts[place - 1]?.chorus !== chorus) scenes.push(scene);
    else scenes[scenes.length - 1] = joined(last, scene);
  });
  return scenes;
}

/** Both at the same time, step by step. */
function joined(one: Scene, other: Scene): Scene {
  const number = Math.max(one.steps.length, other.steps.length);
  const steps = Array.from({ length: number }, (_, at): Effect[] => [...(one.steps[at] ?? []), ...(other.steps[at] ?? [])]);
  return { ...one, steps, lines: [...one.lines, ...other.lines], seat: one.seat === other.seat ? one.seat : null, own: one.own && other.own };
}

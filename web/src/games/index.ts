/** The boards, each loaded when a table first needs it. A game is here when its folder has a module. */
import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** Whether a game can be played in the browser yet. */
export function hasBoard(id: string): boolean {
  return `./${id}/index.ts` in modules;
}

/** The board of a game; throws when there is none. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (load === undefined) throw new RangeError(`no board for ${id}`);
  return (await load()).default;
}

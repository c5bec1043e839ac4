/** The boards, each loaded when a table first needs it. A game is here when its folder has a module. */
import type { GameModule } from "./board";

const modules = import.meta.glob<{ default: GameModule }>("./*/index.ts");

/** The board of a game; throws when there is none. */
export async function loadGame(id: string): Promise<GameModule> {
  const load = modules[`./${id}/index.ts`];
  if (load === undefined) throw new RangeError(`no board for ${id}`);
  return (await load()).default;
}

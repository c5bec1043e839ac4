/** What one does in the lobby: each ends at a table. */
import type { NewTable, TableInfo } from "../../generated/protocol";
import { http, Refusal } from "../../lib/http";
import { paths, router } from "../../lib/router.svelte";
import { toasts } from "../../lib/toasts.svelte";

export const openTable = (table: NewTable): Promise<boolean> => goTo(http.open(table));
export const learnGame = (game: string): Promise<boolean> => goTo(http.learn(game));
export const joinTable = (id: string): Promise<boolean> => goTo(http.join(id));

/** Go to the table when it is there; if it is refused, say why and stay. */
async function goTo(asked: Promise<TableInfo>): Promise<boolean> {
  try {
    router.go(paths.table((await asked).id));
    return true;
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason;
    toasts.problem(reason.problem);
    return false;
  }
}

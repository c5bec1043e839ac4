/** The lobby, which every page listens to: tables elsewhere may wait for the reader. */
import { hasBoard } from "../games";
import type { GameInfo, TableInfo } from "../generated/protocol";
import { http } from "./http";
import { inLobby, words } from "./i18n.svelte";
import { paths, router } from "./router.svelte";
import { LobbyConnection } from "./socket.svelte";

export function waitsForMe(table: TableInfo): boolean {
  return table.status === "playing" && table.seat !== null && table.seats[table.seat]?.waiting === true;
}

/** What one plays stands before what has not begun, and first of all what waits for oneself. */
export function runningFirst(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (waitsForMe(table) ? 0 : table.status === "playing" ? 1 : 2);
  return tables.toSorted((one, other) => rank(one) - rank(other));
}

class Hall extends LobbyConnection {
  games: GameInfo[] = $state.raw([]);
  /** My tables where I am to decide, the longest waiting first. */
  readonly waiting: TableInfo[] = $derived(
    (this.lobby?.mine ?? []).filter(waitsForMe).sort((a, b) => a.changed - b.changed),
  );

  /** Fetch the games with the words that the lobby says of them. */
  async begin(): Promise<void> {
    this.games = (await http.games()).filter((game) => hasBoard(game.id));
    await Promise.all(this.games.map((game) => words.load(inLobby(game.id))));
  }

  /** Go to the next table that waits for me, after the one that is shown. */
  next(): void {
    const here = router.route.page === "table" ? router.route.id : "";
    const at = this.waiting.findIndex((table) => table.id === here);
    const table = this.waiting[(at + 1) % this.waiting.length];
    if (table !== undefined && table.id !== here) router.go(paths.table(table.id));
  }
}

export const hall = new Hall();

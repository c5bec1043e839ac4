/** What a table is drawn from, whatever the size of the screen. */
import type { BoardProps, GameModule } from "../../games/board";
import type { TableConnection } from "../../lib/socket.svelte";
import type { Answering } from "./answering.svelte";
import type { Panels } from "./panels.svelte";

export interface FrameProps {
  line: TableConnection;
  answering: Answering;
  game: GameModule;
  board: BoardProps;
  panels: Panels;
  /** Show the result again. */
  onresult: () => void;
}

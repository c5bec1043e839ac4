/** Tiles in the log go by their kind: which connectors they have is for those who have the tile before their eyes. */
import type { LogEntry, Message } from "../../generated/protocol";
import { isMessage } from "../../lib/catalogue";

export function retell({ key, params }: LogEntry): Message {
  const tile: unknown = params["tile"];
  return [key, isMessage(tile) && tile[0] === "tile" ? { ...params, tile: tile[1]["kind"] } : params];
}

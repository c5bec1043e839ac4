/** What a word of the log can be looked at as. */
import type { TileReference, TruckerReference } from "../../generated/trucker";

/** Some tile of a kind. */
export function tileOfKind(reference: TruckerReference, kind: string): TileReference | undefined {
  return reference.tiles.find((tile) => tile.kind === kind);
}

export function isTileKind(reference: TruckerReference, id: string): boolean {
  return tileOfKind(reference, id) !== undefined;
}

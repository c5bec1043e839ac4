/** What tiles and spaces are called: messages of the game's catalogue. */
import type { Message } from "../../generated/protocol";
import type { Spot, TileReference, TileView } from "../../generated/trucker";
import { connectorAt, CONNECTORS, DIRECTIONS, SIDES } from "./tiles";

/** A tile with its connectors as it lies, in words. */
export function tileMessage(tile: TileReference, turn = 0): Message {
  const sides = SIDES.filter((side) => connectorAt(tile, turn, side) > 0).map(
    (side): Message => ["connector-on", { connector: CONNECTORS[connectorAt(tile, turn, side)], side: DIRECTIONS[side] }],
  );
  return ["tile", { kind: tile.kind, sides }];
}

export function spotMessage([row, column]: Spot): Message {
  return ["spot", { row, column }];
}

/** What is on a tile; nothing for an empty one. */
export function loadOf(lies: TileView): Message[] {
  const load: Message[] = [];
  if (lies.humans > 0) load.push(["humans", { number: lies.humans }]);
  if (lies.alien !== null) load.push([`${lies.alien}_alien`, {}]);
  if (lies.charges > 0) load.push(["charges", { number: lies.charges }]);
  for (const colour of new Set(lies.goods)) {
    load.push([`${colour}-goods`, { number: lies.goods.filter((each) => each === colour).length }]);
  }
  return load;
}

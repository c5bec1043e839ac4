/** What tiles and spaces are called: messages of the game's catalogue. */
import type { Message } from "../../generated/protocol";
import type { Spot, TileReference, TileView } from "../../generated/trucker";
import { connectorAt } from "./tiles";

/** A tile with its connectors as it lies. */
export function tileMessage(tile: TileReference, turn = 0): Message {
  return [
    "tile",
    {
      kind: tile.kind,
      front: connectorAt(tile, turn, 0),
      right: connectorAt(tile, turn, 1),
      rear: connectorAt(tile, turn, 2),
      left: connectorAt(tile, turn, 3),
    },
  ];
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

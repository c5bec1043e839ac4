/**
 * What the reader's own corner of the yard looks like once the answers that are on their way have arrived. So a tile
 * lies where it was put at once; if the table decides otherwise, the next view says so.
 */
import type { ShipView, Spot, TileView, TruckerView } from "../../../generated/trucker";
import type { Action } from "../../../shell/table/draft.svelte";
import { keyOf } from "../ships";

export interface Corner {
  ship: ShipView;
  hand: number | null;
  /** A tile is being drawn that nobody knows yet. */
  drawing: boolean;
  /** The pile in the hand. */
  looking: number | null;
  heap: number;
  faceUp: number[];
}

export function foresee(view: TruckerView, seat: number, sent: Action[]): Corner | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const { ship, hand, looking } = player;
  const corner: Corner = { ship, hand, looking, drawing: false, heap: view.heap, faceUp: view.face_up };
  return sent.reduce((now, action) => after(now, action, view.beat !== null), corner);
}

/** An answer that does not fit what is shown has been carried out already, or never will be. */
function after(corner: Corner, action: Action, inTurns: boolean): Corner {
  const [verb, ...args] = action;
  const { hand, ship } = corner;
  if (hand !== null) return handled(corner, hand, String(verb), args.map(Number));
  if (corner.drawing || corner.looking !== null) return corner;
  if (verb === "pick") return pickedUp(corner);
  // in turns, what is chosen happens when all have chosen
  if (inTurns) return corner;
  const tile = Number(args[0]);
  if (verb === "draw" && corner.heap > 0) return { ...held(corner, null), drawing: true, heap: corner.heap - 1 };
  if (verb === "take" && corner.faceUp.includes(tile)) return { ...held(corner, tile), faceUp: without(corner.faceUp, tile) };
  if (verb === "use" && ship.reserve.includes(tile)) return withShip(held(corner, tile), { reserve: without(ship.reserve, tile) });
  return corner;
}

/** What becomes of the tile in the hand. */
function handled(corner: Corner, tile: number, verb: string, args: number[]): Corner {
  const { ship } = corner;
  const free = { ...corner, hand: null };
  if (verb === "return") return { ...free, faceUp: [...corner.faceUp, tile] };
  if (verb === "reserve") return withShip(free, { reserve: [...ship.reserve, tile] });
  if (verb !== "place") return corner;
  const [row = 0, column = 0, turn = 0] = args;
  const placed: TileView = { row, column, tile, turn, humans: 0, alien: null, charges: 0, goods: [] };
  return withShip(free, { tiles: [...ship.tiles, placed], loose: [row, column] });
}

/** A tile comes into the hand: the one placed before is welded. */
function held(corner: Corner, tile: number | null): Corner {
  return withShip({ ...corner, hand: tile }, { loose: null });
}

function pickedUp(corner: Corner): Corner {
  const { ship } = corner;
  const loose = looseTile(ship);
  if (loose === undefined) return corner;
  return withShip({ ...corner, hand: loose.tile }, { loose: null, tiles: ship.tiles.filter((each) => each !== loose) });
}

/** The tile that may still be taken up again. */
export function looseTile(ship: ShipView): TileView | undefined {
  const { loose } = ship;
  if (loose === null) return undefined;
  const at = (each: TileView): Spot => [each.row, each.column];
  return ship.tiles.find((each) => keyOf(at(each)) === keyOf(loose));
}

function withShip(corner: Corner, parts: Partial<ShipView>): Corner {
  return { ...corner, ship: { ...corner.ship, ...parts } };
}

function without(tiles: number[], tile: number): number[] {
  return tiles.filter((each) => each !== tile);
}

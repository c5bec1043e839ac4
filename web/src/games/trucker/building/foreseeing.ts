/**
 * What the reader's own corner of the yard looks like once the answers that are on their way have arrived: tiles go where
 * the rules say that each answer takes them. If the table decides otherwise, the next view says so.
 */
import type { ShipView, Spot, TileView, TruckerReference, TruckerView } from "../../../generated/trucker";
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

export function foresee(view: TruckerView, { moves }: TruckerReference, seat: number, sent: Action[]): Corner | null {
  const player = view.players[seat];
  if (player === undefined) return null;
  const { ship, hand, looking } = player;
  const corner: Corner = { ship, hand, looking, drawing: false, heap: view.heap, faceUp: view.face_up };
  return sent.reduce((now, action) => after(now, action, moves[String(action[0])]), corner);
}

/** An answer that does not fit what is shown has been carried out already, or never will be. */
function after(corner: Corner, [, ...args]: Action, move: [string, string] | undefined): Corner {
  if (move === undefined || corner.looking !== null || corner.drawing) return corner;
  const [from, to] = move;
  if (to === "hand" && corner.hand !== null) return corner;
  const taken = takenFrom(corner, from, Number(args[0]));
  return taken === null ? corner : broughtTo(taken.corner, to, taken.tile, args.map(Number));
}

/** The tile that leaves its place; null: there is none. Of one from the heap nobody knows which. */
function takenFrom(corner: Corner, from: string, named: number): { corner: Corner; tile: number | null } | null {
  const { ship, hand, heap, faceUp } = corner;
  if (from === "hand") return hand === null ? null : { corner: { ...corner, hand: null }, tile: hand };
  if (from === "heap") return heap === 0 ? null : { corner: { ...corner, heap: heap - 1 }, tile: null };
  if (from === "loose") {
    const loose = looseTile(ship);
    const tiles = ship.tiles.filter((each) => each !== loose);
    return loose === undefined ? null : { corner: withShip(corner, { tiles, loose: null }), tile: loose.tile };
  }
  const pile = from === "reserve" ? ship.reserve : faceUp;
  if (!pile.includes(named)) return null;
  const rest = pile.filter((each) => each !== named);
  return { corner: from === "reserve" ? withShip(corner, { reserve: rest }) : { ...corner, faceUp: rest }, tile: named };
}

function broughtTo(corner: Corner, to: string, tile: number | null, args: number[]): Corner {
  const { ship } = corner;
  if (to === "hand") return withShip({ ...corner, hand: tile, drawing: tile === null }, { loose: null });
  if (tile === null) return corner;
  if (to === "face_up") return { ...corner, faceUp: [...corner.faceUp, tile] };
  if (to === "reserve") return withShip(corner, { reserve: [...ship.reserve, tile] });
  const [row = 0, column = 0, turn = 0] = args;
  const placed: TileView = { row, column, tile, turn, humans: 0, alien: null, charges: 0, goods: [] };
  return withShip(corner, { tiles: [...ship.tiles, placed], loose: [row, column] });
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

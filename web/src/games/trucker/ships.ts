/** The plan of a ship: where its spaces are, and which are side by side. */
import type { ClassReference, ShipView, Spot, TileView, TruckerReference } from "../../generated/trucker";
import type { Direction } from "./tiles";

/** A space of a plan. `x` and `y` count from 0, from the left and from the front. */
export interface Space {
  spot: Spot;
  x: number;
  y: number;
}

export interface Plan {
  /** Printed numbers of the rows from the front to the rear, and of the columns from left to right. */
  rows: number[];
  columns: number[];
  /** In reading order. */
  spaces: Space[];
  upwards: boolean;
}

export function classOf(reference: TruckerReference, name: string): ClassReference {
  const found = reference.classes.find((each) => each.name === name);
  if (found === undefined) throw new RangeError(`no ship class ${name}`);
  return found;
}

export function planOf(shipClass: ClassReference): Plan {
  const columns = range(shipClass.spaces.map(([, column]) => column));
  const upwards = shipClass.upwards;
  const rows = range(shipClass.spaces.map(([row]) => row));
  if (upwards) rows.reverse();
  const spaces = shipClass.spaces.map((spot) => ({ spot, x: columns.indexOf(spot[1]), y: rows.indexOf(spot[0]) }));
  return { rows, columns, spaces, upwards };
}

function range(numbers: number[]): number[] {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, place) => least + place);
}

/** A spot as a key of maps and of `data-spot`. */
export function keyOf([row, column]: Spot): string {
  return `${row}-${column}`;
}

export function spotOf(key: string): Spot {
  const [row = 0, column = 0] = key.split("-").map(Number);
  return [row, column];
}

export function sameSpot(one: Spot | null, other: Spot | null): boolean {
  return one !== null && other !== null && one[0] === other[0] && one[1] === other[1];
}

/** The spot beside this one, on the plan or off it. */
export function beside([row, column]: Spot, direction: Direction, upwards: boolean): Spot {
  const forward = upwards ? 1 : -1;
  if (direction === 0) return [row + forward, column];
  if (direction === 2) return [row - forward, column];
  return [row, direction === 1 ? column + 1 : column - 1];
}

/** The tiles of a ship by their spots. */
export function tilesBySpot(ship: ShipView): Map<string, TileView> {
  return new Map(ship.tiles.map((tile) => [keyOf([tile.row, tile.column]), tile]));
}

/** The line a threat comes along: a column from front or rear, a row from the sides. */
export interface Lane {
  side: Direction;
  line: number;
}

/** The spaces of a lane in the order in which something that comes along it meets them. */
export function laneSpots(plan: Plan, { side, line }: Lane): Spot[] {
  const along = side % 2 === 0 ? 1 : 0;
  const spots = plan.spaces.filter(({ spot }) => spot[along] === line).map(({ spot }) => spot);
  return side === 0 || side === 3 ? spots : spots.reverse();
}

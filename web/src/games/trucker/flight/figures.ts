/** What a ship can do, and what would be left of it without some of its tiles. */
import type { ShipView, Spot, TileView, TruckerReference } from "../../../generated/trucker";
import { beside, classOf, joinedTo, keyOf, partsOf, spotOf, tilesBySpot } from "../ships";
import { connectorAt, isCannon, isEngine, SIDES, tileOf } from "../tiles";

export type Drive = "engine" | "cannon";

const DOUBLE = 2;
const ALIENS: Record<Drive, string> = { engine: "brown", cannon: "purple" };

/** Strength with double engines or cannons switched on that count so much. */
export function strengthOf(reference: TruckerReference, ship: ShipView, drive: Drive, doubles: number[]): number {
  const strength = sum(powersOf(reference, ship, drive, false)) + sum(doubles);
  const alien = ship.tiles.some((lies) => lies.alien === ALIENS[drive]);
  return strength > 0 && alien ? strength + reference.alien_bonus : strength;
}

function powersOf(reference: TruckerReference, ship: ShipView, drive: Drive, double: boolean): number[] {
  return ship.tiles.flatMap((lies) => {
    const tile = tileOf(reference, lies.tile);
    const fits = drive === "engine" ? isEngine(tile) : isCannon(tile);
    if (!fits || tile.power === DOUBLE !== double) return [];
    return [drive === "cannon" && lies.turn !== 0 ? tile.power / 2 : tile.power];
  });
}

/** What those doubles count that so many charges make most of. */
export function strongest(reference: TruckerReference, ship: ShipView, drive: Drive, charges: number): number[] {
  return powersOf(reference, ship, drive, true)
    .sort((one, other) => other - one)
    .slice(0, charges);
}

export function chargesOf(ship: ShipView): number {
  return sum(ship.tiles.map(({ charges }) => charges));
}

export function crewOf(ship: ShipView): number {
  return humansOf(ship) + ship.tiles.filter(({ alien }) => alien !== null).length;
}

export function humansOf(ship: ShipView): number {
  return sum(ship.tiles.map(({ humans }) => humans));
}

/** All cubes aboard, the most valuable first. */
export function cargoOf(reference: TruckerReference, ship: ShipView): string[] {
  return byValue(reference, ship.tiles.flatMap(({ goods }) => goods));
}

export function byValue(reference: TruckerReference, goods: string[]): string[] {
  return [...goods].sort((one, other) => valueOf(reference, other) - valueOf(reference, one));
}

export function valueOf(reference: TruckerReference, colour: string): number {
  return reference.values[colour] ?? 0;
}

export function worthOf(reference: TruckerReference, goods: string[]): number {
  return sum(goods.map((colour) => valueOf(reference, colour)));
}

/** Connectors that face a space without a tile. */
export function exposedOf(reference: TruckerReference, ship: ShipView): number {
  const { upwards } = classOf(reference, ship.ship_class);
  const tiles = tilesBySpot(ship);
  const open = (lies: TileView): number =>
    SIDES.filter(
      (side) =>
        connectorAt(tileOf(reference, lies.tile), lies.turn, side) > 0 &&
        !tiles.has(keyOf(beside([lies.row, lies.column], side, upwards))),
    ).length;
  return sum(ship.tiles.map(open));
}

/** The ship with only these of its tiles, and without aliens who lose their life support. */
export function onlyWith(reference: TruckerReference, ship: ShipView, kept: Set<string>): ShipView {
  const tiles = ship.tiles.filter(({ row, column }) => kept.has(keyOf([row, column])));
  const lost = ship.tiles.filter(({ row, column }) => !kept.has(keyOf([row, column]))).map(({ tile }) => tile);
  const left: ShipView = { ...ship, tiles, lost: [...ship.lost, ...lost] };
  return figured(reference, { ...left, tiles: tiles.map((lies) => (breathes(reference, left, lies) ? lies : { ...lies, alien: null })) });
}

function breathes(reference: TruckerReference, ship: ShipView, { alien, row, column }: TileView): boolean {
  if (alien === null) return true;
  const { upwards } = classOf(reference, ship.ship_class);
  const tiles = tilesBySpot(ship);
  return joinedTo(reference, tiles, keyOf([row, column]), upwards).some((key) => {
    const lies = tiles.get(key);
    return lies !== undefined && tileOf(reference, lies.tile).kind === `life_support_${alien}`;
  });
}

/** The same ship, with its figures counted anew. */
function figured(reference: TruckerReference, ship: ShipView): ShipView {
  const range = (drive: Drive): [number, number] => [
    strengthOf(reference, ship, drive, []),
    strengthOf(reference, ship, drive, strongest(reference, ship, drive, chargesOf(ship))),
  ];
  return {
    ...ship,
    exposed: exposedOf(reference, ship),
    crew: crewOf(ship),
    humans: humansOf(ship),
    charges: chargesOf(ship),
    engines: range("engine"),
    cannons: range("cannon"),
  };
}

/** What would be left if this tile were hit: the ship without it, and the pieces it would be in. */
export function afterHit(reference: TruckerReference, ship: ShipView, hit: Spot): { left: ShipView; parts: string[][] } {
  const kept = new Set(ship.tiles.map(({ row, column }) => keyOf([row, column])));
  kept.delete(keyOf(hit));
  const left = onlyWith(reference, ship, kept);
  return { left, parts: partsOf(reference, left) };
}

/** The piece this spot belongs to. */
export function partWith(reference: TruckerReference, ship: ShipView, spot: Spot): string[] {
  return partsOf(reference, ship).find((part) => part.includes(keyOf(spot))) ?? [];
}

export function spotsOf(keys: string[]): Spot[] {
  return keys.map(spotOf);
}

/** Which of these cubes would find a free container, the most valuable first, and which would not. */
export function stow(reference: TruckerReference, ship: ShipView, goods: string[]): { fit: string[]; left: string[] } {
  let special = roomOf(reference, ship, true);
  let plain = roomOf(reference, ship, false);
  const [fit, left]: [string[], string[]] = [[], []];
  for (const colour of byValue(reference, goods)) {
    if (colour !== "red" && plain > 0) plain -= 1;
    else if (special > 0) special -= 1;
    else {
      left.push(colour);
      continue;
    }
    fit.push(colour);
  }
  return { fit, left };
}

/** Free containers, in special holds or in plain ones. */
export function roomOf(reference: TruckerReference, ship: ShipView, special: boolean): number {
  const kind = special ? "special_cargo" : "cargo";
  return sum(
    ship.tiles.map(({ tile, goods }) => {
      const hold = tileOf(reference, tile);
      return hold.kind.startsWith(kind) ? hold.capacity - goods.length : 0;
    }),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

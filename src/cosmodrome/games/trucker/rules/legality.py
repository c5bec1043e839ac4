"""What is wrong with a ship (rulebook: inspection).

An error is its kind and the spaces of the tiles to blame: removing any one of them puts it right. A ship in pieces is
not among them: once nothing else is wrong, the owner chooses the piece to keep.
"""

from __future__ import annotations

from ..components.ship import GRID, START, STEPS, Ship
from ..components.tiles import ENGINE, FITS, KIND

Error = tuple[str, tuple[int, ...]]


def errors(ship: Ship) -> list[Error]:
    found: list[Error] = []
    for space in range(GRID):
        if ship.tiles[space]:
            if not ship.board.open[space]:
                found.append(("off_board", (space,)))
            found.extend(_touching(ship, space))
            found.extend(_facing(ship, space))
    return found


def _touching(ship: Ship, space: int) -> list[Error]:
    """Each pair once: with the neighbours to the right and to the rear."""
    found: list[Error] = []
    for direction in (1, 2):
        other = space + STEPS[direction]
        if ship.tiles[other] and not FITS[4 * ship.sides(space)[direction] + ship.sides(other)[direction + 2 & 3]]:
            found.append(("mismatch", (space, other)))
    return found


def _facing(ship: Ship, space: int) -> list[Error]:
    mouth = ship.mouth(space)
    if mouth < 0:
        return []
    engine = KIND[ship.tiles[space]] == ENGINE
    if engine and ship.turns[space]:
        return [("engine_direction", (space,))]
    other = space + STEPS[mouth]
    if ship.tiles[other]:
        return [("behind_engine" if engine else "front_of_cannon", (space, other))]
    return []


def flaws(ship: Ship, tile: int, space: int, turn: int) -> list[str]:
    """What would be wrong with a tile, so turned, on this free space; nothing if it fits."""
    tried = ship.copy()
    tried.place(tile, space, turn)
    kinds = [kind for kind, _ in _facing(tried, space)]
    for direction in range(4):
        other = space + STEPS[direction]
        if tried.tiles[other]:
            kinds.extend([kind for kind, spaces in _facing(tried, other) if space in spaces])
            if not FITS[4 * tried.sides(space)[direction] + tried.sides(other)[(direction + 2) % 4]]:
                kinds.append("mismatch")
    if "mismatch" not in kinds and not tried.joined(space):
        kinds.append("loose")
    return sorted(set(kinds))


def loose_parts(ship: Ship) -> list[list[int]]:
    """Pieces that do not hold to the start cabin or, without it, to the largest piece."""
    parts = ship.parts()
    main = max(parts, key=lambda part: (START in part, len(part)), default=[])
    return [part for part in parts if part is not main]


def is_legal(ship: Ship) -> bool:
    return not errors(ship) and len(ship.parts()) <= 1

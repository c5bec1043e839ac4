"""A ship: its class, its tiles and what is on them (rulebook: ships, connectors).

Spaces are numbers on a grid of sixteen columns, line by line from the front, so that the four neighbours of a space are
at `STEPS`. Players see the printed row and column; on class IIIa the rows count upwards.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.fields import Shared
from .. import copies
from .tiles import BATTERY, CABIN, CAPACITY, ENGINE, FITS, JOINS, KIND, MOUTH, SIDES, TILES, read

WIDTH: Final = 16
GRID: Final = 13 * WIDTH
STEPS: Final = (-WIDTH, 1, WIDTH, -1)
START: Final = 7 * WIDTH + 7

PURPLE: Final = 3
BROWN: Final = 4
"""Crew of a cabin: 0 to 2 humans, or one of these aliens."""

OPEN: Final = -1
"""Of the connectors that face a space: no tile on that side."""

NO_GOODS: Final[tuple[int, ...]] = ()
Spot = tuple[int, int]
"""Printed row and column."""


class ShipClass:
    """A ship board."""

    __slots__ = ("insurance", "name", "open", "rows", "spaces", "upwards")

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        rows: list[int] = data["rows"]
        self.name = name
        self.rows = rows
        self.insurance: int = data.get("insurance", -1)
        """The most to pay for lost tiles; -1: no limit."""
        self.upwards: bool = rows[0] > rows[-1]
        self.spaces: list[int] = []
        """All spaces, from front to rear and left to right."""
        for row, line in zip(rows, data["plan"], strict=True):
            for column, mark in enumerate(line, data["columns"]):
                if mark != ".":
                    self.spaces.append(self.space(row, column))
                if mark == "S" and self.spaces[-1] != START:
                    raise ValueError(f"ships.toml: class {name} starts elsewhere")
        if len(self.spaces) != data["spaces"]:
            raise ValueError(f"ships.toml: class {name} must have {data['spaces']} spaces")
        self.open: list[bool] = [space in self.spaces for space in range(GRID)]

    def space(self, row: int, column: int) -> int:
        return (14 - row if self.upwards else row) * WIDTH + column

    def row(self, space: int) -> int:
        line = space // WIDTH
        return 14 - line if self.upwards else line

    def spot(self, space: int) -> Spot:
        """The space as it is printed."""
        return self.row(space), space % WIDTH


CLASSES: Final[dict[str, ShipClass]] = {name: ShipClass(name, data) for name, data in read("ships.toml").items()}


NOTHING: Final[list[int]] = [0] * GRID
NO_CARGO: Final[list[tuple[int, ...]]] = [NO_GOODS] * GRID


class Ship:
    board: ShipClass
    tiles: Shared[list[int]]
    turns: Shared[list[int]]
    load: Shared[list[int]]
    """Crew of cabins, charges of batteries."""
    goods: Shared[list[tuple[int, ...]]]
    """Cubes in the containers of a hold, the most valuable first; a cube is its value."""
    lost: list[int]
    """Tiles that must be paid for."""
    reserve: list[int]
    loose: int
    """Where the last tile lies as long as it is not welded; 0: none does."""
    loose_reserved: bool
    """Whether that tile came from the reserve."""
    finished: bool
    number: int
    """Its order tile; 0: none yet."""
    __slots__ = tuple(__annotations__)

    def __init__(self, board: ShipClass) -> None:
        self.board = board
        self.tiles = NOTHING
        self.turns = NOTHING
        self.load = NOTHING
        self.goods = NO_CARGO
        self.lost = []
        self.reserve = []
        self.loose = 0
        self.loose_reserved = False
        self.finished = False
        self.number = 0

    def copy(self) -> Ship:
        twin = Ship(self.board)
        copies.ship(self, twin)
        return twin

    # what is where

    def built(self) -> list[int]:
        """Spaces with a tile."""
        tiles = self.tiles
        return [space for space in self.board.spaces if tiles[space]]

    def of_kind(self, kind: int) -> list[int]:
        """Spaces with a tile of this kind."""
        tiles = self.tiles
        return [space for space in self.board.spaces if tiles[space] and KIND[tiles[space]] == kind]

    def cabins(self) -> list[int]:
        """Spaces with a cabin, the start cabin included."""
        tiles = self.tiles
        return [space for space in self.board.spaces if tiles[space] and KIND[tiles[space]] <= CABIN]

    def sides(self, space: int) -> tuple[int, int, int, int]:
        return SIDES[4 * self.tiles[space] + self.turns[space]]

    def mouth(self, space: int) -> int:
        return MOUTH[4 * self.tiles[space] + self.turns[space]]

    def spot(self, space: int) -> Spot:
        return self.board.spot(space)

    # changing it: copies share what lies on the spaces, so that it is replaced and never changed in place

    def place(self, tile: int, space: int, turn: int) -> None:
        self.tiles = _with(self.tiles, space, tile)
        self.turns = _with(self.turns, space, turn)

    def remove(self, space: int) -> int:
        """Take a tile away; what was on it must have gone before."""
        tile = self.tiles[space]
        self.place(0, space, 0)
        return tile

    def lose(self, space: int) -> int:
        """A tile is lost, with all that is on it."""
        self.stow(space, NO_GOODS)
        self.fill(space, 0)
        tile = self.remove(space)
        self.lost.append(tile)
        return tile

    def fill(self, space: int, load: int) -> None:
        """So much is now in this cabin or battery."""
        self.load = _with(self.load, space, load)

    def stow(self, space: int, goods: tuple[int, ...]) -> None:
        """These cubes are now in this hold."""
        changed = self.goods[:]
        changed[space] = goods
        self.goods = changed

    # connections

    def joined(self, space: int) -> list[int]:
        """Neighbouring spaces whose tile is held by connectors on both sides."""
        found: list[int] = []
        sides = self.sides(space)
        for direction in range(4):
            other = space + STEPS[direction]
            if self.tiles[other] and JOINS[4 * sides[direction] + self.sides(other)[(direction + 2) % 4]]:
                found.append(other)
        return found

    def parts(self) -> list[list[int]]:
        """The pieces the ship consists of, each sorted; one if it holds together."""
        rest = self.built()
        found: list[list[int]] = []
        known = [False] * GRID
        for first in rest:
            if known[first]:
                continue
            known[first] = True
            part = [first]
            for space in part:
                for other in self.joined(space):
                    if not known[other]:
                        known[other] = True
                        part.append(other)
            part.sort()
            found.append(part)
        return found

    def exposed(self) -> int:
        """Connectors that face a space without a tile, holes included (rulebook: connectors)."""
        number = 0
        for space in self.built():
            sides = self.sides(space)
            for direction in range(4):
                if sides[direction] and not self.tiles[space + STEPS[direction]]:
                    number += 1
        return number

    # building

    def has_grown(self) -> bool:
        """Whether a tile has been added while building: the first can only be beside the start cabin."""
        tiles = self.tiles
        return bool(tiles[START - WIDTH] or tiles[START + 1] or tiles[START + WIDTH] or tiles[START - 1])

    def borders(self) -> list[int]:
        """Free spaces of the board beside a tile."""
        tiles = self.tiles
        found: list[int] = []
        for space in self.board.spaces:
            if not tiles[space] and (
                tiles[space - WIDTH] or tiles[space + 1] or tiles[space + WIDTH] or tiles[space - 1]
            ):
                found.append(space)
        return found

    def facing(self, space: int) -> list[int]:
        """The connectors that neighbours turn to this free space; none at all if a barrel or exhaust keeps it free."""
        found = [OPEN] * 4
        for direction in range(4):
            other = space + STEPS[direction]
            if self.tiles[other]:
                code = 4 * self.tiles[other] + self.turns[other]
                back = (direction + 2) % 4
                if MOUTH[code] == back:
                    return []
                found[direction] = SIDES[code][back]
        return found

    # crew, charges and goods

    def crew(self) -> int:
        """Members of the crew, humans and aliens."""
        number = 0
        for space in self.cabins():
            aboard = self.load[space]
            number += aboard if aboard < PURPLE else 1
        return number

    def humans(self) -> int:
        return sum([self.load[space] for space in self.cabins() if self.load[space] < PURPLE])

    def has_alien(self, alien: int) -> bool:
        return any(self.load[space] == alien for space in self.of_kind(CABIN))

    def charges(self) -> int:
        """Charges left in the batteries."""
        return sum([self.load[space] for space in self.of_kind(BATTERY)])

    def cells(self) -> int:
        """Charges that its batteries hold when they are full."""
        return self.capacity(BATTERY)

    def capacity(self, kind: int) -> int:
        """What all tiles of this kind have room for together."""
        return sum([CAPACITY[self.tiles[space]] for space in self.of_kind(kind)])

    def cargo(self) -> list[int]:
        """All cubes aboard, the most valuable first."""
        return sorted([cube for space in self.built() for cube in self.goods[space]], reverse=True)

    def room(self, space: int) -> int:
        """Free containers of a hold."""
        return CAPACITY[self.tiles[space]] - len(self.goods[space])


# what fits where

_FITTING: Final[list[list[int]]] = [[] for _ in range(5**4)]
"""By what faces a space, and by tile: the turns with which it fits, as bits; -1: not worked out yet."""


def fitting(facing: list[int], tile: int) -> int:
    """The turns with which a tile obeys all rules between neighbours that show these connectors: bit n for n turns."""
    known = _FITTING[facing_code(facing)]
    if not known:
        known.extend([-1] * (TILES + 1))
    if known[tile] < 0:
        known[tile] = sum([1 << turn for turn in range(4) if _fits(facing, tile, turn)])
    return known[tile]


def facing_code(facing: list[int]) -> int:
    """A number for every combination."""
    return 125 * facing[0] + 25 * facing[1] + 5 * facing[2] + facing[3] + 156


def _fits(facing: list[int], tile: int, turn: int) -> bool:
    if turn and KIND[tile] == ENGINE:
        return False
    code = 4 * tile + turn
    mouth = MOUTH[code]
    if mouth >= 0 and facing[mouth] != OPEN:
        return False
    sides = SIDES[code]
    held = False
    for direction in range(4):
        connector = facing[direction]
        if connector != OPEN:
            if not FITS[4 * sides[direction] + connector]:
                return False
            held = held or connector > 0
    return held


def _with(cells: list[int], space: int, value: int) -> list[int]:
    changed = cells[:]
    changed[space] = value
    return changed

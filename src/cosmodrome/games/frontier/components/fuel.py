"""The rocket diagram: tanks, steps of fuel, wet mass and class (rulebook: fuel, net-thrust).

Fuel is added by tanks and burnt by steps. What a craft has left is a number of steps; how many whole tanks and odd
steps that is, and how heavy the craft is with it, follows from its dry mass and the strip in use.
"""

from __future__ import annotations

import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

_DATA: Final[dict[str, Any]] = tomllib.loads(
    (Path(__file__).parent.parent / "data" / "fuel.toml").read_text(encoding="utf-8")
)

MOST_WET: Final[int] = _DATA["most_wet"]
MOST_DRY: Final[int] = _DATA["most_dry"]
MOST_DRY_LARGE: Final[int] = _DATA["most_dry_large"]
_HEAVY_ROW: Final[int] = _DATA["heavy_row"]
_HEAVY_TANKS: Final[int] = _DATA["heavy_tanks"]
_HEAVY_MASS: Final = _HEAVY_ROW + 1
"""Whatever is heavier counts as this for the class (seed 17.0)."""

CLASSES: Final[tuple[str, ...]] = tuple([each["name"] for each in _DATA["classes"]])
CLASS_THRUST: Final[tuple[int, ...]] = tuple([each["thrust"] for each in _DATA["classes"]])
_LIMITS: Final[tuple[int, ...]] = tuple([each["thirds"] for each in _DATA["classes"]])


class Strip:
    """One way to read the rocket diagram."""

    __slots__ = ("name", "rows")

    def __init__(self, name: str, rows: list[list[int]]) -> None:
        self.name = name
        self.rows = rows
        """By dry mass (row 0 is unused): the steps of 0, 1, 2 ... tanks."""

    def most_tanks(self, dry: int) -> int:
        return len(self.rows[row_of(dry)]) - 1

    def capacity(self, dry: int) -> int:
        """The most steps a craft of this dry mass holds."""
        return self.rows[row_of(dry)][-1]

    def steps(self, dry: int, tanks: int, odd: int = 0) -> int:
        """The steps of so many whole tanks and odd steps."""
        return self.rows[row_of(dry)][tanks] + odd

    def held(self, dry: int, tanks: int, odd: int) -> int:
        """The steps that so many tanks and odd steps are where there may not be room for all of them."""
        return self._with(dry, tanks, odd)

    def tanks(self, dry: int, steps: int) -> int:
        """How many whole tanks so many steps are; what is over are odd steps."""
        row = self.rows[row_of(dry)]
        tanks = 0
        while tanks + 1 < len(row) and row[tanks + 1] <= steps:
            tanks += 1
        return tanks

    def odd_steps(self, dry: int, steps: int) -> int:
        return steps - self.rows[row_of(dry)][self.tanks(dry, steps)]

    def refilled(self, dry: int, steps: int, tanks: int) -> int:
        """The steps after so many tanks were added; odd steps are kept, as far as they still make no tank."""
        return self._with(dry, self.tanks(dry, steps) + tanks, self.odd_steps(dry, steps))

    def remassed(self, dry: int, steps: int, new_dry: int) -> int:
        """The steps after the dry mass has changed: tanks are kept as far as there is room, odd steps likewise."""
        return self._with(new_dry, self.tanks(dry, steps), self.odd_steps(dry, steps))

    def odd_kept(self, dry: int, tanks: int, odd: int) -> int:
        """How many of these odd steps make no tank."""
        row = self.rows[row_of(dry)]
        return min(odd, row[tanks + 1] - row[tanks] - 1) if tanks + 1 < len(row) else 0

    def _with(self, dry: int, tanks: int, odd: int) -> int:
        row = self.rows[row_of(dry)]
        if tanks >= len(row) - 1:
            return row[-1]
        return row[tanks] + self.odd_kept(dry, tanks, odd)

    def class_of(self, dry: int, steps: int) -> int:
        """The class by wet mass, as a place in CLASSES."""
        row = self.rows[row_of(dry)]
        tanks = self.tanks(dry, steps)
        mass = (_HEAVY_MASS if dry >= _HEAVY_ROW else row_of(dry)) + tanks
        odd = steps - row[tanks]
        size = row[tanks + 1] - row[tanks] if tanks + 1 < len(row) else 1
        place = 0
        while 3 * (mass * size + odd) > _LIMITS[place] * size:
            place += 1
        return place

    def class_thrust(self, dry: int, steps: int) -> int:
        """What the class adds to the thrust."""
        return CLASS_THRUST[self.class_of(dry, steps)]


def row_of(dry: int) -> int:
    """Nothing weighs less than 1 (rulebook: fuel); what is too heavy to move stands on the last row."""
    return min(dry, MOST_DRY_LARGE) if dry > 1 else 1


def _rows(data: dict[str, Any]) -> list[list[int]]:
    rows: list[list[int]] = [[]]
    line: list[int] = data.get("line", [])
    for dry in range(1, _HEAVY_ROW):
        rows.append(_sums(line[dry - 1 :]) if line else data["rows"][dry - 1])
    for _ in range(_HEAVY_ROW, MOST_DRY_LARGE + 1):
        rows.append(list(range(_HEAVY_TANKS + 1)))
    return rows


def _sums(parts: list[int]) -> list[int]:
    total = 0
    sums = [0]
    for part in parts:
        total += part
        sums.append(total)
    return sums


STRIPS: Final[dict[str, Strip]] = {name: Strip(name, _rows(data)) for name, data in _DATA["strips"].items()}

for _strip in STRIPS.values():
    for _dry in range(1, MOST_DRY_LARGE + 1):
        _row = _strip.rows[_dry]
        _full = _HEAVY_TANKS if _dry >= _HEAVY_ROW else MOST_WET - _dry
        assert len(_row) == _full + 1, f"fuel.toml: {_strip.name}, dry mass {_dry}: {_full} tanks fill it"
        assert _row[0] == 0, f"fuel.toml: {_strip.name}, dry mass {_dry}: no tanks are no steps"
        assert all(a < b for a, b in pairwise(_row)), f"fuel.toml: {_strip.name}, dry mass {_dry}"

"""Net thrust as a sum of its parts (rulebook: net-thrust)."""

from __future__ import annotations

from typing import Final

from .tables import figure

BEAM: Final = figure("movement", "beam_thrust")
PARTS: Final = ("base", "supports", "afterburn", "class", "sunlight", "beam")


class NetThrust:
    """What each part adds; in the dark a solar engine has no thrust at all."""

    __slots__ = ("afterburn", "base", "beam", "dark", "mass_class", "sunlight", "supports")

    def __init__(self, base: int) -> None:
        self.base = base
        self.supports = 0
        self.afterburn = 0
        self.mass_class = 0
        self.sunlight = 0
        self.beam = 0
        self.dark = False

    @property
    def total(self) -> int:
        if self.dark:
            return 0
        return self.base + self.supports + self.afterburn + self.mass_class + self.sunlight + self.beam

    def as_dict(self) -> dict[str, int]:
        """By name, for those who look at it."""
        figures = (self.base, self.supports, self.afterburn, self.mass_class, self.sunlight, self.beam)
        return {**dict(zip(PARTS, figures, strict=True)), "total": self.total}

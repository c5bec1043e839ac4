"""What the figures of the game are in the world outside (rulebook: physics)."""

from __future__ import annotations

from typing import Final

from .reading import BadData, parse, text_of
from .sources import marks_of

FILE: Final = "physics.toml"
_FIGURES: Final = (
    "crew_people",
    "mass_tonnes",
    "burn_metres_per_second",
    "pivot_metres_per_second",
    "thrust_newtons",
    "acceleration_micrometres",
    "gravity_microgee",
    "comet_kilometres",
    "stone_kilometres",
    "metal_kilometres",
    "beam_megawatts",
    "generator_megawatts",
    "reactor_megawatts_least",
    "reactor_megawatts_most",
    "therm_megawatts",
    "sunlight_watts",
    "tank_centimetres",
    "bernal_metres",
    "bernal_people",
)


def read(text: str) -> dict[str, int]:
    entry = parse(text, FILE).block("physics")
    found = {name: entry.integer(name, 1, 100_000) for name in _FIGURES}
    marks_of(entry)
    entry.finish()
    return found


def read_exhaust(text: str) -> dict[str, int]:
    """By consumption: seconds of specific impulse."""
    entry = parse(text, FILE).block("exhaust")
    names = entry.texts("consumption")
    seconds = entry.integers("seconds", 1, 100_000)
    if len(names) != len(seconds):
        raise BadData(
            f"{entry.where}: {len(names)} of `consumption`, {len(seconds)} `seconds`; allowed: as many of each"
        )
    marks_of(entry)
    entry.finish()
    return dict(zip(names, seconds, strict=True))


PHYSICS: Final = read(text_of(FILE))
EXHAUST: Final = read_exhaust(text_of(FILE))

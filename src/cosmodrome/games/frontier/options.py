"""The options of High Frontier, and the rules a game is played by: options resolved into plain figures and flags.

The rulebook's section `options` argues every default.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel import Option, Relation, Value
from .components import solar_system
from .components.cards import BASE_DECKS, PROFILES, SUPPORT_DECKS
from .components.fuel import STRIPS
from .components.solar_system import SolarSystem
from .components.tables import figure

ON_OFF: Final[tuple[Value, ...]] = (False, True)

BASE: Final = "base"
ADVANCED: Final = "advanced"

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", (ADVANCED, BASE), ADVANCED, "overview"),
    Option("start", ("normal", "short", "quick"), "normal", "short-game"),
    # every game ends: a year is one turn of everybody
    Option("years", (12, 24, 36, 48, 60, 84), 48, "end"),
    Option("factions", ("random", "choose"), "random", "factions"),
    Option("map", solar_system.PROFILES, "colonization", "map", group="table"),
    Option("decks", PROFILES, "second", "cards", group="table"),
    Option("strip", tuple(STRIPS), "hf2line", "fuel-strip", group="table"),
    Option("events", ("solar_cycle", "none"), "solar_cycle", "events", group="world"),
    Option("politics", ON_OFF, True, "politics", group="world"),
    Option("combat", ("default", "off", "m3"), "default", "combat", group="world"),
    # where the sources differ
    Option("income", (2, 1), 2, "income", group="readings"),
    Option("outer_glory", ON_OFF, False, "glory", group="readings"),
)

RELATIONS: Final[tuple[Relation, ...]] = (
    # attacks are made in War, and only politics brings War
    Relation("combat-needs-politics", "combat", ("m3",), "politics", (True,)),
)


def seat_counts(options: dict[str, Value]) -> range:
    return range(1, 6)


@cache
def system_of(profile: str) -> SolarSystem:
    return solar_system.read(solar_system.DATA.read_text(encoding="utf-8"), profile)


class Rules:
    __slots__ = (
        "advanced",
        "choosing",
        "combat",
        "decks",
        "events",
        "income",
        "leo",
        "outer_glory",
        "politics",
        "profile",
        "start",
        "strip",
        "system",
        "years",
    )

    def __init__(self, options: dict[str, Value]) -> None:
        self.advanced = options["edition"] == ADVANCED
        """Supports are played with; otherwise they count as built in."""
        self.start = str(options["start"])
        self.choosing = options["factions"] == "choose"
        self.years = int(options["years"])
        self.system = system_of(str(options["map"]))
        self.leo = self.system.find("LEO")
        self.profile = str(options["decks"])
        self.decks = BASE_DECKS + SUPPORT_DECKS if self.advanced else BASE_DECKS
        """What research can get here."""
        self.strip = STRIPS[str(options["strip"])]
        self.events = options["events"] == "solar_cycle"
        self.politics = bool(options["politics"])
        self.combat = str(options["combat"])
        self.income = figure("income", "water") if options["income"] == 2 else figure("income", "printed")
        self.outer_glory = bool(options["outer_glory"])

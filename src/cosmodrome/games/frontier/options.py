"""The options of High Frontier, and the rules a game is played by: options resolved into plain figures and flags.

The rulebook's section `options` argues every default.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel import Option, Relation, Value
from .components import solar_system
from .components.cards import BASE_DECKS, COLONIST, FREIGHTER, GW_THRUSTER, PROFILES, SUPPORT_DECKS
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
    # the modules of Colonization: each by itself, or any of them together
    Option("cargo", ON_OFF, False, "cargo-module", group="modules"),
    Option("bernal", ON_OFF, False, "bernal-module", group="modules"),
    Option("colonist", ON_OFF, False, "colonist-module", group="modules"),
    Option("gigawatt", ON_OFF, False, "gigawatt-module", group="modules"),
    Option("endgame", ON_OFF, False, "endgame-module", group="modules"),
    Option("map", solar_system.PROFILES, "colonization", "map", group="table"),
    Option("decks", PROFILES, "second", "cards", group="table"),
    Option("strip", tuple(STRIPS), "hf2line", "fuel-strip", group="table"),
    Option("events", ("solar_cycle", "none"), "solar_cycle", "events", group="world"),
    Option("politics", ON_OFF, True, "politics", group="world"),
    Option("combat", ("default", "off", "m3"), "default", "combat", group="world"),
    # where the sources differ
    Option("income", (2, 1), 2, "income", group="readings"),
    Option("outer_glory", ON_OFF, False, "glory", group="readings"),
    # variants of the modules
    Option("free_freighter", ON_OFF, False, "cargo-module", group="variants"),
    Option("colonist_boxes", ON_OFF, False, "colonist-module", group="variants"),
    Option("trust_reactors", ON_OFF, True, "anti-trust", group="variants"),
    Option("one_modifier", ON_OFF, False, "gigawatt-module", group="variants"),
    Option("double_futures", ON_OFF, False, "futures", group="variants"),
    Option("ending_futures", ON_OFF, False, "futures", group="variants"),
    Option("seti", ON_OFF, False, "futures", group="variants"),
)

MODULES: Final = ("cargo", "bernal", "colonist", "gigawatt", "endgame")
"""The options that are modules of Colonization."""


RELATIONS: Final[tuple[Relation, ...]] = (
    # attacks are made in War, and only politics brings War
    Relation("combat-needs-politics", "combat", ("m3",), "politics", (True,)),
    # Colonization is played on top of the advanced game
    *[Relation("module-needs-advanced", module, (True,), "edition", (ADVANCED,)) for module in MODULES],
    Relation("trust-needs-politics", "trust_reactors", (False,), "politics", (True,)),
    Relation("needs-cargo", "free_freighter", (True,), "cargo", (True,)),
    Relation("needs-colonists", "colonist_boxes", (True,), "colonist", (True,)),
    Relation("needs-gigawatt", "one_modifier", (True,), "gigawatt", (True,)),
    Relation("needs-endgame", "double_futures", (True,), "endgame", (True,)),
    Relation("needs-endgame", "ending_futures", (True,), "endgame", (True,)),
    Relation("needs-endgame", "seti", (True,), "endgame", (True,)),
    Relation("needs-colonists", "seti", (True,), "colonist", (True,)),
)


def seat_counts(options: dict[str, Value]) -> range:
    return range(1, 6)


@cache
def system_of(profile: str) -> SolarSystem:
    return solar_system.read(solar_system.DATA.read_text(encoding="utf-8"), profile)


class Rules:
    __slots__ = (
        "advanced",
        "bernal",
        "cargo",
        "choosing",
        "colonist",
        "colonist_boxes",
        "colonization",
        "combat",
        "decks",
        "double_futures",
        "endgame",
        "ending_futures",
        "events",
        "free_freighter",
        "gigawatt",
        "income",
        "leo",
        "one_modifier",
        "outer_glory",
        "politics",
        "profile",
        "seti",
        "start",
        "strip",
        "system",
        "trust_reactors",
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
        self.cargo = bool(options["cargo"])
        self.bernal = bool(options["bernal"])
        self.colonist = bool(options["colonist"])
        self.gigawatt = bool(options["gigawatt"])
        self.endgame = bool(options["endgame"])
        self.colonization = any(bool(options[module]) for module in MODULES)
        """Any module: the operations of Colonization are open."""
        self.decks = _decks(self)
        """What research can get here."""
        self.strip = STRIPS[str(options["strip"])]
        self.events = options["events"] == "solar_cycle"
        self.politics = bool(options["politics"])
        self.combat = str(options["combat"])
        self.income = figure("income", "water") if options["income"] == 2 else figure("income", "printed")
        self.outer_glory = bool(options["outer_glory"])
        self.free_freighter = bool(options["free_freighter"])
        self.colonist_boxes = bool(options["colonist_boxes"])
        self.trust_reactors = bool(options["trust_reactors"])
        self.one_modifier = bool(options["one_modifier"])
        self.double_futures = bool(options["double_futures"])
        self.ending_futures = bool(options["ending_futures"])
        self.seti = bool(options["seti"])


def _decks(rules: Rules) -> tuple[int, ...]:
    decks: tuple[int, ...] = BASE_DECKS
    if rules.advanced:
        decks += SUPPORT_DECKS
    if rules.cargo:
        decks += (FREIGHTER,)
    if rules.gigawatt:
        decks += (GW_THRUSTER,)
    if rules.colonist:
        decks += (COLONIST,)
    return decks

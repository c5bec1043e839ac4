"""The options of High Frontier, and the rules a game is played by: options resolved into plain figures and flags.

The rulebook's section `options` argues every default.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel import Option, Relation, Scenario, Value
from ...kernel.options import SCENARIO, scenario_option
from .components import solar_system
from .components.cards import BASE_DECKS, COLONIST, CREW, FREIGHTER, GW_THRUSTER, PROFILES, REFINERY, SUPPORT_DECKS
from .components.fuel import STRIPS
from .components.scenarios import SCENARIOS as TABLES
from .components.solar_cycle import CYCLE, hurried
from .components.solar_system import SolarSystem
from .components.tables import figure

ON_OFF: Final[tuple[Value, ...]] = (False, True)

WERNER: Final = "werners_dream"
SPACE_RACE: Final = "space_race"
ALIENS: Final = "alien_invasion"
HERMES: Final = "fall_of_hermes"
ARMADA: Final = "mars_armada"
QUICK_GAME: Final = "quick_game"
RED_GIANT: Final = "red_giant"
GRAND_TOUR: Final = "grand_tour"

BASE: Final = "base"
ADVANCED: Final = "advanced"


def _scenario(name: str, options: dict[str, Value]) -> Scenario:
    return Scenario(name, name.replace("_", "-"), (TABLES[name].least, TABLES[name].most), options)


MODULES: Final = ("cargo", "bernal", "colonist", "gigawatt", "endgame")
"""The options that are modules of Colonization."""

_ALONE: Final[dict[str, Value]] = {
    "edition": ADVANCED,
    "start": "normal",
    "years": 24,
    **dict.fromkeys(MODULES, False),
}
"""What scenarios for one player without Colonization fix."""

_DREAM: Final[dict[str, Value]] = {
    "edition": ADVANCED,
    "start": "normal",
    "years": 36,  # the year of the fifth disk
    "events": "solar_cycle",
    "politics": True,
    **dict.fromkeys(MODULES, True),
}
_INVASION: Final[dict[str, Value]] = {
    "start": "normal",
    "factions": "random",
    "politics": True,
    "combat": "default",
    **dict.fromkeys(MODULES, False),
}

SCENARIOS: Final[tuple[Scenario, ...]] = (
    _scenario(WERNER, _DREAM),
    _scenario("space_race", {}),
    _scenario(ALIENS, _INVASION),
    _scenario("fall_of_hermes", {**_ALONE, "events": "solar_cycle"}),
    _scenario("mars_armada", {**_ALONE, "events": "none", "politics": False, "combat": "off"}),
    _scenario("quick_game", {"start": "short"}),
    _scenario("red_giant", {}),
    _scenario("grand_tour", {}),
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", (ADVANCED, BASE), ADVANCED, "overview"),
    scenario_option(SCENARIOS, "scenarios"),
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
    Option("later_icons", ON_OFF, False, "cards", group="readings"),
    Option("armada_refineries", ON_OFF, False, "mars-armada", group="variants"),
    # variants of the modules
    Option("free_freighter", ON_OFF, False, "cargo-module", group="variants"),
    Option("colonist_boxes", ON_OFF, False, "colonist-module", group="variants"),
    Option("trust_reactors", ON_OFF, True, "anti-trust", group="variants"),
    Option("one_modifier", ON_OFF, False, "gigawatt-module", group="variants"),
    Option("double_futures", ON_OFF, False, "futures", group="variants"),
    Option("ending_futures", ON_OFF, False, "futures", group="variants"),
    Option("seti", ON_OFF, False, "futures", group="variants"),
)


RELATIONS: Final[tuple[Relation, ...]] = (
    # attacks are made in War, and only politics brings War
    Relation("combat-needs-politics", "combat", ("m3",), "politics", (True,)),
    # Colonization is played on top of the advanced game
    *[Relation("module-needs-advanced", module, (True,), "edition", (ADVANCED,)) for module in MODULES],
    Relation("needs-armada", "armada_refineries", (True,), SCENARIO, (ARMADA,)),
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
def system_of(profile: str, red_giant: bool = False) -> SolarSystem:
    system = solar_system.read(solar_system.DATA.read_text(encoding="utf-8"), profile)
    if red_giant:
        _swell(system)
    return system


def _swell(system: SolarSystem) -> None:
    """The Sun as a red giant: brighter everywhere, and the worlds up to Saturn are drier (seed V8)."""
    figures = TABLES[RED_GIANT].figures
    for zone in system.zones:
        zone.solar += figures["sunlight"]
    wet = _zone(system, "uranus")
    for space in system.spaces:
        if space.site is not None and space.zone < wet:
            space.site.hydration = max(0, space.site.hydration - figures["dryness"])


def _zone(system: SolarSystem, name: str) -> int:
    return [zone.name for zone in system.zones].index(name)


class Rules:
    __slots__ = (
        "advanced",
        "ageing",
        "aliens",
        "armada_refineries",
        "bernal",
        "builders_end",
        "cargo",
        "choosing",
        "colonist",
        "colonist_boxes",
        "colonization",
        "colony_points",
        "combat",
        "cycle",
        "decks",
        "double_futures",
        "endgame",
        "ending_futures",
        "events",
        "first_zone",
        "free_freighter",
        "gigawatt",
        "hand_limit",
        "income",
        "later_icons",
        "leo",
        "one_modifier",
        "outer_glory",
        "politics",
        "profile",
        "purchases",
        "rockets",
        "scenario",
        "seti",
        "start",
        "strip",
        "system",
        "trust_reactors",
        "ventures_count",
        "years",
    )

    def __init__(self, options: dict[str, Value]) -> None:
        self.advanced = options["edition"] == ADVANCED
        """Supports are played with; otherwise they count as built in."""
        self.scenario = str(options[SCENARIO])
        """`NO_SCENARIO` if none is played."""
        self.start = str(options["start"])
        self.choosing = options["factions"] == "choose"
        self.years = int(options["years"])
        self.system = system_of(str(options["map"]), self.scenario == RED_GIANT)
        self.leo = self.system.find("LEO")
        self.profile = str(options["decks"])
        self.cargo = bool(options["cargo"])
        self.bernal = bool(options["bernal"])
        self.colonist = bool(options["colonist"])
        self.gigawatt = bool(options["gigawatt"])
        self.endgame = bool(options["endgame"])
        self.colonization = any(bool(options[module]) for module in MODULES)
        """Any module: the operations of Colonization are open."""
        self.armada_refineries = bool(options["armada_refineries"])
        self.decks = _decks(self)
        """What research can get here."""
        self.strip = STRIPS[str(options["strip"])]
        self.events = options["events"] == "solar_cycle"
        self.politics = bool(options["politics"])
        self.combat = str(options["combat"])
        self.income = figure("income", "water") if options["income"] == 2 else figure("income", "printed")
        self.outer_glory = bool(options["outer_glory"])
        self.later_icons = bool(options["later_icons"])
        self.free_freighter = bool(options["free_freighter"])
        self.colonist_boxes = bool(options["colonist_boxes"])
        self.trust_reactors = bool(options["trust_reactors"])
        self.one_modifier = bool(options["one_modifier"])
        self.double_futures = bool(options["double_futures"])
        self.ending_futures = bool(options["ending_futures"])
        self.seti = bool(options["seti"])
        self._play(self.scenario)

    def _play(self, scenario: str) -> None:
        """What scenarios change in figures."""
        self.cycle = hurried(CYCLE, TABLES[HERMES].figures["sector_years"]) if scenario == HERMES else CYCLE
        if scenario == HERMES:
            self.years = TABLES[HERMES].figures["years"]
        self.aliens = scenario == ALIENS
        """Red are the aliens of Titan."""
        self.ageing = scenario == WERNER
        """Humans grow old, and nobody bids against the only player."""
        self.rockets = TABLES[HERMES].figures["rockets"] if scenario == HERMES else 1
        self.purchases = scenario in (HERMES, QUICK_GAME)
        """Patents are bought, not auctioned."""
        self.hand_limit = scenario != HERMES
        """Whoever has many cards in hand gets no more by research."""
        self.builders_end = scenario not in (WERNER, SPACE_RACE, ARMADA, HERMES, ALIENS, GRAND_TOUR)
        """Factories, ventures and Futures end the game; otherwise only what the scenario says."""
        self.first_zone = _zone(self.system, "uranus") if scenario == RED_GIANT else 0
        """What is closer to the Sun brings no points."""
        self.colony_points = (
            TABLES[RED_GIANT].figures["colony_points"] if scenario == RED_GIANT else figure("points", "colony")
        )
        self.ventures_count = scenario != RED_GIANT


def _decks(rules: Rules) -> tuple[int, ...]:
    if rules.scenario == ARMADA:
        without = () if rules.armada_refineries else (REFINERY,)
        return (*[deck for deck in BASE_DECKS + SUPPORT_DECKS if deck not in without], CREW)
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

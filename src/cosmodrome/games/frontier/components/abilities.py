"""What is printed on a card besides figures: abilities, as a kind with parameters (rulebook: cards).

`ability-CODE` says what an ability does. Some belong to an option: they count only in games with it.
"""

from __future__ import annotations

from typing import Final

from .reading import Entry
from .solar_system import LETTERS

# thrusters
SAIL: Final = 0
MAG_SAIL: Final = 1
ISOTOPE_SITE: Final = 2
ONE_MODIFIER: Final = 3
# supports
SELF_COOLING: Final = 4
ONE_SHOT: Final = 5
SCOOP: Final = 6
AEROSTAT_ISRU: Final = 7
DIRTY: Final = 8
SAFE_AEROBRAKE: Final = 9
NO_FOUNDATION: Final = 10
# prospecting and refuelling
PROSPECT_BONUS: Final = 11
LETTER_BONUS: Final = 12
COMET_BONUS: Final = 13
RAYGUN_BONUS: Final = 14
PROSPECT_REROLL: Final = 15
RAYGUN_REROLL: Final = 16
BEAMED_ISRU: Final = 17
ISRU_BONUS: Final = 18
AEROSTAT_WATER: Final = 19
DOUBLE_REFUEL: Final = 20
REFUEL_PLUS: Final = 21
ISOTOPE_DOUBLE: Final = 22
MINE_REVIVAL: Final = 23
ANY_PLATFORM: Final = 24
SELF_ANY_PLATFORM: Final = 25
# industry
BEAM_AIRLESS: Final = 26
BEAM_ATMOSPHERE: Final = 27
KEEP_ROBONAUT: Final = 28
FREE_INDUSTRY: Final = 29
MAKES_LETTER: Final = 30
# movement
NO_AEROBRAKE: Final = 31
FREE_PIVOTS: Final = 32
LANDS_BELOW: Final = 33
BELT_KICK: Final = 34
FACTORY_KICK: Final = 35
SOLAR_REACH: Final = 36
CARRIES_BERNAL: Final = 37
PUSH_BUILT: Final = 38
NOT_NUCLEAR: Final = 39
SAFE_ASSIST: Final = 40
SAFE_ASSIST_HERE: Final = 41
CHEAP_INSURANCE: Final = 42
REROLL_HAZARD: Final = 43
# radiation and events
RADIATION_PROOF: Final = 44
HUMANS_HARDENED: Final = 45
GLITCH_FREE: Final = 46
GLITCH_FREE_STACK: Final = 47
DEBRIS_SHIELD: Final = 48
MISHAP_INSURANCE: Final = 49
# operations, money and power
CHEAP_BOOST: Final = 50
LAUNCH_STRIKE: Final = 51
MARKET_PLUS: Final = 52
MARKET_DOUBLE: Final = 53
WINS_TIES: Final = 54
SEARCH: Final = 55
SELF_DECOMMISSION: Final = 56
CARETAKER: Final = 57
STRONG_ARM: Final = 58
PRIVILEGE_AWAY: Final = 59
PRIVILEGE_IN_ANARCHY: Final = 60
SAFE_EPIC: Final = 61

ABILITIES: Final = (
    "sail",
    "mag_sail",
    "isotope_site",
    "one_modifier",
    "self_cooling",
    "one_shot",
    "scoop",
    "aerostat_isru",
    "dirty",
    "safe_aerobrake",
    "no_foundation",
    "prospect_bonus",
    "letter_bonus",
    "comet_bonus",
    "raygun_bonus",
    "prospect_reroll",
    "raygun_reroll",
    "beamed_isru",
    "isru_bonus",
    "aerostat_water",
    "double_refuel",
    "refuel_plus",
    "isotope_double",
    "mine_revival",
    "any_platform",
    "self_any_platform",
    "beam_airless",
    "beam_atmosphere",
    "keep_robonaut",
    "free_industry",
    "makes_letter",
    "no_aerobrake",
    "free_pivots",
    "lands_below",
    "belt_kick",
    "factory_kick",
    "solar_reach",
    "carries_bernal",
    "push_built",
    "not_nuclear",
    "safe_assist",
    "safe_assist_here",
    "cheap_insurance",
    "reroll_hazard",
    "radiation_proof",
    "humans_hardened",
    "glitch_free",
    "glitch_free_stack",
    "debris_shield",
    "mishap_insurance",
    "cheap_boost",
    "launch_strike",
    "market_plus",
    "market_double",
    "wins_ties",
    "search",
    "self_decommission",
    "caretaker",
    "strong_arm",
    "privilege_away",
    "privilege_in_anarchy",
    "safe_epic",
)

_WITH_AMOUNT: Final = (
    MAG_SAIL,
    AEROSTAT_ISRU,
    DIRTY,
    PROSPECT_BONUS,
    LETTER_BONUS,
    COMET_BONUS,
    RAYGUN_BONUS,
    BEAMED_ISRU,
    ISRU_BONUS,
    AEROSTAT_WATER,
    REFUEL_PLUS,
    MINE_REVIVAL,
    BEAM_AIRLESS,
    FREE_PIVOTS,
    LANDS_BELOW,
    BELT_KICK,
    FACTORY_KICK,
    CHEAP_INSURANCE,
    HUMANS_HARDENED,
    CHEAP_BOOST,
    MARKET_PLUS,
)
_WITH_LETTER: Final = (ISOTOPE_SITE, LETTER_BONUS, MAKES_LETTER)
_WITH_ZONE: Final = (KEEP_ROBONAUT, SOLAR_REACH)
_ZONES: Final = ("mercury", "venus", "earth", "mars", "ceres", "jupiter", "saturn", "uranus", "neptune")

ALWAYS: Final = 0
COLONIST_BOXES: Final = 1
LATER_ICONS: Final = 2
CONDITIONS: Final = ("always", "colonist_boxes", "later_icons")
"""The options that abilities depend on: boxes of ours for colonists, and what only the 4th edition prints."""


class Ability:
    __slots__ = ("amount", "in_bernal", "kind", "letter", "option", "zone")

    kind: int
    amount: int
    """Its figure, where it has one."""
    letter: int
    """The letter of the sites it speaks of, as a place in LETTERS; -1: none."""
    zone: str
    """The outermost zone in which it works."""
    in_bernal: bool
    """It works only while its card is in the stack of a Bernal."""
    option: int
    """When it counts at all, as a place in CONDITIONS."""

    @property
    def code(self) -> str:
        return ABILITIES[self.kind]


def read(entry: Entry) -> Ability:
    ability = Ability()
    ability.kind = entry.one_of("code", ABILITIES)
    ability.amount = entry.integer("amount", 1, 9) if ability.kind in _WITH_AMOUNT else 0
    ability.letter = entry.one_of("letter", LETTERS) if ability.kind in _WITH_LETTER else -1
    ability.zone = _ZONES[entry.one_of("zone", _ZONES)] if ability.kind in _WITH_ZONE else ""
    ability.in_bernal = entry.flag("in_bernal")
    ability.option = entry.one_of_or("option", CONDITIONS, ALWAYS)
    entry.finish()
    return ability

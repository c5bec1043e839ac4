"""Which scenario is played, and so which rules it brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .alien_invasion import AlienInvasion
from .grand_tour import GrandTour
from .hermes import FallOfHermes
from .mars_armada import MarsArmada
from .scenario import PLAIN, ByPoints, ScenarioRules
from .space_race import SpaceRace
from .werners_dream import WernersDream

if TYPE_CHECKING:
    from ...state import FrontierState

_RULES: Final[dict[str, ScenarioRules]] = {
    "werners_dream": WernersDream(),
    "space_race": SpaceRace(),
    "alien_invasion": AlienInvasion(),
    "fall_of_hermes": FallOfHermes(),
    "mars_armada": MarsArmada(),
    "quick_game": ByPoints(),
    "red_giant": ByPoints(),
    "grand_tour": GrandTour(),
}


def played(state: FrontierState) -> ScenarioRules:
    return _RULES.get(state.rules.scenario, PLAIN)

"""Alien invasion: Titan against two factions of Earth (rulebook: alien-invasion; seed V4).

What aliens are and have stands in `aliens`; the chapters ask it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...components.cards import CARDS, ROBONAUT
from ...components.naming import space_message
from ...components.scenarios import SCENARIOS
from ...components.stack import OUTPOSTS, ROCKETS
from .. import aliens, points, supports
from .scenario import Progress, ScenarioRules

if TYPE_CHECKING:
    from ...state import FrontierState

S_FACTORY: Final = aliens.FIGURES["points_s_factory"]
OUTPOST: Final = aliens.FIGURES["points_rabbithole"]
BASE: Final = "S"
"""The letter of military bases."""
TITAN: Final = SCENARIOS["space_race"].sites


class AlienInvasion(ScenarioRules):
    __slots__ = ()

    def entered(self, state: FrontierState, seat: int, kind: int, space: int) -> None:
        """It ends as soon as a rocket comes to where the others live."""
        if kind not in ROCKETS or space not in _goals(state, seat):
            return
        state.over = True
        if state.journal is not None:
            state.tell("invades", {"seat": seat, "space": space_message(state.system, space)})

    def points(self, state: FrontierState, seat: int) -> list[int]:
        found = [0] * len(points.SOURCES)
        found[points.SOURCES.index("factories")] = S_FACTORY * bases(state, seat)
        found[points.SOURCES.index("goal")] = OUTPOST if holds_rabbithole(state, seat) else 0
        return found

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        held = 1 if holds_rabbithole(state, seat) else 0
        return [Progress("s-factories", bases(state, seat), 0), Progress("rabbithole", held, 1)]


def _goals(state: FrontierState, seat: int) -> list[int]:
    """Where a rocket of this player ends the game."""
    if aliens.is_alien(state, seat):
        return [state.rules.leo]
    return [state.system.find(site) for site in TITAN]


def bases(state: FrontierState, seat: int) -> int:
    """How many factories on S sites a player has that count."""
    own = [number for number in points.counted(state) if state.factories[number] == seat]
    sites = [state.system.spaces[number].site for number in own]
    return len([site for site in sites if site is not None and site.letter == BASE])


def holds_rabbithole(state: FrontierState, seat: int) -> bool:
    """Whether an outpost of this player with a robonaut that works is there."""
    space = state.system.find(aliens.RABBITHOLE)
    return any(
        CARDS[card].deck == ROBONAUT and supports.operational(state, seat, kind, card)
        for kind in OUTPOSTS
        for card in state.stack(seat, kind).cards
        if state.stack(seat, kind).space == space
    )

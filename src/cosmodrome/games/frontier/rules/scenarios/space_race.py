"""The space race: a crew on Titan, and back in LEO (rulebook: space-race; seed V3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...components.cards import CARDS, CREW
from ...components.scenarios import SCENARIOS
from .outcome import win
from .scenario import Contest, Progress

if TYPE_CHECKING:
    from ...state import FrontierState


class SpaceRace(Contest):
    __slots__ = ()

    def arrived(self, state: FrontierState, seat: int) -> None:
        if _returned(state, seat):
            win(state, seat)

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        landed = any(_was_on_titan(state, card) for card in _crews(state, seat))
        return [Progress("titan", 1 if landed else 0, 1), Progress("back", 1 if _returned(state, seat) else 0, 1)]


def _crews(state: FrontierState, seat: int) -> list[int]:
    return [card for stack in state.players[seat].stacks for card in stack.cards if CARDS[card].deck == CREW]


def _was_on_titan(state: FrontierState, card: int) -> bool:
    titan = [state.system.find(site) for site in SCENARIOS["space_race"].sites]
    return any(site in titan for site in state.visits.get(card, ()))


def _returned(state: FrontierState, seat: int) -> bool:
    player = state.players[seat]
    here = [card for kind in player.at(state.rules.leo) for card in player.stacks[kind].cards]
    return any(CARDS[card].deck == CREW and _was_on_titan(state, card) for card in here)

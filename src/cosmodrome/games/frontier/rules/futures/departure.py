"""Starships that leave the Solar System for good (rulebook: futures; seed 21.4A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .....kernel import Action, Illegal
from ...components.cards import NO_FUEL
from ...components.futures import FUTURE_IDS
from ...components.stack import BERNAL, ROCKET
from .. import cargo, home
from ..activities import FREE_ACTION, Activity
from ..hazards import CRASH_DIE
from . import stars
from .thrusters import LithiatedAmmonia

if TYPE_CHECKING:
    from ...state import FrontierState

DIE: Final = 6


class Depart(Activity):
    """The rocket stands at an exit with all it needs: one last crash roll, which no water makes safe."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb, goal.future.id) for card, goal in _ships(state, seat) if goal.met(state, seat, card)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        die = state.dice.roll(DIE)
        if state.journal is not None:
            outcome = "crashes" if die <= CRASH_DIE else "departs"
            state.tell(outcome, {"seat": seat, "die": die, "cause": "hazard-crash", "future": f"future-{action[1]}"})
        if die <= CRASH_DIE:
            cargo.crash(state, seat, ROCKET)
            return
        come_home(state, seat)
        stars.take(state, seat, FUTURE_IDS.index(action[1]))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        return [
            ((self.verb, goal.future.id), goal.lacking(state, seat, card))
            for card, goal in _ships(state, seat)
            if not goal.met(state, seat, card)
        ]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By Future: how likely the ship is lost, as a fraction."""
        return {str(action[1]): {"fails": [CRASH_DIE, DIE]} for action in self.offers(state, seat)}


def _ships(state: FrontierState, seat: int) -> list[tuple[int, LithiatedAmmonia]]:
    return [(card, goal) for card, goal in stars.bearers(state, seat) if isinstance(goal, LithiatedAmmonia)]


def come_home(state: FrontierState, seat: int) -> None:
    """The whole stack comes to hand, its colonists too: others like them stay behind.

    What is never decommissioned does not: a Bernal stays at the exit, a promoted freighter starts again.
    """
    player = state.players[seat]
    rocket = player.stacks[ROCKET].fuelled(0, 0, NO_FUEL)
    home_again = tuple([card for card in rocket.cards if not cargo.lasting(state, card)])
    player.stacks[ROCKET] = rocket.without(*home_again)
    player.hand += home_again
    for card in home_again:
        cargo.forget(state, card)
    for card in player.stacks[ROCKET].cards:
        if home.is_bernal(card):
            cargo.open_stack(state, seat, BERNAL, rocket.space, (card,))
        else:
            cargo.destroyed(state, seat, card)
    cargo.settle_stacks(state, seat)


DEPART: Final = Depart("depart", "futures", FREE_ACTION)

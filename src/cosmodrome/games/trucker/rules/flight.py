"""The flight: card after card (rulebook: flight, adventures)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Task
from ..components.adventures import CARDS
from ..components.story import Story
from . import track
from .adventures.abandoned import Abandoned
from .adventures.combat_zone import CombatZone
from .adventures.enemies import Enemy
from .adventures.epidemic import Epidemic
from .adventures.meteors import MeteoricSwarm
from .adventures.open_space import OpenSpace
from .adventures.planets import Planets
from .adventures.sabotage import Sabotage
from .adventures.stardust import Stardust
from .giving_up import AfterCard, Onward

if TYPE_CHECKING:
    from ..state import TruckerState

ADVENTURES: Final[dict[str, Task[Any]]] = {
    "open_space": OpenSpace(),
    "stardust": Stardust(),
    "planets": Planets(),
    "abandoned_ship": Abandoned(),
    "abandoned_station": Abandoned(),
    "slavers": Enemy(),
    "smugglers": Enemy(),
    "pirates": Enemy(),
    "combat_zone": CombatZone(),
    "meteors": MeteoricSwarm(),
    "epidemic": Epidemic(),
    "sabotage": Sabotage(),
}


class NextCard(Task["TruckerState"]):
    """Before each card everybody may give up; when all are played, or nobody flies, the flight is over."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.phase = "flight"
        flying = track.order(state)
        if not state.deck or not flying:
            return
        state.then(TurnUpCard())
        if not state.round.test:
            state.at_once([Onward(seat) for seat in flying])


class TurnUpCard(Task["TruckerState"]):
    """The leader turns it up, all go through it, and so to the next."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        flying = track.order(state)
        if not flying:
            return
        state.card = state.deck.pop(0)
        state.story = Story(state.card, flying[0])
        state.taken = -1
        state.landed = [-1] * state.seats
        state.defeated = []
        state.power = [-1] * state.seats
        state.reveal()
        state.tell("card", {"seat": flying[0], "card": state.card, "code": state.card})
        state.then(ADVENTURES[CARDS[state.card].type], AfterCard(), NextCard())

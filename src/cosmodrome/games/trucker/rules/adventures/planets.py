"""Planets (rulebook: planets)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....kernel import Action, Choice, Decision, Illegal
from .....kernel.state import NOBODY
from ...components.adventures import CARDS
from .. import track
from ..agenda import then, wait_for
from ..goods import cubes

if TYPE_CHECKING:
    from ...state import Task, TruckerState

FLY_ON: Final[Action] = ("fly_on",)


def begin(state: TruckerState) -> None:
    """All choose, then all load, then all lose days."""
    flying = track.order(state)
    then(state, [*[("planet", seat) for seat in flying], ("landed",)])


def choose(state: TruckerState, task: Task) -> None:
    """Task ("planet", seat): one ship to each planet."""
    if len(_options(state)) > 1:
        wait_for(state, task[1], "planet")


def _options(state: TruckerState) -> list[Action]:
    planets = len(CARDS[state.card].planets)
    return [*[("land", planet + 1) for planet in range(planets) if planet not in state.landed], FLY_ON]


def ask(state: TruckerState, seat: int) -> Decision:
    return Choice(seat, "prompt-planet", "planets", _options(state), {"days": CARDS[state.card].days})


def closed(state: TruckerState, seat: int) -> list[tuple[Action, Illegal]]:
    return [
        (("land", planet + 1), Illegal("why-planet-taken", "planets", {"seat": other}))
        for other, planet in enumerate(state.landed)
        if planet >= 0
    ]


def do(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    if action != FLY_ON:
        planet = action[1] - 1
        state.landed[seat] = planet
        goods = cubes(CARDS[state.card].planets[planet])
        state.tell("lands", {"seat": seat, "planet": planet + 1, "goods": goods})


def landed(state: TruckerState, task: Task) -> None:
    """Loading from the leader to the last; days are lost from the last to the leader, or as the option says."""
    down = [seat for seat in track.order(state) if state.landed[seat] >= 0]
    leaving = down if state.rules.planets_leader_first else down[::-1]
    days = CARDS[state.card].days
    loading = [("goods", seat, state.landed[seat]) for seat in down]
    then(state, [*loading, *[("lose-days", seat, days) for seat in leaving]])

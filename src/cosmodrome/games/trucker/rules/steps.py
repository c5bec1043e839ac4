"""What is done at every task of the agenda, and what is asked at every step (rulebook: overview)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Decision, Illegal
from ..components.adventures import CARDS
from . import accounts, building, crew, damage, flight, giving_up, goods, inspection, powering, track, turns
from . import course as rounds
from . import real_time as realtime
from .adventures import abandoned, combat_zone, enemies, epidemic, meteors, open_space, planets, sabotage, stardust

if TYPE_CHECKING:
    from ..state import TruckerState

RESOLVE: Final[dict[str, Callable[[TruckerState], None]]] = {
    "open_space": open_space.begin,
    "stardust": stardust.begin,
    "planets": planets.begin,
    "abandoned_ship": abandoned.begin,
    "abandoned_station": abandoned.begin,
    "slavers": enemies.begin,
    "smugglers": enemies.begin,
    "pirates": enemies.begin,
    "combat_zone": combat_zone.begin,
    "meteors": meteors.begin,
    "epidemic": epidemic.begin,
    "sabotage": sabotage.begin,
}


def resolve_card(state: TruckerState, task: tuple[Any, ...]) -> None:
    RESOLVE[CARDS[state.card].type](state)


TASKS: Final[dict[str, Callable[[TruckerState, tuple[Any, ...]], None]]] = {
    # building
    "round": rounds.begin,
    "build": realtime.begin,
    "beat": turns.begin_beat,
    "resolve": turns.resolve,
    "last-tiles": turns.begin_last,
    "time-up": turns.end,
    "inspection": inspection.begin,
    # the flight
    "launch": crew.launch,
    "crew": crew.choose,
    "card": flight.next_card,
    "reveal": flight.reveal,
    "resolve-card": resolve_card,
    "card-over": giving_up.after_card,
    "accounts": accounts.settle,
    "round-over": rounds.end,
    # what cards do
    "declare": powering.declare,
    "advance": open_space.advance,
    "planet": planets.choose,
    "landed": planets.landed,
    "abandoned": abandoned.choose,
    "fight": enemies.fight,
    "broadside": enemies.broadside,
    "compare": combat_zone.compare,
    "penalty": combat_zone.penalty,
    "volley": damage.volley,
    "hit": damage.hit,
    "goods": goods.gain,
    "reward": flight.collect,
    "lose-days": track.lose_days,
    "dismiss": crew.dismiss,
    "surrender": goods.surrender,
    "surrender-some": goods.surrender_some,
    "drain": goods.drain,
}

ASK: Final[dict[str, Callable[[TruckerState, int], Decision]]] = {
    "build": realtime.ask,
    "beat": turns.ask,
    "last": turns.ask_tile,
    "repair": inspection.ask,
    "crew": crew.ask,
    "onward": giving_up.ask,
    "engines": powering.ask,
    "cannons": powering.ask,
    "planet": planets.ask,
    "abandoned": abandoned.ask,
    "claim": enemies.ask,
    "load": goods.ask_load,
    "dismiss": crew.ask_dismiss,
    "surrender": goods.ask_surrender,
    "drain": goods.ask_drain,
    "defend": damage.ask_defend,
    "keep": damage.ask_keep,
    "settled": accounts.ask,
}

DO: Final[dict[str, Callable[[TruckerState, int, Action], None]]] = {
    "build": realtime.do,
    "beat": turns.do,
    "last": turns.do_last,
    "repair": inspection.do,
    "crew": crew.do,
    "onward": giving_up.do,
    "engines": powering.do,
    "cannons": powering.do,
    "planet": planets.do,
    "abandoned": abandoned.do,
    "claim": enemies.do,
    "load": goods.do_load,
    "dismiss": crew.do_dismiss,
    "surrender": goods.do_surrender,
    "drain": goods.do_drain,
    "defend": damage.do_defend,
    "keep": damage.do_keep,
    "settled": accounts.do,
}

CLOSED: Final[dict[str, Callable[[TruckerState, int], list[tuple[Action, Illegal]]]]] = {
    "planet": planets.closed,
    "load": goods.closed,
}


def closed(state: TruckerState, seat: int) -> list[tuple[Action, Illegal]]:
    """What a player might look for in vain."""
    if state.phase == "building":
        return building.closed(state, seat)
    if state.phase != "flight" or seat not in state.waiting:
        return []
    shut = CLOSED[state.step](state, seat) if state.step in CLOSED else []
    return shut + giving_up.closed(state)


def proceed(state: TruckerState) -> None:
    """Work off the agenda until somebody is asked or the game is over."""
    while not state.waiting and not state.over:
        state.task = state.agenda.pop()
        TASKS[state.task[0]](state, state.task)

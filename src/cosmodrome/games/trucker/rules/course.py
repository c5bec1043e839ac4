"""The course of the game: round after round (rulebook: overview, setup, end-of-game)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Task
from ..components.ship import START, Ship
from ..components.tiles import HEAP, START_CABINS
from . import forecast, timer
from .accounts import SettleAccounts
from .finishing import EndBuilding
from .flight import NextCard
from .inspection import Inspect
from .launch import Launch
from .real_time import BuildInRealTime
from .turns import Beat

if TYPE_CHECKING:
    from ..state import TruckerState


def begin_game(state: TruckerState) -> None:
    forecast.begin(state)
    state.first = state.dice.below(state.seats)
    state.then(NextRound())


class NextRound(Task["TruckerState"]):
    """All build, the ships are inspected and launched, they fly, and accounts are settled."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        _lay_out(state)
        building = Beat() if state.rules.in_turns else BuildInRealTime()
        state.then(building, EndBuilding(), Inspect(), Launch(), NextCard(), SettleAccounts(), EndRound())


def _lay_out(state: TruckerState) -> None:
    state.place += 1
    state.phase = "building"
    if state.quickest >= 0:
        state.first = state.quickest
    state.quickest = -1
    state.ships = [_new_ship(state, seat) for seat in range(state.seats)]
    state.heap = HEAP[:]
    state.face_up = []
    state.order_tiles = list(range(1, state.seats + 1))
    state.swaps = 0
    state.beat = 0
    state.bank = state.rules.bank[:]
    state.flying = [False] * state.seats
    state.position = [0] * state.seats
    forecast.lay_piles(state)
    state.tell("round-begins", {"name": f"round-{state.round.id}", "ship": f"class-{state.round.board.name}"})
    timer.start(state)


def _new_ship(state: TruckerState, seat: int) -> Ship:
    ship = Ship(state.round.board)
    ship.place(START_CABINS[seat], START, 0)
    return ship


class EndRound(Task["TruckerState"]):
    """The next round, or the end of the game."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.place + 1 < len(state.rules.rounds):
            state.then(NextRound())
            return
        state.over = True
        state.phase = "over"
        scores = state.scores
        rich = [{"seat": seat} for seat in range(state.seats) if scores[seat] > 0]
        winners = [{"seat": seat} for seat in state.winners]
        if not rich:
            state.tell("nobody-won", {})
            return
        state.tell("in-profit", {"winners": rich})
        state.tell("game-won", {"winners": winners, "credits": max(scores)})

"""The course of the game: round after round (rulebook: setup, end-of-game)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.ship import START, Ship
from ..components.tiles import HEAP, START_CABINS
from . import forecast, timer
from .agenda import then

if TYPE_CHECKING:
    from ..state import Task, TruckerState


def begin_game(state: TruckerState) -> None:
    forecast.begin(state)
    state.first = state.dice.below(state.seats)
    then(state, [("round",)])


def begin(state: TruckerState, task: Task) -> None:
    """Lay everything out for the next round and give the signal."""
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
    then(state, [("beat",) if state.rules.in_turns else ("build",)])


def _new_ship(state: TruckerState, seat: int) -> Ship:
    ship = Ship(state.round.board)
    ship.place(START_CABINS[seat], START, 0)
    return ship


def end(state: TruckerState, task: Task) -> None:
    """The next round, or the end of the game."""
    if state.place + 1 < len(state.rules.rounds):
        then(state, [("round",)])
        return
    state.over = True
    state.phase = "over"
    state.step = ""
    scores = state.scores
    rich = [{"seat": seat} for seat in range(state.seats) if scores[seat] > 0]
    winners = [{"seat": seat} for seat in state.winners]
    if not rich:
        state.tell("nobody-won", {})
        return
    state.tell("in-profit", {"winners": rich})
    state.tell("game-won", {"winners": winners, "credits": max(scores)})

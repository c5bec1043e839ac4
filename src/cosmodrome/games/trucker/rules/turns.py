"""Building in turns: the same game without a clock (rulebook: building-turns).

Building goes in beats. In each, all who build use the tile they hold and choose right away, unseen, what to do next:
nobody is waited for in between. Then choices are carried out in an order that moves on by one seat every beat. A run of
the sand lasts a fixed number of beats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision
from . import building, peeking, timer
from .agenda import answered, then
from .drastic import Seldom

if TYPE_CHECKING:
    from ..state import Task, TruckerState

WAIT: Final[Action] = ("wait",)


def begin_beat(state: TruckerState, task: Task) -> None:
    state.answers = [None] * state.seats
    state.step = "beat"
    building.wait(state)
    then(state, [("resolve",)])


def ask(state: TruckerState, seat: int) -> Decision:
    """First what to do with the tile in the hand, then what comes next."""
    return ask_tile(state, seat) if state.hands[seat] else ask_choice(state, seat)


def do(state: TruckerState, seat: int, action: Action) -> None:
    if state.hands[seat]:
        building.handle(state, seat, action)
    elif action == building.PICK:
        building.pick(state, seat)
    else:
        _choose(state, seat, action)


def ask_tile(state: TruckerState, seat: int) -> Decision:
    return Choice(seat, "prompt-tile", "building-turns", building.handling(state, seat), building.occasion(state))


def ask_choice(state: TruckerState, seat: int) -> Decision:
    """What ends this seat's beat, and what costs nothing: to take up the loose tile, to turn the timer over."""
    options: list[Action] = []
    finished = state.ships[seat].finished
    if not finished:
        options.extend(building.takes(state, seat))
    if state.ships[seat].loose:
        options.append(building.PICK)
    options.extend(peeking.options(state, seat))
    if finished:
        options.append(WAIT)
    if not timer.why_not(state, seat):
        options.append(timer.FLIP)
    prompt = "prompt-finished" if finished else "prompt-choose"
    drastic = building.finishes(state, seat)
    return Seldom(seat, prompt, "building-turns", options, drastic, building.occasion(state))


def _choose(state: TruckerState, seat: int, action: Action) -> None:
    """To turn the timer over costs nothing; if partners change places by it, all choose again."""
    if action == timer.FLIP:
        if timer.flip(state, seat):
            state.answers = [None] * state.seats
        building.wait(state)
        return
    state.answers[seat] = action
    answered(state, seat)


def resolve(state: TruckerState, task: Task) -> None:
    """Carry out what all have chosen; one beat of the sand has run."""
    state.reveal()
    state.glances = [-1] * state.seats
    for seat in building.rotation(state):
        action = state.answers[seat]
        if action is not None:
            _carry_out(state, seat, action)
    state.answers = [None] * state.seats
    building.lay_open(state)
    state.beat += 1
    if building.all_finished(state):
        building.conclude(state)
    elif timer.runs_out_on_start(state):
        then(state, [("last-tiles",), ("time-up",)])
    else:
        timer.tick(state, 1)
        then(state, [("beat",)])


def _carry_out(state: TruckerState, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "peek":
        state.glances[seat] = action[1] - 1
        peeking.look(state, seat, action[1] - 1)
    elif verb == "use":
        building.use(state, seat, action[1])
    elif verb == "finish":
        number = action[1]
        building.finish(state, seat, number if number in state.order_tiles else state.order_tiles[0])
    elif verb == "take" and action[1] in state.face_up:
        building.take(state, seat, action[1])
    elif verb != "wait":
        _draw(state, seat, verb == "take")


def _draw(state: TruckerState, seat: int, instead: bool) -> None:
    """A tile from the heap, perhaps instead of one that somebody else has taken."""
    if not state.heap:
        state.tell("empty-handed", {"seat": seat})
        return
    if instead:
        state.tell("too-late", {"seat": seat})
    building.draw(state, seat)


# the last beat


def begin_last(state: TruckerState, task: Task) -> None:
    """Tiles that came in the last beat may still be used."""
    state.step = "last"
    state.waiting = tuple([seat for seat in range(state.seats) if state.hands[seat]])


def do_last(state: TruckerState, seat: int, action: Action) -> None:
    building.handle(state, seat, action)
    answered(state, seat)


def end(state: TruckerState, task: Task) -> None:
    timer.tick(state, 1)

"""Building in real time: everybody acts whenever they like; who comes first, gets it (rulebook: building)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Decision
from . import building, peeking, timer
from .drastic import Seldom

if TYPE_CHECKING:
    from ..state import Task, TruckerState

PUT_BACK: Final[Action] = ("put_back",)

LASTING: Final = ("draw", "take", "use", "flip", "finish")
"""They weld the tile placed before, or set the sand running: at a table nobody could take them back."""

PACE: Final = 3_000
"""Milliseconds a builder needs to do one thing: programs build no faster."""


def begin(state: TruckerState, task: Task) -> None:
    state.step = "build"
    building.wait(state)


def ask(state: TruckerState, seat: int) -> Decision:
    options = _options(state, seat)
    drastic = building.finishes(state, seat)
    if not timer.why_not(state, seat):
        options.append(timer.FLIP)
    return Seldom(seat, _prompt(state, seat), "building", options, drastic, building.occasion(state))


def _prompt(state: TruckerState, seat: int) -> str:
    if state.ships[seat].finished:
        return "prompt-finished"
    if state.looking[seat] >= 0:
        return "prompt-looking"
    return "prompt-tile" if state.hands[seat] else "prompt-build"


def _options(state: TruckerState, seat: int) -> list[Action]:
    ship = state.ships[seat]
    if state.looking[seat] >= 0:
        return [PUT_BACK]
    if ship.finished:
        return peeking.options(state, seat)
    if state.hands[seat]:
        return building.handling(state, seat)
    options = building.takes(state, seat)
    if ship.loose:
        options.append(building.PICK)
    options.extend(peeking.options(state, seat))
    return options


def do(state: TruckerState, seat: int, action: Action) -> None:
    verb = action[0]
    if verb in LASTING:
        state.reveal()
    if verb == "draw":
        building.draw(state, seat)
    elif verb == "take":
        building.take(state, seat, action[1])
    elif verb == "use":
        building.use(state, seat, action[1])
    elif verb == "pick":
        building.pick(state, seat)
    elif verb == "peek":
        state.looking[seat] = action[1] - 1
        peeking.look(state, seat, action[1] - 1)
    elif verb == "put_back":
        state.looking[seat] = -1
        state.tell("puts-back", {"seat": seat})
    elif verb == "flip":
        timer.flip(state, seat)
    elif verb == "finish":
        building.finish(state, seat, action[1])
    else:
        building.handle(state, seat, action)
    if building.all_finished(state):
        building.conclude(state)
    else:
        building.wait(state)

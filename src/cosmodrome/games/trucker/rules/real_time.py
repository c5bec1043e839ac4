"""Building in real time: everybody acts whenever they like; who comes first, gets it (rulebook: building)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import CLOCK, Action, Amount, Decision, Illegal, Question, Task
from . import building, finishing, peeking, placing, taking, teams, timer
from .drastic import DrasticChoice

if TYPE_CHECKING:
    from ..state import TruckerState

PUT_BACK: Final[Action] = ("put_back",)

LASTING: Final = ("draw", "take", "use", "flip", "finish")
"""They weld the tile placed before, or set the sand running: at a table nobody could take them back."""

PACE: Final = 3_000
"""Milliseconds a builder needs to do one thing: programs build no faster."""


class BuildInRealTime(Task["TruckerState"]):
    """All build at once, until everybody has finished or the sand has run out on the start space."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if state.left:
            state.clock = SAND
        state.at_once([Build(seat) for seat in range(state.seats)])


def _end(state: TruckerState) -> None:
    state.clock = None
    for seat in range(state.seats):
        state.beside(seat)


class Sand(Question["TruckerState"]):
    """How much time goes by."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        return Amount(CLOCK, "prompt-tick", "timer", "tick", 1, state.left)

    def answer(self, state: TruckerState, action: Action) -> None:
        if timer.run(state, action[1]):
            finishing.time_up(state)
            _end(state)
        elif not state.left:
            state.clock = None


SAND: Final = Sand(CLOCK)


class Build(Question["TruckerState"]):
    """Whatever a builder may do now; then the same again."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        seat = self.seat
        options = self._options(state)
        drastic = finishing.options(state, seat)
        if not timer.why_not(state, seat):
            options.append(timer.FLIP)
        return DrasticChoice(seat, self._prompt(state), "building", options, drastic, building.occasion(state))

    def _prompt(self, state: TruckerState) -> str:
        if state.ships[self.seat].finished:
            return "prompt-finished"
        if state.looking[self.seat] >= 0:
            return "prompt-looking"
        return "prompt-tile" if state.hands[self.seat] else "prompt-build"

    def _options(self, state: TruckerState) -> list[Action]:
        seat = self.seat
        ship = state.ships[seat]
        if state.looking[seat] >= 0:
            return [PUT_BACK]
        if ship.finished:
            return peeking.options(state, seat)
        if state.hands[seat]:
            return placing.options(state, seat)
        options = taking.options(state, seat)
        if ship.loose:
            options.append(taking.PICK)
        options.extend(peeking.options(state, seat))
        return options

    def answer(self, state: TruckerState, action: Action) -> None:
        if action[0] in LASTING:
            state.reveal()
        self._do(state, action)
        if finishing.all_finished(state):
            _end(state)
        else:
            state.then(self)

    def _do(self, state: TruckerState, action: Action) -> None:
        seat = self.seat
        verb = action[0]
        if verb == "draw":
            taking.draw(state, seat)
        elif verb == "take":
            taking.take(state, seat, action[1])
        elif verb == "use":
            taking.use(state, seat, action[1])
        elif verb == "pick":
            taking.pick(state, seat)
        elif verb == "peek":
            state.looking[seat] = action[1] - 1
            peeking.look(state, seat, action[1] - 1)
        elif verb == "put_back":
            state.looking[seat] = -1
            state.tell("puts-back", {"seat": seat})
        elif verb == "flip":
            state.clock = SAND
            if timer.flip(state, seat):
                teams.change_places(state)
        elif verb == "finish":
            finishing.finish(state, seat, action[1])
        else:
            placing.handle(state, seat, action)

    def is_pause(self, state: TruckerState) -> bool:
        """Whoever looks at cards puts them back when they are read."""
        return state.looking[self.seat] >= 0

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return building.hints(state, self.seat)

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        return building.closed(state, self.seat)

    def explain(self, state: TruckerState, action: Action) -> Illegal | None:
        return building.explain(state, self.seat, action)

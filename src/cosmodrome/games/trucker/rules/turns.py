"""Building in turns: the same game without a clock (rulebook: building-turns).

Building goes in beats. In each, all who build use the tile they hold and choose right away, unseen, what to do next:
nobody is waited for in between. Then choices are carried out in an order that moves on by one seat every beat. A run of
the sand lasts a fixed number of beats.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Dice, Illegal, Question, Secret, Task
from . import building, finishing, peeking, placing, taking, teams, timer
from .drastic import DrasticChoice

if TYPE_CHECKING:
    from ..state import TruckerState

WAIT: Final[Action] = ("wait",)


class Beat(Task["TruckerState"]):
    """Everybody uses the tile they hold and chooses what is next."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.ask_all([ChooseNext(seat) for seat in finishing.rotation(state)])
        _hands_first(state)
        _let_idle_be(state)


def _hands_first(state: TruckerState) -> None:
    """Whoever holds a tile uses it before choosing."""
    for seat in range(state.seats):
        if state.hands[seat]:
            state.beside(seat, UseTile(seat), ChooseNext(seat))


def _let_idle_be(state: TruckerState) -> None:
    """Nobody is asked who has finished and can do nothing."""
    for seat in range(state.seats):
        if state.ships[seat].finished and not building.can_still_act(state, seat):
            state.beside(seat)


class UseTile(Question["TruckerState"]):
    """What to do with the tile in the hand."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        options = placing.options(state, self.seat)
        return Choice(self.seat, "prompt-tile", "building-turns", options, building.occasion(state))

    def answer(self, state: TruckerState, action: Action) -> None:
        placing.handle(state, self.seat, action)

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return building.hints(state, self.seat)

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        return building.closed(state, self.seat)

    def explain(self, state: TruckerState, action: Action) -> Illegal | None:
        return building.explain(state, self.seat, action)


class ChooseNext(Secret["TruckerState"]):
    """What ends this seat's beat, and what costs nothing: to take up the loose tile, to turn the timer over."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        seat = self.seat
        finished = state.ships[seat].finished
        options = [] if finished else taking.options(state, seat)
        if state.ships[seat].loose:
            options.append(taking.PICK)
        options.extend(peeking.options(state, seat))
        if finished:
            options.append(WAIT)
        if not timer.why_not(state, seat):
            options.append(timer.FLIP)
        prompt = "prompt-finished" if finished else "prompt-choose"
        drastic = finishing.options(state, seat)
        return DrasticChoice(seat, prompt, "building-turns", options, drastic, building.occasion(state))

    def answer(self, state: TruckerState, action: Action) -> None:
        if action == taking.PICK:
            taking.pick(state, self.seat)
            state.then(UseTile(self.seat), self)
        elif action == timer.FLIP:
            self._flip(state)
        else:
            super().answer(state, action)

    def _flip(self, state: TruckerState) -> None:
        """If partners change places by it, all choose again."""
        state.then(self)
        if timer.flip(state, self.seat):
            teams.change_places(state)
            state.ask_again([ChooseNext(seat) for seat in range(state.seats)])
            _hands_first(state)
        _let_idle_be(state)

    def costs(self, state: TruckerState, action: Action) -> bool:
        """Whoever has finished builds no more."""
        return bool(action[0] == "finish")

    def imagined(self, state: TruckerState, dice: Dice) -> Action:
        options = [action for action in self.ask(state) if action not in (timer.FLIP, taking.PICK)]
        return options[dice.below(len(options))]

    def carry_out(self, state: TruckerState, answers: list[tuple[int, Action]]) -> None:
        """What all have chosen, in the order of the beat; one beat of the sand has run."""
        state.glances = [-1] * state.seats
        for seat, action in answers:
            _carry_out(state, seat, action)
        placing.lay_open(state)
        state.beat += 1
        if finishing.all_finished(state):
            return
        if timer.runs_out_on_start(state):
            state.then(LastTiles(), TimeUp())
        else:
            timer.run(state, 1)
            state.then(Beat())

    def hints(self, state: TruckerState) -> dict[str, Any]:
        return building.hints(state, self.seat)

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        return building.closed(state, self.seat)

    def explain(self, state: TruckerState, action: Action) -> Illegal | None:
        return building.explain(state, self.seat, action)


def _carry_out(state: TruckerState, seat: int, action: Action) -> None:
    verb = action[0]
    if verb == "peek":
        state.glances[seat] = action[1] - 1
        peeking.look(state, seat, action[1] - 1)
    elif verb == "use":
        taking.use(state, seat, action[1])
    elif verb == "finish":
        number = action[1]
        finishing.finish(state, seat, number if number in state.order_tiles else state.order_tiles[0])
    elif verb == "take" and action[1] in state.face_up:
        taking.take(state, seat, action[1])
    elif verb != "wait":
        _draw(state, seat, verb == "take")


def _draw(state: TruckerState, seat: int, instead: bool) -> None:
    """A tile from the heap, perhaps instead of one that somebody else has taken."""
    if not state.heap:
        state.tell("empty-handed", {"seat": seat})
        return
    if instead:
        state.tell("too-late", {"seat": seat})
    taking.draw(state, seat)


class LastTiles(Task["TruckerState"]):
    """Tiles that came in the last beat may still be used."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        state.at_once([UseTile(seat) for seat in range(state.seats) if state.hands[seat]])


class TimeUp(Task["TruckerState"]):
    """The last beat of all has run."""

    __slots__ = ()

    def run(self, state: TruckerState) -> None:
        if timer.run(state, 1):
            finishing.time_up(state)

"""The disk of politics: where it moves, what the new regime demands, and how red declares war (rulebook: politics)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.factions import FELONIES, PRC
from ..components.politics import ANARCHY, NO_REACTORS_IN_HAND, SQUARES, WAR
from . import decks, regimes
from .order import clockwise

if TYPE_CHECKING:
    from ..state import FrontierState

IDS: Final = tuple([square.id for square in SQUARES])
PEACE: Final[Action] = ("peace",)


def move_disk(state: FrontierState, seat: int, square: int) -> None:
    """A player moves the disk: the regime there holds at once."""
    state.square = square
    if state.journal is not None:
        state.tell("moves-disk", {"seat": seat, "square": f"square-{IDS[square]}"})
    enforce(state)


def neighbours(state: FrontierState) -> list[int]:
    """The squares that the disk can be moved to."""
    return SQUARES[state.square].next


# what a regime takes from hands


def enforces(state: FrontierState) -> bool:
    """Whether the regime may take something out of hands."""
    return state.rules.politics and SQUARES[state.square].effect == NO_REACTORS_IN_HAND


def enforce(state: FrontierState) -> None:
    """Cards that the regime lets nobody have go under their decks, from the first player's hand on."""
    if not enforces(state):
        return
    for seat in clockwise(state):
        for card in state.players[seat].hand:
            if regimes.barred(state, seat, card):
                decks.discard(state, seat, card)
                if state.journal is not None:
                    state.tell("anti-nuclear", {"seat": seat, "card": decks.name(card)})


class Enforce(Task["FrontierState"]):
    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        enforce(state)


# war


def may_declare_war(state: FrontierState, seat: int) -> bool:
    """Red may, where the disk is on Anarchy: a privilege that Anarchy does not end."""
    return (
        state.rules.politics
        and state.players[seat].faction == PRC
        and regimes.privileged(state, FELONIES) == seat
        and SQUARES[state.square].effect == ANARCHY
    )


class DeclareWar(Question["FrontierState"]):
    """At the start of red's turn: move the disk to an adjacent War, or leave it."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        wars = [square for square in neighbours(state) if SQUARES[square].effect == WAR]
        options: list[Action] = [("war", IDS[square]) for square in wars]
        return Choice(self.seat, "prompt-war", "war", [PEACE, *options])

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == PEACE:
            return
        if state.journal is not None:
            state.tell("declares-war", {"seat": self.seat})
        move_disk(state, self.seat, IDS.index(action[1]))


ENFORCE: Final = Enforce()

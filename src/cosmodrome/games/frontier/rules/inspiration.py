"""Inspirations that triangle burns bring after a move (rulebook: inspiration)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Question
from ..components.cards import DECKS
from ..components.tables import figure
from . import decks

if TYPE_CHECKING:
    from ..state import FrontierState

IGNORE: Final[Action] = ("ignore",)
MOST: Final = figure("movement", "inspirations")


def inspire(state: FrontierState, seat: int, triangles: int) -> None:
    """After a move through so many triangle burns."""
    number = min(triangles, MOST - state.inspired)
    state.then(*[Inspire(seat)] * number)


class Inspire(Question["FrontierState"]):
    """The top card of a deck may go to its bottom."""

    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("inspire", DECKS[deck]) for deck in state.rules.decks if len(state.decks[deck]) > 1]
        return Choice(self.seat, "prompt-inspire", "inspiration", [*options, IGNORE])

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == IGNORE:
            return
        deck = DECKS.index(action[1])
        state.inspired += 1
        card = state.decks[deck][0]
        decks.turn_over(state, deck)
        if state.journal is not None:
            state.tell("inspires", {"seat": self.seat, "card": card, "deck": f"deck-{DECKS[deck]}"})

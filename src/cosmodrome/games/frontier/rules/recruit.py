"""Recruit: one of three colonists is auctioned (rulebook: recruit; seed 16.4).

The three are laid open, and so is the fourth: decks lie face up, and everybody has seen what goes under them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.cards import CARDS, COLONIST, FINANCIER, card_called
from ..components.naming import deck_message
from ..components.tables import figure
from . import decks, regimes, research
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

RECRUIT_ONE: Final[Action] = ("recruit",)
RECRUITS: Final = figure("research", "recruits")


class Recruit(Activity):
    """Look at the top colonists and put one of them up for auction."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [RECRUIT_ONE] if state.rules.colonist and _refusal(state, seat) is None else []

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        state.auctioned = True
        number = min(RECRUITS, len(state.decks[COLONIST]))
        state.lots = tuple([decks.take_top(state, COLONIST) for _ in range(number)])
        if state.journal is not None:
            state.tell("recruits", {"seat": seat, "cards": list(state.lots)})
        willing = _willing(state, seat)
        if len(willing) > 1:
            state.then(ChooseRecruit(seat))
        elif willing:
            _settle(state, seat, willing[0])
        else:
            _put_back(state)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        why = _refusal(state, seat) if state.rules.colonist else None
        return [] if why is None else [(RECRUIT_ONE, why)]


def _refusal(state: FrontierState, seat: int) -> Illegal | None:
    if not state.decks[COLONIST]:
        return Illegal("why-empty-deck", "research", {"deck": deck_message(COLONIST)})
    return research.refusal(state, seat)


def _willing(state: FrontierState, seat: int) -> list[int]:
    """Those that the regime lets come to a hand."""
    return [card for card in state.lots if not regimes.barred(state, seat, card)]


def _put_back(state: FrontierState) -> None:
    for card in state.lots:
        decks.put_under(state, card)
    state.lots = ()


def _settle(state: FrontierState, seat: int, chosen: int) -> None:
    """The others go under the deck, and the auction begins."""
    state.lots = tuple([card for card in state.lots if card != chosen])
    _put_back(state)
    state.lots = (chosen,)
    research.open_auction(state, seat, COLONIST)


class ChooseRecruit(Question["FrontierState"]):
    __slots__ = ()

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("choose", CARDS[card].id) for card in _willing(state, self.seat)]
        return Choice(self.seat, "prompt-recruit", "recruit", options)

    def answer(self, state: FrontierState, action: Action) -> None:
        _settle(state, self.seat, card_called(action[1]))

    def closed(self, state: FrontierState) -> list[tuple[Action, Illegal]]:
        return [
            (("choose", CARDS[card].id), Illegal("why-no-reactors", "politics"))
            for card in state.lots
            if regimes.barred(state, self.seat, card)
        ]


RECRUIT: Final = Recruit("recruit", "recruit", FINANCIER)

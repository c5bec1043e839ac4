"""Anti-trust: whoever is in power takes from a hand with several cards of a kind (rulebook: anti-trust; seed 16.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.cards import CARDS, FINANCIER, PATENT_DECKS, REACTOR, card_called
from . import regimes
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

EXCESS: Final = 2
"""So many cards of a kind are a trust."""


def surplus(state: FrontierState, seat: int) -> list[int]:
    """The cards in hand of which a player has several of a kind."""
    counted = [deck for deck in PATENT_DECKS if deck != REACTOR or state.rules.trust_reactors]
    decks = [CARDS[card].deck for card in state.players[seat].hand]
    return [
        card
        for card in state.players[seat].hand
        if CARDS[card].deck in counted and decks.count(CARDS[card].deck) >= EXCESS
    ]


class AntiTrust(Activity):
    """The victim chooses one of these cards and hands it over."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not _open(state) or regimes.in_power(state) != seat:
            return []
        return [(self.verb, other) for other in _others(state, seat) if surplus(state, other)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        victim: int = action[1]
        if state.journal is not None:
            state.tell("breaks-trust", {"seat": seat, "target": victim})
        state.then(HandOver(victim, seat))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if not _open(state):
            return []
        shut: list[tuple[Action, Illegal]] = []
        for other in _others(state, seat):
            if regimes.in_power(state) != seat:
                shut.append(((self.verb, other), Illegal("why-not-in-power", "anti-trust")))
            elif not surplus(state, other):
                shut.append(((self.verb, other), Illegal("why-no-trust", "anti-trust", {"target": other})))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By victim: the cards it could choose."""
        return {str(action[1]): _ids(state, action[1]) for action in self.offers(state, seat)}


def _open(state: FrontierState) -> bool:
    return state.rules.colonization and state.rules.politics


def _others(state: FrontierState, seat: int) -> list[int]:
    return [other for other in range(state.seats) if other != seat]


def _ids(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in surplus(state, seat)]


class HandOver(Question["FrontierState"]):
    """Which card the victim hands over."""

    __slots__ = ("taker",)

    taker: int

    def __init__(self, seat: int, taker: int) -> None:
        self.seat = seat
        self.taker = taker

    def ask(self, state: FrontierState) -> Decision:
        options: list[Action] = [("surrender", id) for id in _ids(state, self.seat)]
        return Choice(self.seat, "prompt-surrender", "anti-trust", options, {"target": self.taker})

    def answer(self, state: FrontierState, action: Action) -> None:
        card = card_called(action[1])
        victim = state.players[self.seat]
        victim.hand = tuple([other for other in victim.hand if other != card])
        state.players[self.taker].hand += (card,)
        if state.journal is not None:
            state.tell("surrenders", {"seat": self.seat, "target": self.taker, "card": card})


ANTI_TRUST: Final = AntiTrust("anti-trust", "anti-trust", FINANCIER)

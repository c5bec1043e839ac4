"""Research without auctions, in scenarios for few: patents have a price (rulebook: purchase; seed V5, V7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.cards import CARDS, DECKS, FREIGHTER, SCIENTIST
from ..components.naming import deck_message
from ..components.scenarios import SCENARIOS
from . import decks, freighter, regimes, research
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

TOP: Final = SCENARIOS["quick_game"].figures["top_card_water"]
BOTTOM: Final = SCENARIOS["quick_game"].figures["bottom_card_water"]


class Purchase(Activity):
    """Research all the same: whoever does that may buy."""

    def suits(self, state: FrontierState, seat: int, colonist: int) -> bool:
        return research.RESEARCH.suits(state, seat, colonist)


class BuyTop(Purchase):
    """The top card of a deck, with its supports."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb, DECKS[deck]) for deck in state.rules.decks if _refusal(state, seat, deck, TOP) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        player = state.players[seat]
        card = decks.take_top(state, DECKS.index(action[1]))
        taken = [card]
        for deck in research.brings(state, card):
            if state.decks[deck] and not regimes.barred(state, seat, state.decks[deck][0]):
                taken.append(decks.take_top(state, deck))
        player.water -= TOP
        state.bought = True
        player.hand += tuple(taken)
        if state.journal is not None:
            state.tell("buys", {"seat": seat, "card": card, "water": TOP})
            if taken[1:]:
                state.tell("auction-along", {"seat": seat, "cards": taken[1:]})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        return _shut(state, seat, self.verb, TOP)

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By deck: what its top card costs, and what it brings along."""
        return {
            str(action[1]): {
                "card": CARDS[state.decks[DECKS.index(action[1])][0]].id,
                "along": research.along(state, state.decks[DECKS.index(action[1])][0]),
                "water": TOP,
            }
            for action in self.offers(state, seat)
        }


class BuyBottom(Purchase):
    """The card at the bottom of a deck, unseen and without supports."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb, DECKS[deck]) for deck in state.rules.decks if _refusal(state, seat, deck, BOTTOM) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        card = decks.take_bottom(state, DECKS.index(action[1]))
        player = state.players[seat]
        player.water -= BOTTOM
        state.bought = True
        player.hand += (card,)
        if state.journal is not None:
            state.tell("buys", {"seat": seat, "card": card, "water": BOTTOM})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        return _shut(state, seat, self.verb, BOTTOM)


def _refusal(state: FrontierState, seat: int, deck: int, water: int) -> Illegal | None:
    if not state.rules.purchases:
        return Illegal("why-auctions", "research")
    if not state.decks[deck]:
        return Illegal("why-empty-deck", "research", {"deck": deck_message(deck)})
    if deck == FREIGHTER and freighter.owns_one(state, seat):
        return Illegal("why-one-freighter", "cargo-module")
    if state.players[seat].water < water:
        return Illegal("why-too-little-water", "purchase", {"water": water, "have": state.players[seat].water})
    if _lost_at_once(state, seat, deck, water):
        return Illegal("why-no-reactors", "politics")
    return research.refusal(state, seat)


def _lost_at_once(state: FrontierState, seat: int, deck: int, water: int) -> bool:
    """Whether the regime would take the card away: the open one; unseen, if it takes every card of the deck."""
    cards = state.decks[deck][:1] if water == TOP else state.decks[deck]
    return all(regimes.barred(state, seat, card) for card in cards)


def _shut(state: FrontierState, seat: int, verb: str, water: int) -> list[tuple[Action, Illegal]]:
    if not state.rules.purchases:
        return []
    shut: list[tuple[Action, Illegal]] = []
    for deck in state.rules.decks:
        why = _refusal(state, seat, deck, water)
        if why is not None:
            shut.append(((verb, DECKS[deck]), why))
    return shut


BUY_TOP: Final = BuyTop("buy", "purchase", SCIENTIST)
BUY_BOTTOM: Final = BuyBottom("buy-bottom", "purchase", SCIENTIST)

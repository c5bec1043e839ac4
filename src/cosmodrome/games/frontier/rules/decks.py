"""The decks of patents: the top card lies open, below it the cards nobody has seen, and under these what was put back
(rulebook: setup, research)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.cards import CARDS

if TYPE_CHECKING:
    from ..state import FrontierState


def take_top(state: FrontierState, deck: int) -> int:
    """The top card leaves its deck; the next one is seen by all."""
    card = state.decks[deck].pop(0)
    if state.unseen[deck] > 0:
        state.unseen[deck] -= 1
        state.reveal()
    return card


def take(state: FrontierState, card: int) -> None:
    """A card leaves its deck, wherever it lies there."""
    deck = CARDS[card].deck
    place = state.decks[deck].index(card)
    if place == 0:
        take_top(state, deck)
        return
    state.decks[deck].pop(place)
    if place <= state.unseen[deck]:
        state.unseen[deck] -= 1
        state.reveal()


def take_bottom(state: FrontierState, deck: int) -> int:
    """The bottom card leaves its deck. Unless it was put there it was unseen."""
    card = state.decks[deck].pop()
    if state.unseen[deck] > max(0, len(state.decks[deck]) - 1):
        state.unseen[deck] = max(0, len(state.decks[deck]) - 1)
        state.reveal()
    return card


def take_out(state: FrontierState, card: int) -> None:
    """A card leaves its deck, wherever it lies in it."""
    deck = CARDS[card].deck
    place = state.decks[deck].index(card)
    if place == 0:
        take_top(state, deck)
        return
    state.decks[deck].pop(place)
    if place <= state.unseen[deck]:
        state.unseen[deck] -= 1


def name(card: int) -> str:
    """What a card is called in actions and in what is told."""
    return CARDS[card].id


def put_under(state: FrontierState, card: int) -> None:
    """A card goes under its deck, where all know that it lies."""
    if state.blackened:
        state.blackened = tuple([other for other in state.blackened if other != card])
    state.decks[CARDS[card].deck].append(card)


def turn_over(state: FrontierState, deck: int) -> None:
    """The top card of a deck goes to its bottom."""
    if len(state.decks[deck]) > 1:
        put_under(state, take_top(state, deck))


def search(state: FrontierState, deck: int, card: int) -> None:
    """Somebody has looked through a deck for a card: it comes to the top, and the others are shuffled."""
    cards = state.decks[deck]
    if cards[0] == card:
        return
    others = [other for other in cards if other != card]
    state.dice.shuffle(others)
    state.decks[deck] = [card, *others]
    state.unseen[deck] = len(others)


def discard(state: FrontierState, seat: int, card: int) -> None:
    """A card goes from hand under its deck."""
    player = state.players[seat]
    player.hand = tuple([other for other in player.hand if other != card])
    put_under(state, card)

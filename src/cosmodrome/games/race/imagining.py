"""A full state drawn at random among those consistent with what one seat knows.

Unknown are the hands of the others, save for cards that all have seen getting there; the pile of the Robot, the draw
pile, the cards that lie as goods (also one's own), and the discards the seat has not seen: all these cards are shuffled
and dealt out again. In the draft a seat knows its own deck, so its cards are shuffled apart from all the others,
wherever they lie: a good stays of its deck when its world is taken over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Dice
from .components.unseen import Place, own_places, places
from .rules.setup import BLUE, RED, colour

if TYPE_CHECKING:
    from .state import RaceState


def imagine(state: RaceState, seat: int, dice: Dice) -> RaceState:
    twin = state.copy()
    twin.veil(dice)
    twin.aside = twin.aside[:]
    if twin.deck_of:
        twin.deck_of = twin.deck_of[:]
        _shuffle(twin, own_places(twin, seat), dice)
    _imagine_offers(twin, seat, dice)
    _shuffle(twin, places(twin, seat), dice)
    twin.imagine_answers(seat, dice)
    return twin


def _shuffle(twin: RaceState, holders: list[Place], dice: Dice) -> None:
    """Deal out anew the cards of these places; what is put in the place of a card is of that card's deck."""
    before = [cards[at] for cards, at in holders]
    cards = sorted(before)  # so that what is drawn follows from the dice alone, not from where the cards lie in truth
    dice.shuffle(cards)
    for (holder, at), card in zip(holders, cards, strict=True):
        holder[at] = card
    if twin.deck_of:
        decks = [twin.deck_of[card] for card in before]
        for card, deck in zip(cards, decks, strict=True):
            twin.deck_of[card] = deck


def _imagine_offers(twin: RaceState, seat: int, dice: Dice) -> None:
    """The start worlds the others choose from: one of each colour, any that the seat has not seen."""
    if not twin.rules.colours or not any(player.offered for player in twin.players):
        return
    offers = [list(player.offered) for player in twin.players]
    for of_colour in (RED, BLUE):
        of_any = [place for place in places(twin, seat) if colour(place[0][place[1]]) == of_colour]
        for other, offer in enumerate(offers):
            if other != seat:
                of_any += [(offer, at) for at, card in enumerate(offer) if colour(card) == of_colour]
        _shuffle(twin, of_any, dice)
    for other, player in enumerate(twin.players):
        if other != seat:
            player.offered = tuple(offers[other])
            if player.placing >= 0:
                player.placing = player.offered[dice.below(len(player.offered))]

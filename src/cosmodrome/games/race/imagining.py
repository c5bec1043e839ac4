"""A full state drawn at random among those consistent with what one seat knows.

Unknown are the hands of the others, save for cards that all have seen getting there; the pile of the Robot, the draw
pile, the cards that lie as goods (also one's own), and the discards the seat has not seen: all these cards are shuffled
and dealt out again. In the draft a seat knows its own deck, so its cards are shuffled apart from all the others,
wherever they lie: a good stays of its deck when its world is taken over.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Dice
from .rules.setup import BLUE, RED, colour

if TYPE_CHECKING:
    from .state import RaceState

Place = tuple[list[int], int]


def imagine(state: RaceState, seat: int, dice: Dice) -> RaceState:
    twin = state.copy()
    twin.veil(dice)
    twin.aside = twin.aside[:]
    if twin.deck_of:
        twin.deck_of = twin.deck_of[:]
        _shuffle(twin, _own_places(twin, seat), dice)
    _shuffle(twin, _places(twin, seat), dice)
    _imagine_offers(twin, seat, dice)
    twin.imagine_answers(seat, dice)
    return twin


def _shuffle(twin: RaceState, places: list[Place], dice: Dice) -> None:
    """Deal out anew the cards of these places; what is put in the place of a card is of that card's deck."""
    before = [cards[at] for cards, at in places]
    cards = before[:]
    dice.shuffle(cards)
    for (holder, at), card in zip(places, cards, strict=True):
        holder[at] = card
    if twin.deck_of:
        decks = [twin.deck_of[card] for card in before]
        for card, deck in zip(cards, decks, strict=True):
            twin.deck_of[card] = deck


def _unseen(twin: RaceState, at: int, seat: int) -> list[Place]:
    """Of one draw pile and its discards, what the seat does not know."""
    places = [(twin.piles[at], place) for place in range(len(twin.piles[at]))]
    seen = twin.seen[at]
    places += [(twin.discards[at], place) for place in range(len(seen)) if not seen[place] & (1 << seat)]
    return places


def _goods(twin: RaceState, seat: int, own: bool) -> list[Place]:
    """The goods of all: in the draft, either those of the seat's own deck or all the others."""
    return [
        (player.goods, place)
        for player in twin.players
        for place, good in enumerate(player.goods)
        if good >= 0 and (bool(twin.deck_of) and twin.deck_of[good] == seat) == own
    ]


def _own_places(twin: RaceState, seat: int) -> list[Place]:
    """In the draft: where the cards of the seat's own deck lie."""
    return _unseen(twin, seat, seat) + _goods(twin, seat, True)


def _places(twin: RaceState, seat: int) -> list[Place]:
    """Wherever a card lies that the seat does not know, apart from its own deck in the draft."""
    places = _goods(twin, seat, False)
    for at in range(len(twin.piles)):
        if not twin.deck_of or at != seat:
            places += _unseen(twin, at, seat)
    for other, player in enumerate(twin.players):
        if other != seat:
            for cards in (player.hand, player.packet, player.deck):
                places += [(cards, place) for place in range(len(cards)) if cards[place] not in player.known]
    if twin.robot is not None:
        places += [(twin.robot.player.hand, place) for place in range(len(twin.robot.player.hand))]
    places += [(twin.aside, place) for place in range(len(twin.aside))]
    return places


def _imagine_offers(twin: RaceState, seat: int, dice: Dice) -> None:
    """The start worlds the others choose from: one of each colour, any that the seat has not seen."""
    if not twin.rules.colours or not any(player.offered for player in twin.players):
        return
    offers = [list(player.offered) for player in twin.players]
    for of_colour in (RED, BLUE):
        places = [place for place in _places(twin, seat) if colour(place[0][place[1]]) == of_colour]
        for other, offer in enumerate(offers):
            if other != seat:
                places += [(offer, at) for at, card in enumerate(offer) if colour(card) == of_colour]
        _shuffle(twin, places, dice)
    for other, player in enumerate(twin.players):
        if other != seat:
            player.offered = tuple(offers[other])
            if player.placing >= 0:
                player.placing = player.offered[dice.below(len(player.offered))]

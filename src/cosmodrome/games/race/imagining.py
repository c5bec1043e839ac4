"""A full state drawn at random among those consistent with what one seat knows.

Unknown are the hands of the others, save for cards that all have seen getting there; the pile of the Robot, the draw
pile, the cards that lie as goods (also one's own), and the discards the seat has not seen: all these cards are shuffled
and dealt out again. In the draft a seat knows its own deck, so its cards are shuffled apart from all the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Dice
from . import steps
from .setup import BLUE, RED, colour

if TYPE_CHECKING:
    from .state import RaceState

Place = tuple[list[int], int]


def imagine(state: RaceState, seat: int, dice: Dice) -> RaceState:
    twin = state.copy()
    twin.veil(dice)
    twin.aside = twin.aside[:]
    if twin.rules.draft and len(twin.piles) > 1:
        _shuffle(_own_places(twin, seat), dice)
    _shuffle(_places(twin, seat), dice)
    _imagine_offers(twin, seat, dice)
    _imagine_answers(twin, seat, dice)
    return twin


def _shuffle(places: list[Place], dice: Dice) -> None:
    cards = [cards[at] for cards, at in places]
    dice.shuffle(cards)
    for (holder, at), card in zip(places, cards, strict=True):
        holder[at] = card


def _unseen(twin: RaceState, at: int, seat: int) -> list[Place]:
    """Of one draw pile and its discards, what the seat does not know."""
    places = [(twin.piles[at], place) for place in range(len(twin.piles[at]))]
    seen = twin.seen[at]
    places += [(twin.discards[at], place) for place in range(len(seen)) if not seen[place] & (1 << seat)]
    return places


def _goods(twin: RaceState, seat: int) -> list[Place]:
    goods = twin.players[seat].goods
    return [(goods, place) for place in range(len(goods)) if goods[place] >= 0]


def _own_places(twin: RaceState, seat: int) -> list[Place]:
    """In the draft: where the cards of the seat's own deck lie."""
    return _unseen(twin, seat, seat) + _goods(twin, seat)


def _places(twin: RaceState, seat: int) -> list[Place]:
    """Wherever a card lies that the seat does not know, apart from its own deck in the draft."""
    own_deck = twin.rules.draft and len(twin.piles) > 1
    places: list[Place] = []
    for at in range(len(twin.piles)):
        if not own_deck or at != seat:
            places += _unseen(twin, at, seat)
    for other, player in enumerate(twin.players):
        if other != seat:
            for cards in (player.hand, player.packet, player.deck):
                places += [(cards, place) for place in range(len(cards)) if cards[place] not in player.known]
        if other != seat or not own_deck:
            places += _goods(twin, other)
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
        _shuffle(places, dice)
    for other, player in enumerate(twin.players):
        if other != seat:
            player.offered = tuple(offers[other])
            if player.placing >= 0:
                player.placing = player.offered[dice.below(len(player.offered))]


def _imagine_answers(twin: RaceState, seat: int, dice: Dice) -> None:
    """What others have chosen in secret: anything they could have chosen."""
    for other, player in enumerate(twin.players):
        if other != seat and player.answer is not None:
            player.answer = steps.ASK[steps.SECRET[twin.stage]](twin, other).sample(dice)

"""A full state drawn at random among those consistent with what one seat knows.

Unknown are the values of the others' cards and of the deck: all unknown cards of a resource are shuffled and dealt
again. Kept are the cards the seat has seen, and the worth that bids and purchases have proved.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Dice
from . import discarding, production
from .cards import MEGA_CARD, RESOURCES, VALUE, resource_of
from .colony import Colony

if TYPE_CHECKING:
    from .state import OutpostState

ATTEMPTS: Final = 8


def imagine(state: OutpostState, seat: int, dice: Dice) -> OutpostState:
    twin = state.copy()
    twin.veil(dice)
    if state.rules.money:
        _imagine_purses(twin, seat, dice)
    else:
        _imagine_hands(state, twin, seat, dice)
    for other, colony in enumerate(twin.colonies):
        if other != seat and colony.answer is not None:
            ask = production.ask_mega if twin.phase == "mega" else discarding.ask
            colony.answer = ask(twin, other).sample(dice)
    return twin


def _imagine_purses(twin: OutpostState, seat: int, dice: Dice) -> None:
    """Which cards were paid out is as unknown as what the others have left of them."""
    for resource, deck in enumerate(twin.decks):
        pile = twin.discards[resource]
        cards = deck + pile
        twin.discards[resource] = dice.take(cards, len(pile))
        twin.decks[resource] = cards
    for other, colony in enumerate(twin.colonies):
        if other != seat:
            span = colony.most - colony.least + 1
            colony.credits = colony.least + (dice.below(span) + dice.below(span)) // 2


def _imagine_hands(state: OutpostState, twin: OutpostState, seat: int, dice: Dice) -> None:
    """Deal again until it fits what has been proved; the true hands fit, so they are the last resort."""
    for _ in range(ATTEMPTS):
        unknown = _collect(twin, seat)
        _deal(twin, seat, unknown, dice)
        if _fits_offer(twin, seat) and all(_make_worth(twin, seat, other) for other in range(twin.seats)):
            break
        _restore(state, twin, seat)
    for other, colony in enumerate(twin.colonies):
        if other != seat:
            colony.hand.sort()
            _imagine_memories(colony, seat, dice)
            colony.drawn = _like(colony, colony.drawn, dice)


def _seen(colony: Colony, seat: int) -> list[int]:
    """Cards of this hand that the seat has seen."""
    return [code for looker, code in colony.known if looker == seat]


def _collect(twin: OutpostState, seat: int) -> list[list[int]]:
    """Take every unknown card out of the others' hands, as places to fill: (seat, resource); the offer counts too."""
    places: list[list[int]] = [[] for _ in RESOURCES]
    for other, colony in enumerate(twin.colonies):
        if other == seat:
            continue
        kept = _seen(colony, seat)
        spare = kept[:]
        for code in colony.hand:
            if code >= MEGA_CARD:
                kept.append(code)
            elif code in spare:
                spare.remove(code)
            else:
                places[resource_of(code)].append(other)
                twin.decks[resource_of(code)].append(code)
        colony.hand = kept
    trader, target, code = twin.offer
    if trader >= 0 and seat not in (trader, target):
        places[resource_of(code)].append(-1)
        twin.decks[resource_of(code)].append(code)
    return places


def _deal(twin: OutpostState, seat: int, places: list[list[int]], dice: Dice) -> None:
    for resource, receivers in enumerate(places):
        deck = twin.decks[resource]
        for other in receivers:
            code = dice.draw(deck)
            if other < 0:
                twin.offer = (twin.offer[0], twin.offer[1], code)
            else:
                twin.colonies[other].hand.append(code)
    for other, colony in enumerate(twin.colonies):
        if other != seat:
            colony.credits = sum([VALUE[code] for code in colony.hand])


def _restore(state: OutpostState, twin: OutpostState, seat: int) -> None:
    twin.offer = state.offer
    twin.decks = [deck[:] for deck in state.decks]
    for other, colony in enumerate(twin.colonies):
        if other != seat:
            colony.hand = state.colonies[other].hand[:]
            colony.credits = state.colonies[other].credits


def _fits_offer(twin: OutpostState, seat: int) -> bool:
    """A player who must give a higher card has one."""
    trader, target, code = twin.offer
    if trader < 0 or seat == target:
        return True
    return any(card > code and card // 100 == code // 100 for card in twin.colonies[target].hand)


def _make_worth(twin: OutpostState, seat: int, other: int) -> bool:
    """Swap a hand's low cards for higher ones of the deck until it is worth what it has proved."""
    colony = twin.colonies[other]
    if other == seat or colony.credits >= colony.least:
        return True
    kept = _seen(colony, seat)
    for place, code in enumerate(colony.hand):
        if code >= MEGA_CARD or code in kept:
            continue
        deck = twin.decks[resource_of(code)]
        best = max(deck, default=0)
        if best > code:
            deck[deck.index(best)] = code
            colony.hand[place] = best
            colony.credits += best - code
        if colony.credits >= colony.least:
            return True
    return False


def _imagine_memories(colony: Colony, seat: int, dice: Dice) -> None:
    """What third parties have seen of this hand is unknown too: cards of the same resource stand in for it."""
    own = [(looker, code) for looker, code in colony.known if looker == seat]
    for looker in sorted({looker for looker, _ in colony.known if looker != seat}):
        seen = tuple([code for by, code in colony.known if by == looker])
        own.extend([(looker, code) for code in _like(colony, seen, dice)])
    if colony.protected:
        kept = [code for code in colony.protected if (seat, code) in colony.known]
        rest = tuple([code for code in colony.protected if (seat, code) not in colony.known])
        colony.protected = (*kept, *_like(colony, rest, dice))
    colony.known = tuple(own)


def _like(colony: Colony, cards: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """As many different cards of this hand, of the same resources."""
    left = [code for code in colony.hand if code < MEGA_CARD]
    found: list[int] = []
    for card in cards:
        alike = [code for code in left if code // 100 == card // 100]
        code = alike[dice.below(len(alike))]
        left.remove(code)
        found.append(code)
    return tuple(sorted(found))

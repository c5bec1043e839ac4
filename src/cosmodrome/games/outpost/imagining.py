"""A full state drawn at random among those consistent with what one seat knows.

Unknown are the values of the others' cards and of the deck, what third parties have seen of each other's hands, and
choices made in secret.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Dice
from .components.cards import MEGA_CARD
from .dealing import Deal, known_protected

if TYPE_CHECKING:
    from .state import OutpostState


def imagine(state: OutpostState, seat: int, dice: Dice) -> OutpostState:
    twin = state.copy()
    twin.veil(dice)
    if state.rules.money:
        _imagine_purses(twin, seat, dice)
    else:
        _imagine_hands(twin, seat, dice)
    twin.imagine_answers(seat, dice)
    return twin


def _imagine_purses(twin: OutpostState, seat: int, dice: Dice) -> None:
    """Which cards were paid out is as unknown as what the others have left of them."""
    for resource, deck in enumerate(twin.decks):
        pile = twin.discards[resource]
        cards = sorted(deck + pile)
        twin.discards[resource] = dice.take(cards, len(pile))
        twin.decks[resource] = cards
    for other, colony in enumerate(twin.colonies):
        if other != seat:
            span = colony.most - colony.least + 1
            colony.credits = colony.least + (dice.below(span) + dice.below(span)) // 2


def _imagine_hands(twin: OutpostState, seat: int, dice: Dice) -> None:
    deal = Deal(twin, seat)
    deal.make(dice)
    deal.lay_out(twin)
    for other, colony in enumerate(twin.colonies):
        if other != seat:
            _imagine_memories(twin, other, seat, dice)
            colony.drawn = _like(colony.hand, colony.drawn, dice)


def _imagine_memories(twin: OutpostState, other: int, seat: int, dice: Dice) -> None:
    """What third parties have seen of a hand is unknown too: cards of the same resource stand in for it."""
    colony = twin.colonies[other]
    if not colony.known and not colony.protected:
        return
    known = [(looker, code) for looker, code in colony.known if looker == seat]
    if colony.protected:
        protected = known_protected(colony, seat)
        unknown = list(colony.protected)
        left = colony.hand[:]
        for code in protected:
            unknown.remove(code)
            left.remove(code)
        if twin.offer[1] == other:
            left.remove(_to_give(left, twin.offer[2]))
        colony.protected = (*protected, *_like(left, tuple(unknown), dice))
    for looker in sorted({looker for looker, _ in colony.known if looker != seat}):
        remembered = tuple([code for by, code in colony.known if by == looker])
        known.extend([(looker, code) for code in _like(colony.hand, remembered, dice)])
    colony.known = tuple(known)


def _to_give(cards: list[int], code: int) -> int:
    """The best card for the one on offer: it can not be among those that are safe."""
    return max([card for card in cards if card // 100 == code // 100])


def _like(cards: list[int], models: tuple[int, ...], dice: Dice) -> tuple[int, ...]:
    """As many different ones of these cards, of the same resources."""
    if not models:
        return ()
    left = [code for code in cards if code < MEGA_CARD]
    found: list[int] = []
    for model in sorted(models):
        alike = [code for code in left if code // 100 == model // 100]
        code = alike[dice.below(len(alike))]
        left.remove(code)
        found.append(code)
    return tuple(sorted(found))

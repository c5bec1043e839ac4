"""Cards dealt at random among all the deals that fit what one seat knows of the others' hands.

Known are the backs of the others' cards, the cards the seat has seen, what bids and purchases have proved a hand to be
worth at least, and of an offer under way that whoever is asked for a better card has one. The true hands are looked at
for nothing else, so two games that the seat can not tell apart give the same deals.

All unknown cards of a resource are shuffled and dealt. Where a hand is then worth less than it has proved, cards change
places, each time for better ones of the deck or of other hands, until every hand is worth enough. If that leads nowhere
the cards are dealt again: the true deal fits, so sooner or later one does.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Dice
from .components.cards import MEGA_CARD, RESOURCES, VALUE, resource_of
from .components.colony import Colony

if TYPE_CHECKING:
    from .state import OutpostState

OFFERED: Final = -1
"""Who holds a card that is on offer."""
DECK: Final = -2
MOST_CHANGES: Final = 300
"""So many cards change places before they are dealt anew."""
SIDEWAYS: Final = 16
"""One in so many changes that help nobody is made all the same: it may open the way to one that does."""


class Deal:
    """Who holds which unknown card. Of every resource, `cards[n]` lies with `holders[n]`, or else in the deck."""

    __slots__ = ("base", "cards", "holders", "kept", "least", "offer", "seat", "unprotected", "worth")

    def __init__(self, state: OutpostState, seat: int) -> None:
        self.seat = seat
        self.holders: list[list[int]] = [[] for _ in RESOURCES]
        self.cards: list[list[int]] = [[] for _ in RESOURCES]
        self.kept: list[list[int]] = []
        """What the seat knows of every hand."""
        self.least: list[int] = []
        """What every hand is worth at least."""
        self.base: list[int] = []
        """What the known cards of every hand are worth."""
        self.worth: list[int] = []
        self.offer: tuple[int, int, int] = state.offer
        self.unprotected: list[int] = []
        """Known cards that the one who is asked for a better card may give."""
        for other, colony in enumerate(state.colonies):
            self._sort_out(other, colony)
        trader, target, code = self.offer
        if trader >= 0 and seat not in (trader, target):
            self._add(OFFERED, code)
        if trader >= 0 and seat != target:
            self.unprotected = _without(self.kept[target], known_protected(state.colonies[target], seat))
        for resource, cards in enumerate(self.cards):
            if cards:
                cards += state.decks[resource]
                cards.sort()

    def _sort_out(self, other: int, colony: Colony) -> None:
        """Which cards of a hand the seat knows, and which are to be dealt."""
        if other == self.seat:
            self.kept.append(colony.hand)
            self.least.append(0)
            self.base.append(0)
            return
        kept = seen(colony, self.seat)
        unseen = kept[:]
        for code in colony.hand:
            if code >= MEGA_CARD:
                kept.append(code)
            elif code in unseen:
                unseen.remove(code)
            else:
                self._add(other, code)
        self.kept.append(kept)
        self.least.append(colony.least)
        self.base.append(sum([VALUE[code] for code in kept]))

    def _add(self, holder: int, code: int) -> None:
        resource = resource_of(code)
        self.holders[resource].append(holder)
        self.cards[resource].append(code)

    # dealing

    def make(self, dice: Dice) -> None:
        """Deal until the hands fit."""
        while not self._deal(dice):
            pass

    def _deal(self, dice: Dice) -> bool:
        self.worth = self.base[:]
        for resource, holders in enumerate(self.holders):
            if not holders:
                continue
            deck = self.cards[resource]
            dealt = dice.take(deck, len(holders))
            self.cards[resource] = dealt + deck
            for holder, code in zip(holders, dealt, strict=True):
                if holder >= 0:
                    self.worth[holder] += VALUE[code]
        for _ in range(MOST_CHANGES):
            short = [other for other, worth in enumerate(self.worth) if worth < self.least[other]]
            if short:
                self._improve(short[dice.below(len(short))], dice)
            elif self._offer_fits():
                return True
            else:
                self._stir_offer(dice)
        return False

    def _holder(self, resource: int, place: int) -> int:
        holders = self.holders[resource]
        return holders[place] if place < len(holders) else DECK

    def _improve(self, other: int, dice: Dice) -> None:
        """One card of this hand for a better one from elsewhere, unless that leaves others as much too short."""
        own = [
            (resource, place)
            for resource, holders in enumerate(self.holders)
            for place, holder in enumerate(holders)
            if holder == other
        ]
        resource, place = own[dice.below(len(own))]
        cards = self.cards[resource]
        better = [at for at, code in enumerate(cards) if code > cards[place]]
        if not better:
            return
        source = better[dice.below(len(better))]
        giver = self._holder(resource, source)
        gain = cards[source] - cards[place]
        helped = min(gain, self.least[other] - self.worth[other])
        if giver < 0 or self.worth[giver] - gain + helped >= self.least[giver] or dice.below(SIDEWAYS) == 0:
            self._swap(resource, place, source)

    def _swap(self, resource: int, one: int, other: int) -> None:
        cards = self.cards[resource]
        gain = cards[other] - cards[one]
        for place, change in ((one, gain), (other, -gain)):
            holder = self._holder(resource, place)
            if holder >= 0:
                self.worth[holder] += change
        cards[one], cards[other] = cards[other], cards[one]

    # an offer under way

    def _offer_fits(self) -> bool:
        """Whoever must give a better card than the one on offer has one."""
        trader, target, code = self.offer
        if trader < 0 or self.seat == target:
            return True
        resource = resource_of(code)
        best = 0
        for known in self.unprotected:
            if resource_of(known) == resource and known < MEGA_CARD:
                best = max(best, known)
        for holder, card in zip(self.holders[resource], self.cards[resource], strict=False):
            if holder == OFFERED:
                code = card
            elif holder == target:
                best = max(best, card)
        return best > code

    def _stir_offer(self, dice: Dice) -> None:
        """Any other card on offer, or any other one in the hand that is asked."""
        _, target, code = self.offer
        resource = resource_of(code)
        concerned = [place for place, holder in enumerate(self.holders[resource]) if holder in (OFFERED, target)]
        place = concerned[dice.below(len(concerned))]
        self._swap(resource, place, dice.below(len(self.cards[resource])))

    # the result

    def lay_out(self, twin: OutpostState) -> None:
        """Put the cards where they were dealt."""
        for other, colony in enumerate(twin.colonies):
            if other != self.seat:
                colony.hand = self.kept[other][:]
                colony.credits = self.worth[other]
        for resource, holders in enumerate(self.holders):
            if not holders:
                continue
            cards = self.cards[resource]
            for holder, code in zip(holders, cards, strict=False):
                if holder >= 0:
                    twin.colonies[holder].hand.append(code)
                else:
                    twin.offer = (self.offer[0], self.offer[1], code)
            twin.decks[resource] = cards[len(holders) :]
        for colony in twin.colonies:
            colony.hand.sort()


def seen(colony: Colony, seat: int) -> list[int]:
    """Cards of this hand that the seat has seen."""
    return [code for looker, code in colony.known if looker == seat]


def known_protected(colony: Colony, seat: int) -> list[int]:
    """Cards of this hand that the seat knows to be safe from traders."""
    known = seen(colony, seat)
    protected: list[int] = []
    for code in colony.protected:
        if code in known:
            known.remove(code)
            protected.append(code)
    return protected


def _without(cards: list[int], gone: list[int]) -> list[int]:
    left = cards[:]
    for code in gone:
        left.remove(code)
    return left

"""One player: hand, tableau and goods, and what the powers of the tableau add up to.

Powers count from the phase after a card was placed. So a player has two tableaus: `tableau`, what lies on the table
now, and `active`, what lay there when the phase began, with `sums`, what its powers add up to.
"""

from __future__ import annotations

from typing import Final

from ....kernel.fields import Shared
from .. import copies
from .cards import GOOD, IS_REBEL, KIND, SETUP
from .powers import (
    ADDED,
    CONQUER,
    CONSUME,
    CRASH,
    FREE,
    HAND_LIMIT,
    HIRE,
    MILITARY_WORLDS,
    OF,
    PAY,
    STRENGTH,
    STRENGTH_GOOD,
    STRENGTH_PER_MILITARY,
    STRENGTH_REBEL,
    TABLEAU_SIZE,
    TACTICS,
    TAKEOVER,
    code,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CARDS: Final[tuple[int, ...]] = ()
_HAND_LIMIT: Final[int] = SETUP["hand_limit"]
_TABLEAU_SIZE: Final[int] = SETUP["tableau_size"]


class Sums:
    """What the powers of these cards come to. Never changed once made, so copies of a player share it."""

    figures: list[int]
    """By figure: all that adds up."""
    military: int
    """Total military: without specialised and temporary strength."""
    crash: int
    """The card that may be discarded to develop for less."""
    optional: list[int]
    """Cards that may be used when a world is placed: to pay, settle free, conquer, or for temporary military."""
    temporary: list[int]
    """Those of them that give temporary military."""
    takeover: list[int]
    consume: list[int]
    """The powers of Consume, as codes."""
    __slots__ = tuple(__annotations__)

    def __init__(self, cards: list[int]) -> None:
        figures = [0] * len(OF)
        self.figures = figures
        self.crash = NO_CARD
        self.optional = []
        self.temporary = []
        self.takeover = []
        self.consume = []
        for card in cards:
            kind = KIND[card]
            for figure, number in ADDED[kind]:
                figures[figure] += number
            self._note_optional(card, kind)
            for at in CONSUME[kind]:
                self.consume.append(code(card, at))
        self.military = figures[STRENGTH] + figures[STRENGTH_PER_MILITARY] * figures[MILITARY_WORLDS]

    def _note_optional(self, card: int, kind: int) -> None:
        if CRASH[kind]:
            self.crash = card
        if TACTICS[kind] or HIRE[kind]:
            self.temporary.append(card)
            self.optional.append(card)
        elif FREE[kind] or PAY[kind] >= 0 or CONQUER[kind] >= 0:
            self.optional.append(card)
        if TAKEOVER[kind]:
            self.takeover.append(card)


NO_SUMS: Final = Sums([])


class Player:
    hand: list[int]
    """In the order drawn: the newest cards stand last."""
    known: tuple[int, ...]
    """Cards of the hand that everybody knows to be there."""
    tableau: list[int]
    """In the order placed."""
    goods: list[int]
    """The good on each card of the tableau; -1 for none."""
    active: Shared[list[int]]
    sums: Sums
    vp: int
    """In chips."""
    goals: int
    """One bit for each goal tile of the game it has."""
    progress: list[int]
    """How far it was, for each goal tile, when that was last looked at."""
    start: int
    """The number of its start world, which fixes the order of play for good."""
    actions: tuple[int, ...]
    """The action cards of this round, once they are shown."""
    offered: tuple[int, ...]
    """Start worlds to choose from."""
    packet: list[int]
    """Cards to draft from."""
    deck: list[int]
    """Cards drafted."""
    drawn: int
    """How many cards, the newest of the hand, were drawn in the last Explore phase."""
    placing: int
    """The card that lies in the tableau, but is not paid for; before the first round, the start world chosen."""
    hired: tuple[tuple[int, int], ...]
    """Cards whose power to discard for military has been used in this phase, and how many cards were."""
    temporary: int
    """Temporary military used in this phase."""
    bonus_taken: bool
    """It has drawn the card for having chosen Settle."""
    powers: list[int]
    """The powers of Consume not used yet in this phase, as codes."""
    flipped: tuple[int, ...]
    """Cards turned over, one of which it may keep."""
    produced: list[int]
    """How many goods of each kind in this Produce phase."""
    surplus: int
    """Cards it has to discard for the hand limit."""
    __slots__ = tuple(__annotations__)

    def __init__(self) -> None:
        self.hand = []
        self.known = NO_CARDS
        self.tableau = []
        self.goods = []
        self.active = []
        self.sums = NO_SUMS
        self.vp = 0
        self.goals = 0
        self.progress = []
        self.start = NOBODY
        self.actions = ()
        self.offered = NO_CARDS
        self.packet = []
        self.deck = []
        self.drawn = 0
        self.placing = NO_CARD
        self.hired = ()
        self.temporary = 0
        self.bonus_taken = False
        self.powers = []
        self.flipped = NO_CARDS
        self.produced = []
        self.surplus = 0

    def copy(self) -> Player:
        twin = Player()
        copies.player(self, twin)
        return twin

    def chose(self, action: int) -> bool:
        return action in self.actions

    # cards

    def snapshot(self) -> None:
        """A phase is over: the tableau as it is now is what counts from here on."""
        if self.active != self.tableau:
            self.active = self.tableau[:]
            self.sums = Sums(self.active)

    def has(self, kind: int) -> bool:
        """Whether a card of this kind lies in the tableau."""
        return any(KIND[card] == kind for card in self.tableau)

    def leave_hand(self, card: int) -> None:
        """For all to see."""
        self.hand.remove(card)
        if self.known:
            self.known = tuple([other for other in self.known if other != card])

    def place(self, card: int) -> None:
        self.tableau.append(card)
        self.goods.append(NO_CARD)

    def remove(self, card: int) -> int:
        """Take a card out of the tableau; returns the good that lay on it."""
        at = self.tableau.index(card)
        self.tableau.pop(at)
        return self.goods.pop(at)

    # goods

    def good_on(self, card: int) -> int:
        return self.goods[self.tableau.index(card)]

    def worlds_with_goods(self) -> list[int]:
        goods = self.goods
        return [card for at, card in enumerate(self.tableau) if goods[at] >= 0]

    def goods_count(self) -> int:
        number = 0
        for good in self.goods:
            if good >= 0:
                number += 1
        return number

    # powers

    def total(self, figure: int) -> int:
        """What the powers of this sort, or the cards so counted, come to in the tableau as the phase began."""
        return self.sums.figures[figure]

    def shares(self, figure: int) -> list[tuple[int, int]]:
        """The cards that such a sum comes from, and how much each adds."""
        by_kind = OF[figure]
        return [(card, by_kind[KIND[card]]) for card in self.active if by_kind[KIND[card]]]

    @property
    def hand_limit(self) -> int:
        return self.sums.figures[HAND_LIMIT] or _HAND_LIMIT

    @property
    def tableau_size(self) -> int:
        """With so many cards in the tableau it ends the game."""
        return self.sums.figures[TABLEAU_SIZE] or _TABLEAU_SIZE

    def has_hired(self, card: int) -> bool:
        return any(used == card for used, _ in self.hired)

    def strength_against(self, kind: int) -> int:
        """Military strength against a world: total, specialised and temporary."""
        sums = self.sums
        strength = sums.military + sums.figures[STRENGTH_GOOD[GOOD[kind]]] + self.temporary
        return strength + sums.figures[STRENGTH_REBEL] if IS_REBEL[kind] else strength

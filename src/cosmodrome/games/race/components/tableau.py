"""One player: hand, tableau and goods, and what the powers of the tableau add up to.

Powers count from the phase after a card was placed. So a player has two tableaus: `tableau`, what lies on the table
now, and `active`, what lay there when the phase began, with `sums`, what its powers add up to.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from .cards import CHROMOSOME, DEVELOPMENT, GOOD, GOODS, IS_IMPERIUM, IS_REBEL, KIND, MILITARY, REBEL_MILITARY, SETUP
from .powers import (
    COMBINE,
    CONQUER,
    CONSUME,
    CRASH,
    DEFENCE_OTHER,
    DEFENCE_REBEL,
    DEVELOP_AFTER,
    DEVELOP_DRAW,
    DEVELOP_REDUCE,
    EXPLORE_DRAW,
    EXPLORE_KEEP,
    FREE,
    HAND_LIMIT,
    HIRE,
    PAY,
    PAY_DISCOUNT,
    SECOND_WORLD,
    SETTLE_AFTER,
    SETTLE_REDUCE,
    SETTLE_REDUCE_GOOD,
    STRENGTH,
    STRENGTH_GOOD,
    STRENGTH_PER_MILITARY,
    STRENGTH_REBEL,
    TABLEAU_SIZE,
    TACTICS,
    TAKEOVER,
    TRADE,
    TRADE_CHROMOSOME,
    TRADE_GOOD,
    code,
)

NOBODY: Final = -1
NO_CARD: Final = -1
NO_CARDS: Final[tuple[int, ...]] = ()
_HAND_LIMIT: Final[int] = SETUP["hand_limit"]
_TABLEAU_SIZE: Final[int] = SETUP["tableau_size"]


class Sums:
    """What the powers of these cards add up to. Never changed once made, so copies of a player share it."""

    __slots__ = (
        "chromosomes",
        "combine",
        "consume",
        "crash",
        "defence_other",
        "defence_rebel",
        "develop_after",
        "develop_draw",
        "develop_reduce",
        "explore_draw",
        "explore_keep",
        "hand_limit",
        "imperium",
        "military",
        "military_worlds",
        "optional",
        "pay_discount",
        "rebel_military",
        "rebel_worlds",
        "second_world",
        "settle_after",
        "settle_reduce",
        "settle_reduce_good",
        "strength_good",
        "strength_rebel",
        "tableau_size",
        "takeover",
        "temporary",
        "trade",
        "trade_chromosome",
        "trade_good",
    )

    def __init__(self, cards: list[int]) -> None:
        self.explore_draw = 0
        self.explore_keep = 0
        self.combine = False
        self.develop_draw = 0
        self.develop_reduce = 0
        self.develop_after = 0
        self.crash = NO_CARD
        """The card that may be discarded to develop for less."""
        self.settle_reduce = 0
        self.settle_reduce_good = [0] * len(GOODS)
        self.military = 0
        """Total military: without specialised and temporary strength."""
        self.strength_good = [0] * len(GOODS)
        self.strength_rebel = 0
        self.pay_discount = 0
        self.settle_after = 0
        self.second_world = False
        self.optional: list[int] = []
        """Cards that may be used when a world is placed: to pay, settle free, conquer, or for temporary military."""
        self.temporary: list[int] = []
        """Those of them that give temporary military."""
        self.takeover: list[int] = []
        self.defence_rebel = 0
        self.defence_other = 0
        self.trade = 0
        self.trade_good = [0] * len(GOODS)
        self.trade_chromosome = 0
        self.consume: list[int] = []
        """The powers of Consume, as codes."""
        self.hand_limit = _HAND_LIMIT
        self.tableau_size = _TABLEAU_SIZE
        self.military_worlds = 0
        self.rebel_military = 0
        self.rebel_worlds = 0
        self.imperium = 0
        self.chromosomes = 0
        per_military = 0
        for card in cards:
            kind = KIND[card]
            self._count(kind)
            self._build(card, kind)
            self._settle(card, kind)
            self._trade(card, kind)
            per_military += STRENGTH_PER_MILITARY[kind]
        self.military += per_military * self.military_worlds

    def _count(self, kind: int) -> None:
        if MILITARY[kind]:
            self.military_worlds += 1
            if REBEL_MILITARY[kind]:
                self.rebel_military += 1
        if IS_REBEL[kind] and not DEVELOPMENT[kind]:
            self.rebel_worlds += 1
        if IS_IMPERIUM[kind]:
            self.imperium += 1
        if CHROMOSOME[kind]:
            self.chromosomes += 1

    def _build(self, card: int, kind: int) -> None:
        self.explore_draw += EXPLORE_DRAW[kind]
        self.explore_keep += EXPLORE_KEEP[kind]
        if COMBINE[kind]:
            self.combine = True
        self.develop_draw += DEVELOP_DRAW[kind]
        self.develop_reduce += DEVELOP_REDUCE[kind]
        self.develop_after += DEVELOP_AFTER[kind]
        if CRASH[kind]:
            self.crash = card
        if HAND_LIMIT[kind]:
            self.hand_limit = HAND_LIMIT[kind]
        if TABLEAU_SIZE[kind]:
            self.tableau_size = TABLEAU_SIZE[kind]

    def _settle(self, card: int, kind: int) -> None:
        self.settle_reduce += SETTLE_REDUCE[kind]
        self.military += STRENGTH[kind]
        self.strength_rebel += STRENGTH_REBEL[kind]
        for good in range(1, len(GOODS)):
            self.settle_reduce_good[good] += SETTLE_REDUCE_GOOD[good][kind]
            self.strength_good[good] += STRENGTH_GOOD[good][kind]
        self.pay_discount += PAY_DISCOUNT[kind]
        self.settle_after += SETTLE_AFTER[kind]
        if SECOND_WORLD[kind]:
            self.second_world = True
        if TACTICS[kind] or HIRE[kind]:
            self.temporary.append(card)
            self.optional.append(card)
        elif FREE[kind] or PAY[kind] >= 0 or CONQUER[kind] >= 0:
            self.optional.append(card)
        if TAKEOVER[kind]:
            self.takeover.append(card)
        self.defence_rebel += DEFENCE_REBEL[kind]
        self.defence_other += DEFENCE_OTHER[kind]

    def _trade(self, card: int, kind: int) -> None:
        self.trade += TRADE[kind]
        self.trade_chromosome += TRADE_CHROMOSOME[kind]
        for good in range(1, len(GOODS)):
            self.trade_good[good] += TRADE_GOOD[good][kind]
        for at in CONSUME[kind]:
            self.consume.append(code(card, at))


NO_SUMS: Final = Sums([])


class Player:
    __slots__ = (
        "actions",
        "active",
        "answer",
        "ante",
        "bonus_taken",
        "deck",
        "drawn",
        "draws",
        "flipped",
        "goals",
        "goods",
        "hand",
        "hired",
        "known",
        "offered",
        "packet",
        "placing",
        "pledged",
        "power",
        "powers",
        "produced",
        "progress",
        "refit",
        "second",
        "start",
        "step",
        "sums",
        "surplus",
        "tableau",
        "target",
        "temporary",
        "using",
        "vp",
        "windfalls",
    )

    hand: list[int]
    """In the order drawn: the newest cards stand last."""
    known: tuple[int, ...]
    """Cards of the hand that everybody knows to be there."""
    tableau: list[int]
    """In the order placed."""
    goods: list[int]
    """The good on each card of the tableau; -1 for none."""
    active: list[int]
    sums: Sums
    vp: int
    """In chips."""
    goals: int
    """One bit for each goal tile of the game it has."""
    progress: list[int]
    """How far it was, for each goal tile, when that was last looked at."""
    start: int
    """The number of its start world, which fixes the order of play for good."""
    step: str
    """What it is asked, "" for nothing."""
    answer: Action | None
    """What it has chosen while the others still choose."""
    actions: tuple[int, ...]
    # set-up
    offered: tuple[int, ...]
    """Start worlds to choose from."""
    packet: list[int]
    """Cards to draft from."""
    deck: list[int]
    """Cards drafted."""
    # explore
    drawn: int
    # placing
    placing: int
    """The card chosen, or being paid for."""
    target: int
    """The world a takeover is being declared or defended against."""
    power: int
    """The card whose takeover power is being used."""
    pledged: tuple[int, ...]
    """Cards of the tableau to be used for what is being paid."""
    hired: tuple[tuple[int, int], ...]
    """Cards whose power to discard for military has been used in this phase, and how many cards were."""
    temporary: int
    second: bool
    """The second world of the phase."""
    bonus_taken: bool
    # consume
    powers: list[int]
    using: int
    """The power in use, as a code."""
    ante: int
    flipped: tuple[int, ...]
    # produce
    produced: list[int]
    """How many goods of each kind in this phase."""
    windfalls: list[int]
    """Cards whose power to produce on a windfall world is left; -1 is the bonus of the action card."""
    draws: list[int]
    """Cards that draw for what has been produced, not used yet."""
    refit: int
    """The world a card may be discarded to produce on."""
    # the end of the round
    surplus: int

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
        self.step = ""
        self.answer = None
        self.actions = ()
        self.offered = NO_CARDS
        self.packet = []
        self.deck = []
        self.drawn = 0
        self.placing = NO_CARD
        self.target = NO_CARD
        self.power = NO_CARD
        self.pledged = NO_CARDS
        self.hired = ()
        self.temporary = 0
        self.second = False
        self.bonus_taken = False
        self.powers = []
        self.using = -1
        self.ante = NO_CARD
        self.flipped = NO_CARDS
        self.produced = []
        self.windfalls = []
        self.draws = []
        self.refit = NO_CARD
        self.surplus = 0

    def copy(self) -> Player:
        twin = Player()
        twin.hand = self.hand[:]
        twin.known = self.known
        twin.tableau = self.tableau[:]
        twin.goods = self.goods[:]
        twin.active = self.active
        twin.sums = self.sums
        twin.vp = self.vp
        twin.goals = self.goals
        twin.progress = self.progress[:]
        twin.start = self.start
        twin.step = self.step
        twin.answer = self.answer
        twin.actions = self.actions
        twin.offered = self.offered
        twin.packet = self.packet[:]
        twin.deck = self.deck[:]
        twin.drawn = self.drawn
        twin.placing = self.placing
        twin.target = self.target
        twin.power = self.power
        twin.pledged = self.pledged
        twin.hired = self.hired
        twin.temporary = self.temporary
        twin.second = self.second
        twin.bonus_taken = self.bonus_taken
        twin.powers = self.powers[:]
        twin.using = self.using
        twin.ante = self.ante
        twin.flipped = self.flipped
        twin.produced = self.produced[:]
        twin.windfalls = self.windfalls[:]
        twin.draws = self.draws[:]
        twin.refit = self.refit
        twin.surplus = self.surplus
        return twin

    def chose(self, action: int) -> bool:
        return action in self.actions

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

    def good_on(self, card: int) -> int:
        return self.goods[self.tableau.index(card)]

    def worlds_with_goods(self) -> list[int]:
        return [card for card, good in zip(self.tableau, self.goods, strict=True) if good >= 0]

    def has_hired(self, card: int) -> bool:
        return any(used == card for used, _ in self.hired)

    def strength_against(self, kind: int) -> int:
        """Military strength against a world: total, specialised and temporary."""
        sums = self.sums
        strength = sums.military + sums.strength_good[GOOD[kind]] + self.temporary
        return strength + sums.strength_rebel if IS_REBEL[kind] else strength

    def goods_count(self) -> int:
        number = 0
        for good in self.goods:
            if good >= 0:
                number += 1
        return number

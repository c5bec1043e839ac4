"""A player's colony: cards in hand, factories, operators, upgrades, and what the rules count of them.

Lists over resources have nine places (ore ... moon ore); lists over upgrades are indexed by card number.
The last three resources come from special factories, which the upgrades 11-13 bring.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel import Shared
from .. import copies
from ..options import START, Rules
from .cards import BUILDABLE, FIRST_SPECIAL, MEGA_CARD, RESEARCH, VALUE
from .upgrades import KINDS

Deed = tuple[str, Any, int]
"""(BOUGHT, upgrade, what was paid), (BUILT, resource, number), (HIRED, "colonist" or "robot", number),
(LOST, upgrade or factory, 1)."""
BOUGHT: Final = "bought"
BUILT: Final = "built"
HIRED: Final = "hired"
LOST: Final = "lost"


class Colony:
    hand: list[int]
    """Production cards, sorted. In the money variant always empty."""
    credits: int
    """What the hand is worth, or the purse in the money variant."""
    built: list[int]
    operated: Shared[list[int]]
    owned: Shared[list[int]]
    colonists: int
    robots: int
    settled: bool
    """Nothing has changed since the player last said who works where."""
    stricken: bool
    """An attack has put operators out of work."""
    # worked out from `owned` whenever it changes
    card_vp: int
    card_cost: int
    hand_limit: int
    support: int
    colonist_cost: int
    licences: int
    """Robots upgrades."""
    discounts: Shared[list[int]]
    """By upgrade to buy."""
    unlocked: tuple[int, ...]
    """The resources whose factories it may build: those that need no upgrade, or one that it has."""
    prototypes: int
    """Upgrades that let one robot work without a Robots upgrade."""
    # the round so far
    done: bool
    internalised: bool
    stage: int
    """The step of the turn that has been reached."""
    spent: bool
    """Has bought or paid anything: then the first round's water factory is no longer to be had."""
    lost_auction: bool
    fresh: tuple[int, ...]
    """Upgrades bought this round."""
    barred: tuple[int, ...]
    """Upgrades this seat defaulted on this round."""
    produced: Shared[list[int]]
    """The cards it has got this round, by resource; empty before production."""
    deeds: tuple[Deed, ...]
    """What it has bought and lost this round, for all to see."""
    last_produced: Shared[list[int]]
    """Both again, of the round before."""
    last_deeds: tuple[Deed, ...]
    research_made: int
    """Research cards of this round's production not yet used for new chemicals; counts in the money variant."""
    drawn: tuple[int, ...]
    """New cards of which some must go back."""
    protected: tuple[int, ...]
    """Cards got from others that traders can not ask for."""
    # the auction
    bid: int
    """Its highest bid; 0: none."""
    passed_at: int
    """What the bid stood at when it last passed; 0: it has not passed, or has bid again since."""
    # what others know of the hand
    least: int
    """The hand is worth at least this: bids have proved it."""
    most: int
    """The purse holds at most this (money variant)."""
    known: tuple[tuple[int, int], ...]
    """(seat, card): cards in this hand which that seat has seen."""
    __slots__ = tuple(__annotations__)

    def begin_round(self, rules: Rules) -> None:
        self.done = False
        self.internalised = False
        self.stage = 0
        self.spent = False
        self.lost_auction = False
        self.fresh = ()
        self.barred = ()
        self.last_produced = self.produced
        self.last_deeds = self.deeds
        self.produced = []
        self.deeds = ()
        self.research_made = 0
        if rules.discount_timing_next_round:
            self.recount(rules)

    def copy(self) -> Colony:
        twin = Colony()
        copies.colony(self, twin)
        return twin

    def recount(self, rules: Rules) -> None:
        """Work out anew what follows from the upgrades owned."""
        figures = rules.figures
        self.card_vp = 0
        self.card_cost = 0
        self.hand_limit = rules.hand
        self.support = rules.support
        self.colonist_cost = rules.colonist_cost
        self.licences = 0
        self.prototypes = 0
        for kind, number in enumerate(self.owned):
            if number:
                self.count(rules, kind, number)
        needed = figures.factory_needs
        self.unlocked = tuple([place for place in BUILDABLE if not needed[place] or self.owned[needed[place]]])
        self._recount_discounts(rules)

    def count(self, rules: Rules, kind: int, number: int) -> None:
        """What follows from so many more of an upgrade, apart from what it unlocks or makes cheaper."""
        figures = rules.figures
        self.card_vp += number * figures.vp[kind]
        self.card_cost += number * figures.cost[kind]
        self.hand_limit += number * figures.hand[kind]
        self.support += number * figures.support[kind]
        self.licences += number * figures.robots[kind]
        self.prototypes += number * figures.prototype[kind]
        if figures.colonist_cost[kind]:
            self.colonist_cost = min(self.colonist_cost, figures.colonist_cost[kind])

    def _recount_discounts(self, rules: Rules) -> None:
        """What the upgrades owned are worth towards others (rulebook: discounts)."""
        discounts = [0] * KINDS
        for kind, number in enumerate(self.owned):
            if number:
                if rules.discount_timing_next_round:
                    number -= self.fresh.count(kind)
                for wanted, amount in rules.figures.discounts[kind]:
                    discounts[wanted] += number * amount
        self.discounts = discounts

    def did(self, deed: str, what: str, number: int) -> None:
        """Note it for the round in brief."""
        self.deeds = (*self.deeds, (deed, what, number))

    # victory points

    def points(self, rules: Rules) -> int:
        """Victory points: upgrades, and operated factories (rulebook: victory-points)."""
        points = self.card_vp
        values = rules.figures.factory_vp
        for resource, number in enumerate(self.operated):
            if number:
                points += number * values[resource]
        return points

    def printed_cost(self, rules: Rules) -> int:
        """The total that breaks ties (rulebook: purchase-order)."""
        cost = self.card_cost
        if not rules.unmanned_cost_counted:
            for resource in range(FIRST_SPECIAL, 9):
                idle = self.built[resource] - self.operated[resource]
                cost -= idle * rules.figures.cost[rules.figures.special[resource]]
        return cost

    # population and operators

    def factories(self) -> int:
        return sum(self.built)

    def special_factories(self) -> int:
        return self.built[6] + self.built[7] + self.built[8]

    def operated_specials(self) -> int:
        return self.operated[6] + self.operated[7] + self.operated[8]

    def most_colonists(self) -> int:
        """Each special factory houses the colonist who operates it (rulebook: support-limit)."""
        built = self.built
        return self.support + built[6] + built[7] + built[8]

    def usable_robots(self, rules: Rules) -> int:
        """Robots that may operate factories now (rulebook: robots)."""
        limit = self.robots
        if self.licences == 0:
            limit = self.prototypes
        elif rules.robot_limit:
            limit = self.licences * self.colonists
        return limit if limit < self.robots else self.robots

    # cards

    def over_limit(self, rules: Rules) -> bool:
        """Whether the hand is too large; a hand of few ordinary cards never is."""
        hand = self.hand
        if len(hand) <= self.hand_limit and (not hand or hand[-1] < MEGA_CARD):
            return False
        return self.weight(rules) > self.hand_limit

    def weight(self, rules: Rules) -> int:
        """What the hand counts against the hand limit."""
        weights = rules.card_weights
        return sum([weights[code] for code in self.hand])

    def research_cards(self) -> int:
        """Cards that count as research when new chemicals are built; a promise of three counts as three."""
        number = 0
        for code in self.hand:
            if code // 100 % 10 == RESEARCH + 1:
                number += research_worth(code)
        return number

    def means(self, kind: int) -> int:
        """The highest honest bid on an upgrade."""
        return self.credits + self.discounts[kind]

    def gain(self, code: int) -> None:
        """Take a card into the hand; `hand.sort()` must follow before anybody is asked."""
        self.hand.append(code)
        self.credits += VALUE[code]

    def gain_all(self, cards: list[int]) -> None:
        self.hand += cards
        self.credits += sum([VALUE[code] for code in cards])

    def lose(self, code: int) -> None:
        self.hand.remove(code)
        self.pay_out(VALUE[code])
        if self.known:
            self.forget(code)

    def pay_out(self, value: int) -> None:
        """So much less in hand, for all to see."""
        self.credits -= value
        self.least = self.least - value if self.least > value else 0

    def prove(self, value: int) -> None:
        """Everybody has seen that the hand is worth at least this."""
        if value > self.least:
            self.least = value

    def forget(self, code: int) -> None:
        """Of equal cards the one that left may be the one that was seen: keep only what must still be there."""
        left = self.hand.count(code)
        seen: list[tuple[int, int]] = []
        for entry in self.known:
            if entry[1] != code or seen.count(entry) < left:
                seen.append(entry)
        self.known = tuple(seen)


def new_colony(rules: Rules) -> Colony:
    """A colony as it starts: its first factories come with the set-up."""
    colony = Colony()
    colony.hand = []
    colony.credits = 0
    colony.built = [0] * 9
    colony.operated = [0] * 9
    colony.owned = [0] * KINDS
    colony.colonists = START["colonists"]
    colony.robots = 0
    colony.settled = True
    colony.stricken = False
    colony.protected = ()
    colony.drawn = ()
    colony.least = 0
    colony.most = 0
    colony.known = ()
    colony.bid = 0
    colony.passed_at = 0
    colony.produced = []
    colony.deeds = ()
    colony.begin_round(rules)
    colony.recount(rules)
    return colony


def research_worth(code: int) -> int:
    if code // 100 % 10 - 1 != RESEARCH:
        return 0
    return 1 if code < 2000 else code % 100

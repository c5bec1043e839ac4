"""What time is left, and what cards are worth to a player in the position it is in.

A `Judgement` is made for one answer: it looks only at the player's own hand and at what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import COST, DEVELOPMENT, GOOD, IS_REBEL, KIND, MILITARY, POINTS, VARIABLE, WINDFALL
from ..components.powers import (
    CONQUER,
    DEVELOP_REDUCE,
    FREE,
    HIRE,
    OF,
    PAY,
    STRENGTH,
    STRENGTH_GOOD,
    STRENGTH_REBEL,
    TACTICS,
    TRADE_ANY,
    TRADE_GOOD,
)
from ..components.robot import TABLEAU_SIZE
from ..components.tableau import Player
from ..rules import goals
from ..rules.goods import PRICE
from ..rules.military import applies, usable
from ..rules.prices import world_cost
from ..rules.scoring import worth
from .engine import ADDS_TO_CYCLE, Engine, consume, goods_of
from .figures import ADDS, AT_ONCE, CLOCK, HABIT, PER_ROUND, POWER, ROBOT, SAMPLE, STEPS, card_worth

if TYPE_CHECKING:
    from ..state import RaceState

IMPOSSIBLE: Final = 99.0


def rounds_left(state: RaceState) -> float:
    """How many rounds are still to be played, this one included: until a tableau is full or the chips run out."""
    room = 99
    chips = 0.0
    for player in state.players:
        room = min(room, player.tableau_size - len(player.tableau))
        chips += CLOCK["chips"] + CLOCK["use"] * len(player.sums.consume)
    if state.robot is not None:
        room = min(room, TABLEAU_SIZE - state.robot.size)
        chips += ROBOT["chips"] * state.robot.economy
    time = room / CLOCK["pace"]
    if state.pool < chips * time:
        time = state.pool / chips
    return time if time > 1.0 else 1.0


class Judgement:
    __slots__ = ("card", "cycle", "engine", "goods", "player", "seat", "soldiers", "state", "time")

    def __init__(self, state: RaceState, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.player = state.players[seat]
        self.time = rounds_left(state)
        plenty = HABIT["scarce"] - HABIT["plenty"] * len(self.player.hand)
        self.card = card_worth(self.time) * max(HABIT["plenty_most"], plenty)
        """What a card in hand is worth: less if there are many."""
        self.engine = Engine(self.player.tableau)
        self.cycle = self.engine.cycle(self.card)
        self.goods = goods_of(self.player)
        self.soldiers = len([card for card in self.player.hand if MILITARY[KIND[card]]])

    # the worth of a card in the tableau

    def worth(self, kind: int) -> float:
        """What placing a card of this kind now brings until the end of the game, apart from its price."""
        after = self.time - 0.5
        value = self._points(kind, after) + AT_ONCE[kind] + PER_ROUND[kind] * after
        value += self._strength(kind, after)
        if ADDS_TO_CYCLE[kind]:
            value += (self.engine.with_card(kind).cycle(self.card) - self.cycle) * HABIT["cycle"] * (self.time - 1.0)
        if WINDFALL[kind]:
            value += self.good_worth(GOOD[kind])
        if self.state.goals:
            value += self._goals(kind)
        return value

    def _points(self, kind: int, after: float) -> float:
        player = self.player
        value = float(POINTS[kind])
        for card in player.tableau:
            if VARIABLE[KIND[card]]:
                value += ADDS[KIND[card]][kind]
        for card in player.hand:
            if VARIABLE[KIND[card]] and KIND[card] != kind:
                value += HABIT["promise"] * ADDS[KIND[card]][kind]
        if VARIABLE[kind]:
            value += worth(player, SAMPLE[kind]) + HABIT["growth"] * min(after, 8.0)
        return value

    def _strength(self, kind: int, after: float) -> float:
        """Military strength: the more military worlds are at hand, the better."""
        strength = OF[STRENGTH][kind]
        special = OF[STRENGTH_REBEL][kind]
        value = POWER["strength_rebel"] * special * after
        for good in range(1, len(PRICE)):
            value += POWER["strength_good"] * OF[STRENGTH_GOOD[good]][kind] * after
        if not strength and not special:
            return value
        if self.player.sums.military < 9:
            value += POWER["strength"] * strength * after * (1.0 + HABIT["soldier"] * self.soldiers)
        return value + self._unlocked(strength, special)

    def _unlocked(self, strength: int, special: int) -> float:
        """A part of what becomes conquerable in hand."""
        value = 0.0
        player = self.player
        for card in player.hand:
            other = KIND[card]
            if MILITARY[other]:
                missing = COST[other] - player.strength_against(other)
                if 0 < missing <= strength + (special if IS_REBEL[other] else 0):
                    value += HABIT["unlock"] * (POINTS[other] + 1.0)
        return value if self.time > 1.5 else 0.0

    def good_worth(self, good: int) -> float:
        """One more good of this kind in the tableau."""
        sold = self.card * (PRICE[good] + self.player.total(TRADE_ANY) + self.player.total(TRADE_GOOD[good]))
        sold *= HABIT["good"] / (1.0 + HABIT["crowd"] * sum(self.goods))
        with_it = self.goods[:]
        with_it[good] += 1
        points, cards = consume(with_it, self.engine.powers)
        points_now, cards_now = consume(self.goods[:], self.engine.powers)
        used = 1.3 * (points - points_now) + self.card * (cards - cards_now)
        return max(sold, used) if self.time > 1.2 else 0.6 * max(sold, used)

    def _goals(self, kind: int) -> float:
        value = 0.0
        for at, goal in enumerate(self.state.goals):
            steps = STEPS[goal][kind]
            if steps == 0:
                continue
            now = goals.count(self.player, goal)
            if steps < 0:
                steps = _further(self.player, goal, kind, now)
                if steps == 0:
                    continue
            if goals.IS_FIRST[goal]:
                value += self._first(at, goal, now, steps)
            else:
                value += self._most(at, goal, now, steps)
        return value

    def _first(self, at: int, goal: int, now: int, steps: int) -> float:
        if not self.state.open_goals & (1 << at):
            return 0.0
        if now + steps >= goals.LEAST[goal]:
            return float(goals.FIRST_POINTS) if now < goals.LEAST[goal] else 0.0
        missing = goals.LEAST[goal] - now - steps
        return goals.FIRST_POINTS * HABIT["first_step"] / missing if self.time > missing else 0.0

    def _most(self, at: int, goal: int, now: int, steps: int) -> float:
        """Leading, catching up, or coming nearer."""
        best = 0
        for other, player in enumerate(self.state.players):
            if other != self.seat:
                best = max(best, goals.count(player, goal))
        least = goals.LEAST[goal]
        after = now + steps
        if after >= least and after >= best:
            if now >= least and now > best + 1:
                return 0.0
            return goals.MOST_POINTS * HABIT["most_lead"] * (0.6 if now >= least and now >= best else 1.0)
        missing = max(least, best) - after
        return goals.MOST_POINTS * 0.5 * HABIT["first_step"] / missing if self.time > missing else 0.0

    # its price

    def price(self, kind: int) -> float:
        """What placing it costs, in cards; more than there ever are if it is out of reach."""
        if DEVELOPMENT[kind]:
            return self._development_price(kind)
        player = self.player
        sums = player.sums
        if not MILITARY[kind]:
            price = float(world_cost(player, kind, []))
            return min(price, self._detour(kind)) if sums.optional else price
        missing = COST[kind] - player.strength_against(kind)
        if missing <= 0:
            return 0.0
        return self._detour(kind) if sums.optional else IMPOSSIBLE

    def _development_price(self, kind: int) -> float:
        player = self.player
        if player.has(kind):
            return IMPOSSIBLE
        price = COST[kind] - player.total(DEVELOP_REDUCE)
        if player.sums.crash >= 0 and price > 2:
            price -= 2
        return float(max(0, price))

    def _detour(self, kind: int) -> float:
        """The price with a power of the tableau, which may be used up by it."""
        player = self.player
        sums = player.sums
        best = IMPOSSIBLE
        missing = COST[kind] - player.strength_against(kind)
        used_up = 1.0 / max(0.3, self.card)
        for card in sums.optional:
            power = KIND[card]
            if not applies(kind, card) or not usable(player, card):
                continue
            price = IMPOSSIBLE
            if FREE[power]:
                if not MILITARY[kind]:
                    price = used_up
            elif PAY[power] >= 0:
                price = float(world_cost(player, kind, [card]))
            elif HIRE[power]:
                price = float(missing) if MILITARY[kind] and missing <= HIRE[power] else IMPOSSIBLE
            elif TACTICS[power]:
                price = used_up if MILITARY[kind] and missing <= TACTICS[power] else IMPOSSIBLE
            elif CONQUER[power] >= 0:
                price = used_up if missing <= CONQUER[power] else IMPOSSIBLE
            best = min(best, price)
        return best

    # cards in hand

    def gain(self, kind: int) -> float:
        """What placing the card brings, less its price and the card itself."""
        return self.worth(kind) - self.card * (self.price(kind) + 1.0)

    def keep(self, card: int) -> float:
        """How much it is to be wished to have this card in hand rather than another."""
        kind = KIND[card]
        price = self.price(kind)
        if price >= IMPOSSIBLE:
            if DEVELOPMENT[kind]:
                return -1.0
            missing = COST[kind] - self.player.strength_against(kind)
            return HABIT["far"] * (POINTS[kind] + 0.5) / missing if missing < self.time else 0.0
        value = self.worth(kind) - self.card * price
        return value * HABIT["far"] if price > len(self.player.hand) + 2 * self.time else value

    def least_useful(self, cards: list[int], number: int) -> tuple[int, ...]:
        """So many of these cards, in the order they stand: those least worth keeping; of two alike, one."""
        order: list[tuple[float, int]] = []
        kinds: list[int] = []
        for card in cards:
            value = self.keep(card)
            if KIND[card] in kinds and DEVELOPMENT[KIND[card]]:
                value -= 2.0
            kinds.append(KIND[card])
            order.append((value, card))
        order.sort()
        given = [card for _, card in order[:number]]
        return tuple([card for card in cards if card in given])


def _further(player: Player, goal: int, kind: int, now: int) -> int:
    """Steps towards a goal that counts different things."""
    player.tableau.append(SAMPLE[kind])
    after = goals.count(player, goal)
    player.tableau.pop()
    return after - now

"""Choosing action cards: what every phase brings, and who else may call it.

A phase somebody else calls comes free: then one's own card adds only its bonus. What the others get from a phase that
would not have been played without them counts against it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from ....kernel import Action
from ..components.cards import DEVELOPMENT, GOOD, KIND, WINDFALL
from ..components.mat import DICE
from ..components.powers import EXPLORE_DRAW, EXPLORE_KEEP, SECOND_WORLD, TRADE_ANY, TRADE_GOOD
from ..components.robot import Robot
from ..components.tableau import Player
from ..rules import explore
from ..rules.actions import (
    DEVELOP,
    DEVELOP_AGAIN,
    DOUBLE,
    EXPLORE_FIVE,
    EXPLORE_ONE,
    NUMBER,
    PRODUCE,
    SETTLE,
    SETTLE_AGAIN,
    TRADE,
)
from ..rules.goods import PRICE
from ..rules.solitaire import CARDS_OF, FAVOURITE, STAR
from .engine import Engine, consume, goods_of
from .figures import HABIT, ROBOT, ROBOT_PHASES, card_worth
from .judgement import Judgement

if TYPE_CHECKING:
    from ..state import RaceState

PHASES: Final = 5
PHASE: Final = (-1, 0, 0, 1, 1, 2, 2, 3, 3, 4)
"""The phase of every action card."""
_LAST: Final = 1.5
"""With less time left than this, goods produced now will not be consumed."""


def choose(state: RaceState, seat: int) -> Action:
    """The action card, or pair of them, that brings most."""
    outlook = Outlook(state, seat)
    best: Action = ("choose", "explore_one")
    most = -99.0
    for action in state.decision(seat):
        value = 0.0
        for name in action[1:]:
            value += outlook.gain(NUMBER[name])
        if len(action) == 3 and {action[1], action[2]} == {"trade", "double"}:
            value -= outlook.shared()
        if value > most:
            most = value
            best = action
    return best


class Outlook:
    """What the phases of this round bring to a seat and to the others."""

    __slots__ = ("bonus", "called", "judgement", "others", "second", "values")

    def __init__(self, state: RaceState, seat: int) -> None:
        judgement = Judgement(state, seat)
        self.judgement = judgement
        self.values = [0.0] * PHASES
        self.bonus = [0.0] * len(PHASE)
        self.second = [0.0, 0.0]
        self._explore()
        self._place()
        self._consume()
        self._produce()
        self.called = [0.0] * PHASES
        self.others = [0.0] * PHASES
        self._watch(state, seat)

    def gain(self, action: int) -> float:
        if action == DEVELOP_AGAIN:
            return self.second[0]
        if action == SETTLE_AGAIN:
            return self.second[1]
        phase = PHASE[action]
        alone = 1.0 - self.called[phase]
        return alone * (self.values[phase] - self.others[phase]) + self.bonus[action]

    def shared(self) -> float:
        """What is counted twice when both cards of Consume are chosen."""
        return (1.0 - self.called[3]) * (self.values[3] - self.others[3])

    # one's own gain

    def _explore(self) -> None:
        judgement = self.judgement
        player = judgement.player
        card = judgement.card * min(1.0, judgement.time / 3.0)
        keep = explore.KEEP + player.total(EXPLORE_KEEP)
        drawn = explore.DRAW + player.total(EXPLORE_DRAW)
        value = _explored(drawn, keep)
        self.values[0] = card * value
        self.bonus[EXPLORE_FIVE] = card * (_explored(drawn + explore.PLUS_FIVE, keep) - value)
        one_more = _explored(drawn + explore.PLUS_ONE_DRAW, keep + explore.PLUS_ONE_KEEP)
        self.bonus[EXPLORE_ONE] = card * (one_more - value)

    def _place(self) -> None:
        """The best development and the best world in hand, and the next best."""
        judgement = self.judgement
        hand = judgement.player.hand
        means = len(hand) - 1.0
        found = [[0.0, 0.0], [0.0, 0.0]]
        cheaper = 0.0
        for card in hand:
            kind = KIND[card]
            price = judgement.price(kind)
            row = 0 if DEVELOPMENT[kind] else 1
            if price > means + (1.0 - row):
                continue
            value = judgement.worth(kind) - judgement.card * (price + 1.0) + HABIT["tempo"]
            if row == 0 and price > 0:
                cheaper = max(cheaper, value + judgement.card)
            if price <= means:
                if value > found[row][0]:
                    found[row] = [value, found[row][0]]
                elif value > found[row][1]:
                    found[row][1] = value
        self.values[1] = found[0][0]
        self.values[2] = found[1][0] + found[1][1] * 0.5 if judgement.player.total(SECOND_WORLD) else found[1][0]
        self.bonus[DEVELOP] = max(0.0, cheaper - found[0][0])
        self.bonus[SETTLE] = judgement.card if found[1][0] > 0 else 0.0
        self.second = [0.7 * found[0][1], 0.7 * found[1][1]]

    def _consume(self) -> None:
        judgement = self.judgement
        player = judgement.player
        card = judgement.card
        powers = judgement.engine.powers
        wait = HABIT["wait"] if judgement.time > _LAST else 1.0
        points, cards = consume(judgement.goods[:], powers)
        value = points + card * cards
        self.values[3] = wait * value
        if len(judgement.player.hand) > HABIT["idle_cards"]:
            self.values[3] += 0.3 * judgement.engine.hand_points
        self.bonus[DOUBLE] = float(points)
        best = 0.0
        for good in range(1, len(PRICE)):
            if judgement.goods[good]:
                rest = judgement.goods[:]
                rest[good] -= 1
                points, cards = consume(rest, powers)
                sold = PRICE[good] + player.total(TRADE_ANY) + player.total(TRADE_GOOD[good])
                best = max(best, card * sold + points + card * cards - value)
        self.bonus[TRADE] = best

    def _produce(self) -> None:
        judgement = self.judgement
        if judgement.time < _LAST:
            return
        self.values[4] = produced(judgement.engine, judgement.goods, len(judgement.player.hand), judgement.card)
        best = 0.0
        player = judgement.player
        for card, good in zip(player.tableau, player.goods, strict=True):
            if good < 0 and WINDFALL[KIND[card]]:
                best = max(best, judgement.good_worth(GOOD[KIND[card]]))
        self.bonus[PRODUCE] = HABIT["produce_wait"] * best

    # the others

    def _watch(self, state: RaceState, seat: int) -> None:
        """How likely somebody else calls each phase, and what they would gain from it."""
        if state.robot is not None:
            self._watch_robot(state.robot)
            return
        missed = [1.0] * PHASES
        share = HABIT["rival"] / (state.seats - 1)
        plain = card_worth(self.judgement.time)
        for other, player in enumerate(state.players):
            if other == seat:
                continue
            values, wishes = wishes_of(player, plain, self.judgement.time)
            chances = [exp(wish / HABIT["mood"]) for wish in wishes]
            total = sum(chances)
            for phase in range(PHASES):
                self.others[phase] += share * values[phase]
                missed[phase] *= 1.0 - chances[phase] / total
        twice = 2 if state.rules.advanced else 1
        self.called = [1.0 - chance**twice for chance in missed]

    def _watch_robot(self, robot: Robot) -> None:
        """Its dice are known; stars call nothing that would not be played anyway."""
        missed = [1.0] * PHASES
        for faces in DICE:
            chances = [0.0] * PHASES
            for face in faces:
                if face != STAR:
                    meant = robot.favourite if face == FAVOURITE else face
                    chances[PHASE[CARDS_OF[meant][0]]] += 1.0 / len(faces)
            missed = [missed[phase] * (1.0 - chances[phase]) for phase in range(PHASES)]
        self.called = [1.0 - chance for chance in missed]
        self.others = [HABIT["rival"] * value for value in ROBOT_PHASES]
        self.others[3] += HABIT["rival"] * ROBOT["consume"] * robot.economy


def _explored(drawn: int, keep: int) -> float:
    """Cards kept out of so many, in cards."""
    keep = min(keep, drawn)
    return keep * (1.0 + HABIT["look"] * (drawn - keep) / sqrt(keep))


def produced(engine: Engine, goods: list[int], hand: int, card: float) -> float:
    """What filling the worlds brings beyond the goods that are there, with so many cards in hand."""
    full = engine.output(hand)
    new = 0
    best = 0
    for good in range(1, len(PRICE)):
        if full[good] < goods[good]:
            full[good] = goods[good]
        elif full[good] > goods[good]:
            new += full[good] - goods[good]
            best = good
    value = card * engine.draws if new else 0.0
    points, cards = consume(full[:], engine.powers)
    points_now, cards_now = consume(goods[:], engine.powers)
    used = HABIT["double"] * (points - points_now) + card * (cards - cards_now)
    sold = card * PRICE[best] if sum(goods) == 0 else 0.0
    return value + HABIT["produce_wait"] * max(used, sold)


def wishes_of(player: Player, card: float, time: float) -> tuple[list[float], list[float]]:
    """What each phase is worth to another player, and what calling it is, as far as anybody can see."""
    goods = goods_of(player)
    engine = Engine(player.tableau)
    hand = len(player.hand)
    place = HABIT["place_rival"] * min(1.0, hand / 4.0)
    points, cards = consume(goods[:], engine.powers)
    used = points + card * cards
    best = 0
    for good in range(1, len(PRICE)):
        if goods[good]:
            best = PRICE[good] + player.total(TRADE_ANY) + player.total(TRADE_GOOD[good])
    made = produced(engine, goods, hand, card) if time >= _LAST else 0.0
    values = [card * HABIT["explore_rival"], 0.8 * place, place, used, made]
    sold = card * best * (1.3 if hand < 4 else 0.8)
    wishes = [card * (1.6 if hand < 3 else 1.0), 0.8 * place + 0.2, place + 0.2, max(sold, used + points), made]
    return values, wishes

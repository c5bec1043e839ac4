"""The rule-of-thumb player: a governor who places what is worth its price and calls the phases that serve it most.

`policy` reads only what its seat may know: its own hand, and what lies open. Search plays by it many times.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from ....kernel import Action, Amount, Bot, Choice, Dice, Position, State
from ..components.cards import COST, KIND, MILITARY, POINTS
from ..components.powers import OF, STRENGTH, TAKEOVER_DISCARD
from ..rules import takeovers
from ..rules.actions import ChooseAction
from ..rules.answers import DECLINE, PASS
from ..rules.consume import ChoosePower, ConsumeGoods, DiscardForPower
from ..rules.develop import PayDevelopment, PlaceDevelopment
from ..rules.draft import DraftCard
from ..rules.explore import DiscardExplored, to_choose_from
from ..rules.gambling import Bet, Guess, KeepFlipped, chance_to_beat, costs_to_come
from ..rules.hand_limit import DiscardDown
from ..rules.produce import UsePowers
from ..rules.settle import PayWorld, PlaceWorld, SecondPlacement
from ..rules.setup import ChooseStartWorld, FirstHand
from ..rules.takeovers import BoostAttack, DeclareTakeover, Defend
from ..rules.trade import TradeGood
from ..state import RaceState
from .choosing import choose
from .figures import HABIT
from .judgement import IMPOSSIBLE, Judgement
from .spending import attack, defend, discard_for_power, goods, pay, produce, trade, use_power


class GovernorBot(Bot):
    def __init__(self, seed: str) -> None:
        self.dice = Dice(seed)

    def act(self, position: Position) -> Action:
        return policy(position.imagine(self.dice), position.seat)


def policy(some_state: State, seat: int) -> Action:
    """The governor's answer to whatever this seat is asked."""
    state = cast(RaceState, some_state)
    return _ANSWERS[type(state.question(seat))](state, seat)


# placing cards


def place(state: RaceState, seat: int) -> Action:
    """The card that brings most beyond its price, unless a better one could not be paid for any more."""
    judgement = Judgement(state, seat)
    hand = len(judgement.player.hand)
    options = cast(Choice, state.decision(seat)).options
    threshold = -HABIT["tempo"] if judgement.time > 1.0 else -9.0
    best: Action = PASS
    most = threshold
    for action in options:
        value = threshold
        if action[0] == "place":
            value = _placing(judgement, KIND[action[1]], hand)
        elif action[0] == "takeover":
            value = _taking(state, judgement, action[1], action[2])
        if value > most:
            most = value
            best = action
    return best


def _placing(judgement: Judgement, kind: int, hand: int) -> float:
    price = judgement.price(kind)
    if price >= IMPOSSIBLE:
        price = 3.0
    value = judgement.worth(kind) - judgement.card * (price + 1.0)
    return value if price < hand else value - 0.2


def _taking(state: RaceState, judgement: Judgement, power: int, world: int) -> float:
    """A takeover is declared only if it can not fail."""
    owner = state.players[takeovers.owner_of(state, world)]
    player = judgement.player
    strength = takeovers.attack_strength(player, power, world) + takeovers.unused(player)
    held = takeovers.defence(owner, world) + takeovers.in_reserve(owner)
    if strength < held:
        return -99.0
    value = judgement.worth(KIND[world]) + 0.5 * POINTS[KIND[world]] / (state.seats - 1)
    return value - 1.0 if TAKEOVER_DISCARD[KIND[power]] else value


# cards to give away


def discard_explored(state: RaceState, seat: int) -> Action:
    judgement = Judgement(state, seat)
    player = judgement.player
    params = state.decision(seat).params
    number = int(params["number"]) if params is not None else 0
    return ("discard", judgement.least_useful(to_choose_from(player), number))


def discard(state: RaceState, seat: int) -> Action:
    judgement = Judgement(state, seat)
    params = state.decision(seat).params
    number = int(params["number"]) if params is not None else 0
    return ("discard", judgement.least_useful(judgement.player.hand, number))


# the beginning


def start(state: RaceState, seat: int) -> Action:
    """The start world that suits the first cards: strength for military worlds, else whatever is worth most."""
    judgement = Judgement(state, seat)
    player = judgement.player
    best = player.offered[0]
    most = -99.0
    for card in player.offered:
        kind = KIND[card]
        value = judgement.worth(kind)
        strength = max(0, OF[STRENGTH][kind])
        for other in player.hand:
            if MILITARY[KIND[other]] and COST[KIND[other]] <= strength:
                value += 0.5
        if value > most:
            most = value
            best = card
    return ("start", best)


def draft(state: RaceState, seat: int) -> Action:
    judgement = Judgement(state, seat)
    best = -1
    most = -99.0
    for card in judgement.player.packet:
        kind = KIND[card]
        value = judgement.worth(kind) - judgement.card * 0.7 * COST[kind]
        if value > most:
            most = value
            best = card
    return ("draft", best)


# gambling


def guess(state: RaceState, seat: int) -> Action:
    """The number that is likeliest to come."""
    decision = cast(Amount, state.decision(seat))
    costs = costs_to_come(state, seat)
    return ("guess", max(range(decision.lo, decision.hi + 1), key=costs.count))


def ante(state: RaceState, seat: int) -> Action:
    """The bet with the best chance for its stake."""
    judgement = Judgement(state, seat)
    costs = costs_to_come(state, seat)
    best: Action = DECLINE
    most = 0.0
    for action in cast(Choice, state.decision(seat)).options:
        if action[0] == "ante":
            cost = COST[KIND[action[1]]]
            lost = 1.0 - chance_to_beat(costs, cost)
            value = (1.0 - lost) * judgement.card * (1.0 + 0.1 * cost)
            value -= lost * max(judgement.card, judgement.keep(action[1]))
            if value > most:
                most = value
                best = action
    return best


def keep(state: RaceState, seat: int) -> Action:
    judgement = Judgement(state, seat)
    best = -1
    most = -99.0
    for card in judgement.player.flipped:
        value = judgement.keep(card)
        if value > most:
            most = value
            best = card
    return ("keep", best)


_ANSWERS: Final[dict[type, Callable[[RaceState, int], Action]]] = {
    DraftCard: draft,
    ChooseStartWorld: start,
    FirstHand: discard,
    ChooseAction: choose,
    DiscardExplored: discard_explored,
    PlaceDevelopment: place,
    PayDevelopment: pay,
    PlaceWorld: place,
    PayWorld: pay,
    SecondPlacement: place,
    DeclareTakeover: place,
    BoostAttack: attack,
    Defend: defend,
    TradeGood: trade,
    ChoosePower: use_power,
    ConsumeGoods: goods,
    DiscardForPower: discard_for_power,
    Guess: guess,
    Bet: ante,
    KeepFlipped: keep,
    UsePowers: produce,
    DiscardDown: discard,
}

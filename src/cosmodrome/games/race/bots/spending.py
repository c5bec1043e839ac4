"""Paying, powers to be used for it, and goods: giving away what is least useful."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ....kernel import Action
from ..components.cards import GOOD, KIND, POINTS
from ..components.powers import (
    CONSUME_EACH_KIND,
    CONSUME_HAND,
    CONSUME_KINDS,
    CONSUME_TRADE,
    FREE,
    HIRE,
    PAY,
    PRODUCE_WINDFALL,
    card_of,
    consume_power,
    place_of,
)
from ..rules import takeovers
from ..rules.answers import DONE
from ..rules.consume import ConsumeGoods, DiscardForPower, usable_powers
from ..rules.goods import PRICE, price, with_bonuses
from ..rules.military import tactics_of
from ..rules.payment import Payment
from ..rules.produce import BONUS, UsePowers, windfall_pairs
from ..rules.takeovers import Boost, BoostAttack, Defend
from ..rules.trade import TradeGood
from .engine import consume, goods_of, rank
from .judgement import Judgement

if TYPE_CHECKING:
    from ..state import RaceState

_FAR: Final = 50.0
NO_WORLD: Final = -1


def pay(state: RaceState, seat: int) -> Action:
    """The cheapest way: cards from hand and powers, each for what it is worth."""
    judgement = Judgement(state, seat)
    hand = judgement.player.hand
    payment = cast(Payment, state.question(seat))
    least, most = payment.bill(state)
    best = judgement.card * least if least <= min(most, len(hand)) else _FAR * 2
    chosen = -1
    for card in payment.extras(state):
        lo, hi = payment.with_power(card).bill(state)
        cost = _loss(judgement, card) + (judgement.card * lo if lo <= min(hi, len(hand)) else _FAR)
        if cost < best:
            best = cost
            chosen = card
    if chosen >= 0:
        return ("use", chosen)
    return ("pay", judgement.least_useful(hand, least))


def _loss(judgement: Judgement, card: int) -> float:
    """What using this power costs: most are discarded for it."""
    kind = KIND[card]
    if HIRE[kind] or PAY[kind] >= 0:
        return 0.0
    return POINTS[kind] + (0.3 if FREE[kind] else 0.2) if judgement.time > 1.0 else float(POINTS[kind])


def attack(state: RaceState, seat: int) -> Action:
    """Temporary military for a takeover: as much as decides it, or nothing."""
    boost = cast(BoostAttack, state.question(seat))
    player = state.players[seat]
    owner = state.players[takeovers.owner_of(state, boost.world)]
    pledged = tactics_of(list(boost.pledged))
    missing = takeovers.defence(owner, boost.world) + takeovers.in_reserve(owner)
    missing -= takeovers.attack_strength(player, boost.power, boost.world) + pledged
    return _boost(state, boost, missing, takeovers.unused(player) - pledged)


def defend(state: RaceState, seat: int) -> Action:
    """Temporary military against a takeover: as much as saves the world, or nothing."""
    boost = cast(Defend, state.question(seat))
    player = state.players[seat]
    attacker, power, world = state.takeovers[boost.number]
    pledged = tactics_of(list(boost.pledged))
    strength = takeovers.attack_strength(state.players[attacker], power, world)
    missing = strength - takeovers.defence(player, world) - pledged + 1
    return _boost(state, boost, missing, takeovers.in_reserve(player) - pledged)


def _boost(state: RaceState, boost: Boost, missing: int, reserve: int) -> Action:
    judgement = Judgement(state, boost.seat)
    worth_it = missing <= reserve and POINTS[KIND[boost.world]] + 1.0 > judgement.card * missing
    if missing <= 0 or not worth_it:
        return ("pay", ())
    _, most = boost.bill(state)
    if missing <= most:
        return ("pay", judgement.least_useful(judgement.player.hand, missing))
    extras = boost.extras(state)
    return ("use", extras[0]) if extras else ("pay", ())


# Consume


def use_power(state: RaceState, seat: int) -> Action:
    """The power that brings most for its goods; cards for points as long as there are idle ones."""
    player = state.players[seat]
    usable, optional = usable_powers(player)
    best = -1
    most = -1.0
    for each in usable:
        power = consume_power(each)
        if power.use == CONSUME_HAND:
            continue
        value = rank(power)
        if power.use == CONSUME_TRADE:
            value = _trading(state, seat)
        if value > most:
            most = value
            best = each
    if best < 0 and optional:
        judgement = Judgement(state, seat)
        for each in usable:
            power = consume_power(each)
            if given(judgement, power.vp, power.cards, 1):
                best = each
                break
        if best < 0:
            return DONE
    return ("use", card_of(best), place_of(best))


def _trading(state: RaceState, seat: int) -> float:
    judgement = Judgement(state, seat)
    return max(
        [judgement.card * price(judgement.player, world, True) for world in judgement.player.worlds_with_goods()]
    )


def given(judgement: Judgement, vp: int, cards: int, most: int) -> tuple[int, ...]:
    """Cards to discard for points or other cards: those worth less than what they bring."""
    hand = judgement.player.hand
    limit = vp + judgement.card * cards
    poor = [card for card in hand if max(judgement.card, judgement.keep(card)) < limit]
    return judgement.least_useful(poor, most)


def discard_for_power(state: RaceState, seat: int) -> Action:
    judgement = Judgement(state, seat)
    power = consume_power(cast(DiscardForPower, state.question(seat)).power)
    return ("discard", given(judgement, power.vp, power.cards, power.times))


def goods(state: RaceState, seat: int) -> Action:
    """The goods other powers need least, and of these the cheapest."""
    player = state.players[seat]
    power = consume_power(cast(ConsumeGoods, state.question(seat)).power)
    decision = state.decision(seat)
    number = int(decision.params["number"]) if decision.params is not None else 1
    wanted = [0] * len(PRICE)
    for each in player.powers:
        other = consume_power(each)
        wanted[other.good] += 1
    stock = goods_of(player)
    worlds = [world for world in player.worlds_with_goods() if not power.good or GOOD[KIND[world]] == power.good]
    order: list[tuple[int, int, int]] = []
    for world in worlds:
        good = GOOD[KIND[world]]
        order.append((10 * wanted[good] - 3 * stock[good] if wanted[good] < stock[good] else 20, PRICE[good], world))
    order.sort()
    apart = power.use in (CONSUME_KINDS, CONSUME_EACH_KIND)
    chosen: list[int] = []
    kinds: list[int] = []
    for _, _, world in order:
        good = GOOD[KIND[world]]
        if len(chosen) < number and not (apart and good in kinds):
            chosen.append(world)
            kinds.append(good)
    return ("consume", tuple([world for world in worlds if world in chosen]))


def trade(state: RaceState, seat: int) -> Action:
    """The good that sells best, less what it would bring when consumed."""
    judgement = Judgement(state, seat)
    player = judgement.player
    bonuses = with_bonuses(cast(TradeGood, state.question(seat)).power)
    best = NO_WORLD
    most = -1.0
    for world in player.worlds_with_goods():
        rest = judgement.goods[:]
        rest[GOOD[KIND[world]]] -= 1
        points, cards = consume(rest, judgement.engine.powers)
        value = judgement.card * (price(player, world, bonuses) + cards) + points
        if value > most:
            most = value
            best = world
    return ("trade", best)


# Produce


def produce(state: RaceState, seat: int) -> Action:
    """Windfall worlds with the dearest goods, by the powers that can do nothing else; then a card for a good."""
    player = state.players[seat]
    asked = cast(UsePowers, state.question(seat))
    best: Action = ()
    most = -1
    for power, world in windfall_pairs(player, list(asked.windfalls)):
        own = power != BONUS and PRODUCE_WINDFALL[KIND[power]] > 0
        value = PRICE[GOOD[KIND[world]]] + (10 if own else 0)
        if value > most:
            most = value
            best = ("windfall", power, world)
    if best:
        return best
    if asked.refit >= 0 and player.hand:
        judgement = Judgement(state, seat)
        if judgement.time > 1.5:
            return ("refit", judgement.least_useful(player.hand, 1))
        return DONE
    return next(iter(state.decision(seat)))

"""Phase IV, Consume: trade, then use powers that turn goods into points and cards (rulebook: consume, consume-powers).

Nobody's powers touch anybody else's goods, so all go through their powers at the same time, each in an order of their
own. A power that can be used must be used, to the full; only discarding from the hand is left to the player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision, Item, Need, Subset
from ..components import piles
from ..components.cards import COST, GOOD, GOODS, KIND
from ..components.powers import (
    CONSUME_ALL,
    CONSUME_ANTE,
    CONSUME_DRAW,
    CONSUME_EACH_KIND,
    CONSUME_GOODS,
    CONSUME_GUESS,
    CONSUME_HAND,
    CONSUME_KINDS,
    CONSUME_TRADE,
    CONSUME_VP,
    Power,
    card_of,
    code,
    consume_power,
    place_of,
)
from . import actions, gambling, goals, trade

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState


def begin(state: RaceState) -> None:
    if not actions.anybody_consumes(state):
        return
    actions.phase_begins(state, "consume")
    for seat in state.order():
        player = state.players[seat]
        player.powers = player.sums.consume[:]
        player.using = -1
        if player.chose(actions.TRADE):
            trade.begin(state, seat)
        if not player.step:
            go_on(state, seat)


def go_on(state: RaceState, seat: int) -> None:
    """Use powers until there is something to choose, or nothing to use."""
    player = state.players[seat]
    while not player.step:
        player.using = -1
        usable, optional = usable_powers(player)
        if not usable:
            return
        if len(usable) > 1 or optional:
            state.wait_for(seat, "consume")
        else:
            _use(state, seat, usable[0])


def usable_powers(player: Player) -> tuple[list[int], bool]:
    """The powers that can be used now, and whether the player may leave it at that."""
    if not player.powers:
        return [], True
    goods = [0] * len(GOODS)
    number = 0
    for card, good in zip(player.tableau, player.goods, strict=True):
        if good >= 0:
            number += 1
            goods[GOOD[KIND[card]]] += 1
    kinds = len(goods) - goods.count(0)
    usable: list[int] = []
    optional = True
    for each in player.powers:
        power = consume_power(each)
        if _is_usable(player, each, power, goods, number, kinds):
            usable.append(each)
            if power.use != CONSUME_HAND:
                optional = False
    return usable, optional


def _is_usable(player: Player, each: int, power: Power, goods: list[int], number: int, kinds: int) -> bool:
    use = power.use
    if use == CONSUME_GOODS:
        if power.here:
            return player.good_on(card_of(each)) >= 0
        return (goods[power.good] if power.good else number) >= power.goods
    if use == CONSUME_KINDS:
        return kinds >= power.goods
    if use == CONSUME_HAND:
        return bool(player.hand)
    if use in (CONSUME_ALL, CONSUME_EACH_KIND, CONSUME_TRADE):
        return number > 0
    return True


def ask(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    usable, optional = usable_powers(player)
    options: list[Action] = [("use", card_of(power), place_of(power)) for power in usable]
    if optional:
        options.append(("done",))
    return Choice(seat, "prompt-consume", "consume-powers", options, {"round": state.round})


def do(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    if action[0] == "done":
        state.players[seat].powers = []
        return
    _use(state, seat, code(action[1], action[2]))
    go_on(state, seat)


def _use(state: RaceState, seat: int, each: int) -> None:
    player = state.players[seat]
    player.powers.remove(each)
    player.using = each
    power = consume_power(each)
    use = power.use
    if use == CONSUME_TRADE:
        trade.begin(state, seat)
    elif use == CONSUME_DRAW:
        _tell_use(state, seat, each)
        piles.draw_to_hand(state, seat, power.cards)
    elif use == CONSUME_VP:
        _tell_use(state, seat, each)
        gain(state, seat, power.vp * multiplier(player), 0)
    elif use == CONSUME_GUESS:
        state.wait_for(seat, "guess")
    elif use == CONSUME_ANTE:
        gambling.begin_ante(state, seat)
    elif use == CONSUME_HAND:
        state.wait_for(seat, "hand")
    else:
        _consume(state, seat)


def _tell_use(state: RaceState, seat: int, each: int) -> None:
    if state.journal is not None:
        state.tell("uses", {"seat": seat, "cards": [card_of(each)]})


def multiplier(player: Player) -> int:
    return 2 if player.chose(actions.DOUBLE) else 1


def gain(state: RaceState, seat: int, points: int, cards: int) -> None:
    """Chips from the pool, as long as there are any and beyond, and cards from the pile."""
    if points > 0:
        state.players[seat].vp += points
        state.pool -= points
        if state.journal is not None:
            state.tell("gains", {"seat": seat, "points": points})
    piles.draw_to_hand(state, seat, cards)


# goods


def _candidates(player: Player, power: Power) -> list[int]:
    """Worlds whose goods the power in use may take."""
    if power.here:
        return [card_of(player.using)]
    worlds = player.worlds_with_goods()
    return [world for world in worlds if GOOD[KIND[world]] == power.good] if power.good else worlds


def _number(worlds: list[int], power: Power) -> int:
    """How many goods the power takes: as many as it can."""
    if power.use == CONSUME_ALL:
        return len(worlds)
    if power.use == CONSUME_EACH_KIND:
        return len({GOOD[KIND[world]] for world in worlds})
    if power.use == CONSUME_KINDS or power.goods > 1:
        return power.goods
    return min(power.times, len(worlds))


def _consume(state: RaceState, seat: int) -> None:
    player = state.players[seat]
    power = consume_power(player.using)
    worlds = _candidates(player, power)
    if len(worlds) == _number(worlds, power):
        _spend(state, seat, tuple(worlds))
    else:
        state.wait_for(seat, "goods")


def ask_goods(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    power = consume_power(player.using)
    worlds = _candidates(player, power)
    number = _number(worlds, power)
    items: list[Item] = worlds[:]
    needs: list[Need] = []
    if power.use == CONSUME_KINDS or power.use == CONSUME_EACH_KIND:
        for good in range(1, len(GOODS)):
            weights = [1 if GOOD[KIND[world]] == good else 0 for world in worlds]
            if sum(weights) > 1:
                needs.append(Need("need-different-kinds", weights, 0, 1))
    worth = [trade.price(player, world, False) for world in worlds]
    params = {"card": card_of(player.using), "number": number}
    return Subset(seat, "prompt-goods", "consume-powers", "consume", items, number, number, needs, worth, params=params)


def do_goods(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    _spend(state, seat, action[1])
    go_on(state, seat)


def _spend(state: RaceState, seat: int, worlds: tuple[int, ...]) -> None:
    player = state.players[seat]
    power = consume_power(player.using)
    for world in worlds:
        piles.spend_good(state, seat, world)
    if state.journal is not None:
        state.tell("consumes", {"seat": seat, "card": card_of(player.using), "cards": list(worlds)})
    if power.use == CONSUME_ALL:
        gain(state, seat, (len(worlds) - 1) * multiplier(player), 0)
        return
    times = 1 if power.use == CONSUME_KINDS else len(worlds) // power.goods
    gain(state, seat, times * power.vp * multiplier(player), times * power.cards)


# cards from the hand


def ask_hand(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    hand: list[Item] = player.hand[:]
    most = min(len(hand), consume_power(player.using).times)
    worth = [COST[KIND[card]] for card in player.hand]
    params = {"card": card_of(player.using), "number": most}
    return Subset(seat, "prompt-hand", "consume-powers", "discard", hand, 0, most, [], worth, params=params)


def do_hand(state: RaceState, seat: int, action: Action) -> None:
    """Points for cards are never doubled."""
    state.answered(seat)
    power = consume_power(state.players[seat].using)
    number = len(action[1])
    if number:
        piles.discard_from_hand(state, seat, action[1])
        if state.journal is not None:
            state.tell("discards-for", {"seat": seat, "number": number, "card": card_of(state.players[seat].using)})
            state.tell("discards", {"seat": seat, "cards": list(action[1])}, (seat,))
        gain(state, seat, number * power.vp, number * power.cards)
    go_on(state, seat)


def finish(state: RaceState) -> None:
    if not actions.anybody_consumes(state):
        return
    for player in state.players:
        player.powers = []
        player.using = -1
    goals.check(state, "consume")

"""Phase IV, Consume: trade, then use powers that turn goods into points and cards (rulebook: consume, consume-powers).

Nobody's powers touch anybody else's goods, so all go through their powers at the same time, each in an order of their
own. A power that can be used must be used, to the full; only discarding from the hand is left to the player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Item, Need, Question, Subset, Task
from ..components import piles
from ..components.cards import COST, GOOD, GOODS, KIND
from ..components.powers import (
    CONSUME_ANTE,
    CONSUME_DRAW,
    CONSUME_GUESS,
    CONSUME_HAND,
    CONSUME_TRADE,
    CONSUME_VP,
    card_of,
    code,
    consume_power,
    place_of,
)
from . import actions, goals, trade
from .answers import DONE
from .gambling import Bet, Guess
from .goods import NO_GAIN, Gain, Ways, added, apart, brings, candidates, number_of, price, usable

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..shown.shapes import Bringing
    from ..state import RaceState


class Consume(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        if not actions.anybody_consumes(state):
            return
        actions.phase_begins(state, "consume")
        state.then(_END_OF_CONSUME)
        state.at_once([Turn(seat) for seat in state.order()])


class Turn(Task["RaceState"]):
    """A seat trades if it chose to, then uses its powers."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        player = state.players[self.seat]
        player.powers = player.sums.consume[:]
        if player.chose(actions.TRADE):
            state.then(trade.Trade(self.seat), UsePowers(self.seat))
        else:
            state.then(UsePowers(self.seat))


class UsePowers(Task["RaceState"]):
    """Powers are used until there is something to choose, or nothing to use."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        usable, optional = usable_powers(state.players[self.seat])
        if len(usable) > 1 or (usable and optional):
            state.then(ChoosePower(self.seat))
        elif usable:
            _use(state, self.seat, usable[0])


def usable_powers(player: Player) -> tuple[list[int], bool]:
    """The powers that can be used now, and whether the player may leave it at that."""
    if not player.powers:
        return [], True
    found = usable(player.powers, player.worlds_with_goods(), len(player.hand))
    for each in found:
        if consume_power(each).use != CONSUME_HAND:
            return found, False
    return found, True


class ChoosePower(Question["RaceState"]):
    """Which power comes next."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        usable, optional = usable_powers(state.players[self.seat])
        options: list[Action] = [("use", card_of(power), place_of(power)) for power in usable]
        if optional:
            options.append(DONE)
        return Choice(self.seat, "prompt-consume", "consume-powers", options, {"round": state.round})

    def answer(self, state: RaceState, action: Action) -> None:
        if action == DONE:
            state.players[self.seat].powers = []
        else:
            _use(state, self.seat, code(action[1], action[2]))

    def hints(self, state: RaceState) -> dict[str, Any]:
        """What every power brings now, and all of them in the best order that begins with it."""
        ways = Ways(state.players[self.seat])
        return {"answers": [self._outlook(ways, action) for action in state.decision(self.seat)]}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        return dict(self._outlook(Ways(state.players[self.seat]), action))

    def _outlook(self, ways: Ways, action: Action) -> Bringing:
        if action == DONE:
            return bringing(NO_GAIN, NO_GAIN)
        player = ways.player
        each = code(action[1], action[2])
        now, rest = ways.beginning_with(player.worlds_with_goods(), player.powers, each)
        return bringing(now, rest)

    def closed(self, state: RaceState) -> list[tuple[Action, Illegal]]:
        _, optional = usable_powers(state.players[self.seat])
        return [] if optional else [(DONE, Illegal("powers-left", "consume-powers"))]


def _use(state: RaceState, seat: int, each: int) -> None:
    """Use a power, then see what is left to use."""
    player = state.players[seat]
    player.powers.remove(each)
    state.then(UsePowers(seat))
    power = consume_power(each)
    use = power.use
    if use == CONSUME_TRADE:
        state.then(trade.Trade(seat, each))
    elif use == CONSUME_DRAW:
        _tell_use(state, seat, each)
        piles.draw_to_hand(state, seat, power.cards)
    elif use == CONSUME_VP:
        _tell_use(state, seat, each)
        gain(state, seat, brings(player, power, 0))
    elif use == CONSUME_GUESS:
        state.then(Guess(seat, each))
    elif use == CONSUME_ANTE:
        if player.hand:  # whether it holds a card that will do is not for all to know
            state.then(Bet(seat, each))
    elif use == CONSUME_HAND:
        state.then(DiscardForPower(seat, each))
    else:
        _consume(state, seat, each)


def _tell_use(state: RaceState, seat: int, each: int) -> None:
    if state.journal is not None:
        state.tell("uses", {"seat": seat, "cards": [card_of(each)]})


def gain(state: RaceState, seat: int, brought: Gain) -> None:
    """Chips from the pool, as long as there are any and beyond, and cards from the pile."""
    points, cards = brought
    if points > 0:
        state.players[seat].vp += points
        state.pool -= points
        if state.journal is not None:
            state.tell("gains", {"seat": seat, "points": points})
    piles.draw_to_hand(state, seat, cards)


def bringing(now: Gain, rest: Gain) -> Bringing:
    """What something brings now, and with what follows at best."""
    points, cards = added(now, rest)
    return {"points": now[0], "cards": now[1], "all_points": points, "all_cards": cards}


# goods


def _consume(state: RaceState, seat: int, each: int) -> None:
    worlds = candidates(state.players[seat].worlds_with_goods(), each)
    if len(worlds) == number_of(worlds, consume_power(each)):
        _spend(state, seat, each, tuple(worlds))
    else:
        state.then(ConsumeGoods(seat, each))


class ConsumeGoods(Question["RaceState"]):
    """Which goods a power takes."""

    power: int
    """As a code."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def ask(self, state: RaceState) -> Decision:
        player = state.players[self.seat]
        power = consume_power(self.power)
        worlds = candidates(player.worlds_with_goods(), self.power)
        number = number_of(worlds, power)
        items: list[Item] = worlds[:]
        needs = _different_kinds(worlds) if apart(power) else []
        worth = [price(player, world, False) for world in worlds]
        params = {"card": card_of(self.power), "number": number}
        rule = "consume-powers"
        return Subset(self.seat, "prompt-goods", rule, "consume", items, number, number, needs, worth, params=params)

    def answer(self, state: RaceState, action: Action) -> None:
        _spend(state, self.seat, self.power, action[1])

    def hints(self, state: RaceState) -> dict[str, Any]:
        """What it brings, whichever goods it takes."""
        player = state.players[self.seat]
        power = consume_power(self.power)
        number = number_of(candidates(player.worlds_with_goods(), self.power), power)
        points, cards = brings(player, power, number)
        return {"points": points, "cards": cards}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        """With these goods: the others may be consumed by what is left."""
        player = state.players[self.seat]
        left = [world for world in player.worlds_with_goods() if world not in action[1]]
        now = brings(player, consume_power(self.power), len(action[1]))
        return dict(bringing(now, Ways(player).best(left, player.powers)))


def _different_kinds(worlds: list[int]) -> list[Need]:
    """At most one good of each kind."""
    needs: list[Need] = []
    for good in range(1, len(GOODS)):
        weights = [1 if GOOD[KIND[world]] == good else 0 for world in worlds]
        if sum(weights) > 1:
            needs.append(Need("need-different-kinds", weights, 0, 1))
    return needs


def _spend(state: RaceState, seat: int, each: int, worlds: tuple[int, ...]) -> None:
    player = state.players[seat]
    power = consume_power(each)
    for world in worlds:
        piles.spend_good(state, seat, world)
    if state.journal is not None:
        state.tell("consumes", {"seat": seat, "card": card_of(each), "cards": list(worlds)})
    gain(state, seat, brings(player, power, len(worlds)))


# cards from the hand


class DiscardForPower(Question["RaceState"]):
    """Cards from the hand for points or other cards; points for cards are never doubled."""

    power: int
    """As a code."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def ask(self, state: RaceState) -> Decision:
        cards = state.players[self.seat].hand
        hand: list[Item] = cards[:]
        most = min(len(hand), consume_power(self.power).times)
        worth = [COST[KIND[card]] for card in cards]
        params = {"card": card_of(self.power), "number": most}
        return Subset(self.seat, "prompt-hand", "consume-powers", "discard", hand, 0, most, [], worth, params=params)

    def answer(self, state: RaceState, action: Action) -> None:
        number = len(action[1])
        if not number:
            return
        power = consume_power(self.power)
        piles.discard_from_hand(state, self.seat, action[1])
        if state.journal is not None:
            state.tell("discards-for", {"seat": self.seat, "number": number, "card": card_of(self.power)})
            state.tell("discards", {"seat": self.seat, "cards": list(action[1])}, (self.seat,))
        gain(state, self.seat, brings(state.players[self.seat], power, number))

    def hints(self, state: RaceState) -> dict[str, Any]:
        """What each card brings."""
        points, cards = brings(state.players[self.seat], consume_power(self.power), 1)
        return {"points": points, "cards": cards}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        player = state.players[self.seat]
        now = brings(player, consume_power(self.power), len(action[1]))
        return dict(bringing(now, Ways(player).best(player.worlds_with_goods(), player.powers)))


class EndOfConsume(Task["RaceState"]):
    __slots__ = ()

    def run(self, state: RaceState) -> None:
        for player in state.players:
            player.powers = []
        goals.check(state, "consume")


_END_OF_CONSUME: Final = EndOfConsume()

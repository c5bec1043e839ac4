"""Trading a good for cards (rulebook: trade)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components import piles
from ..components.cards import GENES, GOOD, GOODS, KIND, SETUP
from ..components.powers import (
    CHROMOSOMES,
    NO_CODE,
    TRADE_ANY,
    TRADE_CHROMOSOME,
    TRADE_GOOD,
    TRADE_HERE,
    consume_power,
)

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

PRICE: Final[list[int]] = [SETUP["price"].get(good, 0) for good in GOODS]
"""What the bank gives for a good of each kind, in cards."""


def price(player: Player, world: int, bonuses: bool) -> int:
    """What the good on this world brings, in cards."""
    kind = KIND[world]
    good = GOOD[kind]
    if not bonuses:
        return PRICE[good]
    cards = PRICE[good] + player.total(TRADE_ANY) + player.total(TRADE_GOOD[good]) + TRADE_HERE[kind]
    return cards + player.total(TRADE_CHROMOSOME) * player.total(CHROMOSOMES) if good == GENES else cards


class Trade(Task["RaceState"]):
    """One good is traded, if there is any: a choice only if there are several."""

    power: int
    """The power of Consume that trades, as a code; -1: the action card does."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int = NO_CODE) -> None:
        self.seat = seat
        self.power = power

    def run(self, state: RaceState) -> None:
        worlds = state.players[self.seat].worlds_with_goods()
        if len(worlds) > 1:
            state.then(TradeGood(self.seat, self.power))
        elif worlds:
            _trade(state, self.seat, worlds[0], with_bonuses(self.power))


class TradeGood(Question["RaceState"]):
    """Which good to trade."""

    power: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, power: int) -> None:
        self.seat = seat
        self.power = power

    def ask(self, state: RaceState) -> Decision:
        options: list[Action] = [("trade", world) for world in state.players[self.seat].worlds_with_goods()]
        prompt = "prompt-trade" if with_bonuses(self.power) else "prompt-trade-plain"
        return Choice(self.seat, prompt, "trade", options, {"round": state.round})

    def answer(self, state: RaceState, action: Action) -> None:
        _trade(state, self.seat, action[1], with_bonuses(self.power))

    def hints(self, state: RaceState) -> dict[str, Any]:
        """What every good brings."""
        player = state.players[self.seat]
        bonuses = with_bonuses(self.power)
        return {"prices": {str(world): price(player, world, bonuses) for world in player.worlds_with_goods()}}


def with_bonuses(power: int) -> bool:
    """Some powers trade without any bonus."""
    return power < 0 or consume_power(power).bonuses


def _trade(state: RaceState, seat: int, world: int, bonuses: bool) -> None:
    number = price(state.players[seat], world, bonuses)
    piles.spend_good(state, seat, world)
    if state.journal is not None:
        state.tell("trades", {"seat": seat, "card": world, "number": number})
    piles.draw_to_hand(state, seat, number)

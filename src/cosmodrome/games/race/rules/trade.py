"""Trading a good for cards (rulebook: trade)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ....kernel import Action, Choice, Decision, Question, Task
from ..components import piles
from ..components.powers import NO_CODE
from .goods import Ways, price, with_bonuses

if TYPE_CHECKING:
    from ..shown.shapes import Bringing
    from ..state import RaceState


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
        """What every good brings, and the others after it."""
        ways = Ways(state.players[self.seat])
        worlds = ways.player.worlds_with_goods()
        return {"goods": {str(world): self._outlook(ways, world) for world in worlds}}

    def preview(self, state: RaceState, action: Action) -> dict[str, Any]:
        return dict(self._outlook(Ways(state.players[self.seat]), action[1]))

    def _outlook(self, ways: Ways, world: int) -> Bringing:
        """What this good brings in cards, and all of them together if the others are consumed as well as can be."""
        player = ways.player
        cards = price(player, world, with_bonuses(self.power))
        left = [other for other in player.worlds_with_goods() if other != world]
        points, more = ways.best(left, player.powers)
        return {"points": 0, "cards": cards, "all_points": points, "all_cards": cards + more}


def _trade(state: RaceState, seat: int, world: int, bonuses: bool) -> None:
    number = price(state.players[seat], world, bonuses)
    piles.spend_good(state, seat, world)
    if state.journal is not None:
        state.tell("trades", {"seat": seat, "card": world, "number": number})
    piles.draw_to_hand(state, seat, number)

"""Trading a good for cards (rulebook: trade)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision
from ..components import piles
from ..components.cards import GENES, GOOD, GOODS, KIND, SETUP
from ..components.powers import TRADE_HERE, consume_power
from . import consume

if TYPE_CHECKING:
    from ..components.tableau import Player
    from ..state import RaceState

_PRICE: Final[list[int]] = [SETUP["price"].get(good, 0) for good in GOODS]


def price(player: Player, world: int, bonuses: bool) -> int:
    """What the good on this world brings, in cards."""
    kind = KIND[world]
    good = GOOD[kind]
    if not bonuses:
        return _PRICE[good]
    sums = player.sums
    cards = _PRICE[good] + sums.trade + sums.trade_good[good] + TRADE_HERE[kind]
    return cards + sums.trade_chromosome * sums.chromosomes if good == GENES else cards


def begin(state: RaceState, seat: int) -> None:
    """Trade one good: a choice only if there are several."""
    worlds = state.players[seat].worlds_with_goods()
    if len(worlds) > 1:
        state.wait_for(seat, "trade")
    elif worlds:
        _trade(state, seat, worlds[0])


def _with_bonuses(player: Player) -> bool:
    """Some powers trade without any bonus."""
    return player.using < 0 or consume_power(player.using).bonuses


def ask(state: RaceState, seat: int) -> Decision:
    player = state.players[seat]
    options: list[Action] = [("trade", world) for world in player.worlds_with_goods()]
    prompt = "prompt-trade" if _with_bonuses(player) else "prompt-trade-plain"
    return Choice(seat, prompt, "trade", options, {"round": state.round})


def do(state: RaceState, seat: int, action: Action) -> None:
    state.answered(seat)
    _trade(state, seat, action[1])
    consume.go_on(state, seat)


def _trade(state: RaceState, seat: int, world: int) -> None:
    player = state.players[seat]
    number = price(player, world, _with_bonuses(player))
    piles.spend_good(state, seat, world)
    if state.journal is not None:
        state.tell("trades", {"seat": seat, "card": world, "number": number})
    piles.draw_to_hand(state, seat, number)

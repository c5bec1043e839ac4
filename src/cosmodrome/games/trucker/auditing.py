"""Nothing is ever lost or made: what has to hold of every state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components.adventures import RED
from .components.flight_board import TRACK
from .components.ship import BROWN, PURPLE, Ship
from .components.tiles import BATTERY, CABIN, CAPACITY, CARGO, HEAP, KIND, SPECIAL_CARGO, START_CABIN, START_CABINS

if TYPE_CHECKING:
    from .state import TruckerState


def audit(state: TruckerState) -> None:
    _audit_tiles(state)
    _audit_goods(state)
    _audit_cards(state)
    for seat, ship in enumerate(state.ships):
        _audit_ship(ship, f"seat {seat}")
    flying = [seat for seat in range(state.seats) if state.flying[seat]]
    assert len({state.position[seat] % TRACK for seat in flying}) == len(flying), "two ships on one space"
    assert min(state.credits) >= 0, "somebody has debts"


def _audit_tiles(state: TruckerState) -> None:
    tiles = state.heap + state.face_up + state.returned + [tile for tile in state.hands if tile]
    for ship in state.ships:
        tiles = tiles + ship.reserve + ship.lost + [tile for tile in ship.tiles if tile]
    assert sorted(tiles) == sorted(HEAP + START_CABINS[: state.seats]), "tiles are missing or made up"


def _audit_goods(state: TruckerState) -> None:
    cubes = state.bank[:]
    for cube in state.offer + [cube for ship in state.ships for goods in ship.goods for cube in goods]:
        cubes[cube] += 1
    assert cubes == state.rules.bank, "goods are missing or made up"


def _audit_cards(state: TruckerState) -> None:
    cards = [code for pile in state.piles + state.unused for code in pile]
    assert len(set(cards)) == len(cards), "a card is there twice"
    assert all(any(code in pile for pile in state.piles) for code in state.deck), "a card is in no pile"


def _audit_ship(ship: Ship, who: str) -> None:
    for space, tile in enumerate(ship.tiles):
        kind = KIND[tile] if tile else -1
        load = ship.load[space]
        if load:
            assert kind in (START_CABIN, CABIN, BATTERY), f"{who}: something is where it can not be"
            alien = kind == CABIN and load in (PURPLE, BROWN)
            assert load <= CAPACITY[tile] or alien, f"{who}: too much on a tile"
        goods = ship.goods[space]
        if goods:
            assert kind in (CARGO, SPECIAL_CARGO), f"{who}: goods outside of a hold"
            assert len(goods) <= CAPACITY[tile], f"{who}: too many goods in a hold"
            assert RED not in goods or kind == SPECIAL_CARGO, f"{who}: red goods in a plain hold"
    assert not ship.finished or not ship.loose, f"{who}: finished with a loose tile"

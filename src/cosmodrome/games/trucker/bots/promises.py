"""What tiles promise a ship: those at hand or in sight, and the next one from the heap.

By a shipwright's prices; where a network judges ships, by what it says of them as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..rules.real_time import PACE
from .appraisal import appraised
from .yard import NOWHERE, Place, Yard

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import TruckerState

ACTIONS: Final = 2
"""What it takes in real time to get a tile and to build it in."""
SAMPLE: Final = 60
"""So many places are looked at to know what the heap holds."""
SHOWN: Final = 12
"""So many of its tiles are shown to the network."""


def time_left(state: TruckerState) -> float:
    """For how many tiles there is time, at the least."""
    if not state.round.circles:
        return 99.0
    sand = state.left + state.circle * state.rules.sand
    return float(sand) if state.rules.in_turns else sand / (ACTIONS * PACE)


def heap_promise(state: TruckerState, yard: Yard) -> float:
    """What the next tile from the heap is worth on average: everybody knows what is in it."""
    if not state.heap:
        return NOWHERE
    tiles = sorted(state.heap)
    return _mean([yard.best(tile) for tile in tiles[:: max(1, len(tiles) * (yard.doors + 1) // SAMPLE)]])


def next_promise(state: TruckerState, seat: int, yard: Yard) -> float:
    """The same, by what the network says too, if there is one: to be set against tiles it has judged."""
    if yard.judge is None or not state.heap:
        return heap_promise(state, yard)
    tiles = sorted(state.heap)
    places = [yard.best(tile) for tile in tiles[:: max(1, len(tiles) // SHOWN)]]
    judge(state, seat, yard, places)
    return _mean(places)


def _mean(places: list[Place]) -> float:
    """What does not fit, or does more harm than good, need not be built in."""
    return sum([max(0.0, place.value) for place in places]) / len(places)


def judge(state: TruckerState, seat: int, yard: Yard, places: list[Place]) -> None:
    """Let the network say what the ship would come to with the tile at each of these places."""
    network = yard.judge
    if network is None:
        return
    time = time_left(state)
    now = network.earns(appraised(state, seat, yard, time))
    for place in places:
        if place.space:
            after = Yard(with_place(yard.ship, place), yard.level, yard.style)
            place.value += yard.style.judged * (network.earns(appraised(state, seat, after, time)) - now)


def with_place(ship: Ship, place: Place) -> Ship:
    twin = ship.copy()
    twin.place(place.tile, place.space, place.turn)
    if place.tile in twin.reserve:
        twin.reserve = [tile for tile in twin.reserve if tile != place.tile]
    return twin

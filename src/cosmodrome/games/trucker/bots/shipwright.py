"""Building: which tile to take, where to put it, when to look at cards, to turn the timer over and to stop.

A shipwright who judges by flights lets them decide between the few best places; without, the yard's figures do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Dice
from .. import building, peeking, timer, turns
from ..realtime import PACE, PUT_BACK
from ..rules import VISIBLE_PILES
from .figures import LATE, Style
from .flights import Flight, courses, expected
from .hull import Hull
from .yard import NOWHERE, Place, Yard

if TYPE_CHECKING:
    from ..ship import Ship
    from ..state import TruckerState

ACTIONS: Final = 2
"""What it takes in real time to get a tile and to build it in."""
SAMPLE: Final = 60
"""So many places are looked at to know what the heap holds."""
SHORTLIST: Final = 4
"""So many places are judged by flights."""
CALM: Final = 4
"""With so many tiles' time to spare, there is time to look at cards."""
HALF_BUILT: Final = 0.5
TRUST: Final = 0.5
"""How much flights count against figures."""
PICKY: Final = 1.0
"""Of what the next tile is likely to be worth, what this one must be worth if there is time enough."""


def build(state: TruckerState, seat: int, style: Style, flights: int, dice: Dice) -> Action:
    ship = state.ships[seat]
    if state.looking[seat] >= 0:
        return PUT_BACK
    if ship.finished:
        return _look_on(state, seat)
    yard = Yard(ship, state.round.level, style)
    if state.hands[seat]:
        return _handle(state, seat, yard, flights, dice)
    if _presses(state, seat):
        return timer.FLIP
    pile = _pile_to_see(state, seat, yard) if flights else 0
    if pile:
        return ("peek", pile)
    return _fetch(state, seat, yard, style, dice)


def _look_on(state: TruckerState, seat: int) -> Action:
    """Press the others, else wait; where there is nothing to wait with, cards may be looked at."""
    if not timer.why_not(state, seat):
        return timer.FLIP
    return turns.WAIT if state.rules.in_turns else peeking.options(state, seat)[0]


# time


def time_left(state: TruckerState) -> float:
    """For how many tiles there is time, at the least."""
    if not state.round.circles:
        return 99.0
    sand = state.left + state.circle * state.rules.sand
    return float(sand) if state.rules.in_turns else sand / (ACTIONS * PACE)


def free_spaces(ship: Ship) -> int:
    return len(ship.board.spaces) - len(ship.built())


def _presses(state: TruckerState, seat: int) -> bool:
    """Whether to turn the timer over while still building: with time enough, and ahead of the others."""
    if timer.why_not(state, seat) or state.rules.teams:
        return False
    own = free_spaces(state.ships[seat])
    others = [free_spaces(ship) for place, ship in enumerate(state.ships) if place != seat]
    return own <= min(others) and 2 * own <= time_left(state)


def _pile_to_see(state: TruckerState, seat: int, yard: Yard) -> int:
    """A pile of adventure cards to look at, once the ship has taken shape and there is time; 0: none."""
    spare = time_left(state) - free_spaces(state.ships[seat])
    if yard.fullness < HALF_BUILT or spare < CALM or yard.fullness >= 1.0:
        return 0
    for pile in range(VISIBLE_PILES):
        if not state.seen[seat] >> pile & 1 and not peeking.why_not(state, seat, pile):
            return pile + 1
    return 0


# taking tiles


def _fetch(state: TruckerState, seat: int, yard: Yard, style: Style, dice: Dice) -> Action:
    """The best tile in sight, or one from the heap if that promises more; nothing if it is not worth the time."""
    best: Action = ("finish", state.order_tiles[0])
    ship = state.ships[seat]
    most = LATE[state.round.level] * style.haste
    for tile in ship.reserve:
        place = yard.best(tile)
        if place.worth + place.where + 1.0 > most:
            best, most = ("use", tile), place.worth + place.where + 1.0
    promise = heap_promise(state, yard, dice)
    if promise > most:
        best, most = building.DRAW, promise
    for tile in state.face_up:
        place = yard.best(tile)
        if place.worth + place.where > most:
            best, most = ("take", tile), place.worth + place.where
    return best


def heap_promise(state: TruckerState, yard: Yard, dice: Dice) -> float:
    """What the next tile from the heap is worth on average: everybody knows what is in it."""
    tiles = state.heap[:]
    if not tiles:
        return NOWHERE
    sample = dice.take(tiles, min(len(tiles), SAMPLE // (yard.doors + 1)))
    total = 0.0
    for tile in sample:
        place = yard.best(tile)
        total += max(0.0, place.worth + place.where)
    return total / len(sample)


# placing them


def _handle(state: TruckerState, seat: int, yard: Yard, flights: int, dice: Dice) -> Action:
    """Build it in, if it is good enough for the time there is; else put it aside or back."""
    ship = state.ships[seat]
    places = yard.places(state.hands[seat])
    if places:
        place = _judged(state, seat, yard, places[:SHORTLIST], flights, dice) if flights else places[0]
        if state.reserved[seat] or place.worth + place.where >= _least(state, ship, yard, dice):
            return ("place", *ship.spot(place.space), place.turn)
    if state.reserved[seat]:
        return building.PUT_ASIDE
    return building.RETURN


def _least(state: TruckerState, ship: Ship, yard: Yard, dice: Dice) -> float:
    """What a tile must be worth: the more time there is for every space, the more."""
    free = free_spaces(ship)
    spare = min(1.0, max(0.0, (time_left(state) - free) / free))
    return PICKY * spare * max(0.0, heap_promise(state, yard, dice))


def _judged(state: TruckerState, seat: int, yard: Yard, places: list[Place], flights: int, dice: Dice) -> Place:
    """The best of these places when flights have their say: the more of the ship there is, the more they count."""
    if len(places) == 1 or yard.fullness < HALF_BUILT:
        return places[0]
    paths = courses(state, seat, flights, dice)
    best = places[0]
    most = NOWHERE
    for place in places:
        worth = place.where + (1.0 - TRUST) * place.worth + TRUST * expected(_maiden(state, seat, place), paths)
        if worth > most:
            best, most = place, worth
    return best


def _maiden(state: TruckerState, seat: int, place: Place) -> Flight:
    """The flight of the ship with this tile in its place."""
    ship = state.ships[seat].copy()
    ship.place(place.tile, place.space, place.turn)
    flight = Flight(state.round, Hull(ship, 0))
    flight.launch()
    return flight

"""Building: which tile to take, where to put it, when to look at cards, to turn the timer over and to stop.

A shipwright who judges by flights lets them decide between the few best places; without, the yard's figures do.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Dice, Weighed
from ..components.flight_board import LOSS, RESERVE, VISIBLE_PILES
from ..rules import peeking, placing, taking, timer, turns
from ..rules.real_time import PUT_BACK
from .figures import Style, by_figure
from .flights import Flight, courses, expected
from .hull import Hull
from .promises import heap_promise, judge, next_promise, time_left, with_place
from .yard import Place, Yard, by_value, free_spaces

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import TruckerState

SHORTLIST: Final = 4
"""So many tiles or places are judged by flights."""
LOOKED_AT: Final = 8
"""So many places of a tile are shown to the network."""
CALM: Final = 4
"""With so many tiles' time to spare, there is time to look at cards."""
HALF_BUILT: Final = 0.5


def build(state: TruckerState, seat: int, style: Style, flights: int, dice: Dice) -> list[Weighed]:
    """Its answer, and then what else it has compared, with what each is worth in credits."""
    ship = state.ships[seat]
    if state.looking[seat] >= 0:
        return [(PUT_BACK, 0.0)]
    if ship.finished:
        return [(_look_on(state, seat), 0.0)]
    yard = Yard(ship, state.round.level, style)
    if state.hands[seat]:
        return _handle(state, seat, yard, flights, dice)
    if _presses(state, seat):
        return [(timer.FLIP, 0.0)]
    pile = _pile_to_see(state, seat, yard) if flights and style.peeks else 0
    if pile:
        return [(("peek", pile), 0.0)]
    return _fetch(state, seat, yard, style, flights, dice)


def _look_on(state: TruckerState, seat: int) -> Action:
    """Press the others, else wait; where there is nothing to wait with, cards may be looked at."""
    if not timer.why_not(state, seat):
        return timer.FLIP
    return turns.WAIT if state.rules.in_turns else peeking.options(state, seat)[0]


# time


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


def _fetch(state: TruckerState, seat: int, yard: Yard, style: Style, flights: int, dice: Dice) -> list[Weighed]:
    """The best tile in sight, or one from the heap if that promises more; nothing if it is not worth the time."""
    ship = state.ships[seat]
    places = sorted([yard.best(tile) for tile in ship.reserve + state.face_up], key=by_value)[:SHORTLIST]
    judge(state, seat, yard, places)
    _appraise(state, seat, yard, places, flights, dice)
    found: list[Weighed] = [(("finish", state.order_tiles[0]), style.late[state.round.level])]
    found.append((taking.DRAW, next_promise(state, seat, yard)))
    for place in places:
        kept = place.tile in ship.reserve
        found.append((("use" if kept else "take", place.tile), place.value + (LOSS if kept else 0)))
    found.sort(key=by_figure)
    return found


# placing them


def _handle(state: TruckerState, seat: int, yard: Yard, flights: int, dice: Dice) -> list[Weighed]:
    """Build it in, if it is good enough for the time there is; else put it aside or back."""
    ship = state.ships[seat]
    tile = state.hands[seat]
    reserved = state.reserved[seat]
    places = yard.places(tile)[: LOOKED_AT if yard.judge is not None else SHORTLIST]
    if places:
        judge(state, seat, yard, places)
        _appraise(state, seat, yard, places, flights, dice)
        places.sort(key=by_value)
        found: list[Weighed] = [(("place", *ship.spot(place.space), place.turn), place.value) for place in places]
        if reserved:
            return found
        back: Weighed = (placing.RETURN, _least(state, ship, yard))
        return [*found, back] if places[0].value >= back[1] else [back, *found]
    if reserved or _is_treasure(state, seat, yard, tile):
        return [(placing.PUT_ASIDE, yard.wish(tile))]
    return [(placing.RETURN, 0.0)]


def _least(state: TruckerState, ship: Ship, yard: Yard) -> float:
    """What a tile must be worth: the more time there is for every space, the more."""
    free = free_spaces(ship)
    spare = min(1.0, max(0.0, (time_left(state) - free) / free))
    return yard.style.picky[yard.level] * spare * max(0.0, heap_promise(state, yard))


def _is_treasure(state: TruckerState, seat: int, yard: Yard, tile: int) -> bool:
    """Whether a tile that fits nowhere yet is worth being kept."""
    if state.round.test or len(state.ships[seat].reserve) >= RESERVE or yard.fullness > HALF_BUILT:
        return False
    return yard.wish(tile) > yard.style.treasure[state.round.level]


# judging by flights


def _appraise(state: TruckerState, seat: int, yard: Yard, places: list[Place], flights: int, dice: Dice) -> None:
    """Let flights have their say on these places, once there is a ship that might fly."""
    if not flights or not yard.style.trust or len(places) < 2 or yard.fullness < HALF_BUILT:
        return
    ship = state.ships[seat]
    paths = courses(state, seat, flights, dice)
    now = expected(maiden(state, ship), paths)
    for place in places:
        if place.space:
            earned = expected(maiden(state, with_place(ship, place)), paths) - now
            place.value = place.where + (1.0 - yard.style.trust) * place.worth + yard.style.trust * earned


def maiden(state: TruckerState, ship: Ship) -> Flight:
    """The first flight of a ship, fully manned and charged."""
    flight = Flight(state.round, Hull(ship, 0))
    flight.launch()
    return flight

"""Building ships: what both ways of building share (rulebook: building, taking-tiles, placing, reserve, finishing).

One tile in the hand at a time. The tile placed last lies loose until the next one is taken: until then it may be taken
up again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ....kernel.state import NOBODY
from ..components.naming import tile_message
from ..resolved import RESERVE, VISIBLE_PILES
from . import peeking, timer
from .agenda import then

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import TruckerState

DRAW: Final[Action] = ("draw",)
PICK: Final[Action] = ("pick",)
RETURN: Final[Action] = ("return",)
PUT_ASIDE: Final[Action] = ("reserve",)


# what may be done


def takes(state: TruckerState, seat: int) -> list[Action]:
    """The ways to get a tile into an empty hand."""
    options: list[Action] = []
    if state.heap:
        options.append(DRAW)
    options.extend([("take", tile) for tile in state.face_up])
    options.extend([("use", tile) for tile in state.ships[seat].reserve])
    return options


def finishes(state: TruckerState, seat: int) -> list[Action]:
    """Any order tile that is left may be taken, with empty hands."""
    if state.ships[seat].finished or state.hands[seat] or state.looking[seat] >= 0:
        return []
    return [("finish", number) for number in state.order_tiles]


def places(state: TruckerState, seat: int) -> list[Action]:
    """Where the tile in the hand may go: beside the ship, and with the strict check only where it obeys the rules."""
    ship = state.ships[seat]
    tile = state.hands[seat]
    strict = state.rules.strict
    options: list[Action] = []
    for space in ship.borders():
        row, column = ship.spot(space)
        for turn in range(4):
            if not strict or ship.allows(tile, space, turn):
                options.append(("place", row, column, turn))
    return options


def handling(state: TruckerState, seat: int) -> list[Action]:
    """What may be done with the tile in the hand: a reserved one never goes back to the warehouse."""
    options: list[Action] = []
    if not state.reserved[seat]:
        options.append(RETURN)
    if not state.round.test and (state.reserved[seat] or len(state.ships[seat].reserve) < RESERVE):
        options.append(PUT_ASIDE)
    options.extend(places(state, seat))
    return options


def occasion(state: TruckerState) -> dict[str, Any]:
    """What makes it another question: partners who have changed places have another ship before them."""
    return {"swaps": state.swaps}


# what is done


def hold(state: TruckerState, seat: int, tile: int, reserved: bool) -> None:
    """A tile comes into the hand: the one placed before is welded."""
    state.ships[seat].loose = 0
    state.hands[seat] = tile
    state.reserved[seat] = reserved


def draw(state: TruckerState, seat: int) -> None:
    tile = state.dice.draw(state.heap)
    hold(state, seat, tile, False)
    state.tell("draws", {"seat": seat, "tile": tile_message(tile)})


def take(state: TruckerState, seat: int, tile: int) -> None:
    state.face_up.remove(tile)
    hold(state, seat, tile, False)
    state.tell("takes", {"seat": seat, "tile": tile_message(tile)})


def use(state: TruckerState, seat: int, tile: int) -> None:
    state.ships[seat].reserve.remove(tile)
    hold(state, seat, tile, True)
    state.tell("uses", {"seat": seat, "tile": tile_message(tile)})


def handle(state: TruckerState, seat: int, action: Action) -> None:
    """Place the tile in the hand, put it aside, or give it back."""
    ship = state.ships[seat]
    tile = state.hands[seat]
    state.hands[seat] = 0
    if action[0] == "place":
        row, column, turn = action[1:]
        space = ship.board.space(row, column)
        ship.place(tile, space, turn)
        ship.loose = space
        ship.loose_reserved = state.reserved[seat]
        state.tell("places", {"seat": seat, "tile": tile_message(tile), "row": row, "column": column})
    elif action == RETURN:
        (state.returned if state.rules.in_turns else state.face_up).append(tile)
        state.tell("returns", {"seat": seat, "tile": tile_message(tile)})
    else:
        ship.reserve.append(tile)
        state.tell("reserves", {"seat": seat, "tile": tile_message(tile)})


def lay_open(state: TruckerState) -> None:
    """In turns: what was put back in this beat may be taken from now on."""
    state.face_up.extend(state.returned)
    state.returned = []


def pick(state: TruckerState, seat: int) -> None:
    """Take up the tile that still lies loose."""
    ship = state.ships[seat]
    tile = ship.remove(ship.loose)
    hold(state, seat, tile, ship.loose_reserved)
    state.tell("picks", {"seat": seat, "tile": tile_message(tile)})


def finish(state: TruckerState, seat: int, number: int) -> None:
    ship = state.ships[seat]
    ship.finished = True
    ship.loose = 0
    ship.number = number
    state.order_tiles.remove(number)
    if state.quickest < 0:
        state.quickest = seat
    state.tell("finishes", {"seat": seat, "number": number})


# changing places (rulebook: expert-teams)


def change_places(state: TruckerState) -> None:
    """Partners change places: what is in the hand goes along, the reserve stays with the ship."""
    for seat in range(state.seats):
        if state.reserved[seat]:
            _let_go(state, seat)
    swap_ships(state)
    state.swaps += 1
    for seat in range(state.seats):
        if state.ships[seat].finished:
            _let_go(state, seat)
            state.looking[seat] = -1
    state.tell("change-places", {})


def swap_ships(state: TruckerState) -> None:
    ships = state.ships
    state.ships = [ships[state.partner(seat)] for seat in range(state.seats)]


def _let_go(state: TruckerState, seat: int) -> None:
    """A tile that can not be built any more goes back where it belongs."""
    tile = state.hands[seat]
    state.hands[seat] = 0
    if not tile:
        return
    if state.reserved[seat]:
        state.reserved[seat] = False
        state.ships[seat].reserve.append(tile)
    else:
        state.face_up.append(tile)


# the end of building


def wait(state: TruckerState) -> None:
    """Whom the rules wait for: all who build and have not answered, and whoever has finished and can do something."""
    asked = [seat for seat in range(state.seats) if state.answers[seat] is None]
    state.waiting = tuple([seat for seat in asked if not state.ships[seat].finished or busy(state, seat)])


def busy(state: TruckerState, seat: int) -> bool:
    """Whether a seat that has finished can still turn the timer over or look at cards."""
    if not timer.why_not(state, seat):
        return True
    return state.rules.late_peek and (state.looking[seat] >= 0 or bool(peeking.options(state, seat)))


def all_finished(state: TruckerState) -> bool:
    return not state.order_tiles


def rotation(state: TruckerState) -> list[int]:
    """All seats in the order that decides ties: it moves on by one seat every beat."""
    start = state.first + state.beat
    return [(start + place) % state.seats for place in range(state.seats)]


def stop(state: TruckerState) -> None:
    """Nobody may build any more: whoever has no order tile gets the lowest that is left."""
    for seat in rotation(state):
        if not state.ships[seat].finished:
            _let_go(state, seat)
            finish(state, seat, state.order_tiles[0])
    conclude(state)


def conclude(state: TruckerState) -> None:
    """All ships are finished: what is left in reserve is lost, and partners change ships for the flight."""
    state.waiting = NOBODY
    state.looking = [-1] * state.seats
    state.answers = [None] * state.seats
    lay_open(state)
    state.circle = 0
    state.left = 0
    for ship in state.ships:
        ship.lost.extend(ship.reserve)
        ship.reserve = []
    if state.rules.teams:
        swap_ships(state)
        state.tell("partners-swap", {})
    then(state, [("inspection",)])


# what may not be done, and why


def closed(state: TruckerState, seat: int) -> list[tuple[Action, Illegal]]:
    """What a builder might look for in vain."""
    shut: list[tuple[Action, Illegal]] = []
    reason = timer.why_not(state, seat)
    if reason:
        shut.append((timer.FLIP, timer.refusal(reason)))
    for pile in range(VISIBLE_PILES):
        reason = _why_no_peek(state, seat, pile)
        if reason:
            shut.append((("peek", pile + 1), peeking.refusal(reason)))
    for number in range(1, state.seats + 1):
        if number not in state.order_tiles:
            shut.append((("finish", number), Illegal("why-order-tile-gone", "finishing", {"number": number})))
        elif not finishes(state, seat):
            shut.append((("finish", number), Illegal(_why_not_finish(state, seat), "finishing")))
    return shut + _closed_hand(state, seat, state.ships[seat])


def _why_not_finish(state: TruckerState, seat: int) -> str:
    if state.ships[seat].finished:
        return "why-finished"
    return "why-hand-full" if state.hands[seat] else "why-pile-in-hand"


def _why_no_peek(state: TruckerState, seat: int, pile: int) -> str:
    if state.looking[seat] >= 0:
        return "why-pile-in-hand"
    return peeking.why_not(state, seat, pile)


def _closed_hand(state: TruckerState, seat: int, ship: Ship) -> list[tuple[Action, Illegal]]:
    if ship.finished:
        return [(DRAW, Illegal("why-finished", "finishing"))]
    if state.looking[seat] >= 0:
        return [(DRAW, peeking.refusal("why-pile-in-hand"))]
    if not state.hands[seat]:
        return _closed_warehouse(state)
    shut: list[tuple[Action, Illegal]] = [(DRAW, Illegal("why-hand-full", "taking-tiles"))]
    if state.reserved[seat]:
        shut.append((RETURN, Illegal("why-reserved", "reserve")))
    elif state.round.test:
        shut.append((PUT_ASIDE, Illegal("why-no-reserve", "test-flight")))
    elif len(ship.reserve) >= RESERVE:
        shut.append((PUT_ASIDE, Illegal("why-reserve-full", "reserve")))
    return shut


def _closed_warehouse(state: TruckerState) -> list[tuple[Action, Illegal]]:
    shut: list[tuple[Action, Illegal]] = [
        (("take", tile), Illegal("why-just-returned", "building-turns")) for tile in state.returned
    ]
    if not state.heap:
        shut.append((DRAW, Illegal("why-heap-empty", "taking-tiles")))
    return shut


def explain(state: TruckerState, seat: int, action: Action) -> Illegal | None:
    """Reasons for what comes too late: somebody was quicker; and for a tile that does not fit."""
    if not 0 <= seat < state.seats or not action:
        return None
    ship = state.ships[seat]
    if action == PICK and not state.hands[seat] and not ship.loose:
        return Illegal("why-welded", "placing")
    if len(action) < 2:
        return None
    if action[0] == "take" and type(action[1]) is int and len(action) == 2:
        if state.hands[seat]:
            return Illegal("why-hand-full", "taking-tiles")
        if action[1] not in state.face_up + state.returned:
            return Illegal("why-tile-gone", "taking-tiles")
        if state.looking[seat] >= 0:
            return peeking.refusal("why-pile-in-hand")
    if action[0] == "place" and state.hands[seat] and not ship.finished:
        return Illegal("why-does-not-fit", "placing")
    return None

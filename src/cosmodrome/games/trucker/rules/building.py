"""Building ships: what both ways of building share (rulebook: building)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.flight_board import VISIBLE_PILES
from ..components.ship import fitting
from . import finishing, legality, peeking, timer
from .placing import PUT_ASIDE, RETURN
from .taking import DRAW, PICK

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..state import TruckerState


_HEX: Final = "0123456789abcdef"

MOVES: Final[dict[str, tuple[str, str]]] = {
    "draw": ("heap", "hand"),
    "take": ("face_up", "hand"),
    "use": ("reserve", "hand"),
    "pick": ("loose", "hand"),
    "place": ("hand", "loose"),
    "reserve": ("hand", "reserve"),
    "return": ("hand", "face_up"),
}
"""Where an answer takes a tile from, and where it brings it. A tile is loose until the next one comes into the hand."""
AT_ONCE: Final = ("pick", "place", "reserve", "return")
"""In turns, these happen at once, the others when all have chosen."""


def occasion(state: TruckerState) -> dict[str, Any]:
    """What makes it another question: partners who have changed places have another ship before them."""
    return {"swaps": state.swaps, "round": state.place + 1}


def can_still_act(state: TruckerState, seat: int) -> bool:
    """Whether a seat that has finished can still turn the timer over or look at cards."""
    if not timer.why_not(state, seat):
        return True
    return state.rules.late_peek and (state.looking[seat] >= 0 or bool(peeking.options(state, seat)))


def hints(state: TruckerState, seat: int) -> dict[str, Any]:
    """Where tiles fit that might be placed, so that a drag is answered at once; the authentic check tells nothing."""
    ship = state.ships[seat]
    if ship.finished or state.looking[seat] >= 0:
        return {}
    spaces = ship.borders()
    found: dict[str, Any] = {
        "spaces": [ship.spot(space) for space in spaces],
        "strict": state.rules.strict,
        "fits": {},
        "flaws": [],
    }
    if not state.rules.tells_errors:
        return found
    hand = state.hands[seat]
    facings = [ship.facing(space) for space in spaces]
    for tile in [hand] * (hand > 0) + ship.reserve + state.face_up + state.returned:
        found["fits"][str(tile)] = "".join([_HEX[fitting(facing, tile) if facing else 0] for facing in facings])
    if hand:
        found["flaws"] = [[legality.flaws(ship, hand, space, turn) for turn in range(4)] for space in spaces]
    return found


# what may not be done, and why


def closed(state: TruckerState, seat: int) -> list[tuple[Action, Illegal]]:
    """What a builder might look for in vain."""
    shut: list[tuple[Action, Illegal]] = []
    reason = timer.why_not(state, seat)
    if reason:
        shut.append((timer.FLIP, timer.refusal(state, reason)))
    for pile in range(VISIBLE_PILES):
        reason = _why_no_peek(state, seat, pile)
        if reason:
            by = {"seat": state.looking.index(pile)} if reason == peeking.IN_USE else None
            shut.append((("peek", pile + 1), peeking.refusal(reason, by)))
    return shut + finishing.closed(state, seat) + _closed_hand(state, seat, state.ships[seat])


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
    elif len(ship.reserve) >= state.round.reserve:
        shut.append((PUT_ASIDE, Illegal("why-reserve-full", "reserve", {"number": state.round.reserve})))
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
    if not action:
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

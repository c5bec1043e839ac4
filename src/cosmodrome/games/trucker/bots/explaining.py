"""What speaks for the answers of the shipwrights and pilots, in figures: for people who ask for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Dice, Message, Weighed
from ..rules import legality
from ..rules.inspection import RemoveTile
from .figures import BERTHS, CHARGES, FIRE, SHIELDS, THRUST, Style
from .flights import courses
from .pilot import under_way
from .promises import time_left
from .shipwright import HALF_BUILT, maiden
from .yard import NOWHERE, Yard, free_spaces

if TYPE_CHECKING:
    from ..state import TruckerState

CREDITS: Final = "credits"
SHOWN: Final = 3
"""So many answers are told with their worth."""
FLIGHTS: Final = 60
"""So many say what a ship is likely to earn."""
HALVES: Final = 2.0
"""Cannons are counted in halves."""


def shown(weighed: list[Weighed]) -> list[Weighed]:
    """The best of what was compared; what fits nowhere is worth nothing."""
    return [(action, worth) for action, worth in weighed if worth > NOWHERE / 2][:SHOWN] if len(weighed) > 1 else []


def reasons(state: TruckerState, seat: int, action: Action, style: Style, dice: Dice) -> list[Message]:
    if state.phase == "building":
        return _about_building(state, seat, style, dice)
    return [*_about_errors(state, seat, action), *_forecast(state, seat, dice)]


def _about_building(state: TruckerState, seat: int, style: Style, dice: Dice) -> list[Message]:
    """What the ship has, what more of it is worth, and the time for that; once it might fly, what it earns."""
    yard = Yard(state.ships[seat], state.round.level, style)
    found: list[Message] = [("reason-wishes", _wishes(yard))]
    if state.round.circles:
        free = free_spaces(state.ships[seat])
        found.append(("reason-time", {"spaces": free, "tiles": int(time_left(state))}))
    return found if yard.fullness < HALF_BUILT else [*_forecast(state, seat, dice), *found]


def _wishes(yard: Yard) -> dict[str, float]:
    """By figure, what the ship has and what one more is worth."""
    params: dict[str, float] = {}
    for name, what in (("engines", THRUST), ("cannons", FIRE), ("crew", BERTHS), ("charges", CHARGES)):
        unit = HALVES if what == FIRE else 1.0
        params[name] = round(yard.have[what] / unit, 1)
        params[f"more_{name}"] = round(yard.gain(what, unit), 1)
    params["sides"] = int(yard.have[SHIELDS])
    return params


def _about_errors(state: TruckerState, seat: int, action: Action) -> list[Message]:
    """How many of the errors a tile that is taken away has a part in."""
    if not isinstance(state.question(seat), RemoveTile):
        return []
    ship = state.ships[seat]
    errors = legality.errors(ship)
    space = ship.board.space(action[1], action[2])
    mended = len([1 for _, spaces in errors if space in spaces])
    return [("reason-errors", {"mended": mended, "errors": len(errors)})]


def _forecast(state: TruckerState, seat: int, dice: Dice) -> list[Message]:
    """What the ship earns as it is, on average, and how often it arrives."""
    if state.phase == "accounts":
        return []
    flight = under_way(state, seat) if state.phase == "flight" else maiden(state, state.ships[seat])
    earned, arrived = 0.0, 0
    for course in courses(state, seat, FLIGHTS, dice):
        flown = flight.copy()
        earned += flown.fly(course)
        arrived += flown.flying
    params = {"flights": FLIGHTS, "credits": round(earned / FLIGHTS, 1), "arrives": round(100 * arrived / FLIGHTS)}
    return [("reason-forecast", params)]

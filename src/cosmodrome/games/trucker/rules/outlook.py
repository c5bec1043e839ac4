"""What would come of an answer, as figures: for hints and previews, at the table, at the terminal and for bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.adventures import colours
from . import crew, goods, strength, track
from .figures import figures

if TYPE_CHECKING:
    from ..components.ship import Ship
    from ..shown.shapes import GainOutlook, Move, ShipOutlook
    from ..state import TruckerState


def without(ship: Ship, spaces: list[int], costs: bool = True) -> ShipOutlook:
    """A ship that loses these tiles; whether they have to be paid for."""
    twin = ship.copy()
    for space in spaces:
        twin.lose(space)
    for home, _ in crew.unsupported(twin):
        twin.fill(home, 0)
    if not costs:
        twin.lost = ship.lost
    return {
        "now": figures(ship),
        "then": figures(twin),
        "parts": len(twin.parts()),
        "lost": [ship.spot(space) for space in spaces],
        "goods": colours(twin.cargo()),
        "stranded": not twin.cabins() or (ship.humans() > 0 and not twin.humans()),
    }


def spending(ship: Ship, charges: int) -> ShipOutlook:
    """A ship that spends so many charges, from whichever batteries."""
    twin = ship.copy()
    strength.spend(twin, strength.charges(twin)[:charges])
    cargo = colours(twin.cargo())
    return {"now": figures(ship), "then": figures(twin), "parts": 1, "lost": [], "goods": cargo, "stranded": False}


def move(state: TruckerState, seat: int, days: int) -> Move:
    position = track.moved(state, seat, days)
    return {"days": days, "position": position, "place": track.place(state, seat, position)}


def gain(state: TruckerState, seat: int, cubes: list[int], credits: int, leaving: int, days: int) -> GainOutlook:
    """Cubes as far as the bank has them, and what of them finds room; credits; and what they cost of crew and days."""
    ship = state.ships[seat]
    offered = goods.from_bank(state.bank[:], cubes)
    fitting, left = goods.room_for(ship, offered)
    staying = max(0, ship.crew() - leaving)
    return {
        "goods": colours(offered),
        "worth": sum(fitting),
        "left": colours(left),
        "credits": credits,
        "crew": staying,
        "stranded": not staying,
        "move": move(state, seat, -days),
    }

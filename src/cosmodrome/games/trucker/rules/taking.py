"""Taking tiles, and the reserve (rulebook: taking-tiles, reserve).

One tile in the hand at a time. The tile placed last lies loose until the next one is taken: until then it may be taken
up again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action
from ..components.tiles import NAME

if TYPE_CHECKING:
    from ..state import TruckerState

DRAW: Final[Action] = ("draw",)
PICK: Final[Action] = ("pick",)


def options(state: TruckerState, seat: int) -> list[Action]:
    """The ways to get a tile into an empty hand."""
    found: list[Action] = []
    if state.heap:
        found.append(DRAW)
    found.extend([("take", tile) for tile in state.face_up])
    found.extend([("use", tile) for tile in state.ships[seat].reserve])
    return found


def _hold(state: TruckerState, seat: int, tile: int, reserved: bool) -> None:
    """A tile comes into the hand: the one placed before is welded."""
    state.ships[seat].loose = 0
    state.hands[seat] = tile
    state.reserved[seat] = reserved


def draw(state: TruckerState, seat: int) -> None:
    tile = state.dice.draw(state.heap)
    _hold(state, seat, tile, False)
    state.tell("draws", {"seat": seat, "tile": NAME[tile]})


def take(state: TruckerState, seat: int, tile: int) -> None:
    state.face_up.remove(tile)
    _hold(state, seat, tile, False)
    state.tell("takes", {"seat": seat, "tile": NAME[tile]})


def use(state: TruckerState, seat: int, tile: int) -> None:
    state.ships[seat].reserve.remove(tile)
    _hold(state, seat, tile, True)
    state.tell("uses", {"seat": seat, "tile": NAME[tile]})


def pick(state: TruckerState, seat: int) -> None:
    """Take up the tile that still lies loose."""
    ship = state.ships[seat]
    tile = ship.remove(ship.loose)
    _hold(state, seat, tile, ship.loose_reserved)
    state.tell("picks", {"seat": seat, "tile": NAME[tile]})


def let_go(state: TruckerState, seat: int) -> None:
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

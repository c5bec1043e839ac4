"""Meteors and shots, and what they break (rulebook: meteors, shields, cannons, damage, falling-apart)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision
from ....kernel.state import NOBODY
from ..components.adventures import LARGE
from ..components.naming import tile_message
from ..components.ship import GRID, NO_GOODS, STEPS, WIDTH, Ship
from ..components.tiles import CANNON, DIRECTIONS, FRONT, POWER, REAR, SHIELD, SMOOTH, covers
from . import crew, inspection, strength, track
from .agenda import then, wait_for
from .strength import DOUBLE

if TYPE_CHECKING:
    from ..state import Task, TruckerState

ENDURE: Final[Action] = ("endure",)
METEOR: Final = 1
SHOT: Final = 0
_NAMES: Final = ("light_shot", "heavy_shot", "small_meteor", "large_meteor")


def name(size: int, meteor: int) -> str:
    return _NAMES[2 * meteor + size]


def two_dice(state: TruckerState) -> list[int]:
    return [state.dice.roll(6), state.dice.roll(6)]


def volley(state: TruckerState, task: Task) -> None:
    """Task ("volley", size, side, meteor, seats): one roll for all the seats; none named: everybody who flies."""
    _, size, side, meteor, seats = task
    dice = two_dice(state)
    line = sum(dice)
    coming = {"threat": name(size, meteor), "side": DIRECTIONS[side], "line": line, "lines": _lines(side), "dice": dice}
    state.tell("threat", coming)
    then(state, [("hit", seat, size, side, line, meteor) for seat in seats or track.order(state)])


def _lines(side: int) -> str:
    return "column" if side in (FRONT, REAR) else "row"


def target(ship: Ship, side: int, line: int) -> int:
    """The first tile met in this row or column from this side; 0: none."""
    if side in (FRONT, REAR):
        space, end = line, GRID
        step = WIDTH
    else:
        space = ship.board.space(line, 0)
        end = space + WIDTH
        step = 1
    found = [here for here in range(space, end, step) if 0 <= here < GRID and ship.tiles[here]]
    if not found:
        return 0
    return found[0] if step == -STEPS[side] else found[-1]


def guns(ship: Ship, side: int, line: int) -> list[int]:
    """Cannons that reach a large meteor: from the front in its column, else in its row or column or one beside it."""
    reach = 0 if side == FRONT else 1
    found: list[int] = []
    for space in ship.of_kind(CANNON):
        row, column = ship.spot(space)
        at = column if side in (FRONT, REAR) else row
        if ship.turns[space] == side and abs(at - line) <= reach:
            found.append(space)
    return found


def shields(ship: Ship, side: int) -> list[int]:
    """Those that cover this side."""
    return [space for space in ship.of_kind(SHIELD) if covers(ship.turns[space], side)]


def shielded(ship: Ship, side: int) -> bool:
    return bool(shields(ship, side))


def stoppers(ship: Ship, size: int, side: int, line: int, meteor: int) -> list[int]:
    """Tiles that can stop this threat, with a charge or without; a heavy shot is stopped by nothing."""
    if size == LARGE:
        return guns(ship, side, line) if meteor else []
    return shields(ship, side)


def hit(state: TruckerState, task: Task) -> None:
    """Task ("hit", seat, size, side, line, meteor): one threat reaches one ship."""
    _, seat, size, side, line, meteor = task
    ship = state.ships[seat]
    space = target(ship, side, line)
    if not space:
        state.tell("misses", {"seat": seat, "threat": name(size, meteor)})
    elif meteor and not size and ship.sides(space)[side] == SMOOTH:
        _saved(state, seat, "bounces", space)
    elif meteor and size and any(POWER[ship.tiles[gun]] < DOUBLE for gun in guns(ship, side, line)):
        _saved(state, seat, "shot-down", space)
    elif defence(ship, task):
        wait_for(state, seat, "defend")
    else:
        destroy(state, seat, space, _cause(ship, task))


def _saved(state: TruckerState, seat: int, how: str, space: int) -> None:
    """The tile that would have been hit is not."""
    _, _, size, _, _, meteor = state.task
    row, column = state.ships[seat].spot(space)
    state.tell(how, {"seat": seat, "threat": name(size, meteor), "row": row, "column": column})


def _cause(ship: Ship, task: Task) -> str:
    """Why nothing could stop it."""
    _, _, size, side, line, meteor = task
    if stoppers(ship, size, side, line, meteor):
        return "cause-no-charge"
    if size == LARGE:
        return "cause-no-cannon" if meteor else "cause-heavy"
    return "cause-no-shield"


def defence(ship: Ship, task: Task) -> str:
    """The verb that saves the ship for one charge; empty if nothing does."""
    _, _, size, side, line, meteor = task
    if not ship.charges() or not stoppers(ship, size, side, line, meteor):
        return ""
    return "shoot" if size == LARGE else "shield"


def ask_defend(state: TruckerState, seat: int) -> Decision:
    """Spend a charge, from whichever battery, or let it come."""
    ship = state.ships[seat]
    _, _, size, side, line, meteor = state.task
    verb = defence(ship, state.task)
    spots = sorted(set(strength.charges(ship)))
    options: list[Action] = [(verb, row, column) for row, column in spots]
    options.append(ENDURE)
    space = target(ship, side, line)
    params = {"threat": name(size, meteor), "tile": tile_message(ship.tiles[space]), "charges": ship.charges()}
    return Choice(seat, f"prompt-{verb}", "shields" if verb == "shield" else "cannons", options, params)


def do_defend(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    _, _, _, side, line, _ = state.task
    ship = state.ships[seat]
    space = target(ship, side, line)
    if action == ENDURE:
        destroy(state, seat, space, "cause-endured")
        return
    strength.spend(ship, [(action[1], action[2])])
    _saved(state, seat, "shot-down" if action[0] == "shoot" else "shield-holds", space)


# losing tiles


def destroy(state: TruckerState, seat: int, space: int, cause: str) -> None:
    """A tile is lost, and with it what no longer holds to the ship: the owner says which piece is the ship."""
    _lose(state, seat, space, cause)
    if len(state.ships[seat].parts()) > 1:
        wait_for(state, seat, "keep")
    else:
        crew.aliens_leave(state, seat)


def _lose(state: TruckerState, seat: int, space: int, cause: str) -> None:
    ship = state.ships[seat]
    for cube in ship.goods[space]:
        state.bank[cube] += 1
    ship.stow(space, NO_GOODS)
    ship.fill(space, 0)
    row, column = ship.spot(space)
    tile = ship.remove(space)
    ship.lost.append(tile)
    state.tell("loses-tile", {"seat": seat, "tile": tile_message(tile), "row": row, "column": column, "cause": cause})


def ask_keep(state: TruckerState, seat: int) -> Decision:
    return inspection.ask_part(seat, state.ships[seat])


def do_keep(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    ship = state.ships[seat]
    kept = ship.board.space(action[1], action[2])
    for part in ship.parts():
        if kept not in part:
            for space in part:
                _lose(state, seat, space, "cause-apart")
    crew.aliens_leave(state, seat)

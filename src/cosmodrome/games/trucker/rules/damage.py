"""Meteors and shots, and what they break (rulebook: meteors, shields, cannons, damage, falling-apart)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Task
from ..components.adventures import LARGE
from ..components.ship import GRID, STEPS, WIDTH, Ship
from ..components.story import Incoming, Loss
from ..components.tiles import CANNON, DIRECTIONS, FRONT, NAME, POWER, REAR, SHIELD, SMOOTH, covers
from . import crew, outlook, strength, track
from .falling_apart import ChoosePart, left_behind
from .giving_up import CardQuestion, card_first
from .strength import DOUBLE

if TYPE_CHECKING:
    from ..state import TruckerState

ENDURE: Final[Action] = ("endure",)
MISSES: Final = "misses"
BOUNCES: Final = "bounces"
SHOT_DOWN: Final = "shot-down"
TAKES_CHARGE: Final = "takes-charge"
HITS: Final = "hits"
METEOR: Final = 1
SHOT: Final = 0
_NAMES: Final = ("light_shot", "heavy_shot", "small_meteor", "large_meteor")


def name(size: int, meteor: int) -> str:
    return _NAMES[2 * meteor + size]


def two_dice(state: TruckerState) -> list[int]:
    return [state.dice.roll(6), state.dice.roll(6)]


class Danger:
    """A meteor or a shot, and the row or column along which it comes."""

    size: int
    side: int
    line: int
    meteor: int
    __slots__ = tuple(__annotations__)

    def __init__(self, size: int, side: int, line: int, meteor: int) -> None:
        self.size = size
        self.side = side
        self.line = line
        self.meteor = meteor

    @property
    def name(self) -> str:
        return name(self.size, self.meteor)

    def target(self, ship: Ship) -> int:
        return target(ship, self.side, self.line)

    def stoppers(self, ship: Ship) -> list[int]:
        """Tiles that can stop it, with a charge or without; a heavy shot is stopped by nothing."""
        if self.size == LARGE:
            return guns(ship, self.side, self.line) if self.meteor else []
        return shields(ship, self.side)

    def fate(self, ship: Ship) -> str:
        """What becomes of it at this ship, if nobody does anything; TAKES_CHARGE: a charge can stop it."""
        space = target(ship, self.side, self.line)
        if not space:
            return MISSES
        if self.meteor and self.size != LARGE and ship.sides(space)[self.side] == SMOOTH:
            return BOUNCES
        stoppers = self.stoppers(ship)
        if self.meteor and self.size == LARGE and any(POWER[ship.tiles[gun]] < DOUBLE for gun in stoppers):
            return SHOT_DOWN
        return TAKES_CHARGE if stoppers else HITS


class Volley(Task["TruckerState"]):
    """One roll for all the seats; none named: everybody who flies."""

    size: int
    side: int
    meteor: int
    seats: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, size: int, side: int, meteor: int, seats: tuple[int, ...]) -> None:
        super().__init__()
        self.size = size
        self.side = side
        self.meteor = meteor
        self.seats = seats

    def run(self, state: TruckerState) -> None:
        dice = two_dice(state)
        danger = Danger(self.size, self.side, sum(dice), self.meteor)
        coming = {
            "threat": danger.name,
            "side": DIRECTIONS[danger.side],
            "line": danger.line,
            "lines": "column" if danger.side in (FRONT, REAR) else "row",
            "dice": dice,
        }
        state.tell("threat", coming)
        state.story.incoming.append(Incoming(danger.size, danger.side, danger.line, danger.meteor, tuple(dice), ()))
        state.then(*[Hit(seat, danger) for seat in self.seats or track.order(state)])


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


class Hit(Task["TruckerState"]):
    """One danger reaches one ship."""

    danger: Danger
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, danger: Danger) -> None:
        self.seat = seat
        self.danger = danger

    def run(self, state: TruckerState) -> None:
        danger = self.danger
        ship = state.ships[self.seat]
        fate = danger.fate(ship)
        if fate == MISSES:
            state.tell("misses", {"seat": self.seat, "threat": danger.name})
            state.story.resolve(self.seat, "misses", 0)
        elif fate in (BOUNCES, SHOT_DOWN):
            _saved(state, self.seat, fate, danger)
        elif fate == TAKES_CHARGE and ship.charges():
            state.then(Defend(self.seat, danger))
        else:
            destroy(state, self.seat, danger.target(ship), _cause(ship, danger))


def _saved(state: TruckerState, seat: int, how: str, danger: Danger) -> None:
    """The tile that would have been hit is not."""
    ship = state.ships[seat]
    space = danger.target(ship)
    row, column = ship.spot(space)
    state.story.resolve(seat, how, space)
    state.tell(how, {"seat": seat, "threat": danger.name, "row": row, "column": column})


def _cause(ship: Ship, danger: Danger) -> str:
    """Why nothing could stop it."""
    if danger.stoppers(ship):
        return "cause-no-charge"
    if danger.size == LARGE:
        return "cause-no-cannon" if danger.meteor else "cause-heavy"
    return "cause-no-shield"


class Defend(CardQuestion):
    """Spend a charge, from whichever battery, or let it come."""

    danger: Danger
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, danger: Danger) -> None:
        self.seat = seat
        self.danger = danger

    @property
    def verb(self) -> str:
        return "shoot" if self.danger.size == LARGE else "shield"

    def ask(self, state: TruckerState) -> Decision:
        ship = state.ships[self.seat]
        verb, rule = self.verb, "cannons" if self.danger.size == LARGE else "shields"
        options: list[Action] = [(verb, row, column) for row, column in sorted(set(strength.charges(ship)))]
        options.append(ENDURE)
        params = {
            "threat": self.danger.name,
            "tile": NAME[ship.tiles[self.danger.target(ship)]],
            "charges": ship.charges(),
        }
        return Choice(self.seat, f"prompt-{verb}", rule, options, params)

    def answer(self, state: TruckerState, action: Action) -> None:
        ship = state.ships[self.seat]
        if action == ENDURE:
            destroy(state, self.seat, self.danger.target(ship), "cause-endured")
            return
        strength.spend(ship, [(action[1], action[2])])
        _saved(state, self.seat, SHOT_DOWN if action[0] == "shoot" else "shield-holds", self.danger)

    def hints(self, state: TruckerState) -> dict[str, Any]:
        """Of the batteries, the fullest is the one that is usually taken."""
        ship = state.ships[self.seat]
        answers = list(state.decision(self.seat))
        usual = [action[1:] for action in answers].index(strength.from_fullest(ship, 1)[0])
        return {"answers": [self.preview(state, action) for action in answers], "usual": usual}

    def preview(self, state: TruckerState, action: Action) -> dict[str, Any]:
        ship = state.ships[self.seat]
        if action == ENDURE:
            return dict(outlook.without(ship, [self.danger.target(ship)]))
        return dict(outlook.spending(ship, 1))


# losing tiles


def destroy(state: TruckerState, seat: int, space: int, cause: str) -> None:
    """A tile is lost, and with it what no longer holds to the ship: the owner says which part is the ship."""
    _lose(state, seat, space, cause)
    if len(state.ships[seat].parts()) > 1:
        state.then(FlyOnWith(seat))
    else:
        crew.aliens_leave(state, seat)


def _lose(state: TruckerState, seat: int, space: int, cause: str) -> None:
    ship = state.ships[seat]
    for cube in ship.goods[space]:
        state.bank[cube] += 1
    row, column = ship.spot(space)
    tile = ship.lose(space)
    state.story.resolve(seat, "loses-tile", space)
    state.story.losses.append(Loss(seat, space, "tile", 1, NAME[tile], cause))
    state.tell("loses-tile", {"seat": seat, "tile": NAME[tile], "row": row, "column": column, "cause": cause})


class FlyOnWith(ChoosePart):
    """The ship is in parts: all but one are lost."""

    __slots__ = ()

    def answer(self, state: TruckerState, action: Action) -> None:
        for space in left_behind(state.ships[self.seat], action):
            _lose(state, self.seat, space, "cause-apart")
        crew.aliens_leave(state, self.seat)

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        return card_first(state)

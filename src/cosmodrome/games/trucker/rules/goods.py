"""Goods: loading, and losing them (rulebook: goods, batteries).

A cube is its value. Whoever gains goods may load them, lift others out of their containers and load those again; what
is left beside the ship in the end goes to the bank.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Subset, Task
from ..components.adventures import COLOURS, RED, VALUES, colours
from ..components.ship import Ship, Spot
from ..components.story import Loss
from ..components.tiles import CARGO, KIND, SPECIAL_CARGO
from . import strength
from .giving_up import CardQuestion

if TYPE_CHECKING:
    from ..state import TruckerState

DONE: Final[Action] = ("done",)


def holds(ship: Ship) -> list[int]:
    """Spaces with containers."""
    return [space for space in ship.built() if KIND[ship.tiles[space]] in (CARGO, SPECIAL_CARGO)]


def takes(ship: Ship, space: int, cube: int) -> bool:
    """Whether a hold has a free container for this cube: red ones need a special hold."""
    return ship.room(space) > 0 and (cube != RED or KIND[ship.tiles[space]] == SPECIAL_CARGO)


# loading


class GainGoods(Task["TruckerState"]):
    """These cubes, as far as the bank has them."""

    cubes: tuple[int, ...]
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, cubes: list[int]) -> None:
        self.seat = seat
        self.cubes = tuple(cubes)

    def run(self, state: TruckerState) -> None:
        state.offer.extend(from_bank(state.bank, list(self.cubes)))
        state.offer.sort(reverse=True)
        if state.offer and holds(state.ships[self.seat]):
            state.then(LoadGoods(self.seat))
        else:
            _leave_rest(state)


def from_bank(bank: list[int], cubes: list[int]) -> list[int]:
    """Take these cubes out of the bank, as far as it has them."""
    taken: list[int] = []
    for cube in cubes:
        if bank[cube]:
            bank[cube] -= 1
            taken.append(cube)
    return taken


def room_for(ship: Ship, cubes: list[int]) -> tuple[list[int], list[int]]:
    """Of these cubes, those that find a free container, the most valuable first, and those that do not."""
    special = sum([ship.room(space) for space in ship.of_kind(SPECIAL_CARGO)])
    plain = sum([ship.room(space) for space in ship.of_kind(CARGO)])
    return share_out(cubes, plain, special)


def share_out(cubes: list[int], plain: int, special: int) -> tuple[list[int], list[int]]:
    """The same with so many containers: red goods need special ones, others take those only if nothing else is left."""
    fitting: list[int] = []
    left: list[int] = []
    for cube in sorted(cubes, reverse=True):
        if cube != RED and plain:
            plain -= 1
        elif special:
            special -= 1
        else:
            left.append(cube)
            continue
        fitting.append(cube)
    return fitting, left


def _leave_rest(state: TruckerState) -> None:
    for cube in state.offer:
        state.bank[cube] += 1
    state.offer = []


class LoadGoods(CardQuestion):
    """Cube by cube: load one that is offered, or lift one out, until the owner is content."""

    __slots__ = ()

    def ask(self, state: TruckerState) -> Decision:
        ship = state.ships[self.seat]
        options: list[Action] = []
        for space in holds(ship):
            row, column = ship.spot(space)
            for cube in sorted(set(state.offer), reverse=True):
                if takes(ship, space, cube):
                    options.append(("load", COLOURS[cube], row, column))
        for space in holds(ship):
            row, column = ship.spot(space)
            for cube in sorted(set(ship.goods[space]), reverse=True):
                options.append(("lift", COLOURS[cube], row, column))
        options.append(DONE)
        return Choice(self.seat, "prompt-load", "goods", options, {"goods": colours(state.offer)})

    def answer(self, state: TruckerState, action: Action) -> None:
        ship = state.ships[self.seat]
        if action == DONE:
            state.tell("cargo-is", {"seat": self.seat, "goods": colours(ship.cargo())})
            _leave_rest(state)
            return
        cube = VALUES[action[1]]
        space = ship.board.space(action[2], action[3])
        if action[0] == "load":
            state.offer.remove(cube)
            put(ship, space, cube)
        else:
            remove(ship, space, cube)
            state.offer.append(cube)
            state.offer.sort(reverse=True)
        state.then(self)

    def hints(self, state: TruckerState) -> dict[str, Any]:
        """What would be lost by leaving the rest, and what the cubes lack that find no place."""
        ship = state.ships[self.seat]
        stuck = [cube for cube in state.offer if not any(takes(ship, space, cube) for space in holds(ship))]
        lacks = {COLOURS[cube]: "special" if cube == RED else "room" for cube in stuck}
        return {"leaves": sum(state.offer), "lacks": lacks}

    def closed(self, state: TruckerState) -> list[tuple[Action, Illegal]]:
        """Red goods in plain holds that have room."""
        ship = state.ships[self.seat]
        plain = [ship.spot(space) for space in ship.of_kind(CARGO) if ship.room(space)] if RED in state.offer else []
        shut: list[tuple[Action, Illegal]] = [
            (("load", COLOURS[RED], row, column), Illegal("why-red-goods", "goods")) for row, column in plain
        ]
        return shut + super().closed(state)


def put(ship: Ship, space: int, cube: int) -> None:
    ship.stow(space, tuple(sorted([*ship.goods[space], cube], reverse=True)))


def remove(ship: Ship, space: int, cube: int) -> None:
    left = list(ship.goods[space])
    left.remove(cube)
    ship.stow(space, tuple(left))


# losing


class LoseGoods(Task["TruckerState"]):
    """The most valuable goods; charges make up for what is missing, and more than there is nobody can take."""

    number: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, state: TruckerState) -> None:
        cargo = state.ships[self.seat].cargo()
        if len(cargo) <= self.number:
            self._hand_over_above(state, 0)
            self._lose_charges(state, self.number - len(cargo))
            return
        limit = cargo[self.number - 1]
        self._hand_over_above(state, limit)
        self._lose_equals(state, self.number - len([cube for cube in cargo if cube > limit]), limit)

    def _hand_over_above(self, state: TruckerState, limit: int) -> None:
        """All cubes that are worth more than this."""
        ship = state.ships[self.seat]
        for space in holds(ship):
            for cube in ship.goods[space]:
                if cube > limit:
                    _hand_over(state, self.seat, space, cube)

    def _lose_equals(self, state: TruckerState, number: int, cube: int) -> None:
        """Of equal cubes the owner chooses."""
        places = equal_cubes(state.ships[self.seat], cube)
        if len(set(places)) == 1 or len(places) == number:
            _hand_over_from(state, self.seat, places[:number], cube)
        else:
            state.then(SurrenderGoods(self.seat, number, cube))

    def _lose_charges(self, state: TruckerState, number: int) -> None:
        spots = strength.charges(state.ships[self.seat])
        if len(spots) > number and len(set(spots)) > 1 and number:
            state.then(SurrenderCharges(self.seat, number))
        else:
            _drain(state, self.seat, spots[:number])


def _hand_over(state: TruckerState, seat: int, space: int, cube: int) -> None:
    remove(state.ships[seat], space, cube)
    state.bank[cube] += 1
    row, column = state.ships[seat].spot(space)
    state.story.losses.append(Loss(seat, space, "goods", 1, COLOURS[cube]))
    state.tell("loses-goods", {"seat": seat, "colour": COLOURS[cube], "row": row, "column": column})


def _hand_over_from(state: TruckerState, seat: int, spots: list[Spot], cube: int) -> None:
    for row, column in spots:
        _hand_over(state, seat, state.ships[seat].board.space(row, column), cube)


def equal_cubes(ship: Ship, cube: int) -> list[Spot]:
    """Every cube of this colour by the place of its hold."""
    return [ship.spot(space) for space in holds(ship) for other in ship.goods[space] if other == cube]


class SurrenderGoods(CardQuestion):
    """So many of the cubes of one colour: from which holds."""

    number: int
    cube: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, number: int, cube: int) -> None:
        self.seat = seat
        self.number = number
        self.cube = cube

    def ask(self, state: TruckerState) -> Decision:
        items = equal_cubes(state.ships[self.seat], self.cube)
        number = self.number
        params = {"number": number, "colour": COLOURS[self.cube]}
        costs = [1] * len(items)
        return Subset(
            self.seat, "prompt-surrender", "goods", "surrender", items, number, number, [], costs, params=params
        )

    def answer(self, state: TruckerState, action: Action) -> None:
        _hand_over_from(state, self.seat, list(action[1]), self.cube)


class SurrenderCharges(CardQuestion):
    """So many charges: from which batteries."""

    number: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def ask(self, state: TruckerState) -> Decision:
        items = strength.charges(state.ships[self.seat])
        number = self.number
        costs = [1] * len(items)
        return Subset(
            self.seat, "prompt-drain", "batteries", "drain", items, number, number, [], costs, params={"number": number}
        )

    def answer(self, state: TruckerState, action: Action) -> None:
        _drain(state, self.seat, list(action[1]))


def _drain(state: TruckerState, seat: int, spots: list[Spot]) -> None:
    if spots:
        ship = state.ships[seat]
        strength.spend(ship, spots)
        state.story.lose(seat, [ship.board.space(row, column) for row, column in spots], "charges")
        state.tell("loses-charges", {"seat": seat, "number": len(spots), "spots": spots})

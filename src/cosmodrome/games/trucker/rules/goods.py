"""Goods: loading, and losing them (rulebook: goods, batteries).

A cube is its value. Whoever gains goods may load them, lift others out of their containers and load those again; what
is left beside the ship in the end goes to the bank.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Illegal, Subset
from ....kernel.state import NOBODY
from ..components.adventures import CARDS, COLOURS, RED, VALUES
from ..components.ship import Ship, Spot
from ..components.tiles import CARGO, KIND, SPECIAL_CARGO
from . import strength
from .agenda import then, wait_for

if TYPE_CHECKING:
    from ..state import Task, TruckerState

DONE: Final[Action] = ("done",)


def holds(ship: Ship) -> list[int]:
    """Spaces with containers."""
    return [space for space in ship.built() if KIND[ship.tiles[space]] in (CARGO, SPECIAL_CARGO)]


def takes(ship: Ship, space: int, cube: int) -> bool:
    """Whether a hold has a free container for this cube: red ones need a special hold."""
    return ship.room(space) > 0 and (cube != RED or KIND[ship.tiles[space]] == SPECIAL_CARGO)


# loading


def gain(state: TruckerState, task: Task) -> None:
    """Task ("goods", seat, planet): the goods of the card or of one of its planets, as far as the bank has them."""
    _, seat, planet = task
    card = CARDS[state.card]
    for cube in card.goods if planet < 0 else card.planets[planet]:
        if state.bank[cube]:
            state.bank[cube] -= 1
            state.offer.append(cube)
    state.offer.sort(reverse=True)
    if state.offer and holds(state.ships[seat]):
        wait_for(state, seat, "load")
    else:
        _leave_rest(state)


def _leave_rest(state: TruckerState) -> None:
    for cube in state.offer:
        state.bank[cube] += 1
    state.offer = []


def ask_load(state: TruckerState, seat: int) -> Decision:
    ship = state.ships[seat]
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
    return Choice(seat, "prompt-load", "goods", options, {"goods": cubes(state.offer)})


def closed(state: TruckerState, seat: int) -> list[tuple[Action, Illegal]]:
    """Red goods in plain holds that have room."""
    ship = state.ships[seat]
    plain = [ship.spot(space) for space in ship.of_kind(CARGO) if ship.room(space)] if RED in state.offer else []
    return [(("load", COLOURS[RED], row, column), Illegal("why-red-goods", "goods")) for row, column in plain]


def cubes(values: list[int]) -> list[str]:
    """Cubes by their colour."""
    return [COLOURS[cube] for cube in values]


def do_load(state: TruckerState, seat: int, action: Action) -> None:
    if action == DONE:
        state.waiting = NOBODY
        state.tell("cargo-is", {"seat": seat, "goods": cubes(state.ships[seat].cargo())})
        _leave_rest(state)
        return
    ship = state.ships[seat]
    cube = VALUES[action[1]]
    space = ship.board.space(action[2], action[3])
    if action[0] == "load":
        state.offer.remove(cube)
        put(ship, space, cube)
    else:
        remove(ship, space, cube)
        state.offer.append(cube)
        state.offer.sort(reverse=True)


def put(ship: Ship, space: int, cube: int) -> None:
    ship.stow(space, tuple(sorted([*ship.goods[space], cube], reverse=True)))


def remove(ship: Ship, space: int, cube: int) -> None:
    left = list(ship.goods[space])
    left.remove(cube)
    ship.stow(space, tuple(left))


# losing


def surrender(state: TruckerState, task: Task) -> None:
    """Task ("surrender", seat, number): the most valuable goods; charges make up for what is missing."""
    _, seat, number = task
    ship = state.ships[seat]
    cargo = ship.cargo()
    if len(cargo) <= number:
        for space in holds(ship):
            for cube in ship.goods[space]:
                _hand_over(state, seat, space, cube)
        then(state, [("drain", seat, number - len(cargo))])
        return
    limit = cargo[number - 1]
    for space in holds(ship):
        for cube in ship.goods[space]:
            if cube > limit:
                _hand_over(state, seat, space, cube)
    then(state, [("surrender-some", seat, number - len([cube for cube in cargo if cube > limit]), limit)])


def _hand_over(state: TruckerState, seat: int, space: int, cube: int) -> None:
    remove(state.ships[seat], space, cube)
    state.bank[cube] += 1
    row, column = state.ships[seat].spot(space)
    state.tell("loses-goods", {"seat": seat, "colour": COLOURS[cube], "row": row, "column": column})


def surrender_some(state: TruckerState, task: Task) -> None:
    """Task ("surrender-some", seat, number, cube): of equal cubes the owner chooses."""
    _, seat, number, cube = task
    places = equal_cubes(state.ships[seat], cube)
    if len(set(places)) == 1 or len(places) == number:
        _hand_over_from(state, seat, places[:number], cube)
    else:
        wait_for(state, seat, "surrender")


def equal_cubes(ship: Ship, cube: int) -> list[Spot]:
    """Every cube of this colour by the place of its hold."""
    return [ship.spot(space) for space in holds(ship) for other in ship.goods[space] if other == cube]


def ask_surrender(state: TruckerState, seat: int) -> Decision:
    _, _, number, cube = state.task
    items = equal_cubes(state.ships[seat], cube)
    params = {"number": number, "colour": COLOURS[cube]}
    return Subset(
        seat, "prompt-surrender", "goods", "surrender", items, number, number, [], [1] * len(items), params=params
    )


def do_surrender(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    _hand_over_from(state, seat, list(action[1]), state.task[3])


def _hand_over_from(state: TruckerState, seat: int, spots: list[Spot], cube: int) -> None:
    for row, column in spots:
        _hand_over(state, seat, state.ships[seat].board.space(row, column), cube)


def drain(state: TruckerState, task: Task) -> None:
    """Task ("drain", seat, number): charges that are taken; more than there are nobody can take."""
    _, seat, number = task
    spots = strength.charges(state.ships[seat])
    if len(spots) > number and len(set(spots)) > 1 and number:
        wait_for(state, seat, "drain")
    else:
        _drained(state, seat, spots[:number])


def ask_drain(state: TruckerState, seat: int) -> Decision:
    items = strength.charges(state.ships[seat])
    number: int = state.task[2]
    params = {"number": number}
    return Subset(
        seat, "prompt-drain", "batteries", "drain", items, number, number, [], [1] * len(items), params=params
    )


def do_drain(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    _drained(state, seat, list(action[1]))


def _drained(state: TruckerState, seat: int, spots: list[Spot]) -> None:
    if spots:
        strength.spend(state.ships[seat], spots)
        state.tell("loses-charges", {"seat": seat, "number": len(spots), "spots": spots})

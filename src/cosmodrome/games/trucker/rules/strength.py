"""Engine and cannon strength, and the charges spent on them (rulebook: engines, cannons, batteries).

Cannon strength is counted in halves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.flight_board import ALIEN_BONUS
from ..components.ship import BROWN, PURPLE, Ship
from ..components.tiles import BATTERY, CANNON, ENGINE, FRONT, POWER

if TYPE_CHECKING:
    from ..components.ship import Spot

DOUBLE: Final = 2


def doubles(ship: Ship, kind: int) -> list[int]:
    """What each double engine or cannon counts, the strongest first."""
    spaces = [space for space in ship.of_kind(kind) if POWER[ship.tiles[space]] == DOUBLE]
    return sorted([power_of(ship, kind, space) for space in spaces], reverse=True)


def singles(ship: Ship, kind: int) -> int:
    """What all those together count that need no charge."""
    spaces = [space for space in ship.of_kind(kind) if POWER[ship.tiles[space]] != DOUBLE]
    return sum([power_of(ship, kind, space) for space in spaces])


def power_of(ship: Ship, kind: int, space: int) -> int:
    """What an engine, or a cannon in halves, counts where it stands."""
    power = POWER[ship.tiles[space]]
    return 2 * power if kind == CANNON and ship.turns[space] == FRONT else power


def with_doubles(ship: Ship, kind: int, powered: list[int]) -> int:
    """The strength with doubles that count so much; an alien helps whatever has some strength without it."""
    return helped(kind, singles(ship, kind) + sum(powered), ship.has_alien(BROWN if kind == ENGINE else PURPLE))


def helped(kind: int, power: int, alien: bool) -> int:
    """A strength with the help of an alien, if there is one and something to help."""
    if not power or not alien:
        return power
    return power + ALIEN_BONUS * (1 if kind == ENGINE else 2)


def strength(ship: Ship, kind: int, charges: int) -> int:
    """The most that so many charges make of it."""
    return with_doubles(ship, kind, doubles(ship, kind)[:charges])


def margin(power: int, enemy: int) -> int:
    """By how much cannons, counted in halves, are stronger than an enemy: none of it is a draw."""
    return power - 2 * enemy


def most(ship: Ship, kind: int) -> float:
    """The strength with all the charges that can be used, as players know it."""
    return shown(kind, strength(ship, kind, most_charges(ship, kind)))


def shown(kind: int, power: int) -> float:
    """A strength as players know it: cannons are counted in halves."""
    return power / 2 if kind == CANNON else float(power)


def most_charges(ship: Ship, kind: int) -> int:
    return min(len(doubles(ship, kind)), ship.charges())


def charges(ship: Ship) -> list[Spot]:
    """Every charge by the place of its battery."""
    return [ship.spot(space) for space in ship.of_kind(BATTERY) for _ in range(ship.load[space])]


def from_fullest(ship: Ship, number: int) -> list[Spot]:
    """So many charges, one after the other from the battery that is fullest then."""
    batteries = ship.of_kind(BATTERY)
    loads = [ship.load[space] for space in batteries]
    spots: list[Spot] = []
    for _ in range(number):
        fullest = loads.index(max(loads))
        loads[fullest] -= 1
        spots.append(ship.spot(batteries[fullest]))
    return spots


def spend(ship: Ship, spots: list[Spot]) -> None:
    for row, column in spots:
        space = ship.board.space(row, column)
        ship.fill(space, ship.load[space] - 1)

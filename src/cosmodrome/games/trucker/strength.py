"""Engine and cannon strength, and the charges spent on them (rulebook: engines, cannons, batteries).

Cannon strength is counted in halves. Of double cannons those that count most are charged first: nothing speaks for
another choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Decision, Subset
from ...kernel.state import NOBODY
from .adventures import CARDS
from .agenda import wait_for
from .rules import ALIEN_BONUS
from .ship import BROWN, PURPLE, Ship
from .tiles import BATTERY, CANNON, ENGINE, FRONT, POWER

if TYPE_CHECKING:
    from .ship import Spot
    from .state import Task, TruckerState

DOUBLE: Final = 2


def doubles(ship: Ship, kind: int) -> int:
    """Double engines or double cannons."""
    return len([space for space in ship.of_kind(kind) if POWER[ship.tiles[space]] == DOUBLE])


def engine_strength(ship: Ship, charges: int) -> int:
    """With so many double engines switched on."""
    engines = len(ship.of_kind(ENGINE)) - doubles(ship, ENGINE) + DOUBLE * charges
    return engines + ALIEN_BONUS if engines and ship.has_alien(BROWN) else engines


def cannon_strength(ship: Ship, charges: int) -> int:
    """In halves, with so many double cannons fired."""
    single = 0
    double: list[int] = []
    for space in ship.of_kind(CANNON):
        halves = POWER[ship.tiles[space]] * (2 if ship.turns[space] == FRONT else 1)
        if POWER[ship.tiles[space]] == DOUBLE:
            double.append(halves)
        else:
            single += halves
    double.sort(reverse=True)
    cannons = single + sum(double[:charges])
    return cannons + 2 * ALIEN_BONUS if cannons and ship.has_alien(PURPLE) else cannons


def strength(ship: Ship, kind: int, charges: int) -> int:
    return engine_strength(ship, charges) if kind == ENGINE else cannon_strength(ship, charges)


def shown(kind: int, power: int) -> float:
    """A strength as players know it: cannons are counted in halves."""
    return power / 2 if kind == CANNON else float(power)


def most_charges(ship: Ship, kind: int) -> int:
    return min(doubles(ship, kind), ship.charges())


def charges(ship: Ship) -> list[Spot]:
    """Every charge by the place of its battery."""
    return [ship.spot(space) for space in ship.of_kind(BATTERY) for _ in range(ship.load[space])]


def spend(ship: Ship, spots: list[Spot]) -> None:
    for row, column in spots:
        space = ship.board.space(row, column)
        ship.fill(space, ship.load[space] - 1)


def declare(state: TruckerState, task: Task) -> None:
    """Task ("declare", seat, kind): the strength a seat shows now; a question only if it has a choice."""
    _, seat, kind = task
    if state.taken >= 0:
        return
    ship = state.ships[seat]
    if most_charges(ship, kind):
        wait_for(state, seat, "engines" if kind == ENGINE else "cannons")
    else:
        _declared(state, seat, kind, 0)


def _declared(state: TruckerState, seat: int, kind: int, number: int) -> None:
    power = strength(state.ships[seat], kind, number)
    state.measure = kind
    state.power[seat] = power
    key = "declares-engines" if kind == ENGINE else "declares-cannons"
    state.tell(key, {"seat": seat, "strength": shown(kind, power), "charges": number})


def _ask(state: TruckerState, seat: int, kind: int, prompt: str, rule: str) -> Subset:
    ship = state.ships[seat]
    most = most_charges(ship, kind)
    items = charges(ship)
    params: dict[str, float] = {
        "least": shown(kind, strength(ship, kind, 0)),
        "most": shown(kind, strength(ship, kind, most)),
    }
    return Subset(seat, prompt, rule, "power", items, 0, most, [], [1] * len(items), params=params)


def ask_engines(state: TruckerState, seat: int) -> Decision:
    return _ask(state, seat, ENGINE, "prompt-engines", "engines")


def ask_cannons(state: TruckerState, seat: int) -> Decision:
    """Against an enemy, with its strength; in a combat zone the others are the measure."""
    enemy = CARDS[state.card].strength
    asked = _ask(state, seat, CANNON, "prompt-cannons-enemy" if enemy else "prompt-cannons", "cannons")
    if enemy and asked.params is not None:
        asked.params["enemy"] = enemy
    return asked


def _do(state: TruckerState, seat: int, action: Action, kind: int) -> None:
    state.waiting = NOBODY
    spend(state.ships[seat], list(action[1]))
    _declared(state, seat, kind, len(action[1]))


def do_engines(state: TruckerState, seat: int, action: Action) -> None:
    _do(state, seat, action, ENGINE)


def do_cannons(state: TruckerState, seat: int, action: Action) -> None:
    _do(state, seat, action, CANNON)

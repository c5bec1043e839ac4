"""The launch: order of start, batteries and crew (rulebook: launch, crew, aliens)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Choice, Decision, Subset
from ....kernel.state import NOBODY
from ..components.ship import BROWN, PURPLE, Ship, Spot
from ..components.tiles import BATTERY, BROWN_SUPPORT, CABIN, CAPACITY, KIND, PURPLE_SUPPORT
from . import forecast
from .agenda import then, wait_for

if TYPE_CHECKING:
    from ..state import Task, TruckerState


def launch(state: TruckerState, task: Task) -> None:
    """Markers go to the start, batteries and cabins are filled; then aliens may come aboard, in order of start."""
    state.phase = "launch"
    forecast.make_deck(state)
    order = sorted(range(state.seats), key=lambda seat: state.ships[seat].number)
    for place, seat in enumerate(order):
        state.position[seat] = -place * state.round.gap
        state.flying[seat] = True
        _fill(state.ships[seat])
    state.tell("launch", {"order": [{"seat": seat} for seat in order]})
    then(state, [*[("crew", seat) for seat in order], ("card",)])


def _fill(ship: Ship) -> None:
    for space in ship.cabins() + ship.of_kind(BATTERY):
        ship.fill(space, CAPACITY[ship.tiles[space]])


def supports(ship: Ship, space: int, kind: int) -> bool:
    """Whether a cabin is joined to a life support of this kind."""
    return any(KIND[ship.tiles[other]] == kind for other in ship.joined(space))


def homes(ship: Ship, kind: int) -> list[int]:
    """Cabins where aliens can live that need this kind of life support; never the start cabin."""
    return [space for space in ship.of_kind(CABIN) if supports(ship, space, kind)]


def choose(state: TruckerState, task: Task) -> None:
    ship = state.ships[task[1]]
    if not state.round.test and (homes(ship, PURPLE_SUPPORT) or homes(ship, BROWN_SUPPORT)):
        wait_for(state, task[1], "crew")


def ask(state: TruckerState, seat: int) -> Decision:
    """Where the purple and the brown alien live, if anywhere: at most one of each."""
    ship = state.ships[seat]
    options: list[Action] = []
    for purple in [0, *homes(ship, PURPLE_SUPPORT)]:
        for brown in [0, *homes(ship, BROWN_SUPPORT)]:
            if not purple or purple != brown:
                options.append(("crew", ship.spot(purple) if purple else (), ship.spot(brown) if brown else ()))
    return Choice(seat, "prompt-crew", "aliens", options)


def do(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    ship = state.ships[seat]
    for alien, name, spot in ((PURPLE, "purple_alien", action[1]), (BROWN, "brown_alien", action[2])):
        if spot:
            ship.fill(ship.board.space(spot[0], spot[1]), alien)
            state.tell("welcomes", {"seat": seat, "alien": name})


def aliens_leave(state: TruckerState, seat: int) -> None:
    """Aliens whose cabin has no life support for them any more."""
    ship = state.ships[seat]
    for alien, kind, name in ((PURPLE, PURPLE_SUPPORT, "purple_alien"), (BROWN, BROWN_SUPPORT, "brown_alien")):
        for space in ship.of_kind(CABIN):
            if ship.load[space] == alien and not supports(ship, space, kind):
                ship.fill(space, 0)
                row, column = ship.spot(space)
                state.tell("alien-leaves", {"seat": seat, "alien": name, "row": row, "column": column})


# losing crew


def dismiss(state: TruckerState, task: Task) -> None:
    """Task ("dismiss", seat, number): so many of the crew have to go; all, if there are not more."""
    _, seat, number = task
    ship = state.ships[seat]
    if ship.crew() > number:
        wait_for(state, seat, "dismiss")
    else:
        _leave(state, seat, members(ship))


def members(ship: Ship) -> list[Spot]:
    """Every member of the crew by the place of its cabin."""
    found: list[Spot] = []
    for space in ship.cabins():
        aboard = ship.load[space]
        found.extend([ship.spot(space)] * (aboard if aboard < PURPLE else 1))
    return found


def ask_dismiss(state: TruckerState, seat: int) -> Decision:
    """Which of them is for the owner to say."""
    items = members(state.ships[seat])
    number: int = state.task[2]
    params = {"number": number}
    return Subset(seat, "prompt-dismiss", "crew", "dismiss", items, number, number, [], [1] * len(items), params=params)


def do_dismiss(state: TruckerState, seat: int, action: Action) -> None:
    state.waiting = NOBODY
    _leave(state, seat, list(action[1]))


def _leave(state: TruckerState, seat: int, spots: list[Spot]) -> None:
    ship = state.ships[seat]
    for row, column in spots:
        dismiss_one(ship, ship.board.space(row, column))
    if spots:
        state.tell("loses-crew", {"seat": seat, "number": len(spots), "spots": spots})


def dismiss_one(ship: Ship, space: int) -> None:
    """One member of the crew leaves this cabin."""
    ship.fill(space, ship.load[space] - 1 if ship.load[space] < PURPLE else 0)

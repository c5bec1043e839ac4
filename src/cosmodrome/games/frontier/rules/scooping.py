"""Scooping: a rocket fills its tanks out of an atmosphere, if it comes through (rulebook: refuel, hazards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.abilities import SAFE_AEROBRAKE, SCOOP
from ..components.cards import ENGINEER, ISOTOPE, WATER
from ..components.naming import space_message
from ..components.solar_system import AEROBRAKE
from ..components.stack import NUMBER, ROCKETS, STACKS, Stack
from ..components.tables import figure
from . import cargo, hazards, isotopes, isru, refuel, supports
from .activities import Activity
from .hazards import CRASH_DIE, IN_AEROBRAKE, INSURE, ROLL

if TYPE_CHECKING:
    from ..state import FrontierState

SCOOPED_TANKS: Final = figure("refuel", "scooped_tanks")
DIE: Final = 6


def _in_atmosphere(state: FrontierState, space: int) -> bool:
    """Where fuel can be scooped: in an aerobrake, or on a site with an atmosphere."""
    site = isru.site_at(state, space)
    return state.system.spaces[space].hazard == AEROBRAKE if site is None else isru.has_atmosphere(site)


def _works(state: FrontierState, seat: int, rocket: int, kind: int) -> bool:
    """Whether a card of this rocket with this ability works."""
    for card in state.stack(seat, rocket).cards:
        if state.face(card).ability(kind) is not None and supports.operational(state, seat, rocket, card):
            return True
    return False


class ScoopRefuel(Activity):
    """Scoop fuel with a card that can: water, or on a site a tank of its isotopes."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        found: list[Action] = []
        for rocket in self._scoopers(state, seat):
            action = self._action(state, seat, rocket)
            letter = isotopes.letter_at(state, state.stack(seat, rocket).space)
            if _refusal(state, seat, rocket) is None:
                found += [action, (*action, isotopes.WORD)] if isotopes.sought(state, seat, letter) else [action]
        return found

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        rocket = NUMBER[action[2]]
        fuel = ISOTOPE if refuel.of_isotope(action) else WATER
        if _works(state, seat, rocket, SAFE_AEROBRAKE):
            _scoop(state, seat, rocket, fuel)
        elif state.players[seat].water >= hazards.price(state, seat):
            state.then(Dive(seat, rocket, fuel))
        else:
            _roll(state, seat, rocket, fuel)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for rocket in self._scoopers(state, seat):
            why = _refusal(state, seat, rocket)
            if why is not None:
                shut.append((self._action(state, seat, rocket), why))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By rocket: how many tanks it brings, and how likely the rocket is lost instead, as a fraction."""
        found: dict[str, Any] = {}
        for rocket in self._scoopers(state, seat):
            if _refusal(state, seat, rocket) is None:
                fails = 0 if _works(state, seat, rocket, SAFE_AEROBRAKE) else CRASH_DIE
                tanks = min(SCOOPED_TANKS, cargo.room(state, state.stack(seat, rocket)))
                price = hazards.price(state, seat)
                found[STACKS[rocket]] = {"tanks": tanks, "fails": [fails, DIE], "water": price}
        return found

    def _action(self, state: FrontierState, seat: int, rocket: int) -> Action:
        return ("refuel-scoop", state.system.spaces[state.stack(seat, rocket).space].id, STACKS[rocket])

    def _scoopers(self, state: FrontierState, seat: int) -> list[int]:
        """The rockets that are in an atmosphere and have a card for it, working or not."""
        return [kind for kind in ROCKETS if _scoops(state, state.stack(seat, kind))]


def _scoops(state: FrontierState, rocket: Stack) -> bool:
    if not rocket.there or not _in_atmosphere(state, rocket.space):
        return False
    return any(state.face(card).ability(SCOOP) is not None for card in rocket.cards)


def _refusal(state: FrontierState, seat: int, rocket: int) -> Illegal | None:
    if not _works(state, seat, rocket, SCOOP):
        return Illegal("why-no-scoop", "supports")
    craft = state.stack(seat, rocket)
    return None if cargo.room(state, craft) else cargo.full(state, craft)


class Dive(Question["FrontierState"]):
    """Failure is not an option: pay, or roll."""

    __slots__ = ("fuel", "rocket")

    rocket: int
    fuel: int

    def __init__(self, seat: int, rocket: int, fuel: int) -> None:
        self.seat = seat
        self.rocket = rocket
        self.fuel = fuel

    def ask(self, state: FrontierState) -> Decision:
        where = space_message(state.system, state.stack(self.seat, self.rocket).space)
        params = {"space": where, "water": hazards.price(state, self.seat)}
        return Choice(self.seat, "prompt-scoop", "hazards", [ROLL, INSURE], params)

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == ROLL:
            _roll(state, self.seat, self.rocket, self.fuel)
            return
        hazards.insure(state, self.seat)
        _scoop(state, self.seat, self.rocket, self.fuel)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        return {"water": hazards.price(state, self.seat), "fails": [CRASH_DIE, DIE]}


def _roll(state: FrontierState, seat: int, rocket: int, fuel: int) -> None:
    """On a 1 the rocket with all its cards and fuel is decommissioned."""
    if hazards.crash_die(state, seat, rocket, IN_AEROBRAKE) <= CRASH_DIE:
        cargo.crash(state, seat, rocket)
    else:
        _scoop(state, seat, rocket, fuel)


def _scoop(state: FrontierState, seat: int, rocket: int, fuel: int) -> None:
    space = state.stack(seat, rocket).space
    tanks = isotopes.TANKS if fuel == ISOTOPE else SCOOPED_TANKS
    refuel.fill(state, seat, rocket, space, tanks, fuel, isotopes.letter_at(state, space))


SCOOP_REFUEL: Final = ScoopRefuel("refuel-scoop", "refuel", ENGINEER)

"""Scooping: a rocket fills its tanks out of an atmosphere, if it comes through (rulebook: refuel, hazards)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Illegal, Question
from ..components.abilities import SAFE_AEROBRAKE, SCOOP
from ..components.cards import ENGINEER, ISOTOPE, WATER
from ..components.naming import space_message
from ..components.solar_system import AEROBRAKE
from ..components.stack import ROCKET
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


def _works(state: FrontierState, seat: int, kind: int) -> bool:
    """Whether a card of the rocket with this ability works."""
    for card in state.stack(seat, ROCKET).cards:
        if state.face(card).ability(kind) is not None and supports.operational(state, seat, ROCKET, card):
            return True
    return False


class ScoopRefuel(Activity):
    """Scoop fuel with a card that can: water, or on a site a tank of its isotopes."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if not self._scoops(state, seat) or self._refusal(state, seat) is not None:
            return []
        action = self._action(state, seat)
        letter = isotopes.letter_at(state, state.stack(seat, ROCKET).space)
        return [action, (*action, isotopes.WORD)] if isotopes.sought(state, seat, letter) else [action]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        fuel = ISOTOPE if refuel.of_isotope(action) else WATER
        if _works(state, seat, SAFE_AEROBRAKE):
            _scoop(state, seat, fuel)
        elif state.players[seat].water >= hazards.price(state, seat):
            state.then(Dive(seat, fuel))
        else:
            _roll(state, seat, fuel)

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        if not self._scoops(state, seat):
            return []
        why = self._refusal(state, seat)
        return [] if why is None else [(self._action(state, seat), why)]

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """How many tanks it brings, and how likely the rocket is lost instead, as a fraction."""
        if not self.offers(state, seat):
            return {}
        fails = 0 if _works(state, seat, SAFE_AEROBRAKE) else CRASH_DIE
        room = cargo.room(state, state.stack(seat, ROCKET))
        return {"tanks": min(SCOOPED_TANKS, room), "fails": [fails, DIE], "water": hazards.price(state, seat)}

    def _action(self, state: FrontierState, seat: int) -> Action:
        return ("refuel-scoop", state.system.spaces[state.stack(seat, ROCKET).space].id)

    def _scoops(self, state: FrontierState, seat: int) -> bool:
        """Whether the rocket is in an atmosphere and has a card for it, working or not."""
        rocket = state.stack(seat, ROCKET)
        if not rocket.there or not _in_atmosphere(state, rocket.space):
            return False
        return any(state.face(card).ability(SCOOP) is not None for card in rocket.cards)

    def _refusal(self, state: FrontierState, seat: int) -> Illegal | None:
        if not _works(state, seat, SCOOP):
            return Illegal("why-no-scoop", "supports")
        return None if cargo.room(state, state.stack(seat, ROCKET)) else Illegal("why-no-room", "fuel")


class Dive(Question["FrontierState"]):
    """Failure is not an option: pay, or roll."""

    __slots__ = ("fuel",)

    fuel: int

    def __init__(self, seat: int, fuel: int) -> None:
        self.seat = seat
        self.fuel = fuel

    def ask(self, state: FrontierState) -> Decision:
        where = space_message(state.system, state.stack(self.seat, ROCKET).space)
        params = {"space": where, "water": hazards.price(state, self.seat)}
        return Choice(self.seat, "prompt-scoop", "hazards", [ROLL, INSURE], params)

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == ROLL:
            _roll(state, self.seat, self.fuel)
            return
        hazards.insure(state, self.seat)
        _scoop(state, self.seat, self.fuel)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        return {"water": hazards.price(state, self.seat), "fails": [CRASH_DIE, DIE]}


def _roll(state: FrontierState, seat: int, fuel: int) -> None:
    """On a 1 the rocket with all its cards and fuel is decommissioned."""
    if hazards.crash_die(state, seat, ROCKET, IN_AEROBRAKE) <= CRASH_DIE:
        cargo.crash(state, seat, ROCKET)
    else:
        _scoop(state, seat, fuel)


def _scoop(state: FrontierState, seat: int, fuel: int) -> None:
    space = state.stack(seat, ROCKET).space
    tanks = isotopes.TANKS if fuel == ISOTOPE else SCOOPED_TANKS
    refuel.fill(state, seat, ROCKET, space, tanks, fuel, isotopes.letter_at(state, space))


SCOOP_REFUEL: Final = ScoopRefuel("refuel-scoop", "refuel", ENGINEER)

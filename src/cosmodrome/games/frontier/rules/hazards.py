"""Hazards on the way: crashes, aerobrakes, radiation, and paying to be sure (rulebook: hazards, radiation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.abilities import SAFE_AEROBRAKE, SAIL
from ..components.move import NO_ENGINE
from ..components.solar_system import SEASONS
from ..components.tables import figure
from . import cargo, supports
from .supports import ANYWHERE

if TYPE_CHECKING:
    from ..state import FrontierState

ROLL: Final[Action] = ("roll",)
INSURE: Final[Action] = ("insure",)

PRICE: Final = figure("movement", "failure_water")
CRASH_DIE: Final = figure("movement", "crash_die")
RED_RADIATION: Final = figure("movement", "red_radiation")
RED: Final = SEASONS.index("red")

IN_CRASH_SPACE: Final = 0
IN_AEROBRAKE: Final = 1
BY_FACTORY: Final = 2
CAUSES: Final = ("crash", "aerobrake", "assist")


# crashes


class Hazard(Task["FrontierState"]):
    """The craft on its way may crash, for one of CAUSES."""

    __slots__ = ("cause",)

    cause: int

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, state: FrontierState) -> None:
        if state.move is None:
            return
        if self.cause == IN_AEROBRAKE:
            lose_sails(state, self.seat)
            move = state.move
            if move is None or safe_in_aerobrakes(state, self.seat, move.kind):
                return
        if state.players[self.seat].water >= PRICE:
            state.then(Insurance(self.seat, self.cause))
        else:
            roll(state, self.seat, self.cause)


class Insurance(Question["FrontierState"]):
    """Failure is not an option: pay, or roll."""

    __slots__ = ("cause",)

    cause: int

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def ask(self, state: FrontierState) -> Decision:
        return Choice(self.seat, f"prompt-{CAUSES[self.cause]}", "hazards", [ROLL, INSURE], {"water": PRICE})

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == ROLL:
            roll(state, self.seat, self.cause)
            return
        state.players[self.seat].water -= PRICE
        if state.journal is not None:
            state.tell("insures", {"seat": self.seat, "water": PRICE})

    def hints(self, state: FrontierState) -> dict[str, Any]:
        return {"water": PRICE, "fails": [CRASH_DIE, 6]}


def roll(state: FrontierState, seat: int, cause: int) -> None:
    """On a 1 the craft with all its cards and fuel is decommissioned."""
    move = state.move
    assert move is not None
    die = state.dice.roll(6)
    if state.journal is not None:
        outcome = "crashes" if die <= CRASH_DIE else "comes-through"
        state.tell(outcome, {"seat": seat, "die": die, "cause": f"hazard-{CAUSES[cause]}"})
    if die <= CRASH_DIE:
        cargo.crash(state, seat, move.kind)
        state.moved += (move.kind,)
        state.carried += state.stack(seat, move.kind).cards
        state.move = None


def lose_sails(state: FrontierState, seat: int) -> None:
    """Sails are lost in an aerobrake, in use or not."""
    move = state.move
    assert move is not None
    sails = [card for card in state.stack(seat, move.kind).cards if state.face(card).ability(SAIL) is not None]
    if sails:
        suffer(state, seat, sails)


def safe_in_aerobrakes(state: FrontierState, seat: int, kind: int) -> bool:
    """Whether a working card takes the danger out of aerobrakes."""
    for card in state.stack(seat, kind).cards:
        if state.face(card).ability(SAFE_AEROBRAKE) is not None and supports.operational(state, seat, kind, card):
            return True
    return False


# radiation


class Radiation(Task["FrontierState"]):
    """The craft has entered a radiation space."""

    __slots__ = ()

    def run(self, state: FrontierState) -> None:
        move = state.move
        if move is None:
            return
        die = state.dice.roll(6)
        level = radiation_level(die, move.net, state.season)
        lost = below(state, state.stack(self.seat, move.kind).cards, level)
        if state.journal is not None:
            state.tell("radiation", {"seat": self.seat, "die": die, "level": level})
        if lost:
            suffer(state, self.seat, lost)


def radiation_level(die: int, net: int, season: int) -> int:
    """The level in a radiation space: speed helps, the red sector harms."""
    return die - max(0, net) + (RED_RADIATION if season == RED else 0)


def below(state: FrontierState, cards: tuple[int, ...], level: int) -> list[int]:
    """The cards that do not stand this level."""
    return [card for card in cards if state.face(card).rad_hard < level]


# losses on the way


def suffer(state: FrontierState, seat: int, cards: list[int]) -> None:
    """Cards of the craft on its way are lost. Without its engine it can only glide on; without cards it is gone."""
    move = state.move
    assert move is not None
    cargo.lose(state, seat, cards)
    if state.journal is not None:
        state.tell("loses", {"seat": seat, "cards": cards})
    check_engine(state, seat)


def check_engine(state: FrontierState, seat: int) -> None:
    """After cards have gone: does the engine still work with what it had?"""
    move = state.move
    assert move is not None
    stack = state.stack(seat, move.kind)
    if not stack.cards:
        state.moved += (move.kind,)
        state.move = None
        return
    if move.engine == NO_ENGINE or move.broken:
        return
    cooled = 1 if move.lit else 0
    if move.engine in stack.cards:
        chains = supports.chains(state, stack.cards, move.engine, cooled, ANYWHERE)
        if any(chain.cards == move.supports for chain in chains):
            return
    state.move = move.without_engine()
    if state.journal is not None:
        state.tell("engine-lost", {"seat": seat})

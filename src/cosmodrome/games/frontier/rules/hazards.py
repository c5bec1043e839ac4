"""Hazards on the way: crashes, aerobrakes, radiation, and paying to be sure (rulebook: hazards, radiation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Question, Task
from ..components.abilities import (
    CHEAP_INSURANCE,
    HUMANS_HARDENED,
    RADIATION_PROOF,
    REROLL_HAZARD,
    SAFE_AEROBRAKE,
    SAFE_ASSIST,
    SAFE_ASSIST_HERE,
    SAIL,
)
from ..components.cards import CARDS, RADIATOR
from ..components.move import NO_ENGINE, Move
from ..components.solar_system import SEASONS
from ..components.stack import FUELLED, MOBILE, Stack
from ..components.tables import figure
from . import abilities, ageing, cargo, freighter, home, supports
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
        move = state.move
        if move is None:
            return
        if self.cause == BY_FACTORY and assist_is_safe(state, self.seat, move.place.space):
            return
        if self.cause == IN_AEROBRAKE:
            lose_sails(state, self.seat)
            if _gone(state) or safe_in_aerobrakes(state, self.seat, move.kind):
                return
        if state.players[self.seat].water >= price(state, self.seat):
            state.then(Insurance(self.seat, self.cause))
        else:
            roll(state, self.seat, self.cause)


def _gone(state: FrontierState) -> bool:
    """Whether nothing is left of the craft that was on its way: asked anew, since its sails were all it had."""
    return state.move is None


class Insurance(Question["FrontierState"]):
    """Failure is not an option: pay, or roll."""

    __slots__ = ("cause",)

    cause: int

    def __init__(self, seat: int, cause: int) -> None:
        self.seat = seat
        self.cause = cause

    def ask(self, state: FrontierState) -> Decision:
        params = {"water": price(state, self.seat)}
        return Choice(self.seat, f"prompt-{CAUSES[self.cause]}", "hazards", [ROLL, INSURE], params)

    def answer(self, state: FrontierState, action: Action) -> None:
        if action == ROLL:
            roll(state, self.seat, self.cause)
            return
        insure(state, self.seat)

    def hints(self, state: FrontierState) -> dict[str, Any]:
        return {"water": price(state, self.seat), "fails": [CRASH_DIE, 6]}


def price(state: FrontierState, seat: int) -> int:
    """What it costs to be sure; some make it cheaper."""
    cheap = abilities.held(state, seat, CHEAP_INSURANCE)
    return PRICE if cheap is None else cheap.amount


def insure(state: FrontierState, seat: int) -> None:
    water = price(state, seat)
    state.players[seat].water -= water
    if state.journal is not None:
        state.tell("insures", {"seat": seat, "water": water})


def assist_is_safe(state: FrontierState, seat: int, site: int) -> bool:
    """Whether somebody takes the danger out of factory assists there."""
    if abilities.held(state, seat, SAFE_ASSIST) is not None:
        return True
    return any(ability.kind == SAFE_ASSIST_HERE for ability in abilities.at(state, seat, site))


def crash_die(state: FrontierState, seat: int, kind: int, cause: int) -> int:
    """The die against a crash; one that failed is rolled again where somebody aboard can, once a turn."""
    die = _roll_for(state, seat, cause)
    for card in abilities.in_stack(state, seat, kind, REROLL_HAZARD) if die <= CRASH_DIE else []:
        if cause != BY_FACTORY and card not in state.rerolled:
            state.rerolled += (card,)
            if state.journal is not None:
                state.tell("rolls-again", {"seat": seat, "card": card})
            return _roll_for(state, seat, cause)
    return die


def _roll_for(state: FrontierState, seat: int, cause: int) -> int:
    die = state.dice.roll(6)
    if state.journal is not None:
        outcome = "crashes" if die <= CRASH_DIE else "comes-through"
        state.tell(outcome, {"seat": seat, "die": die, "cause": f"hazard-{CAUSES[cause]}"})
    return die


def roll(state: FrontierState, seat: int, cause: int) -> None:
    """On a 1 the craft with all its cards and fuel is decommissioned, but for its Bernal."""
    move = state.move
    assert move is not None
    if crash_die(state, seat, move.kind, cause) <= CRASH_DIE:
        cargo.crash(state, seat, move.kind)
        stack = state.stack(seat, move.kind)
        if home.carries(stack) and move.place.bonus and state.system.spaces[stack.space].site is None:
            state.move = move.wrecked()  # what a flyby has given a Bernal is not lost (seed 19.5B)
            return
        state.moved += (move.kind,)
        state.carried += stack.cards
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
        stack = state.stack(self.seat, move.kind)
        lost = below(state, exposed(state, self.seat, move, stack), level)
        if not home.promoted_at(state, self.seat, stack.space):
            cargo.irradiate_cubes(state, self.seat, move.kind, freighter.cube_hardness(state, self.seat), level)
        if state.journal is not None:
            state.tell("radiation", {"seat": self.seat, "die": die, "level": level})
        lost = ageing.irradiated(state, self.seat, lost)
        if lost:
            suffer(state, self.seat, lost)
        elif move.kind in MOBILE or state.rules.ageing:
            check_engine(state, self.seat)


def exposed(state: FrontierState, seat: int, move: Move, stack: Stack) -> tuple[int, ...]:
    """The cards of a craft that a radiation space reaches: at a promoted Bernal only radiators that are in use."""
    if not home.promoted_at(state, seat, stack.space):
        return stack.cards
    working = (*home.working_radiators(state, seat), *move.cooling)
    return tuple([card for card in stack.cards if card in working and CARDS[card].deck == RADIATOR])


def radiation_level(die: int, net: int, season: int) -> int:
    """The level in a radiation space: speed helps, the red sector harms."""
    return die - max(0, net) + (RED_RADIATION if season == RED else 0)


def below(state: FrontierState, cards: tuple[int, ...], level: int) -> list[int]:
    """The cards of a stack that do not stand this level in a storm or a radiation space."""
    weak = weaker(state, cards, level)
    return [card for card in weak if abilities.has(state, card, RADIATION_PROOF) is None]


def weaker(state: FrontierState, cards: tuple[int, ...], level: int) -> list[int]:
    """The cards of a stack whose rad-hard is below a level, whatever it comes from; Bernals stand any."""
    hardening = _hardening(state, cards)
    return [card for card in cards if rad_hard(state, card, hardening) < level and not home.is_bernal(card)]


def rad_hard(state: FrontierState, card: int, hardening: int) -> int:
    """Of a card in a stack where humans are so much harder."""
    hard = state.face(card).rad_hard
    return hard + hardening if hardening and cargo.is_human(state, card) else hard


def _hardening(state: FrontierState, cards: tuple[int, ...]) -> int:
    found = [abilities.has(state, card, HUMANS_HARDENED) for card in cards]
    return max([ability.amount for ability in found if ability is not None], default=0)


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
    if move is None:
        return
    stack = state.stack(seat, move.kind)
    if not stack.there or (not stack.cards and move.kind not in MOBILE):
        state.moved += (move.kind,)
        state.move = None
        return
    if move.broken:
        return
    if move.engine == NO_ENGINE:
        if move.kind in FUELLED and freighter.card_of(state, seat) not in stack.cards:
            _stop_engine(state, seat, move)
        return
    cooled = 1 if move.lit else 0
    if move.engine in stack.cards:
        chains = supports.chains(state, stack.cards, move.engine, cooled, ANYWHERE)
        if any(chain.cards == move.supports for chain in chains):
            return
    _stop_engine(state, seat, move)


def _stop_engine(state: FrontierState, seat: int, move: Move) -> None:
    state.move = move.without_engine()
    if state.journal is not None:
        state.tell("engine-lost", {"seat": seat})

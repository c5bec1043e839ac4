"""Engines: which of them can move a stack, with what net thrust and for how much fuel (rulebook: net-thrust, fuel)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Illegal
from ..components.abilities import BEAMED_ISRU, FREE_PIVOTS, ONE_MODIFIER, SAIL
from ..components.cards import ISOTOPE, REGOLITH, Engine
from ..components.fuel import MOST_DRY, MOST_DRY_LARGE
from ..components.net_thrust import NetThrust
from ..components.solar_system import LETTERS
from ..components.stack import Stack
from ..routes.craft import Craft
from . import abilities, facilities, home, isotopes, regimes, supports
from .supports import Chain

if TYPE_CHECKING:
    from ..state import FrontierState

AFTERBURN_COOLING: Final = 1
"""Therms that an afterburner cools."""


class Setting:
    """An engine with the supports it is to use, and whether its afterburner is lit at the start."""

    __slots__ = ("chain", "craft", "engine", "lit", "net")

    engine: int
    chain: Chain
    lit: bool
    craft: Craft
    net: NetThrust
    """As it would be now, before any lift-off."""

    def __init__(self, state: FrontierState, seat: int, stack: Stack, engine: int, chain: Chain, lit: bool) -> None:
        self.engine = engine
        self.chain = chain
        self.lit = lit
        self.craft = craft_of(state, seat, stack, engine, chain)
        self.net = self.at(state, stack, self.steps_at_start(state, stack))

    def steps_at_start(self, state: FrontierState, stack: Stack) -> int:
        """The fuel left once the afterburner is lit."""
        return state.steps(stack) - (self.craft.afterburn_steps if self.lit else 0)

    def at(self, state: FrontierState, stack: Stack, steps: int) -> NetThrust:
        """The net thrust of a move that starts here with so many steps."""
        zone = state.system.spaces[stack.space].zone
        parts = self.craft.parts(state.system, zone, steps, self.lit)
        engine = engine_of(state, self.engine)
        parts.supports = parts.base - engine.thrust
        parts.base = engine.thrust
        return parts

    @property
    def oberth(self) -> int:
        return self.craft.thrust + (self.craft.afterburn_thrust if self.lit else 0)


def engine_of(state: FrontierState, card: int) -> Engine:
    engine = state.face(card).engine
    assert engine is not None, "a card with an engine"
    return engine


def engines(state: FrontierState, stack: Stack) -> list[int]:
    """The cards of a stack that have an engine, working or not."""
    return [card for card in stack.cards if state.face(card).engine is not None]


def craft_of(state: FrontierState, seat: int, stack: Stack, engine: int, chain: Chain) -> Craft:
    """A stack with this engine in use, as the planner knows it."""
    printed = engine_of(state, engine)
    thrust = printed.thrust
    consumption = printed.consumption
    per = printed.per
    if printed.gigawatt:
        thrust += _one_modifier(state, engine, chain)
    else:
        thrust += chain.thrust_bonus
        consumption *= chain.fuel_factor
        per *= chain.fuel_per
    craft = Craft(
        thrust,
        consumption,
        per,
        state.rules.strip,
        max(1, state.dry_mass(stack)),
        state.steps(stack),
        printed.afterburn_steps,
        printed.afterburn_thrust,
        chain.solar,
        beamed(state, seat, printed),
        free_pivots(state, engine) + home.free_pivots(state, seat),
        state.face(engine).ability(SAIL) is not None,
        printed.starship,
    )
    brighter = state.face(engine).ability(BEAMED_ISRU)
    if brighter is not None:
        craft.beam_thrust = brighter.amount
    return craft


def free_pivots(state: FrontierState, engine: int) -> int:
    """Pivots that cost neither thrust nor fuel, in each move."""
    nimble = abilities.has(state, engine, FREE_PIVOTS)
    return 0 if nimble is None else nimble.amount


def _one_modifier(state: FrontierState, engine: int, chain: Chain) -> int:
    """What supports add to a GW thruster: nothing, but by an option the best of them to Colliding FRC (seed 21.4)."""
    if not _modified(state, engine):
        return 0
    return max([0, *[state.face(card).thrust_bonus for card in chain.cards]])


def _modified(state: FrontierState, engine: int) -> bool:
    return state.rules.one_modifier and state.face(engine).ability(ONE_MODIFIER) is not None


def beamed(state: FrontierState, seat: int, engine: Engine) -> bool:
    """Whether a beam pushes it: one's own, or one that its owner allows; never a GW thruster."""
    if not engine.pushable or engine.gigawatt:
        return False
    return regimes.has_beam(state, seat)


def settings(state: FrontierState, seat: int, stack: Stack) -> list[Setting]:
    """Every way to set out with an engine of this stack that works and has fuel of its kind; thrust is not looked at.

    Where an afterburner has to cool the engine it is lit in any case.
    """
    found: list[Setting] = []
    for card in engines(state, stack):
        if refusal(state, stack, card) is not None:
            continue
        engine = engine_of(state, card)
        afterburner = 0 < engine.afterburn_steps <= state.steps(stack)
        cold = _chains(state, seat, stack, card, 0)
        found += [Setting(state, seat, stack, card, chain, False) for chain in cold]
        if afterburner:
            cool = [chain.cards for chain in cold]
            for chain in _chains(state, seat, stack, card, AFTERBURN_COOLING):
                setting = Setting(state, seat, stack, card, chain, True)
                setting.craft.always_lit = chain.cards not in cool
                found.append(setting)
    return found


def _chains(state: FrontierState, seat: int, stack: Stack, card: int, cooled: int) -> list[Chain]:
    """The chains an engine may use; a GW thruster, to which supports add nothing, uses none that is too long."""
    if home.is_bernal(card):
        return _chains_of_bernal(state, seat, stack, card, cooled)
    found = supports.chains(state, stack.cards, card, cooled, stack.space)
    if not engine_of(state, card).gigawatt or _modified(state, card):
        return found
    return [chain for chain in found if not any(_within(other, chain) for other in found)]


def _chains_of_bernal(state: FrontierState, seat: int, stack: Stack, card: int, cooled: int) -> list[Chain]:
    """What a Bernal can rest on for a move: not on sunlight where it sets out far from the Sun."""
    sunlit = facilities.sunlit(state, seat)
    found = supports.chains(state, home.powering(state, stack.cards), card, cooled, stack.space)
    return [chain for chain in found if sunlit or not supports.by_sunlight(state, chain)]


def _within(one: Chain, other: Chain) -> bool:
    """Whether a chain does with some of the supports of another, in the sun or without it like that."""
    return (
        len(one.cards) < len(other.cards)
        and all(card in other.cards for card in one.cards)
        and one.solar == other.solar
    )


def refusal(state: FrontierState, stack: Stack, card: int) -> Illegal | None:
    """Why this engine can not move the stack, whatever supports it."""
    engine = engine_of(state, card)
    dry = state.dry_mass(stack)
    most = MOST_DRY_LARGE if engine.gigawatt or home.is_bernal(card) else MOST_DRY
    if dry > most:
        return Illegal("why-too-heavy", "movement", {"mass": dry, "most": most})
    most = state.rules.strip.most_tanks(dry)
    if stack.tanks > most:
        return Illegal("why-too-much-fuel", "movement", {"tanks": stack.tanks, "most": most})
    if burns(state, card, stack):
        return None
    if isotopes.only(state, card):
        letter = LETTERS[isotopes.letter_of(state, card)]
        return Illegal("why-other-isotope", "gigawatt-module", {"letter": f"letter-{letter}"})
    return Illegal("why-wrong-fuel", "fuel")


def burns(state: FrontierState, card: int, stack: Stack) -> bool:
    """Whether an engine can be used with what is in the tanks: its own kind or a better one.

    A GW thruster is used only with isotopes of its letter, though it may burn none of them (seed 17.0D, 21.2).
    """
    if not stack.tanks and not stack.odd:
        return True
    if isotopes.only(state, card):
        return stack.fuel == ISOTOPE and stack.letter == isotopes.letter_of(state, card)
    engine = engine_of(state, card)
    if engine.consumption:
        return stack.fuel >= engine.fuel
    return not (state.rules.colonization and stack.fuel == REGOLITH)

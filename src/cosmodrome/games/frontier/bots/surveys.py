"""The routes of a craft as the director surveys them: worked out once for many craft, and what fuel they take."""

from __future__ import annotations

from typing import Final

from ..components.abilities import NO_AEROBRAKE
from ..components.manoeuvres import thrust_suffices
from ..routes.craft import Craft
from ..routes.planner import Plan, plan
from ..routes.search import Label
from ..rules.planning import EVERYWHERE, sector_of, year_of
from ..rules.scenarios import hermes
from ..state import FrontierState
from .figures import HABIT

MOST_KEPT: Final = 96

_PLANS: Final[dict[tuple[object, ...], Plan]] = {}


def survey(state: FrontierState, craft: Craft, steps: int, start: int, goal: int = EVERYWHERE) -> Plan:
    """All best routes of a craft with so much fuel from a space, to one or to all, worked out once.

    The search is told how many burns the fuel is good for, and that the craft always weighs what it weighs at the
    start: it gets lighter on the way and only better, so whatever is found can be flown. What landing takes is counted
    afterwards. That makes it quick, and the same for many craft.
    """
    zone = state.system.zones[state.system.spaces[start].zone]
    steady = _steady(craft, steps, zone.solar)
    quick = steady.thrust + steady.beam_thrust >= HABIT["quick"]
    turns = int(HABIT["longest_quick"] if quick else HABIT["longest"])
    key = (state.system.profile, start, goal, year_of(state), sector_of(state), turns, *_fields(steady))
    known = _PLANS.get(key)
    if known is None or known.search.terrain.system is not state.system:
        if len(_PLANS) >= MOST_KEPT:
            _PLANS.clear()
        known = plan(state.system, steady, start, goal, year_of(state), turns, sector_of(state))
        _PLANS[key] = known
    return known


def is_barred(state: FrontierState, cards: tuple[int, ...], label: Label) -> bool:
    """Whether a route brakes in air that something aboard would not survive."""
    brakes: int = label.aerobrakes
    return brakes > 0 and any(state.face(card).ability(NO_AEROBRAKE) is not None for card in cards)


def _steady(craft: Craft, steps: int, sunlight: int) -> Craft:
    """The same with a fixed mass, a step of fuel for every burn and no afterburner.

    The sun shines as on the way out, except for craft that hardly move: that makes half the routes to search.
    """
    mass_class = class_of(craft, steps)
    weak = craft.thrust + mass_class + sunlight <= HABIT["weak"]
    if craft.solar and not weak:
        mass_class += _shade(sunlight)
    burns = int(HABIT["few_burns"] if craft.thrust + mass_class >= HABIT["strong"] else HABIT["most_burns"])
    if 2 * craft.consumption <= craft.per and craft.thrust + mass_class >= HABIT["strong"]:
        burns = int(HABIT["far_burns"])
    if craft.consumption:
        burns = min(burns, steps * craft.per // craft.consumption)
    steady = Craft(craft.thrust, 1, 1, None, 1, burns)
    steady.landing_fuel = False
    steady.beam = True
    steady.beam_thrust = mass_class + (craft.beam_thrust if craft.beam else 0)
    steady.solar = craft.solar and weak
    steady.free_pivots = craft.free_pivots
    steady.sail = craft.sail
    steady.starship = craft.starship
    steady.safe_aerobrakes = craft.safe_aerobrakes
    return steady


def _shade(sunlight: int) -> int:
    """What sunlight is taken to be on the whole way, for a craft that sets out with so much of it."""
    return min(sunlight, -int(HABIT["shade"]))


def _fields(craft: Craft) -> tuple[int, ...]:
    extra = (craft.solar, craft.free_pivots, craft.sail, craft.starship, craft.safe_aerobrakes)
    return (craft.thrust, craft.beam_thrust, craft.steps, *extra)


def class_of(craft: Craft, steps: int) -> int:
    """What its mass does to the thrust of a craft with so much fuel."""
    return 0 if craft.strip is None else craft.strip.class_thrust(craft.dry, steps)


def fuel_for(state: FrontierState, craft: Craft, found: Plan, label: Label) -> int:
    """The steps that a route takes: for lift-off, unless it has been paid, for landing and for every turn's burns."""
    turns: int = label.turn
    halves: int = label.half_burns
    burnt = -(-halves * craft.consumption // (2 * craft.per))
    rounded = turns - 1 if craft.per > 1 and burnt else 0
    lifting = _lifting(found) if state.move is None else 0
    landing = _landing(label, _darker(craft, found, label))
    return lifting + burnt + rounded + landing + _hop(state, label, landing)


def _hop(state: FrontierState, label: Label, landing: int) -> int:
    """The steps from one half of Hermes to the other, for a craft that has something for both."""
    if state.rules.scenario != hermes.NAME or len(hermes.threats(state)) < 2:
        return 0
    size: int = label.node.size
    return 0 if landing == 0 else 2 * size


def _darker(craft: Craft, found: Plan, label: Label) -> int:
    """What a craft that lives on sunlight loses of its thrust where a route ends, beyond what the search knew."""
    search = found.search
    if not craft.solar or search.craft.solar:
        return 0
    system = search.terrain.system
    known = _shade(system.zones[search.terrain.nodes[search.start].zone].solar)
    return min(0, system.zones[label.node.zone].solar - known)


def _lifting(found: Plan) -> int:
    """The steps for lift-off where the routes begin."""
    search = found.search
    node = search.terrain.nodes[search.start]
    if not node.size:
        return 0
    net = search.craft.net_thrust(search.terrain.system, node.zone, 0, False)
    return 0 if thrust_suffices(net, node.size) else node.size


def _landing(label: Label, darker: int) -> int:
    """The steps for landing where a route ends."""
    size: int = label.node.size
    landed = label.parent
    before = None if landed is None else landed.parent
    if not size or landed is None or before is None or thrust_suffices(before.net + darker, size):
        return 0
    if before.chute and any(way.link == landed.link and way.one_way for way in before.node.ways):
        return 0
    return size


def tanks_for(craft: Craft, steps: int) -> int:
    """The tanks that hold so many steps."""
    strip = craft.strip
    if strip is None:
        return 0
    tanks = strip.tanks(craft.dry, steps)
    return tanks + 1 if strip.steps(craft.dry, tanks) < steps else tanks

"""Where a craft could go to build a factory: routes of the planner, chances of a claim, and what it is worth.

A mission is judged in tanks of water: what a factory brings, times the chance that it comes to be, less the years it
takes, the fuel and the hazards.
"""

from __future__ import annotations

from typing import Final

from ..components.cards import BUGGY, CARDS, NO_ISRU, REFINERY, ROBONAUT, WATER
from ..components.solar_system import LETTERS, SITE, Site
from ..components.stack import LEO, ROCKET, Stack
from ..components.tables import letter_value
from ..routes.craft import Craft
from ..routes.planner import Plan, Route, irradiation, plan
from ..routes.search import Label
from ..rules import activation, boost, isru, points, supports, thrust
from ..rules.planning import year_of
from ..rules.thrust import Setting
from ..state import FrontierState
from . import design
from .design import Design
from .figures import HABIT

MOST_DESIGNS: Final = 2
MOST_WAYS: Final = 12
"""So many routes are looked at closely."""
MOST_KEPT: Final = 64
DIE: Final = 6

_PLANS: Final[dict[tuple[object, ...], Plan]] = {}


class Way:
    """A route to a site, and what it is worth to go there."""

    __slots__ = ("chance", "craft", "label", "plan", "score", "site")

    def __init__(self, site: int, craft: Craft, found: Plan, label: Label, chance: float, score: float) -> None:
        self.site = site
        self.craft = craft
        self.plan = found
        self.label = label
        self.chance = chance
        self.score = score

    @property
    def steps(self) -> int:
        return self.label.steps(self.plan.search.unit)

    def route(self) -> Route:
        return self.plan.route(self.label)


class Mission:
    """A design, the fuel it takes along, and its way."""

    __slots__ = ("design", "filled", "score", "tanks", "way")

    def __init__(self, made: Design, way: Way, tanks: int, score: float, filled: bool) -> None:
        self.design = made
        self.way = way
        self.tanks = tanks
        self.score = score
        self.filled = filled
        """More water would not bring more fuel."""


class Leg:
    """What a rocket does next: with which engine, and where to."""

    __slots__ = ("setting", "way")

    def __init__(self, setting: Setting, way: Way) -> None:
        self.setting = setting
        self.way = way


# routes


def survey(state: FrontierState, craft: Craft, start: int) -> Plan:
    """All best routes of a craft from a space, worked out once."""
    craft = _plain(craft)
    key = (state.system.profile, start, year_of(state), *_fields(craft))
    known = _PLANS.get(key)
    if known is None or known.search.terrain.system is not state.system:
        if len(_PLANS) >= MOST_KEPT:
            _PLANS.clear()
        known = plan(state.system, craft, start, -1, year_of(state), int(HABIT["longest"]))
        _PLANS[key] = known
    return known


def _plain(craft: Craft) -> Craft:
    """The same without its afterburner: half the work for the planner, and few routes are better with it."""
    plain = Craft(craft.thrust, craft.consumption, craft.per, craft.strip, craft.dry, craft.steps)
    plain.solar = craft.solar
    plain.beam = craft.beam
    plain.free_pivots = craft.free_pivots
    plain.sail = craft.sail
    plain.starship = craft.starship
    plain.safe_aerobrakes = craft.safe_aerobrakes
    return plain


def _fields(craft: Craft) -> tuple[object, ...]:
    strip = "" if craft.strip is None else craft.strip.name
    fuel = (craft.consumption, craft.per, strip, craft.dry, craft.steps)
    extra = (craft.solar, craft.beam, craft.free_pivots, craft.sail, craft.starship, craft.safe_aerobrakes)
    return (craft.thrust, *fuel, *extra)


# what sites are worth


def points_of(state: FrontierState, number: int, site: Site) -> float:
    """The points of a factory there, with its claim."""
    letter = LETTERS.index(site.letter)
    value = letter_value(points.factories_by_letter(state)[letter] + 1) + points.FACTORY + points.CLAIM
    science = "science" in site.icons or "tno" in site.icons
    return value + (points.SCIENCE if science else 0)


def chance_of(state: FrontierState, units: list[int], site: Site) -> float:
    """How likely the best of these units makes a claim."""
    best = 0.0
    for unit in units:
        face = state.face(unit)
        if face.isru <= site.hydration:
            chance = min(1.0, site.size / DIE)
            if face.platforms & BUGGY:
                chance = 1.0 - (1.0 - chance) * (1.0 - chance)
            best = max(best, chance)
    return best


def units_of(state: FrontierState, cards: tuple[int, ...]) -> list[int]:
    """The cards of a stack that prospect, and work."""
    return [card for card in cards if state.face(card).isru != NO_ISRU and supports.chains(state, cards, card, 0)]


def can_build(cards: tuple[int, ...]) -> bool:
    decks = [CARDS[card].deck for card in cards]
    return ROBONAUT in decks and REFINERY in decks


def prospects(state: FrontierState, seat: int, cards: tuple[int, ...]) -> dict[int, tuple[float, float]]:
    """By site: how likely it is that these cards make a factory there, and what it would be worth in points."""
    units = units_of(state, cards)
    found: dict[int, tuple[float, float]] = {}
    for space in state.system.spaces:
        site = space.site
        if site is None:
            continue
        chance = 0.0
        if space.number not in state.claims:
            chance = chance_of(state, units, site)
        elif state.claims[space.number] == seat and space.number not in state.factories:
            chance = 1.0
        if chance > 0.0:
            found[space.number] = (chance, points_of(state, space.number, site))
    return found


# ways


def years_left(state: FrontierState) -> int:
    return state.rules.years - state.year


def least_chance(state: FrontierState) -> float:
    return 0.0 if years_left(state) < HABIT["desperate"] else HABIT["least_chance"]


def best_way(
    state: FrontierState, seat: int, craft: Craft, stack: Stack, outlook: dict[int, tuple[float, float]]
) -> Way | None:
    """The best site to go to and the best route there."""
    found = survey(state, craft, stack.space)
    rough: list[Way] = []
    time = years_left(state) - HABIT["years_after"]
    least = least_chance(state)
    for site, (chance, worth) in outlook.items():
        if chance < least or site == stack.space:
            continue
        for label in found.labels(site):
            if float(label.turn) <= time:
                score = _score(label, found.search.unit, craft, chance * 0.95**label.radiation, worth)
                rough.append(Way(site, craft, found, label, chance, score))
    rough.sort(key=_by_score)
    best: Way | None = None
    softest = min([state.face(card).rad_hard for card in stack.cards])
    for way in rough[:MOST_WAYS]:
        chance, worth = outlook[way.site]
        lost = irradiation(state.system, way.route(), softest, year_of(state)) if way.label.radiation else 0.0
        way.chance = chance * (1.0 - lost)
        way.score = _score(way.label, found.search.unit, craft, way.chance, worth)
        if way.chance < least:
            continue
        if best is None or way.score > best.score:
            best = way
    return best


def _by_score(way: Way) -> float:
    return -way.score


def _score(label: Label, unit: int, craft: Craft, chance: float, worth: float) -> float:
    turns: int = label.turn
    score = chance * worth * HABIT["point"] - HABIT["turn"] * (turns + HABIT["years_after"])
    score -= HABIT["insured"] * (label.crashes + label.aerobrakes)
    return score - tanks_for(craft, label.steps(unit))


def tanks_for(craft: Craft, steps: int) -> int:
    """The tanks that hold so many steps."""
    strip = craft.strip
    if strip is None:
        return 0
    tanks = strip.tanks(craft.dry, steps)
    return tanks + 1 if strip.steps(craft.dry, tanks) < steps else tanks


def thrown_away(way: Way) -> int:
    """Steps of fuel that its route does better without from the start."""
    for stop in way.route().path:
        if stop.turn == 1 and stop.what == "dump":
            return stop.steps
    return 0


# from home


def at_home(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The cards of a player in LEO, in order: missions are not to change as cards go from stack to stack."""
    player = state.players[seat]
    rocket = player.stacks[ROCKET]
    cards = player.stacks[LEO].cards + (rocket.cards if rocket.space == state.rules.leo else ())
    return tuple(sorted(cards))


def loaded(state: FrontierState, seat: int) -> int:
    rocket = state.stack(seat, ROCKET)
    return rocket.tanks if rocket.space == state.rules.leo else 0


def mission(state: FrontierState, seat: int, water: int, pool: tuple[int, ...]) -> Mission | None:
    """The best mission of these cards with so much water; None: none is worth while."""
    twin = state.copy()
    best: Mission | None = None
    tried = 0
    for made in design.designs(state, seat, pool):
        if made.lacks or tried >= MOST_DESIGNS or (best is not None and best.way.chance >= HABIT["sure"]):
            break
        costs = boost_costs(state, seat, made)
        afford = loaded(state, seat) + water - costs
        if costs > water or afford < made.tanks - HABIT["thrift"] or not design.works(twin, made):
            continue
        tried += 1
        most = _most_tanks(twin, made)
        found = _fuelled(twin, seat, made, min(most, afford))
        if found is None:
            continue
        score = found.score - costs
        if best is None or score > best.score:
            best = Mission(made, found, tanks_for(found.craft, found.steps - thrown_away(found)), score, afford >= most)
    return best


def _most_tanks(state: FrontierState, made: Design) -> int:
    """As many as a long route takes; who carries more for its engine is only slower."""
    engine = thrust.engine_of(state, made.engine)
    dry = max(1, made.mass)
    strip = state.rules.strip
    steps = int(HABIT["most_burns"] * engine.consumption / engine.per + HABIT["most_landing"])
    return strip.tanks(dry, min(strip.capacity(dry), steps))


def _fuelled(twin: FrontierState, seat: int, made: Design, tanks: int) -> Way | None:
    """The best way of a design with at most so much fuel, whatever supports its engine uses."""
    stack = design.hypothetical(twin, made, tanks, WATER)
    if thrust.refusal(twin, stack, made.engine) is not None:
        return None
    outlook = prospects(twin, seat, made.cards)
    best: Way | None = None
    for chain in supports.chains(twin, made.cards, made.engine, 0, twin.rules.leo):
        craft = thrust.craft_of(twin, seat, stack, made.engine, chain)
        way = best_way(twin, seat, craft, stack, outlook)
        if way is not None and (best is None or way.score > best.score):
            best = way
    return best


def boost_costs(state: FrontierState, seat: int, made: Design) -> int:
    hand = state.players[seat].hand
    mass = sum([state.mass(card, face) for card, face in zip(made.cards, made.faces, strict=True) if card in hand])
    return boost.price(state, seat, mass)


# on the way


def destination(state: FrontierState, seat: int) -> Leg | None:
    """Where the rocket as it is goes best, and with which engine; None: it has no aim."""
    stack = state.stack(seat, ROCKET)
    if not stack.cards or not can_build(stack.cards):
        return None
    outlook = prospects(state, seat, stack.cards)
    best: Leg | None = None
    for setting in activation.settings(state, seat, ROCKET):
        if setting.lit:
            continue
        way = best_way(state, seat, setting.craft, stack, outlook)
        if way is not None and (best is None or way.score > best.way.score):
            best = Leg(setting, way)
    return best


def stands_on_aim(state: FrontierState, seat: int) -> bool:
    """Whether the rocket is on a site where it can prospect or build."""
    stack = state.stack(seat, ROCKET)
    if not stack.there or state.system.spaces[stack.space].kind != SITE or not can_build(stack.cards):
        return False
    if state.claims.get(stack.space) == seat:
        return stack.space not in state.factories
    site = isru.site_at(state, stack.space)
    return (
        site is not None
        and stack.space not in state.claims
        and chance_of(state, units_of(state, stack.cards), site) > 0.0
    )

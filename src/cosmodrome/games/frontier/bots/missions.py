"""Where a craft could go to build a factory: routes of the planner, chances of a claim, and what it is worth.

A mission is judged in tanks of water: what a factory brings, times the chance that it comes to be, less the years it
takes, the fuel and the hazards.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import BUGGY, CARDS, NO_ISRU, RAYGUN, REFINERY, ROBONAUT, card_called
from ..components.move import Move
from ..components.solar_system import LETTERS, SITE, Site
from ..components.stack import ROCKET, Stack
from ..components.tables import figure, letter_value
from ..routes.craft import Craft
from ..routes.planner import Plan, Route, irradiation
from ..routes.search import Label
from ..rules import activation, boost, cargo, industrialize, isru, points, prospect, supports, thrust
from ..rules.planning import year_of
from ..rules.scenarios import hermes
from ..rules.supports import Chain
from ..rules.thrust import Setting
from ..state import FrontierState
from . import comet, dangers, design, pad, passengers, surveying, thrusters
from .design import Design
from .figures import AMBITION, HABIT, SCENARIO
from .surveys import class_of, fuel_for, is_barred, survey, tanks_for

MOST_CHAINS: Final = 2
DIE: Final = 6
INSURANCE: Final = figure("movement", "failure_water")
UNBOUNDED: Final = 999
"""More tanks than anybody has."""


class Way:
    """A route to a site, and what it is worth to go there."""

    __slots__ = ("chance", "label", "plan", "score", "site", "steps", "tanks")

    def __init__(self, site: int, found: Plan, label: Label, steps: int, tanks: int, chance: float) -> None:
        self.site = site
        self.plan = found
        self.label = label
        self.steps = steps
        """The fuel it takes, and the tanks that hold it."""
        self.tanks = tanks
        self.chance = chance
        self.score = 0.0

    @property
    def turns(self) -> int:
        return self.label.turn

    @property
    def risks(self) -> int:
        """Rolls for a crash."""
        return self.label.crashes + self.label.aerobrakes

    @property
    def water(self) -> int:
        """What it takes: its fuel, and what insures it as far as it is not earned on the way."""
        return self.tanks + max(0, INSURANCE * self.risks - int(HABIT["saving"]) * (self.turns - 1))

    def route(self) -> Route:
        return self.plan.route(self.label)


class Mission:
    """A design, the fuel it takes along, and its way."""

    __slots__ = ("design", "later", "score", "tanks", "way")

    def __init__(self, made: Design, way: Way, tanks: int, score: float) -> None:
        self.design = made
        self.way = way
        self.tanks = tanks
        self.score = score
        self.later = score
        """What it would be worth to save up for more fuel, or for another design."""


class Leg:
    """What a rocket does next: with which engine, and where to."""

    __slots__ = ("setting", "way")

    def __init__(self, setting: Setting, way: Way) -> None:
        self.setting = setting
        self.way = way


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


def claim_chances(state: FrontierState, seat: int, action: Action) -> list[float]:
    """How likely each claim is that prospecting in this way would make."""
    unit, way = card_called(action[1]), prospect.WAYS[action[2]]
    player = state.players[seat]
    space = player.stacks[player.stack_of(unit)].space
    found: list[float] = []
    for site in prospect.targets(state, seat, unit, space, way):
        hits, of = prospect.chance(state, seat, unit, space, site, way)
        found.append(hits / of)
    return found


def lucky(state: FrontierState, units: list[int], number: int, site: Site) -> float:
    """How likely a claim is there or, with a raygun, beside it: then it is a short way to build."""
    chance = chance_of(state, units, site)
    rays = [unit for unit in units if state.face(unit).platforms & RAYGUN]
    if not rays or chance >= 1.0:
        return chance
    missed = 1.0 - chance
    for other in isru.sites_beside(state.system, number):
        beside = isru.site_at(state, other)
        if beside is not None and other not in state.claims and not isru.has_atmosphere(beside):
            missed *= 1.0 - HABIT["beside"] * chance_of(state, rays, beside)
    return 1.0 - missed


def units_of(state: FrontierState, cards: tuple[int, ...]) -> list[int]:
    """The cards of a stack that prospect, and work."""
    return [card for card in cards if state.face(card).isru != NO_ISRU and supports.chains(state, cards, card, 0)]


def can_build(state: FrontierState, cards: tuple[int, ...]) -> bool:
    if not design.claims_first(state):
        return any(design.is_plant(state, card) for card in cards)
    decks = [CARDS[card].deck for card in cards]
    return REFINERY in decks and ROBONAUT in decks


def builds(state: FrontierState, cards: tuple[int, ...]) -> bool:
    """Whether these cards make a factory together as they are: some may have been lost on the way."""
    working = [
        card
        for card in cards
        if (CARDS[card].deck == ROBONAUT or design.is_plant(state, card))
        and supports.chains(state, cards, card, supports.UNCOOLED)
    ]
    return can_build(state, tuple(working))


def has_purpose(state: FrontierState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether these cards may win something: a factory, or claims where nothing else is left."""
    if surveying.alone(state, seat):
        return any(CARDS[card].deck == ROBONAUT for card in cards)
    return can_build(state, cards)


def serves(state: FrontierState, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether they do so as they are."""
    return bool(units_of(state, cards)) if surveying.alone(state, seat) else builds(state, cards)


Outlook = dict[int, tuple[float, float, float]]
"""By site: how likely a factory is there, what it would be worth in points, and how likely it has to be at least."""


def prospects(state: FrontierState, seat: int, cards: tuple[int, ...]) -> Outlook:
    """What these cards can hope for.

    Where Hermes falls, nothing else counts.
    """
    if state.rules.scenario == hermes.NAME:
        return dict.fromkeys(hermes.threats(state), (1.0, SCENARIO["hermes"], SCENARIO["least_chance"]))
    units = units_of(state, cards)
    if surveying.alone(state, seat):
        return _claims_alone(state, seat, cards, units)
    first = 0.0 if seat in state.factories.values() else HABIT["first"]
    found: Outlook = {}
    usual = least_chance(state)
    for space in state.system.spaces:
        site = space.site
        if site is None:
            continue
        chance = 0.0
        if space.number not in state.claims:
            chance = lucky(state, units, space.number, site)
        elif state.claims[space.number] == seat and space.number not in state.factories:
            chance = 1.0
        if chance > 0.0:
            more = comet.attraction(state, seat, space.number)
            least = min(usual, AMBITION["least_chance"]) if more else usual
            found[space.number] = (chance, points_of(state, space.number, site) + first + more, least)
    return found


def _claims_alone(state: FrontierState, seat: int, cards: tuple[int, ...], units: list[int]) -> Outlook:
    """What these cards can hope for where nothing is built: claims, or a thruster for many of them."""
    found: Outlook = {site: (1.0, worth, 0.0) for site, worth in thrusters.stops(state, seat, cards).items()}
    for space in state.system.spaces:
        site = space.site
        if site is not None and space.number not in state.claims:
            chance = lucky(state, units, space.number, site)
            if chance > 0.0:
                found[space.number] = (chance, surveying.worth(state, seat, space.number, site), 0.0)
    return found


# ways


def years_left(state: FrontierState) -> int:
    return state.rules.years - state.year


def least_chance(state: FrontierState) -> float:
    return 0.0 if years_left(state) < HABIT["desperate"] else HABIT["least_chance"]


def best_way(
    state: FrontierState,
    craft: Craft,
    stack: Stack,
    outlook: Outlook,
    tanks: int,
    thrift: float,
    water: int = UNBOUNDED,
) -> Way | None:
    """The best site to go to with at most so many tanks and so much water, and the best route there.

    `thrift` says what a tank counts.
    """
    strip = state.rules.strip
    limit = strip.steps(craft.dry, tanks) if water != UNBOUNDED or tanks != stack.tanks else state.steps(stack)
    found = survey(state, craft, limit, stack.space)
    rough: list[Way] = []
    time = years_left(state) - (HABIT["years_after"] if design.claims_first(state) else 0.0)
    for site, (chance, worth, least) in outlook.items():
        if chance < least or site == stack.space:
            continue
        for label in found.labels(site):
            steps = fuel_for(state, craft, found, label)
            if steps <= limit and float(label.turn) <= time and not is_barred(state, stack.cards, label):
                way = Way(site, found, label, steps, tanks_for(craft, steps), chance)
                if way.water <= water:
                    way.score = _score(way, chance * HABIT["belt"] ** label.radiation, worth, thrift)
                    rough.append(way)
    rough.sort(key=_by_score)
    best: Way | None = None
    softest = min([state.face(card).rad_hard for card in stack.cards])
    mended = bool(cargo.humans(state, stack))
    for way in rough[: int(HABIT["ways"])]:
        if best is not None and way.score < best.score:
            break
        chance, worth, least = outlook[way.site]
        route = way.route()
        lost = irradiation(state.system, route, softest, year_of(state)) if way.label.radiation else 0.0
        way.chance = chance * (1.0 - lost) * (1.0 - dangers.storms(state, route, softest))
        if not mended:
            way.chance *= 1.0 - dangers.glitches(state, way.turns)
        way.score = _score(way, way.chance, worth, thrift)
        if way.chance >= least and (best is None or way.score > best.score):
            best = way
    return best


def _by_score(way: Way) -> float:
    return -way.score


def _score(way: Way, chance: float, worth: float, thrift: float) -> float:
    score = chance * worth * HABIT["point"] - HABIT["turn"] * (way.turns + HABIT["years_after"])
    return score - (HABIT["insured"] * way.risks + way.tanks) * thrift


# from home


def at_home(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The cards where rockets set out, in order: missions are not to change as cards go from stack to stack."""
    rocket = state.stack(seat, ROCKET)
    cards = pad.parts(state, seat) + (rocket.cards if rocket.space == pad.space(state, seat) else ())
    return tuple(sorted(cards))


def loaded(state: FrontierState, seat: int) -> int:
    rocket = state.stack(seat, ROCKET)
    return rocket.tanks if rocket.space == pad.space(state, seat) else 0


def mission(state: FrontierState, seat: int, water: int, pool: tuple[int, ...]) -> Mission | None:
    """The best mission of these cards with so much water; None: none is worth while."""
    if not has_purpose(state, seat, pool):
        return None
    twin = state.copy()
    best: Mission | None = None
    thrift = design.thrift_of(state, seat)
    later = -float(UNBOUNDED)
    tried = 0
    start = pad.space(state, seat)
    for made in design.designs(state, seat, pool):
        if made.lacks or tried >= int(HABIT["designs"]) or (best is not None and best.way.chance >= HABIT["sure"]):
            break
        flown = False
        aboard = passengers.joined(state, seat, made, pool) + thrusters.prepared(state, seat, made, pool)
        for each in (made, *aboard):
            costs = boost_costs(state, seat, each)
            afford = loaded(state, seat) + water - costs
            short = afford < each.tanks - HABIT["thrift"] and design.claims_first(state)
            if costs > water or short or not design.works(twin, each, start):
                continue
            flown = True
            way = _fuelled(twin, seat, each, thrift, afford)
            if way is None or way.chance < HABIT["sure"]:
                better = _fuelled(twin, seat, each, thrift, UNBOUNDED)
                if better is not None:
                    lacking = max(0, better.water - afford)
                    later = max(later, better.score - costs * thrift - HABIT["turn"] * lacking / HABIT["saving"])
            if way is not None and (best is None or way.score - costs * thrift > best.score):
                best = Mission(each, way, way.tanks, way.score - costs * thrift)
        tried += 1 if flown else 0
    if best is not None:
        best.later = later
    return best


def _fuelled(twin: FrontierState, seat: int, made: Design, thrift: float, water: int) -> Way | None:
    """The best way of a design with so much water, whatever supports its engine uses and however full it is."""
    stack = Stack(pad.space(twin, seat), made.cards)
    if thrust.refusal(twin, stack, made.engine) is not None:
        return None
    outlook = prospects(twin, seat, made.cards)
    chains = supports.chains(twin, made.cards, made.engine, 0, stack.space)
    chains.sort(key=_thirst)
    best: Way | None = None
    for chain in chains[:MOST_CHAINS]:
        craft = thrust.craft_of(twin, seat, stack, made.engine, chain)
        for tanks in _levels(twin, craft, water):
            way = best_way(twin, craft, stack, outlook, tanks, thrift, water)
            if way is not None and (best is None or way.score > best.score):
                best = way
    return best


def _levels(state: FrontierState, craft: Craft, water: int) -> list[int]:
    """The most tanks of every class of mass that a craft can be in."""
    strip = state.rules.strip
    found: list[int] = []
    last = 0
    for tanks in range(min(water, strip.most_tanks(craft.dry)) + 1):
        mass_class = class_of(craft, strip.steps(craft.dry, tanks))
        if found and mass_class == last:
            found[-1] = tanks
        else:
            found.append(tanks)
        last = mass_class
    return found


def _thirst(chain: Chain) -> float:
    """Supports that spare fuel or add thrust come first."""
    return chain.fuel_factor / chain.fuel_per - HABIT["push"] * chain.thrust_bonus


def boost_costs(state: FrontierState, seat: int, made: Design) -> int:
    hand = state.players[seat].hand
    mass = sum([state.mass(card, face) for card, face in zip(made.cards, made.faces, strict=True) if card in hand])
    return boost.price(state, seat, mass)


# on the way


def destination(state: FrontierState, seat: int) -> Leg | None:
    """Where the rocket as it is goes best, and with which engine; None: it has no aim."""
    stack = state.stack(seat, ROCKET)
    if not serves(state, seat, stack.cards):
        return None
    outlook = prospects(state, seat, stack.cards)
    best: Leg | None = None
    for setting in engines(state, seat):
        way = best_way(state, setting.craft, stack, outlook, stack.tanks, HABIT["loaded"])
        if way is not None and (best is None or way.score > best.way.score):
            best = Leg(setting, way)
    return best


def engines(state: FrontierState, seat: int) -> list[Setting]:
    """The ways to set out that are worth a thought: a few for each engine, none with its afterburner.

    Who has set out goes on as it is.
    """
    move = state.move
    stack = state.stack(seat, ROCKET)
    if move is not None:
        possible = thrust.settings(state, seat, stack)
        return [each for each in possible if not each.lit and is_used(each, move)][:1]
    found = [setting for setting in activation.settings(state, seat, ROCKET) if not setting.lit]
    found.sort(key=_eagerness)
    kept: list[Setting] = []
    for setting in found:
        if [each.engine for each in kept].count(setting.engine) < MOST_CHAINS:
            kept.append(setting)
    return kept


def is_used(setting: Setting, move: Move) -> bool:
    """Whether a craft on its way has set out so."""
    return setting.engine == move.engine and setting.chain.cards == move.supports


def _eagerness(setting: Setting) -> float:
    return _thirst(setting.chain)


def stands_on_aim(state: FrontierState, seat: int) -> bool:
    """Whether the rocket is on a site where it can prospect or build."""
    stack = state.stack(seat, ROCKET)
    if not stack.there or state.system.spaces[stack.space].kind != SITE:
        return False
    if state.claims.get(stack.space) == seat:
        if surveying.alone(state, seat):
            return False
        return stack.space not in state.factories and bool(industrialize.ways_to_build(state, seat, stack.space))
    site = isru.site_at(state, stack.space)
    return (
        site is not None
        and stack.space not in state.claims
        and serves(state, seat, stack.cards)
        and chance_of(state, units_of(state, stack.cards), site) > 0.0
    )

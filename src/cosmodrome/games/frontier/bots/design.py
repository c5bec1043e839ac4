"""Rockets on paper: which cards would make a craft that builds a factory, and what is still missing for it.

A design is an engine, a robonaut and a refinery with what they rest on, put together quickly and roughly. Whether it
really works is asked of the rules before anything is boosted: `works`.
"""

from __future__ import annotations

from typing import Final

from ..components.cards import (
    BLACK_HEAVY,
    BUGGY,
    CARDS,
    CREW,
    RADIATOR,
    REFINERY,
    ROBONAUT,
    THRUSTER,
    WHITE,
    WHITE_HEAVY,
    Engine,
    Face,
)
from ..components.fuel import MOST_DRY
from ..rules import ageing, isotopes, supports
from ..rules.scenarios import hermes
from ..state import FrontierState
from . import comet, pad, surveying
from .figures import AMBITION, DESIGN

NONE: Final = -1
HEAVY: Final = (WHITE_HEAVY, BLACK_HEAVY)
MOST_RADIATORS: Final = 5


class Design:
    """Cards that would fly together."""

    engine: int
    robonaut: int
    """Or what goes along in its place: another refinery for the other half of Hermes."""
    refinery: int
    """`NONE` also where nothing is built."""
    builds: bool
    cards: tuple[int, ...]
    faces: tuple[int, ...]
    """How each of the cards is turned."""
    mass: int
    lacks: bool
    """Something is missing."""
    wants: list[int]
    """The decks that may bring it."""
    flies: bool
    """It can take the fuel of a usual route."""
    tanks: int
    """The fuel of a usual route."""
    price: float
    """Water to boost and to fuel it, and what it costs to get what it lacks."""
    __slots__ = tuple(__annotations__)

    def __init__(self, engine: int, robonaut: int, refinery: int, builds: bool = True) -> None:
        self.engine = engine
        self.builds = builds
        self.robonaut = robonaut
        self.refinery = refinery
        self.cards = ()
        self.faces = ()
        self.mass = 0
        self.tanks = 0
        self.flies = False
        self.lacks = False
        self.wants = []
        self.price = 0.0

    def enlarged(self, state: FrontierState, cards: tuple[int, ...], faces: tuple[int, ...]) -> Design:
        """The same rocket of these cards, which are more."""
        larger = Design(self.engine, self.robonaut, self.refinery, self.builds)
        larger.cards = cards
        larger.faces = faces
        larger.mass = sum([state.mass(card, face) for card, face in zip(cards, faces, strict=True)])
        larger.tanks = self.tanks
        larger.flies = self.flies
        larger.price = self.price + larger.mass - self.mass
        return larger


def face_of(state: FrontierState, seat: int, card: int) -> int:
    """How a card is turned in space, or would be when it is boosted."""
    return state.faces[card] if state.players[seat].stack_of(card) >= 0 else CARDS[card].entry


def launched(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card is in space or can be boosted there: some are only made by factories, and Werner stays at home."""
    if ageing.is_werner(state, card):
        return False
    return CARDS[card].faces[WHITE] is not None or state.players[seat].stack_of(card) >= 0


def _sets_out(state: FrontierState, face: Face) -> bool:
    """Whether a face has an engine that leaves home: there are no isotopes."""
    return face.engine is not None and not isotopes.bound(state, face)


def claims_first(state: FrontierState) -> bool:
    """Whether a site has to be claimed, by a robonaut, before a refinery is of use: not where Hermes falls."""
    return state.rules.scenario != hermes.NAME


def takes_two(state: FrontierState) -> bool:
    """Whether a refinery needs a helper: a robonaut, or where both halves of Hermes fall another refinery."""
    return claims_first(state) or len(hermes.threats(state)) > 1


def is_plant(state: FrontierState, card: int) -> bool:
    """Whether it is what a factory takes, or pushes Hermes aside."""
    return CARDS[card].deck == REFINERY or (not claims_first(state) and CARDS[card].id == hermes.MASS_DRIVER)


def _helpers(state: FrontierState, pool: tuple[int, ...], refineries: list[int]) -> list[int]:
    """What goes along with a refinery, in the place of a robonaut."""
    if claims_first(state):
        return [card for card in pool if CARDS[card].deck == ROBONAUT]
    return refineries if takes_two(state) and len(refineries) > 1 else []


def designs(state: FrontierState, seat: int, pool: tuple[int, ...]) -> list[Design]:
    """Every rocket that could be made of these cards, the cheapest first; what they lack is counted."""
    pool = tuple([card for card in pool if launched(state, seat, card)])
    faces = {card: face_of(state, seat, card) for card in pool}
    engines = [card for card in pool if _sets_out(state, CARDS[card].face(faces[card]))]
    builds = not surveying.alone(state, seat)
    refineries = [card for card in pool if builds and is_plant(state, card)]
    helpers = _helpers(state, pool, refineries)
    thrift = thrift_of(state, seat)
    burns = DESIGN["burns_from_home" if pad.raised(state, seat) else "burns"]
    afoot = AMBITION["buggy"] if comet.sought(state, seat) else 0.0
    found: list[Design] = []
    for engine in engines or [NONE]:
        for helper in helpers or [NONE]:
            for refinery in [card for card in refineries if card != helper] or [NONE]:
                design = Design(engine, helper, refinery, builds)
                design.lacks = engine == NONE or (builds and refinery == NONE) or (helper == NONE and takes_two(state))
                _complete(state, design, pool, faces, thrift, burns, afoot)
                found.append(design)
    found.sort(key=_price)
    return found


def _price(design: Design) -> float:
    return design.price


def best_price(state: FrontierState, seat: int, pool: tuple[int, ...]) -> float:
    """What the best rocket of these cards would still cost."""
    return designs(state, seat, pool)[0].price


def works(state: FrontierState, design: Design, space: int) -> bool:
    """Whether the rules say so, where it sets out; the state is one that may be changed."""
    for card, face in zip(design.cards, design.faces, strict=True):
        state.faces[card] = face
    return (
        bool(supports.chains(state, design.cards, design.engine, 0, space))
        and (design.robonaut == NONE or _helps(state, design, space))
        and (not design.builds or bool(supports.chains(state, design.cards, design.refinery, supports.UNCOOLED, space)))
    )


def _helps(state: FrontierState, design: Design, space: int) -> bool:
    """Whether the robonaut works; or the other refinery, and all the rest without what is spent for it."""
    if claims_first(state):
        return bool(supports.chains(state, design.cards, design.robonaut, 0, space))
    for chain in supports.chains(state, design.cards, design.robonaut, supports.UNCOOLED, space)[:1]:
        rest = tuple([card for card in design.cards if card != design.robonaut and card not in chain.cards])
        return (
            design.engine in rest
            and bool(supports.chains(state, rest, design.engine, 0, space))
            and bool(supports.chains(state, rest, design.refinery, supports.UNCOOLED, space))
        )
    return False


def supported(state: FrontierState, seat: int, card: int, pool: tuple[int, ...]) -> Design:
    """A card with what it rests on among these, and what it would cost to get the rest."""
    faces = {each: face_of(state, seat, each) for each in (card, *pool)}
    made = Design(card, card, card)
    members = [card]
    unmet = _add_supports(members, pool, faces, made)
    made.price = unmet * DESIGN["support"]
    made.price += _add_radiators(state, members, pool, faces, _therms(card, members, faces), made)
    made.lacks = made.lacks or unmet > 0
    turned = [face_in(made, each, faces) for each in members]
    made.cards = tuple(members)
    made.faces = tuple(turned)
    made.mass = sum([state.mass(each, face) for each, face in zip(members, turned, strict=True)])
    return made


# what a design rests on


def thrift_of(state: FrontierState, seat: int) -> float:
    """What a tank of water counts: who has many looks at what a rocket can do rather than at what it costs."""
    water = state.players[seat].water
    return max(DESIGN["lavish"], 1.0 - max(0.0, water - DESIGN["poor"]) / DESIGN["rich"])


def _complete(
    state: FrontierState,
    design: Design,
    pool: tuple[int, ...],
    faces: dict[int, int],
    thrift: float,
    burns: float,
    afoot: float,
) -> None:
    apart = NONE if claims_first(state) else design.robonaut
    members: list[int] = []
    for card in (design.engine, design.robonaut, design.refinery):
        if card not in (NONE, apart) and card not in members:
            members.append(card)
    price = 0.0
    if design.engine == NONE:
        price += DESIGN["engine"]
        design.wants.append(THRUSTER)
    if design.robonaut == NONE and takes_two(state):
        price += DESIGN["robonaut"]
        design.wants.append(ROBONAUT if claims_first(state) else REFINERY)
    if design.builds and design.refinery == NONE:
        price += DESIGN["refinery"]
        design.wants.append(REFINERY)
    unmet = 0
    if state.rules.advanced:
        unmet = _add_supports(members, pool, faces, design) + _add_apart(members, apart, pool, faces, design)
        hot = max(
            _therms(design.engine, members, faces), _therms(design.robonaut, members, faces) if apart == NONE else 0
        )
        price += unmet * DESIGN["support"] + _add_radiators(state, members, pool, faces, hot, design)
        design.lacks = design.lacks or unmet > 0
    if claims_first(state):
        members += [card for card in pool if CARDS[card].deck == CREW and card not in members]  # to mend what breaks
    turned = [face_in(design, card, faces) for card in members]
    design.cards = tuple(members)
    design.faces = tuple(turned)
    design.mass = sum([state.mass(card, face) for card, face in zip(members, turned, strict=True)])
    ghost = round(unmet * DESIGN["unmet"])
    design.price = price + design.mass * thrift + _digging(design, faces) + _walking(design, afoot)
    design.price += _flying(state, design, faces, ghost, thrift, burns)
    if not design.flies and not claims_first(state):
        design.lacks = True
        design.wants += [THRUSTER, ROBONAUT, REFINERY]  # any that is lighter or burns less
    design.price += sum([_softness(CARDS[card].face(face)) for card, face in zip(members, turned, strict=True)])


def _softness(face: Face) -> float:
    """Cards that hardly stand radiation are often lost."""
    return max(0.0, DESIGN["hard"] - face.rad_hard) * DESIGN["soft"]


def face_in(design: Design, card: int, faces: dict[int, int]) -> int:
    """Radiators that a design turns heavy stand in its faces already."""
    for place, other in enumerate(design.cards):
        if other == card:
            return design.faces[place]
    return faces[card]


def _burden(face: Face) -> float:
    """What a support weighs, all in all."""
    return face.mass + DESIGN["heat"] * face.therms + DESIGN["need"] * len(face.needs)


def _add_supports(members: list[int], pool: tuple[int, ...], faces: dict[int, int], design: Design) -> int:
    """Supports for everything, and for them in turn; how many needs stay unmet."""
    unmet = 0
    at = 0
    while at < len(members):
        card = members[at]
        at += 1
        for need in CARDS[card].face(faces[card]).needs:
            if any(other != card and CARDS[other].face(faces[other]).supplies & need.sorts for other in members):
                continue
            best = NONE
            for other in pool:
                face = CARDS[other].face(faces[other])
                if other in members or not face.supplies & need.sorts:
                    continue
                if best == NONE or _burden(face) < _burden(CARDS[best].face(faces[best])):
                    best = other
            if best == NONE:
                unmet += 1
                design.wants.append(need.deck)
            else:
                members.append(best)
    return unmet


def _add_apart(members: list[int], card: int, pool: tuple[int, ...], faces: dict[int, int], design: Design) -> int:
    """A card with supports of its own, which are spent with it; how many of its needs stay unmet."""
    if card == NONE or card in members:
        return 0
    others = [card]
    unmet = _add_supports(others, tuple([each for each in pool if each not in members]), faces, design)
    members += others
    return unmet


def _chain(card: int, members: list[int], faces: dict[int, int]) -> list[int]:
    """What a card rests on among these, itself included."""
    chain = [card]
    at = 0
    while at < len(chain):
        for need in CARDS[chain[at]].face(faces[chain[at]]).needs:
            for other in members:
                if other != chain[at] and CARDS[other].face(faces[other]).supplies & need.sorts:
                    if other not in chain:
                        chain.append(other)
                    break
        at += 1
    return chain


def _therms(card: int, members: list[int], faces: dict[int, int]) -> int:
    if card == NONE:
        return 0
    return sum([CARDS[each].face(faces[each]).therms for each in _chain(card, members, faces)])


def _add_radiators(
    state: FrontierState, members: list[int], pool: tuple[int, ...], faces: dict[int, int], hot: int, design: Design
) -> float:
    """The lightest radiators that cool so much; what is missing, and what hardly stands radiation, is counted."""
    if hot <= 0:
        return 0.0
    radiators = [card for card in pool if CARDS[card].deck == RADIATOR and card not in members][:MOST_RADIATORS]
    best: list[tuple[int, int]] = []
    lowest = _uncooled(hot)
    todo: list[tuple[int, list[tuple[int, int]], int, float]] = [(0, [], 0, 0.0)]
    while todo:
        at, chosen, cooled, cost = todo.pop()
        total = cost + _uncooled(hot - cooled)
        if total < lowest:
            lowest = total
            best = chosen
        if at == len(radiators) or cooled >= hot:
            continue
        card = radiators[at]
        todo.append((at + 1, chosen, cooled, cost))
        for face in _ways_to_turn(card, faces[card], members):
            shown = CARDS[card].face(face)
            burden = shown.mass + _softness(shown)
            todo.append((at + 1, [*chosen, (card, face)], cooled + shown.cooling, cost + burden))
    cooling = sum([CARDS[card].face(face).cooling for card, face in best])
    if cooling < hot:
        design.lacks = True
        design.wants.append(RADIATOR)
    design.cards = tuple([card for card, _ in best])
    design.faces = tuple([face for _, face in best])
    members += [card for card, _ in best]
    return _uncooled(hot - cooling)


def _uncooled(therms: int) -> float:
    """What it means that so many therms are not cooled: another radiator has to be got."""
    return DESIGN["radiator"] + therms * DESIGN["therm"] if therms > 0 else 0.0


def _ways_to_turn(card: int, face: int, members: list[int]) -> list[int]:
    """Light or heavy from hand; in space as it is. One that needs power takes it from what is there."""
    found = [WHITE, WHITE_HEAVY] if face == WHITE else [face]
    return [each for each in found if CARDS[card].faces[each] is not None and _powered(CARDS[card].face(each), members)]


def _powered(face: Face, members: list[int]) -> bool:
    return all(
        any(CARDS[other].face(CARDS[other].entry).supplies & need.sorts for other in members) for need in face.needs
    )


# what it costs to fly it


def _flying(
    state: FrontierState, design: Design, faces: dict[int, int], ghost: int, thrift: float, burns: float
) -> float:
    """Fuel for a usual route, in tanks, and what it means to be slow; with the mass of what is still missing."""
    if design.engine == NONE:
        return 0.0
    engine = CARDS[design.engine].face(faces[design.engine]).engine
    assert engine is not None
    if design.mass > MOST_DRY:
        return DESIGN["too_heavy"]
    thrust, consumption = _power(state, design, engine, faces)
    strip = state.rules.strip
    steps = round(burns * consumption + DESIGN["landing"])
    dry = min(MOST_DRY, max(1, design.mass + ghost))
    short = max(0, steps - strip.capacity(dry))
    if short > DESIGN["landing"]:
        return DESIGN["too_heavy"]
    tanks = strip.tanks(dry, steps - short)
    design.tanks = tanks
    design.flies = True
    net = thrust + strip.class_thrust(dry, strip.steps(dry, tanks))
    slowness = max(0.0, DESIGN["thrust"] - net)
    return tanks * thrift + slowness * slowness * DESIGN["slow"] + short * DESIGN["short"]


def _power(state: FrontierState, design: Design, engine: Engine, faces: dict[int, int]) -> tuple[float, float]:
    """Thrust, far from the Sun, and consumption with what the supports of the engine add."""
    thrust = float(engine.thrust)
    consumption = engine.consumption / engine.per
    solar = CARDS[design.engine].face(faces[design.engine]).solar
    if state.rules.advanced:
        for card in _chain(design.engine, list(design.cards), faces)[1:]:
            face = CARDS[card].face(faces[card])
            thrust += face.thrust_bonus
            consumption *= face.fuel_factor / face.fuel_per
            solar = solar or face.solar
    return thrust - (DESIGN["shade"] if solar else 0.0), consumption


def _walking(design: Design, afoot: float) -> float:
    """What it means that nobody drives a buggy."""
    turned = zip(design.cards, design.faces, strict=True)
    return 0.0 if any(CARDS[card].face(face).platforms & BUGGY for card, face in turned) else afoot


def _digging(design: Design, faces: dict[int, int]) -> float:
    """What it means that the robonaut needs wet sites."""
    if design.robonaut == NONE or CARDS[design.robonaut].deck != ROBONAUT:
        return 0.0
    isru = CARDS[design.robonaut].face(faces[design.robonaut]).isru
    return max(0.0, isru - DESIGN["isru"]) * DESIGN["dry"]

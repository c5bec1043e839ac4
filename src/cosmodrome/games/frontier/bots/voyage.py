"""The voyage of a Bernal to a comet that is to be thrown: what it needs aboard, its fuel and its way.

It sets out when it is promoted, powered for good, and who bears the Future is inside.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import CARDS, COLONIST, CREW, PURPLE, RADIATOR, REACTOR, WHITE, WHITE_HEAVY, Face
from ..components.fuel import MOST_DRY_LARGE
from ..components.naming import HEAVY
from ..components.stack import BERNAL
from ..routes.planner import Plan, Route, accident, irradiation
from ..rules import activation, cargo, colonists, home, planning, research, thrust
from ..rules.thrust import Setting
from ..state import FrontierState
from . import comet, design, pad
from .design import Design
from .figures import AMBITION, DESIGN, HABIT

NO_ACTION: Final[Action] = ()
MOST_KEPT: Final = 16

_PLANS: Final[dict[tuple[object, ...], Plan]] = {}


# what powers it


def foundation(state: FrontierState, seat: int, pool: tuple[int, ...]) -> Design | None:
    """The best of these cards to power a Bernal and the thruster of its comet, whatever they lack; None: no generator.

    What lives on sunlight does not do far out.
    """
    site = comet.site(state, seat)
    sorts = comet.sorts(state, site)
    steady = [card for card in pool if design.launched(state, seat, card)]
    if not comet.sunny(state, site):
        steady = [card for card in steady if not _shown(state, seat, card).solar]
    best: Design | None = None
    for card in steady:
        if _shown(state, seat, card).supplies & sorts:
            for choice in _choices(steady):
                made = design.supported(state, seat, card, choice)
                _weigh(state, seat, made)
                if best is None or made.price < best.price:
                    best = made
    return best


def _shown(state: FrontierState, seat: int, card: int) -> Face:
    return CARDS[card].face(design.face_of(state, seat, card))


def _choices(pool: list[int]) -> list[tuple[int, ...]]:
    """These cards with one of their reactors at a time: it makes the thrust of a Bernal."""
    reactors = [card for card in pool if CARDS[card].deck == REACTOR]
    others = [card for card in pool if card not in reactors]
    return [(*others, reactor) for reactor in reactors] or [tuple(others)]


def _weigh(state: FrontierState, seat: int, made: Design) -> None:
    """A Bernal that would hardly move, or is not powered though its thruster is, lacks another reactor."""
    bonus = sum([CARDS[card].face(face).thrust_bonus for card, face in zip(made.cards, made.faces, strict=True)])
    wanted = CARDS[home.bernal_of(state, seat)].face(PURPLE).needs
    fed = all(any(_shown(state, seat, card).supplies & need.sorts for card in made.cards) for need in wanted)
    if bonus < comet.LEAST_BONUS or not fed:
        made.lacks = True
        made.price += DESIGN["support"]
        made.wants.append(REACTOR)
    made.price -= AMBITION["thrust"] * min(bonus, AMBITION["quick"])


def lack(state: FrontierState, seat: int, pool: tuple[int, ...]) -> float:
    """What it would still cost to get all that powers it."""
    made = foundation(state, seat, pool)
    return DESIGN["engine"] + DESIGN["support"] if made is None else made.price


def parts(state: FrontierState, seat: int) -> tuple[int, ...]:
    """The cards that may power it: in hand, or in it."""
    return state.players[seat].hand + tuple(state.stack(seat, BERNAL).cards)


def powered(state: FrontierState, seat: int) -> bool:
    """Whether what is in the Bernal powers it far from the Sun, and the thruster as well."""
    return bool(home.chains(state, seat)) and bool(comet.power(state, seat))


def hardy(state: FrontierState, seat: int) -> bool:
    """Whether it stays powered when a storm or a belt takes the radiators in use: those in reserve are safe inside.

    Who has left home has to do with what there is; and so has who could not get another soon, or could not carry it.
    """
    if home.space_of(state, seat) != home.orbit(state, seat):
        return True
    used = _used_radiators(state, seat)
    if all(state.face(card).rad_hard >= AMBITION["hard"] for card in used) or comet.power(state, seat, used):
        return True
    top = tuple(state.decks[RADIATOR][:1])
    return not _leisure(state) or not _reserves(state, seat, state.players[seat].hand + top)


def _used_radiators(state: FrontierState, seat: int) -> tuple[int, ...]:
    return tuple([card for card in comet.power(state, seat) if CARDS[card].deck == RADIATOR])


def _leisure(state: FrontierState) -> bool:
    """Whether there is time to look for more than what is needed."""
    return state.rules.years - state.year >= AMBITION["years"] + AMBITION["years_to_fly"] + AMBITION["leisure"]


def _reserves(state: FrontierState, seat: int, cards: tuple[int, ...]) -> list[str]:
    """Those of these radiators that can replace the ones in use and be carried besides, turned as it takes."""
    therms = sum([state.face(card).therms for card in comet.power(state, seat)])
    room = MOST_DRY_LARGE - _loaded_mass(state, seat)
    found: list[str] = []
    for card in cards:
        for face in (WHITE, WHITE_HEAVY) if CARDS[card].deck == RADIATOR else ():
            shown = CARDS[card].faces[face]
            if shown is not None and not shown.needs and shown.cooling >= therms and shown.mass <= room:
                found.append(CARDS[card].id + (HEAVY if face == WHITE_HEAVY else ""))
                break
    return found


def _loaded_mass(state: FrontierState, seat: int) -> int:
    """What it weighs when it sets out: whoever bears the Future may still be missing."""
    kept = [card for card in state.stack(seat, BERNAL).cards if _travels(state, seat, card)]
    bearer = 0 if comet.aboard(state, seat, comet.BEARERS) else 1
    return sum([state.mass(card, state.faces[card]) for card in kept]) + bearer


def _travels(state: FrontierState, seat: int, card: int) -> bool:
    """Whether a card in the Bernal is taken along: people, what powers it, what is in reserve, what a comet takes."""
    if home.is_bernal(card) or CARDS[card].deck in (CREW, COLONIST) or comet.is_part(card):
        return True
    used = _used_radiators(state, seat)
    return card in comet.power(state, seat) or card in comet.power(state, seat, used)


def boosted(state: FrontierState, seat: int) -> tuple[str, ...]:
    """What is boosted to the Bernal for it now; none: nothing, or not all that has to go together.

    Where the hand is full, what has to wait for the rest waits in the Bernal; who bears the Future comes last, when
    the Bernal can be promoted and then keeps debris and storms away.
    """
    if comet.site(state, seat) == comet.NONE or home.space_of(state, seat) != home.orbit(state, seat):
        return ()
    hand = state.players[seat].hand
    items: list[str] = []
    whole = powered(state, seat)
    if not whole:
        made = foundation(state, seat, parts(state, seat))
        if made is not None and not (made.lacks and research.takes_part(state, seat)):
            whole = not made.lacks
            for card, face in zip(made.cards, made.faces, strict=True):
                if card in hand and pad.belt_fails(state, seat, card, face) <= AMBITION["belt"]:
                    items.append(CARDS[card].id + HEAVY if face == WHITE_HEAVY else CARDS[card].id)
    elif not hardy(state, seat):
        items += _reserves(state, seat, hand)[:1]
    if whole and not comet.aboard(state, seat, comet.BEARERS) and colonists.room(state, seat):
        bearers = [card for card in hand if card in comet.BEARERS]
        items += [CARDS[card].id for card in bearers if pad.belt_fails(state, seat, card) <= AMBITION["belt"]][:1]
    return tuple(items)


def dismissed(state: FrontierState, seat: int) -> list[int]:
    """Who makes room at home for who bears the Future; and what is too much aboard when the Bernal sets out."""
    if comet.site(state, seat) == comet.NONE:
        return []
    if ready(state, seat) and home.space_of(state, seat) == home.orbit(state, seat):
        return [card for card in state.stack(seat, BERNAL).cards if not _travels(state, seat, card)]
    if colonists.room(state, seat) or not powered(state, seat):
        return []
    if not any(card in comet.BEARERS for card in state.players[seat].hand):
        return []
    for stack in state.players[seat].stacks:
        for card in stack.cards:
            if colonists.is_human_colonist(card) and stack.space in home.depots(state, seat):
                return [] if card in comet.BEARERS else [card]
    return []


def replaced(state: FrontierState, seat: int) -> bool:
    """Whether another Bernal is launched for the one that has left: rockets set out from there again."""
    return home.left(state, seat) and state.players[seat].water >= AMBITION["purse"]


# the way


def ready(state: FrontierState, seat: int) -> bool:
    """Whether it can be on its way: there is where to go, and all that has to come along is inside."""
    goal = comet.site(state, seat)
    stack = state.stack(seat, BERNAL)
    if goal == comet.NONE or not stack.there or stack.space == goal or not home.promoted(state, seat):
        return False
    return bool(comet.aboard(state, seat, comet.BEARERS)) and powered(state, seat) and hardy(state, seat)


def step(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """Load and go; () if the Bernal has nothing to do now."""
    if dismissed(state, seat) and ("decommission",) in options:
        return ("decommission",)
    if not ready(state, seat) or BERNAL in state.moved:
        return NO_ACTION
    stack = state.stack(seat, BERNAL)
    if ("load", "bernal") in options and cargo.room(state, stack):
        return ("load", "bernal") if state.players[seat].water >= cargo.room(state, stack) else NO_ACTION
    if ("move", "bernal") not in options:
        return NO_ACTION
    found = _way(state, seat)
    if found is None or planning.begins_with(found[1], 1, "wait"):
        return NO_ACTION
    return ("move", "bernal")


def engine(state: FrontierState, seat: int) -> Action:
    """The Bernal's own; () if there is no way."""
    found = _way(state, seat)
    return NO_ACTION if found is None else activation.named(found[0])


def onward(state: FrontierState, seat: int) -> tuple[str, ...]:
    """Its steps in this turn."""
    found = _way(state, seat)
    return () if found is None else planning.path_of(state, found[1], 1)


def _way(state: FrontierState, seat: int) -> tuple[Setting, Route] | None:
    """The quickest way to the comet, with the engine of the Bernal."""
    goal = comet.site(state, seat)
    power = comet.power(state, seat)
    if not power:
        return None
    softest = min([state.face(card).rad_hard for card in power])
    best: tuple[Setting, Route] | None = None
    least = 0.0
    for setting in _settings(state, seat)[:1]:
        found = _plan(state, seat, setting, goal)
        for label in found.labels(goal):
            route = found.route(label)
            lost = irradiation(state.system, route, softest, planning.year_of(state))
            cost = route.turns + HABIT["insured"] * accident(route) + AMBITION["stranded"] * lost
            if best is None or cost < least:
                best = (setting, route)
                least = cost
    return best


def _settings(state: FrontierState, seat: int) -> list[Setting]:
    card = home.bernal_of(state, seat)
    move = state.move
    if move is not None:
        possible = thrust.settings(state, seat, state.stack(seat, BERNAL))
        return [each for each in possible if each.engine == card and each.chain.cards == move.supports and not each.lit]
    return [each for each in activation.settings(state, seat, BERNAL) if each.engine == card and not each.lit]


def _plan(state: FrontierState, seat: int, setting: Setting, goal: int) -> Plan:
    stack = state.stack(seat, BERNAL)
    year = planning.departure(state, seat, BERNAL)
    mass = state.dry_mass(stack)
    key = (state.system.profile, stack.space, goal, year, mass, state.steps(stack), setting.craft.thrust)
    known = _PLANS.get(key)
    if known is None or known.search.terrain.system is not state.system:
        if len(_PLANS) >= MOST_KEPT:
            _PLANS.clear()
        known = planning.planned(state, seat, BERNAL, setting, goal)
        _PLANS[key] = known
    return known

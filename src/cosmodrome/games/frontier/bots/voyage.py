"""The voyage of a Bernal to a comet that is to be thrown: what comes aboard, its fuel and its way.

It sets out when it is promoted, powered for good, and who bears the Future is inside.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import CARDS, WATER, WHITE_HEAVY
from ..components.naming import HEAVY
from ..components.stack import BERNAL
from ..routes.planner import Plan, Route, irradiation
from ..rules import activation, cargo, colonists, home, planning, research, thrust
from ..rules.thrust import Setting
from ..state import FrontierState
from . import comet, dangers, missions, pad, powering, surveys
from .figures import AMBITION

NO_ACTION: Final[Action] = ()
MOST_KEPT: Final = 16

_PLANS: Final[dict[tuple[object, ...], Plan]] = {}


def boosted(state: FrontierState, seat: int) -> tuple[str, ...]:
    """What is boosted to the Bernal for it now; none: nothing, or not all that has to go together.

    Where the hand is full, what has to wait for the rest waits in the Bernal; who bears the Future comes last, when
    the Bernal can be promoted and then keeps debris and storms away.
    """
    if comet.site(state, seat) == comet.NONE or home.space_of(state, seat) != home.orbit(state, seat):
        return ()
    hand = state.players[seat].hand
    items: list[str] = []
    whole = powering.powered(state, seat)
    if not whole:
        made = powering.foundation(state, seat, powering.parts(state, seat))
        if made is not None and not (made.lacks and research.takes_part(state, seat)):
            whole = not made.lacks
            for card, face in zip(made.cards, made.faces, strict=True):
                if card in hand and pad.belt_fails(state, seat, card, face) <= AMBITION["belt"]:
                    items.append(CARDS[card].id + HEAVY if face == WHITE_HEAVY else CARDS[card].id)
    elif not powering.hardy(state, seat):
        items += powering.reserves(state, seat, hand)[:1]
    if whole and not comet.aboard(state, seat, comet.BEARERS) and colonists.room(state, seat):
        bearers = [card for card in hand if card in comet.BEARERS]
        items += [CARDS[card].id for card in bearers if pad.belt_fails(state, seat, card) <= AMBITION["belt"]][:1]
    return tuple(items)


def dismissed(state: FrontierState, seat: int) -> list[int]:
    """Who makes room at home for who bears the Future; and what is too much aboard when the Bernal sets out."""
    if comet.site(state, seat) == comet.NONE:
        return []
    if ready(state, seat) and home.space_of(state, seat) == home.orbit(state, seat):
        return [card for card in state.stack(seat, BERNAL).cards if not powering.travels(state, seat, card)]
    if colonists.room(state, seat) or not powering.powered(state, seat):
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
    if not comet.aboard(state, seat, comet.BEARERS) or not powering.powered(state, seat):
        return False
    return powering.hardy(state, seat) or _is_safe(state, seat)


def _is_safe(state: FrontierState, seat: int) -> bool:
    """Whether it is likely to keep its power on the way, with full tanks, though it has no radiators in reserve."""
    twin = state.copy()
    left = [card for card in state.stack(seat, BERNAL).cards if not powering.travels(state, seat, card)]
    stack = state.stack(seat, BERNAL).without(*left)
    twin.players[seat].stacks[BERNAL] = stack.fuelled(stack.tanks + cargo.room(state, stack), stack.odd, WATER)
    found = _way(twin, seat)
    return found is not None and stranded(twin, seat, found[1]) <= AMBITION["dared"]


def step(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """Load and go, with water left for what may go wrong; () if the Bernal has nothing to do now."""
    if dismissed(state, seat) and ("decommission",) in options:
        return ("decommission",)
    if not ready(state, seat) or BERNAL in state.moved:
        return NO_ACTION
    stack = state.stack(seat, BERNAL)
    water = state.players[seat].water
    room = cargo.room(state, stack)
    if ("load", "bernal") in options and room:
        kept = AMBITION["insured"] if powering.leisure(state) else 0.0
        return ("load", "bernal") if water >= room + kept else NO_ACTION
    if ("move", "bernal") not in options:
        return NO_ACTION
    found = _way(state, seat)
    if found is None or planning.begins_with(found[1], 1, "wait"):
        return NO_ACTION
    if powering.leisure(state) and water < missions.INSURANCE * _rolls(found[1]):
        return NO_ACTION
    return ("move", "bernal")


def _rolls(route: Route) -> int:
    """The rolls for a crash in the first turn of a route."""
    return len([stop for stop in route.path if stop.turn == 1 and stop.what in ("crash", "aerobrake")])


def engine(state: FrontierState, seat: int) -> Action:
    """The Bernal's own; () if there is no way."""
    found = _way(state, seat)
    return NO_ACTION if found is None else activation.named(found[0])


def onward(state: FrontierState, seat: int) -> tuple[str, ...]:
    """Its steps in this turn."""
    found = _way(state, seat)
    return () if found is None else planning.path_of(state, found[1], 1)


def stranded(state: FrontierState, seat: int, route: Route) -> float:
    """How likely it loses its power on the way: the radiators in use, and then those in reserve."""
    used = powering.used_radiators(state, seat)
    if not used:
        return 0.0
    softest = min([state.face(card).rad_hard for card in used])
    spared = 1.0 - irradiation(state.system, route, softest, planning.year_of(state))
    struck = 1.0 - spared * (1.0 - dangers.storms(state, route, softest))
    return struck * struck if comet.power(state, seat, used) else struck


def _way(state: FrontierState, seat: int) -> tuple[Setting, Route] | None:
    """The best way to the comet with the engine of the Bernal: soon there, and not stranded."""
    goal = comet.site(state, seat)
    if not comet.power(state, seat):
        return None
    best: tuple[Setting, Route] | None = None
    least = 0.0
    for setting in _settings(state, seat)[:1]:
        found = _plan(state, seat, setting, goal)
        for label in found.labels(goal):
            if surveys.is_barred(state, state.stack(seat, BERNAL).cards, label):
                continue
            route = found.route(label)
            risks = AMBITION["premium"] * (route.crash + route.aerobrakes)
            cost = route.turns + risks + AMBITION["stranded"] * stranded(state, seat, route)
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

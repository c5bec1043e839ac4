"""What factories make and freighters bring home: black cards, to be sold in LEO or flown from there.

Only the freighter of the base game is used, which carries one product and moves by itself.
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Choice
from ..components.cards import ANY_LETTER, BLACK, CARDS, NO_LETTER, SOLD, card_called
from ..components.naming import HEAVY
from ..components.solar_system import LETTERS
from ..components.stack import FREIGHTER, STACKS
from ..routes.craft import freighter
from ..routes.planner import Plan, Route, accident, irradiation, plan
from ..rules import flight, isru, landing, market, planning, production
from ..rules import freighter as freighters
from ..state import FrontierState
from .design import thrift_of
from .figures import HABIT, MARKET

MOST_KEPT: Final = 32

_PLANS: Final[dict[tuple[object, ...], Plan]] = {}


def idle(state: FrontierState, seat: int) -> bool:
    """Whether the freighter can be loaded."""
    return not state.rules.cargo and not state.stack(seat, FREIGHTER).there


def letters(state: FrontierState, seat: int) -> list[int]:
    """The letters of a player's factories, as places in LETTERS."""
    found: list[int] = []
    for number, owner in state.factories.items():
        site = isru.site_at(state, number)
        if owner == seat and site is not None:
            found.append(LETTERS.index(site.letter))
    return found


def brings(state: FrontierState, card: int, made_of: list[int]) -> float:
    """What a card is worth once it is made there and sold in LEO, less the operation that sells it and the years."""
    face = CARDS[card].faces[BLACK]
    if face is None or CARDS[card].sale != SOLD or CARDS[card].letter == NO_LETTER:
        return 0.0
    if CARDS[card].letter != ANY_LETTER and CARDS[card].letter not in made_of:
        return 0.0
    return max(0.0, market.black_price(state, card) - MARKET["shipping"])


# production


def best_product(
    state: FrontierState, seat: int, options: list[Action], missed: dict[int, float], least: float
) -> tuple[float, Action]:
    """The operation that makes the best product, and what it brings if it is more than `least`."""
    best: tuple[float, Action] = (0.0, ())
    if not idle(state, seat):
        return best
    thrift = thrift_of(state, seat)
    for action in options:
        if action[0] != "produce":
            continue
        site = state.system.find(action[1])
        for item in production.products(state, seat, site):
            value = _value(state, item, missed, site, thrift)
            if value > max(best[0], least):
                value *= safety(state, seat, site, card_called(item))
                if value > max(best[0], least):
                    best = (value, action)
    return best


def _value(state: FrontierState, item: str, missed: dict[int, float], site: int, thrift: float) -> float:
    """What a product brings when it comes home."""
    found = isru.site_at(state, site)
    if found is None or item.endswith(HEAVY):
        return 0.0
    card = card_called(item)
    sold = brings(state, card, [LETTERS.index(found.letter)]) * thrift
    return sold - max(0.0, missed.get(card, 0.0))


def product(state: FrontierState, seat: int, asked: production.Make, missed: dict[int, float]) -> Action:
    """The most valuable one, into the freighter."""
    options = cast(Choice, state.decision(seat)).options
    best = options[-1]
    most = 0.0
    for action in options:
        if action[2] == STACKS[FREIGHTER]:
            value = _value(state, str(action[1]), missed, asked.site, 1.0)
            if value > most:
                most = value
                best = action
    return best


# the freighter on its way


def safety(state: FrontierState, seat: int, start: int, card: int) -> float:
    """How likely a product comes home from there; 0: there is no way."""
    return _home(state, seat, start, CARDS[card].face(BLACK).rad_hard)[0]


def _home(state: FrontierState, seat: int, start: int, rad_hard: int) -> tuple[float, Route | None]:
    """The best way home of a freighter with a card of this rad-hard, and how likely it gets there."""
    found = _plan(state, seat, start)
    best: Route | None = None
    safest = 0.0
    most = 0.0
    for label in found.labels(state.rules.leo):
        route = found.route(label)
        safe = (1.0 - accident(route)) * (1.0 - irradiation(state.system, route, rad_hard, planning.year_of(state)))
        if safe - MARKET["year"] * route.turns > most:
            most = safe - MARKET["year"] * route.turns
            safest = safe
            best = route
    return safest, best


def shipped(state: FrontierState, seat: int, options: list[Action]) -> Action:
    """The freighter goes on its way home, or is unloaded there; () if it has nothing to do now."""
    stack = state.stack(seat, FREIGHTER)
    if state.rules.cargo or not stack.cards:
        return ()
    unload: Action = ("transfer", "freighter", "leo")
    if stack.space == state.rules.leo:
        return unload if unload in options else ()
    move: Action = ("move", "freighter")
    return move if move in options and path(state, seat) else ()


def path(state: FrontierState, seat: int) -> tuple[str, ...]:
    """Its steps in this turn; none: it waits."""
    stack = state.stack(seat, FREIGHTER)
    softest = min([state.face(card).rad_hard for card in stack.cards])
    route = _home(state, seat, stack.space, softest)[1]
    return () if route is None else planning.path_of(state, route, 1)


def onward(state: FrontierState, seat: int) -> Action:
    """The whole way of this turn at once."""
    steps = path(state, seat)
    return ("fly", steps) if steps else flight.STOP


def _plan(state: FrontierState, seat: int, start: int) -> Plan:
    net = freighters.steady_thrust(state, seat)
    helped = tuple([site for site in sorted(state.factories) if landing.assisted(state, seat, FREIGHTER, site)])
    longest = int(HABIT["longest_freight"])
    key = (state.system.profile, start, planning.year_of(state), longest, net, helped)
    known = _PLANS.get(key)
    if known is None or known.search.terrain.system is not state.system:
        if len(_PLANS) >= MOST_KEPT:
            _PLANS.clear()
        craft = freighter(net, assists=helped)
        known = plan(state.system, craft, start, state.rules.leo, planning.year_of(state), longest)
        _PLANS[key] = known
    return known

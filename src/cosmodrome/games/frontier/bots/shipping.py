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
from ..routes.planner import Plan, plan
from ..routes.search import Label
from ..rules import flight, isru, landing, market, planning, production
from ..rules import freighter as freighters
from ..state import FrontierState
from .figures import HABIT, MARKET

MOST_KEPT: Final = 32
NEVER: Final = 99

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
    for action in options:
        if action[0] != "produce":
            continue
        site = state.system.find(action[1])
        value = max([_value(state, item, missed, site) for item in production.products(state, seat, site)])
        if value > best[0] and value > least and turns_home(state, seat, site) <= HABIT["longest_freight"]:
            best = (value, action)
    return best


def _value(state: FrontierState, item: str, missed: dict[int, float], site: int) -> float:
    found = isru.site_at(state, site)
    if found is None or item.endswith(HEAVY):
        return 0.0
    card = card_called(item)
    return brings(state, card, [LETTERS.index(found.letter)]) - max(0.0, missed.get(card, 0.0))


def product(state: FrontierState, seat: int, asked: production.Make, missed: dict[int, float]) -> Action:
    """The most valuable one, into the freighter."""
    options = cast(Choice, state.decision(seat)).options
    best = options[-1]
    most = 0.0
    for action in options:
        if action[2] == STACKS[FREIGHTER]:
            value = _value(state, str(action[1]), missed, asked.site)
            if value > most:
                most = value
                best = action
    return best


# the freighter on its way


def turns_home(state: FrontierState, seat: int, site: int) -> int:
    """How many years a freighter needs from there."""
    found = _plan(state, seat, site)
    turns = [int(label.turn) for label in found.labels(state.rules.leo)]
    return min(turns, default=NEVER)


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
    found = _plan(state, seat, state.stack(seat, FREIGHTER).space)
    best = found.search.places[state.rules.leo].labels
    if not best:
        return ()
    soonest = min(best, key=_haste)
    return planning.path_of(state, found.route(soonest), 1)


def _haste(label: Label) -> tuple[int, int]:
    turns: int = label.turn
    risks: int = label.crashes + label.aerobrakes
    return turns + int(HABIT["insured"]) // 2 * risks, risks


def onward(state: FrontierState, seat: int) -> Action:
    """The whole way of this turn at once."""
    steps = path(state, seat)
    return ("fly", steps) if steps else flight.STOP


def _plan(state: FrontierState, seat: int, start: int) -> Plan:
    net = freighters.steady_thrust(state, seat)
    helped = tuple([site for site in sorted(state.factories) if landing.assisted(state, seat, FREIGHTER, site)])
    key = (state.system.profile, start, planning.year_of(state), net, helped)
    known = _PLANS.get(key)
    if known is None or known.search.terrain.system is not state.system:
        if len(_PLANS) >= MOST_KEPT:
            _PLANS.clear()
        craft = freighter(net, assists=helped)
        longest = int(HABIT["longest_freight"])
        known = plan(state.system, craft, start, state.rules.leo, planning.year_of(state), longest)
        _PLANS[key] = known
    return known

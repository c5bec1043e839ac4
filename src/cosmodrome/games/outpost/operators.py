"""Operators: colonists and robots to factories (rulebook: operators, won-factory, robots, support-limit).

Which operator stands where never matters beyond one thing: special factories take colonists only. So an assignment is
the set of factories that are operated. As many as possible must be; which ones is the player's choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Choice, Decision, Item, Need, Subset
from . import auction, naming, turns
from .cards import AVERAGE, FIRST_SPECIAL, INDEX, RESOURCES
from .colony import NO_STEPS, Colony

if TYPE_CHECKING:
    from .state import OutpostState

STAY: Final[Action] = ("stay",)
SEND: Final[Action] = ("send",)


def operable(state: OutpostState, colony: Colony) -> int:
    """How many factories must be operated: as many as there are operators for."""
    number = colony.factories()
    unmanned = colony.special_factories() - _special_operators(state, colony)
    if unmanned > 0:
        number -= unmanned
    operators = colony.colonists + colony.usable_robots(state.rules)
    if operators < number:
        number = operators
    if state.rules.money and number > 2 * colony.hand_limit:
        number = 2 * colony.hand_limit
    return number


def _special_operators(state: OutpostState, colony: Colony) -> int:
    """Operators who may work in special factories."""
    if state.rules.robots_in_special:
        return colony.colonists + colony.usable_robots(state.rules)
    return colony.colonists


def may_reassign(state: OutpostState, colony: Colony) -> bool:
    """Operators may be moved freely during the turn; after a change the player is asked at its end anyway."""
    return state.rules.assign_in_turn and colony.settled and colony.operated != colony.built


def to_choose(state: OutpostState, seat: int) -> bool:
    """Whether the player has a choice; if not, the only assignment is made at once."""
    colony = state.colonies[seat]
    number = operable(state, colony)
    if number == colony.factories():
        colony.operated = colony.built[:]
        _settle(colony)
        return False
    kinds = [resource for resource, built in enumerate(colony.built) if built]
    if len(kinds) == 1:
        colony.operated = [0] * len(RESOURCES)
        colony.operated[kinds[0]] = number
        _settle(colony)
        return False
    return True


def _settle(colony: Colony) -> None:
    colony.settled = True
    colony.stricken = False


def ask(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    number = operable(state, colony)
    items: list[Item] = []
    costs: list[int] = []
    for resource, built in enumerate(colony.built):
        if built:
            items += [RESOURCES[resource]] * built
            costs += [-100 * state.rules.f.factory_vp[resource] - AVERAGE[resource]] * built
    needs: list[Need] = []
    special = colony.special_factories()
    if special:
        housed = min(max(0, colony.colonists - colony.support), special)
        weights = [0] * (len(items) - special) + [1] * special
        needs = [Need("need-specials", weights, housed, _special_operators(state, colony))]
    params = {"number": number}
    return Subset(seat, "prompt-assign", "operators", "assign", items, number, number, needs, costs, params=params)


def do(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    operated = [0] * len(RESOURCES)
    for name in action[1]:
        operated[INDEX[name]] += 1
    colony.operated = operated
    _settle(colony)
    colony.steps = colony.steps[:-1]
    if state.journal is not None:
        state.tell("assigns", {"seat": seat, "factories": naming.all_factories(action[1])})
    if state.phase != "turns":
        _ask_next(state)
    elif not colony.steps:
        turns.finish(state, seat)


# after all turns, in purchase order (1991)


def begin(state: OutpostState) -> None:
    if not state.rules.assign_in_turn:
        state.active = -1
        _ask_next(state)


def _ask_next(state: OutpostState) -> None:
    state.active += 1
    while state.active < state.seats:
        seat = state.order[state.active]
        if _unsettled(state, seat) and to_choose(state, seat):
            state.colonies[seat].steps = ("assign",)
            state.waiting = (seat,)
            return
        state.active += 1
    state.waiting = ()


def _unsettled(state: OutpostState, seat: int) -> bool:
    """Everybody after the turns of 1991; otherwise only whom an attack has left with operators out of place."""
    return not state.rules.assign_in_turn or state.colonies[seat].stricken


def begin_aftermath(state: OutpostState) -> None:
    """Colonists without a home leave; whoever lost operators or factories puts the rest to work."""
    if not state.rules.terrorism:
        return
    for seat in state.order:
        colony = state.colonies[seat]
        homeless = colony.colonists - colony.most_colonists()
        if homeless > 0:
            colony.colonists -= homeless
            colony.stricken = True
            stop_surplus(state, colony)
            if state.journal is not None:
                state.tell("colonists-leave", {"seat": seat, "number": homeless})
    if state.rules.assign_in_turn:
        state.active = -1
        _ask_next(state)


def stop_surplus(state: OutpostState, colony: Colony) -> None:
    """Factories without operators stop, the least valuable first, until their owner puts the others to work."""
    surplus = sum(colony.operated) - colony.colonists - colony.usable_robots(state.rules)
    for resource in range(len(RESOURCES)):
        stopped = min(max(0, surplus), colony.operated[resource])
        colony.operated[resource] -= stopped
        surplus -= stopped


# a factory won out of turn (2011): one operator may go there at once, nothing else happens


def may_operate(state: OutpostState, colony: Colony, factory: int) -> bool:
    """Whether somebody could operate a factory that has just been won."""
    return len(_moves(state, colony, factory)) > 1


def _moves(state: OutpostState, colony: Colony, factory: int) -> list[Action]:
    moves: list[Action] = [STAY]
    if sum(colony.operated) < operable(state, colony) and _can_take(state, colony, factory, -1):
        moves.append(SEND)
    for resource, operated in enumerate(colony.operated):
        if operated and resource != factory and _can_take(state, colony, factory, resource):
            moves.append(("move", RESOURCES[resource]))
    return moves


def _can_take(state: OutpostState, colony: Colony, factory: int, source: int) -> bool:
    """Whether an operator from this factory (-1: an unused one) may operate the new one."""
    specials = colony.operated_specials()
    if factory >= FIRST_SPECIAL:
        specials += 1
    if source >= FIRST_SPECIAL:
        specials -= 1
    housed = colony.colonists - colony.support
    return housed <= specials <= _special_operators(state, colony)


def ask_move(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    params = {"factory": naming.factory(RESOURCES[colony.item])}
    return Choice(seat, "prompt-move", "won-factory", _moves(state, colony, colony.item), params)


def do_move(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    if action != STAY:
        colony.operated[colony.item] += 1
        if action != SEND:
            colony.operated[INDEX[action[1]]] -= 1
        _tell_move(state, seat, action)
    colony.steps = NO_STEPS
    auction.close(state)


def _tell_move(state: OutpostState, seat: int, action: Action) -> None:
    if state.journal is None:
        return
    params = {"seat": seat, "to": naming.factory(RESOURCES[state.colonies[seat].item])}
    if action == SEND:
        state.tell("sends-operator", params)
    else:
        state.tell("moves-operator", params | {"from": naming.factory(action[1])})

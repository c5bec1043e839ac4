"""Operators: colonists and robots to factories (rulebook: operators, won-factory, robots, support-limit).

Which operator stands where never matters beyond one thing: special factories take colonists only. So an assignment is
the set of factories that are operated. As many as possible must be; which ones is the player's choice.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Choice, Decision, Item, Need, Question, Subset, Task
from ..components import naming
from ..components.cards import FIRST_SPECIAL, INDEX, RESOURCES
from ..components.colony import Colony
from . import money, outlook
from .answers import SEND, STAY
from .production import average, output

if TYPE_CHECKING:
    from ..state import OutpostState


def operable(state: OutpostState, colony: Colony) -> int:
    """How many factories must be operated: as many as there are operators for."""
    number = colony.factories()
    operators = colony.colonists + colony.usable_robots(state.rules)
    unmanned = colony.special_factories() - (operators if state.rules.robots_in_special else colony.colonists)
    if unmanned > 0:
        number -= unmanned
    if operators < number:
        number = operators
    if state.rules.money and number > money.most_operated(colony):
        number = money.most_operated(colony)
    return number


def _special_operators(state: OutpostState, colony: Colony) -> int:
    """Operators who may work in special factories."""
    if state.rules.robots_in_special:
        return colony.colonists + colony.usable_robots(state.rules)
    return colony.colonists


def may_reassign(state: OutpostState, colony: Colony) -> bool:
    """Operators may be moved freely during the turn; after a change the player is asked at its end anyway."""
    return state.rules.assignment_in_turn and colony.settled and colony.operated != colony.built


class Place(Task["OutpostState"]):
    """Operators go to work; their owner is asked where, unless there is nothing to choose."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        colony = state.colonies[self.seat]
        only = _only_assignment(state, colony)
        if only is None:
            state.then(ASSIGN[self.seat])
        else:
            _settle(colony, only)


PLACE: Final = [Place(seat) for seat in range(9)]


def _only_assignment(state: OutpostState, colony: Colony) -> list[int] | None:
    """The factories that are operated, where that is no choice; else None."""
    number = operable(state, colony)
    if number == colony.factories():
        return colony.built[:]
    kinds = [resource for resource, built in enumerate(colony.built) if built]
    if len(kinds) > 1:
        return None
    operated = [0] * len(RESOURCES)
    operated[kinds[0]] = number
    return operated


def _settle(colony: Colony, operated: list[int]) -> None:
    colony.operated = operated
    colony.settled = True
    colony.stricken = False


class Assign(Question["OutpostState"]):
    """Who works where."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        colony = state.colonies[self.seat]
        number = operable(state, colony)
        worth = state.rules.figures.factory_worth
        items: list[Item] = []
        costs: list[int] = []
        for resource, built in enumerate(colony.built):
            if built:
                items += [RESOURCES[resource]] * built
                costs += [-worth[resource]] * built
        needs: list[Need] = []
        special = colony.special_factories()
        if special:
            housed = min(max(0, colony.colonists - colony.support), special)
            weights = [0] * (len(items) - special) + [1] * special
            needs = [Need("need-specials", weights, housed, _special_operators(state, colony))]
        params = {"number": number}
        return Subset(
            self.seat, "prompt-assign", "operators", "assign", items, number, number, needs, costs, params=params
        )

    def answer(self, state: OutpostState, action: Action) -> None:
        _settle(state.colonies[self.seat], _counted(action[1]))
        if state.journal is not None:
            state.tell("assigns", {"seat": self.seat, "factories": naming.all_factories(action[1])})

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        return _at_work(state, state.colonies[self.seat], _counted(action[1]))


ASSIGN: Final = [Assign(seat) for seat in range(9)]


def _counted(names: tuple[str, ...]) -> list[int]:
    operated = [0] * len(RESOURCES)
    for name in names:
        operated[INDEX[name]] += 1
    return operated


def _at_work(state: OutpostState, colony: Colony, operated: list[int]) -> dict[str, Any]:
    """What a colony would have of it if these factories were operated."""
    twin = colony.copy()
    twin.operated = operated
    numbers = output(state, twin)
    ahead = outlook.nothing()
    ahead["points"] = twin.points(state.rules)
    ahead["production"] = {
        "cards": {RESOURCES[resource]: number for resource, number in enumerate(numbers) if number},
        "worth": average(numbers),
    }
    return dict(ahead)


class Assignment(Task["OutpostState"]):
    """1991: after all the turns everybody says who works where, in purchase order."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "assign"
        if not state.rules.assignment_in_turn:
            state.then(*[PLACE[seat] for seat in state.order])


class Aftermath(Task["OutpostState"]):
    """Attacks: colonists without a home leave; whoever lost operators or factories puts the rest to work."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        state.phase = "aftermath"
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
        if state.rules.assignment_in_turn:
            state.then(*[PLACE[seat] for seat in state.order if state.colonies[seat].stricken])


def stop_surplus(state: OutpostState, colony: Colony) -> None:
    """Factories without operators stop, the least valuable first, until their owner puts the others to work."""
    operated = colony.operated[:]
    surplus = sum(operated) - colony.colonists - colony.usable_robots(state.rules)
    for resource in range(len(RESOURCES)):
        stopped = min(max(0, surplus), operated[resource])
        operated[resource] -= stopped
        surplus -= stopped
    colony.operated = operated


# a factory won out of turn (2011): one operator may go there at once, nothing else happens


def may_operate(state: OutpostState, colony: Colony, factory: int) -> bool:
    """Whether somebody could operate a factory that has just been won."""
    return len(_moves(state, colony, factory)) > 1


def _moves(state: OutpostState, colony: Colony, factory: int) -> list[Action]:
    moves: list[Action] = [STAY]
    if _can_send(state, colony, factory):
        moves.append(SEND)
    moves += [("move", RESOURCES[source]) for source in _sources(state, colony, factory)]
    return moves


def _can_send(state: OutpostState, colony: Colony, factory: int) -> bool:
    """Whether an unused operator may go there."""
    return sum(colony.operated) < operable(state, colony) and _can_take(state, colony, factory, -1)


def _sources(state: OutpostState, colony: Colony, factory: int) -> list[int]:
    """The factories whose operators may go there."""
    return [
        source
        for source, operated in enumerate(colony.operated)
        if operated and source != factory and _can_take(state, colony, factory, source)
    ]


def points_from(state: OutpostState, colony: Colony, factory: int) -> int:
    """The most points that a factory just won can bring at once, whoever operates it."""
    values = state.rules.figures.factory_vp
    if _can_send(state, colony, factory):
        return values[factory]
    return max([0, *[values[factory] - values[source] for source in _sources(state, colony, factory)]])


def _can_take(state: OutpostState, colony: Colony, factory: int, source: int) -> bool:
    """Whether an operator from this factory (-1: an unused one) may operate the new one."""
    specials = colony.operated_specials()
    if factory >= FIRST_SPECIAL:
        specials += 1
    if source >= FIRST_SPECIAL:
        specials -= 1
    housed = colony.colonists - colony.support
    return housed <= specials <= _special_operators(state, colony)


class OperateWon(Question["OutpostState"]):
    """Who operates the factory that has just been won."""

    factory: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, factory: int) -> None:
        self.seat = seat
        self.factory = factory

    def ask(self, state: OutpostState) -> Decision:
        moves = _moves(state, state.colonies[self.seat], self.factory)
        params = {"factory": naming.factory(RESOURCES[self.factory])}
        return Choice(self.seat, "prompt-move", "won-factory", moves, params)

    def answer(self, state: OutpostState, action: Action) -> None:
        if action == STAY:
            return
        colony = state.colonies[self.seat]
        colony.operated = self._operated(colony, action)
        params = {"seat": self.seat, "to": naming.factory(RESOURCES[self.factory])}
        if action == SEND:
            state.tell("sends-operator", params)
        else:
            state.tell("moves-operator", params | {"from": naming.factory(action[1])})

    def _operated(self, colony: Colony, action: Action) -> list[int]:
        """The factories that are operated afterwards."""
        operated = colony.operated[:]
        if action != STAY:
            operated[self.factory] += 1
        if action[0] == "move":
            operated[INDEX[action[1]]] -= 1
        return operated

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        colony = state.colonies[self.seat]
        return _at_work(state, colony, self._operated(colony, action))

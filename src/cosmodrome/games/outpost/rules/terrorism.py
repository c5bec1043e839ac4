"""Space terrorism, an optional rule of 1991 (rulebook: terrorism, terrorism-destruction, terrorism-immunity)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Amount, Choice, Decision, Illegal, Question, Subset, Task
from ..components.cards import BUILDABLE, INDEX, RESOURCES, VALUE
from ..components.colony import LOST, Colony
from ..components.naming import factory
from ..components.upgrades import IDS, NUMBER
from . import money, operators, outlook, purchases
from .answers import DEFEND, PASS, REINFORCE
from .payment import Pay, spend, worth
from .purchase_order import following

if TYPE_CHECKING:
    from ..state import OutpostState

Target = tuple[int, bool, int]
"""(seat, is an upgrade, which)."""
NO_TARGET: Final[Target] = (-1, False, 0)


def target_of(owner: int, name: str) -> Target:
    """An upgrade, or the factory of a resource."""
    return (owner, True, NUMBER[name]) if name in NUMBER else (owner, False, INDEX[name])


def targets(state: OutpostState, seat: int) -> list[Action]:
    """Everything of the other colonies that may be attacked now."""
    if not state.colonies[seat].credits:
        return []
    open_targets: list[Action] = []
    for other in range(state.seats):
        if other != seat:
            open_targets.extend([action for action, target in _possessions(state, other) if _attackable(state, target)])
    return open_targets


def _possessions(state: OutpostState, other: int) -> list[tuple[Action, Target]]:
    colony = state.colonies[other]
    found: list[tuple[Action, Target]] = []
    for kind, owned in enumerate(colony.owned):
        if owned:
            found.append((("attack", other, IDS[kind]), (other, True, kind)))
    for resource in BUILDABLE:
        if colony.built[resource]:
            found.append((("attack", other, RESOURCES[resource]), (other, False, resource)))
    return found


def _attackable(state: OutpostState, target: Target) -> bool:
    """A target that survived an attack is safe for the round; another of the same kind is another target."""
    seat, upgrade, which = target
    colony = state.colonies[seat]
    number = colony.owned[which] if upgrade else colony.built[which]
    return number > state.immune.count(target)


def closed(state: OutpostState, seat: int) -> list[tuple[Action, Illegal]]:
    shut: list[tuple[Action, Illegal]] = []
    colony = state.colonies[seat]
    for other in range(state.seats):
        if other == seat:
            continue
        for action, target in _possessions(state, other):
            if colony.internalised:
                shut.append((action, Illegal("why-internalised", "internalise")))
            elif not colony.credits:
                shut.append((action, Illegal("why-no-cards", "terrorism")))
            elif not _attackable(state, target):
                shut.append((action, Illegal("why-immune", "terrorism-immunity")))
    return shut


def foreseen(state: OutpostState, action: Action) -> dict[str, Any]:
    """What the attack that this answer of a turn begins would need."""
    ahead = outlook.nothing()
    price = cost_of(state, target_of(int(action[1]), str(action[2])))
    ahead["attack"] = {"attack": 0, "needed": needed_against(price, 0)}
    return dict(ahead)


class Attack(Task["OutpostState"]):
    """The attacker plays cards, then everybody else once, in purchase order; then it is seen what stands."""

    owner: int
    name: str
    """The upgrade, or the resource of the factory."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, owner: int, name: str) -> None:
        self.seat = seat
        self.owner = owner
        self.name = name

    def run(self, state: OutpostState) -> None:
        state.target = target_of(self.owner, self.name)
        state.attack = 0
        state.defence = 0
        _interrupt_purchases(state)
        others: list[TakeSides] = []
        other = following(state, self.seat)
        while other != self.seat:
            if state.colonies[other].hand or state.rules.money:
                others.append(TakeSides(other))
            other = following(state, other)
        state.then(Commit(self.seat, True), *others, Resolve())


def _interrupt_purchases(state: OutpostState) -> None:
    """Who has internalised and is about to pay starts over: the attack may take the cards it would be paid with."""
    for seat in state.busy:
        if isinstance(state.lines[seat][-1], (purchases.Number, Pay)):
            state.beside(seat, state.turns[seat])


def what(state: OutpostState) -> str:
    _, upgrade, which = state.target
    return IDS[which] if upgrade else factory(RESOURCES[which])


def cost(state: OutpostState) -> int:
    """What the target costs to build or is printed on it."""
    return cost_of(state, state.target)


def cost_of(state: OutpostState, target: Target) -> int:
    _, upgrade, which = target
    return state.rules.figures.cost[which] if upgrade else state.rules.figures.factory_cost[which]


def needed(state: OutpostState) -> int:
    """What an attack must be worth to destroy the target."""
    return needed_against(cost(state), state.defence)


def needed_against(price: int, defence: int) -> int:
    return 2 * price + 2 * defence


def _stand(state: OutpostState) -> dict[str, object]:
    """How the attack stands, for a prompt."""
    return {"target": state.target[0], "what": what(state), "attack": state.attack, "needed": needed(state)}


class Commit(Question["OutpostState"]):
    """What to play, for the attack or for the defence."""

    attacks: bool
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, attacks: bool) -> None:
        self.seat = seat
        self.attacks = attacks

    def ask(self, state: OutpostState) -> Decision:
        colony = state.colonies[self.seat]
        prompt = "prompt-strike" if self.attacks else "prompt-shield"
        params = _stand(state)
        if state.rules.money:
            return Amount(self.seat, prompt, "terrorism", "commit", 1, colony.credits, params=params)
        values = [VALUE[code] for code in colony.hand]
        return Subset(
            self.seat, prompt, "terrorism", "commit", list(colony.hand), 1, len(values), [], values, params=params
        )

    def answer(self, state: OutpostState, action: Action) -> None:
        value = _play(state, state.colonies[self.seat], action)
        if self.attacks:
            state.attack += value
        else:
            state.defence += value
        if state.journal is not None:
            params = {"seat": self.seat, "target": state.target[0], "what": what(state), "value": value}
            state.tell("commits-strike" if self.attacks else "commits-shield", params)

    def preview(self, state: OutpostState, action: Action) -> dict[str, Any]:
        """What is spent, and how the attack would stand then."""
        colony = state.colonies[self.seat]
        cards = [] if state.rules.money else list(action[1])
        value = int(action[1]) if state.rules.money else worth(cards)
        ahead = outlook.spending(colony, cards, value)
        strike = state.attack + (value if self.attacks else 0)
        defence = state.defence + (0 if self.attacks else value)
        ahead["attack"] = {"attack": strike, "needed": needed_against(cost(state), defence)}
        return dict(ahead)


def _play(state: OutpostState, colony: Colony, action: Action) -> int:
    colony.spent = True
    if not state.rules.money:
        return spend(state, colony, action[1])
    money.pay(colony, int(action[1]))
    return int(action[1])


class TakeSides(Question["OutpostState"]):
    """Add to the attack, to the defence, or keep out of it."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Decision:
        answers = [PASS, DEFEND, REINFORCE] if state.colonies[self.seat].credits else [PASS]
        return Choice(self.seat, "prompt-join", "terrorism", answers, _stand(state))

    def answer(self, state: OutpostState, action: Action) -> None:
        if action != PASS:
            state.then(Commit(self.seat, action == REINFORCE))


class Resolve(Task["OutpostState"]):
    """Everybody has had a say: the target is destroyed, or safe for the round."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        seat, upgrade, which = state.target
        destroyed = state.attack >= needed(state)
        key = "destroyed" if destroyed else "withstands"
        state.tell(key, {"seat": seat, "what": what(state), "attack": state.attack, "defence": state.defence})
        if destroyed:
            _destroy(state, seat, upgrade, which)
        else:
            state.immune = (*state.immune, state.target)
        state.target = NO_TARGET
        state.attack = 0
        state.defence = 0


def _destroy(state: OutpostState, seat: int, upgrade: bool, which: int) -> None:
    """The target leaves the game. What was built or produced with it stays; operators are out of work."""
    colony = state.colonies[seat]
    colony.did(LOST, what(state), 1)
    operated = colony.operated
    if not upgrade:
        _demolish(colony, which)
    else:
        owned = colony.owned[:]
        owned[which] -= 1
        colony.owned = owned
        if colony.fresh.count(which) > colony.owned[which]:
            fresh = list(colony.fresh)
            fresh.remove(which)
            colony.fresh = tuple(fresh)
        colony.recount(state.rules)
        if which in state.rules.figures.special:
            _demolish(colony, state.rules.figures.special.index(which))
        operators.stop_surplus(state, colony)
    homeless = colony.colonists - colony.support > colony.operated_specials()
    if homeless or colony.operated != operated or sum(operated) > operators.operable(state, colony):
        colony.settled = False
        colony.stricken = True


def _demolish(colony: Colony, resource: int) -> None:
    colony.built[resource] -= 1
    operated = colony.operated[:]
    operated[resource] = min(operated[resource], colony.built[resource])
    colony.operated = operated

"""Space terrorism, an optional rule of 1991 (rulebook: terrorism, terrorism-destruction, terrorism-immunity)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...kernel import Action, Amount, Choice, Decision, Illegal, Subset
from . import operators, purchases, turns
from .cards import INDEX, RESOURCES, VALUE
from .colony import Colony
from .naming import factory
from .production import spend
from .purchase_order import following
from .upgrades import IDS, NUMBER

if TYPE_CHECKING:
    from .state import OutpostState

Target = tuple[int, bool, int]
NO_TARGET: Final[Target] = (-1, False, 0)
REINFORCE: Final[Action] = ("reinforce",)
DEFEND: Final[Action] = ("defend",)
PASS: Final[Action] = ("pass",)
MID_PURCHASE: Final = ("number", "pay")


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
    for resource in purchases.BUILDABLE:
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


def aim(state: OutpostState, seat: int, action: Action) -> None:
    name = str(action[2])
    upgrade = name in NUMBER
    state.target = (int(action[1]), upgrade, NUMBER[name] if upgrade else INDEX[name])
    state.attack = 0
    state.defence = 0
    _interrupt_purchases(state)
    state.colonies[seat].steps = (*state.colonies[seat].steps, "strike")
    turns.wait(state)


def _interrupt_purchases(state: OutpostState) -> None:
    """Who has internalised and is about to pay starts over: the attack may take the cards it would be paid with."""
    for colony in state.colonies:
        if colony.internalised and colony.steps and colony.steps[-1] in MID_PURCHASE:
            colony.steps = ("turn",)


def what(state: OutpostState) -> str:
    _, upgrade, which = state.target
    return IDS[which] if upgrade else factory(RESOURCES[which])


def cost(state: OutpostState) -> int:
    """What the target costs to build or is printed on it."""
    _, upgrade, which = state.target
    return state.rules.f.cost[which] if upgrade else state.rules.f.factory_cost[which]


# the attack, then everybody else once


def ask_strike(state: OutpostState, seat: int) -> Decision:
    colony = state.colonies[seat]
    side = colony.steps[-1]
    params = {
        "target": state.target[0],
        "what": what(state),
        "attack": state.attack,
        "needed": 2 * cost(state) + 2 * state.defence,
    }
    prompt = "prompt-" + side
    if state.rules.money:
        return Amount(seat, prompt, "terrorism", "commit", 1, colony.credits, params=params)
    values = [VALUE[code] for code in colony.hand]
    return Subset(seat, prompt, "terrorism", "commit", list(colony.hand), 1, len(values), [], values, params=params)


def do_strike(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    side = colony.steps[-1]
    colony.steps = colony.steps[:-1]
    value = _commit(state, colony, action)
    if side == "shield":
        state.defence += value
    else:
        state.attack += value
    if state.journal is not None:
        params = {"seat": seat, "target": state.target[0], "what": what(state), "value": value}
        state.tell("commits-" + side, params)
    _ask_next(state, seat)


def _commit(state: OutpostState, colony: Colony, action: Action) -> int:
    colony.spent = True
    if not state.rules.money:
        return spend(state, colony, action[1])
    value = int(action[1])
    colony.pay_out(value)
    colony.most -= value
    return value


def _ask_next(state: OutpostState, seat: int) -> None:
    attacker = state.order[state.active]
    seat = following(state, seat)
    while seat != attacker:
        colony = state.colonies[seat]
        if colony.hand or state.rules.money:
            colony.steps = (*colony.steps, "join")
            state.asked = seat
            turns.wait(state)
            return
        seat = following(state, seat)
    _resolve(state)


def ask_join(state: OutpostState, seat: int) -> Decision:
    options: list[Action] = [PASS]
    if state.colonies[seat].credits:
        options = [PASS, DEFEND, REINFORCE]
    params = {
        "target": state.target[0],
        "what": what(state),
        "attack": state.attack,
        "needed": 2 * cost(state) + 2 * state.defence,
    }
    return Choice(seat, "prompt-join", "terrorism", options, params)


def do_join(state: OutpostState, seat: int, action: Action) -> None:
    colony = state.colonies[seat]
    colony.steps = colony.steps[:-1]
    if action == PASS:
        _ask_next(state, seat)
        return
    colony.steps = (*colony.steps, "shield" if action == DEFEND else "strike")


def _resolve(state: OutpostState) -> None:
    seat, upgrade, which = state.target
    destroyed = state.attack >= 2 * cost(state) + 2 * state.defence
    if state.journal is not None:
        key = "destroyed" if destroyed else "withstands"
        state.tell(key, {"seat": seat, "what": what(state), "attack": state.attack, "defence": state.defence})
    if destroyed:
        _destroy(state, seat, upgrade, which)
    else:
        state.immune = (*state.immune, state.target)
    state.target = NO_TARGET
    state.attack = 0
    state.defence = 0
    turns.resume(state)


def _destroy(state: OutpostState, seat: int, upgrade: bool, which: int) -> None:
    """The target leaves the game. What was built or produced with it stays; operators are out of work."""
    colony = state.colonies[seat]
    operated = colony.operated[:]
    if not upgrade:
        _demolish(colony, which)
    else:
        colony.owned[which] -= 1
        if colony.fresh.count(which) > colony.owned[which]:
            fresh = list(colony.fresh)
            fresh.remove(which)
            colony.fresh = tuple(fresh)
        colony.recount(state.rules)
        if which in state.rules.f.special:
            _demolish(colony, state.rules.f.special.index(which))
        operators.stop_surplus(state, colony)
    homeless = colony.colonists - colony.support > colony.operated_specials()
    if homeless or colony.operated != operated or sum(operated) > operators.operable(state, colony):
        colony.settled = False
        colony.stricken = True


def _demolish(colony: Colony, resource: int) -> None:
    colony.built[resource] -= 1
    colony.operated[resource] = min(colony.operated[resource], colony.built[resource])

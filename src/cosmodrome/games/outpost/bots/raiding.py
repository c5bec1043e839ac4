"""Space terrorism as the commander sees it.

An attack costs far more than it destroys: it is worth making only to keep somebody from winning this very round.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Action
from ..components.cards import FIRST_SPECIAL, INDEX
from ..components.colony import Colony
from ..components.upgrades import NUMBER
from ..rules import terrorism
from ..rules.answers import DEFEND, PASS
from ..rules.payment import cheapest
from ..state import OutpostState

NO_RAID: Final[Action] = ()


def raid(state: OutpostState, seat: int) -> Action:
    """The cheapest attack that keeps somebody from winning this round; `NO_RAID` if there is none."""
    points = state.scores
    best = max(points)
    if best < state.goal or points[seat] == best:
        return NO_RAID
    colony = state.colonies[seat]
    chosen = NO_RAID
    cheapest_needed = colony.credits + 1
    for action in state.decision(seat):
        if action[0] != "attack":
            continue
        target = terrorism.target_of(int(action[1]), str(action[2]))
        needed = terrorism.needed_against(terrorism.cost_of(state, target), 0)
        if needed < cheapest_needed and _decides(state, points, seat, action):
            chosen = action
            cheapest_needed = needed
    return chosen


def _decides(state: OutpostState, points: list[int], seat: int, action: Action) -> bool:
    """Whether without its target nobody would have enough points, or nobody more than this seat."""
    target = int(action[1])
    after = points[:]
    after[target] -= _points_lost(state, state.colonies[target], str(action[2]))
    best = max(after)
    return best < state.goal or after[seat] == best


def _points_lost(state: OutpostState, colony: Colony, name: str) -> int:
    figures = state.rules.figures
    lost = 0
    factory = INDEX.get(name, -1)
    if factory < 0:
        kind = NUMBER[name]
        lost = figures.vp[kind]
        if kind in figures.special:
            factory = figures.special.index(kind)
    if factory >= 0 and colony.operated[factory] == colony.built[factory]:
        lost += figures.factory_vp[factory]
        if factory < FIRST_SPECIAL and sum(colony.operated) < colony.factories():
            lost -= 1  # the operator finds other work
    return lost


def join(state: OutpostState, seat: int) -> Action:
    """Defend what is one's own if that costs less than it did; other people's quarrels are theirs."""
    if state.target[0] != seat or state.attack < terrorism.needed(state):
        return PASS
    return DEFEND if _needed_to_save(state) <= _affordable(state, seat) else PASS


def _needed_to_save(state: OutpostState) -> int:
    return (state.attack - terrorism.needed(state)) // 2 + 1


def _affordable(state: OutpostState, seat: int) -> int:
    return min(state.colonies[seat].credits, terrorism.cost(state))


def commit(state: OutpostState, colony: Colony, attacks: bool) -> Action:
    """As little as saves the target, or all there is for an attack: it is the last word of the game."""
    amount = colony.credits
    if not attacks:
        amount = max(1, min(amount, _needed_to_save(state)))
    if state.rules.money:
        return ("commit", amount)
    return ("commit", cheapest(colony.hand, amount, 0))

"""Which answers a search considers: where there are thousands, a few good ones first and more as it goes on."""

from __future__ import annotations

from typing import Final

from ..kernel import Action, Amount, Choice, Decision, Dice, Subset
from .answers import some_answers
from .tree import Edge, Node

MOST: Final = 40
"""So many answers are considered for the move to be made, at most."""

PATIENCE: Final = 8
"""After so many attempts in vain to find another answer at a node, no more is looked for."""


def width(visits: int) -> int:
    """How many answers a node may hold after so many visits (progressive widening)."""
    return int(1.5 * visits**0.5)


def root_width(visits: int) -> int:
    """The same for the move to be made, where every answer should have its chance."""
    return 4 + visits // 6


def root_candidates(decision: Decision, first: Action, dice: Dice) -> list[Action]:
    """The answers to consider for the move to be made: the policy's own first, then by promise, then by chance."""
    found: dict[Action, None] = {first: None}
    for action in _promising(decision, first):
        found[action] = None
    rest = some_answers(decision, MOST, dice)
    dice.shuffle(rest)
    for action in rest:
        found[action] = None
    return list(found)[:MOST]


def another(node: Node, decision: Decision, known: list[Edge], proposal: Action, dice: Dice) -> Action | None:
    """An answer that is not among the known ones: the policy's proposal if it is new, else one by chance."""
    if _is_new(proposal, known):
        return proposal
    action = _any_new(decision, known, dice)
    if action is None:
        node.misses += 1
    return action


def exhausted(node: Node, decision: Decision, known: list[Edge]) -> bool:
    """Whether there is no further answer to be found here."""
    if isinstance(decision, Choice):
        return len(known) >= len(decision.options)
    if isinstance(decision, Amount):
        return len(known) >= decision.count()
    return node.misses >= PATIENCE


def _promising(decision: Decision, first: Action) -> list[Action]:
    suggestion = decision.suggestion()
    found = list(decision.others)
    if suggestion is not None:
        found.append(suggestion)
    if isinstance(decision, Amount):
        found += [(decision.verb, number) for number in _promising_numbers(decision, first)]
    elif isinstance(decision, Subset) and first[0] == decision.verb:
        found += _neighbours(decision, first)
    return found


def _neighbours(decision: Subset, first: Action) -> list[Action]:
    """The policy's choice with one item exchanged for another."""
    items = decision.items
    chosen: list[int] = []
    for item in first[1]:
        chosen.append(next(place for place in range(len(items)) if items[place] == item and place not in chosen))
    found: dict[Action, None] = {}
    for out in chosen:
        for into in range(len(items)):
            if into in chosen or items[into] == items[out]:
                continue
            places = sorted([place for place in chosen if place != out] + [into])
            action = (decision.verb, tuple([items[place] for place in places]))
            if len(found) < MOST and decision.legal(action):
                found[action] = None
    return list(found)


def _promising_numbers(decision: Amount, first: Action) -> list[int]:
    """The least, the most, the neighbours of the policy's number, and steps that double from the least."""
    lo, hi = decision.lo, decision.hi
    numbers = [lo, hi]
    if first[0] == decision.verb:
        numbers += [first[1] - 1, first[1] + 1]
    step = 1
    while lo + step < hi:
        numbers.append(lo + step)
        step *= 2
    return [number for number in numbers if lo <= number <= hi]


def _is_new(action: Action, known: list[Edge]) -> bool:
    for edge in known:  # noqa: SIM110 (compiled, a loop is faster than a generator)
        if edge.action == action:
            return False
    return True


def _any_new(decision: Decision, known: list[Edge], dice: Dice) -> Action | None:
    if isinstance(decision, Choice):
        options = [action for action in decision.options if _is_new(action, known)]
        return options[dice.below(len(options))] if options else None
    action = decision.sample(dice)
    return action if _is_new(action, known) else None

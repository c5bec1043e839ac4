"""A bounded list of answers to any decision: all of them if they fit, else some that cover the range."""

from __future__ import annotations

from itertools import islice
from typing import Final

from ..kernel import Action, Amount, Choice, Decision, Dice, Path, Subset

ENUMERABLE: Final = 20_000
"""Up to so many combinations of items, the legal ones among them are listed rather than sampled."""

TRIES: Final = 4
"""How many random answers are drawn for every place of the list that they may fill."""


def some_answers(decision: Decision, width: int, dice: Dice) -> list[Action]:
    """At most `width` (at least 2) different legal answers, the same ones whenever the dice are the same.

    All of them, in the decision's own order, if there are no more. Otherwise the others of the decision come first, and
    - of a list: evenly spaced ones, with the first and the last;
    - of a range: evenly spaced numbers, with both ends;
    - of subsets and paths: the suggestion, then random ones.
    """
    if isinstance(decision, (Subset, Path)):
        if isinstance(decision, Subset) and _combinations(decision) > ENUMERABLE:
            return _random_answers(decision, width, dice)
        listed = list(islice(decision, width + 1))
        return listed if len(listed) <= width else _random_answers(decision, width, dice)
    if decision.count() <= width:
        return list(decision)
    if isinstance(decision, Amount):
        others = list(decision.others[:width])
        steps = spaced(decision.hi - decision.lo + 1, width - len(others))
        return others + [(decision.verb, decision.lo + step) for step in steps]
    assert isinstance(decision, Choice)
    return [decision.options[index] for index in spaced(len(decision.options), width)]


def spaced(length: int, number: int) -> list[int]:
    """`number` positions among `length`, evenly spaced from the first to the last."""
    if number == 1:
        return [0]
    return [index * (length - 1) // (number - 1) for index in range(number)]


def _combinations(decision: Subset) -> int:
    """How many multisets the items make, whatever the needs."""
    total = 1
    copies = 0
    items = decision.items
    for index, item in enumerate(items):
        copies = copies + 1 if index and items[index - 1] == item else 1
        if index + 1 == len(items) or items[index + 1] != item:
            total *= copies + 1
    return total


def _random_answers(decision: Decision, width: int, dice: Dice) -> list[Action]:
    found: dict[Action, None] = dict.fromkeys(decision.others[:width])
    suggestion = decision.suggestion()
    if suggestion is not None and len(found) < width:
        found[suggestion] = None
    for _ in range(TRIES * width):
        if len(found) >= width:
            break
        found[decision.sample(dice)] = None
    return list(found)

"""Numbers for the answers to a decision, as a discrete action space wants them.

Answer n of a decision is entry n of a list of at most `width` answers. If all legal answers fit, the list holds all of
them in the decision's own order. Otherwise it holds some that cover the range (see `bots.answers`): evenly spaced ones
of a list or a range, both ends included; of subsets the suggestion and random ones, drawn from dice that only the
decision itself determines. So the same decision always has the same numbering, and it tells nothing the seat may not
know.

A path is put together step by step: numbers stand for the next steps, and for the answers that are whole already. So
every path can be chosen, however many there are.
"""

from __future__ import annotations

import json

from ..bots.answers import some_answers, spaced
from ..kernel import Action, Decision, Dice, Item, Path


def numbered_answers(decision: Decision, width: int) -> list[Action]:
    """The answers to this decision by number."""
    return some_answers(decision, width, Dice(json.dumps(decision.as_dict(), sort_keys=True)))


def numbered_steps(decision: Path, path: tuple[Item, ...], width: int) -> tuple[list[Action], int]:
    """What may be chosen where a path has come to, by number, and how many of these are whole answers.

    Whole are, before the first step, the other answers; then the path as it is, where it may end. The rest is the path
    with one more step: evenly spaced ones if there are too many.
    """
    place = decision.place(decision.trace(path))
    whole = [] if path else list(decision.others[: width - 1])
    if decision.walk.may_end(place):
        whole.append((decision.verb, path))
    longer = [(decision.verb, (*path, leg.item)) for leg in decision.walk.legs(place)]
    if len(longer) > width - len(whole):
        longer = [longer[index] for index in spaced(len(longer), width - len(whole))]
    return whole + longer, len(whole)

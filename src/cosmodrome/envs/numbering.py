"""Numbers for the answers to a decision, as a discrete action space wants them.

Answer n of a decision is entry n of a list of at most `width` answers. If all legal answers fit, the list holds all of
them in the decision's own order. Otherwise it holds some that cover the range (see `bots.answers`): evenly spaced ones
of a list or a range, both ends included; of subsets the suggestion and random ones, drawn from dice that only the
decision itself determines. So the same decision always has the same numbering, and it tells nothing the seat may not
know.
"""

from __future__ import annotations

import json

from ..bots.answers import some_answers
from ..kernel import Action, Decision, Dice


def numbered_answers(decision: Decision, width: int) -> list[Action]:
    """The answers to this decision by number."""
    return some_answers(decision, width, Dice(json.dumps(decision.as_dict(), sort_keys=True)))

"""The director at play in a position: what it says."""

from __future__ import annotations

from cosmodrome.games.frontier.bots.director import policy
from cosmodrome.games.frontier.rules import research
from cosmodrome.games.frontier.rules.turn import Turn
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action

from .positions import act

LONG = 150
"""So many answers of all seats; whoever has not come to it by then never will."""


def played(state: FrontierState, until: str) -> list[Action]:
    """What the first seat says up to this, while the others do nothing."""
    said: list[Action] = []
    for _ in range(LONG):
        seat = state.waiting[0]
        idle: Action = ("end",) if isinstance(state.question(seat), Turn) else research.PASS
        action = policy(state, seat) if seat == 0 else idle
        if seat == 0:
            said.append(action)
            if action[0] == until:
                return said
        act(state, seat, *action)
    raise AssertionError(f"no {until} in {said}")

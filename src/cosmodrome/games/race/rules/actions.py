"""Choosing the phases of a round: everybody picks an action card in secret, then all are shown (rulebook: actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision

if TYPE_CHECKING:
    from ..state import RaceState

EXPLORE_FIVE: Final = 1
EXPLORE_ONE: Final = 2
DEVELOP: Final = 3
DEVELOP_AGAIN: Final = 4
SETTLE: Final = 5
SETTLE_AGAIN: Final = 6
TRADE: Final = 7
DOUBLE: Final = 8
PRODUCE: Final = 9

NAMES: Final = (
    "",
    "explore_five",
    "explore_one",
    "develop",
    "develop_again",
    "settle",
    "settle_again",
    "trade",
    "double",
    "produce",
)
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

_SINGLE: Final = [EXPLORE_FIVE, EXPLORE_ONE, DEVELOP, SETTLE, TRADE, DOUBLE, PRODUCE]


def _pairs() -> list[Action]:
    """Two different cards; the second Develop or Settle only with the first."""
    pairs = [(one, two) for one in _SINGLE for two in _SINGLE if one < two]
    pairs += [(DEVELOP, DEVELOP_AGAIN), (SETTLE, SETTLE_AGAIN)]
    return [("choose", NAMES[one], NAMES[two]) for one, two in sorted(pairs)]


_ONE_ACTION: Final[list[Action]] = [("choose", NAMES[number]) for number in _SINGLE]
_TWO_ACTIONS: Final[list[Action]] = _pairs()


def begin(state: RaceState) -> None:
    state.round += 1
    if state.journal is not None:
        state.tell("round-begins", {"round": state.round})
    for player in state.players:
        player.actions = ()
        player.step = "actions"
    state.waiting = tuple(range(state.seats))


def ask(state: RaceState, seat: int) -> Decision:
    if state.rules.advanced:
        return Choice(seat, "prompt-actions", "two-players", _TWO_ACTIONS, {"round": state.round})
    return Choice(seat, "prompt-action", "actions", _ONE_ACTION, {"round": state.round})


def do(state: RaceState, seat: int, action: Action) -> None:
    for other, answer in state.all_answers(seat, action):
        state.players[other].actions = tuple([NUMBER[name] for name in answer[1:]])
        if state.journal is not None:
            state.tell("chooses", {"seat": other, "actions": [f"card-{name}" for name in answer[1:]]})


def anybody_chose(state: RaceState, action: int) -> bool:
    if state.robot is not None and action in state.robot.player.actions:
        return True
    return any(action in player.actions for player in state.players)


def anybody_explores(state: RaceState) -> bool:
    return anybody_chose(state, EXPLORE_FIVE) or anybody_chose(state, EXPLORE_ONE)


def anybody_consumes(state: RaceState) -> bool:
    return anybody_chose(state, TRADE) or anybody_chose(state, DOUBLE)


def phase_begins(state: RaceState, phase: str) -> None:
    if state.journal is not None:
        state.tell("phase-begins", {"phase": f"phase-{phase}"})

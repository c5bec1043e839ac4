"""Choosing the phases of a round: everybody picks an action card in secret, then all are shown (rulebook: actions)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Choice, Decision, Secret, Task

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
PHASE_OF: Final[dict[str, str]] = {
    "setup": "setup",
    "actions": "actions",
    "explore": "explore",
    "develop": "develop",
    "develop_again": "develop",
    "settle": "settle",
    "settle_again": "settle",
    "consume": "consume",
    "produce": "produce",
    "end": "end",
}
"""Where the game can be, and the part of the round that is: a second Develop is a phase of Develop too."""
NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}

CALLS: Final[dict[str, tuple[int, ...]]] = {
    "explore": (EXPLORE_FIVE, EXPLORE_ONE),
    "develop": (DEVELOP, DEVELOP_AGAIN),
    "settle": (SETTLE, SETTLE_AGAIN),
    "consume": (TRADE, DOUBLE),
    "produce": (PRODUCE,),
}
"""The phases in their order, with the action cards that call them."""

_SINGLE: Final = [EXPLORE_FIVE, EXPLORE_ONE, DEVELOP, SETTLE, TRADE, DOUBLE, PRODUCE]


def _pairs() -> list[Action]:
    """Two different cards; the second Develop or Settle only with the first."""
    pairs = [(one, two) for one in _SINGLE for two in _SINGLE if one < two]
    pairs += [(DEVELOP, DEVELOP_AGAIN), (SETTLE, SETTLE_AGAIN)]
    return [("choose", NAMES[one], NAMES[two]) for one, two in sorted(pairs)]


_ONE_ACTION: Final[list[Action]] = [("choose", NAMES[number]) for number in _SINGLE]
_TWO_ACTIONS: Final[list[Action]] = _pairs()


class ChooseActions(Task["RaceState"]):
    """A round begins: everybody chooses in secret, and all are shown together."""

    __slots__ = ()

    def run(self, state: RaceState) -> None:
        state.phase = "actions"
        state.round += 1
        if state.journal is not None:
            state.tell("round-begins", {"round": state.round})
        for player in state.players:
            player.actions = ()
        state.ask_all([ChooseAction(seat) for seat in state.order()])


class ChooseAction(Secret["RaceState"]):
    """An action card; in the game with two actions, a pair of them."""

    __slots__ = ()

    def ask(self, state: RaceState) -> Decision:
        if state.rules.advanced:
            return Choice(self.seat, "prompt-actions", "two-players", _TWO_ACTIONS, {"round": state.round})
        return Choice(self.seat, "prompt-action", "actions", _ONE_ACTION, {"round": state.round})

    def carry_out(self, state: RaceState, answers: list[tuple[int, Action]]) -> None:
        for seat, answer in answers:
            state.players[seat].actions = tuple([NUMBER[name] for name in answer[1:]])
            if state.journal is not None:
                state.tell("chooses", {"seat": seat, "actions": [f"card-{name}" for name in answer[1:]]})


def anybody_chose(state: RaceState, action: int) -> bool:
    for player in state.players:
        if action in player.actions:
            return True
    return state.robot is not None and action in state.robot.player.actions


def anybody_explores(state: RaceState) -> bool:
    return anybody_chose(state, EXPLORE_FIVE) or anybody_chose(state, EXPLORE_ONE)


def anybody_consumes(state: RaceState) -> bool:
    return anybody_chose(state, TRADE) or anybody_chose(state, DOUBLE)


def phase_begins(state: RaceState, phase: str) -> None:
    state.phase = phase
    if state.journal is not None:
        state.tell("phase-begins", {"phase": f"phase-{phase}"})

"""What a player may do in a turn: each chapter has one activity for each verb it brings.

`turn.Turn` puts together what all of them offer. What an activity needs besides it asks for by questions of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from ....kernel import Action, Illegal

if TYPE_CHECKING:
    from ..state import FrontierState


@mypyc_attr(allow_interpreted_subclasses=True)
class Activity:
    __slots__ = ("operation", "rule", "verb")

    verb: str
    """The first word of its actions."""
    rule: str
    """Its section of the rulebook."""
    operation: bool
    """It takes one of the operations of the turn; otherwise it is free."""

    def __init__(self, verb: str, rule: str, operation: bool) -> None:
        self.verb = verb
        self.rule = rule
        self.operation = operation

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        """The ways in which it can be begun now."""
        raise NotImplementedError

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        """One of these was chosen. The turn goes on afterwards: ask what is to be asked before with `state.then`."""
        raise NotImplementedError

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        """What a player might look for here that is not offered, each with the reason."""
        return []

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """What its offers would cost and bring."""
        return {}


def has_operation(state: FrontierState) -> bool:
    """Whether anybody of the active player can still work in this turn."""
    return state.operations > 0


def work(state: FrontierState) -> None:
    """Somebody works: an operation has been begun."""
    state.operations -= 1

"""What a player may do in a turn: each chapter has one activity for each verb it brings.

`turn.Turn` puts together what all of them offer. What an activity needs besides it asks for by questions of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from ....kernel import Action, Illegal
from ..components.cards import ENGINEER, FINANCIER, SCIENTIST

if TYPE_CHECKING:
    from ..state import FrontierState

FREE_ACTION: Final = 0
ANYBODY: Final = ENGINEER | SCIENTIST | FINANCIER


@mypyc_attr(allow_interpreted_subclasses=True)
class Activity:
    __slots__ = ("rule", "specialty", "verb")

    verb: str
    """The first word of its actions."""
    rule: str
    """Its section of the rulebook."""
    specialty: int
    """It takes an operation of the crew, or of a colonist with one of these SPECIALTIES; `FREE_ACTION`: none."""

    def __init__(self, verb: str, rule: str, specialty: int) -> None:
        self.verb = verb
        self.rule = rule
        self.specialty = specialty

    @property
    def operation(self) -> bool:
        return self.specialty != FREE_ACTION

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        """The ways in which it can be begun now."""
        raise NotImplementedError

    def suits(self, state: FrontierState, seat: int, colonist: int) -> bool:
        """Whether a colonist in space who could work is one for this."""
        return self.specialty & state.face(colonist).specialties != 0

    def does(self, state: FrontierState, seat: int, worker: int, action: Action) -> bool:
        """Whether a worker who suits can do just this."""
        return True

    def suits_crew(self, state: FrontierState, seat: int) -> bool:
        return True

    def begin_by(self, state: FrontierState, seat: int, worker: int, action: Action) -> None:
        """The same, where it matters who works."""
        self.begin(state, seat, action)

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        """One of these was chosen. The turn goes on afterwards: ask what is to be asked before with `state.then`."""
        raise NotImplementedError

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        """What a player might look for here that is not offered, each with the reason."""
        return []

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """What its offers would cost and bring."""
        return {}

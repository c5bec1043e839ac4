"""Questions for a number, which say with the player's own figures why one is too high."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Action, Amount, Illegal, Question

if TYPE_CHECKING:
    from ..state import OutpostState


class HowMuch(Question["OutpostState"]):
    """The range alone would not say what sets its limit, and may even hold no number."""

    __slots__ = ()

    def ask(self, state: OutpostState) -> Amount:
        raise NotImplementedError

    def too_high(self, state: OutpostState, number: int) -> Illegal | None:
        """Why a number beyond the range is refused; None if the range says it all."""
        raise NotImplementedError

    def closed(self, state: OutpostState) -> list[tuple[Action, Illegal]]:
        asked = self.ask(state)
        number = max(asked.lo, asked.hi + 1)
        reason = self.too_high(state, number)
        return [] if reason is None else [((asked.verb, number), reason)]

    def explain(self, state: OutpostState, action: Action) -> Illegal | None:
        asked = self.ask(state)
        if len(action) != 2 or action[0] != asked.verb or type(action[1]) is not int:
            return None
        number = max(asked.lo, action[1])
        return self.too_high(state, number) if number > asked.hi else None

"""A choice with answers that end everything at once: whoever plays at random gives them seldom."""

from __future__ import annotations

from typing import Any, Final

from ....kernel import Action, Choice, Dice

ODDS: Final = 40


class DrasticChoice(Choice):
    """One of a list; the `drastic` ones come last in it, and in one of `ODDS` samples only."""

    __slots__ = ("drastic",)

    drastic: int

    def __init__(
        self,
        seat: int,
        prompt: str,
        rule: str,
        options: list[Action],
        drastic: list[Action],
        params: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(seat, prompt, rule, options + drastic, params)
        self.drastic = len(drastic)

    def sample(self, dice: Dice) -> Action:
        mild = len(self.options) - self.drastic
        if mild and (not self.drastic or dice.below(ODDS)):
            return self.options[dice.below(mild)]
        return self.options[mild + dice.below(self.drastic)]

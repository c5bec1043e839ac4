"""What can be wrong, said so that a person can put it right."""

from __future__ import annotations

from typing import Any


class Illegal(Exception):
    """An action the rules do not allow now. Raised before anything has changed.

    `reason` and `params` are a message of the game's catalogue; `rule` is the rulebook section behind it.
    """

    def __init__(self, reason: str, rule: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(reason, rule, params)
        self.reason = reason
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        rule = f" [rule: {self.rule}]" if self.rule else ""
        return f"{self.reason}({details}){rule}" if details else f"{self.reason}{rule}"


class BadSetup(ValueError):
    """A game, seat count, option or value that does not exist; the text says what does.

    The text is for programmers. What a player may meet has a message of the kernel's catalogue besides: `key` and
    `params`.
    """

    def __init__(self, text: str, key: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(text)
        self.key = key
        self.params: dict[str, Any] = params if params is not None else {}


class BadRecord(ValueError):
    """A record file that is damaged, foreign, of other rules, or does not replay; the message says which."""

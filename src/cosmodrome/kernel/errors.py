"""What can be wrong, said so that a person can put it right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Say = Callable[[str, str, dict[str, Any]], str]
"""Puts a message into words: the id of the game whose catalogue has it ("" for none), its key and its parameters."""

_speakers: list[Say] = []


def speak_by(say: Say) -> None:
    """Let errors put themselves into words in this way: the kernel itself has none."""
    _speakers.append(say)


class Illegal(Exception):
    """An action the rules do not allow now. Raised before anything has changed.

    `reason` and `params` are a message of the game's catalogue; `rule` is the rulebook section behind it. `game` is the
    id of the game that refused, once it has left the rules.
    """

    game = ""

    def __init__(self, reason: str, rule: str = "", params: dict[str, Any] | None = None) -> None:
        super().__init__(reason, rule, params)
        self.reason = reason
        self.rule = rule
        self.params: dict[str, Any] = params if params is not None else {}

    def __str__(self) -> str:
        """A sentence, with the key and the rule behind it; where there are no words, the key with what it says."""
        rule = f", rule: {self.rule}" if self.rule else ""
        if _speakers:
            return f"{_speakers[-1](self.game, self.reason, self.params)} ({self.reason}{rule})"
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
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

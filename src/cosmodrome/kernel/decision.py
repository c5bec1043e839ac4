"""What every decision can say, and the two plain shapes: one of a list, and a number in a range.

A decision says what is asked (`prompt`, `params`), of whom (`seat`), on which ground (`rule`: a rulebook section),
and exactly which answers are legal. Any decision may also list `others`: plain actions that answer it besides
(`("pass",)` next to a bid).

An action is a tuple of plain data that begins with a verb: `("build", "water")`, `("bid", 32)`, `("pay", (103, 207))`.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from .dice import Dice
from .errors import Illegal

Action = tuple[Any, ...]
Item = Any

NO_ACTIONS: Final[tuple[Action, ...]] = ()

SHOWN: Final = 6
"""So many answers are shown where a decision is printed."""

PASS: Final[Action] = ("pass",)
"""To take no part in what is asked: where nothing could be paid, that goes without saying."""


def as_action(data: object) -> Action:
    """An action from JSON, where tuples are lists. Refuses what can not be one."""
    if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
        raise Illegal("malformed-action")
    return tuple([_plain(part, 0) for part in data])


def _plain(part: object, depth: int) -> Any:
    if isinstance(part, (list, tuple)) and depth < 3:
        return tuple([_plain(inner, depth + 1) for inner in part])
    if isinstance(part, (str, int)) and not isinstance(part, bool):
        return part
    raise Illegal("malformed-action")


class Decision(metaclass=ABCMeta):
    """What one seat is asked now."""

    __slots__ = ("others", "params", "prompt", "rule", "seat")

    shape = ""
    seat: int
    prompt: str
    rule: str
    others: tuple[Action, ...]
    params: dict[str, Any] | None

    def __repr__(self) -> str:
        """The question and the first few of its answers."""
        first = [str(action) for action in islice(self, SHOWN + 1)]
        answers = ", ".join(first[:SHOWN]) + (", ..." if len(first) > SHOWN else "")
        return f"<{type(self).__name__} for seat {self.seat}, {self.prompt!r}: {answers}>"

    @abstractmethod
    def refusal(self, action: Action) -> Illegal | None:
        """Why this action does not answer the decision; None if it does."""

    @abstractmethod
    def sample(self, dice: Dice) -> Action:
        """A legal answer at random."""

    @abstractmethod
    def __iter__(self) -> Iterator[Action]:
        """Every legal answer once, lazily."""

    @abstractmethod
    def count(self) -> int:
        """How many legal answers there are."""

    @abstractmethod
    def as_dict(self) -> dict[str, Any]:
        """The decision as the client and the environments get it."""

    def only(self) -> Action | None:
        """The only legal answer, if there is no choice."""
        first = list(islice(self, 2))
        return first[0] if len(first) == 1 else None

    def foregone(self) -> Action | None:
        """The answer that goes without saying; None where a person would want to choose."""
        return self.only()

    def legal(self, action: Action) -> bool:
        return self.refusal(action) is None

    def canonical(self, action: Action) -> Action:
        """The one spelling of this action that logs and records use."""
        return action

    def accept(self, action: Action) -> Action | None:
        """The canonical action if it is legal; what equals it in Python may be spelled differently (True and 1)."""
        if action in self.others:
            return self.others[self.others.index(action)]
        return action if self.legal(action) else None

    def suggestion(self) -> Action | None:
        """The answer to offer first, if one is sensible for everybody."""
        return None

    def _frame(self) -> dict[str, Any]:
        return {
            "shape": self.shape,
            "seat": self.seat,
            "prompt": self.prompt,
            "params": self.params if self.params is not None else {},
            "rule": self.rule,
            "others": list(self.others),
        }


class Choice(Decision):
    """One of a list of actions."""

    __slots__ = ("options",)

    shape = "choice"
    options: list[Action]

    def __init__(
        self, seat: int, prompt: str, rule: str, options: list[Action], params: dict[str, Any] | None = None
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.options = options
        self.others = NO_ACTIONS
        self.params = params

    def legal(self, action: Action) -> bool:
        return action in self.options

    def accept(self, action: Action) -> Action | None:
        try:
            return self.options[self.options.index(action)]
        except ValueError:
            return None

    def refusal(self, action: Action) -> Illegal | None:
        return None if action in self.options else Illegal("not-an-option", self.rule)

    def sample(self, dice: Dice) -> Action:
        options = self.options
        return options[dice.below(len(options))]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.options)

    def count(self) -> int:
        return len(self.options)

    def as_dict(self) -> dict[str, Any]:
        data = self._frame()
        data["options"] = self.options
        return data


class Amount(Decision):
    """A whole number from `lo` to `hi` (none if `lo` > `hi`), as `(verb, number)`, or one of the others."""

    __slots__ = ("hi", "lo", "verb")

    shape = "amount"
    verb: str
    lo: int
    hi: int

    def __init__(
        self,
        seat: int,
        prompt: str,
        rule: str,
        verb: str,
        lo: int,
        hi: int,
        others: tuple[Action, ...] = NO_ACTIONS,
        params: dict[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.verb = verb
        self.lo = lo
        self.hi = hi
        self.others = others
        self.params = params

    def refusal(self, action: Action) -> Illegal | None:
        if action in self.others:
            return None
        if len(action) != 2 or action[0] != self.verb:
            return Illegal("not-an-option", self.rule)
        number = action[1]
        if type(number) is not int or not self.lo <= number <= self.hi:
            return Illegal("amount-out-of-range", self.rule, {"lo": self.lo, "hi": self.hi})
        return None

    def sample(self, dice: Dice) -> Action:
        """One of the others half of the time; else small steps above `lo` are as likely as large ones."""
        span = self.hi - self.lo + 1
        others = self.others
        if others and (span <= 0 or dice.below(2)):
            return others[dice.below(len(others))]
        span >>= dice.below(span.bit_length())
        return (self.verb, self.lo + dice.below(span))

    def foregone(self) -> Action | None:
        """Where no number is open, whoever may pass does so, whatever else there is besides."""
        return PASS if self.lo > self.hi and PASS in self.others else self.only()

    def __iter__(self) -> Iterator[Action]:
        yield from self.others
        for number in range(self.lo, self.hi + 1):
            yield (self.verb, number)

    def count(self) -> int:
        span = self.hi - self.lo + 1
        return (span if span > 0 else 0) + len(self.others)

    def as_dict(self) -> dict[str, Any]:
        data = self._frame()
        data["verb"] = self.verb
        data["lo"] = self.lo
        data["hi"] = self.hi
        return data

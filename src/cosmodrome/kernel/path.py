"""The fourth shape of decision: one step after the other, where each decides which may follow."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .decision import NO_ACTIONS, Action, Decision, Item
from .dice import Dice
from .errors import Illegal

Place = Any
"""Where a path has come to, and all that decides how it may go on: hashable plain data of the game's own making."""

COUNTED: Final = 10_000
"""Paths are counted up to here. There may be far more than anybody could ever count."""

LINGER: Final = 4
"""Where it may end, one of so many random paths does."""


class Leg:
    """A step that may follow: the `item` that names it in the action, what it `costs`, and the place `after` it."""

    __slots__ = ("after", "costs", "item")

    def __init__(self, item: Item, costs: tuple[int, ...], after: Place) -> None:
        self.item = item
        self.costs = costs
        self.after = after


@mypyc_attr(allow_interpreted_subclasses=True)
class Walk(metaclass=ABCMeta):
    """Which paths there are, as the rules have it. A game subclasses it, and makes one in `ask` from its state.

    A place holds all that the next steps depend on (where, with how much fuel), so that equal places go on alike. Every
    path comes to an end, and a leg is given only where some path with it may end. Legs from one place have different
    items.
    """

    def costs(self) -> tuple[str, ...]:
        """What legs cost: the names of these numbers, each a message."""
        return ()

    @abstractmethod
    def start(self) -> Place:
        """Where every path begins."""

    @abstractmethod
    def legs(self, place: Place) -> list[Leg]:
        """The steps that may follow."""

    def may_end(self, place: Place) -> bool:
        """Whether a path may end here."""
        return True

    def why_not(self, place: Place, item: Item) -> Illegal | None:
        """Why this step, which may be anything, does not follow here; None if there is no more to say."""
        return None

    def why_not_end(self, place: Place) -> Illegal | None:
        """Why no path ends here; None if there is no more to say."""
        return None

    def suggestion(self) -> tuple[Item, ...] | None:
        """The path to offer first, if one is sensible for everybody."""
        return None


class Path(Decision):
    """Steps in order, as `(verb, (item, ...))`, or one of the others. Which steps there are, a walk says."""

    __slots__ = ("verb", "walk")

    shape = "path"
    verb: str
    walk: Walk

    def __init__(
        self,
        seat: int,
        prompt: str,
        rule: str,
        verb: str,
        walk: Walk,
        others: tuple[Action, ...] = NO_ACTIONS,
        params: dict[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.verb = verb
        self.walk = walk
        self.others = others
        self.params = params

    def trace(self, path: tuple[Item, ...]) -> list[Leg]:
        """The legs of this path, as far as each may follow the one before."""
        walk = self.walk
        place = walk.start()
        traced: list[Leg] = []
        for item in path:
            leg = _leg(walk.legs(place), item)
            if leg is None:
                break
            traced.append(leg)
            place = leg.after
        return traced

    def place(self, legs: list[Leg]) -> Place:
        """Where these legs lead."""
        return legs[-1].after if legs else self.walk.start()

    def totals(self, legs: list[Leg]) -> list[int]:
        """What these legs cost together, for each name in `walk.costs()`."""
        return [sum([leg.costs[number] for leg in legs]) for number in range(len(self.walk.costs()))]

    def refusal(self, action: Action) -> Illegal | None:
        if action in self.others:
            return None
        if len(action) != 2 or action[0] != self.verb or type(action[1]) is not tuple:
            return Illegal("not-an-option", self.rule)
        path = action[1]
        legs = self.trace(path)
        place = self.place(legs)
        if len(legs) < len(path):
            return self._broken(len(legs) + 1, self.walk.why_not(place, path[len(legs)]))
        if self.walk.may_end(place):
            return None
        why = self.walk.why_not_end(place)
        return why if why is not None else Illegal("path-goes-on", self.rule)

    def accept(self, action: Action) -> Action | None:
        if action in self.others:
            return self.others[self.others.index(action)]
        if len(action) != 2 or action[0] != self.verb or type(action[1]) is not tuple:
            return None
        legs = self.trace(action[1])
        if len(legs) < len(action[1]) or not self.walk.may_end(self.place(legs)):
            return None
        return (self.verb, tuple([leg.item for leg in legs]))

    def canonical(self, action: Action) -> Action:
        accepted = self.accept(action)
        return action if accepted is None else accepted

    def sample(self, dice: Dice) -> Action:
        walk = self.walk
        others = self.others
        place = walk.start()
        legs = walk.legs(place)
        if others:
            pick = dice.below(len(others) + 1 if legs or walk.may_end(place) else len(others))
            if pick < len(others):
                return others[pick]
        path: list[Item] = []
        while legs and not (walk.may_end(place) and dice.below(LINGER) == 0):
            leg = legs[dice.below(len(legs))]
            path.append(leg.item)
            place = leg.after
            legs = walk.legs(place)
        return (self.verb, tuple(path))

    def __iter__(self) -> Iterator[Action]:
        """The others, then the paths: each before those that go on from it."""
        yield from self.others
        walk = self.walk
        stack: list[tuple[tuple[Item, ...], Place]] = [((), walk.start())]
        while stack:
            path, place = stack.pop()
            if walk.may_end(place):
                yield (self.verb, path)
            stack.extend([((*path, leg.item), leg.after) for leg in reversed(walk.legs(place))])

    def count(self) -> int:
        """How many legal answers there are; `COUNTED` means: at least so many."""
        return sum([1 for _ in islice(self, COUNTED)])

    def suggestion(self) -> Action | None:
        path = self.walk.suggestion()
        return None if path is None else (self.verb, path)

    def as_dict(self) -> dict[str, Any]:
        """With the first steps: those that follow are asked for as a path grows."""
        walk = self.walk
        place = walk.start()
        data = self._frame()
        data["verb"] = self.verb
        data["costs"] = walk.costs()
        data["legs"] = [{"item": leg.item, "costs": leg.costs} for leg in walk.legs(place)]
        data["may_end"] = walk.may_end(place)
        return data

    def _broken(self, number: int, why: Illegal | None) -> Illegal:
        """The step with this number does not follow those before."""
        if why is None:
            return Illegal("path-no-such-step", self.rule, {"number": number})
        return Illegal("path-broken", why.rule or self.rule, {"number": number, "why": (why.reason, why.params)})


def _leg(legs: list[Leg], item: Item) -> Leg | None:
    for leg in legs:
        if leg.item == item:
            return leg
    return None

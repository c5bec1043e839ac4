"""The three shapes of decision: one of a list, some of these items, a number in a range.

A decision says what is asked (`prompt`, `params`), of whom (`seat`), on which ground (`rule`: a rulebook section),
and exactly which answers are legal. Any decision may also list `others`: plain actions that answer it besides
(`("pass",)` next to a bid).

An action is a tuple of plain data that begins with a verb: `("build", "water")`, `("bid", 32)`, `("pay", (103, 207))`.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from collections.abc import Iterator
from typing import Any, Final

from .dice import Dice
from .errors import Illegal

Action = tuple[Any, ...]
Item = Any

NO_ACTIONS: Final[tuple[Action, ...]] = ()


def as_action(data: object) -> Action:
    """An action from JSON, where tuples are lists. Refuses what can not be one."""
    if not isinstance(data, (list, tuple)) or not data or not isinstance(data[0], str):
        raise Illegal("malformed-action", params={"expected": "a list that begins with a verb"})
    return tuple([_plain(part, 0) for part in data])


def _plain(part: object, depth: int) -> Any:
    if isinstance(part, (list, tuple)) and depth < 3:
        return tuple([_plain(inner, depth + 1) for inner in part])
    if isinstance(part, (str, int)) and not isinstance(part, bool):
        return part
    raise Illegal("malformed-action", params={"expected": "strings, whole numbers and lists of them"})


class Decision(metaclass=ABCMeta):
    """What one seat is asked now."""

    __slots__ = ("others", "params", "prompt", "rule", "seat")

    shape = ""
    seat: int
    prompt: str
    rule: str
    others: tuple[Action, ...]
    params: dict[str, Any] | None

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


class Need:
    """A condition on a subset: the weights of the chosen items add up to between `least` and `most` (-1: no bound).

    With `tight`, no chosen item may be spared: without any one of them the total would be below `least`.
    `name` is a message that says in words what is needed.
    """

    __slots__ = ("least", "most", "name", "tight", "weights")

    def __init__(self, name: str, weights: list[int], least: int = 0, most: int = -1, tight: bool = False) -> None:
        self.name = name
        self.weights = weights
        self.least = least
        self.most = most
        self.tight = tight

    def as_dict(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "weights": self.weights,
            "least": self.least,
            "most": self.most,
            "tight": self.tight,
        }


class Subset(Decision):
    """Between `lo` and `hi` of these items, under some needs, as `(verb, (item, ...))`, or one of the others.

    Equal items stand next to each other in `items` and are equivalent: which of two equal cards is meant never matters.
    In the canonical action the chosen items stand in the order of `items`.
    `costs` (one per item) orders the answers for `suggestion`: the legal one with the lowest total cost.
    """

    __slots__ = ("costs", "hi", "items", "lo", "needs", "verb")

    shape = "subset"
    verb: str
    items: list[Item]
    lo: int
    hi: int
    needs: list[Need]
    costs: list[int]

    def __init__(
        self,
        seat: int,
        prompt: str,
        rule: str,
        verb: str,
        items: list[Item],
        lo: int,
        hi: int,
        needs: list[Need],
        costs: list[int],
        others: tuple[Action, ...] = NO_ACTIONS,
        params: dict[str, Any] | None = None,
    ) -> None:
        self.seat = seat
        self.prompt = prompt
        self.rule = rule
        self.verb = verb
        self.items = items
        self.lo = lo
        self.hi = hi
        self.needs = needs
        self.costs = costs
        self.others = others
        self.params = params

    def refusal(self, action: Action) -> Illegal | None:
        if self.others and action in self.others:
            return None
        if len(action) != 2 or action[0] != self.verb or type(action[1]) is not tuple:
            return Illegal("not-an-option", self.rule)
        positions = self._positions(action[1])
        if positions is None:
            return Illegal("not-among-the-items", self.rule)
        return self._broken(positions)

    def accept(self, action: Action) -> Action | None:
        if self.others and action in self.others:
            return self.others[self.others.index(action)]
        if len(action) != 2 or action[0] != self.verb or type(action[1]) is not tuple:
            return None
        positions = self._positions(action[1])
        if positions is None:
            positions = self._positions(self.canonical(action)[1])
        if positions is None or self._broken(positions) is not None:
            return None
        items = self.items
        return (self.verb, tuple([items[i] for i in positions]))

    def canonical(self, action: Action) -> Action:
        if len(action) != 2 or action[0] != self.verb or type(action[1]) is not tuple:
            return action
        try:
            return (self.verb, tuple(sorted(action[1], key=self.items.index)))
        except ValueError:
            return action

    def sample(self, dice: Dice) -> Action:
        if self.others:
            pick = dice.below(len(self.others) + 1)
            if pick < len(self.others):
                return self.others[pick]
        items = self.items
        if self.lo <= len(items):
            chosen = self._greedy(dice)
            if not self.needs or self._broken(chosen) is None:
                return (self.verb, tuple([items[i] for i in chosen]))
            for action in self._subsets():
                return action
        return self.others[dice.below(len(self.others))]

    def __iter__(self) -> Iterator[Action]:
        yield from self.others
        yield from self._subsets()

    def count(self) -> int:
        if any(need.tight for need in self.needs):
            return sum(1 for _ in self._subsets()) + len(self.others)
        finals = self._tally(False)
        number = len(self.others)
        for key in finals:
            if self._enough(key):
                number += finals[key][0]
        return number

    def suggestion(self) -> Action | None:
        """The cheapest legal subset; of equally cheap ones, one with fewest items."""
        best: tuple[int, int, tuple[int, ...]] | None = None
        finals = self._tally(True)
        for key in finals:
            if self._enough(key) and (best is None or finals[key] < best):
                best = finals[key]
        if best is None:
            return None
        if self._broken(list(best[2])) is not None:
            return self._cheapest_of_all()
        return (self.verb, tuple([self.items[i] for i in best[2]]))

    def _cheapest_of_all(self) -> Action | None:
        """The tally does not see whether a tight need leaves something to spare; where it does, try everything."""
        best: tuple[int, int, Action] | None = None
        for action in self._subsets():
            cost = sum([self.costs[i] for i in self._positions(action[1]) or []])
            if best is None or (cost, len(action[1])) < best[:2]:
                best = (cost, len(action[1]), action)
        return None if best is None else best[2]

    def as_dict(self) -> dict[str, Any]:
        data = self._frame()
        data["verb"] = self.verb
        data["items"] = self.items
        data["lo"] = self.lo
        data["hi"] = self.hi
        data["needs"] = [need.as_dict() for need in self.needs]
        return data

    def _positions(self, chosen: tuple[Item, ...]) -> list[int] | None:
        """Where the chosen items stand, if they stand there in this order."""
        items = self.items
        positions: list[int] = []
        at = 0
        try:
            for item in chosen:
                at = items.index(item, at)
                positions.append(at)
                at += 1
        except ValueError:
            return None
        return positions

    def _broken(self, positions: list[int]) -> Illegal | None:
        if not self.lo <= len(positions) <= self.hi:
            return Illegal("wrong-number-of-items", self.rule, {"lo": self.lo, "hi": self.hi})
        for need in self.needs:
            weights = need.weights
            total = 0
            lightest = -1
            for i in positions:
                weight = weights[i]
                total += weight
                if lightest < 0 or weight < lightest:
                    lightest = weight
            if total < need.least:
                return Illegal("too-little", self.rule, {"need": need.name, "least": need.least, "chosen": total})
            if need.most >= 0 and total > need.most:
                return Illegal("too-much", self.rule, {"need": need.name, "most": need.most, "chosen": total})
            if need.tight and lightest >= 0 and total - lightest >= need.least:
                return Illegal("more-than-needed", self.rule, {"need": need.name, "least": need.least})
        return None

    def _greedy(self, dice: Dice) -> list[int]:
        """Items drawn at random until every need is met and the number is reached; it may fail if needs conflict."""
        rest = list(range(len(self.items)))
        if not self.needs:
            return _some(dice, rest, self.lo + dice.below(min(self.hi, len(rest)) - self.lo + 1))
        chosen: list[int] = []
        first = self.needs[0]
        if len(self.needs) == 1 and first.most < 0 and not first.tight:
            # the common case, a payment: draw until it is enough
            weights = first.weights
            total = 0
            while rest and (total < first.least or len(chosen) < self.lo):
                i = dice.draw(rest)
                chosen.append(i)
                total += weights[i]
            chosen.sort()
            return chosen
        totals = [0] * len(self.needs)
        for index, need in enumerate(self.needs):
            if totals[index] < need.least:
                self._draw(dice, rest, chosen, totals, index, self.hi)
        if len(chosen) < self.lo:
            self._draw(dice, rest, chosen, totals, -1, self.lo)
        for need in self.needs:
            if need.tight:
                _spare(need, chosen)
        chosen.sort()
        return chosen

    def _draw(self, dice: Dice, rest: list[int], chosen: list[int], totals: list[int], index: int, size: int) -> None:
        """Move random items from `rest` to `chosen` until the need at `index` is met, or `size` is reached."""
        needs = self.needs
        aside: list[int] = []
        while rest and len(chosen) < size:
            if index >= 0 and totals[index] >= needs[index].least:
                break
            i = dice.draw(rest)
            if (index >= 0 and needs[index].weights[i] == 0) or not self._fits(i, totals):
                aside.append(i)
                continue
            chosen.append(i)
            for number, need in enumerate(needs):
                totals[number] += need.weights[i]
        rest.extend(aside)

    def _fits(self, extra: int, totals: list[int]) -> bool:
        for index, need in enumerate(self.needs):
            if need.most >= 0 and totals[index] + need.weights[extra] > need.most:
                return False
        return True

    def _subsets(self) -> Iterator[Action]:
        """Depth first; of equal items always the first ones are taken, so that no multiset comes twice."""
        items = self.items
        size = len(items)
        stack: list[tuple[int, list[int]]] = [(0, [])]
        while stack:
            at, chosen = stack.pop()
            if at == size or len(chosen) == self.hi:
                if self._broken(chosen) is None:
                    yield (self.verb, tuple([items[i] for i in chosen]))
                continue
            following = at + 1
            while following < size and items[following] == items[at]:
                following += 1
            most = min(following - at, self.hi - len(chosen))
            stack.extend([(following, chosen + list(range(at, at + number))) for number in range(most + 1)])

    def _tally(self, cheapest: bool) -> dict[tuple[int, ...], Any]:
        """For every reachable (number of items, total per need), how many subsets reach it, or the cheapest of them."""
        start: Any = (0, 0, ()) if cheapest else (1, 0, ())
        table: dict[tuple[int, ...], Any] = {(0,) * (len(self.needs) + 1): start}
        items = self.items
        at = 0
        while at < len(items):
            following = at + 1
            while following < len(items) and items[following] == items[at]:
                following += 1
            grown: dict[tuple[int, ...], Any] = {}
            for key, (value, taken, chosen) in table.items():
                for number in range(following - at + 1):
                    to = self._moved(key, at, number)
                    if to is None:
                        break
                    old = grown.get(to)
                    if cheapest:
                        more = tuple(range(at, at + number))
                        offer = (value + number * self.costs[at], taken + number, chosen + more)
                        if old is None or offer < old:
                            grown[to] = offer
                    else:
                        grown[to] = (value if old is None else old[0] + value, 0, ())
            table = grown
            at = following
        return table

    def _moved(self, key: tuple[int, ...], at: int, number: int) -> tuple[int, ...] | None:
        """The tally key after taking `number` more of the item at `at`; totals beyond what matters are cut off."""
        if key[0] + number > self.hi:
            return None
        totals = [key[0] + number]
        for index, need in enumerate(self.needs):
            total = key[index + 1] + number * need.weights[at]
            if need.most >= 0:
                if total > need.most:
                    return None
            elif total > need.least:
                total = need.least
            totals.append(total)
        return tuple(totals)

    def _enough(self, key: tuple[int, ...]) -> bool:
        if key[0] < self.lo:
            return False
        return all(key[index + 1] >= need.least for index, need in enumerate(self.needs))


def _some(dice: Dice, positions: list[int], number: int) -> list[int]:
    """This many of the positions, in order; the fewer of those taken and those left are drawn."""
    fewer = min(number, len(positions) - number)
    taken = dice.take(positions, fewer)
    chosen = taken if fewer == number else positions
    chosen.sort()
    return chosen


def _spare(need: Need, chosen: list[int]) -> None:
    """Put back what is not needed, lightest first."""
    total = 0
    for i in chosen:
        total += need.weights[i]
    for i in sorted(chosen, key=need.weights.__getitem__):
        if total - need.weights[i] >= need.least:
            chosen.remove(i)
            total -= need.weights[i]

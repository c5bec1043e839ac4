"""The third shape of decision: some of these items, under conditions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .decision import NO_ACTIONS, Action, Decision, Item
from .dice import Dice
from .errors import Illegal


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

    __slots__ = ("_drawn", "costs", "hi", "items", "lo", "needs", "verb")

    shape = "subset"
    verb: str
    items: list[Item]
    lo: int
    hi: int
    needs: list[Need]
    costs: list[int]
    _drawn: Action | None
    """What was drawn at random last: `accept` need not look at it again."""

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
        self._drawn = None

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
        if action is self._drawn:
            return action
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
            if chosen is not None:
                drawn: Action = (self.verb, tuple([items[i] for i in chosen]))  # one object, also when compiled
                self._drawn = drawn
                return drawn
            for action in self._subsets():
                return action
        return self.others[dice.below(len(self.others))]

    def __iter__(self) -> Iterator[Action]:
        yield from self.others
        yield from self._subsets()

    def count(self) -> int:
        finals = self._tally(False)
        number = len(self.others)
        for key in finals:
            if self.is_enough(key):
                number += finals[key][0]
        return number

    def suggestion(self) -> Action | None:
        """The cheapest legal subset; of equally cheap ones, one with fewest items."""
        best: tuple[int, int, tuple[int, ...]] | None = None
        finals = self._tally(True)
        for key in finals:
            if self.is_enough(key) and (best is None or finals[key] < best):
                best = finals[key]
        if best is None:
            return None
        return (self.verb, tuple([self.items[i] for i in best[2]]))

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
            total = _weight(need, positions)
            if total < need.least:
                return Illegal("too-little", self.rule, {"need": need.name, "least": need.least, "chosen": total})
            if need.most >= 0 and total > need.most:
                return Illegal("too-much", self.rule, {"need": need.name, "most": need.most, "chosen": total})
            if need.tight and positions and total - _lightest(need, positions) >= need.least:
                return Illegal("more-than-needed", self.rule, {"need": need.name, "least": need.least})
        return None

    def _greedy(self, dice: Dice) -> list[int] | None:
        """Items drawn at random until every need is met and the number is reached; None if needs conflict too much."""
        rest = list(range(len(self.items)))
        if not self.needs:
            return _some(dice, rest, self.lo + dice.below(min(self.hi, len(rest)) - self.lo + 1))
        chosen: list[int] = []
        first = self.needs[0]
        if len(self.needs) == 1 and first.most < 0 and not first.tight:
            return self._enough_of(dice, rest, first)
        totals = [0] * len(self.needs)
        for index, need in enumerate(self.needs):
            if totals[index] < need.least:
                self._draw(dice, rest, chosen, totals, index, self.hi)
        size = self._size(dice, len(self.items))
        if len(chosen) < size:
            self._draw(dice, rest, chosen, totals, -1, size)
        for need in self.needs:
            if need.tight:
                _spare(need, chosen)
        chosen.sort()
        return chosen if self._broken(chosen) is None else None

    def _size(self, dice: Dice, items: int) -> int:
        """How many to draw: as few as may be where needs ask for something, any number where they only set bounds."""
        for need in self.needs:
            if need.least > 0 or need.tight:
                return self.lo
        most = min(self.hi, items)
        return self.lo + dice.below(most - self.lo + 1) if most > self.lo else self.lo

    def _enough_of(self, dice: Dice, rest: list[int], need: Need) -> list[int] | None:
        """The common case, a payment: most of what is likely needed at once, then one by one until it is enough."""
        weights = need.weights
        whole = sum(weights)
        likely = 3 * need.least * len(rest) // (4 * whole) if whole else 0
        chosen = dice.take(rest, max(self.lo, min(likely, len(rest), self.hi)))
        total = 0
        for i in chosen:
            total += weights[i]
        while rest and total < need.least and len(chosen) < self.hi:
            i = dice.draw(rest)
            chosen.append(i)
            total += weights[i]
        chosen.sort()
        return chosen if total >= need.least and len(chosen) >= self.lo else None

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
        rests = [_sums_from(need.weights) for need in self.needs]
        stack: list[tuple[int, list[int]]] = [(0, [])]
        while stack:
            at, chosen = stack.pop()
            if not self._promising(at, chosen, rests):
                continue
            if at == size or len(chosen) == self.hi:
                if self._broken(chosen) is None:
                    yield (self.verb, tuple([items[i] for i in chosen]))
                continue
            following = at + 1
            while following < size and items[following] == items[at]:
                following += 1
            most = min(following - at, self.hi - len(chosen))
            stack.extend([(following, chosen + list(range(at, at + number))) for number in range(most + 1)])

    def _promising(self, at: int, chosen: list[int], rests: list[list[int]]) -> bool:
        """Whether items from `at` on may still make this legal. What is too much or to spare stays so."""
        if len(chosen) + len(self.items) - at < self.lo:
            return False
        for index, need in enumerate(self.needs):
            total = _weight(need, chosen)
            if total + rests[index][at] < need.least:
                return False
            if need.most >= 0 and total > need.most:
                return False
            if need.tight and chosen and total - _lightest(need, chosen) >= need.least:
                return False
        return True

    def _tally(self, cheapest: bool) -> dict[tuple[int, ...], Any]:
        """For every reachable key, how many subsets reach it, or the cheapest of them.

        A key is the number of items, and for each need the total and, if it is tight, the lightest weight.
        """
        start: Any = (0, 0, ()) if cheapest else (1, 0, ())
        table: dict[tuple[int, ...], Any] = {self.first_key(): start}
        items = self.items
        at = 0
        while at < len(items):
            following = at + 1
            while following < len(items) and items[following] == items[at]:
                following += 1
            grown: dict[tuple[int, ...], Any] = {}
            for key, (value, taken, chosen) in table.items():
                for number in range(following - at + 1):
                    to = self.next_key(key, at, number)
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

    def first_key(self) -> tuple[int, ...]:
        """The tally key of nothing."""
        return (0,) * (2 * len(self.needs) + 1)

    def next_key(self, key: tuple[int, ...], at: int, number: int) -> tuple[int, ...] | None:
        """The tally key after taking `number` more of the item at `at`; totals beyond what matters are cut off."""
        if key[0] + number > self.hi:
            return None
        moved = [key[0] + number]
        for index, need in enumerate(self.needs):
            weight = need.weights[at]
            total = key[2 * index + 1] + number * weight
            lightest = key[2 * index + 2]
            if need.most >= 0 and total > need.most:
                return None
            if need.tight:
                if number and (key[0] == 0 or weight < lightest):
                    lightest = weight
                if number and total - lightest >= need.least:
                    return None
            elif need.most < 0 and total > need.least:
                total = need.least
            moved.append(total)
            moved.append(lightest)
        return tuple(moved)

    def may_become_enough(self, key: tuple[int, ...], at: int) -> bool:
        """Whether a legal answer can be made of what has come to this tally key, with items from `at` on."""
        if self.is_enough(key):
            return True
        left = len(self.items) - at
        if key[0] + left < self.lo or key[0] >= self.hi:
            return False
        free = key[0] + left <= self.hi
        for index, need in enumerate(self.needs):
            if key[2 * index + 1] + sum(need.weights[at:]) < need.least:
                return False
            free = free and need.most < 0 and not need.tight
        # All that is left would do, or any so many of it: only where needs stand against each other is it tried out.
        return free or not self.needs or self._completed(key, at, {})

    def _completed(self, key: tuple[int, ...], at: int, known: dict[tuple[int, ...], bool]) -> bool:
        """The same by trying, taking rather than leaving; what has been tried is `known`."""
        if self.is_enough(key):
            return True
        if at == len(self.items):
            return False
        place = (*key, at)
        found = known.get(place)
        if found is None:
            taken = self.next_key(key, at, 1)
            found = taken is not None and self._completed(taken, at + 1, known)
            found = found or self._completed(key, at + 1, known)
            known[place] = found
        return found

    def is_enough(self, key: tuple[int, ...]) -> bool:
        """Whether what has come to this tally key is a legal answer."""
        if key[0] < self.lo:
            return False
        return all(key[2 * index + 1] >= need.least for index, need in enumerate(self.needs))


def _weight(need: Need, positions: list[int]) -> int:
    """What these items weigh together."""
    weights = need.weights
    total = 0
    for i in positions:
        total += weights[i]
    return total


def _lightest(need: Need, positions: list[int]) -> int:
    weights = need.weights
    return min([weights[i] for i in positions])


def _sums_from(weights: list[int]) -> list[int]:
    """For every place, what all items from there on weigh."""
    sums = [0]
    for weight in reversed(weights):
        sums.append(sums[-1] + weight)
    sums.reverse()
    return sums


def _some(dice: Dice, positions: list[int], number: int) -> list[int]:
    """This many of the positions, in order; the fewer of those taken and those left are drawn."""
    fewer = min(number, len(positions) - number)
    taken = dice.take(positions, fewer)
    chosen = taken if fewer == number else positions
    chosen.sort()
    return chosen


def _spare(need: Need, chosen: list[int]) -> None:
    """Put back what is not needed, lightest first."""
    total = _weight(need, chosen)
    for i in sorted(chosen, key=need.weights.__getitem__):
        if total - need.weights[i] >= need.least:
            chosen.remove(i)
            total -= need.weights[i]

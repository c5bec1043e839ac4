"""Who meets whom: pure functions of who takes part, in which order, and who has met before.

Tables have as many seats as was decided, or fewer where that comes out even; whoever finds no table has a bye, which
nobody gets twice before everybody has had one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import ceil, log
from typing import Final, NamedTuple

MOST_TRIES: Final = 20_000
"""So many ways to seat people are tried in all: nothing else is written meanwhile. Then whoever is nearest will do."""

Tables = list[list[str]]


class Round(NamedTuple):
    tables: Tables
    byes: list[str]


class Past(NamedTuple):
    """Who has met whom how often, and how many byes everybody has had."""

    met: Counter[frozenset[str]]
    byes: Counter[str]

    @staticmethod
    def of(rounds: list[Round]) -> Past:
        met = Counter(frozenset(pair) for each in rounds for table in each.tables for pair in combinations(table, 2))
        return Past(met, Counter(player for each in rounds for player in each.byes))


def sizes(players: int, size: int, least: int) -> tuple[list[int], int]:
    """How many sit at each table, as even as can be, and how many have a bye."""
    for byes in range(players + 1):
        seated = players - byes
        tables = ceil(seated / size)
        if tables == 0:
            break
        few, more = divmod(seated, tables)
        if few >= least:
            return [few + (table < more) for table in range(tables)], byes
    return [], players


def round_robin(players: list[str], size: int, least: int, past: list[Round]) -> Round:
    """Everybody against everybody. In twos by the circle method; else so that as few as can be meet again."""
    if size > 2:
        return grouped(players, size, least, past)
    circle: list[str | None] = [*players, None] if len(players) % 2 else [*players]
    turn = len(past) % (len(circle) - 1)
    moved = [circle[0], *_rotated(circle[1:], turn)]
    pairs = [(moved[at], moved[-1 - at]) for at in range(len(moved) // 2)]
    tables = [[one, other] for one, other in pairs if one is not None and other is not None]
    return Round(tables, [one or other or "" for one, other in pairs if one is None or other is None])


def _rotated(circle: list[str | None], turn: int) -> list[str | None]:
    return circle[-turn:] + circle[:-turn] if turn else circle


def round_robin_rounds(players: int, size: int) -> int:
    """How many rounds it takes; at larger tables about so many as everybody needs to meet everybody."""
    if size > 2:
        return max(1, ceil((players - 1) / (size - 1)))
    return players - 1 + players % 2


def grouped(players: list[str], size: int, least: int, past: list[Round]) -> Round:
    """Neighbours in this order sit together, as in Swiss tournaments, unless they have met before."""
    known = Past.of(past)
    counts, byes = sizes(len(players), size, least)
    resting = sorted(players, key=lambda player: (known.byes[player], -players.index(player)))[:byes]
    seated = [player for player in players if player not in resting]
    if not counts:
        return Round([], list(players))
    seating = _Seating(known.met)
    for repeats in range(len(seated) ** 2):
        found = seating.fill(seated, counts, repeats)
        if found is not None:
            return Round(found, resting)
        if seating.tired:
            break
    return Round(_nearest(seated, counts, known.met), resting)


def _nearest(players: list[str], counts: list[int], met: Counter[frozenset[str]]) -> Tables:
    """The first with those who have met the others at the table least, neighbours before others."""
    left, tables = list(players), []
    for count in counts:
        table = [left.pop(0)]
        while len(table) < count:
            seen = [sum(met[frozenset((each, who))] for who in table) for each in left]
            table.append(left.pop(seen.index(min(seen))))
        tables.append(table)
    return tables


def swiss_rounds(players: int, size: int) -> int:
    """After so many rounds one is ahead of all others, as a rule."""
    return max(1, ceil(log(max(players, 2)) / log(size) - 1e-9) + (size > 2))


def knockout(players: list[str], size: int, least: int, past: list[Round]) -> Round:
    """The strongest are kept apart: the first of this order meets the last. Who has a bye is among the first."""
    counts, byes = sizes(len(players), size, least)
    known = Past.of(past)
    resting = sorted(players, key=lambda player: (known.byes[player], players.index(player)))[:byes]
    seated = [player for player in players if player not in resting]
    tables: Tables = [[] for _ in counts]
    going = list(range(len(counts)))
    while seated:
        for table in going:
            if seated and len(tables[table]) < counts[table]:
                tables[table].append(seated.pop(0))
        going.reverse()
    return Round(tables, resting)


class _Seating:
    """Looks for tables at which people meet again at most so often in all."""

    def __init__(self, met: Counter[frozenset[str]]) -> None:
        self._met = met
        self._tries = 0

    @property
    def tired(self) -> bool:
        return self._tries > MOST_TRIES

    def fill(self, players: list[str], counts: list[int], repeats: int) -> Tables | None:
        if not counts:
            return []
        for table in self._tables(players, counts[0]):
            self._tries += 1
            if self.tired:
                return None
            left = repeats - sum(self._met[frozenset(pair)] for pair in combinations(table, 2))
            if left < 0:
                continue
            rest = self.fill([player for player in players if player not in table], counts[1:], left)
            if rest is not None:
                return [table, *rest]
        return None

    @staticmethod
    def _tables(players: list[str], count: int) -> Iterator[list[str]]:
        """Those who may sit with the first, his neighbours before others."""
        for others in combinations(players[1:], count - 1):
            yield [players[0], *others]

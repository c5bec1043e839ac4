"""Who is ahead, from what everybody has got at their tables.

A table gives everybody the share of the others they were ahead of, half of it where they were equal: between two, one
point for a win. Then count the points of all whom somebody has met (Buchholz), those of whom they have beaten
(Sonneborn and Berger), the tables won, and the order at the start. A bye is a point.
"""

from __future__ import annotations

from typing import NamedTuple


class Table(NamedTuple):
    """A table that is over; one person alone has had a bye."""

    players: list[str]
    points: list[float]


class Standing(NamedTuple):
    player: str
    points: float
    buchholz: float
    beaten: float
    wins: int
    played: int


def shares(merits: list[tuple[int, ...]]) -> list[float]:
    """What a table gives to each, by how well they did."""
    others = len(merits) - 1
    if not others:
        return [1.0]
    return [
        sum(1.0 if merit > other else 0.5 if merit == other else 0.0 for at, other in enumerate(merits) if at != place)
        / others
        for place, merit in enumerate(merits)
    ]


def standings(players: list[str], tables: list[Table]) -> list[Standing]:
    """Everybody, the first first; `players` in the order at the start."""
    total = dict.fromkeys(players, 0.0)
    for table in tables:
        for player, points in zip(table.players, table.points, strict=True):
            total[player] += points
    found = [_standing(player, tables, total) for player in players]
    return sorted(found, key=lambda each: (-each.points, -each.buchholz, -each.beaten, -each.wins))


def _standing(player: str, tables: list[Table], total: dict[str, float]) -> Standing:
    buchholz, beaten, wins, played = 0.0, 0.0, 0, 0
    for table in tables:
        if player not in table.players or len(table.players) < 2:
            continue
        own = table.points[table.players.index(player)]
        played += 1
        wins += table.points.count(own) == 1 and own == max(table.points)
        for other, points in zip(table.players, table.points, strict=True):
            if other != player:
                buchholz += total[other]
                beaten += total[other] * (1.0 if own > points else 0.5 if own == points else 0.0)
    return Standing(player, total[player], buchholz, beaten, wins, played)

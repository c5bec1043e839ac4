"""How strong players are who never change, from all their games at once: ratings as in chess, with intervals.

OpenSkill's ratings follow people who learn, so the latest games count most and certainty stays limited. Bots stay as
they are: for them the most likely strengths are looked for (Bradley and Terry's model), and again many times with what
the results may have hidden, to see how much of it is chance.
"""

from __future__ import annotations

from math import log10
from random import Random
from typing import Final

Pair = tuple[str, str]

Duels = dict[Pair, tuple[float, int]]
"""Of every pair, the games that the first has won and all of their games."""

ANCHORED: Final = 1500.0
"""The rating of whoever all others are measured by."""
TENFOLD: Final = 400.0
"""Who is so much stronger wins ten games for every one that is lost."""
ROUNDS: Final = 300
DRAWS: Final = 200
"""So many times it is drawn how often each would win in the long run."""
SURE: Final = 0.95
DOUBT: Final = 0.5
"""So much of a win more is given to both sides of every pair: nobody is infinitely strong."""


def ratings(duels: Duels, anchor: str, doubt: float = DOUBT) -> dict[str, float]:
    """The most likely ratings."""
    players = list(dict.fromkeys(player for pair in duels for player in pair))
    wins = dict.fromkeys(players, 0.0)
    games: dict[Pair, float] = {}
    for (one, other), (won, played) in duels.items():
        wins[one] += won + doubt
        wins[other] += played - won + doubt
        games[one, other] = played + 2 * doubt
    strength = dict.fromkeys(players, 1.0)
    for _ in range(ROUNDS):
        expected = dict.fromkeys(players, 0.0)
        for (one, other), number in games.items():
            part = number / (strength[one] + strength[other])
            expected[one] += part
            expected[other] += part
        strength = {player: wins[player] / expected[player] for player in players}
        measure = strength[anchor]
        strength = {player: value / measure for player, value in strength.items()}
    return {player: ANCHORED + TENFOLD * log10(value) for player, value in strength.items()}


def intervals(duels: Duels, anchor: str, seed: str) -> dict[str, tuple[float, float]]:
    """Where the true ratings lie, with 95 % confidence, beside that of the anchor."""
    dice = Random(seed)
    drawn: dict[str, list[float]] = {}
    for _ in range(DRAWS):
        again = {
            pair: (played * dice.betavariate(won + DOUBT, played - won + DOUBT), played)
            for pair, (won, played) in duels.items()
        }
        for player, value in ratings(again, anchor, 0.0).items():
            drawn.setdefault(player, []).append(value)
    cut = round(DRAWS * (1 - SURE) / 2)
    ordered = {player: sorted(values) for player, values in drawn.items()}
    return {player: (values[cut], values[-cut - 1]) for player, values in ordered.items()}

"""What a number of wins proves."""

from __future__ import annotations

from math import sqrt

SURE = 1.959963984540054
"""95 % of a normal distribution lie within so many standard deviations."""


def wilson(wins: float, games: int, deviations: float = SURE) -> tuple[float, float]:
    """Wilson's confidence interval for the true share of wins; shared wins may count in parts."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    square = deviations * deviations
    scale = 1 + square / games
    middle = (share + square / (2 * games)) / scale
    reach = deviations * sqrt(share * (1 - share) / games + square / (4 * games * games)) / scale
    return max(0.0, middle - reach), min(1.0, middle + reach)

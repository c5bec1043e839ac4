"""Everybody against everybody: a round-robin tournament of bots with OpenSkill ratings.

Every pair of bots plays the same number of games, sharing the seats of the table between them seat by seat and changing
sides from game to game. In each game a bot is one competitor, whose result is its part of the win and, where that is
equal, its mean score.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ..kernel import BadSetup
from .backends import Backend
from .match import MOST_ACTIONS, Match
from .rating import Skill, rated
from .simulate import Progress, Setup, Tally, Watch, play_all
from .statistics import SURE, wilson


class Duel:
    """How one bot did against another."""

    __slots__ = ("bot", "games", "rival", "wins")

    def __init__(self, bot: str, rival: str) -> None:
        self.bot = bot
        self.rival = rival
        self.games = 0
        self.wins = 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def as_dict(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "rival": self.rival,
            "games": self.games,
            "wins": self.wins,
            "interval": list(self.interval),
        }


class Standing:
    """How one bot did in all, and how it is rated."""

    __slots__ = ("bot", "rating", "tally")

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.rating = Skill()
        self.tally = Tally()

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rating lies, with 95 % confidence."""
        return self.rating.mu - SURE * self.rating.sigma, self.rating.mu + SURE * self.rating.sigma

    def as_dict(self) -> dict[str, Any]:
        rating = {"mu": self.rating.mu, "sigma": self.rating.sigma, "interval": list(self.interval)}
        return {"bot": self.bot, "rating": rating, **self.tally.as_dict()}


class Tournament:
    """The result: standings, best first, and every duel from both sides."""

    def __init__(self, bots: list[str]) -> None:
        self.games = 0
        self.finished = 0
        self._standings = {bot: Standing(bot) for bot in bots}
        self.duels = {(bot, rival): Duel(bot, rival) for bot in bots for rival in bots if bot != rival}

    @property
    def standings(self) -> list[Standing]:
        return sorted(self._standings.values(), key=lambda standing: standing.rating.mu, reverse=True)

    def add(self, match: Match) -> None:
        self.games += 1
        self.finished += match.finished
        pair = list(dict.fromkeys(match.specs))
        results = [_result(match, bot) for bot in pair]
        self._rate(pair, results)
        for bot, rival, (wins, seats, points) in zip(pair, reversed(pair), results, strict=True):
            tally = self._standings[bot].tally
            tally.games += 1
            tally.seats += seats
            tally.wins += wins
            tally.points += points
            duel = self.duels[bot, rival]
            duel.games += 1
            duel.wins += wins

    def as_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "finished": self.finished,
            "standings": [standing.as_dict() for standing in self.standings],
            "duels": [duel.as_dict() for duel in self.duels.values()],
        }

    def _rate(self, pair: list[str], results: list[tuple[float, int, int]]) -> None:
        after = rated([self._standings[bot].rating for bot in pair], [_merit(result) for result in results])
        for bot, skill in zip(pair, after, strict=True):
            self._standings[bot].rating = skill


def tournament(
    game: str,
    bots: list[str],
    games: int,
    seats: int,
    backend: Backend,
    options: dict[str, object] | None = None,
    seed: str | int = 0,
    most_actions: int = MOST_ACTIONS,
    progress: Progress | None = None,
    records: bool = False,
    watch: Watch | None = None,
) -> Tournament:
    """Let every pair of these bots play so many games."""
    if len(set(bots)) < len(bots) or len(bots) < 2:
        text = f"bots {', '.join(bots) or '(none)'}: a tournament needs at least two, each named once"
        raise BadSetup(text, "setup-two-bots", {"bots": bots})
    setups = [Setup(game, seats, list(pair), options, seed, most_actions, records) for pair in combinations(bots, 2)]
    if seats < 2:
        raise BadSetup(f"{seats} seats: a tournament needs at least two, so that bots meet")
    result = Tournament(bots)
    for match in play_all(setups, range(games), backend, progress):
        result.add(match)
        if watch is not None:
            watch(match)
    return result


def _result(match: Match, bot: str) -> tuple[float, int, int]:
    """What a bot got out of a game: its part of the win, its seats, its points."""
    seats = [seat for seat, spec in enumerate(match.specs) if spec == bot]
    return sum(match.shares[seat] for seat in seats), len(seats), sum(match.scores[seat] for seat in seats)


def _merit(result: tuple[float, int, int]) -> tuple[float, float]:
    wins, seats, points = result
    return wins / seats, points / seats

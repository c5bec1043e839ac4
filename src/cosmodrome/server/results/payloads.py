"""What crosses the wire about finished games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ..payloads import OptionValue, Payload, Request

ResultKind = Literal["game", "lesson", "branch"]
"""A branch was played on from a point of another game."""
SeatFate = Literal["stayed", "away", "left", "dismissing", "removed", "came", "bot"]
"""Of who began there: played to the end; was away, so that a bot kept the seat; left; as the host sent somebody away;
was sent away by the host.

Who came later, and bots, are told apart from them.
"""


class ResultSeat(Payload):
    player: str
    """Whose results these are; empty for a bot."""
    name: str
    level: str
    """Of the bot who played there in the end."""
    fate: SeatFate
    score: int
    place: int
    """From 1; equal ones share it."""
    won: bool
    opening: str
    """How this seat began: a message of the game's catalogue, or empty."""
    bot: str = ""
    """The name of somebody's own bot who played there in the end."""


class Result(Payload):
    """A finished game."""

    table: str
    game: str
    name: str
    options: dict[str, OptionValue]
    kind: ResultKind
    private: bool
    cancelled: bool
    rated: bool
    """Whether it counts for ratings."""
    actions: int
    began: float
    ended: float
    seats: list[ResultSeat]
    favourite: bool
    """Of who asks."""
    note: str
    """What who asks has noted about it."""


class Results(Payload):
    """Finished games that fit what was searched for, the latest first."""

    results: list[Result]
    next: str
    """What `page` has to be for those that come after them; empty if these were the last."""


class Keep(Request):
    """What somebody keeps of a game, for themselves alone."""

    favourite: bool
    note: Annotated[str, Meta(max_length=2000)]


class GroupInfo(Payload):
    """Games whose results can be compared: those where these options are the same."""

    id: str
    options: dict[str, OptionValue]
    rated: int
    """How many people are rated in it."""


class RatingInfo(Payload):
    player: str
    name: str
    points: int
    provisional: bool
    """Too few games for it to be certain."""
    games: int
    wins: int
    latest: float
    """When the last of them ended."""


class Leaderboard(Payload):
    """Who plays best, among those who have played a game in one way."""

    game: str
    group: str
    groups: list[GroupInfo]
    first: int
    """The place of the first of these."""
    ratings: list[RatingInfo]
    more: bool


class PlayerRating(Payload):
    """How somebody is rated in a game."""

    game: str
    group: GroupInfo
    rating: RatingInfo


class GameCount(Payload):
    """How often somebody has finished a game."""

    game: str
    games: int
    wins: int


class PlayerInfo(Payload):
    player: str
    name: str
    ratings: list[PlayerRating]
    played: list[GameCount]
    """What they have played most first."""


class PlayedGame(Payload):
    """How somebody did in one game."""

    table: str
    ended: float
    group: str
    place: int
    seats: int
    score: int
    won: bool
    points: int | None
    """Their rating after it, if it counted."""


class OpeningCount(Payload):
    """How often somebody began in some way: a message of the game's catalogue."""

    opening: str
    games: int
    wins: int


class RivalCount(Payload):
    """How somebody did against somebody else at the same tables."""

    player: str
    name: str
    games: int
    ahead: int
    behind: int


class GroupCount(Payload):
    """How often somebody has played a game in one way: where these options are the same."""

    id: str
    options: dict[str, OptionValue]
    games: int


class Statistics(Payload):
    """What somebody has played of a game: public games, and to who asks about themselves all of them."""

    game: str
    groups: list[GroupCount]
    """The ways in which they have played it, the most usual first; all else is of one of them, or of all."""
    played: list[PlayedGame]
    """The latest games, in the order they ended."""
    openings: list[OpeningCount]
    rivals: list[RivalCount]

"""What crosses the wire about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ..payloads import GameId, OptionValue, Pace, Payload, Request, Word

System = Literal["round_robin", "swiss", "knockout"]
TournamentStatus = Literal["open", "playing", "over", "cancelled"]


class NewTournament(Request):
    """Whoever makes it runs it; to play as well, they enter it."""

    game: GameId
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    system: System
    size: Annotated[int, Meta(ge=2, le=10)]
    """How many sit at a table, if it comes out even; else some have one fewer, or somebody a bye."""
    pace: Pace
    """Nobody may keep a whole tournament waiting."""
    options: Annotated[dict[Word, Word | int | bool], Meta(max_length=200)] = msgspec.field(default_factory=dict)
    rounds: Annotated[int, Meta(ge=0, le=30)] = 0
    """Of a Swiss tournament; 0: as many as it takes, as a rule. The others say themselves how many there are."""
    private: bool = False
    """Only who has the link finds it."""


class EntrantInfo(Payload):
    player: str
    name: str
    dropped: bool
    you: bool


class StandingInfo(Payload):
    player: str
    name: str
    place: int
    points: float
    buchholz: float
    beaten: float
    wins: int
    played: int
    dropped: bool


class PairingInfo(Payload):
    """A table of a round; without a table, one person has a bye."""

    table: str
    players: list[str]
    names: list[str]
    points: list[float]
    """What everybody got, once it is over."""
    missed: list[str]
    """Those who were not there in the end."""


class TournamentInfo(Payload):
    id: str
    name: str
    game: str
    options: dict[str, OptionValue]
    system: System
    size: int
    rounds: int
    """How many there will be; 0 if that is not known yet."""
    pace: Pace
    private: bool
    status: TournamentStatus
    created: float
    changed: float
    host: bool
    """Whether who asks runs it."""
    organiser: str
    entered: bool
    """Whether who asks takes part."""
    entrants: list[EntrantInfo]
    played: list[list[PairingInfo]]
    standings: list[StandingInfo]
    """The first first; empty before it begins."""

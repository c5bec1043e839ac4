"""What crosses the wire about the analysis of a finished game.

Values are win probabilities from 0 to 1, in the order of the seats.
"""

from __future__ import annotations

from typing import Literal

from ..payloads import Message, Payload


class WeighedAnswer(Payload):
    """An answer that was open, and how well it would have left whoever decided, as far as they could know."""

    label: Message
    value: float
    played: bool
    bot: bool
    """Whether the bot would have given it."""


class JudgedDecision(Payload):
    gain: float
    """What the bot's answer is worth more than the one that was given; below 0 where the bot errs."""
    answers: list[WeighedAnswer]
    """The best first."""


class AnalysedMove(Payload):
    values: list[float]
    """How everybody stood after it."""
    luck: list[float]
    """What chance has brought beyond what was to be expected."""
    judged: JudgedDecision | None
    """None where there was nothing to decide."""


class TurningPoint(Payload):
    """Moves in a row after which the game stood otherwise."""

    first: int
    last: int
    number: int
    """The one that changed most; moves are counted from 1."""
    seat: int
    """Whose chances it changed most."""
    change: list[float]
    luck: bool
    """Whether most of it was luck."""


class PlayedBy(Payload):
    """How one seat played; luck, own play and that of the others add up to how its chances changed."""

    seat: int
    decisions: int
    agreed: int
    """So often the bot would have answered the same."""
    kept: float
    """Of the win probability that the better of both answers had, the part that was kept."""
    loss: float
    """Win probability given away at a decision, on average."""
    luck: float
    own: float
    others: float


class Analysis(Payload):
    level: str
    """With the answers of which bot those that were given are compared: one of the game's levels, or none of them."""
    worlds: int
    """Over so many worlds all that is uncertain was averaged."""
    start: list[float]
    moves: list[AnalysedMove]
    turns: list[TurningPoint]
    players: list[PlayedBy]


class AnalysisInfo(Payload):
    """How far the analysis of a game is."""

    status: Literal["none", "running", "failed", "done"]
    done: int
    moves: int
    """So many moves are judged, of so many."""
    analysis: Analysis | None = None
    """Once it is done."""

"""What crosses the wire between the server and other people's bots, and about them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ..payloads import GameId, Name, Payload, Problem, Question, Request, Token, Way

Secret = Annotated[str, Meta(max_length=100)]
BotId = Annotated[str, Meta(max_length=40)]

# over HTTP: bots and their owners


class Visitor(Payload):
    """A bot of one's own. Whoever knows its id can put it on a seat, as the level `visitor-ID`."""

    id: str
    name: str
    connected: bool


class NewVisitor(Request):
    name: Name


class VisitorToken(Payload):
    """The token by which a bot is known. It is told this once: only its hash is kept."""

    bot: Visitor
    token: str


class Rung(Payload):
    """One place on a ladder."""

    name: str
    """Empty for a bot of the house."""
    level: str
    """The level of a bot of the house."""
    rating: float
    least: float
    most: float
    """Between them the true rating lies, with 95 % confidence."""
    games: int
    wins: float


class Ladder(Payload):
    """How bots stand in a game, the best first."""

    game: str
    seats: int
    options: dict[str, Any]
    rungs: list[Rung]


# through the socket: what the server says


class BotWelcome(Payload, tag="welcome", tag_field="type"):
    """The token is known."""

    bot: str
    name: str
    seconds: float
    """For every answer."""
    questions: int
    """So many may be asked at the same time."""
    games: list[str]
    """The games that have a ladder."""


class Asked(Payload, tag="asked", tag_field="type"):
    """A question to a seat that this bot plays. It is answered by its id."""

    id: str
    table: str
    game: str
    options: dict[str, Any]
    seats: int
    seat: int
    question: Question
    view: Any
    """What this seat may know; its shape is the game's."""
    seconds: float
    """Left for the answer."""


class Done(Payload, tag="done", tag_field="type"):
    """What was sent with this id has been taken."""

    id: str


class Withdrawn(Payload, tag="withdrawn", tag_field="type"):
    """A question needs no answer any more: it is too late, or it is no longer asked."""

    id: str
    late: bool


class Onward(Payload, tag="onward", tag_field="type"):
    """How a path may go on."""

    id: str
    way: Way


class Over(Payload, tag="over", tag_field="type"):
    """A game in which this bot was asked is over."""

    table: str
    scores: list[int]
    winners: list[int]
    seats: list[int]
    """Those that were this bot's."""
    missed: int
    """So many of its questions the house has answered instead."""


class BotRefused(Payload, tag="refused", tag_field="type"):
    """Nothing came of what was sent with this id; if it was an answer, another may be given while there is time."""

    id: str
    problem: Problem


class BotPong(Payload, tag="pong", tag_field="type"):
    id: str


BotSaid = BotWelcome | Asked | Done | Withdrawn | Onward | Over | BotRefused | BotPong


# what a bot says


class Hello(Request, tag="hello", tag_field="type"):
    """The first thing a bot says, unless it came with the header `Authorization: Bearer TOKEN`."""

    token: Secret


class Answer(Request, tag="answer", tag_field="type"):
    id: Token
    action: list[Any]


class OnwardFrom(Request, tag="continue", tag_field="type"):
    """Where a question is for a path: which steps may follow these."""

    id: Token
    path: list[Any]


class Enter(Request, tag="ladder", tag_field="type"):
    """Play on the ladders of these games from now on, and on no others; so many games at the same time."""

    id: Token
    games: list[GameId]
    at_once: Annotated[int, Meta(ge=1, le=8)] = 1


class BotPing(Request, tag="ping", tag_field="type"):
    id: Token


BotHeard = Answer | OnwardFrom | Enter | BotPing

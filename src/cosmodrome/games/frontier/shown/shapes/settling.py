"""What a view shows of Colonization, as types (see `shapes`): Bernals, Futures and their stars, comets, workers."""

from __future__ import annotations

from typing import TypedDict

from .....kernel import Message

CardId = str
SpaceId = str


class BernalView(TypedDict):
    """A Bernal, or what has taken its place on the home orbit."""

    stack: str
    """The stack it is in: its own, or the craft that carries it."""
    space: SpaceId
    promoted: bool
    lacks: Message | None
    """Why it can not be promoted now; None: it can, or it is."""
    home: bool
    """It stands on the home orbit of its faction."""
    dirtsides: list[SpaceId]
    hydration: int
    """The water of its dirtsides."""
    lab: bool


class NeedView(TypedDict):
    """One thing a Future wants; `future-needs-...` says it."""

    what: str
    have: int
    want: int


class FutureView(TypedDict):
    """A Future that a promoted card bears."""

    card: CardId
    future: str
    epic: bool
    needs: list[NeedView]


class StarView(TypedDict):
    """A Future that was fulfilled, or whose epic hazard has failed."""

    seat: int
    future: str
    failed: bool
    points: int


class CometView(TypedDict):
    """A comet that is on its way."""

    seat: int
    future: str
    site: SpaceId
    years: int
    """It arrives after so many."""


class WorkerView(TypedDict):
    """A colonist of the active player in space."""

    card: CardId
    rested: bool
    """It can still work in this turn."""
    water: int
    """What its work costs."""


class FutureReference(TypedDict):
    future: str
    kind: str
    """The deck of the cards that bear it: freighter, colonist or gw_thruster."""
    epic: bool
    figure: int
    years: int
    """How long after it was announced it is fulfilled; 0: at once."""


class StarsReference(TypedDict):
    points: list[int]
    """Of the first star, the second, and so on; the last figure holds for all after it."""
    failed: int
    ours: list[str]
    """The numbers of our values among them."""

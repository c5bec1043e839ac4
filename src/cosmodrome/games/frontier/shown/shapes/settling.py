"""What is shown and said of Bernals, Futures and scenarios, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .....kernel import Message
from .said import Nothing, Seat
from .works import LotHint

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


# what happens


class TakesStar(TypedDict):
    seat: int
    future: str
    points: int


class DaresEpic(TypedDict):
    seat: int
    future: str
    die: int
    fails: int
    """Up to this die it fails."""


class Announces(TypedDict):
    seat: int
    future: str
    space: Message
    years: int


class LosesComet(TypedDict):
    seat: int
    future: str
    space: Message


class Departs(TypedDict):
    seat: int
    die: int
    cause: str
    future: str


class EventsLeft(TypedDict):
    events: int


class OfSite(TypedDict):
    space: Message


class SiteOf(TypedDict):
    seat: int
    space: Message


class BuysCard(TypedDict):
    seat: int
    card: int
    water: int


class Deflects(TypedDict):
    seat: int
    card: int
    space: Message


class Scraps(TypedDict):
    card: int


class StandsStill(TypedDict):
    seat: int
    water: int


class Lays(TypedDict):
    card: int
    number: int
    """Of the rocket."""


class Launches(TypedDict):
    landed: int
    robonauts: int


EVENTS: dict[str, Any] = {
    # Futures
    "takes-star": TakesStar,
    "takes-failed-star": TakesStar,
    "epic-hazard": DaresEpic,
    "announces": Announces,
    "comet-lost": LosesComet,
    "terraforms": SiteOf,
    "departs": Departs,
    "site-destroyed": OfSite,
    "end-draws-near": EventsLeft,
    # scenarios
    "buys": BuysCard,
    "deflects": Deflects,
    "scrapped": Scraps,
    "blackens": BuysCard,
    "stands-still": StandsStill,
    "lays": Lays,
    "launches": Launches,
    "grand-tour-over": Nothing,
    "scenario-won": Seat,
    "scenario-lost": Nothing,
}

PROMPTS: dict[str, Any] = {
    "prompt-lay": Nothing,
}

# what would come of an answer


class RiskHint(TypedDict):
    fails: list[int]
    """How likely, as a fraction."""


class OfferHint(LotHint):
    """A card that can be bought, and what it brings along."""

    water: int


class PriceHint(TypedDict):
    water: int


class ArmadaRocket(TypedDict):
    cards: list[CardId]
    valid: bool
    """It flies to Phobos and prospects there."""


class ArmadaHints(TypedDict):
    rockets: list[ArmadaRocket]


HINTS: dict[str, Any] = {
    "prompt-lay": ArmadaHints,
}

# what never changes


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

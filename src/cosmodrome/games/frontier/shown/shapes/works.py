"""What is said of operations and of what is done with stacks, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .....kernel import Message
from .said import Nothing, Seat


class TakesWater(TypedDict):
    seat: int
    water: int


class TakesFrom(TypedDict):
    seat: int
    target: int
    water: int


class WithCard(TypedDict):
    seat: int
    card: int


class WithCards(TypedDict):
    seat: int
    cards: list[int]


class ForWater(TypedDict):
    seat: int
    card: int
    water: int


class Boosts(TypedDict):
    seat: int
    cards: list[int]
    water: int


class BoostsHome(TypedDict):
    seat: int
    cards: list[int]
    stack: Message


class SellsAbroad(TypedDict):
    seat: int
    target: int
    card: int
    water: int


class AtSpace(TypedDict):
    seat: int
    space: Message


class Busts(TypedDict):
    space: Message


class LiftsGlory(TypedDict):
    seat: int
    glory: str


class Transfers(TypedDict):
    seat: int
    cards: list[int]
    stack: str


class WithStack(TypedDict):
    seat: int
    stack: str


class Loads(TypedDict):
    seat: int
    tanks: int


class Unloads(TypedDict):
    seat: int
    tanks: int
    stack: str


class Dumps(TypedDict):
    seat: int
    steps: int


class Prospects(TypedDict):
    seat: int
    space: Message
    die: int
    most: int
    """The highest roll that makes a claim."""


class Refuels(TypedDict):
    seat: int
    tanks: int
    stack: Message
    space: Message


class Produces(TypedDict):
    seat: int
    card: int
    stack: Message
    space: Message


class Promotes(TypedDict):
    seat: int
    card: int
    name: str
    """Of its new side."""
    space: Message


EVENTS: dict[str, Any] = {
    # income
    "income": TakesWater,
    "takes-from": TakesFrom,
    # research
    "auction-opens": WithCard,
    "auction-bids": TakesWater,
    "auction-matches": TakesWater,
    "auction-leaves": Seat,
    "auction-sold": ForWater,
    "auction-along": WithCards,
    # free market and boost
    "sells": ForWater,
    "boosts": Boosts,
    "launch-fee": TakesWater,
    # Bernals
    "bernal-promoted": Seat,
    "bernal-demoted": Seat,
    "bernal-aboard": WithStack,
    "launches-ersatz": TakesWater,
    "boosts-home": BoostsHome,
    "belt-returns": WithCards,
    "sells-abroad": SellsAbroad,
    # claims
    "claims": AtSpace,
    "busts": Busts,
    "builds-factory": AtSpace,
    "founds-colony": AtSpace,
    "site-fee": TakesWater,
    "lifts-disk": AtSpace,
    "lifts-glory": LiftsGlory,
    "lifts-colony": AtSpace,
    # refuelling, prospecting, factories
    "refuels": Refuels,
    "refuels-isotope": Refuels,
    "refuels-regolith": Refuels,
    "prospects": Prospects,
    "spends": WithCards,
    "beams-power": AtSpace,
    "dirt-harms": WithCards,
    "produces": Produces,
    "promotes": Promotes,
    # stacks
    "transfers": Transfers,
    "renames": WithStack,
    "turns-light": WithCards,
    "decommissions": WithCards,
    "drops": WithCards,
    "loads": Loads,
    "unloads": Unloads,
    "dumps": Dumps,
}


class AskBid(TypedDict):
    card: int
    bid: int


class AskOpening(TypedDict):
    card: int


class AskStacks(TypedDict):
    stack: str
    other_stack: str


class AskSpace(TypedDict):
    space: Message


class AskDive(TypedDict):
    space: Message
    water: int


PROMPTS: dict[str, Any] = {
    "prompt-fill-up": Nothing,
    "prompt-scoop": AskDive,
    "prompt-targets": Nothing,
    "prompt-parts": AskSpace,
    "prompt-make": AskSpace,
    "prompt-opening": AskOpening,
    "prompt-bid": AskBid,
    "prompt-award": AskBid,
    "prompt-boost": Nothing,
    "prompt-send-home": AskSpace,
    "prompt-lift-disk": Nothing,
    "prompt-lift-cube": Nothing,
    "prompt-transfer": AskStacks,
    "prompt-decommission": Nothing,
    "prompt-load": Nothing,
    "prompt-unload": AskStacks,
    "prompt-dump": Nothing,
}


class AlongHint(TypedDict):
    """A card that comes along with one that is sold."""

    deck: str
    card: str | None
    """None: it does not lie open."""


class LotHint(TypedDict):
    card: str
    along: list[AlongHint]


class BidHints(TypedDict):
    card: str
    along: list[AlongHint]
    starter: int
    bids: list[int]
    """By seat; -1: out."""


class BoostHints(TypedDict):
    masses: dict[str, int]
    half: bool
    """Boosts cost half, rounded up."""
    water: int


class BeltHints(TypedDict):
    fails: dict[str, int]
    """By card: with so many faces of a die it does not come through the belt."""
    of: int


class BoostPreview(TypedDict):
    cost: int
    water: int
    """Left afterwards."""


class DigHint(TypedDict):
    """What an ISRU refuel brings."""

    tanks: int
    unit: str


class FactoryHint(TypedDict):
    value: int
    """What the letter would be worth with this factory."""


class TargetHints(TypedDict):
    chances: dict[str, list[int]]
    """By site: how likely a claim is, as a fraction."""


class ProductHints(TypedDict):
    masses: dict[str, int]
    """What each product adds to its stack."""


class ScoopHint(TypedDict):
    tanks: int
    fails: list[int]
    """How likely the rocket is lost instead, as a fraction."""
    water: int
    """What it costs to be sure."""


class DiveHints(TypedDict):
    fails: list[int]
    water: int


class FillPreview(TypedDict):
    tanks: int
    steps: int
    """The rocket would hold them."""


HINTS: dict[str, Any] = {
    "prompt-targets": TargetHints,
    "prompt-scoop": DiveHints,
    "prompt-make": ProductHints,
    "prompt-opening": BidHints,
    "prompt-bid": BidHints,
    "prompt-boost": BoostHints,
    "prompt-send-home": BeltHints,
}

PREVIEWS: dict[str, Any] = {
    "prompt-fill-up": FillPreview,
    "prompt-boost": BoostPreview,
}

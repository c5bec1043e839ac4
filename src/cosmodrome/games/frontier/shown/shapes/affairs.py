"""What is said of the set-up, events, politics and all that players do with one another, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, TypedDict

from .....kernel import Message
from .said import Nothing, Seat

CardId = str


class WaterOf(TypedDict):
    seat: int
    water: int


class Water(TypedDict):
    water: int


class Number(TypedDict):
    number: int


class CardOf(TypedDict):
    seat: int
    card: CardId


class ChoosesFaction(TypedDict):
    seat: int
    colour: str


class Designs(TypedDict):
    seat: int
    card: CardId
    water: int


class Rolled(TypedDict):
    die: int


class EventRolled(TypedDict):
    die: int
    event: str


class EventNamed(TypedDict):
    event: str


class MovesDisk(TypedDict):
    seat: int
    square: str


class Votes(TypedDict):
    seat: int
    water: int
    votes: int


class Tied(TypedDict):
    votes: int


class TakesGlory(TypedDict):
    seat: int
    glory: str


class TakesVenture(TypedDict):
    seat: int
    venture: str
    water: int


class Factories(TypedDict):
    factories: int


class GivesUp(TypedDict):
    seat: int
    stack: str


class Card(TypedDict):
    card: CardId


class CardsOf(TypedDict):
    seat: int
    cards: list[CardId]


class CardTowards(TypedDict):
    seat: int
    target: int
    card: CardId


class Rays(TypedDict):
    seat: int
    die: int
    level: int


class Clash(TypedDict):
    seat: int
    target: int
    attack: int
    defence: int


class Fires(TypedDict):
    seat: int
    target: int
    weapon: str
    value: int


class Space(TypedDict):
    space: Message


class Repairs(TypedDict):
    seat: int
    card: CardId
    space: Message


class Irradiated(TypedDict):
    seat: int
    level: int
    cards: list[CardId]


class Target(TypedDict):
    target: int


class Towards(TypedDict):
    seat: int
    target: int


class FelonyAt(TypedDict):
    seat: int
    target: int
    space: Message


class FelonyPrompt(TypedDict):
    target: int
    felony: str
    space: Message


class Steals(TypedDict):
    seat: int
    target: int
    tanks: int


class Proposes(TypedDict):
    seat: int
    target: int
    gives: list[Message]
    wants: list[Message]


class ProposalPrompt(TypedDict):
    target: int
    gives: list[Message]
    wants: list[Message]


EVENTS: dict[str, Any] = {
    # the set-up
    "chooses-faction": ChoosesFaction,
    "dealt": CardsOf,
    "designs": Designs,
    "ends-design": Seat,
    # events
    "event": EventRolled,
    "storm": Rolled,
    "discards": CardOf,
    "struck": CardOf,
    "irradiated": Irradiated,
    # politics
    "anti-nuclear": CardOf,
    "declares-war": Seat,
    "moves-disk": MovesDisk,
    "leaves-disk": Seat,
    "votes": Votes,
    "election-tied": Tied,
    "elects": Towards,
    # glory, ventures, the end
    "takes-glory": TakesGlory,
    "takes-venture": TakesVenture,
    "finishes": WaterOf,
    "enough-factories": Factories,
    "gives-up": GivesUp,
    # felonies
    "objects": Towards,
    "jumps": FelonyAt,
    "seizes": FelonyAt,
    "seizes-lab": FelonyAt,
    "steals": Steals,
    "abandons": CardOf,
    # deals
    "proposes": Proposes,
    "agrees": Towards,
    "refuses": Towards,
    # combat
    "attacks": CardTowards,
    "rays": Rays,
    "clash": Clash,
    "battle-losses": CardsOf,
    "captures": CardTowards,
    "destroys-colony": FelonyAt,
    "takes-factory": FelonyAt,
    "begins-battle": FelonyAt,
    "fires": Fires,
    "damages": Space,
    "destroys": Space,
    "repairs": Repairs,
}

PROMPTS: dict[str, Any] = {
    "prompt-faction": Nothing,
    "prompt-design": Water,
    "prompt-war": Nothing,
    "prompt-election": Nothing,
    "prompt-tie": Nothing,
    "prompt-disk": Nothing,
    "prompt-loss": EventNamed,
    "prompt-glories": Nothing,
    "prompt-give-up": Number,
    "prompt-felony": FelonyPrompt,
    "prompt-steal": Target,
    "prompt-partner": Nothing,
    "prompt-terms": Target,
    "prompt-proposal": ProposalPrompt,
    "prompt-target": Card,
    "prompt-battle-losses": Number,
    "prompt-capture": Target,
    "prompt-volley": Target,
    "prompt-aim": Target,
}


class ElectionHints(TypedDict):
    ballots: list[int]
    """By seat: votes without water."""
    power: int | None
    """Who breaks a tie."""


class AttackHint(TypedDict):
    seat: int
    target: str
    """A stack, or the site of a factory."""
    attack: int
    defence: int


class AttackHints(TypedDict):
    targets: list[AttackHint]
    """What both sides add to their dice."""


class Chances(TypedDict):
    """How likely each outcome of a shot is."""

    nothing: float
    hit: float
    """In space a ray takes a card of the firer's choice."""
    collateral: float
    damage: float
    capture: float
    destroy: float


class ShotHints(TypedDict):
    weapon: str
    card: str
    """`factory` for the gun of a factory."""
    space: str
    chances: Chances


class VolleyHints(TypedDict):
    shots: list[ShotHints]


HINTS: dict[str, Any] = {
    "prompt-election": ElectionHints,
    "prompt-target": AttackHints,
    "prompt-volley": VolleyHints,
}

"""What is said of moves, as types (see `shapes`)."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from .....kernel import Message
from .said import Nothing, Seat


class SetsOut(TypedDict):
    seat: int
    stack: str
    net: int
    card: NotRequired[int]
    """Its engine, if it has one."""


class Arrives(TypedDict):
    seat: int
    stack: str
    space: Message


class Afterburns(TypedDict):
    seat: int
    net: int


class Insures(TypedDict):
    seat: int
    water: int


class Rolls(TypedDict):
    seat: int
    die: int
    cause: str
    future: NotRequired[str]
    """Of a starship that was to leave."""


class Irradiated(TypedDict):
    seat: int
    die: int
    level: int


class Loses(TypedDict):
    seat: int
    cards: list[int]


class Inspires(TypedDict):
    seat: int
    card: int
    deck: str


class FindsScience(TypedDict):
    seat: int
    space: Message
    die: int


EVENTS: dict[str, Any] = {
    "sets-out": SetsOut,
    "arrives": Arrives,
    "afterburns": Afterburns,
    "insures": Insures,
    "crashes": Rolls,
    "comes-through": Rolls,
    "radiation": Irradiated,
    "loses": Loses,
    "engine-lost": Seat,
    "route-broken": Seat,
    "inspires": Inspires,
    "finds-science": FindsScience,
    "finds-no-science": FindsScience,
}


class AskFlight(TypedDict):
    net: int
    steps: int


class AskSize(TypedDict):
    size: int


class AskInsurance(TypedDict):
    water: int


PROMPTS: dict[str, Any] = {
    "prompt-activate": Nothing,
    "prompt-lift-off": AskSize,
    "prompt-land": AskSize,
    "prompt-flight": AskFlight,
    "prompt-drop": Nothing,
    "prompt-crash": AskInsurance,
    "prompt-aerobrake": AskInsurance,
    "prompt-assist": AskInsurance,
    "prompt-inspire": Nothing,
}


ThrustParts = TypedDict(
    "ThrustParts",
    {"base": int, "supports": int, "afterburn": int, "class": int, "sunlight": int, "beam": int, "total": int},
)
"""Net thrust as a sum."""


class SettingHint(TypedDict):
    """A way to set out."""

    action: list[Any]
    net: ThrustParts
    consumption: list[int]
    """So many steps of fuel for so many burns."""
    afterburn_steps: int
    therms: int
    cooling: list[int]
    lift_off: int
    """Steps of fuel that lifting off costs without help."""


class SettingHints(TypedDict):
    settings: list[SettingHint]


class Standing(TypedDict):
    """What is left of a move."""

    space: str
    stack: str
    net: int
    """Net thrust."""
    half_burns: int
    """That its thrust still allows."""
    bonus: int
    """Half burns of bonus."""
    pivots: int
    """Free ones."""
    steps: int
    """Of fuel, left."""
    afterburn: bool
    """Its afterburner is lit."""
    broken: bool
    """Its engine has stopped working."""


class FlightHints(TypedDict):
    move: Standing


class FlightTotals(TypedDict):
    half_burns: int
    fuel: int
    landing_fuel: int
    crashes: int
    aerobrakes: int
    radiations: int


class FlightPreview(TypedDict):
    """Of a route; of anything else nothing."""

    totals: NotRequired[FlightTotals]
    move: NotRequired[Standing]


class InsuranceHints(TypedDict):
    water: int
    fails: list[int]
    """On so many of how many faces of the die it crashes."""


HINTS: dict[str, Any] = {
    "prompt-activate": SettingHints,
    "prompt-flight": FlightHints,
    "prompt-crash": InsuranceHints,
    "prompt-aerobrake": InsuranceHints,
    "prompt-assist": InsuranceHints,
}

PREVIEWS: dict[str, Any] = {
    "prompt-flight": FlightPreview,
}


class PlannedStep(TypedDict):
    """A line of a planned route."""

    space: str
    turn: int
    """From 1; 0 is where it begins."""
    what: str
    """`routes-what-...` says it; `start`, `burn` and `pass` go without saying."""
    link: int | None
    """The id of the link that led here."""
    half_burns: int
    steps: int
    """Of fuel."""
    stop: bool
    """The craft rests here until the next turn."""
    risk: float
    """How likely the craft is lost here, or its weakest card."""


class PlannedRoute(TypedDict):
    turns: int
    half_burns: int
    steps: int
    lost: float
    """How likely the craft is lost on the way."""
    struck: float
    """How likely radiation takes its weakest card."""
    engine: str | None
    """None: a freighter or a mobile factory moves by itself."""
    supports: list[str]
    afterburn: bool
    thrust: ThrustParts
    answers: list[list[Any]]
    """What to answer to fly its first turn, whatever of it is asked; none: it begins by waiting."""
    path: list[PlannedStep]


class MissionPlan(TypedDict):
    """The best routes of a craft to a space."""

    goal: str
    engines: int
    """Ways to set out."""
    moved: bool
    """It has moved this turn: the first turn of a route is the next one."""
    routes: list[PlannedRoute]
    left_off: int
    """So many more there would be."""


class TurnPreview(TypedDict):
    """Of `("plan", SPACE)` or `("plan", SPACE, CRAFT)`, which is no answer but may be asked for; of answers nothing."""

    plan: NotRequired[MissionPlan]
    advice: NotRequired[list[Message]]
    """Of `("advice",)`: what a newcomer should think of."""

"""What barter says, as types: the view, what is told and asked, and what would come of an answer."""

from __future__ import annotations

from typing import TypedDict

from cosmodrome.kernel import Shapes


class BarterView(TypedDict):
    seat: int | None
    goods: list[int] | None
    offered: int
    turns: int


class Nothing(TypedDict):
    pass


class Terms(TypedDict):
    seat: int
    give: str
    want: str


class Swapped(Terms):
    target: int


class Refused(TypedDict):
    seat: int


class Standing(TypedDict):
    points: int
    """What one has as it stands."""


class Outlook(TypedDict):
    points: int
    """What one would have; of an offer, if it is accepted."""


SHAPES = Shapes(
    BarterView,
    Nothing,
    events={"swapped": Swapped, "refused": Refused},
    prompts={"ask-turn": Nothing, "ask-swap": Terms},
    hints={"ask-turn": Standing, "ask-swap": Standing},
    previews={"ask-turn": Outlook, "ask-swap": Outlook},
)

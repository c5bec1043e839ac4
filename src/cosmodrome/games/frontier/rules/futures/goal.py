"""What a Future asks for, and who may try it (rulebook: futures).

A `Goal` is one Future: `needs` says what it wants and how much of it a player has, so that players see how far they
are. It is met when nothing is missing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from mypy_extensions import mypyc_attr

from .....kernel import Illegal, Message
from ...components.cards import CARDS, COLONIST
from ...components.futures import FUTURE_IDS, FUTURES, Future
from ...components.stack import ERSATZ
from .. import home

if TYPE_CHECKING:
    from ...state import FrontierState


class Requirement(NamedTuple):
    """One thing a Future wants: `future-needs-WHAT` says it."""

    what: str
    have: int
    want: int


def yes(what: str, holds: bool) -> Requirement:
    """Something that holds or does not."""
    return Requirement(what, 1 if holds else 0, 1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Goal:
    __slots__ = ("number",)

    number: int
    """As a place in FUTURES."""

    def __init__(self, id: str) -> None:
        self.number = FUTURE_IDS.index(id)

    @property
    def future(self) -> Future:
        return FUTURES[self.number]

    def needs(self, state: FrontierState, seat: int, card: int) -> list[Requirement]:
        """What it asks of the player whose promoted card bears it."""
        raise NotImplementedError

    def met(self, state: FrontierState, seat: int, card: int) -> bool:
        return all(need.have >= need.want for need in self.needs(state, seat, card))

    def lacking(self, state: FrontierState, seat: int, card: int) -> Illegal:
        """What is missing still, and how much of it."""
        lacks: list[Message] = [
            ("future-lacks", {"what": f"future-needs-{need.what}", "have": need.have, "want": need.want})
            for need in self.needs(state, seat, card)
            if need.have < need.want
        ]
        return Illegal("why-future-lacks", "futures", {"needs": lacks})


@mypyc_attr(allow_interpreted_subclasses=True)
class EpicGoal(Goal):
    """A Future that takes an operation with an epic hazard, by the colonist who bears it or one beside the card."""

    def acts(self, state: FrontierState, seat: int, card: int, colonist: int) -> bool:
        """Whether this colonist, in the same stack as the card, is one for it where it is."""
        return True

    def actors(self, state: FrontierState, seat: int, card: int) -> list[int]:
        """The colonists who could do it, rested or not."""
        stack = state.stack(seat, state.players[seat].stack_of(card))
        return [
            each
            for each in stack.cards
            if CARDS[each].deck == COLONIST and state.face(each).specialties and self.acts(state, seat, card, each)
        ]


def factories_on(state: FrontierState, seat: int, sites: list[str]) -> int:
    """How many of these sites this player has industrialised."""
    return len([site for site in sites if state.factories.get(state.system.find(site)) == seat])


def place_of(state: FrontierState, seat: int, card: int) -> int:
    """The space in which a card of this player is."""
    return state.stack(seat, state.players[seat].stack_of(card)).space


def at_home_of_others(state: FrontierState, seat: int, space: int) -> bool:
    """Whether an installation of somebody else is there: a factory, or a Bernal."""
    if state.factories.get(space, seat) != seat:
        return True
    others = [other for other in range(state.seats) if other != seat]
    return any(space in (home.space_of(state, other), state.stack(other, ERSATZ).space) for other in others)

"""Colonies: a human stays at a factory (rulebook: colony)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal, Task
from ..components.cards import CARDS, card_called
from . import ageing, cargo, claims
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState


class Colony(Activity):
    """Decommission a human at a factory of yours and put a second cube there."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [("colony", CARDS[card].id) for card in settlers(state, seat) if _cube_for(state, seat, card)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        card = card_called(action[1])
        site = state.stack(seat, state.players[seat].stack_of(card)).space
        state.then(*claims.cube_first(state, seat, site), Settle(seat, card, site))

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        lacking = [card for card in settlers(state, seat) if not _cube_for(state, seat, card)]
        return [(("colony", CARDS[card].id), Illegal("why-no-cube", "pieces")) for card in lacking]


def _cube_for(state: FrontierState, seat: int, card: int) -> bool:
    """Whether there is a cube for a colony where this human is, besides that of the factory."""
    return claims.has_cube(state, seat, state.stack(seat, state.players[seat].stack_of(card)).space)


class Settle(Task["FrontierState"]):
    """The human stays for good, once there is a cube: until then it may be needed to free one."""

    __slots__ = ("card", "site")

    card: int
    site: int

    def __init__(self, seat: int, card: int, site: int) -> None:
        self.seat = seat
        self.card = card
        self.site = site

    def run(self, state: FrontierState) -> None:
        cargo.decommission(state, self.seat, (self.card,))
        claims.place_colony(state, self.seat, self.site)


class Found(Task["FrontierState"]):
    """The colony is founded, with a cube that is there."""

    __slots__ = ("site",)

    site: int

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def run(self, state: FrontierState) -> None:
        claims.place_colony(state, self.seat, self.site)


def settlers(state: FrontierState, seat: int) -> list[int]:
    """Humans at factories of this player that have no colony."""
    found: list[int] = []
    for stack in state.players[seat].stacks:
        if state.factories.get(stack.space) == seat and stack.space not in state.colonies:
            found += [card for card in cargo.humans(state, stack) if not ageing.is_child(state, card)]
    return found


COLONY: Final = Colony("colony", "colony", FREE_ACTION)

"""Promote: in a laboratory a card is turned to its purple side (rulebook: promotion; seed 16.2).

Only decommissioning turns it back: what comes from hand begins with its first side. Bernals are promoted elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.cards import CARDS, MODULE_DECKS, PURPLE, SCIENTIST, card_called
from ..components.grant import LAB
from ..components.naming import space_message
from . import cargo, facilities
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState


def may_use(state: FrontierState, seat: int, space: int) -> bool:
    """Whether a laboratory is in a space that this player may use: an own one, or one that its owner allows."""
    if space in facilities.labs(state, seat):
        return True
    return any(
        grant.what == LAB and grant.site == space and space in facilities.labs(state, grant.owner)
        for grant in state.grants
    )


def candidates(state: FrontierState, seat: int) -> list[tuple[int, int]]:
    """A player's cards in space that have a purple side to turn to, each with its space."""
    return [
        (card, stack.space)
        for stack in state.players[seat].stacks
        for card in stack.cards
        if CARDS[card].deck in MODULE_DECKS and state.faces[card] != PURPLE
    ]


def promote(state: FrontierState, seat: int, card: int) -> None:
    """The card is turned, and weighs what its new side says."""
    state.faces[card] = PURPLE
    cargo.refit(state, seat)


class Promote(Activity):
    """Turn a freighter, a colonist or a GW thruster to its purple side."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb, CARDS[card].id) for card, space in candidates(state, seat) if may_use(state, seat, space)]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        card = card_called(action[1])
        promote(state, seat, card)
        if state.journal is not None:
            space = state.stack(seat, state.players[seat].stack_of(card)).space
            told = {"seat": seat, "card": card, "name": CARDS[card].face(PURPLE).name}
            state.tell("promotes", told | {"space": space_message(state.system, space)})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for card, space in candidates(state, seat):
            if not may_use(state, seat, space):
                shut.append(((self.verb, CARDS[card].id), _why_not(state, seat, space)))
        return shut

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By card: the mass it would have."""
        return {str(action[1]): state.mass(card_called(action[1]), PURPLE) for action in self.offers(state, seat)}


def _why_not(state: FrontierState, seat: int, space: int) -> Illegal:
    owners = facilities.lab_owners(state, space)
    if owners:
        return Illegal("why-no-leave-for-lab", "promotion", {"owner": owners[0]})
    return Illegal("why-no-lab", "promotion")


PROMOTE: Final = Promote("promote", "promotion", SCIENTIST)

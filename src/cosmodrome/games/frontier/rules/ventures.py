"""Ventures: the first player with enough claims of a letter may take one, and keeps it (rulebook: ventures)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.pieces import FREE
from ..components.solar_system import LETTERS
from ..components.tables import TWO_OPERATIONS, VENTURES, Venture, figure
from .activities import FREE_ACTION, Activity

if TYPE_CHECKING:
    from ..state import FrontierState

TOURISM_OPERATIONS: Final = figure("workers", "tourism_operations")
IDS: Final = tuple([venture.id for venture in VENTURES])


def has(state: FrontierState, seat: int, gift: int) -> bool:
    """Whether a venture of this player gives this, as a place in VENTURE_GIFTS."""
    return gift in [venture.gives for venture, owner in zip(VENTURES, state.ventures, strict=True) if owner == seat]


def operations(state: FrontierState, seat: int) -> int:
    """How many operations the crew does in a turn. Nobody travels for fun where robots are free (seed 16.3)."""
    return TOURISM_OPERATIONS if state.emancipator == FREE and has(state, seat, TWO_OPERATIONS) else 1


def claims_of(state: FrontierState, seat: int, letter: int) -> int:
    """How many claims on sites of a letter a player has."""
    number = 0
    for claimed, owner in state.claims.items():
        site = state.system.spaces[claimed].site
        if owner == seat and site is not None and site.letter == LETTERS[letter]:
            number += 1
    return number


class TakeVenture(Activity):
    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        return [(self.verb, venture.id) for venture in VENTURES if refusal(state, seat, venture) is None]

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        place = IDS.index(action[1])
        venture = VENTURES[place]
        before = operations(state, seat)
        state.players[seat].water -= venture.water
        state.ventures[place] = seat
        state.operations += operations(state, seat) - before
        if state.journal is not None:
            state.tell("takes-venture", {"seat": seat, "venture": f"venture-{venture.id}", "water": venture.water})

    def hints(self, state: FrontierState, seat: int) -> dict[str, Any]:
        """By venture nobody has: how many claims of its letter the player has."""
        free = [venture for venture, owner in zip(VENTURES, state.ventures, strict=True) if owner == FREE]
        return {venture.id: claims_of(state, seat, venture.letter) for venture in free}

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        shut: list[tuple[Action, Illegal]] = []
        for venture in VENTURES:
            reason = refusal(state, seat, venture)
            if reason is not None:
                shut.append(((self.verb, venture.id), reason))
        return shut


def refusal(state: FrontierState, seat: int, venture: Venture) -> Illegal | None:
    """Why a player can not take a venture now."""
    if state.ventures[IDS.index(venture.id)] != FREE:
        return Illegal("why-venture-taken", "ventures")
    have = claims_of(state, seat, venture.letter)
    if have < venture.claims:
        letter = f"letter-{LETTERS[venture.letter]}"
        return Illegal("why-venture-claims", "ventures", {"claims": venture.claims, "letter": letter, "have": have})
    water = state.players[seat].water
    if water < venture.water:
        return Illegal("why-too-little-water", "ventures", {"water": venture.water, "have": water})
    return None


VENTURE: Final = TakeVenture("venture", "ventures", FREE_ACTION)

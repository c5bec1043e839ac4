"""Cards that come into a tableau, and what is drawn for a world (rulebook: develop, settle)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components import piles
from ..components.cards import KIND, WINDFALL
from ..components.powers import SETTLE_AFTER
from .actions import NUMBER

if TYPE_CHECKING:
    from ..state import RaceState


def place(state: RaceState, seat: int, card: int, key: str) -> None:
    """From the hand into the tableau, to be paid for; a windfall world gets its good. `key` tells of it."""
    player = state.players[seat]
    player.placing = card
    player.leave_hand(card)
    player.place(card)
    if state.journal is not None:
        state.tell(key, {"seat": seat, "card": card})
    if WINDFALL[KIND[card]]:
        piles.add_good(state, seat, card)


def world_gained(state: RaceState, seat: int) -> None:
    """Cards for having placed or taken over a world; the bonus of the action card only once a phase."""
    player = state.players[seat]
    number = player.total(SETTLE_AFTER)
    if player.chose(NUMBER[state.phase]) and not player.bonus_taken:
        player.bonus_taken = True
        number += 1
    draw_after(state, seat, number)


def draw_after(state: RaceState, seat: int, number: int) -> None:
    """Cards for having placed one."""
    number = piles.draw_to_hand(state, seat, number)
    if state.journal is not None and number:
        state.tell("draws-after", {"seat": seat, "number": number})

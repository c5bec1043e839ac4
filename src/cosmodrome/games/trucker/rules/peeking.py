"""Looking at the piles of adventure cards (rulebook: peeking)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Action, Illegal
from ..components.flight_board import VISIBLE_PILES

if TYPE_CHECKING:
    from ..state import TruckerState

IN_USE: Final = "why-pile-in-use"


def options(state: TruckerState, seat: int) -> list[Action]:
    """The piles this seat may take up; pile 4 is never among them."""
    if _why_none(state, seat):
        return []
    return [("peek", pile + 1) for pile in range(VISIBLE_PILES) if pile not in state.looking]


def why_not(state: TruckerState, seat: int, pile: int) -> str:
    """What keeps this seat from looking at a pile; empty if nothing does."""
    return _why_none(state, seat) or (IN_USE if pile in state.looking else "")


def _why_none(state: TruckerState, seat: int) -> str:
    """What keeps it from all of them."""
    if state.round.test:
        return "why-no-forecast"
    ship = state.ships[seat]
    if ship.finished and not state.rules.late_peek:
        return "why-finished"
    if not ship.has_grown():
        return "why-add-a-tile-first"
    return "why-hand-full" if state.hands[seat] else ""


def refusal(reason: str, params: dict[str, Any] | None = None) -> Illegal:
    return Illegal(reason, "peeking", params)


def look(state: TruckerState, seat: int, pile: int) -> None:
    """From now on this seat knows the pile, but sees it only as long as it lies open."""
    state.seen[seat] |= 1 << pile
    state.reveal()
    state.tell("peeks", {"seat": seat, "pile": pile + 1})


def lies_open(state: TruckerState, seat: int, pile: int) -> bool:
    """Whether a seat has this pile before its eyes: what has been put back has to be remembered."""
    return pile in (state.looking[seat], state.glances[seat])

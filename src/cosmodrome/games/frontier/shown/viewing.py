"""What a seat sees of the table. Only the order of the decks and secret bids are hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from ..state import FrontierState


def view(state: FrontierState, seat: int | None) -> dict[str, Any]:
    return {
        "year": state.year,
        "square": state.square,
        "first": state.first,
        "active": state.active,
        "scores": state.scores,
        "players": [
            {"faction": player.faction, "water": player.water, "hand": list(player.hand)} for player in state.players
        ],
        "tops": [deck[:1] for deck in state.decks],
    }

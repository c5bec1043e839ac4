"""Why a card in hand can not be placed now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...kernel import Action, Illegal
from . import develop, settle
from .cards import COST, DEVELOPMENT, KIND, MILITARY

if TYPE_CHECKING:
    from .state import RaceState
    from .tableau import Player


def closed(state: RaceState, seat: int) -> list[tuple[Action, Illegal]]:
    """The cards a player might want to place in vain, with the reasons."""
    player = state.players[seat]
    if player.step == "develop":
        return [(("place", card), reason) for card in player.hand if (reason := _no_development(state, player, card))]
    if player.step in ("settle", "second"):
        open_worlds = settle.placeable(player)
        return [(("place", card), _no_world(card)) for card in player.hand if ("place", card) not in open_worlds]
    return []


def _no_development(state: RaceState, player: Player, card: int) -> Illegal | None:
    kind = KIND[card]
    if not DEVELOPMENT[kind]:
        return Illegal("not-a-development", "develop", {"card": card})
    if player.has(kind):
        return Illegal("already-developed", "develop", {"card": card})
    if COST[kind] > develop.most_cost(state, player):
        return Illegal("too-expensive", "develop", {"card": card})
    return None


def _no_world(card: int) -> Illegal:
    kind = KIND[card]
    if DEVELOPMENT[kind]:
        return Illegal("not-a-world", "settle", {"card": card})
    if MILITARY[kind]:
        return Illegal("too-strong", "military", {"card": card, "defence": COST[kind]})
    return Illegal("too-expensive", "settle", {"card": card})

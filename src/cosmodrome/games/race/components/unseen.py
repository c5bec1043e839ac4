"""Where cards lie that a seat does not know: what may come next, and what is dealt out anew to imagine it.

In the draft a seat knows its own deck, so that its cards are unknown apart from all the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..state import RaceState

Place = tuple[list[int], int]


def _unseen(state: RaceState, at: int, seat: int) -> list[Place]:
    """Of one draw pile and its discards, what the seat does not know."""
    found = [(state.piles[at], place) for place in range(len(state.piles[at]))]
    seen = state.seen[at]
    found += [(state.discards[at], place) for place in range(len(seen)) if not seen[place] & (1 << seat)]
    return found


def _goods(state: RaceState, seat: int, own: bool) -> list[Place]:
    """The goods of all: in the draft, either those of the seat's own deck or all the others."""
    return [
        (player.goods, place)
        for player in state.players
        for place, good in enumerate(player.goods)
        if good >= 0 and (bool(state.deck_of) and state.deck_of[good] == seat) == own
    ]


def own_places(state: RaceState, seat: int) -> list[Place]:
    """In the draft: where the cards of the seat's own deck lie."""
    return _unseen(state, seat, seat) + _goods(state, seat, True)


def places(state: RaceState, seat: int) -> list[Place]:
    """Wherever a card lies that the seat does not know, apart from its own deck in the draft."""
    found = _goods(state, seat, False)
    for at in range(len(state.piles)):
        if not state.deck_of or at != seat:
            found += _unseen(state, at, seat)
    for other, player in enumerate(state.players):
        if other != seat:
            for cards in (player.hand, player.packet, player.deck):
                found += [(cards, place) for place in range(len(cards)) if cards[place] not in player.known]
    if state.robot is not None:
        found += [(state.robot.player.hand, place) for place in range(len(state.robot.player.hand))]
    found += [(state.aside, place) for place in range(len(state.aside))]
    return found


def may_come(state: RaceState, seat: int) -> list[int]:
    """The cards of which any may be the next one of this seat's draw pile, each as likely as any other."""
    found = own_places(state, seat) if state.deck_of else places(state, seat)
    return [cards[at] for cards, at in found]

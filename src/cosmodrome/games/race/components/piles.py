"""The draw pile and the discard pile: every card that moves to or from them moves here (rulebook: overview).

A draw pile has no order: cards are drawn from it at random. When the last card has been drawn, the discards become the
new pile. In the draft everybody has piles of their own, and a card that has come to somebody else with a conquered
world goes back to those of its own deck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ..state import RaceState

SEEN_BY_NOBODY: Final = 0
SEEN_BY_ALL: Final = -1
"""As a set of bits, -1 has them all."""


def draw(state: RaceState, seat: int, number: int) -> list[int]:
    """Up to so many cards, at random: fewer if there are no more."""
    at = seat if state.rules.draft else 0
    pile = state.piles[at]
    drawn: list[int] = []
    while len(drawn) < number:
        if not pile and not renew(state, at):
            break
        drawn.extend(state.dice.take(pile, min(number - len(drawn), len(pile))))
        if not pile:
            renew(state, at)
    return drawn


def renew(state: RaceState, at: int) -> bool:
    """The discards become the draw pile."""
    discards = state.discards[at]
    if not discards:
        return False
    state.piles[at].extend(discards)
    state.discards[at] = []
    state.seen[at] = []
    if state.journal is not None:
        if state.rules.draft:
            state.tell("own-pile-renewed", {"seat": at})
        else:
            state.tell("pile-renewed", {})
    return True


def draw_to_hand(state: RaceState, seat: int, number: int) -> int:
    """How many cards were drawn."""
    if number <= 0:
        return 0
    drawn = state.cards_for_hand(seat, number)
    state.players[seat].hand.extend(drawn)
    if state.journal is not None and drawn:
        state.tell("draws", {"seat": seat, "cards": drawn}, (seat,))
    return len(drawn)


def add_to_hand(state: RaceState, seat: int, card: int) -> None:
    """A card that everybody has seen."""
    player = state.players[seat]
    player.hand.append(card)
    player.known = (*player.known, card)


def add_good(state: RaceState, seat: int, world: int) -> bool:
    """A card from the pile, face down, is the good."""
    drawn = state.card_for_good(seat, world)
    if not drawn:
        return False
    player = state.players[seat]
    player.goods[player.tableau.index(world)] = drawn[0]
    return True


def discard(state: RaceState, card: int, seen: int) -> None:
    """Put a card on the discard pile, of its deck; `seen` has a bit for every seat that knows which one it is."""
    at = state.deck_of[card] if state.rules.draft else 0
    state.discards[at].append(card)
    state.seen[at].append(seen)


def discard_from_hand(state: RaceState, seat: int, cards: tuple[int, ...], drawn_only: bool = False) -> None:
    """Unseen by the others: now nobody knows what is in the hand, unless only cards just drawn could go."""
    player = state.players[seat]
    for card in cards:
        player.hand.remove(card)
        discard(state, card, 1 << seat)
    if cards and not drawn_only:
        player.known = ()


def discard_from_tableau(state: RaceState, seat: int, card: int) -> None:
    """A card is given up, for all to see, with the good on it."""
    good = state.players[seat].remove(card)
    discard(state, card, SEEN_BY_ALL)
    if good >= 0:
        discard(state, good, SEEN_BY_NOBODY)


def spend_good(state: RaceState, seat: int, world: int) -> None:
    player = state.players[seat]
    at = player.tableau.index(world)
    discard(state, player.goods[at], SEEN_BY_NOBODY)
    player.goods[at] = -1

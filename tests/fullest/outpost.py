"""The fullest positions of Outpost: nine seats in era III, a hand of 16 cards of 7 kinds, 9 upgrades on sale."""

from __future__ import annotations

from collections.abc import Sequence

from cosmodrome.games.outpost.components.cards import INDEX
from cosmodrome.games.outpost.components.upgrades import FIRST_KICKER, IDS, NUMBER
from cosmodrome.games.outpost.state import OutpostState

from ..games.outpost.positions import (
    empty_hand,
    open_auction,
    own,
    put_on_sale,
    settle,
    take_turns,
)
from .playing import play_until

HAND = {
    "ore": 3,
    "water": 5,
    "titanium": 2,
    "research": 2,
    "new_chemicals": 2,
    "orbital_medicine": 1,
    "ring_ore": 1,
}
DEAREST = ("space_station", "planetary_cruiser", "moon_base")
OTHER_HANDS = {"ore": 3, "water": 2, "titanium": 2, "research": 1}


def _on_sale(state: OutpostState) -> Sequence[str]:
    """As many different upgrades as there are, the dearest first, then more of the same."""
    left = [IDS[kind] for kind in range(FIRST_KICKER - 1, 0, -1) if state.stock[kind] + state.market.count(kind)]
    more = [name for name in left if state.stock[NUMBER[name]] > 1]
    return [*left, *more][: state.seats]


def _era_three(state: OutpostState) -> None:
    """Bots have played that far; then the reader's colony is one that has a bit of everything."""
    play_until(state, lambda it: it.phase == "turns" and it.era == 3)
    own(state, 0, "robots", "ecoplants", "space_station", "planetary_cruiser")
    for seat in range(1, state.seats):
        if state.stock[NUMBER[DEAREST[seat % len(DEAREST)]]] > 1:  # one is left to be sold
            own(state, seat, DEAREST[seat % len(DEAREST)])
    put_on_sale(state, *_on_sale(state))
    operated = {"ore": 2, "water": 3, "titanium": 2, "research": 1, "new_chemicals": 2}
    settle(state, 0, 9, 4, operated | {"orbital_medicine": 1, "ring_ore": 1}, {"ore": 1})
    for seat in range(state.seats):
        empty_hand(state, seat)
    for deck, discards in zip(state.decks, state.discards, strict=True):
        deck += discards
        discards.clear()
    for seat in range(state.seats):
        _hold_some(state, seat, HAND if seat == 0 else OTHER_HANDS)


def _hold_some(state: OutpostState, seat: int, numbers: dict[str, int]) -> None:
    """So many cards of each resource."""
    empty_hand(state, seat)
    colony = state.colonies[seat]
    for name, number in numbers.items():
        for _ in range(number):
            colony.gain(state.decks[INDEX[name]].pop())
    colony.hand.sort()


def turn(state: OutpostState) -> None:
    """The first turn of a round: everything may be put up for auction."""
    _era_three(state)
    take_turns(state, *range(state.seats))


def auction(state: OutpostState) -> None:
    """Somebody has put up the dearest upgrade, the others have passed, and it is up to the reader to bid."""
    _era_three(state)
    last = state.seats - 1
    _hold_some(state, last, {"moon_ore": 4, "ring_ore": 3})
    take_turns(state, last, *range(last))
    open_auction(state, last, "moon_base", 200)


POSITIONS = {"turn": turn, "auction": auction}

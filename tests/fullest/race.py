"""The fullest positions of Race for the Galaxy: six seats late in the game, with the cards and goals of all boxes."""

from __future__ import annotations

from cosmodrome.games.race.components import piles
from cosmodrome.games.race.components.cards import GOOD, IDS, KIND
from cosmodrome.games.race.state import RaceState

from ..games.race.positions import DOUBLE, EXPLORE_FIVE, PRODUCE, SETTLE, begin, take
from .playing import play_until

SCOUTS = ("galactic_survey_seti", "galactic_renaissance", "pan_galactic_research")
"""Two more cards each when exploring."""
MIDDLE = 5
SIZES = (11, 11, 10, 11, 9, 11)
GOODS = 4
HELD = 7


def _late(state: RaceState) -> None:
    """Bots have played half the game; then cards come down as they lie in the pile, and each world has its good."""
    scouts = [_find(state, name) for name in SCOUTS]
    play_until(state, lambda it: it.phase == "actions" and it.round == MIDDLE)
    state.piles[0] += state.discards[0]
    state.discards, state.seen = [[]], [[]]
    for seat, player in enumerate(state.players):
        for card in scouts if seat == 0 else ():
            player.place(card)
        while len(player.tableau) < SIZES[seat]:
            player.place(state.piles[0].pop())
        player.snapshot()
        for world in player.tableau:
            if GOOD[KIND[world]] >= 0 and player.good_on(world) < 0 and player.goods_count() < GOODS:
                piles.add_good(state, seat, world)
    state.round += MIDDLE
    reader = state.players[0]
    while len(reader.hand) < HELD:
        reader.hand.append(state.piles[0].pop())


def _find(state: RaceState, name: str) -> int:
    """A card of this name; whoever has been dealt it gets another one."""
    for player in state.players:
        for place, card in enumerate(player.hand):
            if IDS[KIND[card]] == name:
                player.hand[place] = state.piles[0].pop()
                return card
    return take(state, name)


def explore(state: RaceState) -> None:
    """Thirteen cards to choose from."""
    _late(state)
    reader = state.players[0]
    state.piles[0] = reader.hand + state.piles[0]
    reader.hand, reader.known = [], ()
    begin(state, "explore", EXPLORE_FIVE, *[PRODUCE] * (state.seats - 1))


def explore_beside_hand(state: RaceState) -> None:
    """Thirteen more, and one may discard from the whole hand: twenty to choose from."""
    _late(state)
    begin(state, "explore", EXPLORE_FIVE, *[PRODUCE] * (state.seats - 1))


def settle(state: RaceState) -> None:
    """A world to be placed, with a full hand to pay with."""
    _late(state)
    begin(state, "settle", *[SETTLE] * state.seats)


def consume(state: RaceState) -> None:
    """Goods on every world, and every power to use them."""
    _late(state)
    begin(state, "consume", *[DOUBLE] * state.seats)


POSITIONS = {
    "actions": _late,
    "explore": explore,
    "explore beside a hand": explore_beside_hand,
    "settle": settle,
    "consume": consume,
}

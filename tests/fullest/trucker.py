"""The fullest positions of Galaxy Trucker: four large ships of class III, in the yard, in flight and afterwards."""

from __future__ import annotations

from collections.abc import Callable

from cosmodrome.games.trucker.components.adventures import CARDS, LARGE
from cosmodrome.games.trucker.components.flight_board import TRACK
from cosmodrome.games.trucker.components.tiles import CANNON, CAPACITY, CARGO, FRONT
from cosmodrome.games.trucker.rules.accounts import SettleAccounts
from cosmodrome.games.trucker.rules.course import EndRound
from cosmodrome.games.trucker.rules.damage import SHOT, Danger, Hit
from cosmodrome.games.trucker.rules.flight import ADVENTURES
from cosmodrome.games.trucker.state import TruckerState

from ..games.trucker.positions import AFTERWARDS, CABIN, Tile, charge, play, ship
from .playing import play_until

# as bots have built them: number, row, column, quarter turns
# fmt: off
SHIPS: tuple[tuple[Tile, ...], ...] = (
    ((126, 5, 7, 0), (89, 5, 8, 1), (36, 6, 3, 0), (92, 6, 5, 0), (121, 6, 6, 0), (136, 6, 7, 1), (25, 6, 8, 0),
     (100, 6, 11, 0), (94, 7, 3, 3), (103, 7, 4, 0), (21, 7, 5, 3), (59, 7, 6, 0), (31, 7, 7, 0), (3, 7, 8, 0),
     (47, 7, 9, 1), (134, 7, 10, 0), (48, 7, 11, 3), (143, 8, 4, 1), (76, 8, 5, 0), (131, 8, 6, 2), (9, 8, 7, 0),
     (5, 8, 8, 0), (8, 8, 9, 0), (142, 8, 10, 3), (22, 8, 11, 1), (98, 9, 4, 1), (81, 9, 6, 0), (69, 9, 7, 0),
     (66, 9, 8, 0), (118, 9, 10, 0)),
    ((123, 4, 7, 0), (95, 5, 6, 0), (60, 5, 7, 1), (125, 5, 8, 1), (124, 6, 3, 0), (88, 6, 5, 0), (137, 6, 7, 1),
     (44, 6, 8, 1), (11, 6, 9, 3), (93, 7, 3, 3), (102, 7, 4, 0), (23, 7, 5, 3), (19, 7, 6, 0), (32, 7, 7, 0),
     (2, 7, 8, 0), (28, 7, 9, 3), (29, 7, 11, 1), (7, 8, 3, 2), (50, 8, 4, 0), (73, 8, 5, 0), (40, 8, 6, 1),
     (39, 8, 7, 2), (120, 8, 8, 0), (85, 8, 9, 0), (38, 8, 10, 0), (49, 8, 11, 3), (70, 9, 3, 0), (80, 9, 4, 0),
     (82, 9, 6, 0), (83, 9, 8, 0), (68, 9, 10, 0), (138, 9, 11, 1)),
    ((130, 4, 7, 0), (109, 5, 7, 1), (27, 5, 8, 3), (96, 6, 5, 0), (30, 6, 6, 0), (53, 6, 7, 0), (43, 6, 8, 1),
     (114, 6, 9, 0), (13, 6, 11, 3), (65, 7, 5, 0), (117, 7, 6, 0), (33, 7, 7, 0), (14, 7, 8, 3), (6, 7, 9, 1),
     (115, 7, 10, 1), (104, 7, 11, 1), (62, 8, 6, 3), (112, 8, 7, 1), (55, 8, 10, 3), (135, 8, 11, 0), (71, 9, 6, 0),
     (20, 9, 7, 2), (77, 9, 8, 0), (84, 9, 10, 0), (78, 9, 11, 0)),
    ((97, 4, 7, 0), (90, 5, 6, 3), (51, 5, 7, 1), (99, 5, 8, 0), (108, 6, 3, 3), (15, 6, 7, 1), (46, 6, 8, 1),
     (128, 6, 9, 0), (129, 7, 3, 3), (101, 7, 4, 0), (105, 7, 5, 0), (122, 7, 6, 0), (34, 7, 7, 0), (61, 7, 8, 0),
     (116, 7, 9, 2), (107, 7, 10, 0), (57, 7, 11, 1), (1, 8, 3, 1), (12, 8, 4, 2), (87, 8, 5, 0), (67, 8, 7, 0),
     (42, 8, 8, 0), (72, 8, 9, 0), (45, 8, 10, 3), (26, 8, 11, 1), (37, 9, 3, 2), (75, 9, 4, 0), (140, 9, 8, 0),
     (133, 9, 10, 2), (24, 9, 11, 0)),
)
# fmt: on
FACE_UP = 22
ALL_PILES = 0b111
GREEN = 2
LEAD = 7


def _built(state: TruckerState) -> None:
    """Four ships stand there, and half of what is left lies face up."""
    state.ships = [ship("III", *tiles) for tiles in SHIPS]
    used = {tile for tiles in SHIPS for tile, *_ in tiles}
    state.heap = [tile for tile in state.heap if tile not in used]
    state.face_up, state.heap = state.heap[:FACE_UP], state.heap[FACE_UP:]
    state.seen = [ALL_PILES] * state.seats


def yard(state: TruckerState) -> None:
    """A cabin in the hand, and hardly a place for it."""
    _built(state)
    (state.heap if CABIN in state.heap else state.face_up).remove(CABIN)
    state.hands[0] = CABIN


def forecast(state: TruckerState) -> None:
    """The reader looks at a pile of cards."""
    _built(state)
    state.looking[0] = 1


def _launched(state: TruckerState) -> None:
    """On their way, full of people, charges and goods."""
    _built(state)
    for made in state.ships:
        charge(made)
        for space in made.cabins():
            made.fill(space, 2)
        for space in made.of_kind(CARGO):
            cubes = (GREEN,) * min(CAPACITY[made.tiles[space]], state.bank[GREEN])
            made.stow(space, cubes)
            state.bank[GREEN] -= len(cubes)
    state.phase = "flight"
    state.hands = [0] * state.seats
    state.flying = [True] * state.seats
    state.position = [LEAD * (state.seats - seat) % TRACK for seat in range(state.seats)]


def _turn_up(state: TruckerState, kind: str) -> None:
    """The hardest card of this kind lies there."""
    card = max(code for code in CARDS if CARDS[code].type == kind)
    for cards in state.piles + state.unused:
        if card in cards:
            cards.remove(card)
    state.piles[0].append(card)
    state.deck = [code for pile in state.piles for code in pile if code != card]
    state.card = card
    state.story = type(state.story)(card, 0)


def _meeting(kind: str, asked: str) -> Callable[[TruckerState], None]:
    """The hardest card of this kind, played until the reader is asked this."""

    def arrange(state: TruckerState) -> None:
        _launched(state)
        _turn_up(state, kind)
        play(state, ADVENTURES[kind], *AFTERWARDS)
        play_until(state, lambda it: 0 in it.waiting and it.decision(0).prompt == asked)

    return arrange


def broken(state: TruckerState) -> None:
    """Two shots have torn the reader's ship into three parts."""
    _launched(state)
    _turn_up(state, "combat_zone")
    shot = Hit(0, Danger(LARGE, FRONT, 7, SHOT))
    play(state, shot, shot, *AFTERWARDS)


def accounts(state: TruckerState) -> None:
    """All read what the flight has brought: the last one had given up, and everybody has lost tiles."""
    _launched(state)
    for made in state.ships:
        for space in [space for space in made.of_kind(CANNON) if len(made.parts()) == 1][:3]:
            made.lose(space)
    state.flying[-1] = False
    play(state, SettleAccounts(), EndRound())


POSITIONS = {
    "yard": yard,
    "forecast": forecast,
    "meteors": _meeting("meteors", "prompt-shield"),
    "combat": _meeting("combat_zone", "prompt-cannons"),
    "planets": _meeting("planets", "prompt-planet"),
    "broken": broken,
    "accounts": accounts,
}

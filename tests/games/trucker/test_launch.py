"""The launch: order, crew, aliens, cards (rulebook: launch, crew, aliens, adventures, better-forecast)."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.trucker.components.adventures import CARDS, TEST_FLIGHT
from cosmodrome.games.trucker.components.ship import BROWN, PURPLE, Ship
from cosmodrome.games.trucker.rules import forecast
from cosmodrome.games.trucker.rules.accounts import SettleAccounts
from cosmodrome.games.trucker.rules.flight import NextCard
from cosmodrome.games.trucker.rules.giving_up import Onward
from cosmodrome.games.trucker.rules.launch import Launch
from cosmodrome.games.trucker.state import TruckerState

from .positions import at, new, play, question, ship


def launch(ships: list[Ship], **options: Any) -> TruckerState:
    state = new(len(ships), **options)
    for place, made in enumerate(ships):
        made.finished = True
        made.number = place + 1
    state.ships = ships
    state.waiting = ()
    play(state, Launch(), NextCard(), SettleAccounts())
    return state


def options(state: TruckerState, seat: int = 0) -> list[tuple[Any, ...]]:
    return [action[1:] for action in state.decision(seat)]


def cabin_with(*supports: int) -> Ship:
    """A start cabin with a cabin behind it, and supports to the left and right of that cabin."""
    tiles = [(31, 7, 7, 0), (38, 8, 7, 0)]
    for support, column, turn in zip(supports, (6, 8), (2, 0), strict=False):
        if support:
            tiles.append((support, 8, column, turn))
    return ship("I", *tiles)


def test_p01_what_may_live_where() -> None:
    """The cabin behind the start cabin has a double connector to the left and a single one to the right."""
    purple, brown = 137, 131
    home = (8, 7)
    plain = launch([cabin_with(), ship("I", (32, 7, 7, 0))])
    assert question(plain) is Onward, "nothing to choose: two humans"
    assert plain.ships[0].load[at(plain.ships[0], 8, 7)] == 2
    state = launch([cabin_with(purple), ship("I", (32, 7, 7, 0))])
    assert options(state) == [((), ()), (home, ())]
    state = launch([cabin_with(0, brown), ship("I", (32, 7, 7, 0))])
    assert options(state) == [((), ()), ((), home)]
    state = launch([cabin_with(purple, brown), ship("I", (32, 7, 7, 0))])
    assert options(state) == [((), ()), ((), home), (home, ())]
    state.apply(0, ("crew", home, ()))
    made = state.ships[0]
    assert made.load[at(made, 8, 7)] == PURPLE
    assert (made.crew(), made.humans()) == (3, 2)


def test_p01_no_alien_in_the_start_cabin() -> None:
    state = launch([ship("I", (31, 7, 7, 0), (114, 7, 8, 0), (119, 7, 6, 2)), ship("I", (32, 7, 7, 0))])
    assert question(state) is Onward
    assert state.ships[0].load[at(state.ships[0], 7, 7)] == 2


def test_p02_one_alien_of_each_colour() -> None:
    tiles = [(31, 7, 7, 0), (38, 8, 7, 0), (137, 8, 6, 2), (38, 6, 7, 2), (136, 6, 8, 0)]
    state = launch([ship("I", *tiles), ship("I", (32, 7, 7, 0))])
    homes = [purple for purple, brown in options(state) if purple]
    assert len(homes) == 2
    assert all(len([part for part in choice if part]) <= 1 for choice in options(state))


def test_aliens_of_both_colours_may_fly_together() -> None:
    tiles = [(31, 7, 7, 0), (38, 8, 7, 0), (137, 8, 6, 2), (131, 8, 8, 0), (36, 6, 7, 0), (131, 6, 8, 0)]
    state = launch([ship("I", *tiles), ship("I", (32, 7, 7, 0))])
    both = [choice for choice in options(state) if choice[0] and choice[1]]
    assert both == [((8, 7), (6, 7))]
    state.apply(0, ("crew", *both[0]))
    made = state.ships[0]
    assert made.has_alien(PURPLE)
    assert made.has_alien(BROWN)


def test_crews_are_chosen_in_order_of_start() -> None:
    ships = [cabin_with(137), cabin_with(137)]
    state = launch(ships)
    assert state.waiting == (0,)
    state.apply(0, ("crew", (), ()))
    assert state.waiting == (1,)


def test_life_supports_are_no_use_in_the_test_flight() -> None:
    state = launch([cabin_with(137, 131), ship("I", (32, 7, 7, 0))], test_flight=True)
    assert state.ships[0].crew() == 4
    assert state.phase == "flight"


def test_batteries_are_full() -> None:
    made = ship("I", (31, 7, 7, 0), (1, 7, 8, 0), (11, 7, 6, 0))
    launch([made, ship("I", (32, 7, 7, 0))])
    assert made.charges() == 5


def test_p03_the_deck_has_the_cards_of_four_piles() -> None:
    for name, number in (("1", 8), ("2", 12), ("3", 16), ("3a", 16)):
        state = launch([ship("I", (31, 7, 7, 0)), ship("I", (32, 7, 7, 0))], rounds=name)
        assert len(state.deck) == number
        assert all(len(pile) == number // 4 for pile in state.piles)


def test_p04_a_card_of_the_rounds_level_lies_on_top() -> None:
    for seed in range(20):
        state = new(2, rounds="2")
        state.reseed(f"top {seed}")
        forecast.make_deck(state)
        assert CARDS[state.deck[0]].level == 2


def test_p05_starting_places() -> None:
    for name, expected in (("1", [0, -2, -4, -6]), ("2", [0, -3, -6, -9]), ("3", [0, -4, -8, -12])):
        state = launch([ship("I", (31 + seat, 7, 7, 0)) for seat in range(4)], rounds=name)
        assert state.position == expected


def test_the_test_flight_has_its_own_eight_cards() -> None:
    state = launch([ship("I", (31, 7, 7, 0)), ship("I", (32, 7, 7, 0))], test_flight=True)
    assert sorted(state.piles[0]) == sorted(TEST_FLIGHT)
    assert all(code in TEST_FLIGHT for code in state.deck)
    assert not any(code in deck for deck in state.unused for code in TEST_FLIGHT)


def test_v02_better_forecast_keeps_the_order() -> None:
    state = new(2, rounds="2", forecast="better")
    seen = [pile[:] for pile in state.piles]
    forecast.make_deck(state)
    assert state.deck[:9] == seen[0] + seen[1] + seen[2]
    assert state.deck[9:] == state.piles[3]


def test_used_cards_do_not_come_back() -> None:
    state = new(2, rounds="1-3a")
    for _ in range(3):
        used = [code for pile in state.piles for code in pile]
        for seat in range(2):
            state.apply(seat, ("finish", state.order_tiles[0]))
        used += state.deck
        for answer in ("give_up", "go_on"):
            for seat in range(2):
                state.apply(seat, (answer,))
        assert not {code for pile in state.piles for code in pile} & set(used)
        assert not {code for deck in state.unused for code in deck} & set(used)

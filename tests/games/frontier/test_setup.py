"""The set-up, short games and design turns (rulebook: setup, short-game)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, CREW
from cosmodrome.games.frontier.components.factions import COLOURS, NO_FACTION
from cosmodrome.games.frontier.components.pieces import BUSTED
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, offered, refused


def start(seats: int, seed: str = "test", **options: object) -> FrontierState:
    game = FrontierGame()
    state = game.start(seats, game.resolve(options), seed)
    assert isinstance(state, FrontierState)
    return state


def test_everybody_starts_with_a_crew_and_four_tanks() -> None:
    state = start(5)
    assert sorted(player.faction for player in state.players) == list(range(5))
    assert [player.water for player in state.players] == [4] * 5
    assert [[CARDS[card].deck for card in player.hand] for player in state.players] == [[CREW]] * 5
    assert state.active == state.first


@pytest.mark.parametrize(("seats", "closed"), [(1, 6), (2, 6), (3, 6), (4, 3), (5, 0)])
def test_sites_are_closed_with_few_players(seats: int, closed: int) -> None:
    state = start(seats)
    assert list(state.claims.values()) == [BUSTED] * closed


def test_factions_are_chosen_from_the_first_player_clockwise() -> None:
    state = start(3, factions="choose")
    first = state.first
    state.audit()
    assert [player.faction for player in state.players] == [NO_FACTION] * 3
    assert [player["colour"] for player in state.view(0)["players"]] == [None] * 3
    for place, colour in enumerate(("red", "white", "orange")):
        seat = (first + place) % 3
        assert state.waiting == (seat,)
        act(state, seat, "faction", colour)
        if place < 2:
            assert ("faction", colour) not in offered(state, (seat + 1) % 3)
        assert state.players[seat].faction == COLOURS.index(colour)
        assert len(state.players[seat].hand) == 1
    assert state.active == first
    state.audit()


@pytest.mark.parametrize(("edition", "cards"), [("base", 3), ("advanced", 6)])
def test_the_short_game_deals_a_card_of_every_deck(edition: str, cards: int) -> None:
    state = start(3, start="short", edition=edition)
    for player in state.players:
        decks = [CARDS[card].deck for card in player.hand]
        assert sorted(decks) == [*range(cards), CREW]
    state.audit()


def test_d039_design_turns_sell_cards_until_somebody_begins_to_work() -> None:
    state = start(3, start="quick")
    first = state.first
    second, third = (first + 1) % 3, (first + 2) % 3
    assert [player.water for player in state.players] == [6] * 3
    top = state.decks[0][0]
    act(state, first, "design", "thruster")
    assert state.players[first].water == 4, "the very first card costs 2"
    assert top in state.players[first].hand
    act(state, second, "design", "reactor")
    assert state.players[second].water == 5
    act(state, third, "design", "reactor")
    act(state, first, "design", "robonaut")
    assert state.players[first].water == 3
    assert state.year == 0
    act(state, second, "operate")
    assert (state.first, state.active, state.year) == (second, second, 0)
    act(state, second, "income")
    act(state, second, "end")
    assert state.active == third
    state.audit()


def test_without_water_one_waits_or_begins_to_work() -> None:
    state = start(2, start="quick", edition="base")
    first = state.first
    other = 1 - first
    state.players[first].water = 1
    assert refused(state, first, "design", "thruster") == "why-too-little-water"
    assert offered(state, first) == [("wait",), ("operate",)]
    act(state, first, "wait")
    state.players[other].water = 0
    assert offered(state, other) == [("operate",)]


def test_a_solo_game_starts() -> None:
    state = start(1, start="short")
    assert state.waiting == (0,)
    state.audit()

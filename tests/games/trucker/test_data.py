"""The data files: totals and a few samples (rulebook: tiles, adventures)."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.trucker.components.adventures import CARDS, DECKS, TEST_FLIGHT
from cosmodrome.games.trucker.components.flight_board import ROUNDS
from cosmodrome.games.trucker.components.ship import CLASSES
from cosmodrome.games.trucker.components.tiles import BATTERY, CAPACITY, HEAP, KIND, NAME, SPECIAL_CARGO, START_CABINS
from cosmodrome.games.trucker.options import Rules

from .positions import new


def test_there_are_140_tiles_in_the_heap() -> None:
    assert len(HEAP) == 140
    assert len(START_CABINS) == 4
    counts = Counter(NAME[tile] for tile in HEAP)
    assert counts["cannon"] + counts["double_cannon"] == 31
    assert counts["engine"] + counts["double_engine"] == 26
    assert counts["cabin"] == 16
    assert counts["life_support_purple"] == counts["life_support_brown"] == 6


def test_g04_tokens_never_run_out() -> None:
    """Frequent question 9: 40 humans fill all cabins, 36 charges all batteries."""
    tiles = HEAP + START_CABINS
    assert sum(CAPACITY[tile] for tile in tiles if NAME[tile] in ("cabin", "start_cabin")) == 40
    assert sum(CAPACITY[tile] for tile in tiles if KIND[tile] == BATTERY) == 36
    assert sum(CAPACITY[tile] for tile in tiles if KIND[tile] == SPECIAL_CARGO) == 12


def test_sizes_of_the_ships() -> None:
    assert [len(board.spaces) for board in CLASSES.values()] == [18, 27, 36, 36]
    assert [board.insurance for board in CLASSES.values()] == [5, 8, 11, -1]


def test_cards_by_type() -> None:
    types = [Counter(CARDS[code].type for code in deck) for deck in DECKS]
    assert [kinds["planets"] for kinds in types] == [4, 4, 4]
    assert [kinds["open_space"] for kinds in types] == [4, 3, 3]
    assert [kinds["stardust"] for kinds in types] == [1, 1, 0]
    assert [kinds["epidemic"] for kinds in types] == [0, 1, 1]
    assert [kinds["sabotage"] for kinds in types] == [0, 0, 1]
    assert TEST_FLIGHT == [102, 104, 105, 109, 113, 116, 117, 119]


def test_no_large_meteor_comes_from_the_rear() -> None:
    assert not any((1, 2) in card.threats for card in CARDS.values() if card.type == "meteors")


def test_the_cards_suffice_for_four_rounds() -> None:
    rounds = Rules(new(rounds="1-3a").options).rounds
    assert [each.id for each in rounds] == ["1", "2", "3", "3a"]
    assert [4 * sum(each.pile[level] for each in rounds) for level in range(3)] == [20, 16, 16]


def test_p03_deck_sizes() -> None:
    assert [sum(ROUNDS[name].pile) for name in ("1", "2", "3")] == [2, 3, 4]
    assert [4 * sum(ROUNDS[name].pile) for name in ("1", "2", "3", "3a")] == [8, 12, 16, 16]

"""Chance: the same stream for ever, fair, copied without strings attached."""

from __future__ import annotations

import hashlib
from itertools import islice, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel import Dice, commitment

MOST = 1 << 30
"""The most sides a die can have: two bits less than a word of the stream."""


def stream(seed: str, words: int) -> list[int]:
    """The stream as documented (SHAKE-256, block by block), written a second time, for dice of the most sides."""
    key = hashlib.sha256(b"cosmodrome dice " + seed.encode()).digest()
    hashes = (hashlib.shake_256(key + counter.to_bytes(8, "big")).digest(512) for counter in range(words))
    numbers = (int.from_bytes(digest[i : i + 4], "big") >> 2 for digest in hashes for i in range(0, 512, 4))
    return list(islice(numbers, words))


# the stream never changes: every record ever written depends on it


def test_known_words() -> None:
    dice = Dice("7")
    assert [dice.below(MOST) for _ in range(4)] == [650699500, 979691203, 1041059150, 591241957]
    assert [Dice("").below(MOST), Dice("né").below(1000)] == [563055111, 95]


def test_known_numbers() -> None:
    dice = Dice("7")
    rolls = [dice.below(6) for _ in range(24)]
    assert rolls == [3, 5, 5, 3, 4, 4, 2, 1, 2, 0, 5, 2, 5, 3, 0, 0, 3, 4, 1, 2, 3, 3, 2, 5]


def test_known_numbers_where_one_block_ends_and_the_next_begins() -> None:
    dice = Dice("7")
    assert [dice.below(52) for _ in range(134)][124:] == [42, 24, 39, 42, 10, 3, 21, 49, 2, 40]


def test_known_shuffle_and_draws() -> None:
    items = list(range(10))
    Dice("7").shuffle(items)
    assert items == [9, 2, 0, 1, 5, 4, 3, 7, 8, 6]
    dice, pile = Dice("7"), list("abcdefgh")
    assert [dice.draw(pile) for _ in range(8)] == list("egfcdhab")


def test_known_commitment() -> None:
    assert commitment("7") == "a6cac890bdca6a94e9e0b8b42c005927142e174bf4085c55649f9c6595bffbf4"


@given(st.text(st.characters(exclude_categories=["Cs"]), max_size=40))
def test_the_stream_is_shake_256_block_by_block(seed: str) -> None:
    dice = Dice(seed)
    assert [dice.below(MOST) for _ in range(150)] == stream(seed, 150)


def test_different_seeds_give_different_streams() -> None:
    first = {Dice(str(seed)).below(MOST) for seed in range(1000)}
    assert len(first) == 1000


# fairness


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("sides", "limit"), [(2, 15.2), (6, 25.8), (10, 33.8), (13, 38.7), (64, 121.2)])
def test_numbers_are_uniform(sides: int, limit: float) -> None:
    """`limit` is what chi-square exceeds once in ten thousand fair trials."""
    dice = Dice(f"uniform {sides}")
    counts = [0] * sides
    for _ in range(1000 * sides):
        counts[dice.below(sides)] += 1
    assert chi_square(counts) < limit


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = Dice("orders")
    counts = dict.fromkeys(permutations("abcd"), 0)
    for _ in range(24_000):
        items = list("abcd")
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert chi_square(list(counts.values())) < 58.7


def test_every_order_of_draws_is_equally_likely() -> None:
    dice = Dice("draws")
    counts = dict.fromkeys(permutations("abcd"), 0)
    for _ in range(24_000):
        items = list("abcd")
        counts[tuple([dice.draw(items) for _ in range(4)])] += 1
    assert chi_square(list(counts.values())) < 58.7


def test_a_large_die_is_exact_because_words_are_rejected() -> None:
    """With 3 * 2**28 sides a sixteenth of all words must be rejected, or some sides would be more likely."""
    sides = 3 << 28
    dice = Dice("large")
    numbers = [dice.below(sides) for _ in range(3000)]
    assert all(0 <= number < sides for number in numbers)
    rejected = dice.position - Dice("large").position - 3000
    assert 140 < rejected < 260
    thirds = [0, 0, 0]
    for number in numbers:
        thirds[number >> 28] += 1
    assert chi_square(thirds) < 18.4


# bounds


@pytest.mark.parametrize("sides", [0, -1, MOST + 1, 1 << 32, 1 << 80])
def test_a_die_without_sides_is_refused(sides: int) -> None:
    dice = Dice("7")
    with pytest.raises(ValueError, match="sides"):
        dice.below(sides)
    assert dice.position == Dice("7").position


@given(st.integers(1, MOST), st.text("abc"))
def test_numbers_stay_below(sides: int, seed: str) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(sides) < sides for _ in range(5))


@given(st.lists(st.integers()), st.text("abc"))
def test_shuffling_and_drawing_keep_every_item(items: list[int], seed: str) -> None:
    dice, shuffled, pile = Dice(seed), items[:], items[:]
    dice.shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)
    assert sorted([dice.draw(pile) for _ in items]) == sorted(items)
    assert pile == []


@given(st.lists(st.integers()), st.integers(0, 100), st.text("abc"))
def test_taking_several_is_drawing_one_by_one(items: list[int], number: int, seed: str) -> None:
    number = min(number, len(items))
    one, two, pile = Dice(seed), Dice(seed), items[:]
    assert one.take(items, number) == [two.draw(pile) for _ in range(number)]
    assert items == pile
    assert one.position == two.position


def test_taking_more_than_there_is_is_refused() -> None:
    with pytest.raises((ValueError, IndexError)):
        Dice("7").take(["alone"], 2)


def test_drawing_from_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="sides"):
        Dice("7").draw([])


# position: how undo knows that chance was involved


def test_position_counts_words() -> None:
    dice = Dice("7")
    start = dice.position
    for used in range(200):
        assert dice.position == start + used
        dice.below(4)


def test_what_involves_no_chance_leaves_the_position() -> None:
    dice = Dice("7")
    start = dice.position
    dice.shuffle([])
    dice.shuffle(["alone"])
    dice.copy().below(6)
    assert dice.position == start


# copies


@pytest.mark.parametrize("used", [0, 1, 127, 128, 129, 300])
def test_a_copy_goes_on_alike_and_apart(used: int) -> None:
    dice = Dice("7")
    for _ in range(used):
        dice.below(6)
    twin = dice.copy()
    ahead = [twin.below(1000) for _ in range(100)]
    assert dice.position == twin.position - 100
    assert [dice.below(1000) for _ in range(100)] == ahead


# rolls


def test_a_roll_counts_from_one() -> None:
    assert {Dice(str(seed)).roll(6) for seed in range(200)} == {1, 2, 3, 4, 5, 6}


def test_loaded_rolls_come_first_then_chance() -> None:
    dice = Dice("7")
    dice.loaded = [6, 1]
    assert [dice.roll(6), dice.roll(6)] == [6, 1]
    fair = Dice("7")
    assert dice.roll(6) == [fair.roll(6) for _ in range(3)][-1]


def test_only_rolls_are_loaded() -> None:
    dice = Dice("7")
    dice.loaded = [3]
    assert dice.below(6) == Dice("7").below(6)
    assert dice.loaded == [3]


def test_a_copy_has_its_own_loaded_rolls() -> None:
    dice = Dice("7")
    dice.loaded = [4, 5]
    twin = dice.copy()
    assert twin.roll(6) == 4
    assert [dice.roll(6), dice.roll(6), twin.roll(6)] == [4, 5, 5]


def test_a_loaded_roll_is_chance_all_the_same() -> None:
    """A player must not take an action back after having seen the die, loaded or not."""
    dice = Dice("7")
    dice.loaded = [4]
    start = dice.position
    dice.roll(6)
    assert dice.position != start

"""Views as numbers."""

from __future__ import annotations

from math import log2

import numpy as np

from cosmodrome.envs.features import features

SIZE = 4096


def values(view: dict[str, object]) -> list[float]:
    return sorted(abs(float(value)) for value in features(view, SIZE) if value)


def test_numbers_texts_and_truths() -> None:
    assert values({"points": 7}) == [3.0]
    assert values({"points": -7}) == [3.0]
    assert values({"phase": "auction"}) == [1.0]
    assert values({"over": True}) == [1.0]
    assert values({"over": False, "winner": None, "points": 0, "hand": []}) == []


def test_the_sign_counts() -> None:
    assert np.array_equal(features({"points": -7}, SIZE), -features({"points": 7}, SIZE))


def test_the_order_of_texts_in_a_list_does_not_count_but_their_number_does() -> None:
    assert np.array_equal(features({"hand": ["ore", "water"]}, SIZE), features({"hand": ["water", "ore"]}, SIZE))
    assert values({"hand": ["ore", "ore", "water"]}) == [1.0, 2.0]


def test_the_order_of_numbers_in_a_list_counts() -> None:
    assert not np.array_equal(features({"points": [1, 2]}, SIZE), features({"points": [2, 1]}, SIZE))


def test_nested_paths_are_different_places() -> None:
    assert values({"seats": [{"vp": 1}, {"vp": 3}], "vp": 7}) == [1.0, 2.0, 3.0]


def test_places_never_change() -> None:
    row = features({"seats": [{"vp": 3}], "phase": "auction"}, 64)
    assert {index: float(row[index]) for index in np.flatnonzero(row)} == {38: -2.0, 53: -1.0}


def test_any_size_will_do() -> None:
    row = features({"hand": list(range(1, 200))}, 8)
    assert row.shape == (8,)
    assert row.dtype == np.float32
    assert float(np.abs(row).sum()) <= sum(log2(1 + number) for number in range(1, 200))

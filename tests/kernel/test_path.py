"""The fourth shape: steps in order. Everything it says is compared with trying out all orders of steps."""

from __future__ import annotations

import json
from itertools import islice, pairwise, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel import Action, Dice, Illegal, Item, Leg, Path, Walk
from cosmodrome.kernel.path import COUNTED
from tests.toys import COURIER
from tests.toys.courier import CourierState


class Order(Walk):
    """Some of these cards, at least `least`, one after the other; none directly after one that excludes it."""

    def __init__(self, cards: list[int], least: int, clashes: frozenset[tuple[int, int]] = frozenset()) -> None:
        self.cards = cards
        self.least = least
        self.clashes = clashes

    def costs(self) -> tuple[str, ...]:
        return ("mass",)

    def start(self) -> tuple[int, ...]:
        return ()

    def legs(self, place: tuple[int, ...]) -> list[Leg]:
        return [Leg(card, (card,), (*place, card)) for card in self._open(place) if self._ends((*place, card))]

    def _open(self, place: tuple[int, ...]) -> list[int]:
        return [card for card in self.cards if card not in place and (*place[-1:], card) not in self.clashes]

    def _ends(self, place: tuple[int, ...]) -> bool:
        return len(place) >= self.least or any(self._ends((*place, card)) for card in self._open(place))

    def may_end(self, place: tuple[int, ...]) -> bool:
        return len(place) >= self.least

    def why_not(self, place: tuple[int, ...], item: Item) -> Illegal | None:
        return Illegal("twice", "order", {"card": item}) if item in place else None


Recipe = tuple[int, int, frozenset[tuple[int, int]], tuple[Action, ...]]
"""How many cards there are, how many are needed, which exclude each other, others."""


@st.composite
def recipes(draw: st.DrawFn) -> Recipe:
    number = draw(st.integers(0, 4))
    pairs = st.tuples(st.integers(1, 4), st.integers(1, 4))
    others: tuple[Action, ...] = draw(st.sampled_from([(), (("pass",),), (("pass",), ("loan", 5))]))
    return number, draw(st.integers(0, 4)), draw(st.frozensets(pairs, max_size=4)), others


def made(recipe: Recipe) -> Path:
    number, least, clashes, others = recipe
    return Path(1, "ask", "rule", "lay", Order(list(range(1, number + 1)), least, clashes), others)


def brute_force(recipe: Recipe) -> set[Action]:
    number, least, clashes, others = recipe
    orders = [order for size in range(least, number + 1) for order in permutations(range(1, number + 1), size)]
    fitting = [order for order in orders if not any(pair in clashes for pair in pairwise(order))]
    return {*others, *(("lay", order) for order in fitting)}


@given(recipes())
def test_iterating_gives_every_answer_once(recipe: Recipe) -> None:
    listed = list(made(recipe))
    assert len(set(listed)) == len(listed)
    assert set(listed) == brute_force(recipe)
    assert made(recipe).count() == len(listed)


@given(recipes(), st.lists(st.integers(0, 5), max_size=5))
def test_legal_is_what_is_listed(recipe: Recipe, cards: list[int]) -> None:
    path, action = made(recipe), ("lay", tuple(cards))
    legal = action in brute_force(recipe)
    assert path.legal(action) == legal
    assert path.accept(action) == (action if legal else None)
    assert (path.refusal(action) is None) == legal


@given(recipes(), st.integers(0, 1000))
def test_samples_are_legal(recipe: Recipe, seed: int) -> None:
    answers = brute_force(recipe)
    if answers:
        assert made(recipe).sample(Dice(str(seed))) in answers


def test_every_answer_is_drawn_some_time() -> None:
    recipe: Recipe = (3, 1, frozenset(), (("pass",),))
    dice = Dice("all")
    assert {made(recipe).sample(dice) for _ in range(2000)} == brute_force(recipe)


def test_where_there_is_no_path_the_others_are_left() -> None:
    path = made((1, 2, frozenset(), (("pass",), ("loan", 5))))
    assert list(path) == [("pass",), ("loan", 5)]
    dice = Dice("none")
    assert {path.sample(dice) for _ in range(50)} == set(path.others)


# why not


def test_a_refusal_names_the_step_and_the_reason() -> None:
    path = Path(0, "ask", "rule", "lay", Order([1, 2, 3], 2))
    assert told(path, ("lay", (1, 7))) == ("path-no-such-step", "rule", {"number": 2})
    why: dict[str, Any] = {"number": 3, "why": ("twice", {"card": 1})}
    assert told(path, ("lay", (1, 2, 1))) == ("path-broken", "order", why)
    assert told(path, ("lay", (1,))) == ("path-goes-on", "rule", {})


@pytest.mark.parametrize("action", [(), ("lay",), ("lay", 1), ("lay", [1]), ("put", (1, 2)), ("lay", (1, 2), 3)])
def test_what_is_no_path_is_no_answer(action: Action) -> None:
    path = Path(0, "ask", "rule", "lay", Order([1, 2, 3], 2))
    assert told(path, action) == ("not-an-option", "rule", {})
    assert path.accept(action) is None


def told(path: Path, action: Action) -> tuple[str, str, dict[str, Any]]:
    refusal = path.refusal(action)
    assert refusal is not None
    return refusal.reason, refusal.rule, refusal.params


def test_the_canonical_answer_has_the_rules_own_items() -> None:
    path = Path(0, "ask", "rule", "lay", Order([1, 2], 1), (("take", 1),))
    assert repr(path.accept(("lay", (True, 2)))) == repr(path.canonical(("lay", (1.0, 2)))) == "('lay', (1, 2))"
    assert repr(path.accept(("take", True))) == "('take', 1)"


# as it grows


def test_a_path_is_traced_leg_by_leg() -> None:
    path = Path(0, "ask", "rule", "lay", Order([1, 2, 3], 2))
    legs = path.trace((3, 1, 1, 2))
    assert [leg.item for leg in legs] == [3, 1]
    assert path.totals(legs) == [4]
    assert [leg.item for leg in path.walk.legs(path.place(legs))] == [2]
    assert path.trace(()) == []
    assert path.totals([]) == [0]
    assert path.place([]) == ()


def test_a_client_is_told_the_first_steps_only() -> None:
    path = Path(2, "ask", "rule", "lay", Order([1, 2], 1), (("pass",),), {"order": 3})
    assert json.loads(json.dumps(path.as_dict())) == {
        "shape": "path",
        "seat": 2,
        "prompt": "ask",
        "params": {"order": 3},
        "rule": "rule",
        "others": [["pass"]],
        "verb": "lay",
        "costs": ["mass"],
        "legs": [{"item": 1, "costs": [1]}, {"item": 2, "costs": [2]}],
        "may_end": False,
    }


def test_far_too_many_paths_are_no_trouble() -> None:
    """A hundred cards have more orders than there are atoms: what needs all of them is cut off, the rest is quick."""
    path = Path(0, "ask", "rule", "lay", Order(list(range(100)), 0))
    assert path.count() == COUNTED
    assert len(set(islice(path, 300))) == 300
    assert path.legal(("lay", tuple(range(100))))
    assert path.legal(path.sample(Dice("many")))


def test_a_walk_suggests_nothing_unless_the_rules_know_better() -> None:
    assert Path(0, "ask", "rule", "lay", Order([1, 2], 1)).suggestion() is None
    decision = COURIER.new(2, 1).decision(0)
    assert decision.suggestion() == ("fly", ("north", "vesta"))


def test_a_route_is_flown_step_by_step() -> None:
    state = COURIER.new(2, 1)
    assert isinstance(state, CourierState)
    value = state.parcels[-1]
    state.apply(0, ("fly", ("north", "vesta", "north", "ceres")))
    assert state.ships == ["ceres", "ceres"]
    assert state.waiting_at == {"juno": 2, "pallas": 2, "vesta": 1}
    assert state.points == [value - 2, 0]

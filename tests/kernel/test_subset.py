"""The third shape: some of these items. Everything it says is compared with trying out all subsets."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel import Action, Dice, Item, Need, Subset

# a reference that shares nothing with the code under test


def meets(need: Need, positions: tuple[int, ...]) -> bool:
    total = sum(need.weights[i] for i in positions)
    if total < need.least or (need.most >= 0 and total > need.most):
        return False
    return not need.tight or all(total - need.weights[i] < need.least for i in positions)


def brute_force(subset: Subset) -> dict[tuple[Item, ...], int]:
    """Every legal choice of items once, with its cost."""
    found: dict[tuple[Item, ...], int] = {}
    for size in range(subset.lo, min(subset.hi, len(subset.items)) + 1):
        for positions in combinations(range(len(subset.items)), size):
            if all(meets(need, positions) for need in subset.needs):
                chosen = tuple([subset.items[i] for i in positions])
                found[chosen] = sum(subset.costs[i] for i in positions)
    return found


# random decisions: up to nine items, some equal, under up to three conditions


Weights = list[int]
Recipe = tuple[list[Item], int, int, list[tuple[Weights, int, int, bool]], list[int], tuple[Action, ...]]
"""Items, lo, hi, needs (weights, least, most, tight), costs, others: plain data that can be read when a test fails."""


def made(recipe: Recipe) -> Subset:
    items, lo, hi, needs, costs, others = recipe
    return Subset(1, "ask", "rule", "pay", items, lo, hi, [Need("money", *need) for need in needs], costs, others)


@st.composite
def subsets(draw: st.DrawFn, max_needs: int = 3, tight: bool | None = None) -> Recipe:
    kinds: list[Item] = draw(st.lists(st.integers(0, 30) | st.sampled_from(["ore", "water"]), max_size=6, unique=True))
    copies = [draw(st.integers(1, 3)) for _ in kinds]
    many = [i for i, number in enumerate(copies) for _ in range(number)][:9]
    needs = [draw(need(len(kinds), many, tight)) for _ in range(draw(st.integers(0, max_needs)))]
    costs = draw(st.lists(st.integers(0, 6), min_size=len(kinds), max_size=len(kinds)))
    lo = draw(st.integers(0, 3))
    hi = draw(st.integers(lo, 10))
    others: tuple[Action, ...] = draw(st.sampled_from([(), (("pass",),), (("pass",), ("loan", 5))]))
    return [kinds[i] for i in many], lo, hi, needs, [costs[i] for i in many], others


@st.composite
def need(draw: st.DrawFn, kinds: int, many: list[int], tight: bool | None) -> tuple[Weights, int, int, bool]:
    weights = draw(st.lists(st.integers(0, 7), min_size=kinds, max_size=kinds))
    least = draw(st.integers(0, 12))
    most = draw(st.just(-1) | st.integers(least, 15))
    return [weights[i] for i in many], least, most, draw(st.booleans()) if tight is None else tight


def answers(subset: Subset) -> list[Action]:
    return list(subset.others) + [("pay", chosen) for chosen in brute_force(subset)]


@given(subsets())
def test_iterating_gives_every_answer_once(recipe: Recipe) -> None:
    subset = made(recipe)
    listed = list(subset)
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(answers(subset))


@given(subsets())
def test_the_count_is_the_number_of_answers(recipe: Recipe) -> None:
    subset = made(recipe)
    assert subset.count() == len(answers(subset))


@given(subsets())
def test_exactly_the_answers_are_legal(recipe: Recipe) -> None:
    subset = made(recipe)
    legal = set(answers(subset))
    for size in range(len(subset.items) + 1):
        for chosen in combinations(subset.items, size):
            action: Action = ("pay", tuple(chosen))
            assert subset.legal(action) == (action in legal)
            assert (subset.refusal(action) is None) == (action in legal)


@given(subsets(), st.text("abc"))
def test_every_sample_is_an_answer(recipe: Recipe, seed: str) -> None:
    subset = made(recipe)
    legal = set(answers(subset))
    if not legal:
        return
    dice = Dice(seed)
    for _ in range(10):
        assert subset.sample(dice) in legal


@given(subsets(max_needs=0))
def test_without_needs_every_answer_is_sampled_some_time(recipe: Recipe) -> None:
    subset = made(recipe)
    legal = set(answers(subset))
    if not 0 < len(legal) <= 20:
        return
    dice = Dice("often")
    drawn: set[Action] = set()
    for _ in range(5000):
        drawn.add(subset.sample(dice))
        if drawn == legal:
            return
    assert drawn == legal


def test_bounds_alone_let_every_answer_be_sampled_some_time() -> None:
    items: list[Item] = [3, 3, 7, 10, 12]
    bounds = [Need("few", [1, 1, 1, 0, 0], most=2), Need("light", [0, 0, 1, 1, 1], most=2)]
    subset = Subset(0, "ask", "rule", "pay", items, 0, 4, bounds, [1] * 5)
    dice = Dice("often")
    assert {subset.sample(dice) for _ in range(2000)} == set(subset)


@given(subsets(tight=False))
def test_the_suggestion_is_the_cheapest(recipe: Recipe) -> None:
    check_suggestion(made(recipe))


@given(subsets(max_needs=1, tight=True))
def test_the_suggestion_is_the_cheapest_that_spares_nothing(recipe: Recipe) -> None:
    check_suggestion(made(recipe))


@given(subsets())
def test_the_suggestion_is_the_cheapest_under_needs_of_all_kinds(recipe: Recipe) -> None:
    check_suggestion(made(recipe))


def check_suggestion(subset: Subset) -> None:
    legal = brute_force(subset)
    suggested = subset.suggestion()
    if not legal:
        assert suggested is None
        return
    assert suggested is not None
    assert suggested[0] == "pay"
    assert suggested[1] in legal, "what is suggested is not legal"
    cheapest = min(legal.values())
    assert legal[suggested[1]] == cheapest
    assert len(suggested[1]) == min(len(chosen) for chosen in legal if legal[chosen] == cheapest)


@given(subsets(), st.randoms())
def test_any_order_of_the_items_means_the_same(recipe: Recipe, chance: Any) -> None:
    subset = made(recipe)
    for chosen in list(brute_force(subset))[:10]:
        mixed = list(chosen)
        chance.shuffle(mixed)
        assert subset.canonical(("pay", tuple(mixed))) == ("pay", chosen)
        assert subset.canonical(("pay", chosen)) == ("pay", chosen)


@given(subsets())
def test_the_others_are_answers_as_they_stand(recipe: Recipe) -> None:
    subset = made(recipe)
    for other in subset.others:
        assert subset.legal(other)
        assert subset.canonical(other) == other


@given(subsets())
def test_the_client_gets_it_all_as_json(recipe: Recipe) -> None:
    subset = made(recipe)
    data = json.loads(json.dumps(subset.as_dict()))
    assert (data["shape"], data["seat"], data["verb"], data["rule"]) == ("subset", 1, "pay", "rule")
    assert (data["items"], data["lo"], data["hi"]) == (subset.items, subset.lo, subset.hi)
    assert [need["weights"] for need in data["needs"]] == [need.weights for need in subset.needs]
    assert all(set(need) == {"name", "weights", "least", "most", "tight"} for need in data["needs"])


# particular cases


def hand(*needs: Need, lo: int = 0, hi: int = 5, others: tuple[Action, ...] = ()) -> Subset:
    """Five cards: 3, 3, 7, 10, 12."""
    cards: list[Item] = [3, 3, 7, 10, 12]
    return Subset(0, "ask", "rule", "pay", cards, lo, hi, list(needs), [3, 3, 7, 10, 12], others)


def reason(subset: Subset, action: Action) -> str:
    refusal = subset.refusal(action)
    assert refusal is not None
    assert refusal.rule == "rule"
    return refusal.reason


def money(least: int, most: int = -1, tight: bool = False) -> Need:
    return Need("money", [3, 3, 7, 10, 12], least, most, tight)


def test_each_refusal_says_what_is_wrong() -> None:
    assert reason(hand(money(11)), ("pay", (3, 7))) == "too-little"
    assert reason(hand(money(11, 13)), ("pay", (7, 10))) == "too-much"
    assert reason(hand(money(11, tight=True)), ("pay", (3, 12))) == "more-than-needed"
    assert reason(hand(lo=2), ("pay", (3,))) == "wrong-number-of-items"
    assert reason(hand(hi=2), ("pay", (3, 3, 7))) == "wrong-number-of-items"
    assert reason(hand(), ("pay", (4,))) == "not-among-the-items"
    assert reason(hand(), ("pay", (3, 3, 3))) == "not-among-the-items"


def test_a_refusal_gives_the_figures() -> None:
    refusal = hand(money(11)).refusal(("pay", (3, 7)))
    assert refusal is not None
    assert refusal.params == {"need": "money", "least": 11, "chosen": 10}


@pytest.mark.parametrize(
    "action",
    [
        (),
        ("pay",),
        ("pay", 3),
        ("pay", [3]),
        ("pay", "3"),
        ("pay", None),
        ("pay", (3,), 3),
        ("sell", (3,)),
        (("pay",), (3,)),
        ("pay", ([3],)),
        ("pay", (None,)),
        ("pay", ((3, 3),)),
        ("pay", ("3",)),
    ],
)
def test_malformed_answers_are_refused(action: Action) -> None:
    subset = hand()
    assert not subset.legal(action)
    assert not subset.legal(subset.canonical(action))
    assert reason(subset, action) in ("not-an-option", "not-among-the-items")


@pytest.mark.parametrize("wrong", [("loan", 5.0), ("pay", (3.0,)), ("pay", (True,)), ("pay", (("ore", 1.0),))], ids=str)
def test_look_alikes_are_refused_or_taken_for_what_they_stand_for(wrong: Action) -> None:
    """`3.0` equals 3, but a record that holds it could not be read back."""
    subset = Subset(0, "ask", "rule", "pay", [1, 3, ("ore", 1)], 0, 2, [], [1, 1, 1], (("loan", 5),))
    right = [("loan", 5), ("pay", (3,)), ("pay", (1,)), ("pay", (("ore", 1),))]
    assert repr(subset.accept(wrong)) in ["None", *map(repr, right)]


def test_nothing_may_be_an_answer() -> None:
    empty = Subset(0, "ask", "rule", "discard", [], 0, 0, [], [])
    assert list(empty) == [("discard", ())]
    assert empty.count() == 1
    assert empty.sample(Dice("7")) == ("discard", ())
    assert empty.suggestion() == ("discard", ())


def test_when_no_subset_is_legal_the_others_are_left() -> None:
    broke = hand(money(100), others=(("pass",),))
    dice = Dice("7")
    assert list(broke) == [("pass",)]
    assert broke.count() == 1
    assert {broke.sample(dice) for _ in range(20)} == {("pass",)}
    assert broke.suggestion() is None


def test_with_too_few_items_the_others_are_left() -> None:
    short = Subset(0, "ask", "rule", "discard", ["ore"], 2, 2, [], [1], (("pass",),))
    dice = Dice("7")
    assert list(short) == [("pass",)]
    assert {short.sample(dice) for _ in range(20)} == {("pass",)}


def test_equal_items_count_once() -> None:
    same = Subset(0, "ask", "rule", "discard", ["ore"] * 6, 2, 4, [], [1] * 6)
    assert set(same) == {("discard", ("ore",) * number) for number in (2, 3, 4)}
    assert same.count() == 3


def test_equal_items_are_equivalent_whatever_objects_they_are() -> None:
    """Numbers beyond the small ones and tuples may be equal without being the same object."""
    items: list[Item] = [int("312"), int("312"), ("ore", int("312")), ("ore", int("312"))]
    subset = Subset(0, "ask", "rule", "pay", items, 0, 4, [], [1] * 4)
    for chosen in (items, items[::-1], [items[1], items[0]], [items[3], items[2]], [312, 312], [("ore", 312)] * 2):
        action: Action = ("pay", tuple(chosen))
        assert subset.accept(action) == ("pay", tuple(sorted(chosen, key=items.index)))


def test_two_needs_at_once() -> None:
    """At least 27 credits, and two research cards among them."""
    items: list[Item] = ["ore-5", "research-10", "research-12", "water-7"]
    values = [5, 10, 12, 7]
    needs = [Need("money", values, 27), Need("research", [0, 1, 1, 0], 2)]
    subset = Subset(0, "ask", "rule", "pay", items, 0, 4, needs, values)
    research = ("research-10", "research-12")
    assert set(brute_force(subset)) == {("ore-5", *research), (*research, "water-7"), tuple(items)}
    assert subset.count() == 3
    assert subset.suggestion() == ("pay", ("ore-5", *research))


def test_a_tight_need_beside_another_need() -> None:
    """The cheapest cards that pay and hold a research card have one to spare: only the dear card alone is legal."""
    subset = Subset(
        0,
        "ask",
        "rule",
        "pay",
        ["ore", "research-1", "research-5"],
        0,
        3,
        [Need("money", [5, 1, 5], 5, tight=True), Need("research", [0, 1, 1], 1)],
        [1, 1, 10],
    )
    assert list(brute_force(subset)) == [("research-5",)]
    assert subset.suggestion() == ("pay", ("research-5",))


def test_equally_cheap_the_fewest_items() -> None:
    subset = Subset(0, "ask", "rule", "pay", [1, 2, 3], 0, 3, [Need("money", [1, 2, 3], 3)], [1, 2, 3])
    assert subset.suggestion() == ("pay", (3,))


def test_a_large_hand_is_still_quick() -> None:
    """Thirty different cards have a thousand million subsets: nothing but iterating may try them all."""
    cards: list[Item] = list(range(1, 31))
    weights = list(range(1, 31))
    subset = Subset(0, "ask", "rule", "pay", cards, 0, 30, [Need("money", weights, 200)], weights)
    dice = Dice("large")
    assert subset.count() == sum(ways_to_reach(weights, 200))
    for _ in range(50):
        assert subset.legal(subset.sample(dice))
    suggested = subset.suggestion()
    assert suggested is not None
    assert sum(suggested[1]) == 200
    assert len(take(iter(subset), 100)) == 100


def test_a_large_hand_with_nothing_to_spare_is_still_quick() -> None:
    weights = list(range(1, 31))
    subset = Subset(0, "ask", "rule", "pay", list(weights), 0, 30, [Need("money", weights, 60, tight=True)], weights)
    dice = Dice("large")
    for _ in range(50):
        assert subset.legal(subset.sample(dice))
    suggested = subset.suggestion()
    assert suggested is not None
    assert sum(suggested[1]) == 60


def test_exactly_so_many_of_a_large_hand() -> None:
    """Six cards to discard and not one more, out of twenty different ones."""
    cards: list[Item] = list(range(20))
    subset = Subset(
        0, "ask", "rule", "discard", cards, 0, 20, [Need("cards", [1] * 20, 6, tight=True)], list(range(20))
    )
    assert subset.count() == comb(20, 6)
    assert all(len(action[1]) == 6 for action in take(iter(subset), 100))
    assert subset.suggestion() == ("discard", (0, 1, 2, 3, 4, 5))


def ways_to_reach(weights: list[int], least: int) -> list[int]:
    """The number of subsets for every total that is enough."""
    ways = [1] + [0] * sum(weights)
    for weight in weights:
        for total in range(len(ways) - 1, weight - 1, -1):
            ways[total] += ways[total - weight]
    return ways[least:]


def take(answers: Iterator[Action], number: int) -> set[Action]:
    return {next(answers) for _ in range(number)}

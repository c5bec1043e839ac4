"""Two of the three shapes of decision. Everything a shape can say about its answers must agree."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel import Action, Amount, Choice, Decision, Dice

words = st.sampled_from(["buy", "pass", "build"])
actions = st.tuples(words) | st.tuples(words, st.integers(0, 9)) | st.tuples(words, words)

choices = st.lists(actions, min_size=1, max_size=8, unique=True)
amounts = st.tuples(st.integers(-5, 20), st.integers(-3, 12), st.lists(actions, max_size=3, unique=True)).filter(
    lambda recipe: recipe[1] >= 0 or bool(recipe[2])
)

Recipe = list[Action] | tuple[int, int, list[Action]]
"""The options of a choice, or least, span and others of an amount: plain data, so that failing examples can be read."""


def made(recipe: Recipe) -> Decision:
    if isinstance(recipe, list):
        return Choice(2, "ask", "rule", recipe)
    lo, span, others = recipe
    return Amount(2, "ask", "rule", "bid", lo, lo + span, tuple(others), {"item": "ore"})


def agrees(decision: Decision, legal: list[Action]) -> None:
    """The decision accepts exactly these answers, lists each once and draws only from them, every one of them."""
    assert list(decision) == legal
    assert len(set(legal)) == len(legal) == decision.count()
    for action in legal:
        assert decision.legal(action)
        assert decision.refusal(action) is None
        assert decision.canonical(action) == action
    dice = Dice("sample")
    assert {decision.sample(dice) for _ in range(200 * len(legal))} == set(legal)


@given(choices)
def test_a_choice_is_its_list(options: list[Action]) -> None:
    agrees(made(options), options)


@given(amounts)
def test_an_amount_is_its_range_and_the_others(recipe: tuple[int, int, list[Action]]) -> None:
    lo, span, others = recipe
    bids = [("bid", number) for number in range(lo, lo + span + 1)]
    agrees(made(recipe), [*others, *bids])


@given(choices | amounts, actions)
def test_all_else_is_refused_with_a_reason(recipe: Recipe, action: Action) -> None:
    decision = made(recipe)
    if action in list(decision):
        return
    refusal = decision.refusal(action)
    assert not decision.legal(action)
    assert refusal is not None
    assert refusal.reason in ("not-an-option", "amount-out-of-range")
    assert refusal.rule == "rule"


@pytest.mark.parametrize("number", [4, 11, -1, 10**30])
def test_an_amount_out_of_range_is_told_the_range(number: int) -> None:
    refusal = Amount(0, "ask", "rule", "bid", 5, 10).refusal(("bid", number))
    assert refusal is not None
    assert (refusal.reason, refusal.params) == ("amount-out-of-range", {"lo": 5, "hi": 10})


@pytest.mark.parametrize("number", [True, 6.0, "6", None, (6,), [6]])
def test_an_amount_is_a_whole_number(number: object) -> None:
    assert not Amount(0, "ask", "rule", "bid", 0, 10).legal(("bid", number))


@pytest.mark.parametrize("action", [(), ("bid",), ("bid", 5, 6), ("pay", 5), (5,), (5, "bid"), (("bid", 5),)])
def test_an_amount_is_one_verb_and_one_number(action: Action) -> None:
    refusal = Amount(0, "ask", "rule", "bid", 0, 10, (("pass",),)).refusal(action)
    assert refusal is not None
    assert refusal.reason == "not-an-option"


@pytest.mark.parametrize("wrong", [("loan", 1.0), ("loan", True), ("build", (1.0, 2)), ("build", (True, 2))], ids=str)
def test_look_alikes_are_refused_or_taken_for_what_they_stand_for(wrong: Action) -> None:
    """`True` and `1.0` equal 1, but a record that holds them could not be read back."""
    right: list[Action] = [("loan", 1), ("build", (1, 2))]
    for decision in (Choice(0, "ask", "rule", right), Amount(0, "ask", "rule", "bid", 1, 9, tuple(right))):
        assert repr(decision.accept(wrong)) in ("None", repr(right[0]), repr(right[1]))


def test_an_empty_range_leaves_the_others() -> None:
    agrees(Amount(0, "ask", "rule", "bid", 5, 2, (("pass",),)), [("pass",)])


def test_samples_of_an_amount_pass_and_bid_low_often() -> None:
    """The others come half of the time, and small steps above the least are as likely as large ones."""
    dice = Dice("often")
    amount = Amount(0, "ask", "rule", "bid", 10, 73, (("pass",), ("loan",)))
    drawn = [amount.sample(dice) for _ in range(8000)]
    assert all(1800 < drawn.count(other) < 2200 for other in amount.others)
    low = sum(1 for action in drawn if action[0] == "bid" and action[1] < 18)
    assert 2000 < low < 3000
    assert {action[1] for action in drawn if action[0] == "bid"} == set(range(10, 74))


@given(choices | amounts)
def test_the_client_gets_it_all_as_json(recipe: Recipe) -> None:
    decision = made(recipe)
    data = json.loads(json.dumps(decision.as_dict()))
    assert (data["shape"], data["seat"], data["prompt"], data["rule"]) == (decision.shape, 2, "ask", "rule")
    assert [tuple(other) for other in data["others"]] == list(decision.others)
    if isinstance(decision, Amount):
        assert (data["verb"], data["lo"], data["hi"]) == ("bid", decision.lo, decision.hi)
        assert data["params"] == {"item": "ore"}
    if isinstance(decision, Choice):
        assert [tuple(option) for option in data["options"]] == decision.options
        assert data["params"] == {}


@given(choices | amounts)
def test_there_is_no_suggestion_where_taste_decides(recipe: Recipe) -> None:
    assert made(recipe).suggestion() is None


def test_what_goes_without_saying() -> None:
    """The only answer; and where no number is open, to pass, whatever else there is."""
    beside: tuple[Action, ...] = (("pass",), ("protest",))
    assert Choice(0, "ask", "rule", [("rest",)]).foregone() == ("rest",)
    assert Choice(0, "ask", "rule", [("rest",), ("dig",)]).foregone() is None
    assert Amount(0, "ask", "rule", "bid", 5, 5).foregone() == ("bid", 5)
    assert Amount(0, "ask", "rule", "bid", 5, 4, beside).foregone() == ("pass",)
    assert Amount(0, "ask", "rule", "bid", 5, 4, beside).only() is None
    assert Amount(0, "ask", "rule", "bid", 5, 5, beside).foregone() is None
    assert Amount(0, "ask", "rule", "bid", 5, 4, beside[1:]).foregone() == ("protest",)

"""A bounded list of answers to any decision."""

from __future__ import annotations

import pytest

from cosmodrome.bots.answers import some_answers
from cosmodrome.kernel import Amount, Choice, Decision, Dice, Need, Subset
from tests.toys import COURIER

LETTERS = list("abcdefghijklmnopqrstuvwxyz")


def choice(number: int) -> Choice:
    return Choice(0, "prompt", "rule", [("take", index) for index in range(number)])


def amount(lo: int, hi: int) -> Amount:
    return Amount(0, "prompt", "rule", "bid", lo, hi, (("pass",),))


def subset(items: list[str], least: int = 0) -> Subset:
    needs = [Need("need", [1] * len(items), least)] if least else []
    return Subset(0, "prompt", "rule", "pay", items, 0, len(items), needs, [1] * len(items), (("pass",),))


@pytest.mark.parametrize("decision", [choice(8), amount(1, 7), subset(["a", "a", "b"])])
def test_all_answers_in_their_own_order_if_they_fit(decision: Decision) -> None:
    assert some_answers(decision, 8, Dice("")) == list(decision)


@pytest.mark.parametrize(
    "decision", [choice(500), amount(10, 900), subset(LETTERS[:8]), subset(LETTERS), subset(LETTERS, 20)]
)
def test_different_legal_answers_if_they_do_not_fit(decision: Decision) -> None:
    answers = some_answers(decision, 40, Dice("7"))
    assert len(answers) == len(set(answers)) == 40
    assert all(decision.legal(action) for action in answers)
    assert answers == some_answers(decision, 40, Dice("7"))


def test_a_range_keeps_both_ends_and_the_others() -> None:
    answers = some_answers(amount(10, 900), 5, Dice(""))
    assert answers == [("pass",), ("bid", 10), ("bid", 306), ("bid", 603), ("bid", 900)]


def test_a_list_keeps_both_ends() -> None:
    answers = some_answers(choice(100), 4, Dice(""))
    assert answers == [("take", 0), ("take", 33), ("take", 66), ("take", 99)]


def test_subsets_begin_with_the_others_and_the_suggestion() -> None:
    decision = subset(LETTERS, 3)
    assert some_answers(decision, 10, Dice(""))[:2] == [("pass",), decision.suggestion()]


def test_paths_begin_with_the_others_and_the_suggestion() -> None:
    decision = COURIER.new(2, 1, tank=6).decision(0)
    answers = some_answers(decision, 10, Dice(""))
    assert answers[:2] == [("wait",), decision.suggestion()]
    assert len(answers) == len(set(answers)) == 10
    assert all(decision.legal(action) for action in answers)
    assert some_answers(decision, 100, Dice("")) == list(decision)


def test_the_only_answer() -> None:
    assert choice(1).only() == ("take", 0)
    assert choice(2).only() is None
    assert amount(2, 1).only() == ("pass",)

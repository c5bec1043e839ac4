"""Spelling answers: every shape of decision, exactly its legal answers."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import (
    DONE,
    Action,
    Amount,
    Choice,
    Decision,
    Dice,
    Illegal,
    Leg,
    Lexicon,
    Need,
    Path,
    Spelling,
    Subset,
    Walk,
    answer,
    choices,
)

LEXICON = Lexicon(
    ["pass", "bid", "pay", "build", "go", "swap"],
    {"kind": ["ore", "water"], "card": [3, 5, 7], "spot": [(1, 2), (2, 2)]},
    {"pay": ("card*",), "swap": ("card", "spot")},
)
PASS: Action = ("pass",)


def meaning(words: list[int]) -> list[str]:
    return [LEXICON.words[word] for word in words]


def spelled(decision: Decision, action: Action) -> list[str]:
    return meaning(choices(LEXICON, decision, action))


def reachable(decision: Decision, so_far: list[int]) -> list[Action]:
    """Every answer that can be spelled, by trying all words."""
    spelling = Spelling(LEXICON, decision)
    for word in so_far:
        spelling.choose(word)
    if spelling.action is not None:
        return [spelling.action]
    return [action for word in spelling.open for action in reachable(decision, [*so_far, word])]


def check(decision: Decision) -> None:
    found = reachable(decision, [])
    assert len(found) == len(set(found))
    assert set(found) == set(decision)


class Stairs(Walk):
    """One or two steps up at a time; it may end on even ones."""

    def __init__(self, height: int) -> None:
        self.height = height

    def start(self) -> int:
        return 0

    def legs(self, place: int) -> list[Leg]:
        found = [Leg(step, (), place + step) for step in (1, 2) if place + step <= self.height]
        return [leg for leg in found if leg.after % 2 == 0 or leg.after < self.height]

    def may_end(self, place: int) -> bool:
        return place % 2 == 0


def test_one_of_a_list_takes_as_many_words_as_tell_it_apart() -> None:
    choice = Choice(0, "p", "r", [PASS, ("build", "ore"), ("build", "water"), ("swap", 3, (1, 2)), ("swap", 3, (2, 2))])
    assert spelled(choice, PASS) == ["pass"]
    assert spelled(choice, ("build", "water")) == ["build", "kind water"]
    assert spelled(choice, ("swap", 3, (2, 2))) == ["swap", "spot 2 2"]
    check(choice)


def test_an_answer_that_another_goes_on_from_is_ended() -> None:
    choice = Choice(0, "p", "r", [("bid",), ("bid", 2), ("bid", 2, 3)])
    assert spelled(choice, ("bid",)) == ["done"]
    assert spelled(choice, ("bid", 2)) == ["number 2", "done"]
    check(choice)


def test_the_only_answer_takes_no_word() -> None:
    spelling = Spelling(LEXICON, Choice(0, "p", "r", [("build", "ore")]))
    assert spelling.action == ("build", "ore")
    assert spelling.open == []


@pytest.mark.parametrize(("lo", "hi"), [(0, 3), (98, 103), (150, 350), (7, 7), (5, 4)])
def test_numbers_are_units_and_hundreds(lo: int, hi: int) -> None:
    check(Amount(0, "p", "r", "bid", lo, hi, (PASS,)))


def test_the_same_number_is_spelled_alike_whatever_the_range() -> None:
    assert spelled(Amount(0, "p", "r", "bid", 20, 250), ("bid", 107)) == ["hundreds 1", "number 7"]
    assert spelled(Amount(0, "p", "r", "bid", 90, 107, (PASS,)), ("bid", 107)) == ["bid", "hundreds 1", "number 7"]


def test_a_number_beyond_the_vocabulary_is_named() -> None:
    with pytest.raises(KeyError, match="from 0 to 10000"):
        Spelling(LEXICON, Amount(0, "p", "r", "bid", 0, 10_000))


def subset(dice: Dice) -> Subset:
    """Some items, equal ones among them, under needs that may stand against each other."""
    items = sorted([[3, 5, 7][dice.below(3)] for _ in range(1 + dice.below(6))])
    lo = dice.below(len(items) + 1)
    hi = lo + dice.below(len(items) + 1 - lo)
    needs = []
    for _ in range(dice.below(3)):
        worth = {item: dice.below(5) for item in (3, 5, 7)}
        least = dice.below(8)
        most = -1 if dice.below(2) else least + dice.below(5)
        needs.append(Need("need", [worth[item] for item in items], least, most, tight=dice.below(3) == 0))
    return Subset(0, "p", "r", "pay", items, lo, hi, needs, [0] * len(items), (PASS,))


def test_every_legal_subset_and_no_other_can_be_spelled() -> None:
    dice = Dice("subsets")
    for _ in range(400):
        check(subset(dice))


def test_a_path_ends_where_it_may() -> None:
    decision = Path(0, "p", "r", "go", Stairs(4), (PASS,))
    check(decision)
    assert spelled(decision, ("go", (2,))) == ["go", "number 2", "done"]


def test_a_word_that_is_not_open_changes_nothing() -> None:
    spelling = Spelling(LEXICON, Choice(0, "p", "r", [PASS, ("build", "ore"), ("build", "water")]))
    with pytest.raises(Illegal):
        spelling.choose(DONE)
    assert spelling.words == []
    spelling.choose(LEXICON.verb("build"))
    assert meaning(spelling.open) == ["kind ore", "kind water"]


def test_what_is_not_an_answer_is_refused() -> None:
    choice = Choice(0, "p", "r", [PASS, ("build", "ore"), ("build", "water")])
    with pytest.raises(Illegal, match="not-an-option"):
        choices(LEXICON, choice, ("bid", 3))
    with pytest.raises(Illegal, match="unfinished-answer"):
        answer(LEXICON, choice, [LEXICON.verb("build")])


def test_what_is_not_in_the_vocabulary_is_named() -> None:
    with pytest.raises(KeyError, match="gold"):
        Spelling(LEXICON, Choice(0, "p", "r", [("build", "gold")]))
    with pytest.raises(KeyError, match="card 4"):
        Spelling(LEXICON, Choice(0, "p", "r", [("swap", 4, (1, 2))]))
    with pytest.raises(KeyError, match="sell"):
        Spelling(LEXICON, Choice(0, "p", "r", [("sell",)]))

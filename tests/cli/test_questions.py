"""Decisions as numbered answers, and typed lines as actions."""

from __future__ import annotations

import pytest

from cosmodrome.cli.table import Voice
from cosmodrome.cli.table.question import Steps, answer_lines, hint, letter, read_answer, read_steps
from cosmodrome.kernel import Action, Amount, Choice, Decision, Illegal, Need, Subset
from tests.toys import CARGO, COURIER

from .conftest import Run

PASS: Action = ("pass",)
DRAW: Action = ("draw",)
CHOICE = Choice(0, "ask-draw", "draw", [PASS, DRAW])
SOLE = Choice(0, "ask-draw", "draw", [DRAW])
AMOUNT = Amount(0, "ask-draw", "draw", "bid", 3, 8, (PASS,))
NO_AMOUNT = Amount(0, "ask-draw", "draw", "bid", 3, 2, (PASS, DRAW))
CARDS = [1, 2, 2, 5]
TIGHT = Need("mass", CARDS, least=3, most=9, tight=True)
SUBSET = Subset(0, "ask-ship", "ship", "ship", CARDS, 1, 4, [TIGHT], CARDS, (DRAW,), {"order": 3})
OPTIONAL = Subset(0, "ask-ship", "ship", "ship", CARDS, 0, 2, [], CARDS)
ROUTE = COURIER.new(2, 1).decision(0)


@pytest.mark.parametrize(
    ("decision", "typed", "action"),
    [
        (CHOICE, "1", PASS),
        (CHOICE, " 2 ", DRAW),
        (SOLE, "", DRAW),
        (AMOUNT, "3", ("bid", 3)),
        (AMOUNT, "a", PASS),
        (AMOUNT, "A", PASS),
        (NO_AMOUNT, "b", DRAW),
        (SUBSET, "1 2", ("ship", (1, 2))),
        (SUBSET, "3,1", ("ship", (1, 2))),
        (SUBSET, "", ("ship", (1, 2))),
        (SUBSET, "a", DRAW),
        (OPTIONAL, "0", ("ship", ())),
        (OPTIONAL, "4", ("ship", (5,))),
        (ROUTE, "", ("fly", ("north", "vesta"))),
        (ROUTE, "a", ("wait",)),
    ],
)
def test_what_is_typed_becomes_an_action(decision: Decision, typed: str, action: Action) -> None:
    assert read_answer(decision, typed) == action


@pytest.mark.parametrize(
    ("decision", "typed", "reason"),
    [
        (CHOICE, "", "cli-no-suggestion"),
        (CHOICE, "0", "cli-no-such-number"),
        (CHOICE, "3", "cli-no-such-number"),
        (CHOICE, "-1", "cli-no-such-number"),
        (CHOICE, "1 2", "cli-one-number"),
        (CHOICE, "one", "cli-not-understood"),
        (CHOICE, "²", "cli-not-understood"),
        (CHOICE, "9" * 5000, "cli-not-understood"),
        (AMOUNT, "9", "amount-out-of-range"),
        (AMOUNT, "-3", "amount-out-of-range"),
        (AMOUNT, "2.5", "cli-not-understood"),
        (NO_AMOUNT, "3", "amount-out-of-range"),
        (SUBSET, "1", "too-little"),
        (SUBSET, "4 2 3 1", "too-much"),
        (SUBSET, "1 4", "more-than-needed"),
        (SUBSET, "0", "wrong-number-of-items"),
        (SUBSET, "1 1", "cli-same-number-twice"),
        (SUBSET, "5", "cli-no-such-number"),
        (SUBSET, "0 1", "cli-no-such-number"),
        (OPTIONAL, "1 2 3", "wrong-number-of-items"),
        (ROUTE, "0", "path-goes-on"),
        (ROUTE, "north", "cli-not-understood"),
    ],
)
def test_what_is_no_answer_is_refused_with_a_reason(decision: Decision, typed: str, reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        read_answer(decision, typed)
    assert refused.value.reason == reason


def test_answers_are_numbered_and_others_lettered() -> None:
    voice = Voice(CARGO, "en")
    assert answer_lines(CHOICE, voice) == ["1. Pass", "2. Draw a card"]
    assert answer_lines(NO_AMOUNT, voice) == ["a. Pass", "b. Draw a card"]
    needed = "Needed: at least 3, at most 9, nothing that could be spared (mass)"
    assert answer_lines(SUBSET, voice) == [needed, "1. Mass 1", "2. Mass 2", "3. Mass 2", "4. Mass 5", "a. Draw a card"]


@pytest.mark.parametrize(
    ("decision", "words"),
    [
        (CHOICE, "Type a number from 1 to 2."),
        (SOLE, "Type 1. Enter alone means: Draw a card."),
        (AMOUNT, "Type an amount from 3 to 8. A letter"),
        (NO_AMOUNT, "A letter takes the answer beside it."),
        (SUBSET, "Enter alone means: Ship Mass 1, Mass 2."),
        (OPTIONAL, "up to 2 items, such as 1 3 4, or 0 for none."),
        (Subset(0, "ask-ship", "ship", "ship", CARDS, 2, 2, [], CARDS), "Type the numbers of 2 items"),
    ],
)
def test_a_hint_says_how_to_answer(decision: Decision, words: str) -> None:
    assert words in hint(decision, Voice(CARGO, "en"))


def test_letters_go_on_after_z() -> None:
    assert [letter(index) for index in (0, 25, 26, 52)] == ["a", "z", "za", "zza"]


# a path, which grows line by line


@pytest.mark.parametrize(
    ("path", "typed", "grown"),
    [
        ((), "1", ("north",)),
        ((), "1 2", ("north", "vesta")),
        (("north",), "2", ("north", "vesta")),
        (("north", "vesta"), "-", ("north",)),
        (("north",), " - ", ()),
        ((), "-", ()),
        (("north", "vesta"), "", None),
        ((), "a", None),
        ((), "0", None),
        ((), "why", None),
    ],
)
def test_steps_are_typed_by_their_numbers(path: Steps, typed: str, grown: Steps | None) -> None:
    assert read_steps(ROUTE, typed, path) == grown


@pytest.mark.parametrize(
    ("typed", "reason"), [("3", "cli-no-such-number"), ("1 9", "cli-no-such-number"), ("1x", "cli-not-understood")]
)
def test_a_step_that_is_none_is_refused(typed: str, reason: str) -> None:
    with pytest.raises(Illegal) as refused:
        read_steps(ROUTE, typed, ())
    assert refused.value.reason == reason


def test_only_a_path_has_steps() -> None:
    assert read_steps(CHOICE, "1", ()) is None


def test_an_empty_line_ends_a_path() -> None:
    assert read_answer(ROUTE, "", ("north", "vesta")) == ("fly", ("north", "vesta"))
    assert read_answer(ROUTE, "0", ("north", "vesta")) == ("fly", ("north", "vesta"))
    for typed, reason in [("", "no-station"), ("a", "cli-not-understood")]:
        with pytest.raises(Illegal) as refused:
            read_answer(ROUTE, typed, ("north",))
        assert refused.value.reason == reason


def test_a_path_is_shown_with_its_costs() -> None:
    voice = Voice(COURIER, "en")
    assert answer_lines(ROUTE, voice) == [
        "1. the northern passage (fuel: 1)",
        "2. the southern passage (fuel: 2)",
        "a. Wait",
    ]
    so_far = "So far: the northern passage, Vesta (fuel: 2, points lost to dust: 1)"
    onward = "1. the northern passage (fuel: 1, points lost to dust: 1)"
    assert answer_lines(ROUTE, voice, ("north", "vesta")) == [so_far, onward]
    assert hint(ROUTE, voice, ("north", "vesta")) == (
        "Type 1 for the next step. Type - to take the last step back. "
        "Enter alone means: Fly the northern passage, Vesta. Type ? for help."
    )
    assert "Enter alone" not in hint(ROUTE, voice, ("north",))
    end = ("north", "vesta", "north", "ceres")
    assert hint(ROUTE, voice, end).startswith("No step can follow.")


def test_a_question_for_a_path_is_put_until_it_is_whole(run: Run) -> None:
    typed = "1\n\n2\n-\n2\nwhy\n\nquit\n"
    outcome = run("play", "courier", "--seats", "1", "--seed", "1", "--people", "Ada", typed=typed)
    assert "the northern passage is no station" in outcome.out
    assert "Ada flies to Vesta." in outcome.out

"""Actions from outside: `as_action` takes what JSON can say and refuses, with Illegal, what can not be an action."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.kernel import Action, Illegal, as_action

plain = st.recursive(st.integers() | st.text(), lambda inner: st.lists(inner, max_size=4), max_leaves=8)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.binary(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)


def holds_only_plain_data(part: object) -> bool:
    if type(part) is tuple:
        return all(holds_only_plain_data(inner) for inner in part)
    return type(part) is int or isinstance(part, str)


@pytest.mark.parametrize(
    ("data", "action"),
    [
        (["pass"], ("pass",)),
        (("pass",), ("pass",)),
        (["bid", 32], ("bid", 32)),
        (["bid", -1], ("bid", -1)),
        (["pay", [103, 207]], ("pay", (103, 207))),
        (["pay", []], ("pay", ())),
        (["pay", [["ore", 3], ["water", 7]]], ("pay", (("ore", 3), ("water", 7)))),
        (["route", [[[1, 2], [3]]]], ("route", (((1, 2), (3,)),))),
        ([""], ("",)),
    ],
)
def test_lists_become_tuples(data: Any, action: Action) -> None:
    assert as_action(data) == action


@pytest.mark.parametrize(
    "data",
    [
        None,
        True,
        0,
        1.5,
        "pass",
        b"pass",
        {},
        {"verb": "pass"},
        {"pass"},
        [],
        (),
        [None],
        [0],
        [["pass"]],
        ["bid", None],
        ["bid", True],
        ["bid", 1.0],
        ["bid", float("nan")],
        ["bid", float("inf")],
        ["bid", {}],
        ["bid", b"1"],
        ["bid", {1}],
        ["pay", [1, None]],
        ["pay", [1, [2, False]]],
        ["pay", [[[[1]]]]],
        object(),
        ["bid", object()],
        range(3),
    ],
)
def test_what_can_not_be_an_action_is_refused(data: Any) -> None:
    with pytest.raises(Illegal) as caught:
        as_action(data)
    assert caught.value.reason == "malformed-action"


def test_endless_nesting_is_refused() -> None:
    deep: list[Any] = ["deep"]
    for _ in range(100_000):
        deep = ["deep", deep]
    with pytest.raises(Illegal):
        as_action(deep)
    itself: list[Any] = ["round"]
    itself.append(itself)
    with pytest.raises(Illegal):
        as_action(itself)


@given(anything)
def test_anything_gives_an_action_or_illegal(data: Any) -> None:
    try:
        action = as_action(data)
    except Illegal as refusal:
        assert refusal.reason == "malformed-action"
    else:
        assert isinstance(action[0], str)
        assert holds_only_plain_data(action)


@given(st.text(), st.lists(plain, max_size=3))
def test_an_action_comes_back_from_json_as_it_was(verb: str, rest: list[Any]) -> None:
    try:
        action = as_action([verb, *rest])
    except Illegal:
        return
    assert as_action(json.loads(json.dumps(action))) == action


def test_the_data_given_is_left_alone() -> None:
    data = ["pay", [1, [2]]]
    as_action(data)
    assert data == ["pay", [1, [2]]]


def test_illegal_says_what_is_wrong_in_one_line() -> None:
    refusal = Illegal("too-little", "payment", {"least": 10, "chosen": 7, "need": "nothing"})
    assert str(refusal) == "Not enough: at least 10 needed, 7 chosen (nothing). (too-little, rule: payment)"
    assert str(Illegal("game-over")) == "The game is over. (game-over)"
    assert Illegal("game-over").params == {}

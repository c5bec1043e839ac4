"""Actions and cards put into words: every one has a message with its parts (the texts are in the catalogues)."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import Action, Dice
from cosmodrome.text import Catalogue
from tests.play import step

from .positions import (
    GAME,
    cards,
    iou,
    mega,
    new,
)


def say(language: str, *message: object) -> str:
    key, params = message
    assert isinstance(key, str) and isinstance(params, dict)
    return Catalogue(GAME, language).say(key, params, ["Ann", "Bob"])


def test_cards_in_words() -> None:
    for language in ("en", "fr"):
        assert "7" in say(language, *GAME.describe_item("pay", cards(water=[7])[0]))
        assert "44" in say(language, *GAME.describe_item("pay", mega("titanium")))
        assert "21" in say(language, *GAME.describe_item("pay", iou("water", 3)))


@pytest.mark.parametrize(
    ("action", "parts"),
    [
        (("mega", ("water", "titanium")), ["30", "44"]),
        (("pay", (103, 207)), ["3", "7"]),
        (("commit", (309,)), ["9"]),
        (("commit", 45), ["45"]),
        (("attack", 1, "nodule"), ["Bob"]),
        (("attack", 1, "ore"), ["Bob"]),
        (("offer", 1, 308), ["Bob", "8"]),
        (("give", 313), ["13"]),
        (("bid", 32), ["32"]),
    ],
)
def test_an_action_names_its_parts(action: Action, parts: list[str]) -> None:
    for language in ("en", "fr"):
        words = say(language, *GAME.describe(action))
        assert all(part in words for part in parts), words


def test_actions_in_words() -> None:
    """Whatever is done in a few rounds can be said, in both languages."""
    state = new(3, 3, kicker=True, terrorism=True, overbidding=True)
    dice = Dice("words")
    for _ in range(400):
        if state.over:
            break
        _, action = step(state, dice)
        for language in ("en", "fr"):
            assert say(language, *GAME.describe(action))

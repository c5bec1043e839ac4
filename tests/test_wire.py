"""Messages ready to leave the program: cards in words, everything else as it was."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import Dice
from cosmodrome.text import Catalogue, wire
from tests.play import play
from tests.toys import CARGO

OUTPOST = cosmodrome.game("outpost")


def test_cards_become_messages() -> None:
    assert wire.message(CARGO, ("drew-this", {"card": 3})) == ("drew-this", {"card": ("card", {"mass": 3})})
    key, params = wire.message(CARGO, ("shipped", {"seat": 0, "cards": [2, 5], "order": 6}))
    assert (key, params["cards"]) == ("shipped", [("card", {"mass": 2}), ("card", {"mass": 5})])
    assert (params["seat"], params["order"]) == (0, 6)


def test_cards_inside_messages_become_messages() -> None:
    inner = wire.message(CARGO, ("outer", {"value": ("drew-this", {"card": 3}), "list": [("drew-this", {"card": 4})]}))
    assert inner[1]["value"] == ("drew-this", {"card": ("card", {"mass": 3})})
    assert inner[1]["list"] == [("drew-this", {"card": ("card", {"mass": 4})})]


@pytest.mark.parametrize(
    "params",
    [
        {},
        {"card": None},
        {"cards": {"ore": 2, "water": 1}},
        {"cards": []},
        {"card": ("card", {"mass": 3})},
        {"order": [{"seat": 1}, {"seat": 0}]},
        {"number": 3, "name": "ore", "yes": True},
    ],
    ids=str,
)
def test_everything_else_stays(params: dict[str, Any]) -> None:
    assert wire.message(CARGO, ("key", params)) == ("key", params)


def test_what_was_given_is_not_changed() -> None:
    params = {"cards": [2, 5], "order": {"ore": 1}}
    sent = wire.message(CARGO, ("shipped", params))[1]
    sent["cards"].clear()
    sent["order"].clear()
    assert params == {"cards": [2, 5], "order": {"ore": 1}}


def test_on_the_wire_it_says_the_same() -> None:
    """Whoever has no game at hand says the same sentences from what arrives."""
    state = play(OUTPOST.new(4, 7, kicker=True), Dice("wire"), 600)
    for language in ("en", "fr"):
        here, there = Catalogue(OUTPOST, language), Catalogue(OUTPOST, language)
        there.game = None
        for event in state.journal or []:
            key, params = json.loads(json.dumps(wire.message(OUTPOST, (event.key, event.params))))
            assert there.say(key, params) == here.say(event.key, event.params)

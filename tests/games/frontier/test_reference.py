"""What never changes in a game: it has the declared shape, says itself in both languages, and marks what is ours."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.shown.shapes import SHAPES
from tests.generic.test_shapes import check_shape

from .messages import unsaid

GAME = FrontierGame()


def reference(**options: object) -> dict[str, Any]:
    return GAME.reference(GAME.resolve(options))


@pytest.mark.parametrize("options", [{}, {"edition": "base"}, {"map": "third", "decks": "extended", "strip": "hf3"}])
def test_it_has_the_declared_shape(options: dict[str, Any]) -> None:
    check_shape(SHAPES.reference, reference(**options), "reference")


def test_all_of_it_can_be_said() -> None:
    found = reference(decks="extended", outer_glory=True)
    for card in found["cards"]:
        for face in card["faces"]:
            assert not unsaid(face["name"])
            for key, params in face["abilities"]:
                assert not unsaid(key, **params)
    keys = [f"square-{each['square']}" for each in found["squares"]]
    keys += [f"regime-{each['effect']}" for each in found["squares"]]
    keys += [f"venture-{each['venture']}" for each in found["ventures"]]
    keys += [f"glory-{each['glory']}" for each in found["glories"]]
    keys += [f"event-{event}" for event in found["events"]["die"] if event is not None]
    keys += [each["id"].replace("H", "house-H") for each in found["house"]]
    assert not [problem for key in keys for problem in unsaid(key)]


def test_values_of_ours_carry_their_number() -> None:
    found = reference()
    marks = [mark["house"] for square in found["squares"] for mark in square["marks"]]
    assert "H27" in marks
    assert {mark["house"] for card in found["cards"] for mark in card["marks"]} >= {"H33", None}


def test_without_supports_cards_need_none_and_weigh_more() -> None:
    advanced = {card["card"]: card["faces"][0] for card in reference()["cards"]}
    base = {card["card"]: card["faces"][0] for card in reference(edition="base")["cards"]}
    assert advanced["mass_driver"]["needs"] == [["pulse"]]
    assert base["mass_driver"]["needs"] == []
    assert base["mass_driver"]["mass"] > advanced["mass_driver"]["mass"]
    assert "pebble_bed_fission" not in base


def test_a_radiator_has_a_light_and_a_heavy_face() -> None:
    radiator = next(card for card in reference()["cards"] if card["deck"] == "radiator")
    assert [face["face"] for face in radiator["faces"]] == ["white", "black", "white_heavy", "black_heavy"]


def test_closed_sites_depend_on_the_players() -> None:
    closed = reference()["closed"]
    assert closed["5"] == []
    assert len(closed["3"]) > len(closed["4"]) > 0

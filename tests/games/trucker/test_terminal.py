"""The table in the terminal: what it shows, and that all of it can be said."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.lines import WIDTH
from cosmodrome.games.trucker.components.adventures import CARDS
from cosmodrome.games.trucker.shown.terminal import about, preview, table
from cosmodrome.kernel import Dice
from cosmodrome.text import Catalogue
from tests.generic.messages import LANGUAGES, problems_of_message
from tests.play import step

from .positions import BATTERY_2, CABIN, CARGO_2, DOUBLE_CANNON, TRUCKER, launched, man, meet, new, rig


def lines(view: dict[str, Any]) -> str:
    return " ".join(" ".join(table(view, Catalogue(TRUCKER, "en").say)).split())


@pytest.mark.parametrize("building", ["real_time", "turns"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said(building: str, language: str) -> None:
    state = new(3, building=building, build_check="warn", rounds="1-2")
    dice = Dice(f"terminal {building}")
    catalogue = Catalogue(TRUCKER, language)

    def say(key: str, params: dict[str, Any]) -> str:
        assert not problems_of_message(TRUCKER, key, params)
        return catalogue.say(key, params)

    while not state.over:
        for seat in (None, 0):
            for line in table(state.view(seat), say):
                assert len(line) <= WIDTH
        for _ in range(15):
            if not state.over:
                step(state, dice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_is_explained(language: str) -> None:
    catalogue = Catalogue(TRUCKER, language)
    for card in CARDS.values():
        key, params = about(card)
        assert not problems_of_message(TRUCKER, key, params)
        assert "{" not in catalogue.say(key, params)


def test_while_building() -> None:
    text = lines(new(2).view(0))
    assert "Timer on I: 90 seconds left." in text
    assert "140 tiles lie face down." in text
    assert "Row 7: 7 pilot cabin (UUUU)." in text


def test_in_flight() -> None:
    ship = rig(CABIN, BATTERY_2, CARGO_2)
    man(ship, 3)
    ship.stow(ship.of_kind(4)[0], (3,))
    state = launched([ship, rig()], [5, 2])
    meet(state, 113)
    text = lines(state.view(0))
    assert "Card: Planets (I)." in text
    assert "lose 2 days: planet 1 (2 red), planet 2 (1 red, 2 blue), planet 3 (1 yellow)." in text
    assert "(-3)" in text, "three days behind the leader"
    assert "purple alien" in text
    assert "2 charges" in text
    assert "Goods: yellow." in text


@pytest.mark.parametrize(("forecast", "words"), [("normal", "Planets (I)."), ("better", "Planets (I) as card 2.")])
def test_cards_that_were_seen(forecast: str, words: str) -> None:
    state = launched([rig(), rig()], [5, 2], forecast=forecast)
    state.piles, state.deck, state.seen = [[101], [113]], [101, 113], [2, 0]
    text = lines(state.view(0))
    assert f"You know of these to come: {words} " in text
    assert "planet 1 (2 red), planet 2 (1 red, 2 blue)" in text


def test_a_pile_that_is_looked_at_shows_its_figures() -> None:
    state = new(2)
    state.piles[1] = [113]
    state.looking[0] = 1
    text = lines(state.view(0))
    assert "Pile 2, open before you: Planets (I). " in text
    assert "planet 1 (2 red), planet 2 (1 red, 2 blue)" in text
    state.looking[0] = -1
    assert "planet 1" not in lines(state.view(0)), "what was put back is to be remembered"


def test_rivals_are_shown_tile_by_tile() -> None:
    state = launched([rig(CABIN), rig(BATTERY_2)], [5, 2])
    for seat in (None, 0, 1):
        text = lines(state.view(seat))
        assert "battery with 2 cells" in text
        assert "2 charges" in text
        assert text.count("Row 7: 7 pilot cabin (UUUU): 2 humans.") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_foreseen_can_be_said(language: str) -> None:
    state = new(3, building="turns", rounds="1-2")
    dice = Dice("foreseen")
    catalogue = Catalogue(TRUCKER, language)

    def say(key: str, params: dict[str, Any]) -> str:
        assert not problems_of_message(TRUCKER, key, params)
        return catalogue.say(key, params)

    said = 0
    while not state.over:
        for seat in state.waiting:
            foreseen = state.preview(seat, state.decision(seat).sample(dice))
            said += bool(preview(foreseen, say))
        step(state, dice)
    assert said


def test_a_strength_is_foreseen_in_words() -> None:
    made = rig(88, DOUBLE_CANNON, BATTERY_2)
    state = meet(launched([made, rig()], [5, 2]), 102)
    action = max(state.decision(0), key=lambda each: len(each[1]))
    words = " ".join(preview(state.preview(0, action), Catalogue(TRUCKER, "en").say))
    assert words == "Strength 3; charges left: 1. It loses to 4."

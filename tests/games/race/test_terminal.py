"""The table in the terminal: all of it can be said, and nobody reads another's hand."""

from __future__ import annotations

import pytest

from cosmodrome.games.lines import WIDTH
from cosmodrome.games.race.shown.terminal import table
from cosmodrome.kernel import Dice
from cosmodrome.text import Catalogue
from tests.play import step

from .positions import names, new


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_game_can_be_followed(language: str) -> None:
    state = new(4, expansion="rebel", takeovers=True)
    catalogue = Catalogue(state.game, language)
    dice = Dice("terminal")
    while not state.over:
        step(state, dice)
        for seat in (None, 0):
            lines = table(state.view(seat), catalogue.say)
            assert all(len(line) <= WIDTH for line in lines)
            assert not any("table-" in line for line in lines)


def test_only_the_own_hand_is_shown() -> None:
    state = new(2, expansion="base")
    catalogue = Catalogue(state.game, "en")
    text = " ".join(table(state.view(0), catalogue.say))
    assert catalogue.say(names(state.players[0].hand)[0]) in text
    assert text.count("Hand:") == 1


def test_cards_that_all_have_seen_are_told() -> None:
    state = new(2, expansion="base", start="preset")
    catalogue = Catalogue(state.game, "en")
    text = " ".join(" ".join(table(state.view(0), catalogue.say)).split())
    seen = [catalogue.say(name) for name in names(state.players[1].hand)]
    assert f"Known to be in hand: {', '.join(seen)}." in text

"""Everything about a card can be said in both languages."""

from __future__ import annotations

import pytest

from cosmodrome.games.race.shown.reference import reference
from cosmodrome.kernel.options import resolve
from tests.generic.messages import problems_of_message

from .positions import GAME


def test_every_card_power_and_score_can_be_said() -> None:
    known = reference(resolve(GAME.options, {"expansion": "rebel"}))
    problems: list[str] = []
    for card in known["kinds"]:
        problems += problems_of_message(GAME, card["id"], {})
        for power in card["powers"]:
            problems += problems_of_message(GAME, *power["about"])
        for line in card["scores"]:
            problems += problems_of_message(GAME, *line["about"])
    for goal in known["goals"]:
        problems += problems_of_message(GAME, goal["id"], {})
        problems += problems_of_message(GAME, *goal["about"])
    assert problems == []


@pytest.mark.parametrize("expansion", ["base", "storm", "rebel", "rebel_only"])
def test_the_reference_has_the_cards_of_the_game(expansion: str) -> None:
    known = reference(resolve(GAME.options, {"expansion": expansion}))
    assert len(known["cards"]) == {"base": 114, "storm": 136, "rebel": 180, "rebel_only": 158}[expansion]

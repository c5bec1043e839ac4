"""Games played at random with all operations: they end, nothing gets lost, and all of it can be said."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice
from tests.generic.messages import problems_of_message
from tests.generic.test_texts import check_decision, check_events


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (1, {}, "alone"),
        (2, {"edition": "base"}, "two"),
        (3, {"decks": "extended", "start": "normal"}, "three"),
        (5, {"politics": False, "combat": "off", "map": "third"}, "five"),
    ],
)
def test_random_games_end_and_keep_everything(seats: int, options: dict[str, object], seed: str) -> None:
    game = FrontierGame()
    state = game.start(seats, game.resolve({"years": 12, **options}), seed)
    assert isinstance(state, FrontierState)
    dice = Dice(seed)
    actions = 0
    while not state.over:
        seat = state.waiting[0]
        decision = state.decision(seat)
        if actions % 10 == 0:
            check_decision(game, decision)
            state.hints(seat)
            for action, why in state.closed(seat):
                assert not problems_of_message(game, why.reason, why.params)
                assert not problems_of_message(game, *game.describe(action))
        state.apply(seat, decision.sample(dice))
        state.audit()
        actions += 1
        assert actions < 20_000
    check_events(state)

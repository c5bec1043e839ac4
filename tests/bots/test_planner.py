"""The planner: it plays legally, and alike from the same seed."""

from __future__ import annotations

from cosmodrome.bots import make_bot
from cosmodrome.games import find
from cosmodrome.kernel import Position


def test_a_planner_answers_alike_from_the_same_seed() -> None:
    game = find("outpost")
    state = game.new(3, "planner")
    for _ in range(6):
        seat = state.waiting[0]
        position = Position(state, seat)
        action = make_bot(game, "planner", "seed").act(position)
        assert action == make_bot(game, "planner", "seed").act(position)
        assert position.decision.legal(action)
        state.apply(seat, action)

"""The planner: it plays legally, and alike from the same seed."""

from __future__ import annotations

from cosmodrome.bots import make_bot
from cosmodrome.games import find
from cosmodrome.kernel import Dice, Position


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


def test_what_others_have_chosen_in_secret_is_guessed_by_the_policy_and_not_by_chance() -> None:
    game = find("race")
    state = game.new(2, "quicker")
    dice = Dice("answers")
    while state.decision(state.waiting[0]).prompt != "prompt-action":
        seat = state.waiting[0]
        state.apply(seat, game.policy(state, seat, dice))
    state.apply(0, ("choose", "produce"))
    world = Position(state, 1).suppose(Dice("world"))
    assert set(world.waiting) == {0, 1}
    assert world.decision(1).count() == state.decision(1).count()
    assert state.waiting == (1,)

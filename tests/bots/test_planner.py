"""The planner: it plays legally, alike from the same seed, and leaves the policy's answer only on proof."""

from __future__ import annotations

import pytest

from cosmodrome.bots import make_bot, thinking_time
from cosmodrome.bots.outlook import Outlook
from cosmodrome.bots.planner import EFFORT
from cosmodrome.bots.trial import Effort, Trial
from cosmodrome.games import find
from cosmodrome.kernel import Action, BadSetup, Dice, Position, State

from .toy import NIM, Nim, NimGame


class Watched(NimGame):
    """Nim in which one counter is taken unless something else is better, as somebody says who sees the heap."""

    def __init__(self, worth: dict[int, float]) -> None:
        super().__init__()
        self.worth = worth
        self.judged = 0

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return ("take", 1)

    def horizon_reached(self, start: State, state: State) -> bool:
        return True

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, Nim)
        self.judged += 1
        shaken = 0.1 * (self.judged * 7 % 5 - 2)
        return [self.worth[state.heap] + (shaken if self.worth[state.heap] else 0.0), 0.0]


def trial_of(game: NimGame) -> Trial:
    state = game.new(2, "nim", heap=10)
    return Trial(Position(state, 0), "seed", Outlook(game))


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


def test_what_has_proved_better_is_answered() -> None:
    assert trial_of(Watched({9: 0.5, 8: 0.2, 7: 0.9})).best(EFFORT) == ("take", 3)


@pytest.mark.parametrize("others", [0.0, 0.5, 0.51])
def test_without_proof_the_policy_s_answer_stays(others: float) -> None:
    assert trial_of(Watched({9: 0.5, 8: others, 7: others})).best(EFFORT) == ("take", 1)


def test_what_has_been_refuted_is_tried_no_more() -> None:
    trial = trial_of(Watched({9: 0.9, 8: 0.1, 7: 0.0}))
    trial.best(EFFORT)
    assert [len(results) for results in trial.results] == [4, 4, 4]


def test_no_more_is_imagined_than_allowed() -> None:
    trial = trial_of(Watched({9: 0.5, 8: 0.5, 7: 0.5}))
    trial.best(Effort(((8, 2), (8, 1)), 1.0, 9.0, most_played=10))
    assert trial.worlds == 4, "three answers in each world: the fourth one goes beyond ten"


def test_a_planner_may_be_given_time() -> None:
    state = NIM.new(2, "nim", heap=10)
    action = make_bot(NIM, "planner:0.05cpu", "seed").act(Position(state, 0))
    assert state.decision(0).legal(action)
    assert (thinking_time("planner"), thinking_time("planner:2s")) == (0.0, 2.0)


def test_time_is_not_spent_on_what_is_settled() -> None:
    state = NIM.new(2, "nim", heap=3)
    assert make_bot(NIM, "planner:3600s", "seed").act(Position(state, 0)) == ("take", 3)


@pytest.mark.parametrize("spec", ["planner:500", "planner:soon", "planner:1s:random"])
def test_a_planner_takes_nothing_but_time(spec: str) -> None:
    with pytest.raises(BadSetup):
        make_bot(NIM, spec, "seed")

"""Games to learn from: what was seen in them, and what was chosen at once."""

from __future__ import annotations

from cosmodrome.games import find
from cosmodrome.learn.selfplay import Plan, play


def test_what_all_choose_at_once_is_noted_with_the_position_it_was_chosen_in() -> None:
    game = find("race")
    options = game.resolve({})
    samples = play(Plan("race", [(2, options)], "noted", range(3), b"", ()))
    shares = samples.chosen.astype(float).sum(axis=1)
    assert samples.chosen.shape == (len(samples), len(game.foretold))
    assert set(shares.tolist()) <= {0.0, 1.0}
    assert 0.8 < shares.mean() <= 1.0  # but for those who went astray
    assert samples.last.sum() == 6

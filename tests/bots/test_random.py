"""The random bot."""

from __future__ import annotations

from cosmodrome.bots import RandomBot
from cosmodrome.kernel import Position

from .toy import NIM, TENDER


def test_answers_legally_and_by_its_seed() -> None:
    position = Position(TENDER.new(3, 4), 1)
    answers = [RandomBot(str(seed)).act(position) for seed in range(30)]
    assert all(position.decision.legal(action) for action in answers)
    assert answers == [RandomBot(str(seed)).act(position) for seed in range(30)]
    assert len(set(answers)) > 5


def test_gives_every_answer() -> None:
    bot = RandomBot("1")
    assert {bot.act(Position(NIM.new(2, 1), 0)) for _ in range(50)} == {("take", 1), ("take", 2), ("take", 3)}

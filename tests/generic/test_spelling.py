"""Answers can be spelled word by word, and every spelling is a legal answer."""

from __future__ import annotations

from itertools import islice

from cosmodrome.kernel import Action, Decision, Dice, Lexicon, Spelling, answer, choices

from .setups import Setup, each_setup, encoder_of, moments

MANY = 300
"""Of questions with so many answers, or fewer, all are spelled."""


@each_setup
def test_answers_are_spelled_and_read_back(setup: Setup) -> None:
    dice = Dice(f"spelling {setup}")
    for moment in moments(setup):
        encoder = encoder_of(setup.game, setup.seats, tuple(moment.options.items()))
        if encoder is None:
            return
        for seat in (*moment.waiting, *moment.volunteers):
            check(encoder.lexicon, moment.decision(seat), dice)


def check(lexicon: Lexicon, decision: Decision, dice: Dice) -> None:
    answers = list(islice(decision, MANY + 1))
    some = answers if len(answers) <= MANY else [decision.sample(dice) for _ in range(5)]
    spelled: dict[tuple[int, ...], Action] = {}
    for action in some:
        words = choices(lexicon, decision, action)
        assert answer(lexicon, decision, words) == decision.accept(action)
        assert spelled.setdefault(tuple(words), action) == action, "two answers are spelled alike"
    for _ in range(3):
        assert decision.legal(anything(lexicon, decision, dice))


def anything(lexicon: Lexicon, decision: Decision, dice: Dice) -> Action:
    """An answer spelled at random."""
    spelling = Spelling(lexicon, decision)
    while spelling.action is None:
        assert len(spelling.open) == len(set(spelling.open)) > 1
        spelling.choose(spelling.open[dice.below(len(spelling.open))])
    assert not spelling.open
    assert spelling.words == list(lexicon.spell(spelling.action))
    return spelling.action

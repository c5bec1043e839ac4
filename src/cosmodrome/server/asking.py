"""Decisions as the client gets them: every answer with its words, and whether it can be taken back."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ..kernel import Action, Amount, Choice, Decision, Dice, Game, Illegal, Message, State, Subset
from ..text import wire
from .payloads import Closed, Item, Need, Option, Problem, Question, Why

WHAT_IF = Dice("what if")
"""The chance of the imagined worlds in which answers are tried out."""
WHAT_IF.below(2)  # once, so that copies need not make its first block


def question(state: State, seat: int, asked: int) -> Question:
    """What this seat is asked; `asked` is the sequence number it was asked at."""
    game = state.game
    decision = state.decision(seat)
    trial = Trial(state, seat)
    prompt = wire.message(game, (decision.prompt, decision.params or {}))
    options = [_option(game, action, trial) for action in _plain_answers(decision)]
    closed = [_closed(game, action, refusal) for action, refusal in state.closed(seat)]
    if isinstance(decision, Subset):
        suggestion = decision.suggestion()
        return Question(
            shape="subset",
            asked=asked,
            prompt=prompt,
            rule=decision.rule,
            options=options,
            closed=closed,
            verb=decision.verb,
            lo=decision.lo,
            hi=decision.hi,
            items=[_item(game, decision.verb, item) for item in decision.items],
            needs=[Need(**need.as_dict()) for need in decision.needs],
            suggestion=None if suggestion is None else list(suggestion),
            final=suggestion is not None and trial.is_final(suggestion),
        )
    if isinstance(decision, Amount):
        return Question(
            shape="amount",
            asked=asked,
            prompt=prompt,
            rule=decision.rule,
            options=options,
            closed=closed,
            verb=decision.verb,
            lo=decision.lo,
            hi=decision.hi,
            final=decision.lo <= decision.hi and trial.is_final((decision.verb, decision.lo)),
        )
    return Question(shape="choice", asked=asked, prompt=prompt, rule=decision.rule, options=options, closed=closed)


def problem(game: Game, refusal: Illegal) -> Problem:
    """Why an action was refused, in words."""
    return Problem(message=wire.message(game, (refusal.reason, refusal.params)), rule=refusal.rule)


class Trial:
    """Answers tried out in a world that this seat could imagine, so that nothing hidden shows in the result."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.world = state.imagine(seat, WHAT_IF.copy())

    def is_final(self, action: Action) -> bool:
        """Whether this answer could not be taken back."""
        after = self.world.copy()
        try:
            after.apply(self.seat, action)
        except Illegal:
            # legal in the true world, but not in this imagined one
            return False
        return not after.can_undo(self.seat)


def _plain_answers(decision: Decision) -> list[Action]:
    return decision.options if isinstance(decision, Choice) else list(decision.others)


def _option(game: Game, action: Action, trial: Trial) -> Option:
    return Option(action=list(action), label=_label(game, action), final=trial.is_final(action))


def _closed(game: Game, action: Action, refusal: Illegal) -> Closed:
    if not refusal.params:
        return _plainly_closed(game, action, refusal.reason, refusal.rule)
    why = Why(reason=wire.message(game, (refusal.reason, refusal.params)), rule=refusal.rule)
    return Closed(action=list(action), label=_label(game, action), why=why)


# the same few answers and items are asked for again and again


@lru_cache(maxsize=10_000)
def _plainly_closed(game: Game, action: Action, reason: str, rule: str) -> Closed:
    return Closed(action=list(action), label=_label(game, action), why=Why(reason=(reason, {}), rule=rule))


@lru_cache(maxsize=10_000)
def _label(game: Game, action: Action) -> Message:
    return wire.message(game, game.describe(action))


@lru_cache(maxsize=10_000)
def _item(game: Game, verb: str, item: Any) -> Item:
    return Item(item=item, label=wire.message(game, game.describe_item(verb, item)))

"""Decisions as the client gets them: every answer with its words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Literal

from ..kernel import Action, Amount, Choice, Decision, Game, Illegal, Message, Path, State, Subset, as_action
from ..kernel import Leg as PathLeg
from ..text import wire
from .payloads import Closed, Item, Leg, Need, Option, Problem, Question, Way, Why


def question(state: State, seat: int, asked: int) -> Question:
    """What this seat is asked; `asked` is the sequence number it was asked at."""
    game = state.game
    decision = state.decision(seat)
    made = Question(
        shape=_shape(decision),
        asked=asked,
        prompt=wire.message(game, (decision.prompt, decision.params or {})),
        rule=decision.rule,
        options=_options(game, decision),
        closed=[_closed(game, action, refusal) for action, refusal in state.closed(seat)],
        hints=state.hints(seat),
    )
    if isinstance(decision, (Subset, Path)):
        suggestion = decision.suggestion()
        made.verb = decision.verb
        made.suggestion = None if suggestion is None else list(suggestion)
    if isinstance(decision, Subset):
        made.lo, made.hi = decision.lo, decision.hi
        made.items = [_item(game, decision.verb, item) for item in decision.items]
        made.needs = [Need(**need.as_dict()) for need in decision.needs]
    elif isinstance(decision, Amount):
        made.verb, made.lo, made.hi = decision.verb, decision.lo, decision.hi
    elif isinstance(decision, Path):
        made.costs = list(decision.walk.costs())
        made.way = _way(game, decision, [])
    return made


def _shape(decision: Decision) -> Literal["choice", "subset", "amount", "path"]:
    if isinstance(decision, Subset):
        return "subset"
    if isinstance(decision, Amount):
        return "amount"
    return "path" if isinstance(decision, Path) else "choice"


def way(state: State, seat: int, steps: list[Any]) -> Way:
    """How this path may go on, for a seat that is asked for one; Illegal, naming the step, if it is none."""
    decision = state.decision(seat)
    if not isinstance(decision, Path):
        raise Illegal("not-an-option", decision.rule)
    action = as_action([decision.verb, steps])
    legs = decision.trace(action[1])
    if len(legs) < len(action[1]):
        refusal = decision.refusal(action)
        assert refusal is not None
        raise refusal
    return _way(state.game, decision, legs)


def _way(game: Game, decision: Path, legs: list[PathLeg]) -> Way:
    place = decision.place(legs)
    refusal = decision.refusal((decision.verb, tuple([leg.item for leg in legs])))
    return Way(
        path=[_leg(game, decision.verb, leg) for leg in legs],
        onward=[_leg(game, decision.verb, leg) for leg in decision.walk.legs(place)],
        stuck=None if refusal is None else _why(game, refusal),
    )


def aside(state: State, seat: int) -> list[Option]:
    """What this seat may do though nobody waits for it: answers that need no question."""
    return _options(state.game, state.decision(seat)) if state.may_volunteer(seat) else []


def problem(game: Game, refusal: Illegal) -> Problem:
    """Why an action was refused, in words."""
    return Problem(message=wire.message(game, (refusal.reason, refusal.params)), rule=refusal.rule)


def _options(game: Game, decision: Decision) -> list[Option]:
    """The plain answers."""
    actions = decision.options if isinstance(decision, Choice) else decision.others
    return [Option(action=list(action), label=_label(game, action)) for action in actions]


def _closed(game: Game, action: Action, refusal: Illegal) -> Closed:
    if not refusal.params:
        return _plainly_closed(game, action, refusal.reason, refusal.rule)
    return Closed(action=list(action), label=_label(game, action), why=_why(game, refusal))


def _why(game: Game, refusal: Illegal) -> Why:
    return Why(reason=wire.message(game, (refusal.reason, refusal.params)), rule=refusal.rule)


def _leg(game: Game, verb: str, leg: PathLeg) -> Leg:
    return Leg(item=leg.item, label=_item(game, verb, leg.item).label, costs=list(leg.costs))


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

"""Lessons at a table: what the learner is asked is narrowed to the step's answer, and the others follow the script.

Where a learner stands is read from the log like everything else, so a lesson is left and taken up as any table is.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel import Action, Game, State, as_action
from ..text.lesson import END, Lesson, Step, lesson_of
from .payloads import Closed, LessonPlace, Message, Question, Teaching, Way, Why
from .refusals import conflict
from .storage import TableRow

NOT_NOW = "lesson-not-now"


def held(game: Game, row: TableRow) -> Lesson | None:
    """The lesson that is held at this table. One that has changed since is none any more: the game goes on freely."""
    lesson = lesson_of(game) if row.lesson else None
    return lesson if lesson is not None and lesson.digest == row.lesson else None


def place(lesson: Lesson, state: State | None) -> LessonPlace:
    """How far the learner is."""
    done = 0 if state is None else min(lesson.place(state), len(lesson.steps))
    return LessonPlace(done=done, steps=len(lesson.steps))


def teaching(lesson: Lesson, state: State) -> Teaching:
    """What the learner is told now."""
    at, step = place(lesson, state), lesson.step(state)
    if step is None:
        return Teaching(place=at, says=[f"lesson-{END}"], do="", point=[])
    return Teaching(place=at, says=step.says, do=step.do, point=step.point)


def check(step: Step, action: Action | None) -> None:
    """Refuse what is legal, but not what the step is about; None: to take something back, which never is."""
    if action is None or not step.takes(action):
        raise conflict(NOT_NOW, do=(step.do, {}))


def narrowed(question: Question, step: Step) -> Question:
    """The question with only those answers open that lead on; the others say what is to be done instead."""
    if step.also is None:
        return question
    why = Why(reason=_message(step), rule=question.rule)
    kept = [each for each in question.options if step.takes(as_action(each.action))]
    shut = [Closed(action=each.action, label=each.label, why=why) for each in question.options if each not in kept]
    made = msgspec.structs.replace(question, options=kept, closed=[*shut, *question.closed])
    if question.shape == "choice" or step.takes((question.verb, "*")):
        return made
    if step.answer[0] != question.verb:
        made.lo, made.hi, made.items, made.needs, made.suggestion = 1, 0, [], [], None
    elif question.shape == "amount":
        made.lo = made.hi = step.answer[1]
    else:
        _narrow_parts(made, step.answer)
    return made


def _narrow_parts(question: Question, answer: Action) -> None:
    """So many items, or this path. All items stay, for boards know them by their places."""
    if question.shape == "subset":
        question.lo = question.hi = len(answer[1])
    if question.shape == "path" or question.suggestion is not None:
        question.suggestion = list(answer)


def narrowed_way(way: Way, step: Step) -> Way:
    """A path with only those steps open that belong to the answer."""
    if step.also is None or len(step.answer) < 2 or not isinstance(step.answer[1], tuple):
        return way
    taken = [_plain(leg.item) for leg in way.path]
    wanted = list(step.answer[1])
    onward = wanted[len(taken) : len(taken) + 1] if taken == wanted[: len(taken)] else []
    stuck = None if taken == wanted else Why(reason=_message(step), rule="")
    return Way(path=way.path, onward=[leg for leg in way.onward if _plain(leg.item) in onward], stuck=stuck)


def _plain(item: Any) -> Any:
    return tuple(map(_plain, item)) if isinstance(item, (list, tuple)) else item


def _message(step: Step) -> Message:
    return NOT_NOW, {"do": (step.do, {})}

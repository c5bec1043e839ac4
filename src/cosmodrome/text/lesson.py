"""The lessons: the folder `lesson/` of a game holds `steps.toml` and its sentences, one Fluent file per language.

A lesson is a game with a fixed seed. Each step asks the learner for one answer; what the other seats do until the next
step is written down as well. So where a learner stands follows from the actions alone, and nothing else is kept.
"""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from ..kernel import Action, BadSetup, Decision, Game, Illegal, State, as_action
from ..kernel.record import step as perform

Played = tuple[int, Action]
"""A seat, and what it does."""

ANY: Final = "any"
WILD: Final = "*"
FIRST: Final = "opening"
END: Final = "end"
"""The name of the sentence after the last step."""

_LESSON: Final = {
    "minutes": int,
    "seats": int,
    "seat": int,
    "seed": str,
    "options": dict,
    "opening": list,
    "step": list,
}
_STEP: Final = {"name": str, "before": list, "answer": list, "also": (str, list), "point": list, "others": list}
_NEEDED: Final = frozenset({"minutes", "seats", "seed", "step", "name", "answer"})


class BadLesson(BadSetup):
    """A lesson that can not be held; the message names the file, the step and what is wrong with it."""


class Step:
    """One answer of the learner. Its sentences are `lesson-NAME` and, what to do now, `lesson-NAME-do`."""

    __slots__ = ("also", "answer", "before", "name", "others", "point")

    def __init__(
        self,
        name: str,
        before: list[str],
        answer: Action,
        also: list[Action] | None,
        point: list[str],
        others: list[Played],
    ) -> None:
        self.name = name
        self.before = before
        """Sentences to be read first, one after the other."""
        self.answer = answer
        self.also = also
        """Patterns of other answers that will do; None: any."""
        self.point = point
        """The parts of the board that are meant."""
        self.others = others
        """What is done when the learner has answered: by the other seats and, to save time, in the learner's place."""

    @property
    def says(self) -> list[str]:
        """The keys of what is said, page by page."""
        return [f"lesson-{each}" for each in [*self.before, self.name]]

    @property
    def do(self) -> str:
        return f"lesson-{self.name}-do"

    def takes(self, action: Action) -> bool:
        """Whether this answer leads on."""
        return self.also is None or action == self.answer or any(_fits(action, each) for each in self.also)


class Lesson:
    __slots__ = ("digest", "file", "game", "minutes", "opening", "options", "seat", "seats", "seed", "steps")

    def __init__(self, game: Game, file: Path, data: dict[str, Any], digest: str) -> None:
        self.game = game
        self.file = file
        self.digest = digest
        """Changes with the lesson and with the rules: a table knows by it whether it is the one that it began with."""
        _check(data, _LESSON, f"{file}")
        self.minutes: int = data["minutes"]
        self.seats: int = data["seats"]
        self.seat: int = data.get("seat", 0)
        """The learner's."""
        self.seed: str = data["seed"]
        self.options: dict[str, Any] = data.get("options", {})
        self.opening = _played(data.get("opening", []), f"{file}: {FIRST}")
        """What happens before the first step."""
        self.steps = [_step(each, file, number) for number, each in enumerate(data["step"], 1)]
        names = [name for step in self.steps for name in (*step.before, step.name)]
        for name in names:
            if names.count(name) > 1 or name == END:
                raise BadLesson(f"{file}: {name!r} is said twice; each sentence has a name of its own")

    def place(self, state: State) -> int:
        """How many steps are done: each takes one answer of the learner, and what its script does for the learner."""
        acted = _count(state.history, self.seat) - _count(self.opening, self.seat)
        done = 0
        while done < len(self.steps) and acted > 0:
            acted -= 1 + _count(self.steps[done].others, self.seat)
            done += 1
        return done

    def step(self, state: State) -> Step | None:
        """What the learner is to do now; None when the lesson is over."""
        place = self.place(state)
        return self.steps[place] if place < len(self.steps) else None

    def begin(self) -> State:
        """The game where the first step finds it."""
        try:
            state = self.game.open(self.seats, self.seed, dict(self.options))
        except BadSetup as error:
            raise BadLesson(f"{self.file}: {error}") from error
        if not 0 <= self.seat < self.seats:
            raise BadLesson(f"{self.file}: seat {self.seat} is none of 0 to {self.seats - 1}")
        self._perform(state, self.opening, FIRST)
        return state

    def go_on(self, state: State, answer: Action) -> None:
        """The learner answers, then the others do what they do."""
        step = self.step(state)
        assert step is not None
        self._perform(state, [(self.seat, answer), *step.others], f"step {step.name!r}")

    def answers(self, state: State) -> list[Action]:
        """The step's own answer, and the others that lead on, of those that can be listed."""
        step = self.step(state)
        assert step is not None
        if self.seat not in state.waiting:
            raise self._bad(f"step {step.name!r}", f"the game waits for {list(state.waiting)}, not for the learner")
        decision = state.decision(self.seat)
        if decision.accept(step.answer) is None:
            raise self._bad(f"step {step.name!r}", f"{step.answer} is not legal; {_asked(decision)}")
        listed = getattr(decision, "options", decision.others)
        return [step.answer, *(each for each in listed if each != step.answer and step.takes(each))]

    def _perform(self, state: State, actions: Sequence[Played], where: str) -> None:
        for number, (seat, action) in enumerate(actions, 1):
            try:
                perform(state, seat, action)
            except Illegal as refusal:
                asked = _asked(state.decision(seat)) if seat in state.waiting else f"waiting: {list(state.waiting)}"
                raise self._bad(where, f"action {number}, {action} of seat {seat}: {refusal}; {asked}") from refusal

    def _bad(self, where: str, why: str) -> BadLesson:
        return BadLesson(f"{self.file}: {where}: {why}")


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, if it has one; BadLesson if that can not be read."""
    file = game.folder / "lesson" / "steps.toml"
    return _read(game, file) if file.exists() else None


@lru_cache(maxsize=64)
def _read(game: Game, file: Path) -> Lesson:
    raw = file.read_bytes()
    try:
        data = tomllib.loads(raw.decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadLesson(f"{file}: {error}") from error
    return Lesson(game, file, data, hashlib.sha256(b"%d %s" % (game.rules, raw)).hexdigest())


def _check(data: Any, fields: dict[str, Any], where: str) -> None:
    if not isinstance(data, dict):
        raise BadLesson(f"{where}: not a table")
    for name, value in data.items():
        if name not in fields:
            raise BadLesson(f"{where}: {name!r} is unknown; there are: {', '.join(fields)}")
        if not isinstance(value, fields[name]) or isinstance(value, bool):
            raise BadLesson(f"{where}: {name}: {value!r} is of the wrong kind")
    for name in fields:
        if name in _NEEDED and name not in data:
            raise BadLesson(f"{where}: {name} is missing")


def _step(data: Any, file: Path, number: int) -> Step:
    where = f"{file}: step {data['name']!r}" if isinstance(data, dict) and "name" in data else f"{file}: step {number}"
    _check(data, _STEP, where)
    also = data.get("also", [])
    if isinstance(also, str) and also != ANY:
        raise BadLesson(f"{where}: also: {also!r} is neither {ANY!r} nor a list of answers")
    return Step(
        data["name"],
        _texts(data.get("before", []), f"{where}: before"),
        _action(data["answer"], f"{where}: answer"),
        None if also == ANY else [_action(each, f"{where}: also") for each in also],
        _texts(data.get("point", []), f"{where}: point"),
        _played(data.get("others", []), f"{where}: others"),
    )


def _texts(data: list[Any], where: str) -> list[str]:
    for each in data:
        if not isinstance(each, str):
            raise BadLesson(f"{where}: {each!r} is not a text")
    return data


def _action(data: Any, where: str) -> Action:
    try:
        return as_action(data)
    except Illegal as refusal:
        raise BadLesson(f'{where}: {data!r} is not an action, such as ["pass"]') from refusal


def _played(data: list[Any], where: str) -> list[Played]:
    found: list[Played] = []
    for each in data:
        if not isinstance(each, list) or not each or type(each[0]) is not int:
            raise BadLesson(f'{where}: {each!r} is not a seat and an action, such as [1, "pass"]')
        found.append((each[0], _action(each[1:], where)))
    return found


def _count(actions: Sequence[Played], seat: int) -> int:
    return sum(each == seat for each, _ in actions)


def _fits(action: Any, pattern: Any) -> bool:
    if pattern == WILD:
        return True
    if isinstance(action, tuple) and isinstance(pattern, tuple):
        return len(action) == len(pattern) and all(map(_fits, action, pattern))
    return bool(action == pattern)


def _asked(decision: Decision) -> str:
    """What is asked instead, for whoever writes a lesson."""
    first = [str(action) for _, action in zip(range(40), decision, strict=False)]
    return f"{decision.prompt} takes {', '.join(first)}"


def said(lesson: Lesson) -> Iterator[str]:
    """Every key of a sentence that the lesson says."""
    for step in lesson.steps:
        yield from (*step.says, step.do)
    yield f"lesson-{END}"

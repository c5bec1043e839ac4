"""Every lesson is played from its data to its end, and says all it says in every language."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import FluentParser

from cosmodrome.games import find, ids
from cosmodrome.kernel import Game
from cosmodrome.text.lesson import BadLesson, Lesson, lesson_of, said
from tests.toys.cargo import Cargo

from .messages import LANGUAGES

GAMES = [game for game in map(find, ids()) if lesson_of(game) is not None]
MOST_WAYS = 200


def the_lesson(game: Game) -> Lesson:
    lesson = lesson_of(game)
    assert lesson is not None
    return lesson


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_can_be_played_to_its_end_by_every_answer_it_takes(game: Game) -> None:
    lesson = the_lesson(game)
    ways = [lesson.begin()]
    for number, step in enumerate(lesson.steps):
        onward = []
        for state in ways:
            for answer in lesson.answers(state):
                assert state.decision(lesson.seat).accept(answer) == answer, f"{step.name}: not the canonical spelling"
                after = state.copy()
                lesson.go_on(after, answer)
                after.audit()
                onward.append(after)
        ways = list(itertools.islice(onward, MOST_WAYS))
        assert all(lesson.place(state) == number + 1 for state in ways), step.name
    assert 12 <= len(lesson.steps) <= 30
    for state in ways:
        assert lesson.step(state) is None
        assert not state.over, "a lesson leads into a game"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_says_what_it_says_in_every_language(game: Game, language: str) -> None:
    text = (game.folder / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    assert [entry for entry in FluentParser().parse(text).body if type(entry).__name__ == "Junk"] == []
    known = [entry.id.name for entry in FluentResource(text).body if hasattr(entry, "id")]
    assert sorted(known) == sorted(said(the_lesson(game)))


QUICK, SLOW = (200, 6, 2), (150, 8, 2)
"""Words read in a minute, seconds for what is to be done, and to turn a page."""


def reckoned(lesson: Lesson, text: str, how: tuple[int, int, int]) -> float:
    """How many minutes somebody takes who reads and acts like that."""
    words, doing, turning = how
    read = sum(len(line.partition("=")[2].split()) for line in text.splitlines() if line.startswith("lesson-"))
    steps = len(lesson.steps)
    pages = sum(len(step.says) for step in lesson.steps)
    return read / words + (steps * doing + (pages - steps) * turning) / 60


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_lesson_takes_four_to_ten_minutes_and_about_what_it_says(game: Game, language: str) -> None:
    lesson = the_lesson(game)
    text = (game.folder / "lesson" / f"{language}.ftl").read_text(encoding="utf-8")
    quick, slow = (reckoned(lesson, text, how) for how in (QUICK, SLOW))
    assert 4 <= quick <= lesson.minutes <= slow <= 10


HEAD = "minutes = 5\nseats = 2\nseed = 'x'\n"
STEP = "[[step]]\nname = 'a'\n"

BAD = {
    "minutes = ": "Invalid value",
    "minutes = 5": "seats is missing",
    "minutes = 'five'\nseats = 2\nseed = 'x'\nstep = []": "minutes: 'five' is of the wrong kind",
    "minutes = 5\nseats = 99\nseed = 'x'\nstep = []": "99 seats",
    f"{HEAD}step = []\nsteps = []": "'steps' is unknown; there are: minutes",
    f"{HEAD}step = []\nseat = 2": "seat 2 is none of 0 to 1",
    f"{HEAD}{STEP}": "step 'a': answer is missing",
    f"{HEAD}[[step]]\nanswer = ['fly']": "step 1: name is missing",
    f"{HEAD}{STEP}answer = [1]": "[1] is not an action",
    f"{HEAD}{STEP}answer = ['fly']\nalso = 'all'": "neither 'any' nor a list",
    f"{HEAD}{STEP}answer = ['fly']\nothers = ['fly']": "not a seat and an action",
    f"{HEAD}{STEP}answer = ['dance']": "step 'a': ('dance',) is not legal",
    f"{HEAD}step = []\nopening = [[1, 'dance']]": "opening: action 1, ('dance',) of seat 1",
    f"{HEAD}{STEP}answer = ['fly']\n{STEP}answer = ['fly']": "'a' is said twice",
}


@pytest.mark.parametrize("text", BAD, ids=BAD.values())
def test_a_lesson_that_can_not_be_held_is_refused_with_its_place(text: str, tmp_path: Path) -> None:
    (tmp_path / "lesson").mkdir()
    file = tmp_path / "lesson" / "steps.toml"
    file.write_text(text, encoding="utf-8")
    game = Cargo()
    game.folder = tmp_path
    with pytest.raises(BadLesson) as error:
        lesson = the_lesson(game)
        lesson.answers(lesson.begin())
    assert str(file) in str(error.value) and BAD[text] in str(error.value)

"""Play a lesson as it is written and show what is asked where it ends: for whoever writes one.

python tools/rehearse_lesson.py outpost          the end, and what every waiting seat may answer
python tools/rehearse_lesson.py outpost all      every step as well, with the question before it
"""

from __future__ import annotations

import sys

from cosmodrome.games import find
from cosmodrome.games.lines import Say
from cosmodrome.kernel import Decision, Message, State
from cosmodrome.text import Catalogue
from cosmodrome.text.lesson import BadLesson, lesson_of

SHOWN = 25


def rehearse(game_id: str, every: bool) -> None:
    game = find(game_id)
    lesson = lesson_of(game)
    if lesson is None:
        raise SystemExit(f"{game_id} has no lesson/steps.toml")
    say = Catalogue(game, "en").say
    try:
        state = lesson.begin()
        told = 0
        for step in lesson.steps:
            answers = lesson.answers(state)
            if every:
                told = tell(state, lesson.seat, say, told)
                prompt = say(*asked(state.decision(lesson.seat)))
                print(f"\n== {step.name}: {prompt} {', '.join(map(str, answers))}")
            lesson.go_on(state, step.answer)
        tell(state, lesson.seat, say, told)
    except BadLesson as error:
        tell(state, lesson.seat, say, told)
        print(f"\n{error}")
    for seat in state.waiting:
        ask(state, seat, say)
    print(f"\nscores {state.scores}, over {state.over}")


def tell(state: State, seat: int, say: Say, told: int) -> int:
    for event in state.events(seat, told):
        print("   ", say(event.key, event.params))
    return len(state.journal or [])


def asked(decision: Decision) -> Message:
    return decision.prompt, decision.params or {}


def ask(state: State, seat: int, say: Say) -> None:
    decision: Decision = state.decision(seat)
    print(f"\nseat {seat}: {say(*asked(decision))} [{decision.prompt}, {decision.shape}]")
    for _, action in zip(range(SHOWN), decision, strict=False):
        print("   ", list(action), "--", say(*state.game.describe(action)))


if __name__ == "__main__":
    rehearse(sys.argv[1], len(sys.argv) > 2)

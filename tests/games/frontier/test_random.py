"""Whole games at random: everything is kept in order, and everything can be said in both languages."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice, Message
from tests.play import actor

from .messages import LANGUAGES, bundle

GAMES: tuple[tuple[int, dict[str, object]], ...] = (
    (1, {"start": "short"}),
    (2, {"edition": "base", "factions": "choose"}),
    (3, {"start": "quick"}),
    (4, {"start": "short", "combat": "m3", "outer_glory": True}),
    (5, {"start": "short", "edition": "base", "combat": "off", "map": "third"}),
)


class Listener:
    """Notes what can not be said."""

    def __init__(self) -> None:
        self.silent: set[str] = set()
        self.heard: set[str] = set()

    def hear(self, key: str) -> None:
        if key not in self.heard:
            self.heard.add(key)
            self.silent.update(f"{key} ({language})" for language in LANGUAGES if not bundle(language).has_message(key))

    def hear_message(self, message: Message) -> None:
        key, params = message
        self.hear(key)
        for value in params.values():
            for each in value if isinstance(value, list) else [value]:
                if isinstance(each, tuple) and len(each) == 2 and isinstance(each[1], dict):
                    self.hear_message(each)


def play(state: FrontierState, seed: str, listener: Listener) -> None:
    dice = Dice(seed)
    game = state.game
    for _ in range(20_000):
        if state.over:
            return
        seat = actor(state, dice)
        decision = state.decision(seat)
        listener.hear(decision.prompt)
        for _, why in state.closed(seat):
            if why.rule:
                listener.hear(why.reason)
        action = decision.sample(dice)
        listener.hear_message(game.describe(action))
        state.apply(seat, action)
        state.audit()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_a_game_at_random_keeps_everything_in_order(number: int) -> None:
    seats, options = GAMES[number]
    game = FrontierGame()
    listener = Listener()
    for seed in ("one", "two", "three"):
        state = game.start(seats, game.resolve({"years": 24, **options}), seed)
        assert isinstance(state, FrontierState)
        play(state, seed, listener)
        for event in state.journal or []:
            listener.hear(event.key)
    assert sorted(listener.silent) == [], "\n".join(sorted(listener.silent))

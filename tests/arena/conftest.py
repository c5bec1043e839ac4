"""The arena finds the toy games by their ids, beside the real ones."""

from __future__ import annotations

import importlib

import pytest

from cosmodrome.games import find
from cosmodrome.kernel import Game

from ..bots.toy import NIM, TENDER


def find_toy(game_id: str) -> Game:
    for game in (NIM, TENDER):
        if game.id == game_id:
            return game
    return find(game_id)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.import_module("cosmodrome.arena.simulate"), "find", find_toy)

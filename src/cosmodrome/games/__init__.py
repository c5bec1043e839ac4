"""The games: one folder each. A folder that has a `GAME` is a game; nothing else needs to be told about it."""

from __future__ import annotations

import importlib
from pathlib import Path

from ..kernel import BadSetup, Game, find_games_by


def ids() -> list[str]:
    """The ids of all games, sorted."""
    packages = [path for folder in __path__ for path in Path(folder).glob("*/__init__.py")]
    return sorted(path.parent.name for path in packages if "GAME" in path.read_text(encoding="utf-8"))


def find(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in ids():
        text = f"unknown game {game_id!r}; there are: {', '.join(ids())}"
        raise BadSetup(text, "setup-no-such-game", {"game": game_id, "games": ids()})
    game = importlib.import_module(f"{__name__}.{game_id}").GAME
    assert isinstance(game, Game)
    return game


def folders_with(name: str) -> list[Path]:
    """The folders here that have a file of this name, whether or not they are games already."""
    return sorted(path.parent for folder in __path__ for path in Path(folder).glob(f"*/{name}"))


def data_file(game_id: str, name: str) -> Path | None:
    """The file of this name among a game's data, if there is one."""
    paths = (Path(folder, game_id, "data", name) for folder in __path__)
    return next((path for path in paths if path.is_file()), None)


find_games_by(find)

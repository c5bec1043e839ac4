"""The toys where the program looks for games, so that commands and servers find them by their ids."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from . import TOYS


@contextmanager
def toys_listed(folder: Path) -> Iterator[None]:
    """For a while, every toy has a folder of its own below `folder` and is listed beside the real games."""
    for toy in TOYS:
        (folder / toy.id).mkdir()
        (folder / toy.id / "__init__.py").write_text(f"from tests.toys.{toy.id} import {toy.id.upper()} as GAME\n")
    games = sys.modules["cosmodrome.games"]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(games, "__path__", [*games.__path__, str(folder)])
        yield
    for toy in TOYS:
        sys.modules.pop(f"cosmodrome.games.{toy.id}", None)

"""The commands are tried on the toy games, put where the program looks for games."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cosmodrome.cli import main
from tests.toys.listed import toys_listed

Run = Callable[..., "Outcome"]


class Outcome:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


@pytest.fixture(autouse=True)
def toys(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    with toys_listed(tmp_path_factory.mktemp("games")):
        yield


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process, with these lines as its input."""

    def runner(*argv: object, typed: str = "") -> Outcome:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        code = main([str(argument) for argument in argv])
        out, err = capsys.readouterr()
        return Outcome(code, out, err)

    return runner


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """The file of a finished game."""
    file = tmp_path / "finished.json"
    outcome = run("play", "cargo", "--people", "", "--bots", "random", "--seed", "7", "--save", file)
    assert outcome.code == 0
    return file

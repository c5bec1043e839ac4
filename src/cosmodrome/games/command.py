"""What a game may add to the command line: `COMMANDS` in a module `commands.py` of its folder."""

from __future__ import annotations

from abc import ABC, abstractmethod
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, ClassVar

from .lines import Say


class Command(ABC):
    """A command of a game's own. What is wrong with its arguments is raised as `Illegal`, and said in words."""

    name: ClassVar[str]
    summary: ClassVar[str]
    """What `cosmodrome --help` says of it."""

    @abstractmethod
    def arguments(self, parser: ArgumentParser) -> None:
        """What it takes; `--json` and `--lang` are added by the command line."""

    @abstractmethod
    def run(self, args: Namespace, every_language: Sequence[Say]) -> Any:
        """The result as plain data, as `--json` prints it. People may name things in any of the languages."""

    @abstractmethod
    def lines(self, args: Namespace, result: Any, say: Say) -> list[str]:
        """The result for people."""

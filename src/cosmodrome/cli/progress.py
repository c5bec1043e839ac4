"""A progress bar for whoever waits before a terminal; files and pipes get none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..arena.simulate import Progress as Report


@contextmanager
def progress_bar(title: str) -> Iterator[Report]:
    """Gives a function to be told how much of how much is done."""
    with _bar() as progress:
        task = progress.add_task(title, total=None)

        def report(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield report


@contextmanager
def subject_bar(total: int) -> Iterator[Callable[[str], None]]:
    """Gives a function to be told what is done next, of so many things."""
    with _bar() as progress:
        task = progress.add_task("", total=total)
        begun = 0

        def announce(subject: str) -> None:
            nonlocal begun
            progress.update(task, description=subject, completed=begun)
            begun += 1

        yield announce


def _bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())

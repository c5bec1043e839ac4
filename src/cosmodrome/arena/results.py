"""What comes of many games, as files: a tidy table, records, a picture. Each is there whole, or not at all."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import IO, Any

from ..kernel import BadRecord, BadSetup, Record
from .match import Match

COLUMNS = (
    "match",
    "game",
    "options",
    "seats",
    "seed",
    "seat",
    "bot",
    "score",
    "share",
    "finished",
    "actions",
    "rounds",
)
"""The columns of a table of results: one row for every game and seat.

`match` counts the games from 0 in the order of the records; `share` is the part of the win (1 for a sole winner);
`seed` is the game's own, from which it can be played again; `options` are those that were given, as JSON.
"""

RECORDS = "records.jsonl"
"""The file of a folder of records: a record in every line, each a whole record file by itself."""


def rows(match: Match, number: int, game: str, options: dict[str, object]) -> list[dict[str, Any]]:
    """A game as rows of a table, one for every seat."""
    shared = {
        "match": number,
        "game": game,
        "options": json.dumps(options, sort_keys=True),
        "seats": len(match.specs),
        "seed": match.seed,
        "finished": int(match.finished),
        "actions": match.actions,
        "rounds": len(match.curve),
    }
    return [
        {**shared, "seat": seat, "bot": bot, "score": match.scores[seat], "share": match.shares[seat]}
        for seat, bot in enumerate(match.specs)
    ]


def load_records(path: Path | str) -> Iterator[Record]:
    """The records in a folder that `--records` has written, or in such a file, one after the other.

    They are read one by one, so there may be any number of them. `players` says who sat where, `replay` and `states`
    lead through the game. BadRecord names the file and the line of what is none.
    """
    file = Path(path) / RECORDS if Path(path).is_dir() else Path(path)
    try:
        with file.open(encoding="utf-8") as lines:
            for number, line in enumerate(lines, 1):
                try:
                    yield Record.parse(line)
                except BadRecord as error:
                    raise BadRecord(f"{file}, line {number}: {error}") from error
    except UnicodeDecodeError as error:
        raise BadRecord(f"{file} is not a text file") from error
    except OSError as error:
        raise BadRecord(f"{file} can not be read: {error.strerror}") from error


class Results:
    """Writes what is wanted of the games as they are played."""

    def __init__(self, game: str, options: dict[str, object]) -> None:
        self.game = game
        self.options = options
        self.number = 0
        self.table: csv.DictWriter[str] | None = None
        self.records: IO[str] | None = None

    def add(self, match: Match) -> None:
        if self.table is not None:
            self.table.writerows(rows(match, self.number, self.game, self.options))
        if self.records is not None:
            self.records.write(match.record + "\n")
        self.number += 1


@contextmanager
def results(
    game: str, options: dict[str, object], table: Path | None = None, records: Path | None = None
) -> Iterator[Results]:
    """Files for the results, opened before anything is played: what can not be written is refused at once."""
    found = Results(game, options)
    with ExitStack() as files:
        if table is not None:
            found.table = csv.DictWriter(files.enter_context(written(table)), COLUMNS, lineterminator="\n")
            found.table.writeheader()
        if records is not None:
            files.enter_context(_folder(records))
            found.records = files.enter_context(written(records / RECORDS))
        yield found


@contextmanager
def written(path: Path) -> Iterator[IO[str]]:
    """A text file under another name, which gets its own when all went well."""
    with drafted(path) as draft:
        try:
            file = draft.open("w", encoding="utf-8", newline="")
        except OSError as error:
            raise unwritable(path, error) from error
        with file:
            yield file


@contextmanager
def drafted(path: Path) -> Iterator[Path]:
    """Where to write a file that is meant for this place: it gets there when it is whole, and never in part."""
    if path.is_dir():
        raise BadSetup(f"{path} can not be written: it is a folder", "setup-folder", {"file": str(path)})
    draft = path.with_name(f".{path.name}.part")
    try:
        yield draft
        draft.replace(path)
    finally:
        with suppress(OSError):  # it is in its place, or could not be opened
            draft.unlink()


def unwritable(path: Path, error: OSError) -> BadSetup:
    """A file or a folder that can not be, with the reason of the system."""
    text = f"{path} can not be written: {error.strerror}"
    return BadSetup(text, "setup-unwritable", {"file": str(path), "reason": error.strerror or ""})


@contextmanager
def _folder(path: Path) -> Iterator[None]:
    """A folder that is there; if it is new and nothing comes of it, it goes again."""
    new = not path.exists()
    try:
        path.mkdir(exist_ok=True)
    except OSError as error:
        raise unwritable(path, error) from error
    try:
        yield
    except BaseException:
        if new:
            with suppress(OSError):
                path.rmdir()
        raise

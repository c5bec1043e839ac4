"""Reading record files for the commands that take one."""

from __future__ import annotations

from ..games import find
from ..kernel import Record, State


def load_verified(path: str) -> tuple[Record, State]:
    """A record and the state it leads to; BadRecord if anything it claims is not so."""
    record = Record.load(path, find)
    return record, record.verify()

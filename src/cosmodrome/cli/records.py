"""Reading record files for the commands that take one."""

from __future__ import annotations

from ..games import find
from ..kernel import BadRecord, BadSetup, Record, State
from ..kernel.options import resolve


def load_verified(path: str) -> tuple[Record, State]:
    """A record and the state it leads to; BadRecord if anything it claims is not so."""
    record = Record.load(path, find)
    try:
        resolve(record.game.options, dict(record.options))
        return record, record.verify()
    except (BadSetup, UnicodeError) as error:
        raise BadRecord(f"damaged record: {error}") from error

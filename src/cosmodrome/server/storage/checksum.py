"""Check sums of what is stored, so that a byte that has changed on the disk is found and not taken for the truth.

They find accidents. Whoever can write to the database can make them anew: against that, seeds are committed to.
"""

from __future__ import annotations

import hashlib

import msgspec

from .rows import Unreadable


def checksum(*values: object) -> str:
    """Of some values as the database holds them."""
    return hashlib.blake2b(msgspec.json.encode(values), digest_size=8).hexdigest()


def compare(what: str, stored: str, *values: object) -> None:
    """Unreadable if these are not the values that were stored. What is older than check sums has none."""
    if stored and stored != checksum(*values):
        raise Unreadable(f"{what} is damaged: it does not match its check sum")

"""What is good once and not for long: the challenge that a device signs, the link that a mail brings.

Whoever has one knows a secret that nobody can guess; the store knows only its hash, so that who reads the database can
be nobody by it. All processes share them.
"""

from __future__ import annotations

import hashlib

from .. import wall
from ..ids import unguessable
from ..storage import Store


async def issue(store: Store, about: str, seconds: float) -> str:
    """A new ticket about this."""
    ticket = unguessable(32)
    at = wall.now()
    await store.people.issue(_hash(ticket), about, at + seconds, at)
    return ticket


async def redeem(store: Store, ticket: str, kind: str) -> str | None:
    """What a ticket of this kind is about, and from now on it is worth nothing; None if it is not good."""
    return _of_kind(kind, await store.people.redeem(_hash(ticket), wall.now()))


async def look(store: Store, ticket: str, kind: str) -> str | None:
    """What a ticket of this kind is about; it stays good."""
    return _of_kind(kind, await store.people.ticket(_hash(ticket), wall.now()))


def _of_kind(kind: str, about: str | None) -> str | None:
    found, _, rest = (about or "").partition(" ")
    return rest if about is not None and found == kind else None


def _hash(ticket: str) -> str:
    return hashlib.sha256(ticket.encode()).hexdigest()

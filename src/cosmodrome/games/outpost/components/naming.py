"""What factories are called: messages of the catalogue."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import Message
from .cards import RESOURCES


def factory(resource: str) -> str:
    """The factory that produces this."""
    return resource + "_factory"


def factories(resource: str, number: int) -> Message:
    """So many factories that produce this."""
    return resource + "_factories", {"number": number}


def all_factories(resources: Sequence[str]) -> list[Message]:
    """The factories for these resources, each kind once with its number."""
    return [factories(name, resources.count(name)) for name in RESOURCES if name in resources]

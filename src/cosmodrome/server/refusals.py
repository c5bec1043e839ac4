"""What the server refuses, and how it says so."""

from __future__ import annotations

from math import ceil
from typing import Any

from ..kernel import BadSetup
from .payloads import Problem
from .storage import Away, StorageError


class Refusal(Exception):
    """A request that is not granted; nothing has changed. `status` is that of HTTP."""

    def __init__(self, status: int, key: str, params: dict[str, Any] | None = None, detail: str = "") -> None:
        super().__init__(key)
        self.status = status
        self.problem = Problem(message=(key, params or {}), detail=detail)


class Irrevocable(Exception):
    """An answer that could not be taken back, of somebody who may not know; nothing has changed."""

    def __init__(self, preview: dict[str, Any]) -> None:
        super().__init__("it could not be taken back")
        self.preview = preview
        """What would come of it."""


def not_found(key: str, **params: Any) -> Refusal:
    return Refusal(404, key, params)


def forbidden(key: str, **params: Any) -> Refusal:
    return Refusal(403, key, params)


def conflict(key: str, **params: Any) -> Refusal:
    return Refusal(409, key, params)


def too_fast(wait: float) -> Refusal:
    """Somebody does something too often; they may do it again after so many seconds."""
    return Refusal(429, "problem-too-fast", {"seconds": max(1, ceil(wait))})


def of_store(error: StorageError) -> Problem:
    """Why nothing comes of something, where the database did not do its part."""
    return Problem(message=("problem-away" if isinstance(error, Away) else "problem-store", {}))


def malformed(detail: str) -> Refusal:
    return Refusal(400, "problem-malformed", detail=detail)


def bad_setup(error: BadSetup) -> Refusal:
    """A game that can not be played so, in words for players and for programmers."""
    return Refusal(400, error.key or "problem-bad-setup", error.params, str(error))

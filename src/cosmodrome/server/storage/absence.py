"""Since when the database is away: whoever finds that out has found it out for all who ask."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Lock
from typing import Final

from .rows import Away

logger = logging.getLogger(__name__)

KNOWN: Final = 2.0
"""Seconds after which a database that is away is more than a stumble: nobody is kept waiting for it any more."""

_LONGEST: Final = 1.0
"""Seconds for which somebody who asks waits for the one who tries."""


class Absence:
    """Shared by all connections to one database, which may be used by a thread each."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._since: float | None = None
        self._trying = Lock()
        self._failed = float("-inf")

    @property
    def since(self) -> float | None:
        return self._since

    @property
    def known(self) -> bool:
        since = self._since
        return since is not None and time.monotonic() - since > KNOWN

    def begin(self, at: float) -> None:
        """It was away then; perhaps it already was before."""
        if self._since is None:
            self._since = at

    def end(self) -> None:
        since, self._since = self._since, None
        if since is not None and time.monotonic() - since > KNOWN:
            logger.warning("%s is back after %.0f seconds", self._name, time.monotonic() - since)

    def refuse_if_known(self, asked: float, connect: Callable[[], object]) -> None:
        """Away, for who asks while it is known to be away, unless it turns out to be back.

        One tries for all who ask meanwhile. That may take long where nothing answers, and then nobody waits for it.
        """
        if not self.known:
            return
        if not self._trying.acquire(timeout=max(0.0, asked + _LONGEST - time.monotonic())):
            raise self._refusal()
        try:
            self._try(asked, connect)
        finally:
            self._trying.release()

    def _try(self, asked: float, connect: Callable[[], object]) -> None:
        if not self.known:  # whoever was before us has found it
            return
        if self._failed >= asked:
            raise self._refusal()
        try:
            connect()
        except Exception as error:
            self._failed = time.monotonic()
            raise self._refusal() from error

    def _refusal(self) -> Away:
        return Away(f"{self._name} can not be used: it is away")

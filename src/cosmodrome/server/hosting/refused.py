"""Who tries what they may not, again and again, leaves a trace in the log: what was refused, where and how often.

Not who it was: a proxy knows that, by the id of the request.
"""

from __future__ import annotations

import logging
import time
from typing import Final

logger = logging.getLogger(__name__)

EVERY: Final = 60.0
"""Seconds between two lines of one kind: whoever floods the server does not flood its log."""

REFUSED_FOR: Final = "cosmodrome.refused"
"""Where a scope says why it was refused, if the answer does not: other sites' pages, and sockets that are cut off."""
ALWAYS: Final = (413, 421, 429, 4403, 4429)
"""Too large, for another host, too often; sockets of other sites' pages, and too many."""
KEYS: Final = (403, 409)
"""Signatures, links and codes that are not good, where somebody says who they are."""
PROVING: Final = ("/api/sign-in", "/api/me/passkeys", "/api/me/mail")
PLACES: Final = (*PROVING, "/api/me", "/api/tables", "/api", "/ws")
"""Where something is refused, the narrowest first: no more of an address, in which ids and nonsense may stand."""


class Refused:
    """The lines that are written, and what has been left out since."""

    def __init__(self) -> None:
        self._next: dict[tuple[int, str], float] = {}
        self._unsaid: dict[tuple[int, str], int] = {}

    def note(self, code: int, path: str) -> None:
        """A request was answered with this status, or a socket closed with this code."""
        if code not in ALWAYS and not (code in KEYS and path.startswith(PROVING)):
            return
        kind = code, next((each for each in PLACES if path.startswith(each)), "/")
        at = time.monotonic()
        if at < self._next.get(kind, 0.0):
            self._unsaid[kind] = self._unsaid.get(kind, 0) + 1
            return
        self._next[kind] = at + EVERY
        logger.warning(
            "refused with %d at %s; %d more like it since the last such line", *kind, self._unsaid.pop(kind, 0)
        )

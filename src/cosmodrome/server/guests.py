"""Who somebody is: a guest carries a player id in a signed cookie, and nothing else."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

from .ids import unguessable

YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 200
"""No cookie of ours is longer: a longer one is not worth the hashing."""


OUT: Final = "out"
"""The word with which a process tells the others that somebody has logged out everywhere."""


class Guests:
    """Writes and reads the cookies. Whoever has the secret can be anybody.

    A cookie says how often its player had logged out everywhere when it was given: after one time more it names nobody.
    """

    def __init__(self, secret: str, secure: bool) -> None:
        self.secure = secure
        self.logouts: dict[str, int] = {}
        """How often people have logged out everywhere; those who never have are not in it."""
        self.blocked: frozenset[str] = frozenset()
        """Those whom the host has shut out: their cookies name nobody."""
        # A browser takes a `__Host-` cookie only from the host itself over https, so no neighbour can plant one.
        self.name = "__Host-cosmodrome-guest" if secure else "cosmodrome-guest"
        self.sign_with(secret)

    def sign_with(self, secret: str) -> None:
        """From now on only what is signed with this is good."""
        self._signer = TimestampSigner(
            secret, salt="cosmodrome guest", key_derivation="hmac", digest_method=hashlib.sha256
        )

    @staticmethod
    def new_id() -> str:
        return unguessable(16)

    def cookie(self, player_id: str) -> str:
        """The value of a Set-Cookie header that makes its receiver this player for a year."""
        times = self.logouts.get(player_id, 0)
        return self._set(self._signer.sign(f"{player_id}~{times}" if times else player_id).decode(), YEAR)

    def no_cookie(self) -> str:
        """The value of a Set-Cookie header that makes its receiver nobody."""
        return self._set("", 0)

    def _set(self, value: str, seconds: int) -> str:
        secure = "; Secure" if self.secure else ""
        return f"{self.name}={value}; Max-Age={seconds}; Path=/; HttpOnly; SameSite=Lax{secure}"

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The player these cookies name; None if there is none, if we did not sign it or if it counts no more."""
        signed = cookies.get(self.name, "")
        if not signed or len(signed) > LONGEST:
            return None
        try:
            text, since = self._signer.unsign(signed, return_timestamp=True)
            player, _, times = text.decode().partition("~")
            # One from the future is good: we signed it before our clock was put right.
            good = time.time() - since.timestamp() <= YEAR and int(times or 0) == self.logouts.get(player, 0)
        except (BadSignature, ValueError):
            return None
        return player if good and player and player not in self.blocked else None

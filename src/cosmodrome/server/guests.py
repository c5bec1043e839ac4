"""Who somebody is: a guest carries a player id in a signed cookie, and nothing else."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Mapping
from typing import Final

from itsdangerous import BadSignature, TimestampSigner

YEAR: Final = 365 * 24 * 3600
LONGEST: Final = 200
"""No cookie of ours is longer: a longer one is not worth the hashing."""


class Guests:
    """Writes and reads the cookies. Whoever has the secret can be anybody."""

    def __init__(self, secret: str, secure: bool) -> None:
        self.secure = secure
        # A browser takes a `__Host-` cookie only from the host itself over https, so no neighbour can plant one.
        self.name = "__Host-cosmodrome-guest" if secure else "cosmodrome-guest"
        self._signer = TimestampSigner(
            secret, salt="cosmodrome guest", key_derivation="hmac", digest_method=hashlib.sha256
        )

    @staticmethod
    def new_id() -> str:
        """An id nobody can guess."""
        return secrets.token_urlsafe(16)

    def cookie(self, player_id: str) -> str:
        """The value of a Set-Cookie header that makes its receiver this player for a year."""
        signed = self._signer.sign(player_id).decode()
        secure = "; Secure" if self.secure else ""
        return f"{self.name}={signed}; Max-Age={YEAR}; Path=/; HttpOnly; SameSite=Lax{secure}"

    def read(self, cookies: Mapping[str, str]) -> str | None:
        """The player these cookies name; None if there is none, or if we did not sign it."""
        signed = cookies.get(self.name, "")
        if not signed or len(signed) > LONGEST:
            return None
        try:
            player, since = self._signer.unsign(signed, return_timestamp=True)
            # One from the future is good: we signed it before our clock was put right.
            return player.decode() or None if time.time() - since.timestamp() <= YEAR else None
        except (BadSignature, UnicodeError):
            return None

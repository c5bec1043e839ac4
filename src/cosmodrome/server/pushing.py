"""Web push: a letter to somebody's browser, through the push service of whoever made that.

What is sent is encrypted for that browser alone (`http_ece`) and signed with a key of the server's own (`py_vapid`),
which lies in the database with the one that cookies are signed with.
"""

from __future__ import annotations

import base64
import hashlib
from typing import Any
from urllib.parse import urlsplit

import msgspec

from ..kernel import BadSetup
from .channels import Letter, Outcome, posted
from .refusals import Refusal
from .storage import PushRow

TTL = 86400
"""Seconds for which a push service keeps what it can not deliver at once."""

GONE = (404, 410)
"""How a push service says that there is no such browser any more."""

POINT, SECRET = 65, 16
"""Bytes of a browser's public key, and of what it shares with those who write to it."""


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def check(row: PushRow, private: bool) -> None:
    """Refuse what no browser would have said."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        url = urlsplit(row.endpoint)
        key, auth = decoded(row.key), decoded(row.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), key)
        good = len(key) == POINT and len(auth) == SECRET and bool(url.hostname) and not url.username
        good = good and (url.scheme == "https" or (private and url.scheme == "http")) and url.port != 0
        good = good and ":" not in (url.hostname or "")  # an address instead of a name: nothing is signed for such
    except ValueError:
        good = False
    if not good or not row.endpoint.isascii() or not row.endpoint.isprintable() or " " in row.endpoint:
        raise Refusal(400, "problem-bad-push")


def new_key() -> str:
    """A key to sign with, as text."""
    vapid = _vapid().Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


class Push:
    def __init__(self, key: str, contact: str, private: bool) -> None:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        self._vapid = _vapid().Vapid02.from_pem(key.encode())
        self._contact = contact
        self._private = private
        self.public = encoded(self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        """What a browser must know to let this server write to it."""

    async def send(self, to: PushRow, letter: Letter) -> tuple[Outcome, bool]:
        """What has become of it, and whether that browser is still there."""
        url = urlsplit(to.endpoint)
        signed = self._vapid.sign({"sub": self._contact, "aud": f"{url.scheme}://{url.netloc}"})
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL),
            "Topic": encoded(hashlib.sha256(letter.id.encode()).digest())[:32],
            "Authorization": signed["Authorization"],
        }
        outcome, status = await posted(url, headers, _sealed(to, letter), self._private)
        return outcome, status not in GONE


def _sealed(to: PushRow, letter: Letter) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    data = msgspec.json.encode({"id": letter.id, **letter.data})
    key = ec.generate_private_key(ec.SECP256R1())
    sealed: bytes = http_ece.encrypt(data, private_key=key, dh=decoded(to.key), auth_secret=decoded(to.auth))
    return sealed


def _vapid() -> Any:
    """The library, which only whoever pushes has to have."""
    try:
        import py_vapid
    except ImportError as error:
        raise BadSetup("--push needs the packages of cosmodrome[push]") from error
    return py_vapid

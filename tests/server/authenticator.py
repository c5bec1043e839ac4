"""A device that keeps passkeys, in software: it does what a browser and its authenticator do together."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any
from urllib.parse import urlsplit

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from .client import Guest

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Device:
    """Has one key; what it signs can be bent, to see that it is refused."""

    def __init__(self) -> None:
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())

    def make(self, options: dict[str, Any], origin: str) -> dict[str, Any]:
        """What `navigator.credentials.create` gives."""
        numbers = self.key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(public)
        data = self._data(options["rp"]["id"], ATTESTED) + attested
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"], origin)
        return self._credential({"clientDataJSON": bytes_to_base64url(client), "attestationObject": encoded(made)})

    def sign(self, options: dict[str, Any], origin: str, host: str = "") -> dict[str, Any]:
        """What `navigator.credentials.get` gives."""
        data = self._data(host or options["rpId"], 0)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._credential(
            {
                "clientDataJSON": encoded(client),
                "authenticatorData": encoded(data),
                "signature": encoded(signature),
                "userHandle": None,
            }
        )

    def _data(self, host: str, more: int) -> bytes:
        flags = bytes([PRESENT | VERIFIED | more])
        return hashlib.sha256(host.encode()).digest() + flags + struct.pack(">I", 0)

    def _client(self, kind: str, challenge: str, origin: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin, "crossOrigin": False}).encode()

    def _credential(self, response: dict[str, Any]) -> dict[str, Any]:
        shown = encoded(self.id)
        return {"id": shown, "rawId": shown, "type": "public-key", "response": response, "clientExtensionResults": {}}


def encoded(data: bytes) -> str:
    return bytes_to_base64url(data)


def bent(text: str) -> str:
    """The same but for one bit."""
    data = bytearray(base64url_to_bytes(text))
    data[-1] ^= 1
    return encoded(bytes(data))


def browser(guest: Guest) -> str:
    """Let this person ask as a page of the server's does, which says where it is from: that origin."""
    guest.http.headers["origin"] = guest.base
    return guest.base


def host(base: str) -> str:
    return urlsplit(base).hostname or ""


async def keep(guest: Guest, device: Device, label: str = "Laptop") -> Any:
    """This person has a key made on this device."""
    origin = browser(guest)
    offer = await guest.post("/api/me/passkeys/offer")
    made = device.make(offer["options"], origin)
    return await guest.post("/api/me/passkeys", {"ticket": offer["ticket"], "label": label, "credential": made})


async def sign_in(guest: Guest, device: Device) -> Any:
    """Whoever this is becomes the person with this device."""
    origin = browser(guest)
    offer = await guest.post("/api/sign-in/passkey/offer")
    signed = device.sign(offer["options"], origin)
    me = await guest.post("/api/sign-in/passkey", {"ticket": offer["ticket"], "credential": signed})
    guest.player = me["player"]
    return me

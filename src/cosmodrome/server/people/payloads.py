"""What crosses the wire about people, as types (see `server/payloads.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ..payloads import Address, Name, Payload, Request, Word

Ticket = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}$")]
"""Good once, for a few minutes."""


class PasskeyInfo(Payload):
    id: str
    label: str
    created: float
    used: float
    """Seconds since 1970."""


class Account(Payload):
    """How somebody can come back from anywhere; a guest can not."""

    name: str
    member: bool
    since: float | None
    """Seconds since 1970."""
    colour: int
    """Which they prefer, from 1; 0: any."""
    passkeys: list[PasskeyInfo]
    mail: str
    """Where a link can be sent by which they come back."""
    mails: bool
    """Whether the server sends such links."""


class Prefer(Request):
    """The colour one wants to have at tables, where nobody else has it; 0: any."""

    colour: Annotated[int, Meta(ge=0, le=9)]


class Ceremony(Payload):
    """What a browser needs to make a passkey, or to sign in with one (`navigator.credentials`)."""

    ticket: str
    options: dict[str, Any]
    """As WebAuthn has it in JSON."""


class KeepPasskey(Request):
    """A passkey that a device has made, as WebAuthn has it in JSON."""

    ticket: Ticket
    label: Name
    credential: dict[str, Any]


class RemovePasskey(Request):
    id: Annotated[str, Meta(max_length=2000)]


class ForgetMe(Request):
    """Everything is deleted that says who one was. Who means it repeats the name."""

    name: Name


class FriendTable(Payload):
    """A public table where a friend sits."""

    id: str
    game: str
    name: str


class FriendInfo(Payload, kw_only=True):
    name: str
    state: Literal["friend", "asked", "asks"]
    """Asked by who reads this, or asks them."""
    online: bool
    tables: list[FriendTable]
    """Where they are, if they are there."""


class Member(Request):
    """Somebody by their name, which is theirs alone."""

    name: Name


class Whom(Request):
    """Somebody whom one sees at a table: by a line of the chat, or by the seat."""

    table: Word
    line: Annotated[int, Meta(ge=-(2**53), le=2**53)] | None = None
    seat: Annotated[int, Meta(ge=-(2**53), le=2**53)] | None = None


class MutedInfo(Payload):
    """Somebody whom one does not hear."""

    id: str
    name: str
    at: float


class Unmute(Request):
    id: Word


class Report(Request):
    """Whoever runs the server is told of somebody."""

    whom: Whom
    reason: Literal["insult", "cheating", "spam", "name", "other"]
    text: Annotated[str, Meta(max_length=500)] = ""


class Reported(Payload):
    """The host was told."""


class AskLink(Request):
    """A link is sent to this address, whoever's it is: who opens it has read mail there."""

    address: Annotated[Address, Meta(min_length=3)]
    language: Annotated[str, Meta(max_length=10)] = "en"


class LinkSent(Payload):
    minutes: int
    """For how long it is good, and once."""


class OpenLink(Request):
    ticket: Ticket


class SignIn(Request):
    """What a device has signed, as WebAuthn has it in JSON."""

    ticket: Ticket
    credential: dict[str, Any]

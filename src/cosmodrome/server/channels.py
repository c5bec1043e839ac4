"""The ways out of the house: how a letter is mailed or posted to a web address, and what has become of it.

Whoever is at the other end may be slow, down, or not what it says. So what comes of an attempt is one of four things,
and only what has certainly not arrived is tried again.
"""

from __future__ import annotations

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from contextlib import suppress
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import make_msgid
from enum import Enum
from typing import Any, Final
from urllib.parse import SplitResult, unquote, urlsplit

import msgspec

PATIENCE: Final = 10.0
"""Seconds that a webhook, or each step of a mail server, has."""
WHOLE: Final = 60.0
"""Seconds that all of a talk with a mail server may take: one that says a byte now and then is never done, though no
step is late."""
LONGEST: Final = 4096
"""Bytes of an answer's first line that are looked at."""


class Outcome(Enum):
    SENT = "sent"
    LATER = "later"
    """It has certainly not arrived; it may the next time."""
    REFUSED = "refused"
    """It has not arrived and never will."""
    UNKNOWN = "unknown"
    """It was handed over, and nobody said what came of it: it may have arrived, so it is never sent again."""


class Letter(msgspec.Struct, frozen=True):
    """What is to be told, in words, and as data for programs."""

    id: str
    to: str
    subject: str
    text: str
    data: dict[str, Any]


LOCAL: Final = tuple(map(ipaddress.IPv6Network, ("::/96", "64:ff9b:1::/48", "2002::/16")))
"""What `is_global` does not know of in every version: two old ways to write older addresses, and translation inside a
house."""
TRANSLATED: Final = ipaddress.IPv6Network("64:ff9b::/96")
"""Here the last four bytes are an address of the older kind."""


# webhooks

DISCORD: Final = ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com")
"""Its test versions name addresses of their own."""


async def by_webhook(letter: Letter, private: bool, patience: float = PATIENCE) -> Outcome:
    """POST it, as Discord wants to have it or as plain JSON. Addresses inside the house only if `private`."""
    url = urlsplit(letter.to)
    discord = url.hostname in DISCORD
    body = msgspec.json.encode(
        {"content": letter.text, "allowed_mentions": {"parse": []}} if discord else {"id": letter.id, **letter.data}
    )
    return (await posted(url, {"Content-Type": "application/json"}, body, private, patience))[0]


# posting


async def posted(
    url: SplitResult, headers: dict[str, str], body: bytes, private: bool, patience: float = PATIENCE
) -> tuple[Outcome, int]:
    """What has become of it, and the status it was answered with; nothing is followed, and hardly anything read."""
    handed = False
    try:
        async with asyncio.timeout(patience):
            address = await _address(url, private)
            if address is None:
                return Outcome.REFUSED, 0
            secure = ssl.create_default_context() if url.scheme == "https" else None
            reader, writer = await asyncio.open_connection(
                *address, ssl=secure, server_hostname=url.hostname if secure else None, limit=LONGEST
            )
            try:
                writer.write(_head(url, headers, len(body)) + body)
                handed = True
                await writer.drain()
                return _judged(await reader.readline())
            finally:
                writer.transport.abort()
    except (OSError, ssl.SSLError, TimeoutError, ValueError, asyncio.IncompleteReadError):
        return Outcome.UNKNOWN if handed else Outcome.LATER, 0


async def _address(url: SplitResult, private: bool) -> tuple[str, int] | None:
    """Where to connect to: looked up once, so that what was checked is what is used. None if it is not allowed."""
    port = url.port or (443 if url.scheme == "https" else 80)
    found = await asyncio.get_running_loop().getaddrinfo(url.hostname, port, type=socket.SOCK_STREAM)
    host = str(found[0][4][0])
    return (host, port) if private or is_public(host) else None


def is_public(host: str) -> bool:
    """Whether this address is one of the network at large, and so is every other one that it stands for."""
    parsed = ipaddress.ip_address(host)
    carried: tuple[ipaddress.IPv4Address, ...] = ()
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.is_site_local or any(parsed in network for network in LOCAL):
            return False
        carried = _carried(parsed)
    return all(each.is_global and not each.is_multicast for each in (parsed, *carried))


def _carried(parsed: ipaddress.IPv6Address) -> tuple[ipaddress.IPv4Address, ...]:
    """The older addresses in one of the newer kind, to which something on the way may pass on what is sent to it."""
    if parsed in TRANSLATED:
        return (ipaddress.IPv4Address(int(parsed) & 0xFFFFFFFF),)
    return parsed.teredo or ()


def _head(url: SplitResult, headers: dict[str, str], length: int) -> bytes:
    path = (url.path or "/") + (f"?{url.query}" if url.query else "")
    usual = {"Host": url.netloc, "User-Agent": "Cosmodrome", "Content-Length": str(length), "Connection": "close"}
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**usual, **headers}.items()), "", ""]
    return "\r\n".join(lines).encode("ascii")


def _judged(line: bytes) -> tuple[Outcome, int]:
    """What the first line of an answer says."""
    words = line.split()
    if len(words) < 2 or not words[0].startswith(b"HTTP/") or not words[1].isdigit():
        return Outcome.UNKNOWN, 0
    status = int(words[1])
    if 200 <= status < 300:
        return Outcome.SENT, status
    return Outcome.LATER if status >= 500 or status in (408, 425, 429) else Outcome.REFUSED, status


# mail

MAILED: Final = SMTP.clone(cte_type="7bit")
"""Every mail server takes that, whatever it says of itself."""


class Line:
    """A connection that can be cut, whatever a thread does with it just then, and under whatever encryption."""

    def __init__(self) -> None:
        self._end: socket.socket | None = None
        self.is_cut = False
        """From then on, what seems to be heard may be half a word."""

    def hold(self, connection: socket.socket) -> None:
        self._end = connection.dup()  # that of the thread changes when encryption begins
        if self.is_cut:
            self.cut()

    def cut(self) -> None:
        self.is_cut = True
        if self._end is not None:
            with suppress(OSError):  # the other end was quicker
                self._end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        if self._end is not None:
            self._end.close()


class Talk(smtplib.SMTP):
    """A talk with a mail server over a line that can be cut from its first word on."""

    def __init__(self, host: str, port: int, patience: float, secure: ssl.SSLContext | None, line: Line) -> None:
        self._secure, self._line = secure, line
        super().__init__(host, port, timeout=patience)

    def _get_socket(self, host: str, port: int, timeout: float) -> socket.socket:
        """As `SMTP` and `SMTP_SSL` have it."""
        connection = socket.create_connection((host, port), timeout)
        self._line.hold(connection)
        return connection if self._secure is None else self._secure.wrap_socket(connection, server_hostname=host)


class Mail:
    """A mail server, from a URL such as `smtp://name:password@mail.example:587` (`smtps://` for TLS from the start)."""

    def __init__(self, url: str, sender: str, patience: float = PATIENCE, whole: float = WHOLE) -> None:
        parts = urlsplit(url)
        self._secure = parts.scheme == "smtps"
        self._host = parts.hostname or ""
        self._port = parts.port or (465 if self._secure else 587)
        self._name, self._password = unquote(parts.username or ""), unquote(parts.password or "")
        self._sender = sender
        self._patience, self._whole = patience, whole

    async def send(self, letter: Letter) -> Outcome:
        line, loop = Line(), asyncio.get_running_loop()
        sending = loop.run_in_executor(None, self._send, letter, line)
        alarm = loop.call_later(self._whole, line.cut)

        def done(_: asyncio.Future[Outcome]) -> None:
            alarm.cancel()
            line.close()

        sending.add_done_callback(done)
        return await asyncio.shield(sending)  # a thread goes on, whoever waits for it: so does its alarm

    def _send(self, letter: Letter, line: Line) -> Outcome:
        """Step by step: only from the last one on may it have arrived."""
        try:
            server = self._connected(line)
            try:
                refused = self._addressed(server, letter.to)
                if line.is_cut:
                    return Outcome.LATER
                outcome = refused or self._handed(server, letter)
                return Outcome.UNKNOWN if line.is_cut else outcome
            finally:
                with suppress(OSError, smtplib.SMTPException):  # what has become of the mail is known by now
                    server.quit()
                server.close()
        except smtplib.SMTPResponseException as error:
            return _meant(error.smtp_code)
        except (OSError, smtplib.SMTPException):
            return Outcome.LATER

    def _connected(self, line: Line) -> smtplib.SMTP:
        context = ssl.create_default_context()
        server = Talk(self._host, self._port, self._patience, context if self._secure else None, line)
        if self._secure:
            return self._greeted(server)
        server.ehlo_or_helo_if_needed()
        if server.has_extn("starttls"):
            server.starttls(context=context)
        elif self._name:  # a password is not shown to everybody on the way
            raise smtplib.SMTPNotSupportedError("the mail server offers no TLS")
        return self._greeted(server)

    def _greeted(self, server: smtplib.SMTP) -> smtplib.SMTP:
        if self._name:
            server.login(self._name, self._password)
        return server

    def _addressed(self, server: smtplib.SMTP, to: str) -> Outcome | None:
        server.ehlo_or_helo_if_needed()
        for code, _ in (server.mail(self._sender), server.rcpt(to)):
            if code >= 300:
                return _meant(code)
        return None

    def _handed(self, server: smtplib.SMTP, letter: Letter) -> Outcome:
        message = EmailMessage(MAILED)
        message["From"], message["To"], message["Subject"] = self._sender, letter.to, letter.subject
        message["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message.set_content(letter.text)
        try:
            code, _ = server.data(message.as_bytes())
        except smtplib.SMTPDataError as error:
            return _meant(error.smtp_code)
        except (OSError, smtplib.SMTPException):
            return Outcome.UNKNOWN
        return Outcome.SENT if code < 300 else _meant(code)


def _meant(code: int) -> Outcome:
    """What a mail server's refusal means: from 500 on it is for good."""
    return Outcome.REFUSED if 500 <= code < 600 else Outcome.LATER

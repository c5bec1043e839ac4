"""Links by mail: who reads mail at an address comes back as whoever is known by it."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_string
from email.policy import default
from typing import Any

import pytest

from cosmodrome.server.people.members import LINK_LASTS

from .authenticator import Device, keep
from .client import Guest, table_of_two
from .conftest import Serve
from .endpoints import Post, listening
from .running import Threaded
from .test_pace import Wall, hand

pytestmark = pytest.mark.anyio

__all__ = ["hand"]

ADDRESS = "ada@post.example"


@asynccontextmanager
async def posting(serve: Serve, database: str, **more: Any) -> AsyncIterator[tuple[Threaded, Post]]:
    post = Post()
    async with listening(post.serve) as port:
        mail = {"mail": f"smtp://127.0.0.1:{port}", "mail_from": "games@post.example"}
        yield serve(database, **mail, address="https://games.example", **more), post


async def asked(guest: Guest, post: Post, address: str = ADDRESS, language: str = "en") -> str:
    """The ticket in the link that was sent to this address."""
    assert await guest.post("/api/sign-in/mail", {"address": address, "language": language}) == {"minutes": 20}
    to, text = post.mails[-1]
    assert to == address
    body = message_from_string(text, policy=default).get_content()
    found = re.search(r"^https://games\.example/sign-in#([A-Za-z0-9_-]{43})\r?$", body, re.MULTILINE)
    assert found, body
    return found.group(1)


async def test_a_link_brings_one_back(serve: Serve, database_url: str) -> None:
    async with (
        posting(serve, database_url) as (server, post),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Guest 7") as guest,
        await Guest.named(server.base, "Bo") as bo,
    ):
        me = await ada.post("/api/sign-in/link", {"ticket": await asked(ada, post)})
        assert me == {"player": ada.player, "name": "Ada", "member": True, "public": ada.public}
        account = await ada.get("/api/me/account")
        assert account["mail"] == ADDRESS and account["mails"]
        assert (await ada.refused("POST", "/api/me/account/mail/remove"))[:2] == (409, "problem-last-passkey")
        table = await table_of_two(bo, guest)
        ticket = await asked(guest, post, ADDRESS.upper().replace("POST.EXAMPLE", "post.example"), "fr")
        assert "fois" in message_from_string(post.mails[-1][1], policy=default).get_content()
        assert (await guest.post("/api/sign-in/link", {"ticket": ticket}))["player"] == ada.player
        assert (await ada.get(f"/api/tables/{table}"))["seat"] == 1
        await keep(ada, Device())
        assert (await ada.post("/api/me/account/mail/remove"))["mail"] == ""


async def test_a_link_is_good_once_and_for_a_while_and_where_it_was_asked_for(
    serve: Serve, sqlite_url: str, hand: Wall
) -> None:
    async with (
        posting(serve, sqlite_url) as (server, post),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Mallory") as mallory,
        Guest(server.base) as nobody,
    ):
        used = (403, "problem-link")
        ticket = await asked(mallory, post, "mallory@post.example")
        body = {"ticket": ticket}
        assert (await ada.refused("POST", "/api/sign-in/link", body))[:2] == (403, "problem-link-elsewhere")
        assert not (await ada.get("/api/me/account"))["member"], "nobody is kept by another one's address"
        both = [ada.http.post("/api/sign-in/link", json={"ticket": t}) for t in [await asked(ada, post)] * 2]
        assert sorted(each.status_code for each in await asyncio.gather(*both)) == [200, 403], "once"
        hand.go_on(LINK_LASTS + 1)
        assert (await mallory.refused("POST", "/api/sign-in/link", body))[:2] == used
        for ticket in ("A" * 43, "passkey" + "A" * 36):
            assert (await mallory.refused("POST", "/api/sign-in/link", {"ticket": ticket}))[:2] == used
        assert (await nobody.refused("POST", "/api/sign-in/link", {"ticket": "short"}))[1] == "problem-malformed"
        await mallory.post("/api/me", {"name": "ada s"})
        held = await asked(mallory, post, "mallory@post.example")
        await ada.post("/api/me", {"name": "Ada S"})
        taken = await mallory.refused("POST", "/api/sign-in/link", {"ticket": held})
        assert taken[:2] == (409, "problem-name-of-member")
        await mallory.post("/api/me", {"name": "Mal"})
        assert (await mallory.post("/api/sign-in/link", {"ticket": held}))["member"], "the link is still good"


async def test_nothing_tells_whether_an_address_is_known(serve: Serve, sqlite_url: str) -> None:
    async with posting(serve, sqlite_url, limited=True, people=10) as (server, post), Guest(server.base) as nobody:
        async with await Guest.named(server.base, "Ada") as ada:
            await ada.post("/api/sign-in/link", {"ticket": await asked(ada, post)})
        known = await nobody.http.post("/api/sign-in/mail", json={"address": ADDRESS})
        unknown = await nobody.http.post("/api/sign-in/mail", json={"address": "eve@post.example"})
        assert (known.status_code, known.text) == (unknown.status_code, unknown.text) == (200, unknown.text)
        answers = [
            await nobody.http.post("/api/sign-in/mail", json={"address": f"eve{number}@post.example"})
            for number in range(10)
        ]
        assert answers[-1].status_code == 429 and len(post.mails) < 6, "nobody's box is filled"
        bad = ["", "ada", "a@b\nBcc: c@d", "x" * 300 + "@post.example", "a b@post.example"]
        for address in bad:
            assert (await nobody.refused("POST", "/api/sign-in/mail", {"address": address}))[1] == "problem-malformed"


async def test_where_the_host_has_no_mail_there_are_no_links(serve: Serve, sqlite_url: str) -> None:
    async with listening(Post().serve) as port:
        server = serve(sqlite_url, mail=f"smtp://127.0.0.1:{port}", mail_from="games@post.example")
        async with await Guest.named(server.base, "Ada") as ada:
            refused = await ada.refused("POST", "/api/sign-in/mail", {"address": ADDRESS})
            assert refused[:2] == (409, "problem-no-links"), "a link must not lead to wherever who asks says we are"
            assert not (await ada.get("/api/me/account"))["mails"]

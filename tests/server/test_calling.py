"""Calling people to the table: once, by the way they want, when they are not there, whatever is at the other end."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from email import message_from_string
from email.policy import default
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from cosmodrome.server import calls, channels, postman, pushing, seating
from cosmodrome.server.calls import quiet_until
from cosmodrome.server.channels import Letter, Mail, Outcome, by_webhook, is_public
from cosmodrome.server.payloads import SetCalls
from cosmodrome.server.pushing import Push
from cosmodrome.server.storage import CallsRow, OutboxRow, PushRow, Store

from .client import Guest, choose, table_of_two
from .conftest import Serve, settings
from .endpoints import Hook, Post, listening
from .running import Threaded
from .test_pace import Wall, hand, let_pass

pytestmark = pytest.mark.anyio

__all__ = ["hand"]

ALL = ["turn", "invitation", "over"]


@asynccontextmanager
async def hooked(serve: Serve, database: str) -> AsyncIterator[tuple[Threaded, Hook, str]]:
    """A server, a webhook, and where that is."""
    hook = Hook()
    async with listening(hook.serve) as port:
        server = serve(database, webhooks=True, private_webhooks=True, address="https://games.example")
        yield server, hook, f"http://127.0.0.1:{port}/hook?for=me"


async def deliver(server: Threaded, hand: Wall, seconds: float) -> None:
    """So much later, everything is carried out that is due."""
    await let_pass(server, hand, seconds)
    while await server.inside(server.services.postman.round()):
        await server.inside(server.services.postman.rest())


async def bos_turn(ada: Guest, bo: Guest, table: str) -> None:
    """Ada plays until the table waits for Bo, whose seat is 1; then nobody is connected."""
    for guest in (ada, bo):
        socket = await guest.watch(table)
        while socket.screen.update["waiting"] != [1]:
            if socket.screen.question is None:
                break
            assert (await socket.act(choose(socket.screen.question, Random(3))))["type"] == "accepted"
        done = socket.screen.update["waiting"] == [1]
        await socket.close()
        if done and guest is ada:
            return
    await bos_turn(ada, bo, table)


async def gone(server: Threaded, table: str) -> None:
    while (await server.inside(server.hall.table(table))).watchers:
        await asyncio.sleep(0.01)


async def test_whose_turn_it_is_is_told_once(serve: Serve, database_url: str, hand: Wall) -> None:
    async with (
        hooked(serve, database_url) as (server, hook, address),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
    ):
        await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ALL}})
        table = await table_of_two(ada, bo, name="Sunday")
        await bos_turn(ada, bo, table)
        await gone(server, table)
        await deliver(server, hand, 1)
        assert hook.told == [], "who comes by within a minute is not called"
        await deliver(server, hand, calls.HOLD["webhook"])
        (told,) = hook.told
        assert re.fullmatch("[0-9a-f]{32}", told.pop("id")), "by which it is known again, and nobody by it"
        assert told == {
            "kind": "turn",
            "text": "Outpost: it is your turn at “Sunday”",
            "game": "outpost",
            "table": table,
            "link": f"https://games.example/table/{table}",
        }
        assert b"POST /hook?for=me HTTP/1.1" in hook.heads[0]
        for _ in range(3):
            await deliver(server, hand, 3600)
        assert len(hook.told) == 1, "and not again, however long they take"


async def test_who_has_a_seat_kept_hears_of_the_end(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    async with (
        hooked(serve, sqlite_url) as (server, hook, address),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
    ):
        await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ALL}})
        table = await server.inside(server.hall.table(await table_of_two(ada, bo)))
        await server.inside(table.change(lambda row: seating.stood_in(row, table.game, 1)))
        await ada.post(f"/api/tables/{table.row.id}/vote", {"kind": "cancel"})
        await deliver(server, hand, calls.HOLD["webhook"])
        assert [told["kind"] for told in hook.told] == ["over"]


async def test_a_turn_that_comes_at_night_is_told_in_the_morning(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    hand.seconds = datetime(2026, 1, 5, 23, 0, tzinfo=UTC).timestamp()
    async with (
        hooked(serve, sqlite_url) as (server, hook, address),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
    ):
        wish = {"webhook": address, "wanted": {"webhook": ["turn"]}, "quiet": [22 * 60, 7 * 60], "zone": "UTC"}
        await bo.post("/api/me/calls", wish)
        table = await table_of_two(ada, bo)
        await bos_turn(ada, bo, table)
        await gone(server, table)
        await deliver(server, hand, calls.HOLD["webhook"])
        await deliver(server, hand, 7.5 * 3600)
        assert hook.told == []
        await deliver(server, hand, 3600)
        await deliver(server, hand, 3600)
        assert [told["table"] for told in hook.told] == [table]


async def test_who_is_there_is_not_called(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    async with (
        hooked(serve, sqlite_url) as (server, hook, address),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
    ):
        await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ["turn"]}})
        table = await table_of_two(ada, bo)
        await bos_turn(ada, bo, table)
        socket = await bo.watch(table)
        await deliver(server, hand, calls.HOLD["webhook"])
        assert hook.told == []
        await socket.close()
        await gone(server, table)
        await deliver(server, hand, postman.THERE)
        assert len(hook.told) == 1, "they have looked, and gone without an answer"


async def test_what_fails_is_tried_again_and_what_may_have_arrived_is_not(
    serve: Serve, sqlite_url: str, hand: Wall
) -> None:
    async with (
        hooked(serve, sqlite_url) as (server, hook, address),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
    ):
        await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ALL}})
        table = await table_of_two(ada, bo)
        await bos_turn(ada, bo, table)
        await gone(server, table)
        hook.manner = "fails"
        await deliver(server, hand, calls.HOLD["webhook"])
        await deliver(server, hand, postman.PAUSES[0] - 1)
        assert len(hook.told) == 1
        await deliver(server, hand, 1)
        assert len(hook.told) == 2
        hook.manner = "lies"
        await deliver(server, hand, postman.PAUSES[1])
        hook.manner = "works"
        await deliver(server, hand, postman.PAUSES[-1])
        assert len(hook.told) == 3, "the last one may have been understood"
        await ada.post(f"/api/tables/{table}/vote", {"kind": "cancel"})
        await deliver(server, hand, calls.HOLD["webhook"])
        assert hook.told[-1]["kind"] == "over"
        again = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        await deliver(server, hand, calls.HOLD["webhook"])
        assert (hook.told[-1]["kind"], hook.told[-1]["table"]) == ("invitation", again)


def letters(number: int) -> list[OutboxRow]:
    return [
        OutboxRow(
            id=f"turn t{each}",
            player="p",
            channel="webhook",
            kind="turn",
            table="t",
            seat=0,
            occasion=str(each),
            due=10.0,
        )
        for each in range(number)
    ]


async def test_a_letter_is_one_process_s_at_a_time(database_url: str) -> None:
    """Whoever is killed before a letter is handed over loses it to another; after that nobody sends it again."""
    one, two = await Store.open(database_url), await Store.open(database_url)
    for store in (one, two):
        await store.append("t", [], letters=letters(40))
    both = await asyncio.gather(*(each.take_letters(20, 100, name, 25) for each, name in ((one, "one"), (two, "two"))))
    taken = [row for rows in both for row in rows]
    assert 25 <= len(taken) == len({row.id for row in taken}), "none is taken by both"
    first, second = taken[:2]
    assert await one.send_letter(first) and not await one.send_letter(first), "once"
    assert await one.lost_letters(99) == []
    again = {row.id: row for row in await two.take_letters(100, 200, "three", 50)}
    assert second.id in again and first.id not in again
    assert not await one.send_letter(second), "it is not its holder's any more"
    assert [row.id for row in await two.lost_letters(100)] == [first.id] and await two.lost_letters(100) == []
    await one.settle_letter(second, "waiting", 10, 0)
    await two.settle_letter(again[second.id], "sent", 10, 0)
    await one.append("t", [], letters=[first, second])
    assert not {first.id, second.id} & {row.id for row in await one.take_letters(300, 400, "four", 50)}, "never again"
    for store in (one, two):
        await store.close()


async def test_two_processes_call_once(serve: Serve, postgres_url: str, hand: Wall) -> None:
    async with hooked(serve, postgres_url) as (server, hook, address):
        other = serve(postgres_url, webhooks=True, private_webhooks=True)
        async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
            await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ["turn"]}})
            while not other.hall.callers.any:
                await asyncio.sleep(0.01)
            tables = [await table_of_two(ada, bo) for _ in range(4)]
            for table in tables:
                await bos_turn(ada, bo, table)
                await gone(server, table)
            await let_pass(server, hand, calls.HOLD["webhook"])
            await asyncio.gather(*(each.inside(each.services.postman.round()) for each in (server, other) * 3))
            await asyncio.gather(*(each.inside(each.services.postman.rest()) for each in (server, other)))
            assert sorted(told["table"] for told in hook.told) == sorted(tables)


async def test_who_is_connected_to_another_process_is_not_called(serve: Serve, postgres_url: str, hand: Wall) -> None:
    async with (
        hooked(serve, postgres_url) as (server, hook, address),
        await Guest.named(server.base, "Ada") as ada,
        await Guest.named(server.base, "Bo") as bo,
    ):
        await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ["turn"]}})
        table = await table_of_two(ada, bo)
        await bos_turn(ada, bo, table)
        await bo.watch(table)
        other = serve(postgres_url, webhooks=True, private_webhooks=True)
        await let_pass(server, hand, calls.HOLD["webhook"])
        (letter,) = await server.inside(server.hall.store.take_letters(hand(), hand() + 60, "other", 5))
        assert await other.inside(other.services.postman._is_due(letter, other.hall.callers.of(letter.player))) is False
        assert hook.told == []


async def test_a_slow_end_keeps_nobody_else_waiting(
    serve: Serve, sqlite_url: str, hand: Wall, monkeypatch: pytest.MonkeyPatch
) -> None:
    carried: list[str] = []

    async def carry(self: postman.Postman, rows: list[OutboxRow]) -> None:
        carried.append(rows[0].player)
        if rows[0].player == "slow":
            await asyncio.Future[None]()

    monkeypatch.setattr(postman.Postman, "_carry", carry)
    server = serve(sqlite_url)
    store, work = server.hall.store, server.services.postman
    slow = [msgspec.structs.replace(each, player="slow", due=hand() - 2) for each in letters(3 * postman.AT_ONCE)]
    quick = msgspec.structs.replace(letters(1)[0], id="quick", player="quick", due=hand() - 1)
    await server.inside(store.append("t", [], letters=[*slow, quick]))
    for _ in range(5):
        await server.inside(work.round())
    await server.inside(asyncio.sleep(0))
    assert carried.count("slow") == postman.EACH and carried.count("quick") == 1


async def test_two_processes_change_what_somebody_wants(postgres_url: str) -> None:
    """Neither undoes what the other has written, though it has not heard of it yet."""
    stores = [await Store.open(postgres_url) for _ in range(2)]
    one, two = (
        calls.Callers(store, settings(postgres_url, webhooks=True, push="mailto:a@b.example")) for store in stores
    )
    await one.set("p", SetCalls(webhook="https://a.example", wanted={"webhook": ["turn"]}))
    changes = [two.new_mail("p", "p@b.example"), one.set("p", SetCalls(webhook="https://b.example", wanted={}))]
    await asyncio.gather(*changes, *(one.end_push("p", f"https://{each}.example") for each in range(5)))
    await two.load("p")
    assert two.of("p").webhook == "https://b.example" and two.of("p").new_mail == "p@b.example"
    for store in stores:
        await store.close()


# the other ends

LETTER = Letter(id="1", to="", subject="Your turn", text="Your turn\nhttps://games.example", data={"kind": "turn"})


@pytest.mark.parametrize(
    "manner, outcome",
    [
        ("works", Outcome.SENT),
        ("fails", Outcome.LATER),
        ("is gone", Outcome.REFUSED),
        ("leads on", Outcome.REFUSED),
        ("lies", Outcome.UNKNOWN),
        ("babbles", Outcome.UNKNOWN),
        ("ends", Outcome.UNKNOWN),
        ("hangs", Outcome.UNKNOWN),
    ],
)
async def test_what_a_webhook_may_do(manner: str, outcome: Outcome) -> None:
    hook = Hook()
    hook.manner = manner
    async with listening(hook.serve) as port:
        letter = msgspec.structs.replace(LETTER, to=f"http://127.0.0.1:{port}")
        assert await by_webhook(letter, True, 0.5 if manner == "hangs" else 60) is outcome
        assert await by_webhook(letter, False) is Outcome.REFUSED, "nobody looks around in the house"
        assert len(hook.told) == 1
    assert await by_webhook(letter, True) is Outcome.LATER, "there is nobody any more"


@pytest.mark.parametrize("host", ["discord.com", "canary.discord.com", "ptb.discord.com", "games.example"])
async def test_discord_is_told_in_its_own_way(host: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    async def posted(url: Any, headers: Any, body: bytes, *more: Any) -> tuple[Outcome, int]:
        told.append(json.loads(body))
        return Outcome.SENT, 204

    monkeypatch.setattr(channels, "posted", posted)
    await by_webhook(msgspec.structs.replace(LETTER, to=f"https://{host}/api/webhooks/1/x"), False)
    discord = {"content": LETTER.text, "allowed_mentions": {"parse": []}}
    assert told == [{"id": LETTER.id, **LETTER.data} if host == "games.example" else discord]


async def test_a_name_that_leads_elsewhere_the_next_moment_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was looked at is what is used: else it could be another address by then, inside the house."""
    leads_to, came = ["8.8.8.8", "127.0.0.1", "127.0.0.1"], []

    async def look_up(host: str, port: int, **more: Any) -> list[Any]:
        return [(0, 0, 0, "", (leads_to.pop(0), port))]

    async def connect(host: str, port: int, **more: Any) -> Any:
        came.append(host)
        raise OSError("nobody is there")

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    monkeypatch.setattr(asyncio, "open_connection", connect)
    letter = msgspec.structs.replace(LETTER, to="http://hook.example/")
    assert await by_webhook(letter, False) is Outcome.LATER and came == ["8.8.8.8"]
    assert await by_webhook(letter, False) is Outcome.REFUSED and came == ["8.8.8.8"], "the next time it is seen"


@pytest.mark.parametrize(
    "inside, outside",
    [
        ("127.0.0.1", "93.184.215.14"),
        ("169.254.169.254", "8.8.8.8"),
        ("224.0.0.1", "2606:4700::1111"),
        ("::ffff:10.0.0.1", "2a00:1450::5"),
        ("2002:808:808::", "2a01:4f8::1"),
        ("2001:0:808:808::80ff:fffe", "2a00:1450::6"),
        ("64:ff9b::10.0.0.1", "64:ff9b::8.8.8.8"),
        ("64:ff9b:1::8.8.8.8", "2a00:1450::7"),
        ("::8.8.8.8", "2a00:1450::1"),
        ("ff0e::1", "2a00:1450::2"),
        ("fec0::1", "2a00:1450::3"),
        ("::1", "2a00:1450::4"),
    ],
)
def test_no_address_leads_into_the_house(inside: str, outside: str) -> None:
    assert is_public(outside) and not is_public(inside)


@pytest.mark.parametrize(
    "answers, outcome",
    [
        ({}, Outcome.SENT),
        ({b"RCPT": b"550 nobody here"}, Outcome.REFUSED),
        ({b"RCPT": b"451 later"}, Outcome.LATER),
        ({b"MAIL": b""}, Outcome.LATER),
        ({b"DATA": b"451 not now"}, Outcome.LATER),
        ({b"done": b"554 looks odd"}, Outcome.REFUSED),
        ({b"done": b"452 full"}, Outcome.LATER),
        ({b"done": b""}, Outcome.UNKNOWN),
        ({b"EHLO": b"500 what", b"HELO": b"500 what"}, Outcome.REFUSED),
    ],
)
async def test_what_a_mail_server_may_do(answers: dict[bytes, bytes], outcome: Outcome) -> None:
    post = Post()
    post.answers = answers
    async with listening(post.serve) as port:
        mail = Mail(f"smtp://127.0.0.1:{port}", "games@mail.example")
        assert await mail.send(msgspec.structs.replace(LETTER, to="bo@mail.example")) is outcome
    assert await mail.send(LETTER) is Outcome.LATER
    if outcome is Outcome.SENT:
        ((to, text),) = post.mails
        assert to == "bo@mail.example" and "Subject: Your turn" in text and "https://games.example" in text
        assert "\n" not in text.replace("\r\n", ""), "no line ends otherwise than mail servers want"


@pytest.mark.parametrize(
    "step, scheme, outcome",
    [
        (b"helo", "smtp", Outcome.LATER),
        (b"hand", "smtps", Outcome.LATER),
        (b"RCPT", "smtp", Outcome.LATER),
        (b"done", "smtp", Outcome.UNKNOWN),
    ],
)
async def test_a_mail_server_that_drips_holds_nobody_for_ever(step: bytes, scheme: str, outcome: Outcome) -> None:
    """Each byte comes in time, the last one never."""
    post = Post()
    post.drips = step
    async with listening(post.serve) as port:
        mail = Mail(f"{scheme}://127.0.0.1:{port}", "games@mail.example", whole=0.5)
        assert await mail.send(msgspec.structs.replace(LETTER, to="bo@mail.example")) is outcome


async def test_a_password_is_not_told_without_encryption() -> None:
    post = Post()
    async with listening(post.serve) as port:
        mail = Mail(f"smtp://ada:secret@127.0.0.1:{port}", "games@mail.example")
        assert await mail.send(LETTER) is Outcome.LATER and post.mails == []


class Browser:
    """What a browser has that can be pushed to: nobody else reads what is sent to it."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes of"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.said = {"endpoint": endpoint, "key": pushing.encoded(point), "auth": pushing.encoded(self.auth)}

    def read(self, body: bytes) -> bytes:
        opened: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)
        return opened


async def test_a_browser_that_hangs_keeps_no_other_waiting(
    serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = serve(sqlite_url, push="mailto:a@b.example", private_webhooks=True)
    reached = asyncio.Event()

    async def send(self: Push, to: PushRow, letter: Letter) -> tuple[Outcome, bool]:
        if to.endpoint.endswith("phone"):
            reached.set()
        await reached.wait()
        return Outcome.SENT, True

    monkeypatch.setattr(Push, "send", send)
    async with await Guest.named(server.base, "Bo") as bo:
        for name in ("laptop", "phone"):
            await bo.post("/api/me/push", Browser(f"http://127.0.0.1:9/{name}").said)
        letter = Letter(id="x", to=bo.player, subject="", text="", data={})
        assert await server.inside(server.services.postman._push(letter)) is Outcome.SENT


async def test_a_browser_is_pushed_to_until_it_is_gone(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    hook = Hook()
    async with listening(hook.serve) as port:
        browser = Browser(f"http://127.0.0.1:{port}/push/1")
        hook.read = browser.read
        server = serve(sqlite_url, push="mailto:host@games.example", private_webhooks=True)
        async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
            assert (await bo.post("/api/me/push", browser.said))["devices"] == 1
            await bo.post("/api/me/calls", {"wanted": {"push": ["turn"]}})
            table = await table_of_two(ada, bo)
            await bos_turn(ada, bo, table)
            await gone(server, table)
            await deliver(server, hand, calls.HOLD["push"])
            assert [told["table"] for told in hook.told] == [table]
            head = hook.heads[0].decode()
            token, key = re.findall(r"Authorization: vapid t=([^,]+),k=(\S+)", head)[0]
            assert key == (await bo.get("/api/me/calls"))["push_key"], "browsers are told by whom they are written to"
            claims = json.loads(pushing.decoded(token.split(".")[1]))
            assert (claims["sub"], claims["aud"]) == ("mailto:host@games.example", f"http://127.0.0.1:{port}")
            hook.manner = "is gone"
            other = await table_of_two(ada, bo)
            await bos_turn(ada, bo, other)
            await gone(server, other)
            await deliver(server, hand, calls.HOLD["push"])
            assert len(hook.told) == 2 and (await bo.get("/api/me/calls"))["devices"] == 0


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "file:///etc/passwd"},
        {"key": "AAAA"},
        {"auth": "!"},
        {"endpoint": "https://a:b@c.example"},
        {"endpoint": "https://[2001:db8::1]/1"},
    ],
)
async def test_what_no_browser_says_is_refused(serve: Serve, sqlite_url: str, change: dict[str, str]) -> None:
    server = serve(sqlite_url, push="mailto:host@games.example")
    async with await Guest.named(server.base, "Ada") as ada:
        said = {**Browser("https://push.example/1").said, **change}
        assert (await ada.refused("POST", "/api/me/push", said))[:2] == (400, "problem-bad-push")
        plain = Browser("http://push.example/1").said
        assert (await ada.refused("POST", "/api/me/push", plain))[:2] == (400, "problem-bad-push")


# what people want


async def test_an_address_counts_when_its_code_comes_back(serve: Serve, sqlite_url: str, hand: Wall) -> None:
    post = Post()
    async with listening(post.serve) as port:
        server = serve(sqlite_url, mail=f"smtp://127.0.0.1:{port}", mail_from="games@mail.example")
        async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
            await bo.post("/api/me/calls", {"wanted": {"mail": ["turn"]}, "language": "fr"})
            assert (await bo.refused("POST", "/api/me/mail", {"address": "bo@mail.example\n"}))[0] == 400
            shown = await bo.post("/api/me/mail", {"address": "bo@mail.example"})
            assert (shown["mail"], shown["unconfirmed"]) == ("", "bo@mail.example")
            code = re.findall(r"\d{8}", post.mails[0][1])[0]
            wrong = f"{(int(code) + 1) % 10**8:08}"
            refused = await bo.refused("POST", "/api/me/mail/confirm", {"code": wrong})
            assert refused[:2] == (409, "problem-wrong-code")
            shown = await bo.post("/api/me/mail/confirm", {"code": code})
            assert (shown["mail"], shown["unconfirmed"]) == ("bo@mail.example", "")
            assert (await bo.refused("POST", "/api/me/mail/confirm", {"code": code}))[:2] == (409, "problem-no-code")
            table = await table_of_two(ada, bo)
            await bos_turn(ada, bo, table)
            await gone(server, table)
            await deliver(server, hand, calls.HOLD["mail"])
            assert len(post.mails) == 2 and post.mails[1][0] == "bo@mail.example"
            for name in ("Io", "Europa"):
                later = await table_of_two(ada, bo, name=name)
                await bos_turn(ada, bo, later)
                await gone(server, later)
                await let_pass(server, hand, calls.HOLD["mail"] / 2)
            await deliver(server, hand, 0)
            assert len(post.mails) == 3, "in one mail, though the second has not waited as long"
            assert post.mails[2][1].isascii(), "whatever the server on the way can carry"
            text = message_from_string(post.mails.pop()[1], policy=default).get_content()
            assert "à la table « Io" in text.replace("\xa0", " ") and "Europa" in text
            await ada.post("/api/me/mail", {"address": "ada@mail.example"})
            for _ in range(calls.CODE_TRIES):
                await ada.refused("POST", "/api/me/mail/confirm", {"code": "00000000"})
            code = re.findall(r"\d{8}", post.mails[2][1])[0]
            refused = await ada.refused("POST", "/api/me/mail/confirm", {"code": code})
            assert refused[:2] == (409, "problem-no-code"), "it was guessed at too often"


@pytest.mark.parametrize(
    "wish, key",
    [
        ({"webhook": "ftp://example.org/x"}, "problem-bad-webhook"),
        ({"webhook": "http://"}, "problem-bad-webhook"),
        ({"webhook": "https://a:b@example.org/"}, "problem-bad-webhook"),
        ({"webhook": "https://example.org/\r\nX: y"}, "problem-bad-webhook"),
        ({"zone": "Mars/Olympus"}, "problem-bad-zone"),
        ({"zone": "../../etc/passwd"}, "problem-bad-zone"),
        ({"wanted": {"mail": ["turn"]}}, "problem-no-such-channel"),
        ({"wanted": {"pigeon": ["turn"]}}, "problem-malformed"),
        ({"quiet": [0, 1440]}, "problem-malformed"),
    ],
)
async def test_what_can_not_be_wanted_is_refused(server: Threaded, wish: dict[str, Any], key: str) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        assert (await ada.refused("POST", "/api/me/calls", wish))[:2] == (400, key)
        assert (await ada.refused("POST", "/api/me/mail", {"address": "a@b.example\nBcc: x"}))[0] == 400


@pytest.mark.parametrize("now, until", [("21:59", "21:59"), ("22:00", "07:30"), ("03:00", "07:30"), ("07:30", "07:30")])
def test_nobody_is_called_at_night(now: str, until: str) -> None:
    def moment(clock: str, day: int) -> float:
        hours, minutes = clock.split(":")
        return datetime(2026, 1, day, int(hours) - 1, int(minutes), tzinfo=UTC).timestamp()

    row = CallsRow(player="p", quiet=(22 * 60, 7 * 60 + 30), zone="Europe/Paris")
    assert quiet_until(row, moment(now, 5)) == moment(until, 6 if now == "22:00" else 5)


@pytest.mark.parametrize("evening", ["2027-03-27T23:00", "2027-10-30T23:00"])
def test_a_night_in_which_clocks_are_changed_ends_by_the_clock_too(evening: str) -> None:
    paris = ZoneInfo("Europe/Paris")
    began = datetime.fromisoformat(evening).replace(tzinfo=paris)
    row = CallsRow(player="p", quiet=(22 * 60, 7 * 60 + 30), zone="Europe/Paris")
    ends = datetime.fromtimestamp(quiet_until(row, began.timestamp()), paris)
    assert (ends.day, ends.hour, ends.minute) == (began.day + 1, 7, 30)

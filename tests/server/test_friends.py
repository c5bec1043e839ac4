"""Friends: who has agreed to it sees the other, and invites them to tables."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.server import calls
from cosmodrome.server.limits import Rate
from cosmodrome.server.people import friends
from cosmodrome.server.storage import OutboxRow, Session, StorageError, works

from .authenticator import Device, keep
from .client import Guest
from .conftest import Serve
from .test_calling import deliver, hooked
from .test_pace import Wall, hand

pytestmark = pytest.mark.anyio

__all__ = ["hand"]


async def member(base: str, name: str) -> Guest:
    guest = await Guest.named(base, name)
    await keep(guest, Device())
    return guest


async def befriend(one: Guest, other: Guest, names: tuple[str, str] = ("Ada", "Bo")) -> None:
    await one.post("/api/me/friends", {"name": names[1]})
    await other.post("/api/me/friends", {"name": names[0]})


async def states(guest: Guest) -> dict[str, tuple[str, bool]]:
    return {each["name"]: (each["state"], each["online"]) for each in await guest.get("/api/me/friends")}


async def test_friends_are_who_have_both_said_so(serve: Serve, database_url: str, hand: Wall) -> None:
    server = serve(database_url)
    async with (
        await member(server.base, "Ada") as ada,
        await member(server.base, "Bo") as bo,
        await Guest.named(server.base, "Cy") as guest,
    ):
        await ada.post("/api/me/friends", {"name": "bo"})
        assert await states(ada) == {"Bo": ("asked", False)} and await states(bo) == {"Ada": ("asks", False)}
        await ada.post("/api/me/friends", {"name": "Bo"})
        assert await states(ada) == {"Bo": ("asked", False)}, "asking twice is asking"
        await bo.post("/api/me/friends", {"name": "Ada"})
        assert await states(ada) == {"Bo": ("friend", False)} and await states(bo) == {"Ada": ("friend", False)}
        socket = await bo.connection("/ws/lobby")
        await socket.recv()
        table = (await bo.open_table("me", "open", name="Sunday"))["id"]
        hidden = (await bo.open_table("me", "open", private=True))["id"]
        while not (await ada.get("/api/me/friends"))[0]["online"]:
            pass
        (there,) = await ada.get("/api/me/friends")
        assert there["tables"] == [{"id": table, "game": "outpost", "name": "Sunday"}] and hidden
        await socket.close()
        hand.go_on(friends.LASTS + 1)
        assert await states(ada) == {"Bo": ("friend", False)}, "who is not heard of is gone"
        await bo.post("/api/me/friends/part", {"name": "Ada"})
        assert await states(ada) == await states(bo) == {}
        for who, name, refused in (
            (ada, "Ada", (409, "problem-own-friend")),
            (ada, "Nobody", (404, "problem-no-such-member")),
            (ada, "Cy", (404, "problem-no-such-member")),
            (guest, "Ada", (403, "problem-members-only")),
        ):
            assert (await who.refused("POST", "/api/me/friends", {"name": name}))[:2] == refused
        assert (await guest.refused("GET", "/api/me/friends"))[:2] == (403, "problem-members-only")


async def lobby_of(guest: Guest) -> Any:
    return await guest.get("/api/lobby")


async def test_friends_are_invited(serve: Serve, database_url: str, hand: Wall) -> None:
    async with (
        hooked(serve, database_url) as (server, hook, address),
        await member(server.base, "Ada") as ada,
        await member(server.base, "Bo") as bo,
        await member(server.base, "Cy") as cy,
    ):
        await bo.post("/api/me/calls", {"webhook": address, "wanted": {"webhook": ["invitation"]}})
        table = (await ada.open_table("me", "open", private=True))["id"]
        path, to_bo = f"/api/tables/{table}/invite", {"name": "Bo"}
        assert (await ada.refused("POST", path, to_bo))[:2] == (403, "problem-friends-only"), "no stranger is called"
        await befriend(ada, bo)
        await befriend(cy, bo, ("Cy", "Bo"))
        assert (await cy.refused("POST", path, to_bo))[:2] == (403, "problem-players-only")
        assert await ada.post(path, to_bo) == ["Bo"] == await ada.get(f"/api/tables/{table}/invited")
        assert (await ada.refused("POST", path, to_bo))[:2] == (409, "problem-invited"), "once"
        (invitation,) = (await lobby_of(bo))["invitations"]
        assert invitation["host"] == "Ada" and invitation["table"]["id"] == table
        assert (await lobby_of(cy))["invitations"] == []
        await deliver(server, hand, calls.HOLD["webhook"])
        assert [(told["kind"], told["table"]) for told in hook.told] == [("invitation", table)]
        await bo.post(f"/api/tables/{table}/join")
        assert (await lobby_of(bo))["invitations"] == []
        assert (await ada.refused("POST", path, {"name": "Cy"}))[:2] == (403, "problem-friends-only")
        other = (await ada.open_table("me", "open"))["id"]
        await ada.post(f"/api/tables/{other}/invite", to_bo)
        assert len((await lobby_of(bo))["invitations"]) == 1
        assert (await bo.post(f"/api/tables/{other}/decline"))["invitations"] == []


async def test_an_invitation_is_written_with_its_letter_or_not_at_all(
    serve: Serve, database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(session: Session, letters: list[OutboxRow]) -> None:
        raise StorageError("the disk is full")

    server = serve(database_url)
    async with await member(server.base, "Ada") as ada, await member(server.base, "Bo") as bo:
        await befriend(ada, bo)
        table = (await ada.open_table("me", "open"))["id"]
        with monkeypatch.context() as broken:
            broken.setattr(works, "post", fail)
            assert (await ada.http.post(f"/api/tables/{table}/invite", json={"name": "Bo"})).status_code == 503
        assert await ada.get(f"/api/tables/{table}/invited") == []
        assert await ada.post(f"/api/tables/{table}/invite", {"name": "Bo"}) == ["Bo"]


async def test_so_many_and_no_more(serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST", 1)
    server = serve(sqlite_url)
    async with (
        await member(server.base, "Ada") as ada,
        await member(server.base, "Bo") as bo,
        await member(server.base, "Cy") as cy,
    ):
        await ada.post("/api/me/friends", {"name": "Bo"})
        assert (await cy.refused("POST", "/api/me/friends", {"name": "Bo"}))[:2] == (409, "problem-many-friends")
        await bo.post("/api/me/friends", {"name": "Ada"})
        assert (await ada.refused("POST", "/api/me/friends", {"name": "Cy"}))[:2] == (409, "problem-many-friends")


@pytest.mark.parametrize("way", ["/api/me/friends/part", "/api/tables/{table}/invite"])
async def test_names_are_not_tried_one_after_the_other(serve: Serve, sqlite_url: str, way: str) -> None:
    server = serve(sqlite_url)
    async with await member(server.base, "Ada") as ada:
        path = way.format(table=(await ada.open_table("me", "open"))["id"])
        server.services.limits.names.rate = Rate(1 / 1000, 2)
        asked = [(await ada.refused("POST", path, {"name": f"Nobody {number}"}))[1] for number in range(3)]
        assert "problem-too-fast" not in asked[:2] and asked[2] == "problem-too-fast"

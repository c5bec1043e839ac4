"""Finished games are found again: once each, by whoever may see them, with what they have kept of them."""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from cosmodrome.games import find
from cosmodrome.kernel import Record
from cosmodrome.server import seating, wall
from cosmodrome.server.hall import Hall
from cosmodrome.server.payloads import ChangeSeat, NewTable, SeatPlan
from cosmodrome.server.refusals import Refusal
from cosmodrome.server.results import exporting, noting
from cosmodrome.server.results.payloads import Result
from cosmodrome.server.storage import Store, TableRow

from .authenticator import Device, keep, sign_in
from .client import Guest, play_all, table_of_two
from .conftest import Serve

pytestmark = pytest.mark.anyio


def finished(*players: str, game: str = "outpost", seed: str = "", **changes: Any) -> TableRow:
    """A table where these have played, each better than those after; a bot where there is no name."""
    plan = NewTable(game=game, seats=[SeatPlan() for _ in players], options=changes.pop("options", {}))
    row = seating.new_row(find(game), players[0], plan, seed, "")
    for seat, player in enumerate(players):
        taken = seating.bot(find(game), "") if not player else None
        row = seating.with_seat(row, seat, taken) if taken else seating.joined(row, player, seat)
    scores = list(range(len(players), 0, -1))
    ended = {"status": "over", "actions": 9, "scores": scores, "winners": [0], "changed": wall.now()}
    return msgspec.structs.replace(row, **{**ended, **changes})


async def found(guest: Guest, **asked: object) -> list[Any]:
    query = "&".join(f"{name}={quote(str(value))}" for name, value in asked.items())
    listed: list[Any] = (await guest.get(f"/api/results?{query}"))["results"]
    return listed


async def test_what_a_guest_has_kept_of_a_game_the_member_keeps(serve: Serve, database_url: str) -> None:
    server, device = serve(database_url), Device()
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Guest 2") as guest:
        await keep(ada, device)
        rows = [finished(ada.player, guest.player) for _ in range(4)]
        for row in rows:
            await server.inside(server.hall.store.add_table(msgspec.structs.replace(row, status="playing")))
            await server.inside(server.hall.store.save_table(row))
        guests, members = [(True, "b"), (False, "b"), (True, ""), (False, "b")], [(False, "a"), (True, ""), (True, "a")]
        for who, keepsakes in ((guest, guests), (ada, members)):
            for row, (favourite, note) in zip(rows, keepsakes, strict=False):
                await who.post(f"/api/results/{row.id}", {"favourite": favourite, "note": note})
        await sign_in(guest, device)
        kept = {each["table"]: (each["favourite"], each["note"]) for each in await found(ada)}
        assert [kept[row.id] for row in rows] == [(True, "a"), (True, "b"), (True, "a"), (False, "b")]


async def test_a_played_game_is_found_noted_and_exported(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        table = await table_of_two(ada, bo, game="race", options={"expansion": "storm"}, seed="history")
        assert await found(ada) == []
        await play_all([await ada.watch(table), await bo.watch(table)], "history")
        (result,) = await found(ada, game="race", player=bo.public, **{"option.expansion": "storm"})
        info = await ada.get(f"/api/tables/{table}")
        assert [seat["score"] for seat in result["seats"]] == info["scores"]
        assert [seat["name"] for seat in result["seats"]] == ["Ada", "Bo"] and result["rated"]
        assert [seat for seat, each in enumerate(result["seats"]) if each["place"] == 1] == info["winners"]
        kept = await ada.post(f"/api/results/{table}", {"favourite": True, "note": "Robots too late.\nAgain!"})
        assert (kept["favourite"], kept["note"]) == (True, "Robots too late.\nAgain!")
        assert len(await found(ada, kept="favourite")) == 1 and await found(bo, kept="noted") == []
        assert (await found(bo))[0]["note"] == "", "a note is one's own"
        (line,) = (await bo.http.get("/api/results/lines?game=race")).text.splitlines()
        assert json.loads(line)["table"] == table
        (record,) = (await bo.http.get("/api/results/lines?records=1")).text.splitlines()
        assert Record.parse(record, find).verify().over
        await ada.post(f"/api/tables/{table}/rematch")
        assert len(await found(ada)) == 1, "saved again, it is written down once"


async def test_games_are_found_by_what_is_asked_for(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    store = server.hall.store
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Élodie") as bo:
        rows = [finished(ada.player, "", changed=1000.0 + number) for number in range(35)]
        rows += [
            finished(bo.player, ada.player, changed=2000.0, game="race", options={"expansion": "storm"}),
            finished(bo.player, "", changed=2001.0, private=True),
        ]
        for row in rows:
            await server.inside(store.add_table(msgspec.structs.replace(row, status="playing")))
            await server.inside(store.save_table(row))
        first = await ada.get("/api/results")
        rest = await ada.get(f"/api/results?page={first['next']}")
        listed = [each["table"] for each in first["results"] + rest["results"]]
        assert listed == [row.id for row in reversed(rows[:36])] and rest["next"] == "", "not what is private"
        for name in ("Élodie", "élodie", "ÉLODIE"):
            assert [each["table"] for each in await found(bo, name=name)] == [rows[36].id, rows[35].id]
        assert [each["table"] for each in await found(ada, **{"from": 1003, "until": 1005})] == [
            rows[4].id,
            rows[3].id,
        ]
        assert [each["table"] for each in await found(ada, **{"option.expansion": "storm"})] == [rows[35].id]
        assert await found(ada, game="trucker") == []
        for bad in ("from=x", "page=12", "page=x~y", "kept=all"):
            assert (await ada.refused("GET", f"/api/results?{bad}"))[:2] == (400, "problem-malformed")
        assert (await ada.refused("GET", "/api/results/nowhere"))[:2] == (404, "problem-no-such-result")
        assert (await ada.refused("POST", "/api/results/nowhere", {"favourite": True, "note": ""}))[0] == 404
        async with Guest(server.base) as nobody:
            assert (await nobody.refused("GET", "/api/results?kept=any"))[0] == 401


async def test_who_has_no_name_finds_no_private_game(serve: Serve, database_url: str) -> None:
    """Of the bots on ladders neither: their tables have no host, as nobody has no name."""
    server = serve(database_url)
    store = server.hall.store
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        shown, hidden = finished(ada.player, "", changed=1000.0), finished(ada.player, "", changed=1001.0, private=True)
        ladder = msgspec.structs.replace(finished("", "", changed=1002.0, private=True), host="")
        for row in (shown, hidden, ladder):
            await server.inside(store.add_table(msgspec.structs.replace(row, status="playing")))
            await server.inside(store.save_table(row))
        assert [each["table"] for each in await found(nobody)] == [shown.id]
        assert [each["table"] for each in await found(ada)] == [hidden.id, shown.id]


async def test_files_of_games_are_few_and_small(serve: Serve, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(sqlite_url, limited=True)
    monkeypatch.setattr(exporting, "MOST_RECORDS", 2)
    path = "/api/results/lines?records=1"
    limits = server.services.limits
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as nobody:
        for number in range(3):
            row = finished(ada.player, "", changed=1000.0 + number)
            await server.inside(server.hall.store.add_table(msgspec.structs.replace(row, status="playing")))
            await server.inside(server.hall.store.save_table(row))
        monkeypatch.setattr(exporting, "_record", _table_of)
        assert (await nobody.refused("GET", path))[:2] == (401, "problem-no-name")
        given = await ada.http.get(path)
        assert len(given.text.splitlines()) == 2 and given.headers["Cosmodrome-Most-Games"] == "2"
        with limits.exports_at_once.one(ada.player):
            assert (await ada.refused("GET", path))[:2] == (429, "problem-too-fast")
        assert not limits.exports_at_once.under_way
        asked = [(await ada.http.get("/api/results/lines")).status_code for _ in range(4)]
        assert asked == [200, 200, 200, 429] and limits.shared["exports"] is limits.exports


async def _table_of(hall: Hall, result: Result) -> bytes:
    return result.table.encode()


async def test_games_from_before_are_written_down(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    rows = [finished("a", "b", changed=10.0 + number) for number in range(3)]
    rows.append(finished("a", "b", actions=0))
    for row in rows:
        await store.add_table(row)
    assert await noting.note_missed(store) == 3 and await noting.note_missed(store) == 0
    await store.close()


def fates(row: TableRow) -> list[str]:
    return [seat.fate for seat in noting.seats(row)]


def test_what_has_become_of_those_who_began() -> None:
    game = find("outpost")
    row = msgspec.structs.replace(finished("ada", "bo", "cy", ""), status="playing")
    away = seating.stood_in(row, game, 1)
    assert fates(away) == ["stayed", "away", "stayed", "bot"] and noting.seats(away)[1].player == "bo"
    gone = seating.left(away, game, "cy")
    assert fates(gone) == ["stayed", "away", "left", "bot"] and noting.is_rated(gone)
    sent = seating.rearranged(row, game, "ada", ChangeSeat(seat=1, kind="open"), long_away={1: 0.0})
    assert fates(sent) == ["stayed", "left", "stayed", "bot"], "who was away for long is not sent away, but gone"


def test_a_host_who_sends_somebody_away_has_lost() -> None:
    game = find("outpost")
    row = seating.begun(msgspec.structs.replace(finished("ada", "bo", "cy", ""), status="playing"))
    sent = seating.rearranged(row, game, "ada", ChangeSeat(seat=1, kind="bot"))
    assert fates(sent) == ["dismissing", "removed", "stayed", "bot"] and noting.is_rated(sent)
    assert fates(seating.left(sent, game, "ada"))[0] == "dismissing", "whatever they do after it"
    duel = seating.begun(msgspec.structs.replace(finished("ada", "bo"), status="playing"))
    opened = seating.rearranged(duel, game, "ada", ChangeSeat(seat=1, kind="open"))
    followed = seating.joined(opened, "di", 1)
    assert fates(followed) == ["dismissing", "came"] and noting.is_rated(followed), "even if nobody is left to lose to"
    again = seating.rearranged(followed, game, "ada", ChangeSeat(seat=1, kind="open"))
    assert again.dismissers == ["ada"], "who came later may be sent away again"


def test_who_has_nothing_to_lose_sends_nobody_away() -> None:
    game = find("outpost")
    row = seating.begun(msgspec.structs.replace(finished("ada", "bo"), status="playing", host="gil"))
    with pytest.raises(Refusal, match="problem-host-began-not"):
        seating.rearranged(row, game, "gil", ChangeSeat(seat=0, kind="bot"))
    gone = seating.rearranged(row, game, "gil", ChangeSeat(seat=0, kind="bot"), long_away={0: 0.0})
    assert fates(gone) == ["left", "stayed"], "but who has been away for long may be replaced"


def test_which_games_are_rated() -> None:
    game = find("outpost")
    row = finished("ada", "bo")
    assert noting.is_rated(row)
    for change in ({"cancelled": True}, {"lesson": "x"}, {"origin": "x"}, {"hints": True}):
        assert not noting.is_rated(msgspec.structs.replace(row, **change))
    assert not noting.is_rated(finished("ada", "", ""))
    assert noting.group(row) == '{"edition":"stronghold","kicker":false}'
    assert noting.group_of(game, {}) == "{}", "a game of older rules may lack an option"
    equal = msgspec.structs.replace(row, scores=[7, 7])
    assert [seat.place for seat in noting.seats(equal)] == [1, 2], "the winner is first all the same"

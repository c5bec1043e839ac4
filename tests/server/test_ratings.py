"""Ratings are a fold over finished games: each counts once, whoever writes it, and a fold from the start agrees."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.arena.rating import Skill, rated
from cosmodrome.cli.main import main
from cosmodrome.server.results import rating
from cosmodrome.server.results.noting import remember
from cosmodrome.server.results.rating import Competitor
from cosmodrome.server.storage import Session, Store, TableRow

from .client import Guest
from .conftest import Serve
from .test_history import finished

pytestmark = pytest.mark.anyio


async def remembering(url: str) -> Store:
    store = await Store.open(url)
    store.on_over.append(remember)
    return store


async def end(store: Store, row: TableRow) -> None:
    await store.add_table(msgspec.structs.replace(row, status="playing"))
    await store.save_table(row)


async def all_ratings(store: Store) -> list[tuple[Any, ...]]:
    return await store.read(
        lambda session: session.rows(
            "SELECT game, rating_group, player, mu, sigma, games, wins FROM ratings ORDER BY 1, 2, 3"
        )
    )


async def test_each_game_counts_once_in_several_processes(
    database_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shared = database_url.startswith("postgres")
    stores = [await remembering(database_url) for _ in range(3 if shared else 1)]
    people = ["ada", "bo", "cy", "di"]
    rows = [finished(*people[number % 3 :], game="outpost") for number in range(18)]
    work = [end(stores[number % len(stores)], row) for number, row in enumerate(rows)]
    await asyncio.gather(*work)
    store = stores[0]
    counted = await store.read(lambda session: session.rows("SELECT number FROM results ORDER BY number"))
    assert [number for (number,) in counted] == list(range(1, 19))
    ratings = await all_ratings(store)
    assert [(player, games) for _, _, player, _, _, games, _ in ratings] == [
        ("ada", 6),
        ("bo", 12),
        ("cy", 18),
        ("di", 18),
    ]
    again = await store.table(rows[0].id)
    assert again is not None
    await store.save_table(again)
    assert await all_ratings(store) == ratings, "saved again, it does not count again"
    assert await asyncio.to_thread(main, ["ratings", "--database", database_url]) == 0
    assert "all ratings are as they were" in capsys.readouterr().out
    assert await all_ratings(store) == ratings
    for each in stores:
        await each.close()


async def test_a_fold_that_fails_costs_no_game(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store = await remembering(sqlite_url)

    def stumble(*args: object) -> None:
        raise RuntimeError("a mistake")

    with monkeypatch.context() as patch:
        patch.setattr(rating, "_rate", stumble)
        await end(store, finished("ada", "bo"))
    assert await all_ratings(store) == []
    await end(store, finished("ada", "bo"))
    assert [row[5] for row in await all_ratings(store)] == [2, 2], "the next one that ends lets it count"
    await store.close()


async def test_whoever_did_not_stay_has_lost_and_bots_do_not_move(sqlite_url: str) -> None:
    store = await remembering(sqlite_url)
    away = Competitor(0, "ada", "commander", "away", 90, True)
    stayed = Competitor(1, "bo", "", "stayed", 10, False)
    bot = Competitor(2, "", "cadet", "bot", 5, False)
    strange = Competitor(3, "", "gunship", "bot", 50, False)
    came = Competitor(4, "cy", "", "came", 70, False)

    def rate(session: Session) -> dict[int, Skill]:
        return rating._rate(rating.Ratings(session), ("outpost", ""), 1.0, [away, stayed, bot, strange, came])

    after = await store.read(rate)
    assert set(after) == {0, 1} and after[0].mu < 25 < after[1].mu
    expected = rated([Skill(), Skill(), rating.MARKED["cadet"]], [0, 2, 1])
    assert (after[0], after[1]) == (expected[0], expected[1])
    await store.close()


async def test_a_host_who_has_sent_all_others_away_has_lost_to_somebody(sqlite_url: str) -> None:
    store = await remembering(sqlite_url)
    host = Competitor(0, "ada", "", "dismissing", 90, True)
    sent, came = Competitor(1, "bo", "commander", "removed", 10, False), Competitor(2, "cy", "", "came", 70, False)

    def rate(session: Session) -> dict[int, Skill]:
        return rating._rate(rating.Ratings(session), ("outpost", ""), 1.0, [host, sent, came])

    after = await store.read(rate)
    assert set(after) == {0} and after[0].mu < 25, "and whom they sent away has lost nothing"
    await store.close()


async def test_a_guest_who_is_a_member_after_all_brings_the_ratings_along(sqlite_url: str) -> None:
    store = await remembering(sqlite_url)
    store.people.on_merge.append(rating.merge)
    for names in (("guest", "bo"), ("bo", "ada"), ("guest", "cy"), ("ada", "guest")):
        await end(store, finished(*names))
    await store.people.merge("guest", "ada", lambda row: row)
    games = {row[2]: row[5] for row in await all_ratings(store)}
    assert games == {"ada": 4, "bo": 2, "cy": 1, "guest": 1}, "what both have played stays played by two"
    assert await store.write("", rating.rebuilt) == (4, 0)
    await store.close()


async def test_leaderboards_and_players(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        empty = await ada.get("/api/games/outpost/ratings")
        assert empty["ratings"] == [] and empty["groups"] == []
        for _ in range(12):
            await server.inside(end(server.hall.store, finished(bo.player, ada.player)))
        await server.inside(end(server.hall.store, finished(ada.player, bo.player, options={"kicker": True})))
        board = await ada.get("/api/games/outpost/ratings")
        assert [each["name"] for each in board["ratings"]] == ["Bo", "Ada"]
        assert [each["wins"] for each in board["ratings"]] == [12, 0]
        assert [each["rated"] for each in board["groups"]] == [2, 2]
        other = next(each for each in board["groups"] if each["options"]["kicker"])
        split = await ada.get(f"/api/games/outpost/ratings?group={other['id']}")
        assert [each["name"] for each in split["ratings"]] == ["Ada", "Bo"]
        assert all(each["provisional"] for each in split["ratings"])
        assert not any(each["provisional"] for each in board["ratings"])
        player = await ada.get(f"/api/players/{bo.public}")
        assert player["name"] == "Bo" and [each["rating"]["games"] for each in player["ratings"]] == [12, 1]
        assert [each["group"]["rated"] for each in player["ratings"]] == [2, 2]
        assert player["played"] == [{"game": "outpost", "games": 13, "wins": 12}]
        assert (await ada.refused("GET", "/api/players/nobody"))[:2] == (404, "problem-no-such-player")
        assert (await ada.refused("GET", "/api/games/chess/ratings"))[:2] == (404, "problem-no-such-game")


def test_a_database_that_is_not_there_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ratings", "--database", f"sqlite:///{tmp_path}/nowhere/x.db"]) == 2
    assert "there is no folder" in capsys.readouterr().err

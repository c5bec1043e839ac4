"""Statistics of one person: over time, by how they began, and against whom."""

from __future__ import annotations

from urllib.parse import quote

import pytest

from cosmodrome.games import find, ids
from cosmodrome.kernel import CLOCK, Dice
from cosmodrome.text import Catalogue

from .client import Guest
from .conftest import Serve
from .test_history import finished
from .test_ratings import end

pytestmark = pytest.mark.anyio


async def test_what_somebody_has_played(serve: Serve, database_url: str) -> None:
    server = serve(database_url)
    async with await Guest.named(server.base, "Ada") as ada, await Guest.named(server.base, "Bo") as bo:
        rows = [
            finished(ada.player, bo.player, changed=10.0, openings=["ore", "water"]),
            finished(bo.player, ada.player, changed=20.0, openings=["ore", "ore"]),
            finished(ada.player, "", changed=30.0, private=True, openings=["water", "ore"]),
            finished(ada.player, bo.player, changed=40.0, cancelled=True),
            finished(ada.player, bo.player, changed=50.0, game="race"),
            finished(ada.player, bo.player, changed=60.0, game="race", options={"expansion": "storm"}),
        ]
        for row in rows:
            await server.inside(end(server.hall.store, row))
        path = f"/api/players/{ada.public}"
        own, seen = await ada.get(f"{path}/games/outpost"), await bo.get(f"{path}/games/outpost")
        assert [each["table"] for each in own["played"]] == [row.id for row in rows[:3]]
        assert [each["table"] for each in seen["played"]] == [row.id for row in rows[:2]], "not what is private"
        assert [each["points"] is None for each in own["played"]] == [False, False, True]
        assert [each["place"] for each in seen["played"]] == [1, 2]
        assert own["openings"] == [
            {"opening": "ore", "games": 2, "wins": 1},
            {"opening": "water", "games": 1, "wins": 1},
        ]
        assert own["rivals"] == [{"player": bo.public, "name": "Bo", "games": 2, "ahead": 1, "behind": 1}]
        assert [each["games"] for each in (await ada.get(path))["played"]] == [3, 2]
        both = await bo.get(f"{path}/games/race")
        assert [(each["options"]["expansion"], each["games"]) for each in both["groups"]] == [("base", 1), ("storm", 1)]
        storm = await bo.get(f"{path}/games/race?group={quote(both['groups'][1]['id'])}")
        assert [each["table"] for each in storm["played"]] == [rows[5].id] and storm["rivals"][0]["games"] == 1
        assert storm["groups"] == both["groups"], "so that another way can be chosen"
        assert (await ada.refused("GET", f"{path}/games/chess"))[:2] == (404, "problem-no-such-game")


@pytest.mark.parametrize("game_id", ids())
def test_how_a_seat_began_has_a_name(game_id: str) -> None:
    game = find(game_id)
    words = Catalogue(game, "fr")
    state = game.new(2, "openings")
    dice = Dice("openings")
    for _ in range(150):
        if state.over:
            break
        seat = state.waiting[0] if state.waiting else CLOCK
        state.apply(seat, game.policy(state, seat, dice))
    for seat in range(2):
        opening = state.opening(seat)
        assert (opening == "") is (game_id == "trucker")
        assert opening == "" or words.say(opening, {}) != opening

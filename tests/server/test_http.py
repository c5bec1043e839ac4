"""The HTTP interface: what it gives, and that it says what is wrong with what it refuses."""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cosmodrome.bots import levels
from cosmodrome.games import find, ids
from cosmodrome.kernel import BadSetup
from cosmodrome.server.app import ENDPOINTS
from cosmodrome.server.limits import Buckets, Rate
from cosmodrome.server.referring import reference_of
from cosmodrome.text import Catalogue, languages

from .client import Guest, new_table
from .conftest import Serve
from .running import Threaded

pytestmark = pytest.mark.anyio

# people


async def test_a_guest_needs_only_a_name(server: Threaded) -> None:
    async with Guest(server.base) as guest:
        assert await guest.get("/api/me") == {"player": "", "name": "", "member": False, "public": ""}
        me = await guest.post("/api/me", {"name": "  Ada   Lovelace "})
        assert me["name"] == "Ada Lovelace" and me["player"]
        assert await guest.get("/api/me") == me
        renamed = await guest.post("/api/me", {"name": "Countess"})
        assert renamed == {**me, "name": "Countess"}


@pytest.mark.parametrize(
    "body",
    [
        *({}, {"name": ""}, {"name": "   "}, {"name": "x" * 41}, {"name": 7}, {"name": None}, {"name": "a\nb\u202e"}),
        *({"name": "Ada", "admin": True}, {"name": "\x00"}, [], "Ada", b"", b"{", b"\xff\xfe", b"[" * 5000),
    ],
    ids=repr,
)
async def test_bad_names_are_refused(server: Threaded, body: Any) -> None:
    async with Guest(server.base) as guest:
        status, key, _ = await guest.refused("POST", "/api/me", body)
        assert status == 400 and key in ("problem-malformed", "problem-bad-name")
        assert not guest.http.cookies
        assert (await guest.get("/api/me"))["player"] == ""


async def test_a_forged_cookie_makes_nobody(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada, Guest(server.base) as mallory:
        for value in (ada.player, f"{ada.player}.AAAA.BBBB", "x" * 3000):
            mallory.http.cookies.set("cosmodrome-guest", value)
            assert (await mallory.get("/api/me"))["player"] == ""
            assert (await mallory.refused("POST", "/api/tables", new_table("me", "bot")))[0] == 401


# games


async def test_games_are_offered_as_they_declare_themselves(server: Threaded) -> None:
    async with Guest(server.base) as guest:
        for shown in await guest.get("/api/games"):
            game = find(shown["id"])
            assert [each["name"] for each in shown["options"]] == [option.name for option in game.options]
            for each, option in zip(shown["options"], game.options, strict=True):
                assert each["values"] == list(option.values) and each["default"] == option.default
                assert each["by_edition"] == option.by_edition and each["rule"] == option.rule
                assert each["group"] == option.group
            assert [each["reason"] for each in shown["relations"]] == [each.reason for each in game.relations]
            assert [each["name"] for each in shown["scenarios"]] == [each.name for each in game.scenarios]
            assert [each["id"] for each in shown["levels"]] == list(levels(game))
            assert set(shown["seats"]) == set(game.options[0].values)


async def test_a_table_with_options_that_do_not_go_together_is_refused(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        for options, said in [
            ({"takeovers": True}, "setup-misfit"),
            ({"expansion": "rebel", "scenario": "rebel_vs_imperium", "draft": True}, "setup-scenario-fixes"),
            ({"expansion": "rebel", "difficulty": "hard"}, "setup-seats"),
        ]:
            wish = new_table("me", "bot", game="race", options=options)
            status, key, problem = await ada.refused("POST", "/api/tables", wish)
            assert (status, key) == (400, said), problem
        table = await ada.open_table("me", "bot", game="race", options={"expansion": "rebel", "draft": True})
        assert table["options"]["scenario"] == "none"


async def test_rulebooks_and_reference(server: Threaded) -> None:
    async with Guest(server.base) as guest:
        english, french = [await guest.get(f"/api/games/outpost/rulebook/{each}") for each in ("en", "fr")]
        assert [each["id"] for each in english] == [each["id"] for each in french]
        assert await guest.get("/api/games/outpost/reference?edition=classic")
        for path in ("chess/rulebook/en", "outpost/rulebook/tlh", "chess/reference"):
            assert (await guest.refused("GET", f"/api/games/{path}"))[0] == 404
        status, key, problem = await guest.refused("GET", "/api/games/outpost/reference?edition=lunar")
        assert (status, key) == (400, "setup-no-such-value") and "stronghold" in problem["detail"]


# new tables

BAD_TABLES = {
    "no such game": (new_table("me", "bot", game="chess"), "outpost"),
    "no such option": (new_table("me", "bot", options={"dragons": True}), "edition"),
    "no such value": (new_table("me", "bot", options={"edition": "lunar"}), "stronghold"),
    "a value of another kind": (new_table("me", "bot", options={"kicker": "perhaps"}), "off, on"),
    "no such level": (new_table("me", "wizard"), "commander"),
    "too few seats": (new_table("me"), "2"),
    "no seats": (new_table(), "2"),
    "too many seats": (new_table("me", *["bot"] * 40), "9"),
    "an unknown field": ({**new_table("me", "bot"), "cheat": 1}, "cheat"),
    "an unknown field of a seat": ({**new_table("me", "bot"), "seats": [{"kind": "bot", "iq": 9}]}, "iq"),
    "an unknown kind of seat": ({**new_table("me", "bot"), "seats": [{"kind": "cat"}]}, "cat"),
    "seats that are a number": ({**new_table("me", "bot"), "seats": 4}, "array"),
    "a name that is a list": (new_table("me", "bot", name=["x"]), "str"),
    "a name too long": (new_table("me", "bot", name="x" * 61), "60"),
    "a seed too long": (new_table("me", "bot", seed="x" * 101), "100"),
    "an option that is a list": (new_table("me", "bot", options={"edition": ["classic"]}), "array"),
    "options that are a text": (new_table("me", "bot", options="classic"), "object"),
    "private that is a text": (new_table("me", "bot", private="no"), "bool"),
    "no game": ({"seats": []}, "game"),
    "nothing": ({}, "game"),
    "a list": ([], "object"),
    "null": (b"null", "object"),
    "an empty body": (b"", "truncated"),
    "no JSON": (b"game=outpost", "JSON"),
    "half a JSON": (b'{"game": "outpost"', "truncated"),
    "no text": (b'{"game": "\xff\xfe"}', ""),
    "half a pair": (b'{"game": "\\ud800"}', ""),
    "deep nesting": (b'{"game": ' + b"[" * 30000, ""),
    "a huge number": (b'{"game": "outpost", "seats": [], "options": {"copies": ' + b"9" * 5000 + b"}}", ""),
    "too much": (b'{"game": "' + b"x" * 70000 + b'"}', "64"),
}


@pytest.mark.parametrize("name", BAD_TABLES)
async def test_a_bad_table_is_refused_and_told_why(server: Threaded, name: str) -> None:
    body, hint = BAD_TABLES[name]
    async with await Guest.named(server.base, "Ada") as ada:
        _, key, problem = await ada.refused("POST", "/api/tables", body)
        assert hint.lower() in json.dumps(problem).lower()
        for language in languages():
            words = Catalogue(None, language).say(key, problem["message"][1])
            assert words != key and "{" not in words, "a sentence for players, in their language"
        assert (await ada.get("/api/lobby"))["mine"] == []


async def test_the_reference_is_fetched_once(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        table = (await ada.open_table("me", "bot", "bot", options={"edition": "expert", "kicker": True}))["id"]
        socket = await ada.watch(table)
        welcome = json.loads(socket.screen.frames[0])
        address = welcome["reference"]
        game = find("outpost")
        whole = game.reference(game.resolve({"edition": "expert", "kicker": True}))
        found = await ada.http.get(address)
        assert found.json() == json.loads(msgspec.json.encode(whole))
        assert found.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert found.headers["content-encoding"] == "gzip" and "Accept-Encoding" in found.headers["vary"]
        tag = found.headers["etag"]
        for known in (tag, tag.removeprefix("W/"), f'"other", {tag}'):
            again = await ada.http.get(address, headers={"If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await ada.http.get(address, headers={"If-None-Match": 'W/"other"'})).status_code == 200
        # of another version of the server: it is what it is now, and not kept as what it was
        stale = await ada.http.get(address.replace(tag.strip('W/"'), "0" * 18))
        assert stale.json() == found.json() and stale.headers["cache-control"] == "no-cache"
        plain = await ada.http.get("/api/games/outpost/reference?edition=expert&kicker=on")
        assert (plain.headers["etag"], plain.headers["cache-control"]) == (tag, "no-cache")
        assert len(socket.screen.frames[0]) < 4000, "it is not in the welcome"
        await ada.post(f"/api/tables/{table}/leave")
        assert (await ada.get(f"/api/tables/{table}/replay"))["reference"] == address


@pytest.mark.parametrize("game_id", ids())
async def test_every_option_leads_to_its_own_reference(server: Threaded, game_id: str) -> None:
    game = find(game_id)
    async with Guest(server.base) as guest:
        for option in game.options:
            for value in option.values:
                with suppress(BadSetup):
                    options = game.resolve({option.name: value})
                    found = await guest.get(reference_of(game, options).address)
                    assert found == json.loads(msgspec.json.encode(game.reference(options)))


async def test_a_seed_is_chosen_only_where_the_host_allows_it(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, chosen_seeds=False)
    async with await Guest.named(server.base, "Ada") as ada:
        status, key, _ = await ada.refused("POST", "/api/tables", new_table("me", "bot", seed="mine"))
        assert (status, key) == (403, "problem-chosen-seed")


async def test_only_somebody_with_a_name_opens_a_table(server: Threaded) -> None:
    async with Guest(server.base) as nobody:
        assert (await nobody.refused("POST", "/api/tables", new_table("me", "bot")))[:2] == (401, "problem-no-name")


# what is not there


async def test_what_is_not_there_is_said_so(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        for path in ("", "/replay", "/replay/3", "/record"):
            assert (await ada.refused("GET", f"/api/tables/nowhere{path}"))[0] == 404
        for verb in ("join", "leave", "start", "rematch"):
            assert (await ada.refused("POST", f"/api/tables/nowhere/{verb}"))[0] == 404
        assert (await ada.refused("GET", "/api/nothing"))[0] == 404
        assert (await ada.refused("POST", "/api/games"))[0] == 405
        for path in ("/replay?seat=x", "/replay?seat=-1", "/replay?seat=" + "9" * 50):
            table = (await ada.open_table("me", "bot"))["id"]
            assert (await ada.refused("GET", f"/api/tables/{table}{path}"))[0] == 400


async def test_any_address_of_a_page_gets_the_page(serve: Serve, sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("not yours")
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("the page")
    server = serve(sqlite_url, client=tmp_path / "client")
    async with Guest(server.base) as guest:
        for path in ("/", "/tables/x", "/%00", "/" + "x" * 5000, "/%2e%2e/secret", "//secret"):
            response = await guest.http.get(path)
            assert (response.status_code, response.text) == (200, "the page"), path[:40]


async def test_other_sites_may_not_ask_in_our_guests_name(server: Threaded) -> None:
    async with await Guest.named(server.base, "Ada") as ada:
        response = await ada.http.post(
            "/api/tables", json=new_table("me", "bot"), headers={"Origin": "http://evil.test"}
        )
        assert response.status_code == 403 and response.json()["message"][0] == "problem-foreign-origin"
        assert (await ada.get("/api/lobby"))["mine"] == []
        own = await ada.http.post("/api/tables", json=new_table("me", "bot"), headers={"Origin": server.base})
        assert own.status_code == 200


async def test_who_asks_too_often_has_to_wait(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url, limited=True)
    server.services.limits.tables = Buckets(Rate(0.1, 20))
    async with await Guest.named(server.base, "Ada") as ada:
        responses = [await ada.http.post("/api/tables", json=new_table("me", "open")) for _ in range(60)]
        refused = [each for each in responses if each.status_code != 200]
        assert refused and {each.status_code for each in refused} == {429}
        assert all(each.json()["message"][0] == "problem-too-fast" for each in refused)
        assert int(refused[-1].headers["Retry-After"]) >= 1
        made = len(responses) - len(refused)
        assert len(await server.inside(server.hall.store.tables(limit=100))) == made


async def test_behind_a_proxy_everybody_has_a_limit_of_their_own(serve: Serve, sqlite_url: str) -> None:
    server = serve(sqlite_url)
    server.services.limits.newcomers = Buckets(Rate(0.001, 1))
    async with Guest(server.base) as guest:

        async def come(forwarded: str) -> int:
            headers = {"X-Forwarded-For": forwarded}
            response = await guest.http.post("/api/me", json={"name": "Ada"}, headers=headers)
            guest.http.cookies.clear()
            return response.status_code

        assert [await come(each) for each in ("192.0.2.1", "192.0.2.1", "192.0.2.2")] == [200, 429, 200]
        assert await come("192.0.2.9, 192.0.2.1") == 429, "what the client itself put there does not count"


# the document


async def test_the_openapi_document_comes_compressed_or_not(server: Threaded) -> None:
    async with Guest(server.base) as guest:
        documents = []
        for encoding in ("gzip", "identity", "gzip", "identity"):
            response = await guest.http.get("/api/openapi.json", headers={"Accept-Encoding": encoding})
            assert response.headers.get("content-encoding", "identity") == encoding
            documents.append(response.json())
        assert documents == [documents[0]] * 4


async def test_the_openapi_document_is_whole(server: Threaded) -> None:
    async with Guest(server.base) as guest:
        document = await guest.get("/api/openapi.json")
    assert document["openapi"].startswith("3.1") and document["info"]["title"] and document["info"]["version"]
    listed = {(method.upper(), path) for path, methods in document["paths"].items() for method in methods}
    assert listed == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            named = {each["name"] for each in operation["parameters"] if each["in"] == "path"}
            assert named == {part[1:-1] for part in path.split("/") if part.startswith("{")}
            assert operation["summary"] and {"200", "4XX", "5XX"} <= set(operation["responses"])
            assert method == "post" or "requestBody" not in operation
    parameters = {
        each["name"]: each["schema"]["type"]
        for methods in document["paths"].values()
        for operation in methods.values()
        for each in operation["parameters"]
    }
    texts = dict.fromkeys(("game", "language", "id", "tag", "player", "name", "group", "bot"), "string")
    texts |= dict.fromkeys(("from", "until", "kept", "page"), "string")
    numbers = dict.fromkeys(("actions", "seat", "before", "after"), "integer")
    assert parameters == texts | numbers | {"options": "object"}
    ids = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
    assert len(set(ids)) == len(ids)
    references = set(find_references(document))
    assert references
    for reference in references:
        where = document
        for part in reference.removeprefix("#/").split("/"):
            where = where[part]


def find_references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [each for value in part.values() for each in find_references(value)]
    return [each for value in part for each in find_references(value)] if isinstance(part, list) else []

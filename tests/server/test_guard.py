"""What stands between the network and the application."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import anyio
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.testclient import TestClient
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from cosmodrome.server.guard import (
    CLOSE_FOREIGN,
    CLOSE_TOO_FAST,
    HEADERS,
    MOST_BYTES,
    guard,
    too_fast,
)
from cosmodrome.server.guests import Guests
from cosmodrome.server.limits import UNLIMITED, AtOnce, Buckets, Limits, Rate, Stream, address, usual
from cosmodrome.server.payloads import Problem
from cosmodrome.text import Catalogue, languages

HOST = "http://table.example"
SOCKET = "ws://table.example/ws/lobby"
GUESTS = Guests("a secret", secure=False)


async def size(request: Request) -> Response:
    return JSONResponse({"size": len(await request.body())})


async def own_caching(request: Request) -> Response:
    return Response("mine", headers={"Cache-Control": "max-age=60"})


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    await socket.send_text("welcome")
    await socket.close()


APP = Starlette(
    routes=[
        Route("/", size),
        Route("/assets/app-1a2b.js", size),
        Route("/api/own", own_caching),
        Route("/{path:path}", size, methods=["GET", "POST", "PUT", "DELETE"]),
        WebSocketRoute("/ws/lobby", echo),
    ]
)


def client(app: ASGIApp = APP, **settings: Any) -> TestClient:
    settings.setdefault("limits", Limits(UNLIMITED))
    return TestClient(guard(app, GUESTS, **settings), base_url=HOST)


def problem_of(response: Any) -> Problem:
    """The Problem of a response, after a look whether everybody can read it."""
    problem = msgspec.json.decode(response.content, type=Problem)
    assert response.headers["content-type"] == "application/json"
    key, params = problem.message
    for language in languages():
        catalogue = Catalogue(None, language)
        assert catalogue.has(key) and "{" not in catalogue.say(key, params)
    return problem


# headers


def policy_of(response: Any) -> dict[str, str]:
    directives = (each.strip().partition(" ") for each in response.headers["content-security-policy"].split(";"))
    return {name: value for name, _, value in directives}


@pytest.mark.parametrize("path", ["/", "/api/me", "/assets/app-1a2b.js", "/assets/gone.js"])
def test_every_response_has_the_headers(path: str) -> None:
    response = client().get(path)
    for name, value in HEADERS.items():
        assert response.headers[name] == value


def test_the_policy_is_strict() -> None:
    policy = policy_of(client().get("/"))
    assert policy["default-src"] == "'self'"
    assert policy["connect-src"] == "'self' ws://table.example wss://table.example"
    assert policy["object-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in " ".join(policy.values())


@pytest.mark.parametrize("host", ["evil;script-src *", "a b", "", "x, y", "'unsafe-inline'"])
def test_a_host_can_not_loosen_the_policy(host: str) -> None:
    policy = policy_of(client().get("/", headers={"Host": host}))
    assert policy["connect-src"] == "'self'" and "script-src" not in policy


def test_caching() -> None:
    def caching(path: str) -> str:
        return str(client().get(path).headers["cache-control"])

    assert caching("/") == "no-cache"
    assert caching("/api/me") == "no-store"
    assert caching("/api/own") == "max-age=60"
    assert caching("/assets/app-1a2b.js") == "public, max-age=31536000, immutable"


def test_a_missing_file_is_not_cached_for_ever() -> None:
    assert client(Starlette()).get("/assets/gone.js").headers["cache-control"] == "no-cache"


def test_a_refusal_has_the_headers_too() -> None:
    response = client().post("/api/me", headers={"Origin": "http://evil.example"})
    assert response.status_code == 403
    assert response.headers["cache-control"] == "no-store"
    assert response.headers["x-content-type-options"] == "nosniff"


# origins

FOREIGN = [
    "http://evil.example",
    "https://table.example.evil.example",
    "http://table.example:8000",
    "http://sub.table.example",
    "null",
    "",
    "file://",
    "table.example",
    "ftp://table.example",
]
OWN = [HOST, "https://table.example", "http://TABLE.example", "http://table.example:80", None]


def origin_header(origin: str | None) -> dict[str, str]:
    return {} if origin is None else {"Origin": origin}


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_change_nothing(method: str, origin: str) -> None:
    response = client().request(method, "/api/tables", headers=origin_header(origin))
    assert response.status_code == 403
    assert problem_of(response).message[0] == "problem-foreign-origin"


@pytest.mark.parametrize("origin", OWN)
def test_our_pages_and_programs_may(origin: str | None) -> None:
    assert client().post("/api/tables", headers=origin_header(origin)).status_code == 200
    with client().websocket_connect(SOCKET, headers=origin_header(origin)) as socket:
        assert socket.receive_text() == "welcome"


def test_other_sites_may_link_to_us() -> None:
    headers = {"Origin": "http://evil.example", "Sec-Fetch-Site": "cross-site"}
    assert client().get("/", headers=headers).status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_sites_open_no_socket(origin: str) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as caught,
        client().websocket_connect(SOCKET, headers=origin_header(origin)),
    ):
        pass
    assert caught.value.code == CLOSE_FOREIGN


@pytest.mark.parametrize("origin", [None, HOST])
def test_a_browser_that_says_cross_site_is_believed(origin: str | None) -> None:
    headers = {**origin_header(origin), "Sec-Fetch-Site": "cross-site"}
    assert client().post("/api/me", headers=headers).status_code == 403
    headers["Sec-Fetch-Site"] = "same-origin"
    assert client().post("/api/me", headers=headers).status_code == 200


def test_a_public_origin_may_differ_from_the_host() -> None:
    public = client(origins=["https://play.example/"])
    headers = {"Origin": "https://play.example", "Host": "10.0.0.1:8000"}
    assert public.post("/api/me", headers=headers).status_code == 200
    assert client().post("/api/me", headers=headers).status_code == 403


# names


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("games.example", 200),
        ("GAMES.example:8000", 200),
        ("localhost:8000", 200),
        ("127.0.0.1", 200),
        ("[::1]:8000", 200),
        ("evil.example", 421),
        ("games.example.evil.example", 421),
        ("games.example:80:80", 421),
        ("", 421),
    ],
)
def test_a_server_goes_by_its_names(host: str, status: int) -> None:
    named = client(hosts=["Games.example"])
    response = named.get("/api/me", headers={"Host": host})
    assert response.status_code == status
    if status == 421:
        assert problem_of(response).message == ("problem-unknown-host", {"hosts": "games.example"})
        with pytest.raises(WebSocketDisconnect) as caught, named.websocket_connect(SOCKET, headers={"Host": host}):
            pass
        assert caught.value.code == CLOSE_FOREIGN
    assert client().get("/api/me", headers={"Host": host}).status_code == 200, "unless it is told none"


def test_over_https_nothing_else_is_used_any_more() -> None:
    assert client(https=True).get("/").headers["strict-transport-security"].startswith("max-age=")
    assert "strict-transport-security" not in client().get("/").headers


# sizes


def chunks(number: int, length: int = 1024) -> Iterator[bytes]:
    for _ in range(number):
        yield b"x" * length


def test_a_body_up_to_the_limit_arrives_whole() -> None:
    assert client().post("/api/me", content=b"x" * MOST_BYTES).json() == {"size": MOST_BYTES}
    assert client().post("/api/me", content=chunks(64)).json() == {"size": MOST_BYTES}


def test_a_larger_one_is_refused() -> None:
    for content in (b"x" * (MOST_BYTES + 1), chunks(65)):
        response = client().post("/api/me", content=content)
        assert response.status_code == 413
        assert problem_of(response).message == ("problem-too-large", {"kilobytes": 64})


def test_an_endless_one_is_not_read_to_its_end() -> None:
    read = 0

    async def receive() -> dict[str, Any]:
        nonlocal read
        read += 1
        return {"type": "http.request", "body": b"x" * 1024, "more_body": True}

    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": []}
    app = guard(APP, GUESTS, Limits(UNLIMITED))
    anyio.run(app, scope, receive, send)
    assert sent[0]["status"] == 413 and read == 65


def test_one_that_is_broken_off_does_nothing() -> None:
    pieces: list[dict[str, Any]] = [
        {"type": "http.request", "body": b'{"name": "Ada"}', "more_body": True},
        {"type": "http.disconnect"},
    ]

    async def receive() -> dict[str, Any]:
        return pieces.pop(0)

    async def send(message: Any) -> None:
        raise AssertionError("nobody is there any more")

    scope = {"type": "http", "method": "POST", "path": "/api/me", "headers": []}
    anyio.run(guard(APP, GUESTS, Limits(UNLIMITED)), scope, receive, send)


@pytest.mark.parametrize("length", ["many", "-1", "9" * 5000])
def test_nonsense_for_a_length(length: str) -> None:
    response = client().post("/api/me", content=b"small", headers={"Content-Length": length})
    assert response.status_code in (200, 413)


# rates


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_and_then_a_drip() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 5), clock=clock)
    assert [buckets.take("ann") for _ in range(6)] == [0, 0, 0, 0, 0, 0.5]
    assert buckets.take("bob") == 0
    clock.now = 0.25
    assert buckets.take("ann") == 0.25
    clock.now = 0.5
    assert buckets.take("ann") == 0 and buckets.take("ann") == 0.5
    clock.now = 1000
    assert [buckets.take("ann") for _ in range(6)] == [0, 0, 0, 0, 0, 0.5]


def test_idle_keys_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), most_keys=10)
    buckets.take("busy")
    for number in range(1000):
        buckets.take(str(number))
        assert buckets.take("busy") > 0
    assert len(buckets.buckets) == 10


def test_without_a_rate_nobody_waits() -> None:
    buckets = Buckets(None)
    assert not any(buckets.take("ann") for _ in range(1000)) and not buckets.buckets


def limited(**rates: Rate) -> TestClient:
    return client(limits=Limits(UNLIMITED._replace(**rates)))


def as_guest(player: str) -> dict[str, str]:
    return {"Cookie": GUESTS.cookie(player).partition(";")[0]}


def test_requests_are_limited() -> None:
    people = limited(requests=Rate(0.1, 3))
    assert [people.get("/api/me").status_code for _ in range(4)] == [200, 200, 200, 429]
    response = people.get("/api/me")
    assert problem_of(response).message == ("problem-too-fast", {"seconds": 10})
    assert response.headers["retry-after"] == "10"
    assert people.get("/assets/app-1a2b.js").status_code == 200


def test_everybody_has_a_limit_of_their_own() -> None:
    people = limited(requests=Rate(0.1, 1))
    assert [people.get("/api/me", headers=as_guest("ann")).status_code for _ in range(2)] == [200, 429]
    assert people.get("/api/me", headers=as_guest("bob")).status_code == 200
    assert people.get("/api/me").status_code == 200
    assert people.get("/api/me", headers={"Cookie": "cosmodrome-guest=forged"}).status_code == 429


def test_new_tables_are_limited() -> None:
    people = limited(tables=Rate(0.1, 2))
    ann = as_guest("ann")
    assert [people.post("/api/tables", headers=ann).status_code for _ in range(3)] == [200, 200, 429]
    assert people.post("/api/tables/7/join", headers=ann).status_code == 200
    assert people.post("/api/tables/7/play-on", headers=ann).status_code == 429, "that makes a table as well"
    assert people.post("/api/games/outpost/lesson", headers=ann).status_code == 429, "and so does a lesson"
    assert people.post("/api/seeking", headers=ann).status_code == 429, "and who looks for opponents"
    assert people.post("/api/tournaments", headers=ann).status_code == 429, "or makes a tournament"
    assert people.get("/api/tables", headers=ann).status_code == 200


def test_so_are_those_of_one_address() -> None:
    people = limited(address_tables=Rate(0.1, 2))
    asked = [people.post("/api/tables", headers=as_guest(f"guest {number}")).status_code for number in range(3)]
    assert asked == [200, 200, 429], "whoever is held up does not go on as somebody else"
    assert people.post("/api/tables/7/rematch", headers=as_guest("ann")).status_code == 429


def test_nobodys_mail_box_is_filled_with_codes() -> None:
    limits = Limits(UNLIMITED._replace(codes=Rate(0.1, 2), box_all_codes=Rate(0.1, 2), address_codes=Rate(0.1, 5)))
    asked = [limits.code_wait(f"guest {number}", "Bo@mail.example", f"10.0.0.{number}") for number in range(2)]
    assert asked == [0.0, 0.0]
    assert limits.code_wait("ann", " bo@MAIL.example", "10.0.0.8") > 0, "however it is written, whoever asks"
    asked = [limits.code_wait(f"ann {number}", f"{number}@mail.example", "10.0.0.9") for number in range(6)]
    assert [wait > 0 for wait in asked] == [False] * 5 + [True], "nor does one machine mail to everybody"
    assert limits.shared["address-codes"] is limits.address_codes


def test_nobody_uses_up_the_codes_of_somebody_else() -> None:
    limits = Limits()
    for number in range(1000):
        limits.code_wait(f"guest {number}", "bo@mail.example", "10.0.0.9")
    owner = [limits.code_wait("bo", "bo@mail.example", "10.0.0.1") for _ in range(4)]
    assert [wait > 0 for wait in owner] == [False] * 3 + [True], "who asks from elsewhere gets what is theirs"
    asked = [limits.code_wait("", "bo@mail.example", f"10.0.{number % 200}.1") for number in range(1000)]
    asked += [limits.code_wait("", f"Bo+{number}@mail.example", f"10.1.{number}.1") for number in range(9)]
    assert asked.count(0.0) == 15 - 5 - 3, "from however many addresses, the box is not filled"


def test_requests_of_one_address_are_limited() -> None:
    people = limited(address_requests=Rate(0.1, 3))
    asked = [people.get("/api/me", headers=as_guest(f"guest {number}")).status_code for number in range(4)]
    assert asked == [200, 200, 200, 429]


def test_limits_of_an_address_are_made_for_so_many_people() -> None:
    few, many = usual(10), usual(100)
    for name in ("address_requests", "address_tables", "newcomers", "sockets"):
        assert getattr(few, name).burst * 10 == getattr(many, name).burst
    assert few.requests == many.requests, "those of a person stay"


def test_who_goes_on_regardless_floods() -> None:
    clock = Clock()
    stream = Stream(Rate(1, 10), clock)
    assert not any(stream.take() for _ in range(10))
    assert all(stream.take() for _ in range(200)) and not stream.flooding
    clock.now = 3600
    assert not stream.take() and not stream.flooding, "whoever waits is forgiven"
    assert sum(bool(stream.take()) for _ in range(300)) > 200 and stream.flooding
    free = Stream(None, clock)
    assert not any(free.take() for _ in range(1000)) and not free.flooding


def test_not_too_much_is_under_way_at_once() -> None:
    at_once = AtOnce(2)
    with at_once.one("here") as first, at_once.one("here") as second, at_once.one("here") as third:
        assert (first, second, third) == (True, True, False)
        with at_once.one("there") as other:
            assert other
    with at_once.one("here") as again:
        assert again
    assert not at_once.under_way


def test_an_address_has_few_sockets_at_once() -> None:
    limits = Limits(UNLIMITED, people=1)
    people = client(limits=limits)
    with limits.sockets_at_once.one("testclient"):
        for _ in range(9):
            limits.sockets_at_once.under_way["testclient"] += 1
        with pytest.raises(WebSocketDisconnect) as caught, people.websocket_connect(SOCKET):
            pass
        assert caught.value.code == CLOSE_TOO_FAST
    limits.sockets_at_once.under_way.clear()
    with people.websocket_connect(SOCKET) as socket:
        assert socket.receive_text() == "welcome"


def test_an_address_has_few_requests_under_way() -> None:
    limits = Limits(UNLIMITED, people=1)
    limits.requests_at_once.under_way["testclient"] = 5
    response = client(limits=limits).get("/api/me")
    assert response.status_code == 429 and problem_of(response).message[0] == "problem-too-fast"


def test_nobody_becomes_somebody_else_without_end() -> None:
    people = limited(newcomers=Rate(0.1, 2))
    assert [people.post("/api/me").status_code for _ in range(3)] == [200, 200, 429]
    assert people.post("/api/me", headers=as_guest("ann")).status_code == 200
    assert people.get("/api/me").status_code == 200


def test_new_sockets_are_limited() -> None:
    people = limited(sockets=Rate(0.1, 1))
    with people.websocket_connect(SOCKET):
        pass
    with pytest.raises(WebSocketDisconnect) as caught, people.websocket_connect(SOCKET):
        pass
    assert caught.value.code == CLOSE_TOO_FAST


def test_the_usual_limits_let_people_play() -> None:
    people = client(limits=Limits())
    assert {people.get("/api/me", headers=as_guest("ann")).status_code for _ in range(100)} == {200}


def test_a_wait_is_told_in_whole_seconds() -> None:
    assert too_fast(0.01).message[1] == {"seconds": 1}
    assert too_fast(1.2).message[1] == {"seconds": 2}


@pytest.mark.parametrize(
    ("host", "whom"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
    ],
)
def test_addresses(host: str, whom: str) -> None:
    assert address({"client": (host, 1)}) == whom
    assert address({}) == address({"client": None}) == ""

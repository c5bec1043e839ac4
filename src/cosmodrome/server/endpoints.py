"""The HTTP interface as a table: what each endpoint takes and gives. Routes and the OpenAPI document come from it."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from .limits import address
from .payloads import Problem
from .refusals import Refusal, malformed
from .services import Services, services

JSON = "application/json"

ABOUT = (
    "Who asks is known by the cookie that `POST /api/me` gives. A problem is told as a key of the message catalogues"
    " with its parameters. What happens at a table is told over the WebSocket `/ws/tables/{id}?since=SEQ`, and in the"
    " lobby over `/ws/lobby`."
)


_CONTROL: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_NULL: Final = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The null character as JSON has it, and not a backslash before the same letters."""


class Call:
    """One request: who asks, where, and with what."""

    def __init__(self, request: Request) -> None:
        self.hub: Services = services(request)
        self.player = self.hub.guests.read(request.cookies) or ""
        self.where = address(request.scope)
        """From which address."""
        self.origin = request.headers.get("origin", "")
        """Of the page that asks; programs have none."""
        self.path: dict[str, str] = request.path_params
        self.query: dict[str, str] = dict(request.query_params)
        self._check_written()
        self.headers: dict[str, str] = {}
        """Headers of the answer."""
        self._known = request.headers.get("if-none-match", "")

    def _check_written(self) -> None:
        """Nobody means a control character in an address, and not every database can compare with them."""
        for name, text in (*self.path.items(), *self.query.items()):
            if _CONTROL.search(name):
                raise malformed(f"the parameter {name!r} has control characters in its name")
            if _CONTROL.search(text):
                raise malformed(f"{name}: {text!r} has control characters in it")

    def tag(self, tag: str, caching: str) -> None:
        """The answer has this tag (weakly: compressed, it is other bytes) and may be kept in this way."""
        self.headers.update({"ETag": f'W/"{tag}"', "Cache-Control": caching})

    @property
    def unchanged(self) -> bool:
        """Whether whoever asks has what would be answered."""
        tag = self.headers.get("ETag", "").removeprefix("W/")
        return bool(tag) and tag in {each.strip().removeprefix("W/") for each in self._known.split(",")}

    def person(self) -> str:
        """Whoever asks, with a name."""
        if not self.player:
            raise Refusal(401, "problem-no-name")
        return self.player

    def whole(self, name: str) -> int | None:
        """A whole number among the query parameters, if it is there."""
        text = self.query.get(name)
        if text is None or text == "":
            return None
        if not text.isascii() or not text.isdigit() or len(text) > 9:
            raise malformed(f"{name}: {text!r} is not a whole number")
        return int(text)


Handler = Callable[[Call, Any], Awaitable[Any]]

TEXT: dict[str, Any] = {"type": "string"}
WHOLE: dict[str, Any] = {"type": "integer", "minimum": 0}
PATH = {"actions": WHOLE}
"""The parts of paths that are not text."""
SEAT: dict[str, Any] = {"name": "seat", "in": "query", "schema": WHOLE}
BEFORE: dict[str, Any] = {"name": "before", "in": "query", "schema": WHOLE}
OPTIONS: dict[str, Any] = {
    "name": "options",
    "in": "query",
    "style": "form",
    "explode": True,
    "schema": {"type": "object", "additionalProperties": TEXT},
}
"""Each option of a game is a parameter of its own."""


class Endpoint:
    def __init__(
        self,
        method: str,
        path: str,
        does: Handler,
        gives: Any,
        takes: Any = None,
        query: tuple[dict[str, Any], ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.does = does
        self.takes = takes
        self.gives = gives
        self.query = query
        self.about = (does.__doc__ or "").strip()
        self._decoder = None if takes is None else msgspec.json.Decoder(takes)

    def route(self) -> Route:
        return Route(self.path, self._answer, methods=[self.method])

    async def _answer(self, request: Request) -> Response:
        try:
            call = Call(request)
            given = await self.does(call, await self._body(request))
        except Refusal as refusal:
            return answer(refusal.problem, refusal.status)
        if isinstance(given, Response):
            return given
        return Response(None, 304, call.headers) if call.unchanged else answer(given, 200, call.headers)

    async def _body(self, request: Request) -> Any:
        if self._decoder is None:
            return None
        data = await request.body()
        if _NULL.search(data):  # nobody means it, and not every database can keep it
            raise malformed("there is a null character in it")
        try:
            return self._decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise malformed(str(error)) from error


def answer(given: Any, status: int, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(given), status, headers, JSON)


def openapi(endpoints: list[Endpoint], version: str) -> dict[str, Any]:
    """The OpenAPI document of these endpoints."""
    types = [Problem, *(each.takes for each in endpoints if each.takes), *(each.gives for each in endpoints)]
    template = "#/components/schemas/{name}"
    schemas, components = msgspec.json.schema_components(types, ref_template=template)
    by_type = dict(zip([repr(each) for each in types], schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = _operation(each, by_type)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Cosmodrome", "version": version, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(endpoint: Endpoint, schemas: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        return {JSON: {"schema": schemas[repr(kind)]}}

    names = [part[1:-1] for part in endpoint.path.split("/") if part.startswith("{")]
    in_path = [{"name": name, "in": "path", "required": True, "schema": PATH.get(name, TEXT)} for name in names]
    operation: dict[str, Any] = {
        "operationId": endpoint.does.__name__,
        "summary": endpoint.about,
        "parameters": [*in_path, *endpoint.query],
        "responses": {
            "200": {"description": "Done.", "content": content(endpoint.gives)},
            "4XX": {"description": "Refused; nothing has changed.", "content": content(Problem)},
            "5XX": {"description": "Something is wrong with the server.", "content": content(Problem)},
        },
    }
    if endpoint.takes is not None:
        operation["requestBody"] = {"required": True, "content": content(endpoint.takes)}
    return operation

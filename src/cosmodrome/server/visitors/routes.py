"""The HTTP interface: bots of one's own, and ladders."""

from __future__ import annotations

from ..endpoints import Call, Endpoint
from ..writing import readable
from .keeping import VisitorRow, new_token
from .payloads import Ladder, NewVisitor, Visitor, VisitorToken


def _shown(call: Call, row: VisitorRow) -> Visitor:
    return Visitor(id=row.id, name=row.name, connected=call.hub.desk.is_connected(row.id))


async def visitors(call: Call, body: None) -> list[Visitor]:
    """The bots of one's own."""
    return [_shown(call, row) for row in await call.hub.desk.keeping.of(call.person())]


async def add_visitor(call: Call, body: NewVisitor) -> VisitorToken:
    """Have one more bot: its token is told now, and never again."""
    token = new_token()
    row = await call.hub.desk.keeping.add(call.person(), readable(body.name, "problem-bad-name"), token)
    return VisitorToken(bot=_shown(call, row), token=token)


async def rename_visitor(call: Call, body: NewVisitor) -> list[Visitor]:
    """Call a bot otherwise, at the tables where it sits as well."""
    bot = call.path["bot"]
    await call.hub.desk.keeping.rename(call.person(), bot, readable(body.name, "problem-bad-name"))
    await call.hub.hall.bot_renamed(bot)
    return await visitors(call, None)


async def renew_visitor(call: Call, body: None) -> VisitorToken:
    """Give a bot another token; the one it had counts no more, and its connection ends."""
    player, bot, token = call.person(), call.path["bot"], new_token()
    keeping = call.hub.desk.keeping
    await keeping.renew(player, bot, token)
    await call.hub.desk.shut_out(bot)
    found = [row for row in await keeping.of(player) if row.id == bot]
    return VisitorToken(bot=_shown(call, found[0]), token=token)


async def end_visitor(call: Call, body: None) -> list[Visitor]:
    """Have this bot no more; at the tables where it sits, bots of the house play on."""
    await call.hub.desk.keeping.end(call.person(), call.path["bot"])
    await call.hub.desk.shut_out(call.path["bot"])
    await call.hub.hall.bot_renamed(call.path["bot"])
    return await visitors(call, None)


async def ladder(call: Call, body: None) -> Ladder:
    """How bots stand in a game."""
    return await call.hub.ladders.shown(call.path["game"])


ENDPOINTS = [
    Endpoint("GET", "/api/me/bots", visitors, list[Visitor]),
    Endpoint("POST", "/api/me/bots", add_visitor, VisitorToken, NewVisitor),
    Endpoint("POST", "/api/me/bots/{bot}/name", rename_visitor, list[Visitor], NewVisitor),
    Endpoint("POST", "/api/me/bots/{bot}/token", renew_visitor, VisitorToken),
    Endpoint("POST", "/api/me/bots/{bot}/end", end_visitor, list[Visitor]),
    Endpoint("GET", "/api/games/{game}/ladder", ladder, Ladder),
]

"""The HTTP interface to what is remembered of finished games."""

from __future__ import annotations

from typing import Any

import msgspec

from ...games import find, ids
from ..endpoints import TEXT, WHOLE, Call, Endpoint
from ..refusals import not_found, too_fast
from ..writing import readable
from . import counting, rating
from .exporting import Export
from .naming import named
from .noting import group_of
from .payloads import GroupInfo, Keep, Leaderboard, PlayerInfo, PlayerRating, RatingInfo, Result, Results, Statistics
from .rating import Rating
from .searching import PAGE, QUERY, asked, found, keep, place_of, result

LEADERS = 50
"""So many a page of a leaderboard shows."""
GROUP: dict[str, Any] = {"name": "group", "in": "query", "schema": TEXT}
AFTER: dict[str, Any] = {"name": "after", "in": "query", "schema": WHOLE}


async def search_results(call: Call, body: None) -> Results:
    """Finished games by game, player, option, date, and what one has kept of them: public ones and one's own."""
    search = asked(call)
    page = await call.hub.hall.store.read(lambda session: found(session, search, PAGE + 1))
    more = len(page) > PAGE
    page = await named(call.hub.hall, page[:PAGE])
    return Results(results=page, next=place_of(page[-1]) if more else "")


async def export_results(call: Call, body: None) -> Any:
    """The same as JSON lines, for a file: what is known of each game, or its record (`records=1`).

    The latest 100,000 games at most, or the latest 1,000 records: `until` leads to older ones. One file at a time.
    """
    search = asked(call)
    wait = call.hub.limits.export_wait(call.person(), call.where)
    if wait:
        raise too_fast(wait)
    return Export(call, search, call.query.get("records", "") == "1")


async def show_result(call: Call, body: None) -> Result:
    """A finished game."""
    return (await named(call.hub.hall, [await _result(call)]))[0]


async def keep_result(call: Call, body: Keep) -> Result:
    """Keep a game as a favourite, or a note about it; only who keeps it sees that."""
    who, table = call.person(), call.path["id"]
    await _result(call)
    note = "\n".join(readable(line, "problem-bad-text") if line.strip() else "" for line in body.note.splitlines())
    wish = Keep(favourite=body.favourite, note=note.strip())
    await call.hub.hall.store.write("", lambda session: keep(session, who, table, wish))
    return await show_result(call, None)


async def _result(call: Call) -> Result:
    known = await call.hub.hall.store.read(lambda session: result(session, call.player, call.path["id"]))
    if known is None:
        raise not_found("problem-no-such-result")
    return known


# ratings


async def leaderboard(call: Call, body: None) -> Leaderboard:
    """Who is rated best in a game; of a group, or of the one where most are."""
    game, hall = call.path["game"], call.hub.hall
    if game not in ids():
        raise not_found("problem-no-such-game", games=", ".join(ids()))
    known = await hall.store.read(lambda session: rating.groups(session, game))
    group = call.query.get("group") or (known[0][0] if known else group_of(find(game), find(game).resolve({})))
    first = call.whole("after") or 0
    listed = await hall.store.read(lambda session: rating.leaders(session, game, group, first, LEADERS + 1))
    await hall.meet(player for player, _ in listed)
    return Leaderboard(
        game=game,
        group=group,
        groups=[_group(each, rated) for each, rated in known],
        first=first + 1,
        ratings=[_rating(call, player, each) for player, each in listed[:LEADERS]],
        more=len(listed) > LEADERS,
    )


async def show_player(call: Call, body: None) -> PlayerInfo:
    """Somebody who has played here, and how they are rated."""
    player, hall = await _player(call), call.hub.hall
    found = await hall.store.read(lambda session: rating.ratings_of(session, player))
    ratings = [
        PlayerRating(game=game, group=_group(group, rated), rating=_rating(call, player, each))
        for game, group, rated, each in found
    ]
    played = await hall.store.read(lambda session: counting.games(session, player, call.player == player))
    return PlayerInfo(player=hall.public(player), name=hall.name(player), ratings=ratings, played=played)


async def _player(call: Call) -> str:
    """Who is meant by a public id."""
    public, hall = call.path["player"], call.hub.hall
    player = await hall.store.people.known_as(public) if public.isprintable() else None
    await hall.meet([player] if player else [])
    if player is None or not hall.name(player):
        raise not_found("problem-no-such-player")
    return player


async def show_statistics(call: Call, body: None) -> Statistics:
    """How somebody has done in a game: over time, by how they began, and against whom; in one way to play or all."""
    game, hall = call.path["game"], call.hub.hall
    if game not in ids():
        raise not_found("problem-no-such-game", games=", ".join(ids()))
    player = await _player(call)
    own, group = call.player == player, call.query.get("group", "")
    counted = await hall.store.read(lambda session: counting.counted(session, player, game, own, group))
    await hall.meet(rival.player for rival in counted.rivals)
    for rival in counted.rivals:
        rival.name, rival.player = hall.name(rival.player), hall.public(rival.player)
    return counted


def _group(group: str, rated: int) -> GroupInfo:
    return GroupInfo(id=group, options=msgspec.json.decode(group) if group else {}, rated=rated)


def _rating(call: Call, player: str, known: Rating) -> RatingInfo:
    return RatingInfo(
        player=call.hub.hall.public(player),
        name=call.hub.hall.name(player),
        points=rating.points(known.skill),
        provisional=rating.is_provisional(known.skill),
        games=known.games,
        wins=known.wins,
        latest=known.latest,
    )


ENDPOINTS = [
    Endpoint("GET", "/api/results", search_results, Results, query=QUERY),
    Endpoint("GET", "/api/results/lines", export_results, Any, query=QUERY),
    Endpoint("GET", "/api/results/{id}", show_result, Result),
    Endpoint("POST", "/api/results/{id}", keep_result, Result, Keep),
    Endpoint("GET", "/api/games/{game}/ratings", leaderboard, Leaderboard, query=(GROUP, AFTER)),
    Endpoint("GET", "/api/players/{player}", show_player, PlayerInfo),
    Endpoint("GET", "/api/players/{player}/games/{game}", show_statistics, Statistics, query=(GROUP,)),
]

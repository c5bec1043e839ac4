"""The HTTP interface to tournaments."""

from __future__ import annotations

from ..endpoints import Call, Endpoint
from . import course
from .payloads import EntrantInfo, NewTournament, PairingInfo, StandingInfo, TournamentInfo
from .rows import TournamentRow

LISTED = 50


async def list_tournaments(call: Call, body: None) -> list[TournamentInfo]:
    """Public tournaments and one's own, those that changed last first."""
    return [await _info(call, row) for row in await call.hub.tournaments.listed(call.player, LISTED)]


async def new_tournament(call: Call, body: NewTournament) -> TournamentInfo:
    """Make a tournament, which one runs."""
    return await _info(call, await call.hub.tournaments.make(call.person(), body))


async def show_tournament(call: Call, body: None) -> TournamentInfo:
    """A tournament: who takes part, its rounds, and who is ahead."""
    return await _info(call, await call.hub.tournaments.find(call.path["id"]))


async def enter_tournament(call: Call, body: None) -> TournamentInfo:
    """Take part; or, after one has missed a round, be back for the next one."""
    return await _info(call, await call.hub.tournaments.enter(call.path["id"], call.person()))


async def leave_tournament(call: Call, body: None) -> TournamentInfo:
    """Take part no more."""
    return await _info(call, await call.hub.tournaments.leave(call.path["id"], call.person()))


async def start_tournament(call: Call, body: None) -> TournamentInfo:
    """Begin: the tables of the first round are opened. Only for who runs it."""
    return await _info(call, await call.hub.tournaments.start(call.path["id"], call.person()))


async def cancel_tournament(call: Call, body: None) -> TournamentInfo:
    """End it without a winner. Only for who runs it."""
    return await _info(call, await call.hub.tournaments.cancel(call.path["id"], call.person()))


async def _info(call: Call, row: TournamentRow) -> TournamentInfo:
    hall, entrants = call.hub.hall, row.entrants
    await hall.meet([row.host, *(each.player for each in entrants)])
    dropped = {each.player for each in entrants if each.dropped}
    standings = [] if row.status == "open" else course.standings_of(row)
    return TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        options=row.options,
        system=row.system,
        size=row.size,
        rounds=row.rounds,
        pace=row.pace,
        private=row.private,
        status=row.status,
        created=row.created,
        changed=row.changed,
        host=bool(call.player) and row.host == call.player,
        organiser=hall.name(row.host),
        entered=call.player in [each.player for each in entrants if not each.dropped],
        entrants=[
            EntrantInfo(
                player=hall.public(each.player),
                name=hall.name(each.player),
                dropped=each.dropped,
                you=each.player == call.player,
            )
            for each in entrants
        ],
        played=[
            [
                PairingInfo(
                    table=each.table,
                    players=[hall.public(player) for player in each.players],
                    names=[hall.name(player) for player in each.players],
                    points=each.points,
                    missed=[hall.public(player) for player in each.missed],
                )
                for each in played
            ]
            for played in row.played
        ],
        standings=[
            StandingInfo(
                player=hall.public(each.player),
                name=hall.name(each.player),
                place=place,
                points=each.points,
                buchholz=each.buchholz,
                beaten=each.beaten,
                wins=each.wins,
                played=each.played,
                dropped=each.player in dropped,
            )
            for place, each in enumerate(standings, 1)
        ],
    )


ENDPOINTS = [
    Endpoint("GET", "/api/tournaments", list_tournaments, list[TournamentInfo]),
    Endpoint("POST", "/api/tournaments", new_tournament, TournamentInfo, NewTournament),
    Endpoint("GET", "/api/tournaments/{id}", show_tournament, TournamentInfo),
    Endpoint("POST", "/api/tournaments/{id}/enter", enter_tournament, TournamentInfo),
    Endpoint("POST", "/api/tournaments/{id}/leave", leave_tournament, TournamentInfo),
    Endpoint("POST", "/api/tournaments/{id}/start", start_tournament, TournamentInfo),
    Endpoint("POST", "/api/tournaments/{id}/cancel", cancel_tournament, TournamentInfo),
]

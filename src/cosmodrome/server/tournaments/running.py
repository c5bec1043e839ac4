"""Running tournaments: who enters, the tables of each round, and what they end with.

A table that ends marks its tournament in the same transaction. Some process sees the mark, takes it and goes on with
the tournament in one transaction of its own: what has ended is counted, and when a round is over the tables of the next
one are there, with everybody seated and called. So each round is opened once, whoever is killed in between.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from ...games import find, ids
from ...kernel import Game, commitment
from .. import seating, wall
from ..hall import Hall
from ..payloads import NewTable, SeatPlan
from ..refusals import Refusal, conflict, forbidden, not_found
from ..results.noting import group_of
from ..results.rating import strengths
from ..storage import Conflict, OutboxRow, SeatRow, Session, StorageError, TableRow
from ..storage.works import add_table, post
from ..writing import alike, readable
from . import course, rows
from .course import Outcome
from .pairing import Round
from .payloads import NewTournament
from .rows import Entrant, Pairing, TournamentRow

TRIES: Final = 20
PAUSE: Final = 1.0
"""Seconds between two looks for tables that have ended."""
MOST_ENTRANTS: Final = 128

logger = logging.getLogger(__name__)


class Tournaments:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store

    async def run(self) -> None:
        """Go on with tournaments where a table has ended, for as long as the server runs."""
        while True:
            try:
                for tournament in await self._store.read(rows.due):
                    await self._try(tournament)
            except StorageError as error:
                logger.error("tournaments can not be looked at for the moment: %s", error)
            await asyncio.sleep(PAUSE)

    async def _try(self, tournament: str) -> None:
        """Where one can not go on, the others do."""
        try:
            await self.go_on(tournament)
        except Exception:
            logger.exception("tournament %s can not go on", tournament)

    async def go_on(self, tournament: str) -> None:
        """Count what has ended; nothing, if another process has done so."""
        await self._store.write(tournament, partial(self._counted, tournament=tournament))
        self._hall.news.set()

    def _counted(self, session: Session, tournament: str) -> None:
        row = rows.load(session, tournament) if rows.take(session, tournament) else None
        if row is None or row.status != "playing":
            return
        waiting = [each.table for each in row.played[-1] if not each.done]
        found = {table: _outcome(session, table) for table in waiting}
        row = course.counted(row, {table: each for table, each in found.items() if each is not None})
        self._opened(session, row) if course.is_round_over(row) else rows.save(session, row)

    def _opened(self, session: Session, row: TournamentRow) -> TournamentRow:
        """The row with the tables of the next round, which are opened; or over."""
        row = msgspec.structs.replace(row, changed=wall.now())
        planned = course.next_round(row, _least(row))
        if planned is not None and not planned.tables and row.system == "round_robin" and planned.byes:
            # all whom they were to meet have gone: those who are there may still meet each other later
            return self._opened(session, msgspec.structs.replace(row, played=[*row.played, _byes(planned)]))
        if planned is None or not planned.tables:
            return rows.save(session, msgspec.structs.replace(row, status="over"))
        pairings: list[Pairing] = []
        for number, players in enumerate(planned.tables):
            table = _table(row, _seated(players, len(row.played) + number), len(row.played) + 1, number + 1)
            add_table(session, table, [], seating.first_due(table))
            post(session, self._letters(table))
            pairings.append(Pairing(players=players, table=table.id))
        pairings += _byes(planned)
        return rows.save(session, msgspec.structs.replace(row, played=[*row.played, pairings]))

    def _letters(self, table: TableRow) -> list[OutboxRow]:
        people = {seat: each.player for seat, each in enumerate(table.seats)}
        return self._hall.callers.letters("invitation", table.id, people, "")

    # what people do

    async def find(self, tournament: str) -> TournamentRow:
        row = await self._store.read(partial(rows.load, tournament=tournament)) if tournament.isprintable() else None
        if row is None:
            raise not_found("problem-no-such-tournament")
        return row

    async def listed(self, player: str, limit: int) -> list[TournamentRow]:
        return await self._store.read(partial(rows.listed, player=player, limit=limit))

    async def make(self, player: str, plan: NewTournament) -> TournamentRow:
        if plan.game not in ids():
            raise not_found("problem-no-such-game", games=", ".join(ids()))
        game = find(plan.game)
        table = NewTable(
            game=plan.game, seats=[SeatPlan()] * plan.size, options=plan.options, pace=plan.pace, private=plan.private
        )
        seating.check_setup(game, table)
        now = wall.now()
        row = TournamentRow(
            id=seating.new_id(),
            name=readable(plan.name, "problem-bad-name"),
            game=plan.game,
            options=game.resolve(dict(plan.options)),
            system=plan.system,
            size=plan.size,
            rounds=plan.rounds if plan.system == "swiss" else 0,
            pace=plan.pace,
            private=plan.private,
            host=player,
            status="open",
            created=now,
            changed=now,
        )
        await self._store.write("", partial(rows.add, row=row))
        return row

    async def enter(self, tournament: str, player: str) -> TournamentRow:
        """Take part, or, in one that has begun, be back for the next round."""
        await self._hall.meet([player])

        def enter(row: TournamentRow) -> TournamentRow:
            known = {each.player: each for each in row.entrants}
            if row.status == "playing" and player in known:
                return _with_entrant(row, Entrant(player))
            if row.status != "open":
                raise conflict("problem-tournament-begun")
            if len(known) >= MOST_ENTRANTS:
                raise conflict("problem-tournament-full", most=MOST_ENTRANTS)
            others = [self._hall.name(each) for each in known if each != player]
            if alike(self._hall.name(player)) in map(alike, others):
                raise conflict("problem-name-taken")
            return row if player in known else msgspec.structs.replace(row, entrants=[*row.entrants, Entrant(player)])

        row = await self.find(tournament)
        await self._hall.meet(each.player for each in row.entrants)
        return await self._change(tournament, enter)

    async def leave(self, tournament: str, player: str) -> TournamentRow:
        """Take part no more; at a table where one sits the game goes on."""

        def leave(row: TournamentRow) -> TournamentRow:
            if player not in [each.player for each in row.entrants]:
                raise conflict("problem-tournament-not-entered")
            if row.status not in ("open", "playing"):
                raise conflict("problem-tournament-over")
            return rows.without(row, player)

        return await self._change(tournament, leave)

    async def start(self, tournament: str, player: str) -> TournamentRow:
        """Whoever runs it begins it: nobody enters any more, and the first tables are opened."""

        def start(session: Session, row: TournamentRow) -> TournamentRow:
            if row.status != "open":
                raise conflict("problem-tournament-begun")
            least = max(2, _least(row))
            if len(row.entrants) < least:
                raise conflict("problem-tournament-too-few", least=least)
            people = [each.player for each in row.entrants]
            strength = strengths(session, row.game, group_of(find(row.game), row.options), people)
            return self._opened(session, course.begun(row, strength))

        return await self._write(tournament, player, start)

    async def cancel(self, tournament: str, player: str) -> TournamentRow:
        """Whoever runs it ends it; tables that are being played go on by themselves."""

        def cancel(session: Session, row: TournamentRow) -> TournamentRow:
            if row.status not in ("open", "playing"):
                raise conflict("problem-tournament-over")
            return rows.save(session, msgspec.structs.replace(row, status="cancelled", changed=wall.now()))

        return await self._write(tournament, player, cancel)

    async def _change(self, tournament: str, make: Callable[[TournamentRow], TournamentRow]) -> TournamentRow:
        def change(session: Session, row: TournamentRow) -> TournamentRow:
            after = make(row)
            return row if after == row else rows.save(session, msgspec.structs.replace(after, changed=wall.now()))

        return await self._write(tournament, None, change)

    async def _write(
        self, tournament: str, host: str | None, make: Callable[[Session, TournamentRow], TournamentRow]
    ) -> TournamentRow:
        """Change a tournament; only its host may, if one is named. A refusal changes nothing."""

        def work(session: Session) -> TournamentRow | Refusal:
            row = rows.load(session, tournament)
            try:
                if row is None:
                    raise not_found("problem-no-such-tournament")
                if host is not None and row.host != host:
                    raise forbidden("problem-tournament-host-only")
                return make(session, row)
            except Refusal as refusal:  # raised before anything is written; a failed work would be tried again
                return refusal

        for _ in range(TRIES):
            try:
                done: Any = await self._store.write(tournament, work)
            except Conflict:
                continue
            if isinstance(done, Refusal):
                raise done
            self._hall.news.set()
            assert isinstance(done, TournamentRow)
            return done
        raise conflict("problem-table-changed")


def _byes(planned: Round) -> list[Pairing]:
    return [Pairing(players=[player], points=[1.0]) for player in planned.byes]


def _with_entrant(row: TournamentRow, entrant: Entrant) -> TournamentRow:
    entrants = [entrant if each.player == entrant.player else each for each in row.entrants]
    return msgspec.structs.replace(row, entrants=entrants)


def _least(row: TournamentRow) -> int:
    """The fewest who can play this game at a table, with these options."""
    game: Game = find(row.game)
    return max(2, game.seat_range(row.options)[0])


def _seated(players: list[str], turn: int) -> list[str]:
    """Nobody always begins."""
    turn %= len(players)
    return players[turn:] + players[:turn]


def _table(row: TournamentRow, players: list[str], number: int, place: int) -> TableRow:
    """A table of a round, at which everybody sits."""
    seed = secrets.token_hex(16)
    plan = NewTable(
        game=row.game,
        seats=[SeatPlan()] * len(players),
        options=dict(row.options),
        name=f"{row.name[:48]} · {number}/{place}",
        private=row.private,
        pace=row.pace,
    )
    fresh = seating.new_row(find(row.game), row.host, plan, seed, commitment(seed))
    seats = [SeatRow(kind="person", player=player) for player in players]
    # who runs it may play as well: nobody here may send others away
    return seating.begun(msgspec.structs.replace(fresh, seats=seats, host="", tournament=row.id))


def _outcome(session: Session, table: str) -> Outcome | None:
    """How a table has ended; None if it has not."""
    found = session.rows("SELECT cancelled FROM results WHERE table_id = ?", table)
    if not found:
        # deleted, or ended before anybody did anything
        going = session.rows("SELECT 1 FROM tables WHERE id = ? AND status = 'playing'", table)
        return None if going else Outcome(merits={}, missed=[], cancelled=True)
    sql = "SELECT player, fate, won, score FROM result_seats WHERE table_id = ?"
    seats = session.rows(sql, table)
    return Outcome(
        merits={player: (int(won), score) for player, fate, won, score in seats if fate == "stayed"},
        missed=[player for player, fate, _, _ in seats if fate in ("away", "left", "removed")],
        cancelled=bool(found[0][0]),
    )

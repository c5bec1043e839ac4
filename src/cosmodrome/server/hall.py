"""The hall: all tables, those in memory and those in the store, and the people who come and go."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

import msgspec

from ..games import find, ids
from ..kernel import CLOCK, Action, Game, Record, commitment
from ..kernel.state import reseeds
from ..text.lesson import lesson_of
from . import presence, rollcall, seating, wall
from .away import AWAY, BEAT, Away
from .calls import CALLS, Callers
from .describing import described
from .guests import OUT, Guests
from .hosting import metrics
from .hosting.bulletin import HOST, Bulletin
from .limits import Buckets
from .payloads import Message, NewTable, PlayOn, TableInfo
from .people.friends import Attendance
from .people.muting import MUTES, Mutes
from .presence import ALIVE, PRESENT, WHO, Neighbours, presence_heard, presence_said
from .refusals import Refusal, conflict, forbidden, not_found
from .settings import Settings
from .storage import Conflict, Entry, OutboxRow, PlayerRow, StorageError, Store, TableRow, Unreadable
from .storage.people import new_public
from .table import Table
from .visitors.desk import HERE, RENAMED, SHUT_OUT, WANTED, Desk
from .visitors.keeping import Keeping
from .visitors.levels import visitor_of
from .workers import Workers
from .writing import alike

T = TypeVar("T")

logger = logging.getLogger(__name__)

MERGED = "merged"
"""The word with which a process tells the others that a guest has turned out to be a member."""

GONE = "gone"
"""The word with which a process tells the others that somebody is no more."""

TOOK = "took"
"""The word with which a process tells the others that something was done of which there is a limit."""

SWEEP = 30.0
"""Seconds between two looks for idle tables."""

UNREADABLE = 60.0
"""Seconds before a table that could not be read is tried again: the lobby asks for it all the time."""

UNPLAYABLE = 86400.0
"""Seconds before the clocks of such a table are looked at again."""

MOST_PACED = 1000
"""So many tables of somebody who goes on vacation are told."""

MOST_NAMES = 10_000
"""So many people's names are kept, and those that tables in memory show."""


_told = msgspec.json.Decoder(list[Entry])
"""Of what another process has added to a log."""


class Hall:
    def __init__(self, settings: Settings, store: Store, workers: Workers, guests: Guests) -> None:
        self.settings = settings
        self.store = store
        self.workers = workers
        self.guests = guests
        self.away = Away(store)
        self.callers = Callers(store, settings)
        self.bulletin = Bulletin(self)
        self.attendance = Attendance()
        self.mutes = Mutes(store)
        self.news = asyncio.Event()
        """Set whenever the lobby may look different."""
        self.neighbours = Neighbours()
        self._id = self.nonce()
        self.desk = Desk(Keeping(store), self._id, self.neighbours)
        self._games = {game_id: find(game_id) for game_id in ids()}
        for game in self._games.values():
            lesson_of(game)  # a bad one is noticed when the server starts, not when somebody wants to learn
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self._damaged: dict[str, tuple[float, Refusal]] = {}
        """Tables that could not be read, until when they are not tried again, and what whoever wants them is told."""
        self._people: dict[str, PlayerRow] = {}
        self._background: set[asyncio.Task[Any]] = set()
        self._shared: dict[str, Buckets] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="replays")
        store.listen(self._heard)

    async def run(self) -> None:
        """Let idle tables go, for as long as the server runs."""
        while True:
            await asyncio.sleep(max(1.0, min(SWEEP, self.settings.idle)))
            self.sweep()
            await self.note_attendance(self.attendance.people)

    async def tell_older_rules(self) -> None:
        """Say which running games can not be opened, since they were begun by other rules."""
        for (game_id, rules), games in sorted((await self.store.rules_in_play()).items()):
            now = self._games[game_id].rules if game_id in self._games else 0
            if rules != now:
                logger.warning(
                    "%d running games of %s were begun by its rules %d and can not be opened by %d;"
                    " `cosmodrome admin upgrade` says what can become of them",
                    *(games, game_id, rules, now),
                )

    async def watch_neighbours(self) -> None:
        """Give signs of life to the other processes, and notice when one gives none, for as long as the server runs."""
        while True:
            try:
                await self.store.tell(f"{ALIVE} {self._id}")
            except StorageError as error:
                logger.error("other processes can not be told anything for the moment: %s", error)
            await asyncio.sleep(presence.BEAT)
            gone = self.neighbours.gone()
            for table in self.loaded() if gone else ():
                table.lost(gone)
                if table.stale:  # whoever was at work there may have died
                    self.background(self._catch_up(self._tables[table.row.id]))

    def _meet_process(self, process: str) -> None:
        """It lives; a new one does not know yet who is connected here."""
        if self.neighbours.note(process):
            self.background(self.desk.share_all())
            for table in self.loaded():
                if table.here:
                    self.share_presence(table)

    async def watch_clocks(self) -> None:
        """Give signs of life, and look at tables where time is up, for as long as the server runs."""
        while True:
            try:
                await self.away.beat()
                for table_id in await self.store.due(wall.now()):
                    await self._check_time(table_id)
            except StorageError as error:
                logger.error("clocks can not be looked at for the moment: %s", error)
            await asyncio.sleep(BEAT)

    async def _check_time(self, table_id: str) -> None:
        try:
            await (await self.table(table_id)).check_time()
        except Refusal:  # it can not be played on: there is no hurry
            await self.store.looked(table_id, wall.now(), wall.now() + UNPLAYABLE)
        except StorageError:  # that is no fault of this table
            raise
        except Exception:
            logger.exception("table %s: its clocks can not be looked at", table_id)

    def sweep(self) -> None:
        """Tables that nobody has looked at for a while leave memory, and names that none shows; the store has them."""
        latest = time.monotonic() - self.settings.idle
        for table in self.loaded():
            if not table.busy and not table.lock.locked() and table.used <= latest:
                table.stop()
                del self._tables[table.row.id]
        self._damaged = {each: known for each, known in self._damaged.items() if known[0] > time.monotonic()}
        if len(self._people) > MOST_NAMES:
            needed = {player for table in self.loaded() for player in table.people}
            self._people = {player: row for player, row in self._people.items() if player in needed}

    async def close(self) -> None:
        for table in self.loaded():
            table.stop()
        for task in self._background:
            task.cancel()
        await asyncio.gather(*self._background, return_exceptions=True)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def background(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do this beside everything else; what goes wrong is logged."""
        task = asyncio.create_task(work)
        self._background.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._background.discard(task)
        if not task.cancelled() and task.exception() is not None:
            logger.error("work in the background failed", exc_info=task.exception())

    async def apart(self, work: Callable[..., T], *values: Any) -> T:
        """Do long work in the one thread that is there for it: however much is wanted, others are served meanwhile."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *values)

    def nonce(self) -> str:
        return secrets.token_hex(8)

    # people

    async def introduce(self, player: str, name: str) -> None:
        """Somebody takes a name, or another one that no member has, nor anybody who plays at the same tables."""
        people = self.store.people
        try:
            if await self.store.player(player) is None:
                await people.add(PlayerRow(id=player, name=name, created=time.time(), public=new_public()), alike(name))
            else:
                await self._check_everywhere(player, name)
                await people.rename(player, name, alike(name))
        except Conflict as taken:
            raise conflict("problem-name-of-member") from taken
        await self.meet_again([player])

    async def _check_everywhere(self, player: str, name: str) -> None:
        for status in ("open", "playing"):
            for row in await self.store.tables(status=status, player=player):
                if seating.seat_of(row, player) is not None:
                    await self.meet_at([row])
                    self.check_name(row, player, name)

    async def log_out(self, player: str, endpoint: str) -> None:
        """All cookies that this person has count no more; whoever looks at something with one has to come back.

        Nothing is pushed any more but to this endpoint: what is told there is for nobody else's eyes.
        """
        await self.store.log_out(player)
        await self.callers.keep_push(player, endpoint)
        await self.hear_logouts()
        await self.store.tell(OUT)

    async def merged(self, guest: str, member: str, tables: list[str]) -> None:
        """What was a guest's is a member's now, these tables among it: here and in the other processes."""
        await self.store.tell(f"{MERGED} {guest} {member}")
        await self._renew(tables)
        await self._hear_merged(guest, member)

    async def _renew(self, tables: list[str]) -> None:
        """The rows of these were changed behind their backs."""
        for table_id in tables:
            for table in self._in_memory(table_id):
                await table.catch_up()

    async def _hear_merged(self, guest: str, member: str) -> None:
        self.desk.hand_over(guest, member)
        await self.hear_logouts()
        await self.callers.load(guest)
        await self.callers.load(member)
        await self.mutes.load()
        await self.meet_again([guest, member])
        await self._meet_bots_again(guest)
        for table in self.loaded():
            table.talk.merge(guest, member)
        await self._hear_vacation(member)

    async def forgotten(self, player: str, tables: list[str]) -> None:
        """Somebody is no more, which has changed these tables: here and in the other processes."""
        await self.store.tell(f"{GONE} {player}")
        await self._renew(tables)
        await self._hear_gone(player)

    async def _hear_gone(self, player: str) -> None:
        self.desk.drop_all_of(player)
        await self.hear_logouts()
        await self.callers.load(player)
        await self.away.hear()
        await self.meet_again([player])
        await self._meet_bots_again(player)
        for table in self.loaded():
            table.talk.forget(player)

    async def note_attendance(self, players: list[str]) -> None:
        """Let their friends know that these people are there."""
        with suppress(StorageError):  # they may be taken to be gone for a while
            await self.meet(players)
            await self.store.friends.seen([each for each in players if self.is_member(each)], wall.now())

    async def take_vacation(self, player: str, days: int) -> None:
        """Somebody goes on vacation or comes back: their clocks at tables over days stand still, or run again."""
        if not await self.away.take(player, days):
            raise conflict("problem-no-vacation", left=self.away.left(player))
        await self._pace_anew(player)
        await self.store.tell(f"{AWAY} {player}")

    async def _pace_anew(self, player: str) -> None:
        for row in await self.store.tables(status="playing", player=player, limit=MOST_PACED):
            if row.pace is not None and row.pace.kind == "days":
                with suppress(Refusal):  # it can not be played on anyway
                    await (await self.table(row.id)).pace_anew()

    async def _hear_vacation(self, player: str) -> None:
        await self.away.hear()
        for table in self.loaded():
            if table.seat_of(player) is not None:
                await table.pace_anew()

    async def hear_logouts(self) -> None:
        """Learn who has logged out everywhere."""
        known, self.guests.logouts = self.guests.logouts, await self.store.logouts()
        for table in self.loaded():
            for watcher in table.watchers:
                if known.get(watcher.player, 0) != self.guests.logouts.get(watcher.player, 0):
                    watcher.part()
        self.news.set()

    async def meet_again(self, players: list[str]) -> None:
        """These people may be called otherwise now; tell those who play with them."""
        found = await self.store.players(players)
        changed = {player for player, row in found.items() if self._people.get(player) != row}
        self._people.update(found)
        for table in self.loaded():
            if any(table.seat_of(player) is not None for player in changed):
                table.announce()

    async def meet(self, players: Iterable[str]) -> None:
        """Learn the names of these people."""
        strangers = {player for player in players if player and player not in self._people}
        if strangers:
            self._people.update(await self.store.players(sorted(strangers)))

    async def meet_at(self, rows: Iterable[TableRow]) -> None:
        """Learn the names of those who play at these tables, and of the bots that people have sent there."""
        rows = list(rows)
        owners = await self.desk.meet(each.level for row in rows for each in row.seats)
        await self.meet([*owners, *(player for row in rows for player in seating.players(row))])

    async def bot_renamed(self, bot: str) -> None:
        """Somebody's bot is called otherwise, or is no more: here and in the other processes."""
        await self.store.tell(f"{RENAMED} {bot}")
        await self._hear_renamed(bot)

    async def _hear_renamed(self, bot: str) -> None:
        self.desk.forget(bot)
        for table in self.loaded():
            if any(visitor_of(each.level) == bot for each in table.row.seats):
                await self.meet_at([table.row])
                table.announce()

    async def _meet_bots_again(self, player: str) -> None:
        """The bots of this person are somebody else's now, or no more."""
        for bot in self.desk.known_of(player):
            await self._hear_renamed(bot)

    async def _bring(self, table_id: str) -> None:
        """A bot that is connected here is wanted at a table: once that is in memory, the bot is asked."""
        with suppress(Refusal):  # it can not be played on: there is nothing to answer
            await self.table(table_id)

    def name(self, player: str) -> str:
        known = self._people.get(player)
        return "" if known is None else known.name

    def public(self, player: str) -> str:
        """The id by which others know this person."""
        known = self._people.get(player)
        return "" if known is None else known.public

    def colour(self, player: str) -> int:
        """The colour somebody prefers, from 1; 0: any."""
        known = self._people.get(player)
        return 0 if known is None else known.colour

    def is_member(self, player: str) -> bool:
        known = self._people.get(player)
        return known is not None and known.member

    def check_guest(self, row: TableRow, player: str) -> None:
        """Refuse a guest where only members sit down."""
        if row.members and not self.is_member(player):
            raise forbidden("problem-guest")

    def check_name(self, row: TableRow, player: str, name: str) -> None:
        """Refuse that a person is called so at this table, if somebody else who sits there is."""
        others = [who for each in row.seats for who in (each.player, each.owner) if who and who != player]
        if alike(name) in {alike(self.name(other)) for other in others}:
            raise conflict("problem-name-taken")

    # tables

    def loaded(self) -> list[Table]:
        """The tables in memory."""
        return [task.result() for task in self._tables.values() if task.done() and task.exception() is None]

    def _in_memory(self, table_id: str) -> list[Table]:
        """This table, if it is in memory."""
        task = self._tables.get(table_id)
        return [task.result()] if task is not None and task.done() and task.exception() is None else []

    async def table(self, table_id: str) -> Table:
        """A table by its id, from memory or from the store."""
        known = self._damage(table_id)
        if known is not None:
            raise known
        task = self._tables.get(table_id)
        if task is None:
            task = asyncio.create_task(self._load(table_id))
            self._tables[table_id] = task
        try:
            table = await asyncio.shield(task)
            if table.row.status == "given_up":
                raise not_found("problem-no-such-table")
            if table.stale:
                await table.catch_up()
            table.used = time.monotonic()
            return table
        except Exception:
            self._tables.pop(table_id, None)
            raise

    async def glance(self, table_id: str) -> Table:
        """A table as it stands now, for a look at it; unless it is in memory, it does not come to stay there."""
        known = self._damage(table_id)
        if known is not None:
            raise known
        for table in self._in_memory(table_id):
            return table
        return await self._load(table_id)

    async def _load(self, table_id: str) -> Table:
        """Whatever is wrong with a table costs only itself: who wants it is told, and whoever runs the server."""
        try:
            return await self._read(table_id)
        except (Refusal, StorageError):
            raise
        except Exception as error:
            raise self._note_damage(table_id, error) from error

    def _note_damage(self, table_id: str, error: Exception) -> Refusal:
        unexpected = None if isinstance(error, Unreadable) else error
        logger.error("table %s can not be read and is left as it is: %s", table_id, error, exc_info=unexpected)
        refusal = conflict("problem-unreadable", table=table_id)
        self._damaged[table_id] = (time.monotonic() + UNREADABLE, refusal)
        return refusal

    def _damage(self, table_id: str) -> Refusal | None:
        until, refusal = self._damaged.get(table_id, (0.0, None))
        return refusal if until > time.monotonic() else None

    def give_up(self, table: Table, error: Exception) -> Refusal:
        """A table in memory can not follow its log any more: whoever looks at it must come back, and is told then."""
        refusal = self._note_damage(table.row.id, error)
        self.forget(table)
        return refusal

    def forget(self, table: Table) -> Refusal:
        """A table is no longer as it is in memory, or not there at all: who looks at it must come back."""
        self._tables.pop(table.row.id, None)
        table.stop()
        for watcher in table.watchers:
            watcher.part()
        self.changed(table)
        return not_found("problem-no-such-table")

    def forget_all(self) -> None:
        """Nothing in memory counts any more: the host has put an earlier state of the database in its place."""
        for table in self.loaded():
            self.forget(table)
        self._damaged.clear()
        self._people.clear()
        self._read_again("")

    def part_from(self, player: str) -> None:
        """Whatever this person looks at, they have to come back; and so have their bots."""
        self.desk.drop_all_of(player)
        for table in self.loaded():
            for watcher in table.watchers:
                if watcher.player == player:
                    watcher.part()

    async def _read(self, table_id: str) -> Table:
        row = await self.store.table(table_id) if table_id.isprintable() else None
        if row is None:
            raise not_found("problem-no-such-table")
        table = Table(self, seating.with_rules_of(self._game(row.game), row))
        await table.load()
        self.background(self.store.tell(f"{WHO} {table_id}"))
        return table

    def share_presence(self, table: Table) -> None:
        """Tell the other processes who is connected to this one."""
        self.background(self.store.tell(f"{PRESENT} {presence_said(self._id, table.row.id, table.here)}"))

    def share_limits(self, shared: dict[str, Buckets]) -> None:
        """Let what anybody does here count in the other processes too, and what they do there here."""
        for name, buckets in shared.items():
            buckets.tell = lambda key, name=name: self.background(self.store.tell(f"{TOOK} {name} {key}"))
        self._shared = shared

    def changed(self, table: Table) -> None:
        """A table has changed: the lobby may look different."""
        self.news.set()

    def _heard(self, about: str) -> None:
        """Another process has written something about a table or a person, or says who is connected to it.

        If nothing is named, anything may have changed.
        """
        metrics.HEARD.inc()
        word, _, rest = about.partition(" ")
        if word == ALIVE:
            self._meet_process(rest)
        elif word == PRESENT:
            process, table_id, seats = presence_heard(rest)
            self._meet_process(process)
            for table in self._in_memory(table_id):
                table.connected_elsewhere(process, seats)
        elif word == TOOK:
            name, _, key = rest.partition(" ")
            if name in self._shared:  # while a process starts, it has no limits yet
                self._shared[name].heard(key)
        elif word == WHO:
            for table in self._in_memory(rest):
                self.share_presence(table)
        elif word == CALLS:
            self.background(self.callers.load(rest))
        elif word == AWAY:
            self.background(self._hear_vacation(rest))
        elif word == SHUT_OUT:
            self.desk.hear_shut_out(rest)
        elif word == HERE:
            self._meet_process(rest.partition(" ")[0])
            self.desk.hear(rest)
        elif word == WANTED:
            bot, _, table_id = rest.partition(" ")
            if bot in self.desk.lines:
                self.background(self._bring(table_id))
        elif word == RENAMED:
            self.background(self._hear_renamed(rest))
        elif word == MERGED:
            self.background(self._hear_merged(*rest.split(" ")))
        elif word == MUTES:
            self.background(self.mutes.load(rest))
        elif word == GONE:
            self.background(self._hear_gone(rest))
        elif word == OUT:
            self.background(self.hear_logouts())
        elif word == HOST:
            self.background(self.bulletin.hear(rest))
        elif rest:
            self._follow(word, rest)
        else:
            self._read_again(about)

    def _follow(self, table_id: str, told: str) -> None:
        """Another process has added to a table's log, and tells what. Where nobody looks at it, that can wait."""
        for table in self._in_memory(table_id):
            if not table.watchers and not self.desk.plays_at(table) and not table.lock.locked():
                table.rest()
                self.news.set()
            elif table.lock.locked() or not table.follow(_told.decode(told)):
                self.background(self._catch_up(self._tables[table_id]))
            return
        if table_id in self._tables:
            self.background(self._catch_up(self._tables[table_id]))

    def _read_again(self, about: str) -> None:
        self.news.set()
        if not about:
            self.background(self.hear_logouts())
            self.background(self.away.hear())
            self.background(self.callers.load())
            self.background(self.mutes.load())
            self.background(self.bulletin.load())
        if about in self._people or not about:
            self.background(self.meet_again([about] if about else list(self._people)))
        named = [self._tables[about]] if about in self._tables else []
        for task in named if about else list(self._tables.values()):
            self.background(self._catch_up(task))

    async def _catch_up(self, loading: asyncio.Task[Table]) -> None:
        """Let a table hear what was written; if it is still being loaded, it may have been read before that."""
        with suppress(Refusal):  # there is none, which whoever wanted it is told
            await (await asyncio.shield(loading)).catch_up()

    async def open_table(self, player: str, plan: NewTable) -> Table:
        game = self._game(plan.game)
        state = seating.check_setup(game, plan)
        if plan.seed and not self.settings.chosen_seeds:
            raise forbidden("problem-chosen-seed")
        seed = plan.seed or secrets.token_hex(16)
        await self.desk.check([each.level for each in plan.seats])
        row = seating.new_row(game, player, plan, seed, commitment(seed))
        await self.meet([player])
        self.check_guest(row, player)
        return await self._add(msgspec.structs.replace(row, roll_call=rollcall.is_wanted(plan, state)), [])

    async def learn(self, game_id: str, player: str) -> Table:
        """The lesson of a game: the one this person has begun and not ended, or a new one."""
        game = self._game(game_id)
        lesson = lesson_of(game)
        if lesson is None:
            raise not_found("problem-no-lesson")
        for row in await self.store.tables(status="playing", player=player):
            if row.game == game_id and row.lesson == lesson.digest:
                with suppress(Refusal):
                    table = await self.table(row.id)
                    if table.seat_of(player) is not None and table.step is not None:
                        return table
        return await self._add(seating.lesson_row(game, player, lesson), _entries(lesson.opening))

    async def add_table(self, row: TableRow) -> Table:
        """A table that nobody has asked for: a game of a ladder."""
        return await self._add(row, [])

    async def _add(self, row: TableRow, entries: list[Entry]) -> Table:
        await self.store.add_table(row, entries, seating.first_due(row))
        table = await self.table(row.id)
        self.changed(table)
        return table

    def _game(self, game_id: str) -> Game:
        game = self._games.get(game_id)
        if game is None:
            raise not_found("problem-no-such-game", games=", ".join(self._games))
        return game

    async def rematch(self, table: Table, player: str) -> Table:
        """The same game again: whoever asks first opens the new table, the others find it and sit down there."""
        if table.row.status != "over":
            raise conflict("problem-not-over")
        seat = seating.seat_of(seating.rotated(seating.with_owners(table.row)), player)
        if seat is None:
            raise forbidden("problem-players-only")
        other = await self._rematch_of(table.row)
        if other is None:
            known = table.row.rematch
            again = seating.again(seating.rotated(seating.with_owners(table.row)), player, secrets.token_hex(16))
            await self.store.add_table(again, [], seating.first_due(again))
            await table.change(
                lambda row: seating.followed(row, known, again.id), lambda row: self._invitations(row, again, player)
            )
            if table.row.rematch != again.id:
                # somebody else asked at the same moment: theirs it is, and this one is given up
                await self.store.save_table(msgspec.structs.replace(again, status="given_up"))
            other = await self.table(table.row.rematch)
        if other.seat_of(player) is None:
            await other.join(player, seat)
        return other

    def _invitations(self, before: TableRow, again: TableRow, player: str) -> list[OutboxRow]:
        """Those who played there are called to the table where they are waited for, if it is this one."""
        if before.rematch != again.id:
            return []
        people = dict(enumerate(each.player or each.owner for each in seating.rotated(before).seats))
        others = {seat: each for seat, each in people.items() if each not in ("", player)}
        return self.callers.letters("invitation", again.id, others, "")

    async def _rematch_of(self, row: TableRow) -> Table | None:
        """The table where the same people play again, unless everybody has left it before it began."""
        with suppress(Refusal):
            return await self.table(row.rematch) if row.rematch else None
        return None

    async def play_on(self, table: Table, player: str, wish: PlayOn) -> Table:
        """A new table from a point of a finished game, with other chance from there on."""
        play = table.play
        if table.row.status != "over" or play is None:
            raise conflict("problem-not-over")
        past = play.state.history
        if not 0 <= wish.actions < len(past):
            raise Refusal(400, "problem-no-such-move", {"most": len(past) - 1})
        if not 0 <= wish.seat < play.state.seats:
            raise Refusal(400, "no-such-seat", {"number": wish.seat + 1, "seats": play.state.seats})
        fresh = secrets.token_hex(16)
        entries = [*past[: wish.actions], (CLOCK, ("reseed", fresh))]
        row = seating.branch(table.row, table.game, player, wish, reseeds(entries))
        return await self._add(row, _entries(entries))

    def record(self, table: Table) -> Record:
        """The record of a finished game, with its seed."""
        if table.row.status != "over" or table.play is None:
            raise conflict("problem-not-over")
        return Record.of(table.play.state)

    # what others see

    def info(self, row: TableRow, player: str, table: Table | None) -> TableInfo:
        """A table as this person may see it; `table` if it is in memory."""
        return described(self, row, player, table)

    def problem(self, row: TableRow) -> Message | None:
        """Why a table that is not in memory can not be played on, as far as that is known."""
        try:
            seating.with_rules_of(self._game(row.game), row)
            known = self._damage(row.id)
        except Refusal as refusal:
            known = refusal
        return None if known is None else known.problem.message


def _entries(actions: list[tuple[int, Action]]) -> list[Entry]:
    """The log of a table that begins where these actions have led."""
    now = time.time()
    return [
        Entry(seq=number, kind="act", seat=seat, action=list(action), token="", at=now)
        for number, (seat, action) in enumerate(actions, 1)
    ]

"""A live table: who sits there, who watches, and the play.

Everything that changes a table goes through its lock, is stored first and shown afterwards. What a process has in
memory is only a cache of the log: when another process has written first, the table catches up and tries again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ..games import find
from ..kernel import CLOCK, Game, as_action
from ..text.lesson import Step
from . import asking, seating, teaching, voting, wall
from .answering import Answering
from .calls import occasion, turns
from .clock import Timekeeper
from .folding import begun, folded, followed, settled
from .hosting import metrics
from .ordering import Ordering
from .pacing import Pacer
from .payloads import CallKind, StandingOrder, TableChanged, TableInfo, Vote, Way, Welcome
from .play import FOREGONE, Play, answered, next_entry
from .presence import Elsewhere
from .referring import reference_of
from .refusals import Irrevocable, conflict, forbidden
from .rollcall import RollCall
from .showing import Showing, Watcher, encode
from .storage import ChatRow, Conflict, Entry, OutboxRow, TableRow, Unreadable
from .talk import Talk
from .turns import Asker, Askers

if TYPE_CHECKING:
    from .hall import Hall

logger = logging.getLogger(__name__)

TRIES = 20
"""How often an answer is tried when other processes keep writing to the table first."""


HEARING = 1.5
"""Seconds in which other processes, if there are any, say who is connected to them."""

SLICE = 50
"""So many entries of a log are replayed before others get their turn: milliseconds."""


class Table:
    def __init__(self, hall: Hall, row: TableRow) -> None:
        self.hall = hall
        self.row = row
        self.game: Game = find(row.game)
        self.lesson = teaching.held(self.game, row)
        self.play: Play | None = None
        self.talk = Talk(self)
        self.orders = Ordering(self)
        self.watchers: set[Watcher] = set()
        self.elsewhere = Elsewhere(hall.neighbours)
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self._since = time.monotonic()
        """When it came into the memory of this process."""
        self.stale = False
        """Whether another process has gone on here, and nobody has looked since."""
        self.answering = Answering(self)
        self.clock = Timekeeper(self)
        self.pacer = Pacer(self)
        self.roll_call = RollCall(self)
        self.showing = Showing(self)
        self._tokens: dict[tuple[int, str], int] = {}
        """Where in the log stands what a client has sent under an id of its own."""

    async def load(self) -> None:
        """Read the table from the store; Unreadable if that makes no sense."""
        store = self.hall.store
        await self.talk.load()
        await self.orders.read()
        if seating.has_begun(self.row):
            entries = await store.log(self.row.id)
            for start in range(0, max(1, len(entries)), SLICE):
                self._fold(entries[start : start + SLICE])
                await asyncio.sleep(0)
        self.pacer.loaded(self.play)
        await self.hall.meet_at([self.row])
        await self.hall.meet(self.people)  # last: until a table is there, nothing keeps the names
        self._wake()

    def _fold(self, entries: list[Entry]) -> None:
        now = self.play if self.play is not None else begun(self.game, self.row)
        for entry in entries:
            now = folded(now, entry)
            self._remember(entry)
        self.play = now
        self._rest()

    def _rest(self) -> None:
        """While nobody looks, nobody takes anything back: a table in memory is then as small as can be."""
        if self.play is not None and not self.watchers:
            self.play.forget()

    @property
    def busy(self) -> bool:
        return bool(self.watchers) or self.answering.busy or self.clock.running

    @property
    def waiting(self) -> tuple[int, ...]:
        return () if self.play is None or self.row.cancelled else self.play.state.waiting

    @property
    def step(self) -> Step | None:
        """The step of the lesson that is held here; None if none is, or it is over."""
        return None if self.lesson is None or self.play is None else self.lesson.step(self.play.state)

    # people

    @property
    def people(self) -> set[str]:
        """Everybody whose name is shown here."""
        return {*seating.players(self.row), *self.talk.people}

    def seat_of(self, player: str) -> int | None:
        return seating.seat_of(self.row, player)

    @property
    def here(self) -> set[int]:
        """The seats where somebody is connected to this process."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    @property
    def askers(self) -> Askers:
        """Who waits here for what bots answer."""
        return frozenset(Asker(watcher.address, watcher.player) for watcher in self.watchers)

    def present(self, seat: int) -> bool:
        return seat in self.here or self.elsewhere.has(seat)

    async def acquainted(self) -> None:
        """Other processes have had the time to say who is connected there: they are asked when a table is loaded."""
        if self.hall.store.shared:
            await asyncio.sleep(max(0.0, self._since + HEARING - time.monotonic()))

    @property
    def connected(self) -> list[int]:
        """The seats of people who are connected."""
        return [seat for seat, each in enumerate(self.row.seats) if each.kind == "person" and self.present(seat)]

    @property
    def attended(self) -> bool:
        """Whether one of the people who play here is connected, or none do."""
        people = [seat for seat, each in enumerate(self.row.seats) if each.kind == "person"]
        return not people or any(self.present(seat) for seat in people)

    @property
    def goes_on(self) -> bool:
        """Whether real time runs here: it waits for somebody to be there, with a pace not for long."""
        return self.attended or self.pacer.deserted

    @property
    def absent(self) -> voting.Absent:
        """The people who are waited for and not connected, and since when they have been waited for."""
        if self.play is None or self.row.status != "playing":
            return {}
        people = [seat for seat, each in enumerate(self.row.seats) if each.kind == "person" and not self.present(seat)]
        if self.row.pace is not None and self.row.pace.kind == "days":
            people = [seat for seat in people if self.hall.away.until(self.row.seats[seat].player) is None]
        asked = self.play.clocks.asked
        return {seat: since for seat in people if (since := asked[seat]) is not None}

    def info(self, player: str) -> TableInfo:
        return self.hall.info(self.row, player, self)

    async def change(
        self, make: Callable[[TableRow], TableRow], tells: Callable[[TableRow], list[OutboxRow]] = lambda row: []
    ) -> None:
        """Change who sits where, or begin: `make` gets the row as it stands, and may refuse.

        What the new row `tells` people comes into the outbox with it.
        """
        async with self.lock:
            for _ in range(TRIES):
                row = make(self.row)
                await self.hall.meet_at([row])
                steps = self.pacer.reseated(self.play, row)
                try:
                    await self._save(row, steps, tells(row))
                except Conflict:
                    await self._catch_up()
                    continue
                if steps:
                    self.play = steps[-1]
                self._reseated(msgspec.structs.replace(row, version=row.version + 1))
                return
            raise conflict("problem-table-changed")

    async def _save(self, row: TableRow, steps: list[Play], letters: list[OutboxRow]) -> None:
        """Store the row, with these entries and letters if there are any, and when the table must be looked at."""
        play = steps[-1] if steps else self.play
        due = seating.first_due(row) if play is None else self.pacer.due(play, row)
        if self.row.status != row.status:
            letters = [*letters, *self._letters(play or begun(self.game, row), row)]
        await self.hall.store.append(self.row.id, [step.entry for step in steps if step.entry], row, due, letters)
        self.pacer.noted(due)

    async def join(self, player: str, wanted: int | None) -> None:
        """Somebody sits down, at a certain seat or at the first that is open."""
        await self.hall.meet([player])

        def sit_down(row: TableRow) -> TableRow:
            self._check_return(row, player)
            joined = seating.joined(row, player, wanted)
            self.hall.check_guest(joined, player)
            self.hall.check_name(joined, player, self.hall.name(player))
            return joined

        await self.change(sit_down)

    async def take_back(self, player: str) -> None:
        """Somebody takes back the seat that a bot has kept."""

        def sit_down(row: TableRow) -> TableRow:
            self._check_return(row, player)
            return seating.returned(row, player)

        await self.change(sit_down)

    def _check_return(self, row: TableRow, player: str) -> None:
        seat = seating.kept_for(row, player)
        if seat is not None and row.status == "playing" and not self.gives_back(seat):
            raise conflict("problem-time-ran-out")

    def gives_back(self, seat: int) -> bool:
        """Whether the owner of a seat that a bot keeps may have it now.

        Whose time ran out over a question does not get all of it anew for the same one.
        """
        return self.play is None or not (self.pacer.ran_out(self.play, seat) and self.answering.is_at(seat))

    @property
    def _keeps_seats(self) -> bool:
        """Whether a bot keeps somebody's seat: whether it is given back changes with what happens."""
        return any(each.owner for each in self.row.seats)

    async def pace_anew(self) -> None:
        """Somebody's clock has come to stand still here, or runs again."""
        async with self.lock:
            due = None if self.play is None else self.pacer.due(self.play, None)
            if due is not None:
                await self.hall.store.append(self.row.id, [], None, due)
                self.pacer.noted(due)
            self.pacer.go_on()
            self.announce()
            self.showing.all()

    # calling people

    def _letters(self, play: Play, row: TableRow) -> list[OutboxRow]:
        """What is to be told with the last step of this play: who is waited for anew, or that the game is over."""
        callers, entry, clocks = self.hall.callers, play.entry, play.clocks
        if not callers.any:
            return []
        if row.status == "over":
            # also who had their seat kept by a bot
            people = {seat: each.player or each.owner for seat, each in enumerate(row.seats)}
            return callers.letters("over", row.id, people, "")
        at = row.began if entry is None else entry.at
        anew = {seat: asked for seat, asked in enumerate(clocks.asked) if asked is not None and asked == at}
        return [
            letter
            for seat, player in turns(row, anew, None if entry is None else entry.seat).items()
            for letter in callers.letters("turn", row.id, {seat: player}, occasion(anew[seat]))
        ]

    def concerns(self, kind: CallKind, seat: int, player: str, told: str) -> bool:
        """Whether it is still worth telling this person."""
        if kind == "invitation":
            awaited = self.row.status == "open" and self.seat_of(player) is None
            return awaited or (self.row.status == "playing" and self.seat_of(player) is not None)
        if kind == "over":
            return self.row.status == "over"
        asked = None if self.play is None else self.play.clocks.asked[seat]
        sits = self.row.status == "playing" and self.row.seats[seat].player == player
        return sits and asked is not None and occasion(asked) == told

    async def vote(self, player: str, wish: Vote) -> None:
        """Somebody is for something, or not any more."""

        def count(row: TableRow) -> TableRow:
            actions = 0 if self.play is None else self.play.actions
            return voting.voted(row, self.game, player, wish, self.absent, self.connected, actions)

        await self.change(count)

    def _reseated(self, row: TableRow) -> None:
        """The row as it is stored now."""
        for number, (before, after) in enumerate(zip(self.row.seats, row.seats, strict=True)):
            if before.player != after.player:
                self.orders.end(number)
        self.row = row
        if seating.has_begun(self.row) and self.play is None:
            self._fold([])
        for watcher in self.watchers:
            seat = self.seat_of(watcher.player)
            if seat != watcher.seat:
                watcher.seat = seat
                watcher.shown = 0
        self._wake()
        self.announce()
        self.showing.all()

    @property
    def at_leisure(self) -> bool:
        """Whether people play here, and all of them have done their part of what goes on now."""
        play = self.play
        people = [seat for seat, each in enumerate(self.row.seats) if each.kind == "person"]
        if play is None or not people:
            return False
        return all(play.state.is_done(seat) or self.answering.answers_for(play, seat) for seat in people)

    def _wake(self) -> bool:
        """The table has changed: let the clock and the bots know. Says whether that shows: time has begun or ceased to
        run, or waits for those who come."""
        ran = self.clock.running
        self.clock.go_on()
        self.pacer.go_on()
        self.answering.go_on()
        self.roll_call.go_on()
        return self.clock.running != ran or (self.play is not None and self.roll_call.holds(self.play))

    def stop(self) -> None:
        """Nothing happens here by itself any more."""
        self.clock.stop()
        self.pacer.stop()
        self.answering.stop()
        self.roll_call.stop()

    # watching

    async def enter(self, watcher: Watcher, since: int) -> None:
        """Show the table to a new watcher, who has seen it up to `since`; from now on it is shown all that happens."""
        async with self.lock:
            self.used = time.monotonic()
            watcher.seat = self.seat_of(watcher.player)
            came = watcher.seat is not None and watcher.seat not in self.here
            self.watchers.add(watcher)
            self.hall.workers.watched(self.row.id, self.askers)
            began = came and self._wake()
            where = reference_of(self.game, self.row.options).address
            watcher.send(
                encode(Welcome(table=self.info(watcher.player), reference=where, chat=self.talk.lines(watcher.player)))
            )
            self.showing.first(watcher, since)
            if came:
                self.announce()
                self.hall.share_presence(self)
            if began:
                self.showing.all()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.used = time.monotonic()
        self._rest()
        if watcher.seat is not None and watcher.seat not in self.here:
            self.hall.share_presence(self)
            self._moved()

    def connected_elsewhere(self, process: str, seats: set[int]) -> None:
        """Another process says who is connected there."""
        before = [self.present(seat) for seat in range(len(self.row.seats))]
        self.elsewhere.note(process, seats)
        if before != [self.present(seat) for seat in range(len(self.row.seats))]:
            self._moved()

    def lost(self, processes: set[str]) -> None:
        """Other processes have died, who may have been at work here."""
        if self.elsewhere.forget(processes):
            self._moved()

    def _moved(self) -> None:
        """Somebody who plays has come or gone."""
        self.announce()
        if self._wake():
            self.showing.all()
            self.hall.background(self.tick())

    def announce(self) -> None:
        """Tell every watcher, and the lobby, how the table stands."""
        self.hall.changed(self)
        for watcher in self.watchers:
            watcher.send(encode(TableChanged(table=self.info(watcher.player))))

    # acting

    async def act(
        self,
        seat: int,
        data: list[Any],
        asked: int,
        token: str,
        player: str | None = None,
        sure: bool = True,
        settles: bool = False,
    ) -> int:
        """Carry out an answer; the sequence number under which it is stored. Sent twice, it counts once.

        `player` is who gives it, if it is a person: somebody else may sit there when the answer's turn comes. Unless it
        is `sure`, it is Irrevocable if it costs something and could not be taken back; but not in real time, where
        being quick counts. Who `settles` pays at once for what that asks, as the rules suggest.
        """

        def answer(play: Play) -> list[Play]:
            self._check_seat(seat, player)
            self.roll_call.check(play)
            told = self.clock.told(play)
            if not token.startswith(FOREGONE):  # it took its time only to seem natural
                told += self.pacer.told(told[-1] if told else play, seat)
            now = told[-1] if told else play
            action = answered(now, seat, asked, data)
            after = now.after(next_entry(now, "act", seat, action, token))
            if self.lesson is not None and (step := self.lesson.step(now.state)) is not None:
                teaching.check(step, action)
                return [*told, *followed(after, step.others)]
            if not (sure or now.state.pace or after.state.can_undo(seat)) and now.state.costs(seat, action):
                raise Irrevocable(now.state.preview(seat, action))
            return [*told, after, *(settled(after, seat) if settles else [])]

        return await self._write(answer, seat, token)

    def way(self, seat: int, path: list[Any], asked: int) -> Way:
        """How a path may go on that this seat was asked for at `asked`."""
        play = self.play
        if play is None or play.asked(seat) != asked:
            raise conflict("problem-late-answer")
        way, step = asking.way(play.state, seat, path), self.step
        return way if step is None else teaching.narrowed_way(way, step)

    def preview(self, seat: int, data: list[Any], asked: int) -> dict[str, Any]:
        """What would come of this answer of the seat to what it was asked at `asked`; nothing is tried out for it.

        It may also be something that the seat wants to know before it answers (see `State.consult`).
        """
        play = self.play
        if play is None:
            raise conflict("problem-not-begun")
        told = play.state.consult(seat, as_action(data)) if play.asked(seat) == asked else None
        if told is not None:
            return told
        return play.state.preview(seat, answered(play, seat, asked, data))

    async def undo(self, seat: int, seq: int, token: str, player: str | None = None) -> int:
        """Take back this seat's last action, which stands at `seq`."""

        def take_back(play: Play) -> list[Play]:
            self._check_seat(seat, player)
            if play.seq != seq:
                raise conflict("problem-late-answer")
            if self.step is not None:
                teaching.check(self.step, None)
            return [play.after(next_entry(play, "undo", seat, (), token))]

        return await self._write(take_back, seat, token)

    async def ready(self, seat: int, player: str, begin: bool, token: str) -> int:
        """Somebody who plays is ready, and perhaps waits no longer for who is away."""

        def say(play: Play) -> list[Play]:
            self._check_seat(seat, player)
            return self.roll_call.said(play, seat, player, begin, token)

        return await self._write(say, seat, token)

    async def begin(self) -> None:
        """Let time run, if it waits for nobody any more; nothing, if another process has done so."""
        await self._write(self.roll_call.begun, CLOCK, "")

    def _check_seat(self, seat: int, player: str | None) -> None:
        if player is not None and self.seat_of(player) != seat:
            raise forbidden("problem-players-only")

    async def tick(self) -> None:
        """Write down the time that has gone by; nothing, if another process has done so."""
        await self._write(self.clock.told, CLOCK, "")

    async def check_time(self) -> None:
        """If somebody's time is up, let the table's rule act; nothing, if another process has done so."""
        if self.play is not None and self.row.status == "playing":
            await self.hall.away.wake()
            await self._write(self.pacer.run_out, CLOCK, "")
            if self._wake():
                self.showing.all()
        ends = None if self.play is None else self.pacer.ends(self.play)
        await self.hall.store.looked(self.row.id, wall.now(), ends)

    async def _write(self, make: Callable[[Play], list[Play]], seat: int, token: str) -> int:
        """Store what `make` adds to the log, all of it or nothing, then show it; the number of the last entry."""
        async with self.lock:
            for _ in range(TRIES):
                stored = self._tokens.get((seat, token))
                if stored is not None and token:
                    return stored
                if self.play is None:
                    raise conflict("problem-not-begun")
                if self.row.cancelled:
                    raise conflict("problem-over")
                steps = make(self.play)
                if not steps:
                    return self.play.seq
                row = self._row_after(steps[-1])
                due = self.pacer.due(steps[-1], row)
                try:
                    entries = [step.entry for step in steps if step.entry]
                    letters = self._letters(steps[-1], row or self.row)
                    await self.hall.store.append(self.row.id, entries, row, due, letters)
                except Conflict:
                    await self._catch_up()
                    continue
                self.pacer.noted(due)
                self._go_on(steps, row)
                return steps[-1].seq
            raise conflict("problem-table-changed")

    def _row_after(self, play: Play) -> TableRow | None:
        """What the table's row becomes with the end of the game, or of somebody's time."""
        if play.state.over:
            return seating.ended(self.row, play.state, play.actions)
        return self.pacer.seated(play, self.row)

    def _go_on(self, steps: list[Play], row: TableRow | None) -> None:
        """What was written is safe: from here on it counts."""
        before, after = self.play, steps[-1]
        entry = after.entry
        assert before is not None and entry is not None
        self.play = after
        self.used = time.monotonic()
        by = "clock" if entry.seat == CLOCK else self.row.seats[entry.seat].kind
        metrics.ACTIONS.labels(self.row.game, by).inc()
        self._rest()
        for each in steps:
            if each.entry is not None:
                self._remember(each.entry)
        self.answering.leading = True
        if row is not None and row.status == "playing":
            return self._reseated(msgspec.structs.replace(row, version=row.version + 1))
        if row is not None:
            self.row = msgspec.structs.replace(row, version=row.version + 1)
        self.orders.lapse()
        self._wake()
        if entry.kind == "undo":
            self.showing.all(lambda seat: after.kept_since(before.seq, seat))
        else:
            self.showing.all()
        if row is not None or self._keeps_seats:
            self.announce()
        elif before.state.waiting != after.state.waiting:
            self.hall.changed(self)

    def _remember(self, entry: Entry) -> None:
        """What a client has sent under this id is done."""
        self.pacer.note(entry)
        if entry.token:
            self._tokens[(entry.seat, entry.token)] = entry.seq

    async def catch_up(self) -> None:
        """Another process has written to this table."""
        async with self.lock:
            await self._catch_up()

    def rest(self) -> None:
        """Another process goes on, and nobody looks at it here: it is time enough to catch up when somebody does."""
        self.stale = True
        self.stop()

    def follow(self, entries: list[Entry]) -> bool:
        """Another process has added these to the log; False if something else is missing before them."""
        play = self.play
        if play is None or entries[0].seq > play.seq + 1:
            return False
        new = [entry for entry in entries if entry.seq > play.seq]
        if new:
            try:
                self._fold(new)
            except Unreadable as error:
                self.hall.give_up(self, error)
                return True
            self._caught_up(play)
        return True

    def _caught_up(self, before: Play) -> None:
        """Show what another process has written since then."""
        after = self.play
        assert after is not None
        self.answering.leading = False
        self._wake()
        taken_back = min(after.floors[before.seq :]) < after.floors[before.seq]
        self.showing.all((lambda seat: after.kept_since(before.seq, seat)) if taken_back else None)
        if self._keeps_seats:
            self.announce()
        if before.state.waiting != after.state.waiting or after.state.over:
            self.hall.changed(self)

    async def _catch_up(self) -> None:
        self.stale = False
        try:
            await self._read_on()
        except Unreadable as error:
            raise self.hall.give_up(self, error) from error

    async def _read_on(self) -> None:
        store = self.hall.store
        row = await store.table(self.row.id)
        if row is None:
            raise self.hall.forget(self)
        if row.version != self.row.version:
            await self.hall.meet_at([row])
            self._reseated(row)
        if self.play is not None:
            before = self.play
            self._fold(await store.log(self.row.id, before.seq))
            if self.play.seq != before.seq:
                self._caught_up(before)
        await self.orders.read()
        self._spread(await self.talk.news())

    async def set_orders(self, seat: int, given: list[StandingOrder], player: str) -> None:
        """Answers given ahead, in place of those given before; they are this person's, and end when it leaves."""
        async with self.lock:
            self._check_seat(seat, player)
            await self.orders.store(seat, given)
            self.orders.take(seat, given)

    # chat

    async def say(self, player: str, text: str, token: str, gallery: bool = False) -> None:
        """Add a line to the chat; sent again under the same id, it counts once."""
        async with self.lock:
            if gallery and (not seating.in_gallery(self.row, player) or player in self.row.barred):
                raise forbidden("problem-watchers-only")
            if not gallery and not seating.may_talk(self.row, player):
                raise forbidden("problem-players-only")
            self._spread(await self.talk.say(player, text, token, gallery))

    def _spread(self, said: list[ChatRow]) -> None:
        for row in said:
            line = encode(self.talk.line(row))
            for watcher in self.watchers:
                if self.talk.hears(watcher.player, row):
                    watcher.send(line)

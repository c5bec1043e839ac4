"""The clocks of the people at a table with a pace, and what happens when one of them has run out.

How much a seat has used up is written into the log when it answers, when its time is up, and when somebody else comes
to sit there; in between it is measured, on the wall's clock, since people may take days and servers come and go. What
does not count is left out: while no server was up, while the person is on vacation and, at a live table, the first
minute in which nobody is connected. Of several processes each measures; whichever appends first, the others find it
done.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import Counter
from typing import TYPE_CHECKING

from ..kernel import CLOCK
from . import seating, wall
from .clocks import SECOND, time_used
from .pauses import Span, counted, reached
from .payloads import SeatTime
from .play import FOREGONE, Play, next_entry
from .refusals import Refusal
from .storage import Entry, StorageError, TableRow

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)

GRACE = 60.0
"""Seconds that live clocks stand still when nobody is connected, as after a failure of the network."""

GRAIN = 1000
"""Milliseconds: an answer that took less costs nothing, and no entry of the log."""

UNANSWERED = 3
"""When the clock has answered for everybody so many times, nobody themselves meanwhile, and nobody is there, nobody
plays any more."""

AGAIN = 2.0
"""Seconds before it is tried again to write down that time is up."""


class Pacer:
    """Measures what everybody at a table uses up, and wakes the table when somebody has no time left."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._alone_since: float | None = None
        """Since when nobody has been connected; None if somebody is."""
        self._alone: list[Span] = []
        """What a live table does not count of earlier times when nobody was."""
        self._noted: float | None = None
        """When the store says that the table must be looked at, as far as this process knows."""
        self._alarm: asyncio.TimerHandle | None = None
        self._unanswered: Counter[int] = Counter()
        """How often every seat was answered for since somebody last answered themselves."""

    # measuring

    def _runs(self, play: Play, seat: int, row: TableRow | None = None) -> bool:
        """Whether the clock of this seat is the one of a person who is waited for; in this row, if it is another."""
        row = row or self.table.row
        if row.status != "playing" or self.table.roll_call.holds(play, row):
            return False
        return play.clocks.since[seat] is not None and row.seats[seat].kind == "person"

    def _pauses(self, seat: int) -> list[Span]:
        """What does not count for this seat."""
        table, hall = self.table, self.table.hall
        assert table.row.pace is not None
        if table.row.pace.kind == "days":
            return [*hall.away.downtimes, *hall.away.vacations.get(table.row.seats[seat].player, [])]
        alone = self._alone_since
        return [*hall.away.downtimes, *self._alone, *([] if alone is None else [(alone, alone + GRACE)])]

    def _used(self, play: Play, seat: int, at: float) -> int:
        """The milliseconds this seat has used up that the log does not know of."""
        since = play.clocks.since[seat]
        if since is None or not self._runs(play, seat):
            return 0
        return int(SECOND * counted(since, at, self._pauses(seat)))

    def shown(self, play: Play) -> list[SeatTime]:
        """The clocks as they stand now."""
        if play.clocks.pace is None:
            return []
        at = wall.now()
        return [
            SeatTime(left=max(0, left - self._used(play, seat, at)), running=self._goes(play, seat, at))
            for seat, left in enumerate(play.clocks.left)
        ]

    def _goes(self, play: Play, seat: int, at: float) -> bool:
        return self._runs(play, seat) and not any(begins <= at < ends for begins, ends in self._pauses(seat))

    @property
    def deserted(self) -> bool:
        """Whether nobody has been here for a minute at a live table with a pace: in real time, nobody is waited for."""
        pace, alone = self.table.row.pace, self._alone_since
        return pace is not None and pace.kind == "live" and alone is not None and wall.now() >= alone + GRACE

    # what goes into the log

    def told(self, play: Play, seat: int) -> list[Play]:
        """The play with what this seat has used up, before it answers."""
        if play.clocks.pace is None:
            return []
        used = min(self._used(play, seat, wall.now()), play.clocks.left[seat])
        return [self._with(play, {seat: used})] if used >= GRAIN else []

    def run_out(self, play: Play) -> list[Play]:
        """The play with everybody at zero whose time is up."""
        if play.clocks.pace is None:
            return []
        at = wall.now()
        out = {
            seat: left
            for seat, left in enumerate(play.clocks.left)
            if left > 0 and self._runs(play, seat) and self._used(play, seat, at) >= left
        }
        return [self._with(play, out)] if out else []

    def reseated(self, play: Play | None, row: TableRow) -> list[Play]:
        """The play with what those have used up who get up, and with enough time for those who sit down."""
        if play is None or play.clocks.pace is None or self.table.row.status != "playing":
            return []
        at = wall.now()
        used: dict[int, int] = {}
        for seat, (before, after) in enumerate(zip(self.table.row.seats, row.seats, strict=True)):
            if before.player != after.player:
                spent, left = self._used(play, seat, at), play.clocks.left[seat]
                used[seat] = min(left - play.clocks.least, 0) if after.player else min(spent, left)
        return [self._with(play, used)] if used else []

    @staticmethod
    def _with(play: Play, used: dict[int, int]) -> Play:
        return play.after(next_entry(play, "time", CLOCK, time_used(used)))

    # what comes of it

    def is_out(self, play: Play, seat: int) -> bool:
        """Whether this person has no time left."""
        return play.clocks.pace is not None and play.clocks.left[seat] <= 0 and self._runs(play, seat)

    @staticmethod
    def ran_out(play: Play, seat: int) -> bool:
        """Whether time ran out at this seat over what it is asked still, whoever sits there by now."""
        clocks = play.clocks
        return clocks.pace is not None and clocks.left[seat] <= 0 and clocks.since[seat] != clocks.asked[seat]

    def passes(self, play: Play, seat: int) -> bool:
        """Whether a quick answer is given in place of this person."""
        pace = play.clocks.pace
        return pace is not None and pace.out == "pass" and self.is_out(play, seat)

    def note(self, entry: Entry) -> None:
        """One more entry of the log: what people send has an id of theirs."""
        if entry.token and not entry.token.startswith(FOREGONE):
            self._unanswered.clear()
        elif entry.kind == "act":
            self._unanswered[entry.seat] += 1

    def _nobody_plays(self, row: TableRow) -> bool:
        people = [seat for seat, each in enumerate(row.seats) if each.kind == "person"]
        return not self.table.attended and all(self._unanswered[seat] >= UNANSWERED for seat in people)

    def seated(self, play: Play, row: TableRow) -> TableRow | None:
        """The row with bots in place of those whose time is up, if there are any.

        Where everybody passes, and nobody comes any more, a game might never end: so there too.
        """
        pace = play.clocks.pace
        if pace is None or (pace.out != "bot" and not self._nobody_plays(row)):
            return None
        out = [seat for seat in range(len(row.seats)) if self.is_out(play, seat)]
        for seat in out:
            row = seating.stood_in(row, self.table.game, seat)
        return row if out else None

    # alarms

    def ends(self, play: Play, row: TableRow | None = None) -> float | None:
        """When the first of those who are waited for has no time left, if nothing happens before.

        With the people of this row, if it is another.
        """
        if play.clocks.pace is None:
            return None
        out = [
            reached(since, left / SECOND, self._pauses(seat))
            for seat, (left, since) in enumerate(zip(play.clocks.left, play.clocks.since, strict=True))
            if since is not None and left > 0 and self._runs(play, seat, row)
        ]
        return min([*out, *self._looks(play)], default=None)

    def _looks(self, play: Play) -> list[float]:
        """When a table must be looked at where real time runs and nobody is there, so that it goes on all the same."""
        held = self.table.row.status != "playing" or self.table.roll_call.holds(play)
        if held or not play.state.pace or self._alone_since is None:
            return []
        return [wall.now() + GRACE if self.deserted else self._alone_since + GRACE]

    def due(self, play: Play, row: TableRow | None) -> float | None:
        """When a table that is not in memory must be looked at, if the store has to be told.

        What it knows may be too early; then whoever looks tells it better.
        """
        ends = self.ends(play, row)
        if ends is None:
            return None
        return ends if self._noted is None or ends < self._noted or self._noted <= wall.now() else None

    def noted(self, due: float | None) -> None:
        """The store has been told."""
        if due is not None:
            self._noted = due

    def go_on(self) -> None:
        """The table has changed, or somebody came or went."""
        self.stop()
        play = self.table.play
        if play is None or play.clocks.pace is None:
            return
        self._note_presence(play)
        ends = self.ends(play)
        if ends is not None:
            delay = max(0.0, ends - wall.now())
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _note_presence(self, play: Play) -> None:
        at, alone = wall.now(), self._alone_since
        if self.table.attended:
            if alone is not None:
                self._alone.append((alone, min(at, alone + GRACE)))
            self._alone_since = None
            oldest = min((since for since in play.clocks.since if since is not None), default=at)
            self._alone = [span for span in self._alone if span[1] > oldest]
        elif alone is None:
            self._alone_since = at

    def loaded(self, play: Play | None) -> None:
        """Nobody is connected to a table that has just been read; since when, is not known better than by its log."""
        if play is not None:
            self._alone_since = self.table.row.changed if play.entry is None else play.entry.at

    def _ring(self) -> None:
        self.table.hall.background(self._check())

    async def _check(self) -> None:
        try:
            await self.table.check_time()
        except (Refusal, StorageError):
            logger.exception("table %s: it could not be written down that time is up; trying again", self.table.row.id)
            await asyncio.sleep(AGAIN)
            self.go_on()

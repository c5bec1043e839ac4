"""Where time counts from the start, nothing runs until those who are there have said that they are ready.

Who has said so, and that the game has begun, are entries of the log, of the kinds `ready` and `begin`: all processes
know it, a restart forgets nothing, and the rules and the record never see it. Whoever is away holds up nobody for
long: when all who are there are ready, the game begins after a while, or as soon as one of them wants it.
"""

from __future__ import annotations

import asyncio
import logging
import weakref
from typing import TYPE_CHECKING

from ..kernel import CLOCK, State
from . import wall
from .payloads import Calling, NewTable
from .play import Play, next_entry
from .refusals import Refusal, conflict
from .storage import StorageError, TableRow

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)

GRACE = 30.0
"""Seconds that those who are ready wait for who is away."""

AGAIN = 2.0
"""Seconds before it is tried again to begin when that failed."""


def is_wanted(plan: NewTable, state: State) -> bool:
    """Whether a table is to begin with it: its rules or its clocks count time from the start."""
    return plan.roll_call and (state.pace > 0 or (plan.pace is not None and plan.pace.kind == "live"))


class RollCall:
    """Holds the table up until it may begin, and wakes it then."""

    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)
        self._here: list[int] = []
        self._moved = 0.0
        """Since when just these have been connected, as far as this process knows."""
        self._alarm: asyncio.TimerHandle | None = None

    def holds(self, play: Play, row: TableRow | None = None) -> bool:
        """Whether nothing runs yet; in this row, if it is another."""
        row = row or self.table.row
        waits = row.roll_call and row.status == "playing" and not play.begun and play.actions == 0
        return waits and any(each.kind == "person" for each in row.seats)

    def check(self, play: Play) -> None:
        """Refuse to play before everybody is ready."""
        if self.holds(play):
            raise conflict("problem-not-ready")

    def shown(self, play: Play) -> Calling | None:
        """Who is ready, and when it begins without who is away."""
        if not self.holds(play):
            return None
        ends = self._ends(play)
        left = None if ends is None else max(0, int(1000 * (ends - wall.now())))
        return Calling(ready=self._ready(play), begins=left)

    # what goes into the log

    def said(self, play: Play, seat: int, player: str, begin: bool, token: str) -> list[Play]:
        """The play after somebody's word that they are ready, and, if that was all it took, begun."""
        if not self.holds(play):
            return []
        after = play
        if player not in play.ready:
            after = play.after(next_entry(play, "ready", seat, [player], token))
        if begin and (missing := self._missing(after)):
            raise conflict("problem-not-all-ready", waiting=missing)
        begun = self.begun(after, begin)
        return begun if after is play else [after, *begun]

    def begun(self, play: Play, at_once: bool = False) -> list[Play]:
        """The play begun, if it is time for that."""
        ends = self._ends(play) if self.holds(play) else None
        if ends is None or (ends > wall.now() and not at_once):
            return []
        return [play.after(next_entry(play, "begin", CLOCK))]

    def _ready(self, play: Play) -> list[int]:
        """The seats of those who have said so."""
        return [seat for seat, each in enumerate(self.table.row.seats) if each.player and each.player in play.ready]

    def _missing(self, play: Play) -> list[int]:
        """The seats of those who are there and have not."""
        return [seat for seat in self.table.connected if seat not in self._ready(play)]

    def _ends(self, play: Play) -> float | None:
        """When it begins if nothing happens before; None: not as long as it is as it is."""
        here = self.table.connected
        if not here or self._missing(play):
            return None
        everybody = all(each.kind != "person" or seat in here for seat, each in enumerate(self.table.row.seats))
        return wall.now() if everybody else max(play.ready_at, self._moved) + GRACE

    # alarms

    def go_on(self) -> None:
        """The table has changed, or somebody came or went."""
        self.stop()
        play = self.table.play
        if play is None or not self.holds(play):
            return
        if self._here != (here := self.table.connected):
            self._here, self._moved = here, wall.now()
        ends = self._ends(play)
        if ends is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, ends - wall.now()), self._ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        self.table.hall.background(self._begin())

    async def _begin(self) -> None:
        try:
            await self.table.begin()
        except (Refusal, StorageError):
            logger.exception("table %s: it could not begin; trying again", self.table.row.id)
            await asyncio.sleep(AGAIN)
            self.go_on()

"""What everybody who looks at a table is shown of its play."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from . import asking, teaching
from .payloads import Calling, Clock, Question, SeatTime, Update

if TYPE_CHECKING:
    from .play import Play
    from .table import Table

encode = msgspec.json.Encoder().encode


class Watcher:
    """Somebody who looks at a table through one socket."""

    __slots__ = ("address", "part", "player", "seat", "send", "shown")

    def __init__(self, player: str, address: str, send: Callable[[bytes], None], part: Callable[[], None]) -> None:
        self.player = player
        self.address = address
        self.send = send
        self.part = part
        """Ends the connection, without refusing another one."""
        self.seat: int | None = None
        self.shown = 0
        """How many lines of the log are on the screen there."""


class Alike:
    """What everybody is told alike of a play as it stands: made once for all of them."""

    __slots__ = ("calling", "clock", "off", "times", "waiting")

    def __init__(self, table: Table, play: Play) -> None:
        self.off: bool = table.row.cancelled or table.roll_call.holds(play)
        """Nobody is asked anything: it is over, or waits for those who come."""
        self.waiting: list[int] = list(table.waiting)
        self.clock: Clock | None = table.clock.shown(play)
        self.times: list[SeatTime] = table.pacer.shown(play)
        self.calling: Calling | None = table.roll_call.shown(play)


class Showing:
    def __init__(self, table: Table) -> None:
        self.table: Table = weakref.proxy(table)

    def first(self, watcher: Watcher, since: int) -> None:
        """Show the play to somebody who has seen it up to `since`."""
        play = self.table.play
        if play is None:
            return
        keep = play.kept_since(since, watcher.seat)
        view = play.state.view(watcher.seat)
        watcher.send(encode(self.update(play, Alike(self.table, play), watcher.seat, view, keep)))
        watcher.shown = play.visible(watcher.seat)

    def all(self, kept: Callable[[int | None], int] | None = None, only: int | None = None) -> None:
        """Send everybody, or only one seat, the play as it stands; places that see the same get the same bytes."""
        play = self.table.play
        if play is None:
            return
        watchers = [watcher for watcher in self.table.watchers if only is None or watcher.seat == only]
        if not watchers:
            return
        places = list({watcher.seat for watcher in watchers})
        views = dict(zip(places, play.state.views(places), strict=True))
        alike = Alike(self.table, play)
        encoded: dict[tuple[int | None, int], bytes] = {}
        for watcher in watchers:
            seat = watcher.seat
            keep = watcher.shown if kept is None else kept(seat)
            if (seat, keep) not in encoded:
                encoded[seat, keep] = encode(self.update(play, alike, seat, views[seat], keep))
            watcher.send(encoded[seat, keep])
            watcher.shown = play.visible(seat)

    def update(self, play: Play, alike: Alike, seat: int | None, view: dict[str, Any], keep: int) -> Update:
        table, state = self.table, play.state
        told = Update(
            seq=play.seq,
            view=view,
            question=None,
            aside=[],
            waiting=alike.waiting,
            can_undo=False,
            keep=keep,
            log=play.lines(seat, keep),
            actions=play.actions,
            clock=alike.clock,
            times=alike.times,
            orders=[],
            calling=alike.calling,
        )
        if seat is None:
            return told
        told.orders = table.orders.of(seat)
        if table.lesson is not None:
            told.teaching = teaching.teaching(table.lesson, state)
        if not alike.off:
            told.question = self._question(play, seat)
            told.aside = asking.aside(state, seat)
            told.can_undo = table.step is None and state.can_undo(seat)
        return told

    def _question(self, play: Play, seat: int) -> Question | None:
        asked = play.asked(seat)
        if asked is None:
            return None
        lesson = self.table.lesson
        step = None if lesson is None else lesson.step(play.state)
        if step is None:
            return None if self.table.answering.answers_for(play, seat) else asking.question(play.state, seat, asked)
        question = asking.question(play.state, seat, asked)
        if question.way is not None:
            question.way = teaching.narrowed_way(question.way, step)
        return teaching.narrowed(question, step)

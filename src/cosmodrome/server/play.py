"""A game in progress at a table: the fold of its log, and the journal as every place may see it."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from ..kernel import CLOCK, Action, Event, Game, Illegal, State, as_action, undo
from ..kernel.record import step
from ..kernel.state import RESEED
from ..text import wire
from . import wall
from .clocks import Clocks
from .payloads import LogEntry
from .refusals import conflict
from .storage import Entry, EntryKind, TableRow

Asked = tuple[int, Any]
"""Since when something has been asked, and what."""


FOREGONE = "foregone "
"""The token of an answer begins so that was given for a person who had nothing to choose.

No client can send such a one: there is no space in a `Token`.
"""

KEPT = 8
"""So many actions in a row can be taken back at once; before them, each by a replay of the whole game.

A state takes about 10 to 20 KB: where nobody looks at the table, none is kept.
"""


class Play:
    """The log folded up to some entry. One more entry makes a new `Play`: this one stays as it is."""

    __slots__ = (
        "_asked",
        "_lines",
        "_visible",
        "actions",
        "actions_at",
        "begun",
        "clocks",
        "earlier",
        "entry",
        "floors",
        "ran",
        "ready",
        "ready_at",
        "runs_since",
        "seq",
        "state",
    )

    def __init__(
        self,
        state: State,
        actions: int,
        entry: Entry | None,
        before: Play | None,
        clocks: Clocks,
        earlier: tuple[State, ...] = (),
    ) -> None:
        self.state = state
        self.earlier = earlier
        """The states before the last actions that can still be taken back, the latest last."""
        self.entry = entry
        """The last one; None before the first."""
        self.seq = 0 if entry is None else entry.seq
        self.clocks = clocks
        self.actions = actions
        """How many actions have been made and not taken back."""
        begins = before is None or before.state.ticking != state.ticking
        self.runs_since: int = self.seq if begins or before is None else before.runs_since
        """The entry with which time began to run, or to stand still."""
        self.ran: int = 0 if begins or before is None else before.ran + _ticked(entry)
        """The milliseconds that the log has counted since then."""
        self._hear_roll_call(entry, before)
        journal = state.journal or []
        kept = 0 if before is None else min(len(before.actions_at), len(journal))
        self.actions_at: list[int] = [] if before is None else before.actions_at[:kept]
        """For every event of the journal, how many actions had been made when it happened."""
        self.actions_at.extend([actions] * (len(journal) - kept))
        self.floors: list[int] = [*([] if before is None else before.floors), len(journal)]
        """The length of the journal after every entry of the log; it shrinks when something is taken back."""
        self._lines: dict[int, LogEntry] = {}
        """Events in words, by their place in the journal: many places see the same ones."""
        self._visible = self._count_visible(journal, before)
        self._asked: dict[int, Asked] = self._note_questions({} if before is None else before._asked)

    @staticmethod
    def begin(game: Game, row: TableRow) -> Play:
        state = game.open(len(row.seats), row.seed, dict(row.options))
        return Play(state, 0, None, None, Clocks.begin(row.pace, state.seats, _held_up_by(state), row.began))

    def _hear_roll_call(self, entry: Entry | None, before: Play | None) -> None:
        self.ready: frozenset[str] = frozenset() if before is None else before.ready
        """The people who have said that they are ready, where that is waited for."""
        self.ready_at: float = 0.0 if before is None else before.ready_at
        """When the last of them did."""
        self.begun: bool = before is not None and before.begun
        """Whether nobody else is waited for any more."""
        if entry is not None and entry.kind == "ready":
            self.ready |= {entry.action[0]}
            self.ready_at = entry.at
        elif entry is not None and entry.kind == "begin":
            self.begun = True

    def after(self, entry: Entry) -> Play:
        """The play after one more entry; Illegal if that may not be."""
        if entry.kind in ("time", "ready", "begin"):
            clocks = self.clocks.after(entry, _held_up_by(self.state), False)
            return Play(self.state, self.actions, entry, self, clocks, self.earlier)
        if entry.kind == "undo":
            before = undo(self.state, entry.seat, self.earlier[-1] if self.earlier else None)
            if not self.earlier:  # a replay knows what the rules have told, not what was told besides
                before.journal = (self.state.journal or [])[: bisect_left(self.actions_at, self.actions)]
            clocks = self.clocks.after(entry, _held_up_by(before), False)
            return Play(before, self.actions - 1, entry, self, clocks, self.earlier[:-1])
        state = self.state.copy()
        if entry.token.startswith(FOREGONE):
            answer = state.game.describe(as_action(entry.action))
            state.tell("answered-for-you", {"answer": answer}, (entry.seat,))
        step(state, entry.seat, as_action(entry.action))
        undoable = _can_be_taken_back(state)
        earlier = (*self.earlier, self.state)[-KEPT:] if undoable else ()
        clocks = self.clocks.after(entry, _held_up_by(state), undoable)
        return Play(state, self.actions + 1, entry, self, clocks, earlier)

    def forget(self) -> None:
        """What is taken back from here on is made by replay."""
        self.earlier = ()

    # questions

    def _note_questions(self, before: dict[int, Asked]) -> dict[int, Asked]:
        """Since when every waiting seat has been asked what it is asked now: the same, while it does nothing itself.

        Nor may anything about it have changed; but in real time, where others change all the time which answers are
        open, it is enough that the prompt stays, about the same things.
        """
        noted: dict[int, Asked] = {}
        acted = None if self.entry is None or self.entry.kind == "ready" else self.entry.seat
        for seat in self.state.waiting:
            decision = self.state.decision(seat)
            now: Asked = (self.seq, (decision.prompt, decision.params) if self.state.pace else decision.as_dict())
            earlier = before.get(seat)
            noted[seat] = earlier if earlier is not None and seat != acted and earlier[1] == now[1] else now
        return noted

    def asked(self, seat: int) -> int | None:
        """The sequence number at which this seat was asked what it is asked now; None if it is not asked."""
        noted = self._asked.get(seat)
        return None if noted is None else noted[0]

    # the log as a place may see it

    def _count_visible(self, journal: list[Event], before: Play | None) -> list[int]:
        """How many events every seat may see; a spectator's count comes last. Counted on from before."""
        if before is None:
            return _seen(journal, self.state.seats)
        known, past = before.floors[-1], before.state.journal or []
        came, went = _seen(journal[known:], self.state.seats), _seen(past[len(journal) :], self.state.seats)
        return [count + more - less for count, more, less in zip(before._visible, came, went, strict=True)]

    def visible(self, seat: int | None) -> int:
        """How many lines the log has for this place."""
        return self._visible[-1 if seat is None else seat]

    def kept_since(self, seq: int, seat: int | None) -> int:
        """How many of the lines that this place has seen at `seq` still stand."""
        if not 0 <= seq <= self.seq:
            return 0
        journal = self.state.journal or []
        return sum(event.visible_to(seat) for event in journal[: min(self.floors[seq:])])

    def lines(self, seat: int | None, keep: int = 0) -> list[LogEntry]:
        """The log as this place may see it, without the first `keep` lines."""
        journal = self.state.journal or []
        wanted = self.visible(seat) - keep
        lines: list[LogEntry] = []
        place = len(journal)
        while len(lines) < wanted:
            place -= 1
            event = journal[place]
            if event.visible_to(seat):
                lines.append(self._line(place, event))
        lines.reverse()
        return lines

    def _line(self, place: int, event: Event) -> LogEntry:
        line = self._lines.get(place)
        if line is None:
            line = self._lines[place] = log_entry(self.state.game, event, self.actions_at[place])
        return line


def _seen(events: list[Event], seats: int) -> list[int]:
    """How many of these events every seat may see, and a spectator."""
    if not events:
        return [0] * (seats + 1)
    return [sum(event.visible_to(place) for event in events) for place in (*range(seats), None)]


def _can_be_taken_back(state: State) -> bool:
    """Whether whoever acted last may undo it. If not, nothing from before can ever be undone."""
    return state.past is not None and state.past[1] != CLOCK and state.can_undo(state.past[1])


def _ticked(entry: Entry | None) -> int:
    """The milliseconds this entry counts."""
    ticks = entry is not None and entry.kind == "act" and entry.seat == CLOCK and entry.action[0] != RESEED
    return entry.action[1] if entry is not None and ticks else 0


def _held_up_by(state: State) -> tuple[int, ...]:
    """The seats whose clocks run: in real time the rules themselves count."""
    return () if state.ticking else state.waiting


def log_entry(game: Game, event: Event, actions: int) -> LogEntry:
    key, params = wire.message(game, (event.key, event.params))
    return LogEntry(key=key, params=params, action=actions)


def next_entry(play: Play, kind: EntryKind, seat: int, action: Action | list[Any] = (), token: str = "") -> Entry:
    return Entry(seq=play.seq + 1, kind=kind, seat=seat, action=list(action), token=token, at=wall.now())


def checked(play: Play, seat: int, data: list[Any]) -> Action:
    """The canonical action these data stand for; Illegal if it is not open to this seat."""
    state = play.state
    if seat == CLOCK:
        raise Illegal("not-your-decision", params={"waiting": list(state.waiting)})
    action = as_action(data)
    refusal = state.why_not(seat, action)
    if refusal is not None:
        raise refusal
    accepted = state.decision(seat).accept(action)
    assert accepted is not None
    return accepted


def answered(play: Play, seat: int, asked: int, data: list[Any]) -> Action:
    """The same, for an answer to what this seat was asked at `asked`: refused if that is not what is asked now."""
    since = play.asked(seat)
    if since is not None and since != asked:
        raise conflict("problem-late-answer")
    return checked(play, seat, data)

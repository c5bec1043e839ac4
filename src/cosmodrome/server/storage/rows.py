"""What is stored, as plain data, and what can go wrong."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from ..payloads import CallKind, Channel, Pace


class Conflict(Exception):
    """Somebody else wrote first. Nothing has changed; read again, then decide anew."""


class StorageError(Exception):
    """The database can not be used; the message names it and says what is wrong.

    A write that fails so may still have reached a database that broke down while it answered: whoever keeps something
    of it in memory reads it again.
    """


class Away(StorageError):
    """The database is not there; it may be again at any moment."""


class Unreadable(Exception):
    """What is stored about one table makes no sense any more; the message says what. Nothing else is harmed."""


EntryKind = Literal["act", "undo", "time", "ready", "begin"]
"""Time: what seats have used up of theirs. Ready: who plays says so; begin: nobody else is waited for."""


class Entry(Struct, frozen=True):
    """One line of a table's log. `seq` starts at 1 and grows by 1."""

    seq: int
    kind: EntryKind
    seat: int
    action: list[Any]
    token: str
    """The client's own id of what it sent, so that it counts once; empty if there is none."""
    at: float


class SeatRow(Struct, frozen=True):
    kind: Literal["open", "person", "bot"]
    player: str = ""
    level: str = ""
    owner: str = ""
    """The person whose seat this is, though a bot plays: it is given back when they want it."""


class VoteRow(Struct, frozen=True):
    """A vote at a table, and the people who have said yes."""

    kind: Literal["cancel", "replace"]
    seat: int = -1
    """Whom a bot is to replace."""
    asked: float = 0.0
    """Since when that seat has been waited for: when it is waited for anew, the vote is past."""
    players: list[str] = []


class TableRow(Struct, frozen=True, kw_only=True):
    """All about a table but its log, chat and orders.

    It is stored whole, as JSON: a new field with a default asks for no new schema.
    """

    id: str
    game: str
    name: str
    options: dict[str, str | int | bool]
    seats: list[SeatRow]
    status: Literal["open", "playing", "over", "given_up"]
    private: bool
    seed: str
    host: str
    """The player who made it."""
    created: float
    changed: float
    actions: int
    scores: list[int]
    winners: list[int]
    rules: int
    tempo: Literal["instant", "swift", "normal", "slow"] = "normal"
    """How long bots take for an answer."""
    reseeds: list[str] = []
    """The seeds of chance from the points on from which this game was played on."""
    commitment: str = ""
    """The hash of all seeds, published from the start."""
    barred: list[str] = []
    """The players whom the host does not let sit down again."""
    rematch: str = ""
    pace: Pace | None = None
    """None: nobody has to hurry."""
    roll_call: bool = False
    """Nothing runs until those who play have said that they are ready."""
    votes: list[VoteRow] = []
    cancelled: bool = False
    """It ended without a result, by a vote."""
    origin: str = ""
    """The table this one was played on from, after `origin_actions` actions."""
    origin_actions: int = 0
    lesson: str = ""
    """Which lesson is held here, by its digest."""
    hints: bool = False
    """Whether people may ask what a bot would do, also when they play against people."""
    begun: float = 0.0
    """When the game began; 0 before, and in rows from before this was noted."""
    starters: list[str] = []
    """Who sat where when the game began, nobody at a bot's seat; empty where only one person did."""
    removed: list[str] = []
    """Those whom the host made get up while the game ran."""
    dismissers: list[str] = []
    """The hosts who did so to somebody who had begun it, and was not away for long."""
    members: bool = False
    """Guests may not sit down."""
    tournament: str = ""
    """The tournament of which this is a table."""
    openings: list[str] = []
    """Once the game is over: how every seat began, as the game calls it."""
    version: int = 0
    """Grows by 1 whenever the row is saved."""

    @property
    def began(self) -> float:
        """From when on clocks run: `changed` moves on with every change of seats."""
        return self.begun or self.changed

    @property
    def people(self) -> set[str]:
        """Everybody whose table this is: who sits there, who has a seat kept, and who made it."""
        return {who for who in (self.host, *(each for seat in self.seats for each in (seat.player, seat.owner))) if who}


class OrdersRow(Struct, frozen=True):
    """What a person has given at a seat as standing orders. They end when somebody else, or nobody, sits there."""

    seat: int
    player: str
    orders: str
    """As JSON."""


class PushRow(Struct, frozen=True):
    """A browser that can be written to: where, and what it is encrypted with."""

    endpoint: str
    key: str
    auth: str


class CallsRow(Struct, frozen=True, kw_only=True):
    """How somebody wants to be called to the table. It is stored whole, as JSON."""

    player: str
    mail: str = ""
    """An address that is known to be theirs."""
    new_mail: str = ""
    """One that is not yet: who knows the code, until it lapses or is guessed too often, has read mail there."""
    code: str = ""
    code_until: float = 0.0
    code_tries: int = 0
    webhook: str = ""
    push: list[PushRow] = []
    wanted: dict[Channel, list[CallKind]] = {}
    quiet: tuple[int, int] | None = None
    """From which minute of the day until which nobody is called."""
    zone: str = "UTC"
    language: str = "en"


class OutboxRow(Struct, frozen=True, kw_only=True):
    """Something that somebody is to be told."""

    id: str
    player: str
    channel: Channel
    kind: CallKind
    table: str
    seat: int
    occasion: str
    due: float
    tries: int = 0
    holder: str = ""


class ChatRow(Struct, frozen=True):
    number: int
    player: str
    text: str
    at: float
    gallery: bool = False
    """Whether it was said among those who watch."""


class PlayerRow(Struct, frozen=True):
    id: str
    name: str
    """Empty: this was somebody who is no more."""
    created: float
    member: bool = False
    """Whether they can come back from anywhere; else they are a guest, of one browser."""
    colour: int = 0
    """Which they prefer, from 1; 0: any."""
    public: str = ""
    """The id by which others know them; what names them to the server is nobody else's to see."""


class MemberRow(Struct, frozen=True):
    player: str
    mail: str | None
    """Where a link can be sent by which they come back."""
    since: float


class FriendRow(Struct, frozen=True):
    """Somebody has asked another to be a friend, who may have agreed."""

    player: str
    other: str
    since: float
    agreed: bool
    seen: float
    """When the one who is not meant to read this was last known to be connected."""


class InvitationRow(Struct, frozen=True):
    table: str
    player: str
    host: str
    """Who invites."""
    at: float


class MuteRow(Struct, frozen=True):
    """Somebody does not want to hear another."""

    id: str
    player: str
    muted: str
    at: float


class ReportRow(Struct, frozen=True):
    """Somebody has told the host of another."""

    id: str
    author: str
    player: str
    """Of whom."""
    table: str
    line: int
    """Of the chat; 0: not about a line."""
    said: str
    reason: str
    text: str
    at: float
    settled: bool = False
    """The host has seen to it."""


class PasskeyRow(Struct, frozen=True):
    """A key that a device of somebody's keeps: here is what its signatures are checked with."""

    id: str
    player: str
    label: str
    key: str
    uses: int
    """As the device counts them; most count none."""
    created: float
    used: float

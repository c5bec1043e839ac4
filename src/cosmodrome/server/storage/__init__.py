"""Where tables, their logs and their people are kept: SQLite in a file, or PostgreSQL."""

from .dialect import Session
from .rows import (
    CallsRow,
    ChatRow,
    Conflict,
    Entry,
    EntryKind,
    FriendRow,
    InvitationRow,
    MemberRow,
    OrdersRow,
    OutboxRow,
    PasskeyRow,
    PlayerRow,
    PushRow,
    SeatRow,
    StorageError,
    TableRow,
    Unreadable,
    VoteRow,
)
from .store import Store

__all__ = [
    "CallsRow",
    "ChatRow",
    "Conflict",
    "Entry",
    "EntryKind",
    "FriendRow",
    "InvitationRow",
    "MemberRow",
    "OrdersRow",
    "OutboxRow",
    "PasskeyRow",
    "PlayerRow",
    "PushRow",
    "SeatRow",
    "Session",
    "StorageError",
    "Store",
    "TableRow",
    "Unreadable",
    "VoteRow",
]

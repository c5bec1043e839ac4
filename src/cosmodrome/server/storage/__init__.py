"""Where tables, their logs and their people are kept: SQLite in a file, or PostgreSQL."""

from .rows import (
    ChatRow,
    Conflict,
    Entry,
    OrdersRow,
    PlayerRow,
    SeatRow,
    StorageError,
    TableRow,
    Unreadable,
    VoteRow,
)
from .store import Store

__all__ = [
    "ChatRow",
    "Conflict",
    "Entry",
    "OrdersRow",
    "PlayerRow",
    "SeatRow",
    "StorageError",
    "Store",
    "TableRow",
    "Unreadable",
    "VoteRow",
]

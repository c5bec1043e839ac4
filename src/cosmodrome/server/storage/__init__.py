"""Where tables, their logs and their people are kept: SQLite in a file, or PostgreSQL."""

from .rows import ChatRow, Conflict, Entry, OrdersRow, PlayerRow, SeatRow, StorageError, TableRow, Unreadable
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
]

"""Where tables, their logs and their people are kept: SQLite in a file, or PostgreSQL."""

from .rows import ChatRow, Conflict, Entry, PlayerRow, SeatRow, StorageError, TableRow
from .store import Store

__all__ = ["ChatRow", "Conflict", "Entry", "PlayerRow", "SeatRow", "StorageError", "Store", "TableRow"]

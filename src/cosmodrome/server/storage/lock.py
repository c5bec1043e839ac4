"""Only one server uses a file: it holds a lock beside it, and whoever comes second is told who that is.

The system takes the lock back when the process ends, however that happens: what is left in the file then holds up
nobody.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from .rows import StorageError

try:
    import fcntl
except ImportError:  # a system without such locks
    fcntl = None  # type: ignore[assignment] # there, nothing is held

_LONGEST: Final = 200
"""Bytes of what is written into a lock."""


@contextmanager
def held(file: Path, name: str, address: str) -> Iterator[None]:
    """Hold the lock of a file, noting the address at which this process serves; StorageError if another one does."""
    place = file.with_name(f"{file.name}.lock")
    try:
        lock = os.open(place, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StorageError(f"{name} can not be locked: {place}: {error.strerror}") from error
    try:
        if fcntl is not None:
            _take(lock, name)
            os.ftruncate(lock, 0)
            since = time.strftime("%Y-%m-%d %H:%M:%S")
            os.pwrite(lock, f"process {os.getpid()}, which serves {address} since {since}".encode()[:_LONGEST], 0)
        yield
    finally:
        os.close(lock)  # and with it the lock is free again


def _take(lock: int, name: str) -> None:
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        holder = os.pread(lock, _LONGEST, 0).decode(errors="replace") or "another process"
        raise StorageError(f"{name} is held by {holder}; one server at a time can use an SQLite file") from error

"""Files that only their owner may read: who reads the database can be anybody, and knows every card."""

from __future__ import annotations

import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)

_OWNER: Final = 0o600
_BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""SQLite gives the files that it makes beside a database the rights of that."""


def make_private(file: Path) -> None:
    """Make the file if it is not there, so that nobody else ever has a look at it."""
    if os.name != "posix":
        return
    with suppress(OSError):  # if it can not be made, whoever wants to use it says so
        # Only a new file is opened here: closing an old one would let go of the locks that SQLite has on it.
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, _OWNER))


def keep_private(database: Path) -> None:
    """Take from others what they may do with a file that is known to be a database, and with those beside it."""
    if os.name != "posix":
        return
    for ending in _BESIDE:
        _tighten(database.with_name(database.name + ending))


def _tighten(file: Path) -> None:
    try:
        mode = file.stat().st_mode
        if file.is_file() and mode & 0o077:
            file.chmod(mode & 0o7700)
            logger.warning("%s could be used by others (%o); now only by its owner", file, mode & 0o777)
    except FileNotFoundError:
        pass
    except OSError as error:
        logger.warning("%s can be used by others, and that can not be changed: %s", file, error.strerror)

"""Server processes on one port hand people to each other: all who look at a table meet in the same one.

The system gives a connection to whichever process takes it first, and a table with people at two of them would be
worked out in both. So a connection that is to become the socket of a table goes on, with what it has asked for, to the
process that its table's id names. Any process can serve any table: what that one does not take (it has died, or has too
much to do) stays where it has come in.
"""

from __future__ import annotations

import asyncio
import logging
import re
import socket
import zlib
from array import array
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

logger = logging.getLogger(__name__)

MOST: Final = 64 * 1024
"""Bytes of what a connection has asked for: more than the head of a request may have."""

_TABLE: Final = re.compile(rb"/ws/tables/([^/?#]+)")

Take = Callable[[socket.socket, bytes], Awaitable[None]]


class Handing:
    """One process of several; their doors are sockets in a folder that nobody else can enter."""

    def __init__(self, folder: Path, place: int, processes: int) -> None:
        self._doors = [folder / str(number) for number in range(processes)]
        self._place = place
        self._hand: socket.socket | None = None
        self._taking: set[asyncio.Task[None]] = set()

    def home(self, url: bytes) -> int:
        """The number of the process that serves what is asked for; what is not about a table, this one."""
        table = _TABLE.match(url)
        return self._place if table is None else zlib.crc32(table[1]) % len(self._doors)

    def give(self, url: bytes, head: bytes, line: int) -> bool:
        """Hand on a connection, by its file descriptor, of which this is the request; False if it stays here."""
        home = self.home(url)
        if home == self._place or self._hand is None:
            return False
        carried = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [line]))]
        try:
            self._hand.sendmsg([head], carried, 0, str(self._doors[home]))
        except OSError:  # nobody is there, or there is no room
            return False
        return True

    @contextmanager
    def open(self, take: Take) -> Iterator[None]:
        """Let `take` have what others hand to this process, for as long as this lasts."""
        path, loop = self._doors[self._place], asyncio.get_running_loop()
        with _quick() as door, _quick() as self._hand:
            try:
                path.unlink(missing_ok=True)  # of a process that was here before
                door.bind(str(path))
            except OSError as error:
                logger.warning("no connections can be handed to this process: %s", error)
            loop.add_reader(door, self._hear, door, take)
            try:
                yield
            finally:
                self._hand = None
                loop.remove_reader(door)
                path.unlink(missing_ok=True)

    def _hear(self, door: socket.socket, take: Take) -> None:
        try:
            head, lines, _, _ = socket.recv_fds(door, MOST, 1)
        except OSError:
            return
        for line in lines:
            task = asyncio.create_task(_welcomed(socket.socket(fileno=line), head, take))
            self._taking.add(task)
            task.add_done_callback(self._taking.discard)


def _quick() -> socket.socket:
    """A socket that never waits."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    return made


async def _welcomed(line: socket.socket, head: bytes, take: Take) -> None:
    line.setblocking(False)
    try:
        await take(line, head)
    except OSError:  # whoever it was has gone meanwhile
        line.close()

"""A router by table id: sockets of one table lead to one server process, so that no other needs to know it.

Made to try out what docs/scale.md says, on one machine; nginx or HAProxy do the same in earnest. Each connection goes,
by its first request, to the server that its table belongs to, and all else to the servers in turn:

    .venv/bin/python tools/route_tables.py --port 8000 8001 8002 8003
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import itertools
import re
from contextlib import suppress

HOST = "127.0.0.1"
TABLE = re.compile(rb"^[A-Z]+ /(?:ws|api)/tables/([A-Za-z0-9_-]+)")
HEAD = 16 * 1024
PIECE = 64 * 1024


def home(table: bytes, servers: list[int]) -> int:
    """The server a table belongs to: when one comes or goes, only its own tables move (rendezvous hashing)."""
    return max(servers, key=lambda server: hashlib.blake2b(b"%d %b" % (server, table)).digest())


class Router:
    def __init__(self, servers: list[int]) -> None:
        self.servers = servers
        self._turns = itertools.cycle(servers)

    def choose(self, first: bytes) -> list[int]:
        """The servers to try for a connection that begins with this, best first."""
        found = TABLE.match(first)
        best = next(self._turns) if found is None else home(found[1], self.servers)
        return [best, *(each for each in self.servers if each != best)]

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            first = await reader.readline()
            for server in self.choose(first):
                try:
                    there, back = await asyncio.open_connection(HOST, server)
                except OSError:  # it has died: any other can serve the table
                    continue
                back.write(first)
                await asyncio.gather(_pass(reader, back), _pass(there, writer))
                break
        writer.close()


async def _pass(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(PIECE):
            writer.write(data)
            await writer.drain()
    with suppress(OSError):
        writer.close()


async def route(port: int, servers: list[int]) -> None:
    server = await asyncio.start_server(Router(servers).serve, HOST, port, limit=HEAD)
    async with server:
        await server.serve_forever()


def main() -> None:
    parser = argparse.ArgumentParser(description="A router by table id, to several servers on this machine.")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("servers", metavar="PORT", type=int, nargs="+")
    args = parser.parse_args()
    with suppress(KeyboardInterrupt):
        asyncio.run(route(args.port, args.servers))


if __name__ == "__main__":
    main()

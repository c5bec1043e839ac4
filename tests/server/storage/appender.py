"""A process that appends to many tables without end and prints what was acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import os
import sys

from cosmodrome.server.storage import Conflict, Store

from .examples import act

TABLES = 25


async def append_for_ever(store: Store, table: str) -> None:
    while True:
        last = len(await store.log(table))
        try:
            while True:
                last += 1
                await store.append(table, [act(last, token=str(last))])
                os.write(sys.stdout.fileno(), f"{table} {last}\n".encode())
        except Conflict:  # the last write of a process killed before this one has only just arrived
            continue


async def main(url: str) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_for_ever(store, f"t{number}") for number in range(TABLES)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))

"""How commands of the host speak: sentences from the catalogues, and lists in columns."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import Any

from ...text import Catalogue, Plain


def tell(args: Namespace, key: str, **params: object) -> None:
    """Say it. Texts are said as they are."""
    plain = {name: Plain(value) if isinstance(value, str) else value for name, value in params.items()}
    print(Catalogue(None, args.lang).say(key, plain))


def moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


def columns(rows: list[tuple[Any, ...]]) -> None:
    """In columns as wide as they have to be; the last one as it is."""
    shown = [[str(each) for each in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*shown, strict=True)]
    for row in shown:
        print("  ".join([*(each.ljust(width) for each, width in zip(row[:-1], widths, strict=False)), row[-1]]))

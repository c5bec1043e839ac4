"""Any view as a row of numbers.

A view is JSON. Every leaf has a path (`seats/0/points`), and every path a place in the row, by a hash that never
changes. A leaf adds to the number at its place:
- a number adds itself, true adds 1;
- a text adds 1 at the place of `path=text`;
- in a list of texts the order does not count: every text adds 1 at the place of `path/*=text`, so that two equal cards
  in a hand make 2;
- null and false add nothing.

Half of all paths count with a minus sign, so that two paths that share a place do not add up to something larger than
either (the hashing trick). Large numbers are drawn in: n becomes sign(n) * log2(1 + |n|).
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from math import log2
from typing import Any

import numpy as np
import numpy.typing as npt


def features(view: dict[str, Any], size: int) -> npt.NDArray[np.float32]:
    """The view as `size` numbers."""
    row = np.zeros(size, dtype=np.float32)
    _add(row, "", view)
    return row


def _add(row: npt.NDArray[np.float32], path: str, value: object) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _add(row, f"{path}/{key}", inner)
    elif isinstance(value, (list, tuple)):
        for index, inner in enumerate(value):
            _add(row, f"{path}/*" if isinstance(inner, str) else f"{path}/{index}", inner)
    elif isinstance(value, str):
        _count(row, f"{path}={value}", 1.0)
    elif isinstance(value, (int, float)) and value:
        _count(row, path, log2(1 + abs(value)) * (1 if value > 0 else -1))


def _count(row: npt.NDArray[np.float32], path: str, amount: float) -> None:
    number = _hash(path)
    row[number // 2 % len(row)] += amount if number % 2 else -amount


@lru_cache(maxsize=65536)
def _hash(path: str) -> int:
    return int.from_bytes(blake2b(path.encode(), digest_size=8).digest(), "big")

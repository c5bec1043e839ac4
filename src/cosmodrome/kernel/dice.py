"""All chance in all games: SHAKE-256, the extendable hash of the SHA-3 family, over a secret seed and a block number.

Unpredictable without the seed, verifiable with it, and cheap: numbers are made a block at a time, and a copy shares the
block.
"""

from __future__ import annotations

import hashlib
import json
import struct
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

WORDS_PER_BLOCK: Final = 128
_UNPACK: Final = struct.Struct(f">{WORDS_PER_BLOCK}I").unpack
_WORD: Final = 1 << 32
MOST_SIDES: Final = 1 << 30


def commitment(seed: str, *reseeds: str) -> str:
    """The hash of all seeds of a game that a table publishes before play; the seeds are shown after."""
    if not reseeds:
        return hashlib.sha256(b"cosmodrome commitment " + seed.encode()).hexdigest()
    return hashlib.sha256(b"cosmodrome commitments " + json.dumps([seed, *reseeds]).encode()).hexdigest()


def is_text(seed: str) -> bool:
    """Whether a seed survives being written down and read again."""
    try:
        seed.encode()
    except UnicodeEncodeError:
        return False
    return True


class Dice:
    __slots__ = ("_key", "_words", "blocks", "loaded", "used")

    _key: bytes
    blocks: int
    """How many blocks of words have been made."""
    used: int
    """How many words of the last one have been used."""
    _words: tuple[int, ...]
    loaded: list[int] | None

    def __init__(self, seed: str, key: bytes = b"") -> None:
        self._key = key or hashlib.sha256(b"cosmodrome dice " + seed.encode()).digest()
        self.blocks = 0
        self.used = WORDS_PER_BLOCK
        self._words = ()
        self.loaded = None

    def copy(self) -> Dice:
        twin = Dice("", self._key)
        twin.blocks = self.blocks
        twin.used = self.used
        twin._words = self._words
        twin.loaded = self.loaded if self.loaded is None else self.loaded[:]
        return twin

    @property
    def position(self) -> int:
        """How many words have been used: unchanged means no chance was involved."""
        return self.blocks * WORDS_PER_BLOCK + self.used

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely (Lemire's method; the rejection keeps it exact)."""
        if n <= 0 or n > MOST_SIDES:
            raise ValueError(f"a die needs 1 to {MOST_SIDES} sides, not {n}")
        size: i64 = n
        while True:
            index = self.used
            if index == WORDS_PER_BLOCK:
                self._refill()
                index = 0
            self.used = index + 1
            word: i64 = self._words[index]
            product = word * size
            low = product & 0xFFFFFFFF
            if low >= size or low >= _WORD % size:
                return product >> 32

    def roll(self, sides: int) -> int:
        """A die as on the table: 1 to `sides`. Worked examples and puzzles may load the next rolls."""
        rolled = self.below(sides) + 1
        return self.loaded.pop(0) if self.loaded else rolled

    def shuffle(self, items: list[T]) -> None:
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def draw(self, items: list[T]) -> T:
        """Take one item out of an unordered pile, each equally likely: the same as drawing from a shuffled one."""
        index = self.below(len(items))
        taken = items[index]
        last = items.pop()
        if index < len(items):
            items[index] = last
        return taken

    def take(self, items: list[T], number: int) -> list[T]:
        """Draw several: the same as `draw` so many times, without the price of so many calls."""
        taken: list[T] = []
        size: i64 = len(items)
        words = self._words
        index = self.used
        while number > 0:
            if index == WORDS_PER_BLOCK:
                self._refill()
                words = self._words
                index = 0
            word: i64 = words[index]
            index += 1
            product = word * size
            low = product & 0xFFFFFFFF
            if low < size and low < _WORD % size:
                continue
            place = product >> 32
            size -= 1
            number -= 1
            taken.append(items[place])
            items[place] = items[size]
            items.pop()
        self.used = index
        return taken

    def _refill(self) -> None:
        block = hashlib.shake_256(self._key + self.blocks.to_bytes(8, "big")).digest(4 * WORDS_PER_BLOCK)
        self._words = _UNPACK(block)
        self.blocks += 1
        self.used = 0

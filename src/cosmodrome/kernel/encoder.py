"""What a seat may know as a row of numbers, and its answers as words: a game for learning agents.

A game subclasses `Encoder` in its `encoding.py`: it names its words (`Lexicon`), declares blocks of the row, each with
what it means, and writes them straight from the state. It must look at nothing that the seat may not know. The last
blocks are the same in every game: the question that is asked, and the answer as far as it is spelled.
"""

from __future__ import annotations

from abc import ABCMeta, abstractmethod
from array import array
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .decision import Amount, Decision
from .path import Path
from .spelling import NO_WORD, Lexicon, Spelling
from .state import State
from .subset import Subset

_CHOICE: Final = 0
_AMOUNT: Final = 1
_SUBSET: Final = 2
_PATH: Final = 3

_FIGURES: Final = 4
"""No question names more plain numbers that matter."""


class Block:
    """A part of the row: `size` numbers from `start` on, and what they mean."""

    __slots__ = ("meaning", "name", "size", "start")

    def __init__(self, name: str, start: int, size: int, meaning: str) -> None:
        self.name = name
        self.start = start
        self.size = size
        self.meaning = meaning


class Row:
    """Numbers, most of them 0. The memory of `values` may be shared (numpy): it stays where it is."""

    __slots__ = ("used", "values")

    def __init__(self, size: int) -> None:
        self.values: array[float] = array("f", bytes(4 * size))
        self.used: list[int] = []
        """Where something has been put, in order; a place may be there twice."""

    def clear(self) -> None:
        values = self.values
        for place in self.used:
            values[place] = 0.0
        self.used = []

    def put(self, place: int, value: float) -> None:
        if value:
            self.values[place] = value
            self.used.append(place)

    def fill(self, place: int, values: list[float]) -> None:
        """One after the other, from a place on."""
        for value in values:
            if value:
                self.values[place] = value
                self.used.append(place)
            place += 1

    def flag(self, place: int) -> None:
        self.values[place] = 1.0
        self.used.append(place)

    def add(self, place: int, value: float) -> None:
        self.values[place] += value
        self.used.append(place)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(metaclass=ABCMeta):
    """For games with so many seats. `blocks` says what each of `size` numbers means."""

    def __init__(self, seats: int, lexicon: Lexicon, prompts: list[str]) -> None:
        self.seats = seats
        self.lexicon = lexicon
        self.blocks: list[Block] = []
        self.size = 0
        self.standing: list[int] = []
        """Where the points of every player stand, oneself first, if all can see them; the game says it in `declare`."""
        self._seat_at = self.block("seat", seats, "one's own seat, as answers number seats")
        self.declare()
        self._prompts = {prompt: number for number, prompt in enumerate(prompts)}
        self._prompt_at = self.block("question", len(prompts), f"which question is asked: {', '.join(prompts)}")
        self._shape_at = self.block("shape", 4, "how it is answered: one of a list, a number, some of a list, a path")
        self._bounds_at = self.block("bounds", 2, "least and most, of a number or of how many items; in hundreds")
        self._needs_at = self.block("needs", 4, "of the first two needs, the least and the most total; in hundreds")
        self._about_at = self.block("about", lexicon.size, "what the question is about: how often it names each word")
        self._figures_at = self.block("figures", _FIGURES, "plain numbers that it names, one after the other; in tens")
        self._words_at = self.block("spelled", lexicon.size, "how often each word stands in the answer so far")

    @abstractmethod
    def declare(self) -> None:
        """Make the game's own blocks, with `block`."""

    @abstractmethod
    def write(self, state: Any, seat: int, row: Row) -> None:
        """Write the game's own blocks, as this seat knows them; the row is clear."""

    def subject(self, name: str, thing: Any) -> int:
        """The word for something that a question names (its parameter `name`), or `NO_WORD`.

        As it is, for texts only; a game says what its numbers stand for.
        """
        return self.lexicon.find("", thing)

    def block(self, name: str, size: int, meaning: str) -> int:
        """Declare the next block, and say where it starts."""
        start = self.size
        self.blocks.append(Block(name, start, size, meaning))
        self.size += size
        return start

    def encode(self, state: State, seat: int, spelling: Spelling | None, row: Row) -> None:
        """The whole row of a seat; with its answer as far as it is spelled, if it is asked."""
        row.clear()
        row.flag(self._seat_at + seat)
        self.write(state, seat, row)
        if spelling is not None:
            self._write_question(spelling.decision, row)
            at = self._words_at
            for word in spelling.words:
                row.add(at + word, 1.0)

    def _write_question(self, decision: Decision, row: Row) -> None:
        row.flag(self._prompt_at + self._prompts[decision.prompt])
        bounds = self._bounds_at
        if isinstance(decision, Amount):
            row.flag(self._shape_at + _AMOUNT)
            row.put(bounds, decision.lo / 100)
            row.put(bounds + 1, decision.hi / 100)
        elif isinstance(decision, Subset):
            row.flag(self._shape_at + _SUBSET)
            row.put(bounds, decision.lo / 100)
            row.put(bounds + 1, decision.hi / 100)
            at = self._needs_at
            for need in decision.needs[:2]:
                row.put(at, need.least / 100)
                row.put(at + 1, need.most / 100)
                at += 2
        elif isinstance(decision, Path):
            row.flag(self._shape_at + _PATH)
        else:
            row.flag(self._shape_at + _CHOICE)
        if decision.params is not None:
            self._write_subjects(decision.params, row)

    def _write_subjects(self, params: dict[str, Any], row: Row) -> None:
        """What the question names: things as words, the rest as numbers."""
        figure = self._figures_at
        end = figure + _FIGURES
        for name, value in params.items():
            for thing in value if isinstance(value, list) else [value]:
                word = self.subject(name, thing)
                if word != NO_WORD:
                    row.add(self._about_at + word, 1.0)
                elif isinstance(thing, (int, float)) and figure < end:
                    row.put(figure, thing / 10)
                    figure += 1


def write_mask(spelling: Spelling | None, mask: bytearray) -> None:
    """1 for every open word, 0 for the others."""
    mask[:] = bytes(len(mask))
    if spelling is not None:
        for word in spelling.open:
            mask[word] = 1

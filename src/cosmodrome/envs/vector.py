"""Many games in step, with numpy arrays: for training by self-play.

In every step each of `number` games waits for one word of one seat. What is shown are arrays with a row per game:
- `observations` (number, size) and `masks` (number, words): of the seat to choose, which is in `seats` (number);
- after a step `rewards` (number, seats), `terminated` and `truncated` (number). A game that has ended is replaced by a
  new one at once: what is shown is then its beginning.

With `workers`, processes play the games and write into memory that all share; the arrays are the same ones, and so are
the games, whatever the number of workers: game number k of the vector is seeded by `seed`, k and how many it has seen
before.
"""

from __future__ import annotations

from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import numpy.typing as npt

from ..arena.match import MOST_ACTIONS
from ..games import find
from ..kernel import BadSetup
from .play import Play, encoder_for

FIELDS: tuple[tuple[str, str], ...] = (
    ("observations", "float32"),
    ("rewards", "float32"),
    ("seats", "int64"),
    ("words", "int64"),
    ("masks", "int8"),
    ("terminated", "bool"),
    ("truncated", "bool"),
)

_HELD: list[SharedMemory] = []
"""Memory of games that were closed while somebody held on to their arrays: it must stay where it is."""


class VectorTable:
    """`number` games with so many seats each; what is not named here are options of the game."""

    observations: npt.NDArray[np.float32]
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    terminated: npt.NDArray[np.bool_]
    truncated: npt.NDArray[np.bool_]
    words: npt.NDArray[np.int64]

    def __init__(
        self,
        game_id: str,
        seats: int,
        number: int,
        workers: int = 0,
        most_actions: int = MOST_ACTIONS,
        potential: str = "none",
        illegal: str = "raise",
        **options: object,
    ) -> None:
        if number < 1:
            raise BadSetup(f"number {number}: must be at least 1")
        if not 0 <= workers <= number:
            raise BadSetup(f"workers {workers}: must be from 0 (this process) to the number of games, {number}")
        encoder = encoder_for(find(game_id), seats, options)
        self.number = number
        self.strict = illegal == "raise"
        self._begun = False
        self.size = encoder.size
        self.vocabulary = encoder.lexicon.size
        settings = (game_id, seats, options, most_actions, potential, illegal)
        widths = {"observations": self.size, "masks": self.vocabulary, "rewards": seats}
        self._layout = _layout(number, widths)
        self._memory: SharedMemory | None = None
        self._workers: list[Worker] = []
        if workers == 0:
            self._arrays = _arrays(bytearray(self._layout[""][0]), self._layout)
            self._rows: Rows | None = Rows(settings, 0, number, self._arrays)
        else:
            self._memory = SharedMemory(create=True, size=self._layout[""][0])
            self._arrays = _arrays(self._memory.buf, self._layout)
            self._rows = None
            edges = [number * index // workers for index in range(workers + 1)]
            for first, last in pairwise(edges):
                self._workers.append(Worker(settings, first, last, self._memory.name, self._layout))
        for name, _ in FIELDS:
            setattr(self, name, self._arrays[name])

    def reset(self, seed: int = 0) -> None:
        """New games everywhere."""
        self._all("reset", seed)
        self._begun = True

    def step(self, words: npt.ArrayLike) -> None:
        """One word for every game; where one of them is not open and that is an error, no game goes on."""
        if not self._begun:
            raise BadSetup("these games have not begun: reset them first")
        given = np.asarray(words)
        if given.shape != (self.number,) or given.dtype.kind not in "iu":
            raise BadSetup(
                f"words: {self.number} whole numbers are wanted, not an array of {given.shape} {given.dtype}"
            )
        if self.strict:
            self._check(given)
        self.words[:] = given
        self._all("step", 0)

    def close(self) -> None:
        """Let go of the workers and their memory; an array that somebody still holds keeps its last numbers."""
        for worker in self._workers:
            worker.close()
        self._workers = []
        if self._memory is not None:
            self._arrays = {}
            for name, _ in FIELDS:
                setattr(self, name, np.empty(0))
            memory, self._memory = self._memory, None
            memory.unlink()
            try:
                memory.close()
            except BufferError:
                _HELD.append(memory)
        self._begun = False

    def __enter__(self) -> VectorTable:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check(self, words: npt.NDArray[Any]) -> None:
        """ValueError if one of these words is not open."""
        known = (words >= 0) & (words < self.vocabulary)
        is_open = known & (self.masks[np.arange(self.number), np.where(known, words, 0)] != 0)
        if not is_open.all():
            number = int(is_open.argmin())
            there = ", ".join([str(each) for each in self.masks[number].nonzero()[0]])
            whose = f"player_{self.seats[number]}"
            raise ValueError(f"game {number}: word {words[number]} is not open to {whose} now; open are: {there}")

    def _all(self, what: str, seed: int) -> None:
        if self._rows is not None:
            self._rows.do(what, seed)
            return
        if not self._workers:
            raise BadSetup("these games have been closed")
        for worker in self._workers:
            worker.ask(what, seed)
        faults = [fault for worker in self._workers if (fault := worker.hear())]
        if faults:
            raise ValueError(faults[0])


class Rows:
    """The games from `first` to before `last`, and their rows of the arrays."""

    def __init__(self, settings: tuple[Any, ...], first: int, last: int, arrays: dict[str, npt.NDArray[Any]]) -> None:
        game_id, seats, options, most_actions, potential, illegal = settings
        game = find(game_id)
        self.numbers = range(first, last)
        self.plays = [Play(game, seats, options, most_actions, potential, illegal) for _ in self.numbers]
        self.arrays = arrays
        self.seed = 0
        self.begun = [0] * len(self.plays)

    def do(self, what: str, seed: int) -> None:
        if what == "reset":
            self.seed = seed
            self.begun = [0] * len(self.plays)
            for place in range(len(self.plays)):
                self._begin(place)
            self.arrays["rewards"][self.numbers.start : self.numbers.stop] = 0
            for name in ("terminated", "truncated"):
                self.arrays[name][self.numbers.start : self.numbers.stop] = False
        else:
            for place in range(len(self.plays)):
                self._step(place)

    def _step(self, place: int) -> None:
        arrays = self.arrays
        number = self.numbers[place]
        play = self.plays[place]
        play.choose(int(arrays["words"][number]))
        arrays["rewards"][number] = play.rewards
        arrays["terminated"][number] = play.over
        arrays["truncated"][number] = play.truncated
        if play.ended:
            self._begin(place)
        else:
            self._show(place)

    def _begin(self, place: int) -> None:
        """A new game; one in which nobody has any choice is played and passed over."""
        play = self.plays[place]
        while True:
            play.start(f"{self.seed} {self.numbers[place]} {self.begun[place]}")
            self.begun[place] += 1
            if not play.ended:
                break
        self._show(place)

    def _show(self, place: int) -> None:
        play = self.plays[place]
        number = self.numbers[place]
        self.arrays["observations"][number] = play.observation(play.seat)
        self.arrays["masks"][number] = play.mask(play.seat)
        self.arrays["seats"][number] = play.seat


class Worker:
    """A process that plays some of the games."""

    def __init__(
        self, settings: tuple[Any, ...], first: int, last: int, memory: str, layout: dict[str, tuple[int, ...]]
    ) -> None:
        context = get_context("spawn")
        self.line, other = context.Pipe()
        self.process = context.Process(target=_work, args=(other, settings, first, last, memory, layout), daemon=True)
        self.process.start()
        other.close()

    def ask(self, what: str, seed: int) -> None:
        with suppress(BrokenPipeError):  # `hear` says that it has died
            self.line.send((what, seed))

    def hear(self) -> str:
        """What went wrong; nothing if all went well."""
        try:
            return str(self.line.recv())
        except (EOFError, ConnectionResetError):
            self.process.join(1)
            return f"a worker has died (exit code {self.process.exitcode}): its games are lost, start anew"

    def close(self) -> None:
        self.line.close()
        self.process.join(10)
        self.process.kill()


def _work(
    line: Connection,
    settings: tuple[Any, ...],
    first: int,
    last: int,
    memory_name: str,
    layout: dict[str, tuple[int, ...]],
) -> None:
    memory = SharedMemory(memory_name)
    rows = Rows(settings, first, last, _arrays(memory.buf, layout))
    try:
        while True:
            what, seed = line.recv()
            try:
                rows.do(what, seed)
                line.send("")
            except ValueError as error:
                line.send(str(error))
    except (EOFError, OSError, KeyboardInterrupt):
        rows.arrays = {}
        memory.close()


def _layout(number: int, widths: dict[str, int]) -> dict[str, tuple[int, ...]]:
    """Where each array starts, and its shape; under the empty name how much memory they take together."""
    layout: dict[str, tuple[int, ...]] = {}
    start = 0
    for name, kind in FIELDS:
        shape = (number, widths[name]) if name in widths else (number,)
        layout[name] = (start, *shape)
        start += int(np.prod(shape)) * np.dtype(kind).itemsize
        start += -start % 64
    layout[""] = (start,)
    return layout


def _arrays(memory: Any, layout: dict[str, tuple[int, ...]]) -> dict[str, npt.NDArray[Any]]:
    return {
        name: np.frombuffer(memory, kind, int(np.prod(layout[name][1:])), layout[name][0]).reshape(layout[name][1:])
        for name, kind in FIELDS
    }

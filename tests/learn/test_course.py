"""A course of learning on a toy: it improves, goes on after a break, and refuses what is not its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cosmodrome.bots.features import Features
from cosmodrome.bots.network import Network, read
from cosmodrome.kernel import BadSetup, Encoder, Lexicon, Row, State, Value
from tests.bots.toy import NimGame

pytest.importorskip("torch")

from cosmodrome.arena import Local
from cosmodrome.learn import course as courses
from cosmodrome.learn import selfplay, trying
from cosmodrome.learn.course import Course, follow


class Encoded(Encoder):
    def __init__(self, seats: int) -> None:
        super().__init__(seats, Lexicon(["take"], {}, {}), ["take"])

    def declare(self) -> None:
        self.heap_at = self.block("heap", 32, "how many counters are left: if one is asked, else the same further on")

    def write(self, state: Any, seat: int, row: Row) -> None:
        row.flag(self.heap_at + state.heap + 16 * (seat not in state.waiting))


class LearnableNim(NimGame):
    """Judged after every move."""

    def turn_over(self, start: State, state: State) -> bool:
        return True

    def encoder(self, seats: int, options: dict[str, Value]) -> Encoder:
        return Encoded(seats)


@pytest.fixture(autouse=True)
def only_nim(monkeypatch: pytest.MonkeyPatch) -> None:
    nim = LearnableNim()
    for module in (courses, selfplay, trying):
        monkeypatch.setattr(module, "find", lambda game_id: nim)


def course(generations: int, seed: str = "nim") -> Course:
    return Course("nim", [(2, {"heap": 10})], seed, 300, generations, 150, 200, "other")


def silent(part: str, done: int, total: int) -> None:
    pass


def test_learning_beats_where_it_began(tmp_path: Path) -> None:
    entries = follow(course(2), tmp_path / "nim.npz", Local(1), silent)
    assert entries[-1].interval[0] > 0.75
    assert entries[-1].off < entries[0].off


def test_a_course_goes_on_after_a_break_as_if_there_had_been_none(tmp_path: Path) -> None:
    whole, broken = tmp_path / "whole.npz", tmp_path / "broken.npz"
    follow(course(2), whole, Local(1), silent)
    follow(course(1), broken, Local(1), silent)
    (tmp_path / "broken.npz.course" / "2.samples.npz").write_bytes(b"half a file")
    follow(course(2), broken, Local(1), silent)
    assert weights(broken) == weights(whole)


def test_a_course_goes_on_from_what_was_learned_before(tmp_path: Path) -> None:
    before = tmp_path / "before.npz"
    follow(course(1), before, Local(1), silent)
    on = Course("nim", [(2, {"heap": 10})], "on", 0, 1, 150, 200, "other", str(before))
    entries = follow(on, tmp_path / "after.npz", Local(1), silent)
    assert [entry.games for entry in entries] == [0, 150]
    about = network(tmp_path / "after.npz").about
    assert about["games"] == 300 + 150 + 150
    assert about["before"]["seed"] == "nim"


def weights(file: Path) -> list[bytes]:
    return [weight.tobytes() for weight in network(file).weights]


def network(file: Path) -> Network:
    return read(file.read_bytes(), LearnableNim(), Features(LearnableNim(), 2, {"heap": 10}).size)


def test_a_folder_of_another_course_is_left_alone(tmp_path: Path) -> None:
    follow(course(0), tmp_path / "nim.npz", Local(1), silent)
    with pytest.raises(BadSetup, match="another course"):
        follow(course(0, "other seed"), tmp_path / "nim.npz", Local(1), silent)

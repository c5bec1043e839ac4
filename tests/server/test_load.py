"""The load measurement, tiny: that its accounts are right; never how fast anything is."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path
from time import perf_counter

import msgspec
import pytest
from msgspec import Raw

import cosmodrome
from cosmodrome.arena.bench import BenchFailed
from cosmodrome.arena.load import Plan, measure, share
from cosmodrome.arena.load.echoing import Circle
from cosmodrome.arena.load.measuring import compare_logs
from cosmodrome.arena.load.playing import Crowd, Option, Player, Question, Sent, Table, answer
from cosmodrome.arena.load.wire import Socket

PACKAGE = Path(cosmodrome.__file__).parent.parent


def test_a_tiny_load() -> None:
    found = measure("tiny", PACKAGE, seconds=1, tables=3, half=10)
    assert found.faults == []
    assert found.sockets == 12
    assert found.full.actions > 0 and found.half.actions > 0
    assert found.stored >= found.full.actions + found.half.actions
    assert 0 < found.full.p50 <= found.full.p99
    assert found.full.per_second > 0
    assert found.update_bytes > 1000
    assert found.echo_cpu >= 0


def test_a_tiny_load_with_games_that_end() -> None:
    found = measure("tiny", PACKAGE, seconds=1, tables=3, half=20, plan=Plan("outpost", clocks=True, ending="race"))
    assert found.faults == []
    assert found.sockets == 14 and found.rated == 1, "the one game of two people was played to its end before"
    assert found.stored >= found.full.actions + found.half.actions


def test_the_tables_of_a_plan() -> None:
    plan = Plan("outpost", ending="race")
    assert plan.sizes(15) == [4] * 15 + [2, 2] and Plan("outpost").sizes(2) == [4, 4]
    assert [plan.as_request(seats)["game"] for seats in (4, 2)] == ["outpost", "race"]


def test_only_those_who_are_let_answer_at_once(table: Table) -> None:
    for player, seat in zip(table.players, range(2), strict=True):
        update(player, 1, asked=1)
        assert table.crowd.ready[seat] is player
    table.crowd.release(())
    assert table.crowd.under_way == 0 and len(table.crowd.ready) == 2
    table.crowd.release([table])
    assert table.crowd.under_way == 2 and not table.crowd.ready


def test_a_tiny_load_on_two_processes() -> None:
    found = share("tiny", PACKAGE, seconds=0.9, tables=6, rate=30)
    assert found.faults == [] and found.actions > 0
    assert min(found.alone, found.together, found.led) > 0


def test_a_server_that_does_not_start_is_told(tmp_path: Path) -> None:
    (tmp_path / "cosmodrome.py").write_text("raise SystemExit('no server here')")
    with pytest.raises(BenchFailed, match="no server here"):
        measure("broken", tmp_path, seconds=1, tables=1)


def test_a_circle_goes_on_when_everybody_has_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cosmodrome.arena.load.echoing.Socket", lambda heard: Quiet())
    circle = Circle("t", 2, b"300 20")
    circle.send()
    circle.hear(b"to all")
    circle.hear(b"to all")
    assert [socket.said for socket in circle.sockets if isinstance(socket, Quiet)] == [[b"300 20"], []]
    circle.hear(b"reply")
    assert [socket.said for socket in circle.sockets if isinstance(socket, Quiet)] == [[b"300 20"], [b"300 20"]]
    assert circle.actions == 1


# the account of one table


class Quiet(Socket):
    """Hears nothing, and keeps what is said."""

    def __init__(self) -> None:
        self.said: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.said.append(message)


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr("cosmodrome.arena.load.playing.Socket", lambda heard: Quiet())
    table = Table(Crowd("seed"), "t", ["a", "b"])
    for player in table.players:
        update(player, 0)
    return table


def update(player: Player, seq: int, asked: int | None = None, keep: int | None = None) -> None:
    options = [{"action": ["pass"]}]
    question = {"shape": "choice", "asked": asked, "options": options, "verb": "", "lo": 0, "hi": 0, "suggestion": None}
    said = {
        "seq": seq,
        "question": question if asked is not None else None,
        "keep": seq if keep is None else keep,
        "log": [{"key": f"e{seq}"}],
    }
    player.hear(msgspec.json.encode({"type": "update", **said}))


def accepted(player: Player, token: str, seq: int) -> None:
    player.hear(msgspec.json.encode({"type": "accepted", "id": token, "seq": seq}))


def acted(table: Table) -> Player:
    first = table.players[0]
    update(first, 1, asked=1)
    update(table.players[1], 1)
    first.answer(perf_counter())
    return first


def test_an_action_counts_when_it_is_accepted_and_everybody_has_seen_it(table: Table) -> None:
    first, second = acted(table), table.players[1]
    update(first, 2)
    accepted(first, "0.1", 2)
    assert not table.crowd.took and table.crowd.under_way == 1
    update(second, 2)
    assert len(table.crowd.took) == 1 and table.crowd.under_way == 0
    assert table.crowd.faults == []


@pytest.mark.parametrize(("clocks", "kind", "faults"), [(True, "time", 0), (True, "act", 1), (False, "time", 1)])
def test_what_nobody_sent_is_a_fault_but_for_the_time_it_took(
    table: Table, clocks: bool, kind: str, faults: int
) -> None:
    table.crowd.skips = True
    first, second = acted(table), table.players[1]
    for player in (first, second):
        update(player, 3, keep=2)
    accepted(first, "0.1", 3)
    store = sqlite3.connect(":memory:")
    store.execute("CREATE TABLE log (table_id, seq, seat, token, action, kind)")
    entries = [(1, 1, "1.1", '["pass"]', "act"), (2, -1, "", "[[0,1200]]", kind), (3, 0, "0.1", '["pass"]', "act")]
    store.executemany("INSERT INTO log VALUES ('t', ?, ?, ?, ?, ?)", entries)
    table.log[1] = (1, Sent("1.1", Raw(b'["pass"]'), 0.0))
    table.crowd.tables.append(table)
    compare_logs(table.crowd, store, Plan(clocks=clocks))
    assert len(table.crowd.faults) == faults


def test_a_gap_is_a_fault(table: Table) -> None:
    update(table.players[0], 2)
    assert "seat 0 saw 2 after 0" in table.crowd.faults[0]


def test_what_was_not_sent_can_not_be_accepted(table: Table) -> None:
    accepted(table.players[0], "0.9", 1)
    assert "did not send" in table.crowd.faults[0]


@pytest.mark.parametrize(("key", "faults"), [("problem-late-answer", 0), ("problem-store", 1)])
def test_a_late_answer_is_no_fault_but_other_refusals_are(table: Table, key: str, faults: int) -> None:
    first = acted(table)
    first.hear(msgspec.json.encode({"type": "refused", "id": "0.1", "problem": {"message": [key, {}]}}))
    assert (len(table.crowd.faults), table.crowd.late) == (faults, 1 - faults)
    assert table.crowd.under_way == 0


def test_answers() -> None:
    dice = random.Random(1)
    leave = [Option(Raw(b'["pass"]'))]
    assert bytes(answer(Question("amount", 1, leave, "bid", 7, 9, None), dice)) == b'["bid",7]'
    assert bytes(answer(Question("amount", 1, leave, "bid", 7, 6, None), dice)) == b'["pass"]'
    assert bytes(answer(Question("subset", 1, [], "pay", 1, 9, ["pay", 3, 4]), dice)) == b'["pay",3,4]'
    assert bytes(answer(Question("choice", 1, leave, "", 0, 0, None), dice)) == b'["pass"]'

"""Bots think in processes of their own, and the game goes on whatever happens to them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import cosmodrome
from cosmodrome.kernel import CLOCK, Action, Bot, Dice, Game, Illegal, Position, State
from cosmodrome.kernel.record import step
from cosmodrome.kernel.state import RESEED
from cosmodrome.server import thinking
from cosmodrome.server import workers as module
from cosmodrome.server.thinker import Ended
from cosmodrome.server.thinking import BotFailed, Look, States, Task
from cosmodrome.server.turns import NOBODY, Asker, Askers
from cosmodrome.server.workers import Workers
from tests.bots.toy import NIM, NimGame

from .client import PATIENCE
from .running import default_signals

ROOT = Path(__file__).parents[2]
MEMORY = 256
"""Megabytes that a process may take where that matters."""
ANN, BOB = frozenset({Asker("here", "ann")}), frozenset({Asker("there", "bob")})


class Crashing(Bot):
    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        os._exit(3)


class CrashingOnce(Bot):
    """Dies with the first seed of a nonce, plays with the second."""

    def __init__(self, seed: str) -> None:
        self.first = seed.endswith(" 0")

    def act(self, position: Position) -> Action:
        if self.first:
            os._exit(3)
        return ("take", 2)


class Sleeping(Bot):
    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        time.sleep(60)
        return ("take", 1)


class Cheating(Bot):
    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        return ("take", 9)


class Raising(Bot):
    """Raises what can not be sent to another process, and would end the server."""

    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        raise SystemExit(lambda: None)


class Telling(Bot):
    """Answers, and checks that the seed it is given is not the table's."""

    def __init__(self, seed: str) -> None:
        assert "the table's seed" not in seed and "nonce" in seed

    def act(self, position: Position) -> Action:
        assert isinstance(position, Position)
        return ("take", 3)


class Pondering(Bot):
    """Takes its time."""

    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        time.sleep(0.2)
        return ("take", 1)


class Hungry(Bot):
    """Wants more memory than it may have."""

    def __init__(self, seed: str) -> None:
        pass

    def act(self, position: Position) -> Action:
        return ("take", len(bytes(MEMORY << 20)))


class Trouble(NimGame):
    """Nim with all sorts of bots; its own policy takes 2."""

    def __init__(self, broken_policy: bool = False) -> None:
        super().__init__()
        self.id = "broken" if broken_policy else "trouble"
        self.broken_policy = broken_policy
        self.bots = {
            "crashing": Crashing,
            "once": CrashingOnce,
            "sleeping": Sleeping,
            "cheating": Cheating,
            "raising": Raising,
            "telling": Telling,
            "pondering": Pondering,
            "hungry": Hungry,
        }

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return ("take", 99 if self.broken_policy else 2)


class Only(Trouble):
    """The same with one bot only, and a policy that always answers."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.id = f"only-{name}"
        self.bots = {name: self.bots[name]}

    def policy(self, state: State, seat: int, dice: Dice) -> Action:
        return NIM.policy(state, seat, dice)


ONLY = [Only(name) for name in ("sleeping", "cheating", "crashing")]
GAMES = {game.id: game for game in (NIM, Trouble(), Trouble(broken_policy=True), *ONLY)}


def find(game_id: str) -> Game:
    return GAMES[game_id]


def task(spec: str, game: str = "trouble", **others: Any) -> Task:
    settings: dict[str, Any] = {
        "table": "t",
        "game": game,
        "seats": 2,
        "options": {},
        "seed": "the table's seed",
        "entries": [],
        "seat": 0,
        "spec": spec,
        "nonce": "nonce",
    }
    return Task(**{**settings, **others})


def run(
    use: Callable[[Workers], Awaitable[None]], *, find: Any = find, deadline: float = 20.0, memory: int = 0
) -> None:
    """Use the processes, one of each kind, and see them ended after."""

    async def main() -> None:
        workers = Workers(1, deadline, find, memory)
        try:
            await use(workers)
        finally:
            await workers.close()

    asyncio.run(main())


def pids(workers: Workers) -> set[int | None]:
    """The processes there are now."""
    return {thinker.pid for lane in workers._lanes for thinker in lane.all}


def test_bots_answer_for_outpost() -> None:
    game = cosmodrome.game("outpost")

    async def use(workers: Workers) -> None:
        state = game.new(3, "outpost")
        for number in range(12):
            seat = state.waiting[0]
            spec = ("commander", "random", "search:20")[number % 3]
            asked = task(spec, "outpost", seats=3, seed="outpost", entries=state.history, seat=seat)
            state.apply(seat, await workers.answer(asked))

    run(use, find=cosmodrome.game)


def test_nobody_thinks_about_the_only_answer(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def use(workers: Workers) -> None:
        asked = task("search:3600s", "nim", options={"heap": 3}, entries=[(0, ("take", 2))], seat=1)
        assert await workers.answer(asked) == ("take", 1)

    run(use, deadline=10.0)
    assert not caplog.records, "not even until the deadline"


def test_trouble_costs_a_try_and_not_the_game(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)

    async def use(workers: Workers) -> None:
        assert await workers.answer(task("telling")) == ("take", 3)
        assert not caplog.records
        for spec in ("crashing", "cheating", "raising", "no-such-bot"):
            assert await workers.answer(task(spec)) == ("take", 2), "the policy's answer"
            assert [f"bot {spec}, try" in record.getMessage() for record in caplog.records] == [True, True]
            caplog.clear()
        assert await workers.answer(task("once")) == ("take", 2)
        assert len(caplog.records) == 1
        assert await workers.answer(task("cheating", "broken")) in [("take", number) for number in (1, 2, 3)]
        assert await workers.answer(task("telling")) == ("take", 3)

    run(use)


def test_a_bot_that_does_not_answer_in_time(caplog: pytest.LogCaptureFixture) -> None:
    async def use(workers: Workers) -> None:
        assert await workers.answer(task("sleeping"), ANN) == ("take", 2)
        assert "bot sleeping, try" in caplog.text or "more than they can think" in caplog.text

    run(use, deadline=4.0)


def test_a_bot_that_wants_too_much_memory(caplog: pytest.LogCaptureFixture) -> None:
    async def use(workers: Workers) -> None:
        assert await workers.answer(task("telling")) == ("take", 3)
        first = pids(workers)
        assert await workers.answer(task("hungry")) == ("take", 2), "the policy's answer"
        assert [text in caplog.text for text in ("try 1: BotFailed: MemoryError", "try 2", "try 3")] == [
            True,
            True,
            False,
        ]
        assert not first & pids(workers), "what is left of such a process is not used again"

    run(use, memory=MEMORY)


def test_a_task_that_makes_no_sense_is_told() -> None:
    async def use(workers: Workers) -> None:
        with pytest.raises(Illegal, match="not-your-decision"):
            await workers.answer(task("telling", seat=1))
        with pytest.raises(Illegal):
            await workers.answer(task("telling", entries=[(0, ("take", 99))]))
        assert await workers.answer(task("telling")) == ("take", 3)

    run(use)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
@pytest.mark.parametrize("checked", [False, True])
def test_an_idle_worker_that_died_or_hangs_is_replaced(how: signal.Signals, checked: bool) -> None:
    async def use(workers: Workers) -> None:
        workers.start()
        assert await workers.answer(task("telling")) == ("take", 3)
        (pid,) = pids(workers)
        assert pid is not None
        os.kill(pid, how)
        if checked:
            await workers.check()
            assert pid not in pids(workers)
            assert await workers.answer(task("telling")) == ("take", 3)
        else:
            assert (await workers.answer(task("telling"), ANN))[0] == "take", "its own answer, or a quicker one"
            assert pid not in pids(workers)

    run(use, deadline=3.0)


# who comes first


@pytest.fixture
def slow_sleepers(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is known that the sleeping bot takes its time."""
    monkeypatch.setattr(module, "thinking_time", lambda spec: 60.0 if spec == "sleeping" else 0.0)


class Answers:
    """Who has been answered, in order."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.order: list[str] = []

    async def give(self, who: str, spec: str, askers: Askers) -> Action:
        action = await self.workers.answer(task(spec, table=who), askers)
        self.order.append(who)
        return action


async def once_under_way(answers: Answers) -> None:
    while not answers.order:
        await asyncio.sleep(0.01)


@pytest.mark.parametrize("many", [NOBODY, ANN])
def test_one_who_wants_much_holds_up_nobody(many: Askers) -> None:
    async def use(workers: Workers) -> None:
        answers = Answers(workers)
        pending = [asyncio.create_task(answers.give("many", "pondering", many)) for _ in range(15)]
        await once_under_way(answers)
        before = len(answers.order)
        await answers.give("one", "pondering", BOB)
        assert answers.order.index("one") - before <= 4, "two at most were being thought about"
        await asyncio.gather(*pending)
        assert len(answers.order) == 16

    run(use, deadline=60.0)


def test_quick_bots_do_not_wait_for_slow_ones(slow_sleepers: None) -> None:
    async def use(workers: Workers) -> None:
        pending = [asyncio.create_task(workers.answer(task("sleeping"), BOB)) for _ in range(5)]
        for _ in range(5):
            assert await workers.answer(task("telling"), ANN) == ("take", 3)
        assert not any(each.done() for each in pending)
        for each in pending:
            each.cancel()

    run(use, deadline=60.0)


def test_a_bot_that_turns_out_to_be_slow_is_taken_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUICK", 0.1)

    async def use(workers: Workers) -> None:
        assert await workers.answer(task("pondering"), ANN) == ("take", 1)
        assert len(pids(workers)) == 1
        assert await workers.answer(task("pondering"), ANN) == ("take", 1)
        assert len(pids(workers)) == 2

    run(use, deadline=60.0)


def test_who_comes_to_look_need_not_wait_as_long_as_nobody(slow_sleepers: None) -> None:
    async def use(workers: Workers) -> None:
        others = [asyncio.create_task(workers.answer(task("sleeping", table=str(number)))) for number in range(3)]
        await asyncio.sleep(0.1)
        workers.watched("2", ANN)
        assert await others[2] == ("take", 2), "the policy's answer"
        assert not others[1].done()
        for each in others:
            each.cancel()

    run(use, deadline=4.0)


def test_waiting_makes_no_answer_late(slow_sleepers: None, caplog: pytest.LogCaptureFixture) -> None:
    async def use(workers: Workers) -> None:
        wanted = [workers.answer(task("sleeping", table=str(number)), ANN) for number in range(9)]
        assert await asyncio.gather(*wanted) == [("take", 2)] * 9, "the policy's answers"
        assert caplog.text.count("try 1: TimeoutError") <= 1, "the others have never begun, and cost no process"
        assert caplog.text.count("more than they can think") == 1, "the host need not read it nine times"

    run(use, deadline=4.0)


def looked_at(spec: str = "sleeping") -> Look:
    """A game to be judged by this bot's answers, which takes a while."""
    game = "nim" if not spec else f"only-{spec}"
    past: dict[str, Any] = {"table": "over", "game": game, "seats": 2, "options": {}, "seed": "over", "entries": []}
    return Look(**past, moves=[(0, ONE), (1, TWO), (0, THREE), (1, THREE)], before=[])


def test_games_that_are_over_hold_up_no_bot(slow_sleepers: None) -> None:
    async def use(workers: Workers) -> None:
        judging = [asyncio.create_task(workers.look(looked_at())) for _ in range(3)]
        while not workers._spare.all:
            await asyncio.sleep(0.01)
        for _ in range(5):
            assert await workers.answer(task("telling"), ANN) == ("take", 3)
        assert not any(each.done() for each in judging)
        assert len(workers._spare.all) == 1, "one process, however many games there are"
        for each in judging:
            each.cancel()

    run(use, deadline=60.0)


def test_nothing_is_judged_while_somebody_waits_for_a_bot(slow_sleepers: None) -> None:
    async def use(workers: Workers) -> None:
        thinking = [asyncio.create_task(workers.answer(task("sleeping"), ANN)) for _ in range(2)]
        await asyncio.sleep(0.1)
        judging = asyncio.create_task(workers.look(looked_at("")))
        await asyncio.sleep(0.1)
        assert workers.waiting and not workers._spare.all
        assert await asyncio.gather(*thinking) == [("take", 2)] * 2, "the policy's answers"
        reply = await judging
        judged = [each["number"] for each in reply.judged]
        assert judged and judged == [1, 2, 3, 4][: len(judged)], "as many as there is time for"
        assert len(reply.before) == 2
        await workers.check()
        assert not workers._spare.all, "with nothing to judge, no process is kept for it"

    run(use, deadline=4.0)


def test_a_game_whose_judge_fails_is_told(caplog: pytest.LogCaptureFixture) -> None:
    async def use(workers: Workers) -> None:
        with pytest.raises(BotFailed, match="not legal"):
            await workers.look(looked_at("cheating"))
        with pytest.raises(Ended):
            await workers.look(looked_at("crashing"))
        assert (await workers.look(looked_at(""))).judged

    run(use)


def test_closing_cancels_what_is_under_way() -> None:
    async def main() -> None:
        workers = Workers(1, 60, find)
        pending = [asyncio.create_task(workers.answer(task("sleeping"))) for _ in range(3)]
        await asyncio.sleep(1)
        await workers.close()
        done = await asyncio.wait_for(asyncio.gather(*pending, return_exceptions=True), PATIENCE)
        assert all(isinstance(each, asyncio.CancelledError) for each in done)

    asyncio.run(main())


def test_workers_never_used_can_be_closed() -> None:
    asyncio.run(Workers(2).close())


# in the worker


def counting(monkeypatch: pytest.MonkeyPatch) -> list[Action]:
    applied: list[Action] = []

    def counted(state: State, seat: int, action: Action) -> None:
        applied.append(action)
        step(state, seat, action)

    monkeypatch.setattr(thinking, "step", counted)
    return applied


ONE, TWO, THREE = ("take", 1), ("take", 2), ("take", 3)


def test_only_what_is_new_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    applied = counting(monkeypatch)
    states = States()
    states.at(task("", entries=[(0, ONE)]), find)
    state = states.at(task("", entries=[(0, ONE), (1, TWO), (0, ONE)]), find)
    assert applied == [ONE, TWO, ONE]
    assert state.everything()["heap"] == 6
    assert states.at(task("", entries=[(0, ONE), (1, TWO), (0, ONE)]), find) is state


@pytest.mark.parametrize(
    "other",
    [
        {"entries": [(0, ONE)]},
        {"entries": [(0, ONE), (1, THREE), (0, ONE)]},
        {"entries": [(0, ONE), (1, TWO)], "seed": "another"},
        {"entries": [(0, ONE), (1, TWO)], "options": {"heap": 15}},
        {"entries": [(0, ONE), (1, TWO)], "seats": 3},
        {"entries": [(0, ONE), (1, TWO)], "game": "nim"},
    ],
)
def test_another_past_is_replayed_from_the_start(other: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    states = States()
    states.at(task("", entries=[(0, ONE), (1, TWO)]), find)
    applied = counting(monkeypatch)
    state = states.at(task("", **other), find)
    assert applied == [action for _, action in other["entries"]]
    assert state.history == other["entries"]


def test_after_an_undo_only_what_changed_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = [(0, ONE), (1, TWO), (0, ONE)]
    states = States()
    for turn in (1, 3, 4):
        states.at(task("", entries=[*begun, (1, THREE)][:turn]), find)
    applied = counting(monkeypatch)
    state = states.at(task("", entries=[*begun, (1, ONE), (0, TWO)]), find)
    assert applied == [ONE, TWO], "the third action still stands, and so does the state after it"
    assert state.history == [*begun, (1, ONE), (0, TWO)]


def test_a_state_that_failed_half_way_is_not_used_again() -> None:
    states = States()
    states.at(task("", entries=[(0, ONE)]), find)
    with pytest.raises(Illegal):
        states.at(task("", entries=[(0, ONE), (1, TWO), (1, TWO)]), find)
    assert states.at(task("", entries=[(0, ONE), (1, THREE)]), find).history == [(0, ONE), (1, THREE)]


def test_few_tables_are_kept() -> None:
    states = States(most=3)
    for number in range(10):
        states.at(task("", table=str(number)), find)
        states.at(task("", table="busy"), find)
    assert list(states.kept) == ["8", "9", "busy"]


def test_new_dice_are_part_of_the_past() -> None:
    entries = [(0, ONE), (CLOCK, (RESEED, "new dice")), (1, TWO)]
    expected = NIM.new(2, "the table's seed")
    for seat, action in entries:
        step(expected, seat, action)
    states = States()
    states.at(task("", "nim", entries=entries[:1]), find)
    assert states.at(task("", "nim", entries=entries), find).fingerprint() == expected.fingerprint()


# processes

SERVER = """
import asyncio
from cosmodrome.server.workers import Workers
from tests.server.test_workers import find, task

async def main():
    workers = Workers(1, 60, find)
    assert await workers.answer(task("telling")) == ("take", 3)
    assert await workers.answer(task("search:1"))
    print("ready", flush=True)
    await workers.answer(task("sleeping"))

if __name__ == "__main__":
    asyncio.run(main())
"""


def children(parent: int) -> list[int]:
    """The worker processes of a process; not the helper that multiprocessing keeps besides."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            ppid = int(stat.read_text().rpartition(")")[2].split()[1])
            if ppid == parent and b"spawn_main" in (stat.parent / "cmdline").read_bytes():
                found.append(int(stat.parent.name))
        except OSError:
            continue
    return found


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.fixture
def server(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """A process with two workers, one of them busy."""
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    environment = {**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    process = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        start_new_session=True,
        preexec_fn=default_signals,
    )
    assert process.stdout is not None and process.stdout.readline() == "ready\n"
    yield process
    process.kill()
    process.wait()


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_no_worker_outlives_the_server(server: subprocess.Popen[str], how: signal.Signals) -> None:
    started = children(server.pid)
    assert len(started) == 2
    time.sleep(0.5)
    if how is signal.SIGINT:
        os.killpg(server.pid, how)  # as Ctrl-C does: the workers get it too
    else:
        server.send_signal(how)
    _, errors = server.communicate(timeout=PATIENCE)
    deadline = time.monotonic() + PATIENCE
    while any(alive(pid) for pid in started) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(alive(pid) for pid in started)
    assert "SpawnProcess" not in errors, "a worker told of the interrupt"

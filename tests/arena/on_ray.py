"""Games on a real Ray cluster, which this starts and stops: `make test-ray`. Not found by `make test`."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cosmodrome.arena import BotError, Local, Match, Ray, simulate
from cosmodrome.arena.tournament import tournament
from cosmodrome.kernel import BadSetup

# A cluster for this machine alone, whatever token some other cluster has left here.
os.environ["RAY_AUTH_MODE"] = "disabled"
ray = pytest.importorskip("ray")

BOT = """
from cosmodrome import Bot, Dice


class Own(Bot):
    def __init__(self, seed):
        self.dice = Dice(seed)

    def act(self, position):
        if position.game.id == "race":
            raise ValueError("not my game")
        return position.decision.sample(self.dice)
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A cluster of one node that knows nothing of this package."""
    port = free_port()
    command = [str(Path(sys.executable).parent / "ray"), "start", "--head", "--block", f"--port={port}", "--num-cpus=2"]
    command += ["--node-ip-address=127.0.0.1", "--include-dashboard=false", "--disable-usage-stats"]
    bare = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    head = subprocess.Popen(command, env=bare, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        for _ in range(120):
            if socket.socket().connect_ex(("127.0.0.1", port)) == 0:
                break
            time.sleep(0.5)
        yield f"127.0.0.1:{port}"
    finally:
        ray.shutdown()
        head.send_signal(signal.SIGTERM)
        head.wait(60)


@pytest.fixture(scope="module")
def there(cluster: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ray]:
    folder = tmp_path_factory.mktemp("bots")
    (folder / "own_bot.py").write_text(BOT)
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(folder))
        __import__("own_bot")
        yield Ray(cluster, ["own_bot:Own"])


def test_results_do_not_depend_on_where_they_were_made(there: Ray) -> None:
    bots = ["commander", "random", "own_bot:Own"]
    here: list[Match] = []
    away: list[Match] = []
    first = tournament("outpost", bots, 6, 3, Local(), seed=4, records=True, watch=here.append)
    second = tournament("outpost", bots, 6, 3, there, seed=4, records=True, watch=away.append)
    assert first.as_dict() == second.as_dict()
    assert [match.record for match in here] == [match.record for match in away]


def kill_once(mark: str) -> str:
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark


def test_what_a_lost_worker_had_is_done_again(there: Ray, tmp_path: Path) -> None:
    jobs = ["", str(tmp_path / "killed"), "", ""]
    # this module is not on the cluster: the function travels by value
    function = kill_once
    function.__module__ = "__main__"
    assert list(there.map(function, jobs)) == jobs
    assert (tmp_path / "killed").exists()


def test_a_bot_that_raises_there_says_the_same(there: Ray) -> None:
    said = []
    for backend in (Local(), there):
        with pytest.raises(BotError, match="own_bot:Own raised ValueError: not my game") as caught:
            simulate("race", 2, 2, ["own_bot:Own"], seed=1, backend=backend)
        said.append(str(caught.value).split(" (")[0])
    assert said[0] == said[1]


def test_connecting_to_nothing_fails_soon_and_clearly() -> None:
    """Also where something listens that is no cluster; in a process of its own, for this one is connected."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        for address in ("127.0.0.1:1", f"127.0.0.1:{server.getsockname()[1]}", "192.0.2.1:6379"):
            command = [sys.executable, "-m", "cosmodrome", "arena", "outpost", "--bots", "random,commander"]
            began = time.monotonic()
            ended = subprocess.run([*command, "--ray", address], capture_output=True, text=True, timeout=60)
            assert time.monotonic() - began < 20
            assert ended.returncode == 2, ended.stderr
            assert ended.stderr.startswith(f"cosmodrome: no Ray cluster at '{address}': ")
            assert ended.stderr.count("\n") == 1


def test_another_address_is_refused_with_its_name() -> None:
    with pytest.raises(BadSetup, match="no Ray cluster at 'nowhere'"):
        from cosmodrome.arena import cluster

        cluster._reach("nowhere")

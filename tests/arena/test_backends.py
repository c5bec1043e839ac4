"""Where games are played."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cosmodrome.arena import Backend, Local, Ray, WorkersLost, cluster
from cosmodrome.kernel import BadSetup


def double(number: int) -> int:
    return 2 * number


def die_once(mark: str) -> str:
    """A worker that is killed the first time it is here."""
    if mark and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return mark


def die(job: int) -> int:
    if job == 2 and multiprocessing.parent_process() is not None:
        os.kill(os.getpid(), signal.SIGKILL)
    return job


class FakeTaskError(Exception):
    def __init__(self, cause: Exception) -> None:
        self.cause = cause


class FakeRay:
    """Behaves like the `ray` module as far as the arena needs it, in this process."""

    exceptions = SimpleNamespace(RayTaskError=FakeTaskError)

    def __init__(self) -> None:
        self.address: str | None = None
        self.shipped: dict[str, Any] = {}
        self.calls = 0

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str, runtime_env: dict[str, Any], **quiet: Any) -> None:
        if address == "nowhere":
            raise ConnectionError("no answer")
        self.address = address
        self.shipped = runtime_env

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 16.0}

    def remote(self, max_retries: int) -> Any:
        assert max_retries > 0

        def wrap(function: Any) -> Any:
            def call(job: Any) -> Any:
                self.calls += 1
                return [function, job]

            return SimpleNamespace(remote=call)

        return wrap

    def get(self, reference: Any) -> Any:
        try:
            return reference[0](reference[1])
        except Exception as error:
            raise FakeTaskError(error) from error


@pytest.fixture
def fake_ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    monkeypatch.setattr(cluster, "_reach", lambda address: None)
    return ray


@pytest.fixture
def silence() -> Iterator[str]:
    """An address where something listens that never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield f"127.0.0.1:{server.getsockname()[1]}"


@pytest.mark.parametrize("workers", [1, 2])
def test_local_processes_keep_the_order(workers: int) -> None:
    backend: Backend = Local(workers)
    assert list(backend.map(double, [3, 1, 2])) == [6, 2, 4]
    assert list(backend.map(double, [])) == []


def test_what_a_lost_worker_had_is_done_again(tmp_path: Path) -> None:
    jobs = ["", str(tmp_path / "killed"), "", ""]
    assert list(Local(2).map(die_once, jobs)) == jobs


def test_jobs_that_kill_every_worker_are_given_up() -> None:
    done: list[int] = []
    with pytest.raises(WorkersLost, match="died 3 times in a row"):
        done.extend(Local(2).map(die, [0, 1, 2, 3]))


def test_needs_a_worker() -> None:
    with pytest.raises(BadSetup, match="at least 1"):
        Local(0)


def test_a_ray_cluster(fake_ray: FakeRay) -> None:
    backend: Backend = Ray("head:6379", ["tests.bots.own:Hasty", "random"])
    assert (fake_ray.address, backend.workers) == ("head:6379", 16)
    assert list(backend.map(double, [3, 1, 2])) == [6, 2, 4]
    assert fake_ray.calls == 3
    Ray("head:6379")


@pytest.mark.when_plain
def test_a_cluster_gets_the_package_and_the_bots(fake_ray: FakeRay) -> None:
    Ray("head:6379", ["tests.bots.own:Hasty", "random", "search:3"])
    shipped = [getattr(module, "__name__", "") for module in fake_ray.shipped["py_modules"]]
    assert shipped[:3] == ["cosmodrome", "mypy_extensions", "tests"]


def test_a_compiled_package_goes_there_in_one_piece(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = tmp_path / "lib" / "cosmodrome" / "kernel"
    kernel.mkdir(parents=True)
    (kernel / "state.cpython-311.so").touch()
    (tmp_path / "lib" / "cosmodrome_kernel__mypyc.cpython-311.so").touch()
    monkeypatch.setattr("cosmodrome.kernel.state.__file__", str(kernel / "state.cpython-311.so"))
    native = cluster._native(tmp_path)
    assert native is not None
    assert {str(path.relative_to(native)) for path in native.rglob("*") if path.is_file()} == {
        "__init__.py",
        "cosmodrome_kernel__mypyc.cpython-311.so",
        "cosmodrome/kernel/state.cpython-311.so",
    }


def test_what_is_raised_on_a_cluster_is_raised_here(fake_ray: FakeRay) -> None:
    with pytest.raises(BadSetup, match="at least 1"):
        list(Ray("head:6379").map(Local, [0]))


def test_no_cluster_there(fake_ray: FakeRay) -> None:
    with pytest.raises(BadSetup, match="no Ray cluster at 'nowhere': no answer"):
        Ray("nowhere")


def test_an_address_where_nothing_listens(monkeypatch: pytest.MonkeyPatch, silence: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay())
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:none", "127.0.0.1:99999999"):
        with pytest.raises(BadSetup, match=f"no Ray cluster at '{address}': "):
            Ray(address)


def test_something_else_than_a_cluster(monkeypatch: pytest.MonkeyPatch, silence: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", FakeRay())
    monkeypatch.setattr(cluster, "PROBE", "import time; time.sleep(60)")
    monkeypatch.setattr(cluster, "REACHED_WITHIN", 0.2)
    with pytest.raises(BadSetup, match=r"no Ray cluster at .*: no answer within 0 s"):
        Ray(silence)
    monkeypatch.setattr(cluster, "REACHED_WITHIN", 60)
    monkeypatch.setattr(cluster, "PROBE", "raise ConnectionError('another version')")
    with pytest.raises(BadSetup, match=r"no Ray cluster at .*: ConnectionError: another version"):
        Ray(silence)


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'cosmodrome\[ray\]'"):
        Ray("head:6379")

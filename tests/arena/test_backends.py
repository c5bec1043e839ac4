"""Where games are played."""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

import pytest

from cosmodrome.arena import Backend, Local, Ray
from cosmodrome.kernel import BadSetup


def double(number: int) -> int:
    return 2 * number


class FakeRay:
    """Behaves like the `ray` module as far as the arena needs it, in this process."""

    def __init__(self) -> None:
        self.address: str | None = None
        self.calls = 0

    def is_initialized(self) -> bool:
        return self.address is not None

    def init(self, address: str) -> None:
        if address == "nowhere":
            raise ConnectionError("no answer")
        self.address = address

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 16.0}

    def remote(self, function: Any) -> Any:
        def call(job: Any) -> Any:
            self.calls += 1
            return [function(job)]

        return SimpleNamespace(remote=call)

    def get(self, reference: Any) -> Any:
        return reference[0]


@pytest.fixture
def fake_ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    return ray


@pytest.mark.parametrize("workers", [1, 2])
def test_local_processes_keep_the_order(workers: int) -> None:
    backend: Backend = Local(workers)
    assert list(backend.map(double, [3, 1, 2])) == [6, 2, 4]
    assert list(backend.map(double, [])) == []


def test_needs_a_worker() -> None:
    with pytest.raises(BadSetup, match="at least 1"):
        Local(0)


def test_a_ray_cluster(fake_ray: FakeRay) -> None:
    backend: Backend = Ray("head:6379")
    assert (fake_ray.address, backend.workers) == ("head:6379", 16)
    assert list(backend.map(double, [3, 1, 2])) == [6, 2, 4]
    assert fake_ray.calls == 3
    Ray("head:6379")


def test_no_cluster_there(fake_ray: FakeRay) -> None:
    with pytest.raises(BadSetup, match="no Ray cluster at 'nowhere': no answer"):
        Ray("nowhere")


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadSetup, match=r"pip install 'cosmodrome\[ray\]'"):
        Ray("head:6379")

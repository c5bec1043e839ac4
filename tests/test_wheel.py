"""What is installed from a wheel serves the client, far from this repository; without the client there is no wheel."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import time
import urllib.request
import venv
from pathlib import Path
from socket import create_server
from urllib.error import URLError

import pytest

pytestmark = pytest.mark.when_plain

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "src/cosmodrome/server/client"
PATIENCE = 60.0


def clone(folder: Path) -> Path:
    """The sources as a fresh clone has them, without the client."""
    ignored = shutil.ignore_patterns("__pycache__", "*.egg-info", "client")
    shutil.copytree(ROOT / "src", folder / "src", ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "CREDITS.md"):
        shutil.copy(ROOT / name, folder)
    return folder


def build(sources: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index", "-w", "dist"]
    environment = {**os.environ, "COSMODROME_COMPILE": "0"}
    return subprocess.run([*command, "."], cwd=sources, env=environment, capture_output=True, text=True, check=False)


def installed(wheel: Path, folder: Path) -> Path:
    """The program in an environment of its own, where the other packages it needs are, but nothing of this tree."""
    venv.create(folder, with_pip=False)
    place = sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)})
    Path(place, "others.pth").write_text(sysconfig.get_path("purelib"))
    pip = [sys.executable, "-m", "pip", "--python", str(folder), "install", "-q", "--no-deps", "--no-index"]
    subprocess.run([*pip, "--ignore-installed", str(wheel)], check=True)
    return folder / "bin" / "cosmodrome"


def fetched(address: str) -> tuple[int, str]:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with opener.open(address, timeout=10) as answer:
        return answer.status, answer.read().decode()


def test_no_wheel_without_the_client(tmp_path: Path) -> None:
    said = build(clone(tmp_path))
    assert said.returncode != 0 and not list(tmp_path.glob("dist/*.whl"))
    assert "client/index.html is missing: build the client first (`make client`)" in said.stdout + said.stderr


def test_an_installed_wheel_serves_the_client(tmp_path: Path) -> None:
    sources = clone(tmp_path / "clone")
    client = sources / CLIENT.relative_to(ROOT)
    if CLIENT.is_dir():
        shutil.copytree(CLIENT, client)
    else:
        (client / "assets").mkdir(parents=True)
        (client / "index.html").write_text("<title>Cosmodrome</title>")
    said = build(sources)
    assert said.returncode == 0, said.stderr
    (wheel,) = sources.glob("dist/*.whl")
    program = installed(wheel, tmp_path / "environment")
    shutil.rmtree(sources)
    with create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    environment = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "DATABASE_URL")}
    command = [str(program), "serve", "--port", str(port), "--lang", "en"]
    serving = subprocess.Popen(command, cwd=elsewhere, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert serving.stdout is not None and "is open at" in serving.stdout.readline()
        base = f"http://127.0.0.1:{port}"
        status, page = fetch_patiently(base)
        assert status == 200 and "<title>Cosmodrome" in page
        for file in client_files(page):
            assert fetched(base + file)[0] == 200
        assert '"outpost"' in fetched(f"{base}/api/games")[1]
        assert (elsewhere / "cosmodrome.db").is_file()
    finally:
        serving.terminate()
        serving.wait(PATIENCE)


def fetch_patiently(address: str) -> tuple[int, str]:
    deadline = time.monotonic() + PATIENCE
    while True:
        try:
            return fetched(address)
        except URLError:
            assert time.monotonic() < deadline, "the server does not answer"
            time.sleep(0.1)


def client_files(page: str) -> list[str]:
    """The files that a page names first."""
    return [part.partition('"')[0] for part in page.split('="')[1:] if part.startswith("/assets/")]

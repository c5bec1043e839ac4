"""The command as a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import cosmodrome

COMMAND = [sys.executable, "-m", "cosmodrome"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(cosmodrome.__file__).parent.parent)}


def test_it_runs_and_ends_with_its_exit_code() -> None:
    done = subprocess.run([*COMMAND, "play", "chess"], env=ENVIRONMENT, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("cosmodrome: unknown game 'chess'")


def test_bytes_that_are_no_text_are_only_a_wrong_answer() -> None:
    environment = {**ENVIRONMENT, "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8:strict"}
    command = [*COMMAND, "play", "outpost", "--seed", "1"]
    done = subprocess.run(command, env=environment, input=b"\xff\xfe\n", capture_output=True, check=False)
    assert done.returncode == 0
    assert done.stderr == b""


def test_a_reader_that_leaves_is_no_crash() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*COMMAND, "games"], env=ENVIRONMENT, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.returncode == 1
    assert done.stderr == b""

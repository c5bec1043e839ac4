"""The client's generated types are those that the Python ones make now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COMMAND = ".venv/bin/python tools/generate_types.py"


def test_the_generated_types_are_up_to_date() -> None:
    ran = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "generate_types.py"), "--check"], capture_output=True, text=True
    )
    if ran.returncode:
        pytest.fail(f"run: {COMMAND}\n{ran.stdout}{ran.stderr}")

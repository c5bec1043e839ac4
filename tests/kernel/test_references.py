"""Objects of the kernel live and die like any other, compiled or not."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROGRAM = """
import gc, weakref
from cosmodrome.kernel import *
from tests.toys import CARGO

for _ in range(300):
    thing = {}
    try:
        reference = weakref.ref(thing)
    except TypeError:
        break
    assert reference() is thing
    del thing
    gc.collect()
"""


@pytest.mark.parametrize(
    "thing",
    ["Choice(0, '', '', [('x',)])", "Dice('7')", "Illegal('x')", "BadRecord('x')", "Event('x', {})", "CARGO.new(2, 7)"],
)
def test_weak_references_are_safe(thing: str) -> None:
    """A weak reference to a compiled object that does not expect one would crash the whole program."""
    program = PROGRAM.replace("{}", thing, 1)
    ended = subprocess.run([sys.executable, "-c", program], cwd=ROOT, timeout=60, check=False)
    assert ended.returncode == 0

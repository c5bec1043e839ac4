"""What the package is stands in pyproject.toml. This file only adds native modules, when they are asked for.

`COSMODROME_COMPILE=1 pip install --no-build-isolation .` compiles the same sources with mypyc (`make compile` does it).
Without that variable the package is plain Python and needs no compiler.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import setup

ROOT = Path(__file__).parent
PACKAGE = Path("src/cosmodrome")

COMPILED = ("kernel/*.py", "games/**/*.py", "bots/*.py")
"""Where time is spent: the rules and the players."""

INTERPRETED = (
    "kernel/errors.py",
    "games/*/shapes.py",
    "games/lines.py",
    "games/*/terminal.py",
    "games/*/*reference.py",
)
"""Modules matched by COMPILED that stay interpreted all the same, as patterns below the package.

A compiled exception does not clear its weak references: a test tool that keeps one would crash the program.
Shapes only declare types, and a compiled class would not keep its annotations whole. What puts a table into lines, or
tells the client what never changes, runs too seldom to be worth the compiler's time.
"""


def sources() -> list[str]:
    """The modules to compile. An `__init__.py` only hands names on: it gains nothing."""
    found = {path for pattern in COMPILED for path in (ROOT / PACKAGE).glob(pattern)}
    modules = sorted(path.relative_to(ROOT) for path in found if path.name != "__init__.py")
    return [str(path) for path in modules if not any(path.match(str(PACKAGE / each)) for each in INTERPRETED)]


def native_modules() -> list[Any]:
    if os.environ.get("COSMODROME_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    return mypycify(sources(), opt_level="2", debug_level="0", group_name="cosmodrome")


setup(ext_modules=native_modules())

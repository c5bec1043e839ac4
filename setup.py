"""What the package is stands in pyproject.toml. This file adds native modules, when they are asked for, and the client.

`COSMODROME_COMPILE=1 pip install --no-build-isolation .` compiles the same sources with mypyc (`make compile` does it).
Without that variable the package is plain Python and needs no compiler. COSMODROME_OPTIMIZE=0 compiles in a third of
the time what computes the same, more slowly.

The client is built by Vite (`make client`) into the package. What is handed on without it would serve no page, so
neither a wheel nor an archive of the sources is made then. To work on the sources (`--editable`) it is not needed.
"""

import os
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.sdist import sdist
from setuptools.errors import SetupError

ROOT = Path(__file__).parent
PACKAGE = Path("src/cosmodrome")

CLIENT = PACKAGE / "server" / "client" / "index.html"

COMPILED = ("kernel/**/*.py", "games/**/*.py", "bots/**/*.py")
"""Where time is spent: the rules and the players."""

INTERPRETED = (
    "**/__init__.py",
    "kernel/errors.py",
    "bots/network.py",
    "games/**/shapes.py",
    "games/**/shapes/*.py",
    "games/lines.py",
    "games/command.py",
    "games/**/commands.py",
    "games/**/timings.py",
    "games/**/terminal.py",
    "games/**/*reference.py",
)
"""Modules matched by COMPILED that stay interpreted all the same, as patterns below the package.

An `__init__.py` only hands names on. A compiled exception does not clear its weak references: a test tool that keeps
one would crash the program. Shapes only declare types, and a compiled class would not keep its annotations whole. What
puts a table into lines, reads the arguments of a command, or tells the client what never changes, runs too seldom to be
worth the compiler's time.
"""

DIRECT_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nothing outside a native module replaces its functions: so they call each other directly, and may be inlined."""

NO_WARNINGS = ["-Wno-all"]
"""Nobody reads them: the C is generated. To look for them takes a quarter of the time."""


def matching(patterns: tuple[str, ...]) -> set[Path]:
    """The files below the package that match any of these."""
    return {path.relative_to(ROOT) for pattern in patterns for path in (ROOT / PACKAGE).glob(pattern)}


def groups() -> dict[str, list[str]]:
    """The modules to compile, by what is compiled together: the kernel, the bots, each folder of a game.

    A package is compiled again only when it changed, or the interface of something it uses. The largest come first,
    so that in the end nobody waits for one of them alone.
    """
    found: dict[str, list[str]] = {}
    for source in sorted(matching(COMPILED) - matching(INTERPRETED)):
        folders = source.relative_to(PACKAGE).parts[:-1]
        package = folders[:3] if folders[0] == "games" else folders[:1]
        found.setdefault("_".join(("cosmodrome", *package)), []).append(str(source))
    return dict(sorted(found.items(), key=lambda each: -sum(Path(ROOT, file).stat().st_size for file in each[1])))


def native_modules() -> list[Any]:
    if os.environ.get("COSMODROME_COMPILE") != "1":
        return []
    from mypyc.build import mypycify

    together = groups()
    sources = [source for files in together.values() for source in files]
    # A cache of its own: mypy on the command line looks for other things, and each would undo the other's.
    modules = mypycify(
        ["--cache-dir=build/mypyc", *sources],
        opt_level=os.environ.get("COSMODROME_OPTIMIZE", "2"),
        debug_level="0",
        separate=[(files, name) for name, files in together.items()],
    )
    if os.name == "posix":
        for module in modules:
            module.extra_compile_args = [*module.extra_compile_args, *DIRECT_CALLS, *NO_WARNINGS]
    return modules


def need_client() -> None:
    if not (ROOT / CLIENT).is_file():
        raise SetupError(f"{CLIENT} is missing: build the client first (`make client`), or all at once (`make wheel`)")


class Wheel(bdist_wheel):
    def run(self) -> None:
        need_client()
        super().run()


class Sources(sdist):
    def run(self) -> None:
        need_client()
        super().run()


setup(ext_modules=native_modules(), cmdclass={"bdist_wheel": Wheel, "sdist": Sources})

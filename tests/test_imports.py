"""Who imports whom: each layer only those below it, no game another game, and nothing in a circle.

Imports that only types need count for the layers, not for circles: a rule may name the state that it changes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cosmodrome

PACKAGE = Path(__file__).parent.parent / "src" / "cosmodrome"

LAYERS = ("kernel", "games", "text", "cosmodrome", "bots", "arena", "envs", "learn", "server", "cli", "__main__")
"""Each may import what stands before it. `cosmodrome` is the front of the package, with the games by name."""


class Module:
    """A module and what it imports of the package."""

    def __init__(self, name: str, path: Path) -> None:
        self.name = name
        self.package = name if path.stem == "__init__" else name.rpartition(".")[0]
        self.now: set[str] = set()
        self.for_types: set[str] = set()
        self._read(ast.parse(path.read_text(encoding="utf-8")), self.now)

    def _read(self, node: ast.AST, found: set[str]) -> None:
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            found = self.for_types
        found.update(self._named(node))
        for part in ast.iter_child_nodes(node):
            self._read(part, found)

    def _named(self, node: ast.AST) -> Iterator[str]:
        """All that an import may mean: `from a import b` is a module `a.b`, or something in `a`."""
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        if isinstance(node, ast.ImportFrom):
            start = self.package.split(".")[: 1 - node.level or None] if node.level else []
            module = ".".join([*start, node.module] if node.module else start)
            yield from (f"{module}.{name.name}" for name in node.names)

    @property
    def layer(self) -> str:
        return layer(self.name)


def layer(name: str) -> str:
    first, _, rest = name.partition(".")
    return rest.split(".")[0] or first


def read(folder: Path) -> dict[str, Module]:
    """The modules of a package, with their imports of one another."""
    modules = {}
    for path in sorted(folder.rglob("*.py")):
        parts = path.relative_to(folder.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        modules[name] = Module(name, path)
    for module in modules.values():
        module.now = known(module.now, modules)
        module.for_types = known(module.for_types, modules)
    return modules


def known(named: set[str], modules: dict[str, Module]) -> set[str]:
    """The modules among what was named: the thing itself, or what it is taken from."""
    candidates = (name if name in modules else name.rpartition(".")[0] for name in named)
    return {name for name in candidates if name in modules}


def upward(modules: dict[str, Module]) -> list[str]:
    """Imports of a higher layer, or of one that is not known here."""
    return [
        f"{module.name} imports {name}"
        for module in modules.values()
        for name in sorted(module.now | module.for_types)
        if LAYERS.index(layer(name)) > LAYERS.index(module.layer)
    ]


def foreign(modules: dict[str, Module], games: list[str]) -> list[str]:
    """Imports of a game from outside of it."""
    homes = [f"cosmodrome.games.{game}" for game in games]
    return [
        f"{module.name} imports {name}"
        for module in modules.values()
        for name in sorted(module.now | module.for_types)
        for home in homes
        if inside(name, home) and not inside(module.name, home)
    ]


def inside(name: str, home: str) -> bool:
    return f"{name}.".startswith(f"{home}.")


def circles(modules: dict[str, Module]) -> list[set[str]]:
    """Sets of modules each of which needs all the others."""
    reach = {name: reachable(name, modules) for name in modules}
    found: list[set[str]] = []
    for name in modules:
        circle = {other for other in reach[name] if name in reach[other]}
        if circle and circle not in found:
            found.append(circle)
    return found


def reachable(start: str, modules: dict[str, Module]) -> set[str]:
    found: set[str] = set()
    ahead = [start]
    while ahead:
        more = modules[ahead.pop()].now - found
        found |= more
        ahead += more
    return found


@pytest.fixture(scope="module")
def ours() -> dict[str, Module]:
    return read(PACKAGE)


def test_each_layer_imports_only_those_below(ours: dict[str, Module]) -> None:
    assert not upward(ours)


def test_no_game_is_imported_from_outside(ours: dict[str, Module]) -> None:
    """Games are found by name when they are asked for, so that none needs another and none is loaded in vain."""
    assert not foreign(ours, cosmodrome.games())


def test_nothing_is_imported_in_a_circle(ours: dict[str, Module]) -> None:
    assert not [sorted(circle) for circle in circles(ours)]


# these checks themselves


def package(folder: Path, files: dict[str, str]) -> dict[str, Module]:
    for name, text in files.items():
        path = folder / "cosmodrome" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return read(folder / "cosmodrome")


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("import cosmodrome.server.app", True),
        ("from ..server import app", True),
        ("from .. import server", True),
        ("from ..server.app import run", True),
        ("def later():\n    from ..server.app import run", True),
        ("if TYPE_CHECKING:\n    from ..server.app import run", True),
        ("from .. import kernel", False),
        ("from ..kernel import state", False),
        ("from . import play\nimport json", False),
    ],
)
def test_an_upward_import_is_noticed(text: str, found: bool, tmp_path: Path) -> None:
    others = {"kernel/state.py": "", "kernel/__init__.py": "", "server/__init__.py": "", "server/app.py": ""}
    assert bool(upward(package(tmp_path, {"bots/play.py": text, **others}))) is found


def test_a_game_that_needs_another_is_noticed(tmp_path: Path) -> None:
    files = {
        "games/lines.py": "",
        "games/race/cards.py": "",
        "games/outpost/cards.py": "from ..race.cards import read",
        "games/outpost/bots/bot.py": "from ...lines import join\nfrom ..cards import read",
    }
    assert foreign(package(tmp_path, files), ["outpost", "race"]) == [
        "cosmodrome.games.outpost.cards imports cosmodrome.games.race.cards"
    ]


def test_a_circle_is_noticed(tmp_path: Path) -> None:
    files = {
        "kernel/state.py": "from .dice import Dice\nif TYPE_CHECKING:\n    from .game import Game",
        "kernel/game.py": "from .state import State",
        "kernel/dice.py": "from . import rolls",
        "kernel/rolls.py": "def roll():\n    from .dice import Dice",
    }
    assert circles(package(tmp_path, files)) == [{"cosmodrome.kernel.dice", "cosmodrome.kernel.rolls"}]

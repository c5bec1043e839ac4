"""Write how the objects of a game's state are copied, from the fields their classes declare, into `copies.py`.

Run it from anywhere after a change of such fields:

    .venv/bin/python tools/generate_copies.py

A class takes part if it closes its fields with `__slots__ = tuple(__annotations__)` and has a method `copy`, which
makes the twin and has it filled: `copies.colony(self, twin)`. What is copied how: `cosmodrome/kernel/fields.py`.
With `--check` nothing is written; the exit code is 1 when a file is not what it would become.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from pathlib import Path

GAMES = Path(__file__).resolve().parent.parent / "src" / "cosmodrome" / "games"
HEADER = '"""How the objects of a state are copied; made by tools/generate_copies.py, do not edit."""\n'


class Copied:
    """A class that is copied: where it is, and its fields with their types."""

    def __init__(self, name: str, module: str, fields: list[tuple[str, ast.expr]]) -> None:
        self.name = name
        self.module = module
        self.fields = fields


def files() -> dict[Path, str]:
    """The text of every generated file."""
    folders = sorted({path.parent for path in GAMES.glob("*/__init__.py")})
    texts = {folder / "copies.py": text_of(found_in(folder)) for folder in folders}
    return {path: text for path, text in texts.items() if text}


def found_in(folder: Path) -> list[Copied]:
    found: list[Copied] = []
    for path in sorted(folder.rglob("*.py")):
        module = ".".join(path.relative_to(folder).with_suffix("").parts)
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and takes_part(node):
                found.append(Copied(node.name, module, declared(node)))
    return found


def takes_part(node: ast.ClassDef) -> bool:
    slots = any(isinstance(each, ast.Assign) and ast.unparse(each) == SLOTS for each in node.body)
    return slots and any(isinstance(each, ast.FunctionDef) and each.name == "copy" for each in node.body)


SLOTS = "__slots__ = tuple(__annotations__)"


def declared(node: ast.ClassDef) -> list[tuple[str, ast.expr]]:
    return [
        (each.target.id, each.annotation)
        for each in node.body
        if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and each.value is None
    ]


def text_of(classes: list[Copied]) -> str:
    if not classes:
        return ""
    names = {each.name for each in classes}
    imports = "".join(
        f"    from .{each.module} import {each.name}\n" for each in sorted(classes, key=lambda c: c.module)
    )
    parts = [HEADER, "from __future__ import annotations\n", "from typing import TYPE_CHECKING\n"]
    parts.append(f"if TYPE_CHECKING:\n{imports}\n\n")
    return "\n".join(parts) + "\n\n".join(function(each, names) for each in classes)


def function(copied: Copied, names: set[str]) -> str:
    lines = [f"    twin.{name} = {copy_of(f'it.{name}', kind, names)}\n" for name, kind in copied.fields]
    called = re.sub(r"(?<!^)(?=[A-Z])", "_", copied.name).lower()
    return f"def {called}(it: {copied.name}, twin: {copied.name}) -> None:\n{''.join(lines)}"


def copy_of(value: str, kind: ast.expr, names: set[str]) -> str:
    """The expression that copies a value of this type."""
    if isinstance(kind, ast.Name) and kind.id in names:
        return f"{value}.copy()"
    if isinstance(kind, ast.BinOp):
        return optional(value, kind, names)
    if isinstance(kind, ast.Subscript) and isinstance(kind.value, ast.Name):
        if kind.value.id == "dict":
            return f"{value}.copy()"
        if kind.value.id == "list":
            inner = copy_of("each", kind.slice, names)
            return f"{value}[:]" if inner == "each" else f"[{inner} for each in {value}]"
    return value


def optional(value: str, kind: ast.BinOp, names: set[str]) -> str:
    copied = copy_of(value, kind.left, names)
    return value if copied == value else f"{copied} if {value} is not None else None"


def main() -> int:
    parser = argparse.ArgumentParser(description="Write how the objects of the games' states are copied.")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file would change")
    check = parser.parse_args().check
    late = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    for path in late:
        print(f"{'differs' if check else 'written'}: {path.relative_to(GAMES)}")
        if not check:
            path.write_text(files()[path], encoding="utf-8")
    return 1 if check and late else 0


if __name__ == "__main__":
    sys.exit(main())

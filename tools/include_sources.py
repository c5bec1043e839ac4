"""Put the sources that the documentation shows into it, from where they really are.

    .venv/bin/python tools/include_sources.py [--check]

In a page below docs/, a line `<!-- source: PATH -->` or `<!-- source: PATH NAME -->` is followed by a block of code:
the file, or the class or function of that name in it. This writes the blocks anew; with --check it only says which
pages lag behind.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = {".py": "python", ".js": "js", ".mjs": "js", ".ftl": "ftl", ".toml": "toml", ".json": "json"}
INCLUDED = re.compile(r"<!-- source: (?P<path>\S+)(?: (?P<name>\w+))? -->\n(?P<block>```\w*\n.*?^```\n)?", re.M | re.S)


def main() -> int:
    behind = [page for page in sorted((ROOT / "docs").glob("*.md")) if included(page) != page.read_text("utf-8")]
    for page in behind:
        if "--check" in sys.argv:
            print(f"{page.relative_to(ROOT)} lags behind the sources it shows; run tools/include_sources.py")
        else:
            page.write_text(included(page), encoding="utf-8")
    return 1 if behind and "--check" in sys.argv else 0


def included(page: Path) -> str:
    """A page with its sources as they are now."""
    return INCLUDED.sub(_with_source, page.read_text(encoding="utf-8"))


def _with_source(found: re.Match[str]) -> str:
    path, name = found["path"], found["name"]
    code = source(ROOT / path, name)
    return f"<!-- source: {path}{f' {name}' if name else ''} -->\n```{LANGUAGES[Path(path).suffix]}\n{code}```\n"


def source(file: Path, name: str | None) -> str:
    text = file.read_text(encoding="utf-8")
    if name is None:
        return text
    for node in ast.parse(text).body:
        if isinstance(node, (ast.ClassDef, ast.FunctionDef)) and node.name == name:
            return "\n".join(text.splitlines()[node.lineno - 1 : node.end_lineno]) + "\n"
    raise SystemExit(f"{file}: there is no class or function {name}")


if __name__ == "__main__":
    sys.exit(main())

"""Make the client's TypeScript types from the Python ones, into web/src/generated.

Run it from anywhere after a change of what crosses the wire, or of what a game declares to say:

    .venv/bin/python tools/generate_types.py

With `--check` nothing is written; the exit code is 1 when a file is not what it would become.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

import cosmodrome
from cosmodrome.kernel import Game, Message, Shapes
from cosmodrome.server import payloads
from cosmodrome.server.analysing import payloads as analysing
from cosmodrome.server.people import payloads as people
from cosmodrome.server.results import payloads as results
from cosmodrome.server.seeking import payloads as seeking
from cosmodrome.server.tournaments import payloads as tournaments
from cosmodrome.server.visitors import payloads as visitors
from cosmodrome.text.catalogue import CARDS

FOLDER = Path(__file__).resolve().parent.parent / "web" / "src" / "generated"
HEADER = "// made by tools/generate_types.py; do not edit\n"
WIDTH = 120

WIRE = (payloads, people, results, tournaments, visitors, seeking, analysing)
"""The modules that declare what crosses the wire."""

PLAIN: dict[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}


def files() -> dict[str, str]:
    """The text of every generated file, by name."""
    games = [cosmodrome.game(each) for each in cosmodrome.games()]
    texts = {f"{game.id}.ts": spoken(game, shapes) for game in games if (shapes := game.shapes()) is not None}
    return {"protocol.ts": protocol(), **texts}


def protocol() -> str:
    """Everything that crosses the wire."""
    names = {thing: name for module in WIRE for thing, name in aliases(module).items()}
    return HEADER + "\n" + "\n".join(part for module in WIRE for part in payloads_of(module, names))


def payloads_of(module: ModuleType, names: dict[Any, str]) -> Iterator[str]:
    """What one module declares."""
    docs = documentation(inspect.getsource(module))
    for name in docs.order:
        thing = getattr(module, name)
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct):
            if thing not in (payloads.Payload, payloads.Request):
                yield struct(thing, names, docs)
        elif thing in names:
            others = {alias: other for alias, other in names.items() if other != name}
            yield comment(docs.of(name)) + alias_of(name, script(thing, others))


def spoken(game: Game, shapes: Shapes) -> str:
    """What one game says: its view and its reference, its events, its prompts and what comes of answers to them."""
    title = game.id.title().replace("_", "")
    said = [*shapes.events.values(), *shapes.prompts.values()]
    foreseen = [*shapes.hints.values(), *shapes.previews.values()]
    kinds = [shapes.view, shapes.reference, *said, *foreseen]
    parts: list[str] = []
    for module in dict.fromkeys(sys.modules[kind.__module__] for kind in [*kinds, *within(kinds)]):
        parts += declarations(module, said)
    parts.append(mapping(f"{title}Events", shapes.events, "The parameters of what happens, by message key."))
    parts.append(mapping(f"{title}Prompts", shapes.prompts, "The parameters of what is asked, by message key."))
    if shapes.hints:
        parts.append(mapping(f"{title}Hints", shapes.hints, "What comes along with a question, by its prompt."))
    if shapes.previews:
        parts.append(mapping(f"{title}Previews", shapes.previews, "What is foreseen of an answer, by the prompt."))
    if any(re.search(r"\bMessage\b", part) for part in parts):
        parts.insert(0, 'import type { Message } from "./protocol";\n')
    return HEADER + "\n" + "\n".join(parts)


def within(kinds: list[Any]) -> list[Any]:
    """The shapes that these are made of."""
    found: list[Any] = []
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        parts = list(get_type_hints(kind).values()) if is_typeddict(kind) else list(get_args(kind))
        if is_typeddict(kind):
            found.append(kind)
        waiting += [part for part in parts if part not in found and part not in waiting]
    return found


def declarations(module: ModuleType, said: list[Any]) -> Iterator[str]:
    """Everything a module of shapes declares, in its order."""
    names = aliases(module)
    docs = documentation(inspect.getsource(module))
    for name in docs.order:
        thing = getattr(module, name)
        if is_typeddict(thing):
            yield typed_dict(thing, names, docs, thing in said)
        elif names.get(thing if is_alias(thing) else None) == name:
            others = {alias: other for alias, other in names.items() if other != name}
            yield comment(docs.of(name)) + alias_of(name, script(thing, others))


# declarations


def aliases(module: ModuleType) -> dict[Any, str]:
    """The types a module has given names to."""
    return {thing: name for name, thing in vars(module).items() if is_alias(thing)}


def typed_dict(kind: Any, names: dict[Any, str], docs: Documentation, said: bool) -> str:
    """An interface. In what is said, cards have been turned into messages (see text/wire.py)."""
    title, hints = kind.__name__, get_type_hints(kind)
    if not hints:
        return comment(docs.of(title)) + alias_of(title, "Record<string, never>")
    bases = docs.bases.get(title, [])
    # what may be left out is known by its hint: the class itself does not read hints that are written as text
    optional = {
        name for name, hint in get_type_hints(kind, include_extras=True).items() if get_origin(hint) is NotRequired
    }
    inherited = {name for base in bases for name in get_type_hints(vars(sys.modules[kind.__module__])[base])}
    lines = []
    for name, hint in hints.items():
        if name not in inherited:
            shown = {int: Message, list[int]: list[Message]}.get(hint, hint) if said and name in CARDS else hint
            lines.append(member(name, shown, name in optional, docs.of(f"{title}.{name}"), names))
    return interface(" extends ".join([title, *bases]), lines, docs.of(title))


def mapping(name: str, kinds: dict[str, Any], doc: str) -> str:
    return interface(name, [f'  "{key}": {kind.__name__};\n' for key, kind in kinds.items()], doc)


def struct(kind: type[msgspec.Struct], names: dict[Any, str], docs: Documentation) -> str:
    """An interface. What the server sends is always whole; what a client sends may leave out what has a default."""
    config = kind.__struct_config__
    lines = []
    if config.tag is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";\n')
    asked = issubclass(kind, payloads.Request)
    hints = get_type_hints(kind)
    for field in msgspec.structs.fields(kind):
        optional = msgspec.UnsetType in get_args(hints[field.name]) or (asked and not field.required)
        lines.append(member(field.name, hints[field.name], optional, docs.of(f"{kind.__name__}.{field.name}"), names))
    return interface(kind.__name__, lines, docs.of(kind.__name__))


def member(name: str, kind: Any, optional: bool, doc: str, names: dict[Any, str]) -> str:
    return comment(doc, "  ") + f"  {name}{'?' if optional else ''}: {script(kind, names)};\n"


def interface(name: str, lines: list[str], doc: str) -> str:
    return comment(doc) + f"export interface {name} {{\n" + "".join(lines) + "}\n"


def alias_of(name: str, text: str) -> str:
    line = f"export type {name} = {text};\n"
    return line if len(line) <= WIDTH else f"export type {name} =\n  | " + text.replace(" | ", "\n  | ") + ";\n"


def comment(doc: str, indent: str = "") -> str:
    if not doc:
        return ""
    doc = re.sub(r"\bNone\b", "null", doc)
    lines = doc.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {doc} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


# types


def is_alias(thing: Any) -> bool:
    """A type worth a name of its own in TypeScript: a union, a choice of words, a tuple."""
    return get_origin(thing) in (Literal, Union, types.UnionType, tuple)


def script(kind: Any, names: dict[Any, str]) -> str:
    """A Python type in TypeScript; `names` are the aliases to use."""
    if kind in PLAIN:
        return PLAIN[kind]
    if kind in names:
        return names[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return " | ".join(literal(value) for value in parts)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(script(part, names) for part in parts if part is not msgspec.UnsetType))
    if origin is list:
        inner = script(parts[0], names)
        several = parts[0] not in names and get_origin(parts[0]) in (Literal, Union, types.UnionType)
        return f"({inner})[]" if several else f"{inner}[]"
    if origin is tuple:
        return "[" + ", ".join(script(part, names) for part in parts) + "]"
    if origin is dict:
        record = f"Record<{script(parts[0], names)}, {script(parts[1], names)}>"
        return f"Partial<{record}>" if get_origin(parts[0]) is Literal else record
    if isinstance(kind, type):
        return kind.__name__
    raise TypeError(f"no TypeScript for {kind!r}")


def literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


# documentation


class Documentation:
    """What a module declares, in order, with the text beneath each declaration."""

    def __init__(self) -> None:
        self.order: list[str] = []
        self.texts: dict[str, str] = {}
        self.bases: dict[str, list[str]] = {}
        """The base of a class, where it is declared there too: a TypedDict itself has forgotten it."""

    def of(self, name: str) -> str:
        return self.texts.get(name, "")


def documentation(source: str) -> Documentation:
    found = Documentation()
    tree = ast.parse(source)
    collect(tree.body, "", found)
    return found


def collect(body: list[ast.stmt], prefix: str, found: Documentation) -> None:
    for name, node, after in declared(body):
        if not prefix:
            found.order.append(name)
        text = ast.get_docstring(node) if isinstance(node, ast.ClassDef) else text_of(after)
        if text:
            found.texts[prefix + name] = re.sub(r"\n\n+", "\n", inspect.cleandoc(text))
        if isinstance(node, ast.ClassDef):
            found.bases[name] = [
                base.id for base in node.bases if isinstance(base, ast.Name) and base.id in found.order
            ]
            collect(node.body, f"{prefix}{name}.", found)


def declared(body: list[ast.stmt]) -> Iterator[tuple[str, ast.stmt, ast.stmt | None]]:
    """Every class, field and alias with the statement after it."""
    following: list[ast.stmt | None] = [*body[1:], None]
    for node, after in zip(body, following, strict=True):
        if isinstance(node, ast.ClassDef):
            yield node.name, node, after
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id, node, after
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node, after


def text_of(node: ast.stmt | None) -> str:
    """The text that stands alone as a statement: how a field is described."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return node.value.value
    return ""


# the command


def drifted() -> list[str]:
    """The names of the files that are not what they would become."""
    return [name for name, text in files().items() if not same(FOLDER / name, text)]


def same(file: Path, text: str) -> bool:
    return file.exists() and file.read_text(encoding="utf-8") == text


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the client's TypeScript types from the Python ones.")
    parser.add_argument("--check", action="store_true", help="write nothing; exit with 1 when a file has drifted")
    names = drifted()
    if parser.parse_args().check:
        for name in names:
            print(f"web/src/generated/{name} is out of date; run: .venv/bin/python tools/generate_types.py")
        return 1 if names else 0
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names:
        (FOLDER / name).write_text(files()[name], encoding="utf-8")
        print(f"written: web/src/generated/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""What an object of a state holds, stated once: in the annotations of its class.

A class of the rules declares its fields, each with its type, and closes the list with
`__slots__ = tuple(__annotations__)`. `everything` reads them for records and tests, and `tools/generate_copies.py`
writes from them how the object is copied: numbers, texts, tuples and tasks are shared, lists are copied, objects with a
`copy` are copied by it. What is annotated as `Shared` is replaced and never changed in place: copies share it too.
"""

from __future__ import annotations

import hashlib
import json
import re
from typing import Annotated, Any, Final, TypeAlias, TypeVar

T = TypeVar("T")

Shared: TypeAlias = Annotated[T, "shared"]
"""A list or object that is replaced, never changed in place."""

_NOT_A_FIELD: Final = "__"
_KNOWN: Final[dict[type, tuple[str, ...]]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The names of all fields of a class and its bases, sorted; plain and compiled classes alike."""
    known = _KNOWN.get(kind)
    if known is None:
        names: set[str] = set()
        for base in kind.__mro__:
            names.update(getattr(base, "__mypyc_attrs__", ()))
            names.update(base.__dict__.get("__slots__", ()))
        known = tuple(sorted([name for name in names if not name.startswith(_NOT_A_FIELD)]))
        _KNOWN[kind] = known
    return known


def everything(thing: object, omit: tuple[str, ...] = ()) -> dict[str, Any]:
    """All fields of an object by name, ready for JSON, without those to omit; fields not set yet are left out."""
    return {
        name: plain(getattr(thing, name)) for name in fields(type(thing)) if name not in omit and hasattr(thing, name)
    }


def plain(value: object) -> Any:
    """A value of a field, ready for JSON: an object is its class with its fields."""
    if value is None or isinstance(value, (bool, int, str, float)):
        return value
    if isinstance(value, (list, tuple)):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {str(name): plain(each) for name, each in value.items()}
    return {"is": type(value).__name__, **everything(value)}


_FINGERPRINT: Final = re.compile(r"([0-9a-f]{16}-)?[0-9a-f]{64}")


def fingerprint(whole: dict[str, Any]) -> str:
    """A hash of all names in this data, and one of the data."""
    found: set[str] = set()
    _find_names(whole, found)
    names = json.dumps(sorted(found))
    content = json.dumps(whole, sort_keys=True)
    return f"{hashlib.sha256(names.encode()).hexdigest()[:16]}-{hashlib.sha256(content.encode()).hexdigest()}"


def is_fingerprint(text: str) -> bool:
    """Early ones had no hash of the names."""
    return _FINGERPRINT.fullmatch(text) is not None


def names_in(text: str) -> str:
    """Of a fingerprint, the hash of the names: only where it is the same can the rest be compared."""
    return text.rpartition("-")[0]


def _find_names(value: object, found: set[str]) -> None:
    if isinstance(value, dict):
        found.update(value)
        for each in value.values():
            _find_names(each, found)
    elif isinstance(value, (list, tuple)):
        for each in value:
            if isinstance(each, (dict, list, tuple)):
                _find_names(each, found)

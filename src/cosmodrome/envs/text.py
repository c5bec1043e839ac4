"""Any view as indented text, one fact a line."""

from __future__ import annotations

from typing import Any


def as_text(view: dict[str, Any]) -> str:
    return "\n".join(_lines(view, ""))


def _lines(value: object, indent: str) -> list[str]:
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, (list, tuple)) else ()
    lines: list[str] = []
    for key, inner in entries:
        if _is_nested(inner):
            lines.append(f"{indent}{key}:")
            lines += _lines(inner, indent + "  ")
        else:
            lines.append(f"{indent}{key}: {_flat(inner)}")
    return lines


def _is_nested(value: object) -> bool:
    if isinstance(value, dict):
        return bool(value)
    return isinstance(value, (list, tuple)) and any(isinstance(inner, (dict, list, tuple)) for inner in value)


def _flat(value: object) -> str:
    if isinstance(value, (list, tuple)):
        return " ".join(str(inner) for inner in value) or "-"
    return "-" if value is None or value == {} else str(value)

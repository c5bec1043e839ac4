"""What happened, as data: logs, animations and translations are made from it."""

from __future__ import annotations

from typing import Any


class Event:
    """A message key, its parameters, and who may see it (None: everybody)."""

    __slots__ = ("audience", "key", "params")

    def __init__(self, key: str, params: dict[str, Any], audience: tuple[int, ...] | None = None) -> None:
        self.key = key
        self.params = params
        self.audience = audience

    def __repr__(self) -> str:
        audience = "" if self.audience is None else f" for {list(self.audience)}"
        return f"<Event {self.key}{audience}: {self.params}>"

    def visible_to(self, seat: int | None) -> bool:
        return self.audience is None or seat in self.audience

    def as_dict(self) -> dict[str, Any]:
        return {"key": self.key, "params": self.params}

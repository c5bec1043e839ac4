"""The order of the generic tests."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All tests of one setup follow each other: then one process plays its game, and not every process again."""
    names: dict[str, int] = {}
    for item in items:
        names.setdefault(setup_of(item), len(names))
    items.sort(key=lambda item: names[setup_of(item)])


def setup_of(item: pytest.Item) -> str:
    """The name of the setup that a test is about, if there is one."""
    setup = (
        item.callspec.params.get("setup") if isinstance(item, pytest.Function) and hasattr(item, "callspec") else None
    )
    return "" if setup is None else str(setup)

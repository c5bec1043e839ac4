from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from cosmodrome.server.storage import Store


@pytest.fixture
async def store(database_url: str) -> AsyncIterator[Store]:
    store = await Store.open(database_url)
    yield store
    await store.close()


@pytest.fixture
async def other(database_url: str, store: Store) -> AsyncIterator[Store]:
    """A second store on the same database, as another process would have."""
    other = await Store.open(database_url)
    yield other
    await other.close()

"""Which database a URL names."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ...kernel import BadSetup
from .dialect import Dialect
from .sqlite import Sqlite

ALLOWED: Final = (
    "a path, sqlite:///file.db (sqlite:////var/lib/file.db for an absolute path), or postgresql://user@host/name"
)


def dialect_of(url: str) -> Dialect:
    scheme, separator, _ = url.partition("://")
    if not separator:
        return _sqlite(url)
    if scheme == "sqlite":
        if not url.startswith("sqlite:///"):
            raise BadSetup(f"storage {url!r}: write {ALLOWED}")
        return _sqlite(url.removeprefix("sqlite:///"))
    if scheme in ("postgresql", "postgres"):
        return _postgres(url)
    raise BadSetup(f"storage: no database is called {scheme!r}; write {ALLOWED}")


def _sqlite(path: str) -> Dialect:
    if not path or "\0" in path:
        raise BadSetup(f"storage {path!r} names no file; write {ALLOWED}")
    return Sqlite(Path(path).expanduser())


def _postgres(url: str) -> Dialect:
    try:
        from .postgres import Postgres
    except ImportError as error:
        raise BadSetup("storage: PostgreSQL needs psycopg: pip install 'cosmodrome[postgresql]'") from error
    return Postgres(url)

"""A PostgreSQL of our own for the tests: the one that measurements start too."""

from cosmodrome.arena.load.postgres import PostgresServer, running

__all__ = ["PostgresServer", "running"]

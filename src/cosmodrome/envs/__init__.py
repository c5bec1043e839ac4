"""Games as environments for learning agents (PettingZoo)."""

from .table import TableEnv, env

__all__ = ["TableEnv", "env"]

"""Games as environments for learning agents: PettingZoo (`env`, `parallel_env`), Gymnasium, and many games in step.

Importing this makes the games known to Gymnasium as `cosmodrome/Outpost-v0` and so on.
"""

from .parallel import ParallelTableEnv, parallel_env
from .single import SeatEnv, register
from .table import TableEnv, env
from .vector import VectorTable

register()

__all__ = ["ParallelTableEnv", "SeatEnv", "TableEnv", "VectorTable", "env", "parallel_env"]

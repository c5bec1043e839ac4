"""The server under load: real tables, played over real sockets by scripted people."""

from .measuring import Figures, Plan, measure
from .sharing import Shared, share

__all__ = ["Figures", "Plan", "Shared", "measure", "share"]

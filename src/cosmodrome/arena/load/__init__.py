"""The server under load: real tables, played over real sockets by scripted people."""

from .measuring import Figures, measure
from .sharing import Shared, share

__all__ = ["Figures", "Shared", "measure", "share"]

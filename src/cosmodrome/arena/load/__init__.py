"""The server under load: real tables, played over real sockets by scripted people."""

from .measuring import Figures, measure

__all__ = ["Figures", "measure"]

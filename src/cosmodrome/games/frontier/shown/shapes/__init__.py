"""Everything High Frontier says, as types. They only declare: nothing here is compiled."""

from .views import SHAPES

__all__ = ["SHAPES"]

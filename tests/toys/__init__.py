"""Tiny but complete games, each for one part of the kernel. The kernel tests play them, and all generic tests do.

`cargo` takes turns with hidden hands and a deck; in `tender` everybody bids in secret at once; in `hangar` everybody
builds in any order while a clock runs down; in `barter` seats make deals; `courier` flies routes step by step, each
with its cost; the options of `depot` depend on each other; `beacon` has scenarios; `heap` hides nothing from anybody.
"""

from cosmodrome.kernel import BadSetup, Game

from .barter import BARTER
from .beacon import BEACON
from .cargo import CARGO
from .courier import COURIER
from .depot import DEPOT
from .hangar import HANGAR
from .heap import HEAP
from .tender import TENDER

__all__ = ["BARTER", "BEACON", "CARGO", "COURIER", "DEPOT", "HANGAR", "HEAP", "TENDER", "TOYS", "find_toy"]

TOYS: tuple[Game, ...] = (CARGO, TENDER, HANGAR, BARTER, COURIER, DEPOT, BEACON, HEAP)


def find_toy(game_id: str) -> Game:
    """The toy with this id, found as `cosmodrome.game` finds a game."""
    for toy in TOYS:
        if toy.id == game_id:
            return toy
    raise BadSetup(f"unknown game {game_id!r}; there are: {', '.join(toy.id for toy in TOYS)}")

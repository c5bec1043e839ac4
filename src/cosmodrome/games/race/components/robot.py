"""The Robot of the solitaire game: what it has on the table.

It holds no cards in the way a person does: those of its pile are only turned over to find something to place. What it
pays and earns it counts on two tracks, credits and economy.
"""

from __future__ import annotations

from typing import Final

from ....kernel import Message
from .. import copies
from .cards import SETUP
from .mat import LEVELS, WORLDS
from .tableau import Player

TABLEAU_SIZE: Final[int] = SETUP["tableau_size"]


class Robot:
    player: Player
    """Its tableau, chips and action cards; its hand is the pile nobody looks at."""
    world: str
    """The id of its start world."""
    level: str
    credit: int
    economy: int
    markers: int
    """Development markers it has not placed yet."""
    marked: int
    """Those it has placed."""
    points: int
    """What each of them is worth."""
    rolled: tuple[str, ...]
    """The faces of its dice in this round."""
    chosen: tuple[str, ...]
    """The actions they stand for."""
    did: list[Message]
    """What it has done in this round, in words."""
    __slots__ = tuple(__annotations__)

    def __init__(self, world: str, level: str) -> None:
        self.player = Player()
        self.world = world
        self.level = level
        self.credit = int(WORLDS[world]["credit"]["n"])
        self.economy = int(WORLDS[world]["economy"]["n"])
        self.markers = int(LEVELS[level]["markers"]["n"])
        self.marked = 0
        self.points = int(LEVELS[level]["points"]["n"])
        self.rolled = ()
        self.chosen = ()
        self.did = []

    def copy(self) -> Robot:
        twin = Robot(self.world, self.level)
        copies.robot(self, twin)
        return twin

    @property
    def favourite(self) -> str:
        """The action of its start world."""
        return str(WORLDS[self.world]["favourite"]["is"])

    @property
    def size(self) -> int:
        """Cards in its tableau, with the markers."""
        return len(self.player.tableau) + self.marked

    @property
    def full(self) -> bool:
        return self.size >= TABLEAU_SIZE

    @property
    def tie_break(self) -> int:
        return len(self.player.hand) + self.credit

"""What a player has: water, the cards in hand and the stacks in space (rulebook: pieces, stacks)."""

from __future__ import annotations

from .. import copies
from .solar_system import SolarSystem
from .stack import LEO, NO_CARDS, NO_STACK, NOWHERE, STACKS, Stack


class Player:
    faction: int
    water: int
    """Water tanks in the depot: the money."""
    hand: tuple[int, ...]
    stacks: list[Stack]
    """By STACKS. That of LEO is always there."""
    beam: bool
    """A factory of his beams power for the rest of the game."""
    ersatz_disk: bool
    """A disk marks the ersatz of his Bernal, since both tokens are in use."""
    planted: int
    """The site whose factory his big cube is, promoted and landed on a claim; `NOWHERE`: it is none."""
    __slots__ = tuple(__annotations__)

    def __init__(self, faction: int) -> None:
        self.faction = faction
        self.water = 0
        self.hand = NO_CARDS
        self.stacks = [NO_STACK] * len(STACKS)
        self.beam = False
        self.ersatz_disk = False
        self.planted = NOWHERE

    def copy(self) -> Player:
        twin = Player(self.faction)
        copies.player(self, twin)
        return twin

    def settle(self, system: SolarSystem) -> None:
        """The depot in LEO is there from the start."""
        self.stacks[LEO] = Stack(system.find("LEO"))

    def at(self, space: int) -> list[int]:
        """This player's stacks in a space."""
        return [kind for kind, stack in enumerate(self.stacks) if stack.space == space]

    def stack_of(self, card: int) -> int:
        """The stack that holds a card; -1: none does."""
        for kind, stack in enumerate(self.stacks):
            if card in stack.cards:
                return kind
        return -1

"""Stacks: cards that are together in one place in space, with the fuel in their tanks (rulebook: stacks).

A stack never changes: it is replaced by another one, so copies of a game share them.
"""

from __future__ import annotations

from typing import Final

from .cards import NO_FUEL, NO_LETTER

LEO: Final = 0
ROCKET: Final = 1
FREIGHTER: Final = 2
BERNAL: Final = 3
ERSATZ: Final = 4
SECOND_ROCKET: Final = 5
"""Only a scenario has two."""
CUBE: Final = 6
"""The first of the mobile factories under way; the others follow. They hold nothing."""
OUTPOST: Final = 12
"""The first of the outposts; the others follow."""
STACKS: Final = (
    "leo",
    "rocket",
    "freighter",
    "bernal",
    "ersatz",
    "rocket_2",
    "cube_1",
    "cube_2",
    "cube_3",
    "cube_4",
    "cube_5",
    "cube_6",
    "outpost_1",
    "outpost_2",
    "outpost_3",
    "outpost_4",
)
"""Every player has one of each. More outposts than there are disks may exist within a turn, not at its end."""
OUTPOSTS: Final = range(OUTPOST, len(STACKS))
MOBILE: Final = range(CUBE, OUTPOST)
"""The small cubes that are craft: each stands for itself."""
ROCKETS: Final = (ROCKET, SECOND_ROCKET)
FUELLED: Final = (ROCKET, SECOND_ROCKET, BERNAL)
"""The craft that burn fuel."""
TANKED: Final = (*FUELLED, *OUTPOSTS)
"""The stacks that can hold fuel."""
CRAFT: Final = (ROCKET, SECOND_ROCKET, FREIGHTER, BERNAL, *MOBILE)
"""The stacks that move."""
NUMBER: Final = {name: number for number, name in enumerate(STACKS)}

NOWHERE: Final = -1
NO_CARDS: Final[tuple[int, ...]] = ()


class Stack:
    space: int
    """Where it is, or `NOWHERE`: then there is no such stack."""
    cards: tuple[int, ...]
    tanks: int
    """Whole tanks of fuel."""
    odd: int
    """Steps of fuel beyond them."""
    fuel: int
    """What is in the tanks, as a place in FUELS."""
    letter: int
    """Of isotope: where it comes from; `NO_LETTER` for other fuel and for a mixture."""
    thrust: int
    """The net thrust of its last move: how well it evades attacks."""
    cubes: int
    """Mobile factories aboard, as cargo."""
    ballast: int
    """What all of them weigh."""
    __slots__ = tuple(__annotations__)

    def __init__(
        self,
        space: int,
        cards: tuple[int, ...] = NO_CARDS,
        tanks: int = 0,
        odd: int = 0,
        fuel: int = NO_FUEL,
        letter: int = NO_LETTER,
        thrust: int = 0,
        cubes: int = 0,
        ballast: int = 0,
    ) -> None:
        self.space = space
        self.cards = cards
        self.tanks = tanks
        self.odd = odd
        self.fuel = fuel if tanks or odd else NO_FUEL
        self.letter = letter if tanks or odd else NO_LETTER
        self.thrust = thrust
        self.cubes = cubes
        self.ballast = ballast

    @property
    def there(self) -> bool:
        return self.space != NOWHERE

    @property
    def empty(self) -> bool:
        return not self.cards and not self.tanks and not self.odd and not self.cubes

    def at(self, space: int) -> Stack:
        return self._changed(space, self.cards, self.thrust)

    def flown(self, thrust: int) -> Stack:
        """As it is after a move with this net thrust."""
        return self._changed(self.space, self.cards, thrust)

    def holding(self, cards: tuple[int, ...]) -> Stack:
        return self._changed(self.space, cards, self.thrust)

    def joined_by(self, *cards: int) -> Stack:
        return self.holding((*self.cards, *cards))

    def without(self, *cards: int) -> Stack:
        return self.holding(tuple([card for card in self.cards if card not in cards]))

    def fuelled(self, tanks: int, odd: int, fuel: int, letter: int = NO_LETTER) -> Stack:
        return Stack(self.space, self.cards, tanks, odd, fuel, letter, self.thrust, self.cubes, self.ballast)

    def carrying(self, cubes: int, ballast: int) -> Stack:
        """With so many mobile factories aboard, which weigh so much together."""
        return Stack(self.space, self.cards, self.tanks, self.odd, self.fuel, self.letter, self.thrust, cubes, ballast)

    def _changed(self, space: int, cards: tuple[int, ...], thrust: int) -> Stack:
        return Stack(space, cards, self.tanks, self.odd, self.fuel, self.letter, thrust, self.cubes, self.ballast)


NO_STACK: Final = Stack(NOWHERE)

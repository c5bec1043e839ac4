"""What has come of the card that was turned up last: it lies there for all to see until the next one."""

from __future__ import annotations

from .. import copies

Outcome = tuple[int, str, int]
"""Whose ship, what became of the danger there, and the space in its way; 0: none."""


class Incoming:
    """A meteor or shot that has come, and what became of it ship by ship. It never changes: more makes another."""

    size: int
    side: int
    line: int
    meteor: int
    dice: tuple[int, ...]
    outcomes: tuple[Outcome, ...]
    __slots__ = tuple(__annotations__)

    def __init__(
        self, size: int, side: int, line: int, meteor: int, dice: tuple[int, ...], outcomes: tuple[Outcome, ...]
    ) -> None:
        self.size = size
        self.side = side
        self.line = line
        self.meteor = meteor
        self.dice = dice
        self.outcomes = outcomes


class Loss:
    """Something a ship has lost, and where it was."""

    seat: int
    space: int
    kind: str
    """tile, crew, goods or charges."""
    number: int
    what: str
    """Which tile, colour or alien; empty for humans and charges."""
    cause: str
    """Why a tile was lost."""
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, space: int, kind: str, number: int, what: str = "", cause: str = "") -> None:
        self.seat = seat
        self.space = space
        self.kind = kind
        self.number = number
        self.what = what
        self.cause = cause


class Story:
    card: int
    """0: none has been turned up in this flight."""
    leader: int
    """Who turned it up."""
    incoming: list[Incoming]
    losses: list[Loss]
    least: list[int]
    """Who had the least, line by line."""
    __slots__ = tuple(__annotations__)

    def __init__(self, card: int, leader: int) -> None:
        self.card = card
        self.leader = leader
        self.incoming = []
        self.losses = []
        self.least = []

    def copy(self) -> Story:
        twin = Story(self.card, self.leader)
        copies.story(self, twin)
        return twin

    def resolve(self, seat: int, how: str, space: int) -> None:
        """What became of the last danger at this ship; what follows from that is not told here."""
        if not self.incoming:
            return
        last = self.incoming[-1]
        if not any(known == seat for known, _, _ in last.outcomes):
            outcomes = (*last.outcomes, (seat, how, space))
            self.incoming[-1] = Incoming(last.size, last.side, last.line, last.meteor, last.dice, outcomes)

    def lose(self, seat: int, spaces: list[int], kind: str) -> None:
        """Crew or charges, by their places: one loss for each place, however many went there."""
        for space in sorted(set(spaces)):
            self.losses.append(Loss(seat, space, kind, spaces.count(space)))

"""The players: one shipwright and pilot in several styles.

`policy` gives the same answers without simulated flights: quick enough for search to play with. Whatever is answered
follows from what the seat itself can see.
"""

from __future__ import annotations

from typing import cast

from ....kernel import CLOCK, Action, Bot, Counsel, Dice, Position, Weighed
from ..rules.real_time import PACE
from ..state import TruckerState
from . import explaining, pilot, shipwright
from .figures import LEARNED, STYLES, Style


class TruckerBot(Bot):
    """Builds whatever earns most, and flies with care."""

    def __init__(self, seed: str, style: str = "trucker", flights: int = -1) -> None:
        self.dice = Dice(seed)
        self.style: Style = STYLES.get(style, LEARNED)
        self.flights: int = flights if flights >= 0 else self.style.flights

    def act(self, position: Position) -> Action:
        state = cast(TruckerState, position.imagine(self.dice))
        return answer(state, position.seat, self.style, self.flights, self.dice)

    def counsel(self, position: Position) -> Counsel:
        """What its answers are worth in credits, and what flights say of the ship as it is."""
        state = cast(TruckerState, position.imagine(self.dice))
        weighed = compared(state, position.seat, self.style, self.flights, self.dice)
        reasons = explaining.reasons(state, position.seat, weighed[0][0], self.style, self.dice)
        return Counsel(weighed[0][0], explaining.shown(weighed), explaining.CREDITS, reasons)


class HaulerBot(TruckerBot):
    """Holds first."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, "hauler")


class GunshipBot(TruckerBot):
    """Cannons first."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, "gunship")


class RacerBot(TruckerBot):
    """Engines first, and an early start."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, "racer")


class LearnedBot(TruckerBot):
    """Wants what simulated flights have shown to pay, and asks a network what a ship will come to."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed, LEARNED.name)


def policy(state: TruckerState, seat: int, dice: Dice) -> Action:
    """Quick answers; for the clock, how much time goes by while every builder does one thing."""
    if seat == CLOCK:
        return ("tick", min(PACE, state.left))
    return answer(state, seat, STYLES["trucker"], 0, dice)


def answer(state: TruckerState, seat: int, style: Style, flights: int, dice: Dice) -> Action:
    return compared(state, seat, style, flights, dice)[0][0]


def compared(state: TruckerState, seat: int, style: Style, flights: int, dice: Dice) -> list[Weighed]:
    """The answer, and then those it was compared with, each with its worth in credits."""
    if state.phase == "building":
        return shipwright.build(state, seat, style, flights, dice)
    return pilot.fly(state, seat, flights, dice)

"""Credits that a card pays (rulebook: abandoned-ship, slavers, pirates)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel import Task

if TYPE_CHECKING:
    from ..state import TruckerState


class Earn(Task["TruckerState"]):
    credits: int
    __slots__ = tuple(__annotations__)

    def __init__(self, seat: int, credits: int) -> None:
        self.seat = seat
        self.credits = credits

    def run(self, state: TruckerState) -> None:
        state.credits[state.purse(self.seat)] += self.credits
        state.tell("gets-credits", {"seat": self.seat, "credits": self.credits})

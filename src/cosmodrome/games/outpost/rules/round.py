"""The sequence of play (rulebook: round)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ....kernel import Task
from .discarding import Discards
from .exchange import Exchanges
from .market import Market
from .operators import Aftermath, Assignment
from .production import MegaCards
from .purchase_order import PurchaseOrder
from .turn import Turns
from .victory import VictoryCheck

if TYPE_CHECKING:
    from ..state import OutpostState

Phases = tuple[Task[Any], ...]

GOODS: Final[Phases] = (PurchaseOrder(), Market(), MegaCards())
"""Production follows the choice of mega cards."""
DISCARDS: Final[Phases] = (Discards(), Exchanges())
ACTIONS: Final[Phases] = (Turns(), Aftermath(), Assignment())
VICTORY: Final[Phases] = (VictoryCheck(),)
NONE: Final[Phases] = ()


class Round(Task["OutpostState"]):
    """One run through all the phases, with the discards before the turns (2011) or after them (1991)."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        before = DISCARDS if state.rules.discard_before_turns else NONE
        state.then(*GOODS, *before, FROM_TURNS)


class FromTurns(Task["OutpostState"]):
    """The turns and what follows them, then the next round. With this the first round of 2011 begins."""

    __slots__ = ()

    def run(self, state: OutpostState) -> None:
        after = NONE if state.rules.discard_before_turns else DISCARDS
        state.then(*ACTIONS, *after, *VICTORY, ROUND)


ROUND: Final = Round()
FROM_TURNS: Final = FromTurns()

"""Income (rulebook: income, politics)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Action, Illegal
from ..components.cards import CARDS, COLONIST, ENGINEER
from ..components.factions import FACTIONS, NASA
from ..components.factions import INCOME as MARKETPLACE
from ..components.politics import INCOME_BY_FACTORIES, INCOME_FROM_RICHER, ONLY_NASA_INCOME
from ..components.tables import figure
from . import home, regimes
from .activities import Activity

if TYPE_CHECKING:
    from ..state import FrontierState

TAKE: Final[Action] = ("income",)
PER_FACTORY: Final = figure("income", "capitalist")
FROM_RICHER: Final = figure("income", "egalitarian")


class Income(Activity):
    """Take water from the bank; regimes change how much, from whom, and who may."""

    def offers(self, state: FrontierState, seat: int) -> list[Action]:
        if _refusal(state, seat) is not None:
            return []
        if regimes.effect(state, seat) != INCOME_FROM_RICHER:
            return [TAKE]
        return [("income", other) for other in _richer(state, seat)] or [TAKE]

    def suits(self, state: FrontierState, seat: int, colonist: int) -> bool:
        """Any colonist in a promoted Bernal of Shimizu besides."""
        return super().suits(state, seat, colonist) or _at_marketplace(state, seat, colonist)

    def begin_by(self, state: FrontierState, seat: int, worker: int, action: Action) -> None:
        water = state.rules.income
        if _at_marketplace(state, seat, worker):
            water = max(water, FACTIONS[state.players[seat].faction].bernal_amount)
        self._take(state, seat, action, water)

    def begin(self, state: FrontierState, seat: int, action: Action) -> None:
        self._take(state, seat, action, state.rules.income)

    def _take(self, state: FrontierState, seat: int, action: Action, water: int) -> None:
        player = state.players[seat]
        effect = regimes.effect(state, seat)
        if len(action) == 2:
            water = min(FROM_RICHER, state.players[action[1]].water)
            state.players[action[1]].water -= water
        elif effect == INCOME_FROM_RICHER:
            water = 0
        elif effect == INCOME_BY_FACTORIES:
            water = PER_FACTORY * len([site for site, owner in state.factories.items() if owner == seat])
        player.water += water
        if state.journal is not None:
            if len(action) == 2:
                state.tell("takes-from", {"seat": seat, "target": action[1], "water": water})
            else:
                state.tell("income", {"seat": seat, "water": water})

    def closed(self, state: FrontierState, seat: int) -> list[tuple[Action, Illegal]]:
        refusal = _refusal(state, seat)
        return [] if refusal is None else [(TAKE, refusal)]


def _at_marketplace(state: FrontierState, seat: int, worker: int) -> bool:
    """Whether the marketplace of a promoted Bernal pays this colonist."""
    if CARDS[worker].deck != COLONIST or not home.privileged(state, seat, MARKETPLACE):
        return False
    return home.houses_promoted(state, seat, worker)


def _refusal(state: FrontierState, seat: int) -> Illegal | None:
    if regimes.effect(state, seat) == ONLY_NASA_INCOME and state.players[seat].faction != NASA:
        return Illegal("why-only-nasa", "politics")
    return None


def _richer(state: FrontierState, seat: int) -> list[int]:
    mine = state.players[seat].water
    found = [other for other, player in enumerate(state.players) if player.water > mine]
    return [other for other in found if not regimes.immune(state, other)]


INCOME: Final = Income("income", "income", ENGINEER)

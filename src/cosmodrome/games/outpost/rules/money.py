"""The money variant: purses instead of hands (rulebook: money). Everything that is different about it.

Production pays out coin, and the cards go straight to the discard; purchases are paid exactly; the hand limit restricts
the factories that run; research that was produced counts, since no card of it is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.cards import MEGA_CARD, VALUE, resource_of
from ..components.colony import Colony

if TYPE_CHECKING:
    from ..state import OutpostState

FACTORIES_PER_CARD: Final = 2


def receive(state: OutpostState, colony: Colony, code: int) -> None:
    """What this card is worth; the others know what a card of its kind may be worth."""
    value = VALUE[code]
    colony.credits += value
    if code >= MEGA_CARD:
        colony.least += value
        colony.most += value
        return
    resource = resource_of(code)
    values = [VALUE[card] for card in state.rules.decks[resource]]
    colony.least += min(values)
    colony.most += max(values)
    state.discards[resource].append(code)


def prospect(state: OutpostState, colony: Colony, cards: list[int], more: list[int]) -> None:
    """Nobody would keep a lower sum of money: the lowest of the cards drawn go by themselves."""
    values = sorted([VALUE[code] for code in cards + more])
    colony.credits += sum(values[len(more) :]) - sum([VALUE[code] for code in cards])
    state.discards[resource_of(more[0])].extend(more)


def pay(colony: Colony, amount: int) -> None:
    colony.pay_out(amount)
    colony.most -= amount


def pay_everything(colony: Colony) -> None:
    """For all to see: nothing is left."""
    colony.pay_out(colony.credits)
    colony.most = 0


def most_operated(colony: Colony) -> int:
    """How many factories the hand limit lets run."""
    return FACTORIES_PER_CARD * colony.hand_limit

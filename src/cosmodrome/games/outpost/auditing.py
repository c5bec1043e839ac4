"""What must hold at any moment of a game: nothing is ever lost or made, and the totals kept beside are right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components.cards import MEGA_CARD, RESOURCES, VALUE
from .components.colony import Colony
from .components.upgrades import FIRST_KICKER, IDS

if TYPE_CHECKING:
    from .state import OutpostState


def audit(state: OutpostState) -> None:
    """Nothing is ever lost or made: cards, upgrades, and the totals the rules keep beside them."""
    _audit_cards(state)
    _audit_upgrades(state)
    for seat, colony in enumerate(state.colonies):
        _audit_colony(state, seat, colony)


def _audit_cards(state: OutpostState) -> None:
    where = [code for pile in state.decks + state.discards for code in pile]
    for colony in state.colonies:
        where.extend([code for code in colony.hand if code < MEGA_CARD])
    if state.offer[0] >= 0:
        where.append(state.offer[2])
    printed = [code for deck in state.rules.decks for code in deck]
    assert sorted(where) == sorted(printed), "production cards are missing or made up"


def _audit_upgrades(state: OutpostState) -> None:
    for kind in range(1, FIRST_KICKER):
        number = state.stock[kind] + state.market.count(kind)
        number += sum(colony.owned[kind] for colony in state.colonies)
        if state.rules.parity:
            assert 0 <= number <= 2, f"wrong number of {IDS[kind]}"
        elif state.rules.terrorism:
            assert number <= state.rules.copies[kind], f"too many {IDS[kind]}"
        else:
            assert number == state.rules.copies[kind], f"wrong number of {IDS[kind]}"
        assert state.market.count(kind) <= state.rules.cap, f"more {IDS[kind]} on sale than the cap allows"


def _audit_colony(state: OutpostState, seat: int, colony: Colony) -> None:
    who = f"seat {seat}"
    if not state.rules.money:
        assert colony.credits == sum(VALUE[code] for code in colony.hand), f"{who}: the hand is miscounted"
    assert colony.credits >= colony.least >= 0, f"{who}: the hand is worth less than it has proved"
    assert colony.hand == sorted(colony.hand), f"{who}: the hand is not in order"
    for resource, name in enumerate(RESOURCES):
        assert 0 <= colony.operated[resource] <= colony.built[resource], f"{who}: {name} factories operated"
    operators = colony.colonists + colony.usable_robots(state.rules)
    assert sum(colony.operated) <= operators, f"{who}: more factories operated than there are operators"
    for looker, code in colony.known:
        assert code in colony.hand, f"{who}: seat {looker} knows a card that is not there"

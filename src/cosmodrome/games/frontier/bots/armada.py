"""The Mars armada, laid out by the director: one rocket that takes every robonaut along, another for all the rest.

Decks may be dug through, so whatever is in them comes up. What flies best is found first, then it is waited for.
"""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Action, Choice
from ..components.cards import CARDS, DECKS, NO_ISRU, RADIATOR, REFINERY, ROBONAUT
from ..components.fuel import MOST_DRY
from ..rules import supports
from ..rules.scenarios import mars_armada
from ..state import FrontierState
from .figures import SCENARIO

MAIN: Final = 0
REST: Final = 1
"""The rockets: the one that flies, and the one that is left behind."""

_Part = tuple[int, tuple[int, ...]]
"""Its mass, and its cards."""


def laid(state: FrontierState, seat: int) -> Action:
    """The next card of the plan, robonauts first; else one that lies on top of it goes out of the way."""
    options = cast(Choice, state.decision(seat)).options
    main = state.armada[MAIN] if state.armada else ()
    if state.decks[ROBONAUT]:
        return ("lay", DECKS[ROBONAUT], MAIN)
    if main and mars_armada.is_valid(state, main):
        return mars_armada.LAUNCH
    missing = [card for card in planned(state, main) if card not in main]
    for card in missing:
        if state.decks[CARDS[card].deck][0] == card:
            return ("lay", DECKS[CARDS[card].deck], MAIN)
    if missing:
        return ("lay", DECKS[CARDS[missing[0]].deck], REST)
    return options[-1]


def planned(state: FrontierState, main: tuple[int, ...]) -> tuple[int, ...]:
    """The lightest cards that make a rocket of the one that is begun, with all that can still be drawn; () if none."""
    pool = main + tuple([card for deck in state.rules.decks for card in state.decks[deck]])
    pool = tuple([card for _, card in sorted([(_burden(state, main, card), card) for card in pool])])
    engines = _parts(state, main, pool, [card for card in pool if state.face(card).engine is not None])
    units = _parts(state, main, pool, [card for card in pool if _prospects(state, main, card)])
    plans = _joined(state, main, engines, units)
    if state.rules.armada_refineries:
        plants = _parts(state, main, pool, [card for card in pool if CARDS[card].deck == REFINERY])
        plans = _joined(state, main, plans[: int(SCENARIO["begun"])], plants)
    for _, cards in plans[: int(SCENARIO["plans"])]:
        if mars_armada.is_valid(state, main + cards):
            return cards
    return ()


def _prospects(state: FrontierState, main: tuple[int, ...], card: int) -> bool:
    """Robonauts are all aboard; anything else with ISRU would be one more to carry."""
    return card in main and state.face(card).isru != NO_ISRU


def _burden(state: FrontierState, main: tuple[int, ...], card: int) -> float:
    """The mass that it adds; radiators by what they cool."""
    if card in main:
        return -1.0
    mass = float(state.mass(card, state.faces[card]))
    return mass / max(1, state.face(card).cooling) if CARDS[card].deck == RADIATOR else mass


def _added(state: FrontierState, main: tuple[int, ...], cards: tuple[int, ...]) -> _Part:
    new = tuple([card for card in cards if card not in main])
    return sum([state.mass(card, state.faces[card]) for card in new]), new


def _parts(state: FrontierState, main: tuple[int, ...], pool: tuple[int, ...], cards: list[int]) -> list[_Part]:
    """What each of these cards would bring along to work, the lightest first."""
    found: list[_Part] = []
    for card in cards:
        some: list[_Part] = []
        for chain in supports.chains(state, pool, card, 0, state.rules.leo):
            part = _added(state, main, (card, *chain.cards, *chain.cooling))
            if part not in some:
                some.append(part)
        some.sort()
        found += some[: int(SCENARIO["chains"])]
    found.sort()
    return found


def _joined(state: FrontierState, main: tuple[int, ...], some: list[_Part], others: list[_Part]) -> list[_Part]:
    """Both together, what they share once; the lightest first."""
    aboard = sum([state.mass(card, state.faces[card]) for card in main])
    found: list[_Part] = []
    for _, cards in some:
        for _, more in others:
            part = _added(state, main, cards + tuple([card for card in more if card not in cards]))
            if aboard + part[0] <= MOST_DRY:
                found.append(part)
    found.sort()
    return found

"""What Colonization adds to a view: Bernals, laboratories, workers, Futures and the stars they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from ..components.cards import BERNAL as BERNAL_DECK
from ..components.cards import CARDS, PURPLE
from ..components.cards import FREIGHTER as FREIGHTER_DECK
from ..components.factions import NO_FACTION
from ..components.futures import FUTURES
from ..components.stack import BERNAL, ERSATZ, FREIGHTER, NOWHERE, STACKS, Stack
from ..rules import bernal, facilities, home, workers
from ..rules.futures import stars

if TYPE_CHECKING:
    from ..state import FrontierState
    from .shapes.settling import BernalView, CometView, FutureView, StarView, WorkerView


NO_DECK: Final = -1
_NAMED: Final = {FREIGHTER: FREIGHTER_DECK, BERNAL: BERNAL_DECK}
"""The decks of the cards that stacks are named after."""


def bernals(state: FrontierState, seat: int) -> list[BernalView]:
    """A player's Bernal, and the ersatz on his home orbit."""
    if not state.rules.bernal or state.players[seat].faction == NO_FACTION:
        return []
    kinds = [kind for kind in (BERNAL, ERSATZ) if facilities.bernal_space(state, seat, kind) != NOWHERE]
    return [_bernal(state, seat, kind) for kind in kinds]


def _bernal(state: FrontierState, seat: int, kind: int) -> BernalView:
    space = facilities.bernal_space(state, seat, kind)
    promoted = kind == ERSATZ or home.promoted(state, seat)
    why = None if promoted else bernal.refusal(state, seat)
    spaces = state.system.spaces
    return {
        "stack": STACKS[home.stack_of(state, seat) if kind == BERNAL else kind],
        "space": spaces[space].id,
        "promoted": promoted,
        "lacks": None if why is None else (why.reason, why.params),
        "home": space == home.orbit(state, seat),
        "dirtsides": [spaces[site].id for site in facilities.dirtsides(state, seat, kind)],
        "hydration": facilities.hydration(state, seat) if kind == BERNAL else 0,
        "lab": space in facilities.labs(state, seat),
    }


def labs(state: FrontierState) -> list[int]:
    """The sites whose factories are laboratories."""
    owners = sorted(set(state.factories.values()))
    return [site for seat in owners for site in facilities.labs(state, seat) if site in state.factories]


def push_sites(state: FrontierState) -> list[int]:
    """The sites whose factories are push factories."""
    sites = [(number, state.system.spaces[number].site) for number in state.factories]
    return [number for number, site in sites if site is not None and "push" in site.icons]


def promoted(state: FrontierState, stack: Stack, kind: int) -> bool:
    """Whether what a stack is named after shows its better side."""
    if kind == ERSATZ:
        return True
    return any(state.faces[card] == PURPLE for card in stack.cards if CARDS[card].deck == _NAMED.get(kind, NO_DECK))


def at_work(state: FrontierState, seat: int) -> list[WorkerView]:
    """The colonists who could work for a player, and those who have."""
    if seat < 0:
        return []
    return [
        {
            "card": CARDS[card].id,
            "rested": workers.rested(state, card),
            "water": workers.cost(state, seat, card),
        }
        for card in workers.colonists(state, seat)
    ]


def futures(state: FrontierState, seat: int) -> list[FutureView]:
    """How far a player is with the Futures that his cards bear."""
    return cast("list[FutureView]", stars.progress(state, seat))


def taken(state: FrontierState) -> list[StarView]:
    """The stars in the order in which they were taken."""
    return [
        {
            "seat": star.seat,
            "future": FUTURES[star.future].id,
            "failed": star.failed,
            "points": stars.points_of(state, place),
        }
        for place, star in enumerate(state.stars)
    ]


def comets(state: FrontierState) -> list[CometView]:
    return [
        {
            "seat": comet.seat,
            "future": FUTURES[comet.future].id,
            "site": state.system.spaces[comet.site].id,
            "years": comet.year + FUTURES[comet.future].years - state.year,
        }
        for comet in state.announced
    ]

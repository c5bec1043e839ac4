"""A Future that the director can reach: a comet thrown at Venus or at Earth.

All of it comes together in one place. A Bernal that has landed on an own comet is a laboratory there; the colonist who
bears the Future has come along in it, and the factory makes the thruster. No die is rolled for it, only years pass.
"""

from __future__ import annotations

from typing import Final

from ..components.cards import CARDS, COLONIST, GW_THRUSTER, PURPLE
from ..components.futures import COLONIST_FUTURE, FUTURES, NO_FUTURE
from ..components.solar_system import ANY_SEASON, LETTERS
from ..components.stack import BERNAL
from ..rules import home, supports
from ..rules.futures import stars
from ..state import FrontierState
from . import expansion
from .figures import AMBITION

NONE: Final = -1
FARTHEST: Final = "jupiter"
"""The zone beyond which no Bernal is brought."""

BEARERS: Final = tuple(
    [
        card.number
        for card in CARDS
        if card.deck == COLONIST
        and card.face(PURPLE).future != NO_FUTURE
        and FUTURES[card.face(PURPLE).future].years > 0
    ]
)
THRUSTERS: Final = tuple([card.number for card in CARDS if card.deck == GW_THRUSTER and not card.face(PURPLE).therms])
"""Those that need no cooling once they are promoted."""


def wanted(state: FrontierState, seat: int) -> bool:
    """Whether there is time for it, and all that it takes is played with."""
    rules = state.rules
    if not (expansion.open_to(state) and rules.bernal and rules.colonist and rules.gigawatt and rules.endgame):
        return False
    return rules.years - state.year >= AMBITION["years"] and not stars.has_star(state, seat, COLONIST_FUTURE)


def suits(state: FrontierState, number: int) -> bool:
    """Whether a site is a comet near enough that makes a thruster."""
    space = state.system.spaces[number]
    if space.site is None or space.site.synodic == ANY_SEASON or space.site.size > 1:
        return False
    zones = [zone.name for zone in state.system.zones]
    return space.zone <= zones.index(FARTHEST) and bool(_made_of(LETTERS.index(space.site.letter)))


def _made_of(letter: int) -> list[int]:
    return [card for card in THRUSTERS if CARDS[card].letter == letter]


def site(state: FrontierState, seat: int) -> int:
    """The own comet that is to be thrown, or `NONE`: where the Bernal is, else any."""
    if not wanted(state, seat):
        return NONE
    own = [
        number
        for number, owner in state.factories.items()
        if owner == seat and number not in state.hijacked and suits(state, number)
    ]
    there = home.space_of(state, seat)
    return there if there in own else own[0] if own else NONE


def hoped_for(state: FrontierState, seat: int) -> bool:
    """Whether there is time to find a comet: who bears the Future is kept for it already."""
    return wanted(state, seat) and state.rules.years - state.year >= AMBITION["years_to_search"]


def attraction(state: FrontierState, seat: int, number: int) -> float:
    """What a claim on a site is worth for it, in points: nothing once there is a comet."""
    if not hoped_for(state, seat) or seat not in state.factories.values() or not suits(state, number):
        return 0.0
    return AMBITION["comet"] if site(state, seat) == NONE else 0.0


def thrusters(state: FrontierState, comet: int) -> list[int]:
    """What a comet's factory makes to throw it."""
    found = state.system.spaces[comet].site
    return [] if found is None else _made_of(LETTERS.index(found.letter))


def aboard(state: FrontierState, seat: int, cards: tuple[int, ...]) -> list[int]:
    """Those of these cards that are in the Bernal."""
    return [card for card in state.stack(seat, BERNAL).cards if card in cards]


def sorts(state: FrontierState, comet: int) -> int:
    """The supports that its thruster needs."""
    found = 0
    for thruster in thrusters(state, comet)[:1]:
        for need in CARDS[thruster].face(PURPLE).needs:
            found |= need.sorts
    return found


def power(state: FrontierState, seat: int) -> list[int]:
    """The cards in the Bernal that power it far from the Sun, and the thruster as well; none: they do not suffice."""
    cards = home.powering(state, state.stack(seat, BERNAL).cards)
    wanted = sorts(state, site(state, seat))
    for card in cards:
        if state.face(card).supplies & wanted:
            for chain in supports.chains(state, cards, card):
                if not supports.by_sunlight(state, chain) and not state.face(card).solar:
                    return [card, *chain.cards, *chain.cooling]
    return []


def reserved(state: FrontierState, seat: int) -> list[int]:
    """The cards in the Bernal that no rocket takes along: what powers it, and what the Future takes."""
    if not state.stack(seat, BERNAL).there:
        return []
    if site(state, seat) == NONE:
        return aboard(state, seat, BEARERS) if hoped_for(state, seat) else []
    return aboard(state, seat, BEARERS) + aboard(state, seat, THRUSTERS) + power(state, seat)

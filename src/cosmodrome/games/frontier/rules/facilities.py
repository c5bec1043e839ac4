"""What a factory is besides: dirtsides, laboratories and push factories (rulebook: facilities; seed 14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.factions import FACTIONS, PUSH_FACTORY
from ..components.nearness import adjacent_sites
from ..components.solar_system import ANY_SEASON
from ..components.stack import BERNAL, ERSATZ
from . import home, isru, science

if TYPE_CHECKING:
    from ..state import FrontierState


def dirtsides(state: FrontierState, seat: int, kind: int = BERNAL) -> list[int]:
    """The own factories next to a Bernal, or where it stands; a synodic comet only where it has landed."""
    stack = state.players[seat].stacks[kind]
    if not state.rules.bernal or not stack.there:
        return []
    around = [site for site in adjacent_sites(state.system, stack.space) if not _synodic(state, site)]
    return [site for site in (*around, stack.space) if state.factories.get(site) == seat]


def _synodic(state: FrontierState, number: int) -> bool:
    site = state.system.spaces[number].site
    return site is not None and site.synodic != ANY_SEASON


def hydration(state: FrontierState, seat: int) -> int:
    """The water of all dirtsides of a Bernal."""
    total = 0
    for number in dirtsides(state, seat):
        site = isru.site_at(state, number)
        total += 0 if site is None else site.hydration
    return total


# laboratories


def labs(state: FrontierState, seat: int) -> list[int]:
    """The spaces in which this player has a laboratory: factories on TNO science sites, and promoted Bernals with a
    dirtside on a science site."""
    found = [site for site, owner in state.factories.items() if owner == seat and is_tno(state, site)]
    for kind in (BERNAL, ERSATZ):
        space = state.players[seat].stacks[kind].space
        grounds = dirtsides(state, seat, kind) if home.promoted_at(state, seat, space) else []
        if any(science.is_science(state, site) for site in grounds):
            found.append(space)
    return sorted(set(found))


def lab_owners(state: FrontierState, space: int) -> list[int]:
    """The players with a laboratory in a space."""
    return [seat for seat in range(state.seats) if space in labs(state, seat)]


def is_tno(state: FrontierState, number: int) -> bool:
    """Whether a space is a science site of a trans-Neptunian object."""
    site = state.system.spaces[number].site
    return site is not None and "tno" in site.icons


# push factories


def push_factories(state: FrontierState, seat: int) -> int:
    """How many push factories this player has: on Mercury, Venus and Io; green has one in its promoted Bernal too."""
    number = 0
    for place, owner in state.factories.items():
        site = state.system.spaces[place].site
        if owner == seat and site is not None and "push" in site.icons:
            number += 1
    return number + (1 if _bernal_pushes(state, seat) else 0)


def _bernal_pushes(state: FrontierState, seat: int) -> bool:
    if FACTIONS[state.players[seat].faction].bernal_privilege != PUSH_FACTORY or not home.promoted(state, seat):
        return False
    at_home = state.players[seat].stacks[BERNAL].space == home.orbit(state, seat)
    return at_home or bool(dirtsides(state, seat))

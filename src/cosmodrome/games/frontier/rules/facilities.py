"""What a factory is besides: dirtsides, laboratories and push factories (rulebook: facilities; seed 14.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.factions import FACTIONS, PUSH_FACTORY
from ..components.grant import PUSH
from ..components.nearness import adjacent_sites
from ..components.solar_system import ANY_SEASON, LETTERS
from ..components.stack import BERNAL, ERSATZ, NOWHERE
from . import home, isru, science

if TYPE_CHECKING:
    from ..state import FrontierState


DARK: Final = "ceres"
DARK_WITH_PUSH: Final = "uranus"
"""The zone from which on sunlight powers no Bernal that sets out; and with the help of a push factory."""


# dirtsides


def dirtsides(state: FrontierState, seat: int, kind: int = BERNAL) -> list[int]:
    """The own factories next to a Bernal or the ersatz, and where it is; synodic comets only where it has landed."""
    space = bernal_space(state, seat, kind)
    if space == NOWHERE:
        return []
    around = [site for site in adjacent_sites(state.system, space) if not _synodic(state, site)]
    return [site for site in (*around, space) if state.factories.get(site) == seat]


def bernal_space(state: FrontierState, seat: int, kind: int) -> int:
    """Where a player's Bernal, or the ersatz, is."""
    return home.space_of(state, seat) if kind == BERNAL else state.stack(seat, kind).space


def bernals_above(state: FrontierState, seat: int, site: int) -> list[int]:
    """The stacks of Bernals of which a factory is a dirtside: what it makes can be sent up there."""
    found: list[int] = []
    if not state.rules.bernal:
        return found
    if site in dirtsides(state, seat):
        found.append(home.stack_of(state, seat))
    if site in dirtsides(state, seat, ERSATZ):
        found.append(ERSATZ)
    return found


def letters(state: FrontierState, sites: list[int]) -> list[int]:
    """The letters of these sites."""
    found: list[int] = []
    for number in sites:
        site = isru.site_at(state, number)
        if site is not None:
            found.append(LETTERS.index(site.letter))
    return found


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
        space = bernal_space(state, seat, kind)
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
    return number + (FACTIONS[state.players[seat].faction].bernal_amount if _bernal_pushes(state, seat) else 0)


def _bernal_pushes(state: FrontierState, seat: int) -> bool:
    """The promoted Bernal of the faction with this privilege, at home or with a dirtside; the ersatz is at home."""
    if not home.privileged(state, seat, PUSH_FACTORY):
        return False
    if state.stack(seat, ERSATZ).there or home.space_of(state, seat) == home.orbit(state, seat):
        return True
    return bool(dirtsides(state, seat))


def is_pushed(state: FrontierState, seat: int) -> bool:
    """Whether a push factory helps this player's Bernal: one of his own, or of somebody who allows it."""
    if push_factories(state, seat):
        return True
    return seat == state.active and any(
        grant.what == PUSH and push_factories(state, grant.owner) > 0 for grant in state.grants
    )


def sunlit(state: FrontierState, seat: int) -> bool:
    """Whether sunlight can power this player's Bernal on a move that starts where it is (seed 19.5)."""
    zones = [zone.name for zone in state.system.zones]
    dark = zones.index(DARK_WITH_PUSH if is_pushed(state, seat) else DARK)
    return state.system.spaces[home.space_of(state, seat)].zone < dark

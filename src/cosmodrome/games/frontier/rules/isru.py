"""Digging and prospecting units: how good they are where they stand (rulebook: cards, refuel, prospect)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from ..components.abilities import (
    AEROSTAT_ISRU,
    AEROSTAT_WATER,
    ANY_PLATFORM,
    BEAMED_ISRU,
    COMET_BONUS,
    DOUBLE_REFUEL,
    ISRU_BONUS,
    LETTER_BONUS,
    PROSPECT_BONUS,
    RAYGUN_BONUS,
    REFUEL_PLUS,
    SELF_ANY_PLATFORM,
    Ability,
)
from ..components.cards import BUGGY, MISSILE, RAYGUN
from ..components.nearness import adjacent_sites
from ..components.solar_system import ANY_SEASON, LETTERS, Site, SolarSystem
from . import abilities, regimes, supports

if TYPE_CHECKING:
    from ..state import FrontierState

HERE: Final = -1
"""The site that a unit stands on."""


def site_at(state: FrontierState, space: int) -> Site | None:
    """The site that a space is, if it is one of which anything is left."""
    return state.system.spaces[space].site if space >= 0 and space not in state.destroyed else None


@cache
def sites_beside(system: SolarSystem, space: int) -> tuple[int, ...]:
    """The sites adjacent to a space, looked up once."""
    return tuple(adjacent_sites(system, space))


def has_atmosphere(site: Site) -> bool:
    return "atmosphere" in site.icons


def in_clouds(state: FrontierState, space: int) -> bool:
    """Whether a site floats in the clouds of a planet."""
    return "aerostat" in state.system.spaces[space].id


def _sum_of(found: list[Ability], kind: int) -> int:
    return sum([ability.amount for ability in found if ability.kind == kind])


def isru_of(state: FrontierState, seat: int, unit: int, space: int, target: int) -> int:
    """How dry a site may be for a unit that stands in this space."""
    face = state.face(unit)
    found = abilities.at(state, seat, space)
    isru = face.isru - _sum_of(found, ISRU_BONUS)
    if in_clouds(state, target):
        isru -= _sum_of(found, AEROSTAT_ISRU)
    if face.ability(BEAMED_ISRU) is not None and regimes.has_beam(state, seat):
        isru -= 1
    return max(0, isru)


def platforms_of(state: FrontierState, seat: int, unit: int, space: int) -> int:
    """The platforms on which a unit in this space prospects, as a mask of PLATFORMS."""
    printed = state.face(unit).platforms
    versatile = abilities.has(state, unit, SELF_ANY_PLATFORM) is not None
    if versatile or any(ability.kind == ANY_PLATFORM for ability in abilities.at(state, seat, space)):
        return printed | MISSILE | BUGGY | RAYGUN
    return printed


def hydration_of(state: FrontierState, seat: int, space: int, target: int) -> int:
    """How wet a site is for units of this player that stand in this space."""
    site = site_at(state, target)
    if site is None:
        return -1
    if not in_clouds(state, target):
        return site.hydration
    wet = site.hydration
    for ability in abilities.at(state, seat, space):
        if ability.kind == AEROSTAT_WATER and (target == space or target in sites_beside(state.system, space)):
            wet = max(wet, ability.amount)
    return wet


def tanks_from(state: FrontierState, seat: int, unit: int, space: int, target: int = HERE) -> int:
    """What a unit brings in one operation out of the site it stands on, or another; 0: the site is too dry."""
    site = space if target == HERE else target
    wet = hydration_of(state, seat, space, site)
    isru = isru_of(state, seat, unit, space, site)
    if isru > wet:
        return 0
    tanks = 1 + wet - isru
    found = abilities.at(state, seat, space)
    if any(ability.kind == DOUBLE_REFUEL for ability in found):
        tanks *= 2
    return tanks + _sum_of(found, REFUEL_PLUS)


def best_unit(state: FrontierState, seat: int, space: int, target: int = HERE) -> tuple[int, int]:
    """The unit in a space that brings most out of a site, and how many tanks; -1 and 0: none brings any."""
    best = (-1, 0)
    for unit in supports.isru_units(state, seat, space):
        tanks = tanks_from(state, seat, unit, space, target)
        if tanks > best[1]:
            best = (unit, tanks)
    return best


def prospect_bonus(state: FrontierState, seat: int, platform: int, space: int, target: int) -> int:
    """What is taken off each roll for this site."""
    site = site_at(state, target)
    if site is None:
        return 0
    found = abilities.at(state, seat, space)
    bonus = _sum_of(found, PROSPECT_BONUS)
    letter = LETTERS.index(site.letter)
    bonus += sum([each.amount for each in found if each.kind == LETTER_BONUS and each.letter == letter])
    if site.synodic != ANY_SEASON:
        bonus += _sum_of(found, COMET_BONUS)
    if platform == RAYGUN:
        bonus += _sum_of(found, RAYGUN_BONUS)
    return bonus

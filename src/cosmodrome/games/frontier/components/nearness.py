"""What lies next to what: adjacent spaces and sites (rulebook: adjacent)."""

from __future__ import annotations

from .solar_system import BURN, CRASH, SITE, SolarSystem, Space


def adjacent(system: SolarSystem, space: int) -> list[int]:
    """The spaces next to this one, in order.

    Passed over are landers, one at most on a way, and crash spaces that are no burns. One-way paths, which aerobrakes
    lie on, and buggy roads make nothing adjacent.
    """
    found: list[int] = []
    todo: list[tuple[int, bool]] = [(space, False)]
    seen = {(space, False)}
    while todo:
        here, lander = todo.pop()
        for way in system.ways[here]:
            if way.one_way or way.to == space:
                continue
            to = system.spaces[way.to]
            if not passed_over(to):
                if way.to not in found:
                    found.append(way.to)
                continue
            after = (way.to, lander or to.lander != "")
            if (to.lander == "" or not lander) and after not in seen:
                seen.add(after)
                todo.append(after)
    return sorted([other for other in found if not _by_road(system, space, other)])


def _by_road(system: SolarSystem, one: int, other: int) -> bool:
    """Whether a buggy road joins two sites: then no lander between them makes them adjacent (seed Z)."""
    return any(one in road and other in road for road in system.roads)


def passed_over(space: Space) -> bool:
    """Whether a space comes between two others without parting them."""
    return space.lander != "" or (space.hazard == CRASH and space.kind != BURN)


def adjacent_sites(system: SolarSystem, space: int) -> list[int]:
    """Where factories would be dirtsides of a Bernal here."""
    return [each for each in adjacent(system, space) if system.spaces[each].kind == SITE]


def hydration_around(system: SolarSystem, space: int) -> int:
    """The hydration of all sites next to this space."""
    total = 0
    for number in adjacent_sites(system, space):
        site = system.spaces[number].site
        if site is not None:
            total += site.hydration
    return total

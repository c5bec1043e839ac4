"""The map as the client draws it: what the rules know of each space, and where it lies in our layout."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..components.solar_system import ANY_SEASON, HAZARDS, KINDS, SEASONS, THRUST, Link, Site, SolarSystem, Space
from . import physics
from .layout import Layout, layout

if TYPE_CHECKING:
    from .shapes.views import LinkReference, MapReference, SiteReference, SpaceReference


def map_reference(system: SolarSystem) -> MapReference:
    drawn = layout(system)
    return {
        "profile": system.profile,
        "sun": drawn.sun,
        "zones": [
            {"name": zone.name, "solar": zone.solar, "sunlight": zone.sunlight, "ring": ring}
            for zone, ring in zip(system.zones, drawn.rings, strict=True)
        ],
        "spaces": [_space(space, drawn) for space in system.spaces],
        "links": [_link(link, bends) for link, bends in zip(system.links, drawn.bends, strict=True)],
        "roads": [list(road) for road in system.roads],
        "bodies": [
            {"name": body.name, "x": body.place[0], "y": body.place[1], "radius": body.radius} for body in drawn.bodies
        ],
    }


def _season(season: int) -> str | None:
    return None if season == ANY_SEASON else SEASONS[season]


def _site(site: Site) -> SiteReference:
    return {
        "body": site.body,
        "size": site.size,
        "letter": site.letter,
        "hydration": site.hydration,
        "icons": list(site.icons),
        "synodic": _season(site.synodic),
        "group": site.group,
        "physics": physics.of_site(site),
    }


def _space(space: Space, drawn: Layout) -> SpaceReference:
    return {
        "id": space.id,
        "name": space.site.name if space.site is not None else space.label,
        "kind": KINDS[space.kind],
        "zone": space.zone,
        "x": drawn.places[space.number][0],
        "y": drawn.places[space.number][1],
        "side": drawn.sides[space.number],
        "cost": space.cost,
        "lander": space.lander != "",
        "stopping": space.stopping,
        "hazard": HAZARDS[space.hazard],
        "flyby": space.flyby,
        "bonus": None if space.bonus == THRUST else space.bonus,
        "season": _season(space.season),
        "home": space.home,
        "inspiration": space.inspiration,
        "site": None if space.site is None else _site(space.site),
    }


def _link(link: Link, bends: list[tuple[int, int]]) -> LinkReference:
    return {
        "id": link.id,
        "start": link.start,
        "end": link.end,
        "start_line": link.start_line,
        "end_line": link.end_line,
        "one_way": link.one_way,
        "bends": [each for point in bends for each in point],
    }

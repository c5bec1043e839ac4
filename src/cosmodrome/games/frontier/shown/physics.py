"""Orders of magnitude of cards and sites, in words (rulebook: physics)."""

from __future__ import annotations

from ....kernel import Message
from ..components.cards import Engine, Face
from ..components.physics import EXHAUST, PHYSICS
from ..components.solar_system import Site


def of_face(face: Face, advanced: bool) -> list[Message]:
    """The mass of a side in tonnes, the force of its engine, and how fast its exhaust is."""
    mass = face.mass if advanced else face.base_mass
    found: list[Message] = [("physics-mass", {"tonnes": mass * PHYSICS["mass_tonnes"]})]
    if face.engine is not None:
        found.append(("physics-thrust", {"kilonewtons": _doubled(PHYSICS["thrust_newtons"], face.engine.thrust)}))
        seconds = EXHAUST.get(_consumption(face.engine))
        if seconds is not None:
            found.append(("physics-exhaust", {"seconds": seconds}))
    return found


def of_site(site: Site) -> Message:
    """How heavy things are on a world of its size."""
    return "physics-gravity", {"milligee": _doubled(PHYSICS["gravity_microgee"], site.size)}


def _doubled(thousandths: int, points: int) -> str:
    """What doubles with every point, from thousandths for 1 to whole units, as it is written."""
    return f"{thousandths * 2 ** (points - 1) / 1000:g}"


def _consumption(engine: Engine) -> str:
    return str(engine.consumption) if engine.per == 1 else f"{engine.consumption}/{engine.per}"

"""What moves a stack: its engines with their net thrust, part by part, and the move that is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ..components.cards import CARDS
from ..components.move import NO_ENGINE
from ..rules import flight, thrust
from ..rules.thrust import Setting

if TYPE_CHECKING:
    from ..state import FrontierState
    from .shapes.travels import Standing, ThrustParts
    from .shapes.views import EngineView, MoveView


def engines(state: FrontierState, seat: int, kind: int) -> list[EngineView]:
    """Every engine of a stack that could move it from here, with each choice of supports, lit and unlit."""
    return [_engine(setting) for setting in thrust.settings(state, seat, state.stack(seat, kind))]


def _engine(setting: Setting) -> EngineView:
    craft = setting.craft
    return {
        "card": CARDS[setting.engine].id,
        "supports": [CARDS[card].id for card in setting.chain.cards],
        "cooling": [CARDS[card].id for card in setting.chain.cooling],
        "afterburn": setting.lit,
        "thrust": cast("ThrustParts", setting.net.as_dict()),
        "consumption": (craft.consumption, craft.per),
        "solar": craft.solar,
    }


def move(state: FrontierState) -> MoveView | None:
    """The craft that is on its way now."""
    found = state.move
    if found is None:
        return None
    standing = cast("Standing", flight.standing(state, found, found.place))
    return {
        **standing,
        "engine": None if found.engine == NO_ENGINE else CARDS[found.engine].id,
        "supports": [CARDS[card].id for card in found.supports],
        "inspirations": found.triangles,
        "flown": [state.system.spaces[number].id for number in found.place.flown],
    }

"""Science sites: which there are. Eureka is one in doubt until somebody lands there (rulebook: prospect, points)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..components.naming import space_message
from ..components.tables import figure

if TYPE_CHECKING:
    from ..state import FrontierState

EUREKA: Final = "site.eureka"
NOT_SEEN: Final = 0
SCIENCE: Final = 1
NO_SCIENCE: Final = 2

DIE: Final = 6
NO_SCIENCE_DIE: Final = figure("movement", "eureka_die")


def is_science(state: FrontierState, number: int) -> bool:
    """Whether a space is a science site, of trans-Neptunian objects or other."""
    space = state.system.spaces[number]
    if space.site is None or (space.id == EUREKA and state.eureka == NO_SCIENCE):
        return False
    return "science" in space.site.icons or "tno" in space.site.icons


def landed(state: FrontierState, seat: int, number: int) -> None:
    """Whoever lands on Eureka first finds out at once what it is."""
    if state.eureka != NOT_SEEN or state.system.spaces[number].id != EUREKA:
        return
    die = state.dice.roll(DIE)
    state.eureka = NO_SCIENCE if die <= NO_SCIENCE_DIE else SCIENCE
    if state.journal is not None:
        told = {"seat": seat, "space": space_message(state.system, number), "die": die}
        state.tell("finds-science" if state.eureka == SCIENCE else "finds-no-science", told)

"""The grand tour: claims all over the Solar System (rulebook: grand-tour; seed V9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...components.pieces import BUSTED
from ...components.scenarios import SCENARIOS
from .. import facilities, points, science
from .scenario import ByPoints, Progress

if TYPE_CHECKING:
    from ...state import FrontierState

FIGURES: Final = SCENARIOS["grand_tour"].figures
CLAIM: Final = FIGURES["claim_points"]
UNCOUNTED: Final = ("factories", "letters", "stars")


class GrandTour(ByPoints):
    __slots__ = ()

    def turn_over(self, state: FrontierState, seat: int) -> None:
        if not state.ending and all(each.have >= each.want for each in self.course(state)):
            state.ending = True
            if state.journal is not None:
                state.tell("grand-tour-over", {})

    def points(self, state: FrontierState, seat: int) -> list[int]:
        """A claim brings the more, the farther it is: one in each zone, and those on science sites."""
        found = points.points(state, seat)
        found[points.SOURCES.index("claims")] = _claims(state, seat)
        for source in UNCOUNTED:
            found[points.SOURCES.index(source)] = 0
        return found

    def course(self, state: FrontierState) -> list[Progress]:
        """The end of the game, which everybody brings nearer."""
        claimed = [site for site, owner in state.claims.items() if owner != BUSTED]
        zones = {state.system.spaces[site].zone for site in claimed}
        far = [site for site in claimed if facilities.is_tno(state, site)]
        return [
            Progress("zones", len(zones), len(state.system.zones)),
            Progress("tno-claims", len(far), FIGURES[f"tno_claims_{state.seats}"]),
        ]


def _claims(state: FrontierState, seat: int) -> int:
    total = 0
    seen: list[int] = []
    for site, owner in state.claims.items():
        zone = state.system.spaces[site].zone
        if owner != seat or (zone in seen and not science.is_science(state, site)):
            continue
        if not science.is_science(state, site):
            seen.append(zone)
        total += CLAIM + abs(state.system.zones[zone].solar)
    return total

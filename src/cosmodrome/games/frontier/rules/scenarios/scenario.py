"""What a scenario can change: hooks that the chapters call (rulebook: scenarios; seed V).

Without a scenario they do nothing. What a scenario adds to a turn are activities of its own; what it changes in figures
or in the map is said in `options.Rules`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from .. import points

if TYPE_CHECKING:
    from ...state import FrontierState


class Progress(NamedTuple):
    """How far somebody is on the way to the goal: `scenario-needs-WHAT` says it."""

    what: str
    have: int
    want: int
    """0: the more the better."""
    limit: bool = False
    """It runs out: to reach it is no success."""


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioRules:
    __slots__ = ()

    def begin(self, state: FrontierState) -> None:
        """All have their factions; the first turn is to come."""
        return

    def entered(self, state: FrontierState, seat: int, kind: int, space: int) -> None:
        """A craft of this player has come into a space on its way."""
        return

    def arrived(self, state: FrontierState, seat: int) -> None:
        """A craft of this player has ended its move."""
        return

    def operation_begun(self, state: FrontierState) -> None:
        """Somebody works in this turn."""
        return

    def turn_over(self, state: FrontierState, seat: int) -> None:
        return

    def year_over(self, state: FrontierState) -> None:
        """All have had their turn, and the sun has moved on."""
        return

    def points(self, state: FrontierState, seat: int) -> list[int]:
        """What a player has, by SOURCES."""
        return points.points(state, seat)

    def winners(self, state: FrontierState) -> list[int]:
        return points.winners(state, [sum(self.points(state, seat)) for seat in range(state.seats)])

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        """How far a player is."""
        return []

    def course(self, state: FrontierState) -> list[Progress]:
        """How far all are together, or how near the end is."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class ByPoints(ScenarioRules):
    """A scenario that changes figures and activities, and is won by the most points."""

    __slots__ = ()

    def progress(self, state: FrontierState, seat: int) -> list[Progress]:
        return [Progress("points", sum(self.points(state, seat)), 0)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Contest(ScenarioRules):
    """A scenario that is won or lost by what happens, not by points: `state.victors` have won."""

    __slots__ = ()

    def points(self, state: FrontierState, seat: int) -> list[int]:
        found = [0] * len(points.SOURCES)
        found[points.SOURCES.index("goal")] = 1 if seat in state.victors else 0
        return found

    def winners(self, state: FrontierState) -> list[int]:
        return list(state.victors)


PLAIN: Final = ScenarioRules()

"""The options of Galaxy Trucker. The rulebook's section `options` argues every default."""

from __future__ import annotations

from typing import Final

from ...kernel import SEATS, Option, Relation, Value
from .resolved import SCHEDULES

ON_OFF: Final[tuple[Value, ...]] = (False, True)
TIMERS: Final[tuple[Value, ...]] = (45, 60, 90, 120)
USUAL_TIMER: Final = 90
_OTHER_TIMERS: Final[tuple[Value, ...]] = tuple([seconds for seconds in TIMERS if seconds != USUAL_TIMER])

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", ("classic",), "classic", "overview"),
    Option("rounds", tuple(SCHEDULES), "1-3", "short-game"),
    Option("test_flight", ON_OFF, False, "test-flight"),
    # real time is the game; programs are kept to a steady pace by `policy` for the clock, so that they play it as well
    Option("building", ("real_time", "turns"), "real_time", "building-turns", group="building"),
    Option("timer", TIMERS, USUAL_TIMER, "timer", group="building"),
    Option("build_check", ("strict", "warn", "authentic"), "strict", "inspection", group="building"),
    Option("forecast", ("normal", "better"), "normal", "better-forecast", group="variants"),
    Option("teams", ("none", "teams", "expert"), "none", "teams", group="variants"),
    # where the rules are silent or the figures uncertain
    Option("late_peek", ON_OFF, False, "peeking", group="building"),
    Option("planets_order", ("last_first", "leader_first"), "last_first", "planets", group="flight"),
    Option("bank", ("limited", "unlimited"), "limited", "goods", group="flight"),
)

RELATIONS: Final[tuple[Relation, ...]] = (
    Relation("timer-in-real-time", "timer", _OTHER_TIMERS, "building", ("real_time",)),
    Relation("teams-of-four", "teams", ("teams", "expert"), SEATS, (4,)),
)

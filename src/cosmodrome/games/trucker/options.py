"""The options of Galaxy Trucker. The rulebook's section `options` argues every default."""

from __future__ import annotations

from typing import Final

from ...kernel import Option, Value
from .rules import SCHEDULES

ON_OFF: Final[tuple[Value, ...]] = (False, True)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("edition", ("classic",), "classic", "overview"),
    Option("rounds", tuple(SCHEDULES), "1-3", "short-game"),
    Option("test_flight", ON_OFF, False, "test-flight"),
    # real time is the game; programs are kept to a steady pace by `policy` for the clock, so that they play it as well
    Option("building", ("real_time", "turns"), "real_time", "building-turns"),
    Option("timer", (45, 60, 90, 120), 90, "timer"),
    Option("build_check", ("strict", "warn", "authentic"), "strict", "inspection"),
    Option("forecast", ("normal", "better"), "normal", "better-forecast"),
    Option("teams", ("none", "teams", "expert"), "none", "teams"),
    # where the rules are silent or the figures uncertain
    Option("late_peek", ON_OFF, False, "peeking"),
    Option("planets_order", ("last_first", "leader_first"), "last_first", "planets"),
    Option("bank", ("limited", "unlimited"), "limited", "goods"),
)

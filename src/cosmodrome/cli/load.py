"""How the server does under load, as a table: a line per figure, a column per variant."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..text import Catalogue, Plain

if TYPE_CHECKING:
    from ..arena.load import Figures, Shared

MOST_FAULTS = 10
"""So many faults are shown."""

FIGURES: dict[str, Callable[[Figures], float]] = {
    "sockets": lambda found: found.sockets,
    "actions": lambda found: round(found.full.per_second),
    "full-p50": lambda found: round(found.full.p50, 1),
    "full-p99": lambda found: round(found.full.p99, 1),
    "half": lambda found: round(found.half.per_second),
    "half-p50": lambda found: round(found.half.p50, 1),
    "half-p99": lambda found: round(found.half.p99, 1),
    "server-cpu": lambda found: round(found.full.server_cpu, 2),
    "echo-cpu": lambda found: round(found.echo_cpu, 3),
    "echoes": lambda found: round(found.echoes, 1),
    "client-cpu": lambda found: round(found.full.client_cpu, 2),
    "memory": lambda found: round(found.table_bytes / 1024),
    "left": lambda found: round(found.left_bytes / 1024, 1),
    "stored": lambda found: found.stored,
    "ended": lambda found: found.ended,
    "rated": lambda found: found.rated,
    "late": lambda found: found.late,
    "faults": lambda found: len(found.faults),
}
"""Their messages are `cli-load-NAME`."""

MOST_SHARED = 1.3
"""So many times what an action costs one process it may cost several together, so that cores add up."""

AT_LEAST = {"actions": 1000.0}
AT_MOST = {"half-p99": 100.0, "echoes": 3.0, "faults": 0.0}


def table(results: list[Figures], catalogue: Catalogue) -> list[str]:
    rows = [[catalogue.say("cli-load", {"tables": results[0].tables}), *(found.variant for found in results)]]
    for name, figure in FIGURES.items():
        label = catalogue.say(f"cli-load-{name}")
        rows.append([label, *(_cell(name, figure(found), catalogue) for found in results)])
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    for found in results:
        lines += [
            catalogue.say("cli-load-fault", {"variant": Plain(found.variant), "fault": Plain(fault)})
            for fault in found.faults[:MOST_FAULTS]
        ]
    return lines


def sharing(found: Shared, catalogue: Catalogue) -> list[str]:
    """What an action costs one process and several, and how many times more that is."""
    key = "cli-shared-reached" if found.ratio <= MOST_SHARED else "cli-shared-missed"
    said = {"variant": Plain(found.variant), "processes": found.processes, "tables": found.tables}
    costs = ("alone", "together", "led", "database_alone", "database_together")
    figures = {name.replace("_", "-"): round(getattr(found, name), 2) for name in costs}
    return [
        catalogue.say("cli-shared", {**said, **figures}),
        catalogue.say(key, {"ratio": round(found.ratio, 2), "routed": round(found.routed, 2), "goal": MOST_SHARED}),
        *(
            catalogue.say("cli-load-fault", {"variant": Plain(found.variant), "fault": Plain(fault)})
            for fault in found.faults[:MOST_FAULTS]
        ),
    ]


def _cell(name: str, value: float, catalogue: Catalogue) -> str:
    """The value, and whether it is what was aimed for."""
    if name in AT_LEAST:
        reached, goal = value >= AT_LEAST[name], AT_LEAST[name]
    elif name in AT_MOST:
        reached, goal = value <= AT_MOST[name], AT_MOST[name]
    else:
        return catalogue.say("cli-value", {"value": value})
    key = "cli-load-reached" if reached else "cli-load-missed"
    return catalogue.say(key, {"value": value, "goal": round(goal)})

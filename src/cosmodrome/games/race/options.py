"""The options of Race for the Galaxy, and what follows from them (rulebook: options)."""

from __future__ import annotations

from typing import Final

from ...kernel import SEATS, Option, Relation, Scenario, Value, scenario_option
from .components.cards import EXPANSIONS, SETS, SETUP
from .components.mat import ANY_WORLD, LEVELS, WORLDS, set_of

ON_OFF: Final[tuple[Value, ...]] = (False, True)
REBEL: Final[tuple[Value, ...]] = ("rebel", "rebel_only")
"""The expansions with the cards of Rebel vs Imperium."""

SCENARIOS: Final[tuple[Scenario, ...]] = (
    Scenario("rebel_vs_imperium", "scenario", (2, 2), {"takeovers": True, "start": "random", "draft": False}),
)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("expansion", EXPANSIONS, "base", "overview"),
    Option("goals", ON_OFF, True, "goals", {"base": False, "rebel_only": False}),
    Option("takeovers", ON_OFF, False, "takeovers"),
    Option("advanced", ON_OFF, False, "two-players"),
    Option("start", ("random", "preset"), "random", "presets", group="start"),
    Option("draft", ON_OFF, False, "draft", group="start"),
    scenario_option(SCENARIOS, "scenario", "start"),
    Option("difficulty", tuple(LEVELS), "medium", "solitaire", group="solitaire"),
    Option("robot", (ANY_WORLD, *WORLDS), ANY_WORLD, "robot-worlds", group="solitaire"),
)


def _with_robot(*boxes: str) -> tuple[Value, ...]:
    """The expansions that one can play alone, with the cards of these boxes."""
    alone = [expansion for expansion in EXPANSIONS if SETUP["players"][expansion][0] == 1]
    return tuple([expansion for expansion in alone if set(boxes) <= set(SETS[expansion])])


RELATIONS: Final[tuple[Relation, ...]] = (
    Relation("scenario-needs-rebel", "scenario", ("rebel_vs_imperium",), "expansion", REBEL),
    Relation("goals-need-storm", "goals", (True,), "expansion", ("storm", "rebel")),
    Relation("takeovers-need-rebel", "takeovers", (True,), "expansion", REBEL),
    Relation("takeovers-need-others", "takeovers", (True,), SEATS, tuple(range(2, 7))),
    Relation("two-actions-for-two", "advanced", (True,), SEATS, (1, 2)),
    Relation("draft-needs-others", "draft", (True,), SEATS, tuple(range(2, 7))),
    Relation("draft-or-preset", "draft", (True,), "start", ("random",)),
    Relation("robot-for-one", "difficulty", ("easy", "hard"), SEATS, (1,)),
    Relation("robot-for-one", "robot", tuple(WORLDS), SEATS, (1,)),
    Relation("robot-needs-storm", "difficulty", ("easy", "hard"), "expansion", _with_robot()),
    Relation("robot-needs-storm", "robot", tuple(WORLDS), "expansion", _with_robot()),
    *[Relation("world-in-its-box", "robot", (world,), "expansion", _with_robot(set_of(world))) for world in WORLDS],
)


class Rules:
    """What the options mean together. Whoever plays alone plays against the Robot: with two actions, without goals."""

    expansion: str
    solitaire: bool
    level: str
    robot: str
    """The start world of the Robot."""
    goals: bool
    scenario: bool
    takeovers: bool
    advanced: bool
    draft: bool
    preset: bool
    colours: bool
    """Everybody is dealt a red and a blue start world, and keeps one."""
    __slots__ = tuple(__annotations__)

    def __init__(self, options: dict[str, Value], seats: int) -> None:
        self.expansion = str(options["expansion"])
        self.solitaire = seats == 1
        self.level = str(options["difficulty"])
        self.robot = str(options["robot"])
        self.goals = bool(options["goals"]) and not self.solitaire
        self.scenario = options["scenario"] == "rebel_vs_imperium"
        self.takeovers = bool(options["takeovers"])
        self.advanced = bool(options["advanced"]) or self.solitaire
        self.draft = bool(options["draft"])
        self.preset = options["start"] == "preset"
        self.colours = not self.scenario and not self.preset and (self.expansion == "rebel" or self.draft)


def seat_counts(options: dict[str, Value]) -> range:
    """As many as the boxes have cards for."""
    expansion = str(options["expansion"])
    least, most = SETUP["players"][expansion]
    if options["draft"]:
        most = min(most, SETUP["draft"]["most"][expansion])
    if options["start"] == "preset":
        most = min(most, len(presets(expansion)))
    return range(least, most + 1)


def presets(expansion: str) -> list[dict[str, object]]:
    """The first hands whose cards are there."""
    printed: list[dict[str, object]] = SETUP["preset"]
    return printed if expansion in ("storm", "rebel") else printed[:4]

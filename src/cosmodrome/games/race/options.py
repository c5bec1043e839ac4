"""The options of Race for the Galaxy, and what follows from them (rulebook: options)."""

from __future__ import annotations

from typing import Final

from ...kernel import Option, Value
from .components.cards import EXPANSIONS, SETS, SETUP
from .components.mat import ANY_WORLD, LEVELS, WORLDS, set_of

ON_OFF: Final[tuple[Value, ...]] = (False, True)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("expansion", EXPANSIONS, "base", "overview"),
    Option("goals", ON_OFF, True, "goals", {"base": False, "rebel_only": False}),
    Option("takeovers", ON_OFF, False, "takeovers"),
    Option("advanced", ON_OFF, False, "two-players"),
    Option("start", ("random", "preset"), "random", "presets"),
    Option("draft", ON_OFF, False, "draft"),
    Option("scenario", ON_OFF, False, "scenario"),
    Option("difficulty", tuple(LEVELS), "medium", "solitaire"),
    Option("robot", (ANY_WORLD, *WORLDS), ANY_WORLD, "robot-worlds"),
)


class Rules:
    """What the options mean together. An option that has no place in a game changes nothing.

    There are goal tiles only with The Gathering Storm, and takeovers only with Rebel vs Imperium. The scenario has its
    own start worlds and always takeovers; it comes before the draft, and both before the preset hands. Whoever plays
    alone plays against the Robot: with two actions, and without goals.
    """

    __slots__ = (
        "advanced",
        "colours",
        "draft",
        "expansion",
        "goals",
        "level",
        "preset",
        "robot",
        "scenario",
        "solitaire",
        "takeovers",
    )

    def __init__(self, options: dict[str, Value], seats: int) -> None:
        self.expansion = str(options["expansion"])
        rebel = self.expansion in ("rebel", "rebel_only")
        self.solitaire = seats == 1
        self.level = str(options["difficulty"])
        self.robot = str(options["robot"])
        """The start world of the Robot."""
        self.goals = bool(options["goals"]) and self.expansion in ("storm", "rebel") and not self.solitaire
        self.scenario = bool(options["scenario"]) and rebel
        self.takeovers = rebel and (bool(options["takeovers"]) or self.scenario)
        self.advanced = bool(options["advanced"]) or self.solitaire
        self.draft = bool(options["draft"]) and not self.scenario
        self.preset = options["start"] == "preset" and not self.scenario and not self.draft
        self.colours = not self.scenario and not self.preset and (self.expansion == "rebel" or self.draft)
        """Everybody is dealt a red and a blue start world, and keeps one."""


def seat_counts(options: dict[str, Value]) -> range:
    least, most = SETUP["players"][str(options["expansion"])]
    rules = Rules(options, most)
    if rules.takeovers or rules.draft or not _has_robot(rules):
        least = max(2, least)
    if rules.scenario or rules.advanced:
        most = 2
    if rules.draft:
        most = min(most, SETUP["draft"]["most"][rules.expansion])
    if rules.preset:
        most = min(most, len(presets(rules.expansion)))
    return range(least, most + 1)


def _has_robot(rules: Rules) -> bool:
    """Whether the Robot can start with the world that was asked for."""
    return rules.robot == ANY_WORLD or set_of(rules.robot) in SETS[rules.expansion]


def presets(expansion: str) -> list[dict[str, object]]:
    """The first hands whose cards are there."""
    printed: list[dict[str, object]] = SETUP["preset"]
    return printed if expansion in ("storm", "rebel") else printed[:4]

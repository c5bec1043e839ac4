"""The options of Race for the Galaxy, and what follows from them (rulebook: options)."""

from __future__ import annotations

from typing import Final

from ...kernel import Option, Value
from .cards import EXPANSIONS, SETUP

ON_OFF: Final[tuple[Value, ...]] = (False, True)

OPTIONS: Final[tuple[Option, ...]] = (
    Option("expansion", EXPANSIONS, "base", "overview"),
    Option("goals", ON_OFF, True, "goals", {"base": False, "rebel_only": False}),
    Option("takeovers", ON_OFF, False, "takeovers"),
    Option("advanced", ON_OFF, False, "two-players"),
    Option("start", ("random", "preset"), "random", "presets"),
    Option("draft", ON_OFF, False, "draft"),
    Option("scenario", ON_OFF, False, "scenario"),
)


class Rules:
    """What the options mean together. An option that has no place in a game changes nothing.

    There are goal tiles only with The Gathering Storm, and takeovers only with Rebel vs Imperium. The scenario has its
    own start worlds and always takeovers; it comes before the draft, and both before the preset hands.
    """

    __slots__ = ("advanced", "colours", "draft", "expansion", "goals", "preset", "scenario", "takeovers")

    def __init__(self, options: dict[str, Value]) -> None:
        self.expansion = str(options["expansion"])
        rebel = self.expansion in ("rebel", "rebel_only")
        self.goals = bool(options["goals"]) and self.expansion in ("storm", "rebel")
        self.scenario = bool(options["scenario"]) and rebel
        self.takeovers = rebel and (bool(options["takeovers"]) or self.scenario)
        self.advanced = bool(options["advanced"])
        self.draft = bool(options["draft"]) and not self.scenario
        self.preset = options["start"] == "preset" and not self.scenario and not self.draft
        self.colours = not self.scenario and not self.preset and (self.expansion == "rebel" or self.draft)
        """Everybody is dealt a red and a blue start world, and keeps one."""


def seat_counts(options: dict[str, Value]) -> range:
    rules = Rules(options)
    least, most = SETUP["players"][rules.expansion]
    if rules.scenario or rules.advanced:
        most = 2
    if rules.draft:
        most = min(most, SETUP["draft"]["most"][rules.expansion])
    if rules.preset:
        most = min(most, len(presets(rules.expansion)))
    return range(least, most + 1)


def presets(expansion: str) -> list[dict[str, object]]:
    """The first hands whose cards are there."""
    printed: list[dict[str, object]] = SETUP["preset"]
    return printed if expansion in ("storm", "rebel") else printed[:4]

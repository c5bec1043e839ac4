"""What the scenarios are made of: seats, figures and places (seed V)."""

from __future__ import annotations

from typing import Final

from .reading import BadData, Entry, parse, text_of
from .sources import Mark, marks_of

_FIGURES: Final[dict[str, tuple[str, ...]]] = {
    "werners_dream": ("start_age", "last_age", "self_promotion_water"),
    "space_race": (),
    "alien_invasion": ("alien_price", "points_s_factory", "points_rabbithole"),
    "fall_of_hermes": (
        "years",
        "sector_years",
        "yellow_entries",
        "rockets",
        "top_card_water",
        "bottom_card_water",
        "black_side_water",
        "un_water",
        "prc_cards",
    ),
    "mars_armada": ("burns", "landing_steps", "free_landing_thrust"),
    "quick_game": ("standstill_water", "top_card_water", "bottom_card_water", "start_cards"),
    "red_giant": ("sunlight", "dryness", "colony_points"),
    "grand_tour": ("claim_points", "tno_claims_2", "tno_claims_3", "tno_claims_4", "tno_claims_5"),
}


class ScenarioTable:
    __slots__ = ("figures", "id", "least", "marks", "most", "sites")

    id: str
    least: int
    most: int
    """How many can play."""
    figures: dict[str, int]
    sites: list[str]
    marks: dict[str, Mark]


def read(text: str) -> dict[str, ScenarioTable]:
    """The scenarios by their ids."""
    found: dict[str, ScenarioTable] = {}
    for entry in parse(text, "scenarios.toml").blocks("scenario", "id"):
        scenario = _scenario(entry)
        if scenario.id in found:
            raise BadData(f"{entry.where}: it is there twice")
        found[scenario.id] = scenario
    for id in _FIGURES:
        if id not in found:
            raise BadData(f"scenarios.toml: `{id}` is missing; allowed: {', '.join(_FIGURES)}, each once")
    return found


def _scenario(entry: Entry) -> ScenarioTable:
    scenario = ScenarioTable()
    scenario.id = entry.text("id")
    if scenario.id not in _FIGURES:
        raise entry.wrong("id", scenario.id, ", ".join(_FIGURES))
    seats = entry.integers("seats", 1, 5)
    if len(seats) != 2 or seats[0] > seats[1]:
        raise entry.wrong("seats", seats, "the least and the most players")
    scenario.least = seats[0]
    scenario.most = seats[1]
    figures = entry.table("figures")
    scenario.figures = {name: figures.integer(name, 1, 99) for name in _FIGURES[scenario.id]}
    figures.finish()
    scenario.sites = entry.texts("sites")
    scenario.marks = marks_of(entry)
    entry.finish()
    return scenario


SCENARIOS: Final = read(text_of("scenarios.toml"))

"""Options: what each edition presets, and what is refused."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.options import OPTIONS
from cosmodrome.kernel import BadSetup

from .positions import (
    GAME,
    new,
)

PRESETS = {
    # option: classic, expert, stronghold
    "kicker": (False, False, False),
    "mega": (False, False, True),
    "weightless": ("none", "research_microbiotics", "research_microbiotics"),
    "overbidding": (False, False, False),
    "terrorism": (False, False, False),
    "availability": ("normal", "normal", "normal"),
    "copies": (0, 0, 0),
    "money": (False, False, False),
    "internalising": (True, True, True),
    "action_order": ("free", "free", "steps"),
    "bid_order": ("purchase", "purchase", "clockwise"),
    "assignment": ("after_actions", "after_actions", "in_turn"),
    "robot_limit": ("none", "colonists", "colonists"),
    "robots_in_special": (False, False, False),
    "capped_roll": ("reroll", "reroll", "reroll"),
    "unmanned_cost": ("not_counted", "not_counted", "counted"),
    "era_latched": (True, True, True),
    "era_fallback": (False, False, True),
    "discount_timing": ("immediate", "immediate", "immediate"),
    "iou": ("note", "note", "cards"),
    "after_lost_auction": ("full_turn", "full_turn", "full_turn"),
    "trader_per": ("card", "card", "card"),
    "trader_choice": ("target", "target", "target"),
}


@pytest.mark.parametrize(("place", "edition"), list(enumerate(["classic", "expert", "stronghold"])))
def test_an_edition_sets_all_the_others(place: int, edition: str) -> None:
    options = new(4, edition=edition).options
    assert options == {"edition": edition, **{name: values[place] for name, values in PRESETS.items()}}


def test_the_edition_of_2011_is_the_default() -> None:
    assert new(4).options["edition"] == "stronghold"


def test_an_option_given_goes_before_the_edition() -> None:
    state = new(4, edition="classic", weightless="research", mega=True)
    assert state.options["weightless"] == "research"
    assert state.rules.mega != [0] * 9


@pytest.mark.parametrize(("edition", "least", "most"), [("classic", 2, 8), ("expert", 2, 8), ("stronghold", 2, 9)])
def test_seat_counts(edition: str, least: int, most: int) -> None:
    """1991, 2.4: eight purchase order cards; 2011, contents: nine."""
    for seats in range(least, most + 1):
        new(seats, edition=edition).audit()
    for seats in (least - 1, most + 1):
        with pytest.raises(BadSetup, match=f"{seats} seats; with these options it takes {least} to {most}"):
            GAME.new(seats, edition=edition)


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown option 'diplomacy'; there are: edition, kicker"):
        GAME.new(4, diplomacy=True)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_an_unknown_value_is_refused(option: object) -> None:
    name = str(getattr(option, "name", ""))
    with pytest.raises(BadSetup, match=f"option {name}: 'often' is not one of"):
        GAME.new(4, **{name: "often"})

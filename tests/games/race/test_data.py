"""The data files hold the printed cards and tiles."""

from __future__ import annotations

import pytest

from cosmodrome.games.race.components.cards import CARDS, DECKS, IDS, KIND, START, cost_table
from cosmodrome.games.race.rules import goals

PRINTED = {
    "development": [0, 23, 12, 10, 11, 2, 22, 0, 0, 0],
    "civil": [3, 11, 17, 15, 5, 6, 4, 1, 0, 0],
    "military": [0, 11, 9, 6, 3, 4, 2, 1, 1, 1],
}
"""The table in the booklet of Rebel vs Imperium, for all cards together."""


def test_costs_and_defences_are_as_printed() -> None:
    assert cost_table("rebel") == PRINTED


@pytest.mark.parametrize(("expansion", "cards"), [("base", 114), ("storm", 136), ("rebel", 180), ("rebel_only", 158)])
def test_totals(expansion: str, cards: int) -> None:
    assert len(DECKS[expansion]) == cards
    assert len(set(DECKS[expansion])) == cards


def test_every_card_has_its_own_name() -> None:
    assert len(set(IDS)) == len(IDS) == 151


def test_the_gambling_world_is_replaced() -> None:
    old, new = IDS.index("gambling_world_base"), IDS.index("gambling_world_rvi")
    for expansion, deck in DECKS.items():
        kinds = [KIND[card] for card in deck]
        rebel = expansion.startswith("rebel")
        assert (kinds.count(old), kinds.count(new)) == ((0, 1) if rebel else (1, 0))


@pytest.mark.parametrize(("expansion", "numbers"), [("base", 5), ("storm", 9), ("rebel", 12), ("rebel_only", 8)])
def test_start_worlds(expansion: str, numbers: int) -> None:
    starts = [START[KIND[card]] for card in DECKS[expansion] if START[KIND[card]] >= 0]
    assert len(set(starts)) == len(starts) == numbers


def test_a_third_research_labs() -> None:
    labs = IDS.index("research_labs")
    assert [KIND[card] for card in DECKS["rebel"]].count(labs) == 3


def test_goal_tiles() -> None:
    assert (len(goals.tiles("storm", True)), len(goals.tiles("storm", False))) == (6, 4)
    assert (len(goals.tiles("rebel", True)), len(goals.tiles("rebel", False))) == (9, 6)


def test_powers_are_listed_in_the_order_of_the_phases() -> None:
    phases = ["explore", "develop", "settle", "trade", "consume", "produce", "end"]
    for card in CARDS:
        order = [phases.index(power["phase"]) for power in card.get("powers", ())]
        assert order == sorted(order), card["id"]


def test_only_developments_of_cost_6_score_for_others() -> None:
    for card in CARDS:
        if "scores" in card:
            assert card["type"] == "development"
            assert card["cost"] == 6
            assert "vp" not in card

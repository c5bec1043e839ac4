"""The figures: decks, factories, upgrades and kickers as the documents and the agreed sources give them."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.components.cards import AVERAGE, DECKS, INDEX, MEGA, RESOURCES, VALUE, resource_of
from cosmodrome.games.outpost.components.upgrades import ERA, FIGURES, FIRST_KICKER, IDS, KINDS, NUMBER
from cosmodrome.games.outpost.options import Rules

from .positions import (
    EDITIONS,
    iou,
    mega,
    new,
)

SIZES = {
    "classic": [26, 38, 53, 34, 16, 23, 14, 12, 12],
    "stronghold": [36, 39, 53, 34, 16, 23, 14, 12, 12],
}
UPGRADES = [
    # id, era, cost in 1991, cost in 2011, points
    ("data_library", 1, 15, 15, 1),
    ("warehouse", 1, 25, 25, 1),
    ("heavy_equipment", 1, 30, 30, 1),
    ("nodule", 1, 25, 25, 2),
    ("scientists", 2, 40, 40, 2),
    ("orbital_lab", 2, 50, 50, 3),
    ("robots", 2, 50, 50, 3),
    ("laboratory", 2, 100, 80, 5),
    ("ecoplants", 2, 50, 30, 5),
    ("outpost", 2, 100, 100, 5),
    ("space_station", 3, 120, 120, 10),
    ("planetary_cruiser", 3, 160, 160, 15),
    ("moon_base", 3, 200, 200, 20),
    ("ice_prospector", 1, 10, 10, 1),
    ("robot_prototype", 1, 10, 10, 0),
    ("smelter", 1, 30, 30, 1),
    ("wily_trader", 1, 10, 10, 1),
    ("launch_facility", 2, 75, 75, 2),
    ("merchant_house", 2, 60, 60, 1),
    ("new_chemicals_prototype", 2, 60, 60, 0),
    ("refinery", 2, 60, 60, 1),
    ("biosphere", 3, 250, 250, 25),
]
FACTORIES = [
    # resource, cost in 1991, cost in 2011, points
    ("ore", 10, 10, 1),
    ("water", 20, 20, 1),
    ("titanium", 30, 30, 2),
    ("research", 40, 30, 2),
    ("new_chemicals", 60, 60, 3),
]


def rules_of(edition: str) -> Rules:
    return new(4, edition=edition).rules


@pytest.mark.parametrize(("decks", "total"), [("classic", 228), ("stronghold", 239)])
def test_decks_have_the_printed_totals(decks: str, total: int) -> None:
    """1991, clarification in 2.6: 228 cards; 2011, contents: 239."""
    assert [len(deck) for deck in DECKS[decks]] == SIZES[decks]
    assert sum(SIZES[decks]) == total


@pytest.mark.parametrize("decks", ["classic", "stronghold"])
def test_decks_have_the_printed_averages(decks: str) -> None:
    assert AVERAGE == [3, 7, 10, 13, 17, 20, 30, 40, 50]
    for deck, average in zip(DECKS[decks], AVERAGE, strict=True):
        mean = sum(VALUE[code] for code in deck) / len(deck)
        assert mean == pytest.approx(average, abs=0.08), "only the 38 water cards of 1991 are a little off"


def test_expert_plays_the_figures_of_2011_with_the_decks_of_1991() -> None:
    assert rules_of("expert").decks == rules_of("classic").decks
    assert rules_of("expert").figures is rules_of("stronghold").figures


def test_mega_cards_are_worth_more_than_four_average_cards() -> None:
    """1991, 12.1: water 30 for 28; titanium 44 for 40, new chemicals 88 for 80."""
    assert {name: MEGA[resource] for resource, name in enumerate(RESOURCES) if MEGA[resource]} == {
        "water": 30,
        "titanium": 44,
        "new_chemicals": 88,
    }
    assert all(value > 4 * average for value, average in zip(MEGA, AVERAGE, strict=True) if value)


def test_cards_say_what_they_are_worth() -> None:
    assert (RESOURCES[resource_of(207)], VALUE[207]) == ("water", 7)
    assert (RESOURCES[resource_of(mega("titanium"))], VALUE[mega("titanium")]) == ("titanium", 44)
    assert (RESOURCES[resource_of(iou("moon_ore", 3))], VALUE[iou("moon_ore", 3)]) == ("moon_ore", 150)


@pytest.mark.parametrize(("name", "era", "classic", "stronghold", "points"), UPGRADES)
def test_upgrade_costs_and_points(name: str, era: int, classic: int, stronghold: int, points: int) -> None:
    kind = NUMBER[name]
    assert ERA[kind] == era
    assert FIGURES["classic"].cost[kind] == classic
    assert FIGURES["stronghold"].cost[kind] == stronghold
    for figures in FIGURES.values():
        special = figures.factory_vp[figures.special.index(kind)] if kind in figures.special else 0
        assert figures.vp[kind] + special == points


def test_the_table_of_upgrades_is_complete() -> None:
    assert IDS[1:] == [row[0] for row in UPGRADES]
    assert FIRST_KICKER == 14 and KINDS == 23


def test_kickers_by_era() -> None:
    """2011, Kicker: nine types, a single one of them in era III."""
    eras = [ERA[kind] for kind in range(FIRST_KICKER, KINDS)]
    assert [eras.count(era) for era in (1, 2, 3)] == [4, 4, 1]


@pytest.mark.parametrize(("resource", "classic", "stronghold", "points"), FACTORIES)
def test_factory_costs_and_points(resource: str, classic: int, stronghold: int, points: int) -> None:
    """1991, 5.1 and 8.2.2; 2011, step 2."""
    place = INDEX[resource]
    assert FIGURES["classic"].factory_cost[place] == classic
    assert FIGURES["stronghold"].factory_cost[place] == stronghold
    assert [figures.factory_vp[place] for figures in FIGURES.values()] == [points, points]


def test_discounts() -> None:
    """1991, 2.6 and 8.1.3; 2011, step 1. Only Heavy Equipment on Outpost differs."""
    expected = {
        ("data_library", "scientists"): 10,
        ("data_library", "laboratory"): 10,
        ("heavy_equipment", "warehouse"): 5,
        ("heavy_equipment", "nodule"): 5,
        ("ecoplants", "outpost"): 10,
        ("smelter", "robots"): 5,
        ("launch_facility", "space_station"): 30,
        ("launch_facility", "planetary_cruiser"): 30,
        ("launch_facility", "moon_base"): 30,
    }
    for edition, on_outpost in (("classic", 10), ("stronghold", 15)):
        found = {
            (IDS[owned], IDS[bought]): amount
            for owned, row in enumerate(FIGURES[edition].discounts)
            for bought, amount in row
        }
        assert found == {**expected, ("heavy_equipment", "outpost"): on_outpost}


@pytest.mark.parametrize(("edition", "more"), [("classic", 3), ("expert", 5), ("stronghold", 5)])
def test_warehouse_and_outpost_raise_the_hand_limit(edition: str, more: int) -> None:
    figures = rules_of(edition).figures
    assert {IDS[kind]: figures.hand[kind] for kind in range(KINDS) if figures.hand[kind]} == {
        "warehouse": more,
        "outpost": more,
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_raises_the_support_limit(edition: str) -> None:
    figures = rules_of(edition).figures
    assert {IDS[kind]: figures.support[kind] for kind in range(KINDS) if figures.support[kind]} == {
        "nodule": 3,
        "outpost": 5,
        "biosphere": 5,
    }

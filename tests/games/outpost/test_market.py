"""Phase 2: replacement and eras (rulebook: market, market-cap, eras, era-fallback, limited-availability, kicker)."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.components.upgrades import IDS, NUMBER

from .positions import (
    EDITIONS,
    done,
    hold_worth,
    kickers_on_sale,
    new,
    next_round,
    next_turns,
    on_sale,
    own,
    play_until,
    position,
    put_on_sale,
    reach,
    sell_out,
    win,
)

ERA_1 = ("data_library", "warehouse", "heavy_equipment", "nodule")
ERA_2 = ("scientists", "orbital_lab", "robots", "laboratory", "ecoplants", "outpost")


# what comes


def test_unsold_upgrades_stay() -> None:
    """1991, 6.1 and 2011, phase 2: only what was bought is replaced."""
    state = position(4)
    put_on_sale(state, "nodule", "nodule", "warehouse")
    next_round(state, rolls=[1])
    assert on_sale(state) == ["data_library", "warehouse", "nodule", "nodule"]
    next_round(state)
    assert on_sale(state) == ["data_library", "warehouse", "nodule", "nodule"]


@pytest.mark.parametrize(
    ("points", "rolls", "expected"),
    [
        (3, [1, 4], ["data_library", "nodule"]),
        (10, [1, 10], ["data_library", "outpost"]),
        (40, [1, 12], ["warehouse", "moon_base"]),
    ],
)
def test_the_die_of_the_era(points: int, rolls: list[int], expected: list[str]) -> None:
    """1991, 6.2 and 2011, phase 2: d4, d10, d12 plus 1."""
    state = position(2)
    put_on_sale(state)
    reach(state, 0, points)
    next_round(state, rolls)
    assert on_sale(state) == expected


def test_an_exhausted_type_gives_way_to_the_next_lower_one() -> None:
    """1991, 6.2.1: down until one is found."""
    state = position(4, "classic")
    put_on_sale(state, "heavy_equipment", "nodule", "heavy_equipment")
    sell_out(state, "heavy_equipment", "warehouse", "nodule", to=[0, 1, 2, 3])
    next_round(state, rolls=[4])
    assert on_sale(state) == ["data_library", "heavy_equipment", "heavy_equipment", "nodule"]


def test_down_to_zero_the_die_is_rolled_again() -> None:
    """1991, 6.2.1: nothing lower is left."""
    state = position(4, "classic")
    put_on_sale(state, "heavy_equipment", "nodule", "heavy_equipment")
    sell_out(state, "data_library", "warehouse", to=[0, 1, 2, 3])
    next_round(state, rolls=[2, 1, 4])
    assert on_sale(state) == ["heavy_equipment", "heavy_equipment", "nodule", "nodule"]


@pytest.mark.parametrize("seats", range(2, 10))
def test_a_type_is_on_sale_at_most_half_as_often_as_there_are_players(seats: int) -> None:
    """1991, 6.2.2 and 2011, phase 2."""
    state = position(seats, copies=9)
    put_on_sale(state)
    cap = seats // 2
    others = [1, 2, 3] * cap
    next_round(state, rolls=[4] * (cap + 3) + others[: seats - cap])
    assert state.market.count(4) == cap


@pytest.mark.parametrize(("capped_roll", "rolls"), [("reroll", [4, 4, 3]), ("next_lower", [4])])
def test_a_type_at_its_cap(capped_roll: str, rolls: list[int]) -> None:
    """1991, 6.2.2: roll again; one example of 2011 takes the next lower type instead."""
    state = position(4, capped_roll=capped_roll)
    put_on_sale(state, "warehouse", "nodule", "nodule")
    next_round(state, rolls)
    assert on_sale(state) == ["warehouse", "heavy_equipment", "nodule", "nodule"]


@pytest.mark.parametrize(("capped_roll", "rolls"), [("reroll", [4, 4, 1]), ("next_lower", [4])])
def test_stepping_down_to_a_type_at_its_cap(capped_roll: str, rolls: list[int]) -> None:
    """2011, phase 2: roll again if the next lower type would be too many."""
    state = position(4, capped_roll=capped_roll)
    put_on_sale(state, "warehouse", "heavy_equipment", "heavy_equipment")
    sell_out(state, "nodule", to=[0, 1, 2])
    own(state, 3, "warehouse", "warehouse")
    assert state.stock[NUMBER["heavy_equipment"]] == 1
    next_round(state, rolls)
    assert on_sale(state) == ["data_library", "warehouse", "heavy_equipment", "heavy_equipment"]


@pytest.mark.parametrize("edition", ["classic", "stronghold"])
def test_the_market_stays_short_when_nothing_more_may_come(edition: str) -> None:
    """2011, phase 2: stop when all that is legal has been placed; Classic would roll for ever."""
    state = position(4, edition)
    put_on_sale(state, "nodule", "nodule")
    sell_out(state, "data_library", "warehouse", "heavy_equipment", to=[0, 1, 2, 3])
    assert state.stock[NUMBER["nodule"]] == 1 and max(state.scores) < 10
    next_round(state)
    assert on_sale(state) == ["nodule", "nodule"]


def test_data_library_in_era_three_only_by_stepping_down() -> None:
    """d12 plus 1 begins at 2: only an exhausted Warehouse leads to the Data Library."""
    state = position(4, "classic")
    put_on_sale(state, "moon_base", "moon_base", "outpost")
    sell_out(state, "warehouse", to=[1, 2, 3])
    reach(state, 0, 30)
    next_round(state, rolls=[1])
    assert "data_library" in on_sale(state)


# eras


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("points", "era"), [(9, 1), (10, 2), (29, 2)])
def test_era_two_begins_at_ten_points(edition: str, points: int, era: int) -> None:
    """1991, 6.2 and 2011, phase 2."""
    state = position(4, edition)
    reach(state, 2, points)
    next_round(state)
    assert state.era == era


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_era_three_of_1991_begins_at_thirty_points(seats: int) -> None:
    """1991, 6.2."""
    state = position(seats, "classic")
    reach(state, 1, 30)
    next_round(state)
    assert state.era == 3


def test_the_era_is_looked_at_only_when_the_market_is_replaced() -> None:
    """1991, 6.2: points reached in a turn change nothing before the next phase 2."""
    state = position(2)
    reach(state, 0, 10)
    done(state, 0)
    assert state.era == 1
    done(state, 1)
    assert state.era == 2


@pytest.mark.parametrize(("era_latched", "era"), [(True, 2), (False, 1)])
def test_an_era_that_has_begun(era_latched: bool, era: int) -> None:
    """2011: an era starts once somebody has the points; 1991 can be read so that the die follows the leader."""
    state = position(2, era_latched=era_latched, era_fallback=False)
    reach(state, 0, 12)
    next_round(state)
    assert state.era == 2
    play_until(state, "turns")
    reach(state, 0, 9)
    next_round(state)
    assert state.era == era


@pytest.mark.parametrize(("era_fallback", "era"), [(True, 2), (False, 1)])
def test_an_era_sold_out(era_fallback: bool, era: int) -> None:
    """2011, phase 2: the second round in a row that starts with all of 1-4 bought begins era II."""
    state = position(5, era_fallback=era_fallback)
    put_on_sale(state)
    sell_out(state, *ERA_1, to=range(5))
    next_round(state)
    assert state.era == 1
    next_round(state)
    assert state.era == era
    assert len(on_sale(state)) == (5 if era_fallback else 0)


@pytest.mark.parametrize("era_latched", [True, False])
def test_an_era_sold_out_stays_so(era_latched: bool) -> None:
    """2011, phase 2: the third round in a row that starts so is no worse than the second."""
    state = position(5, era_latched=era_latched)
    put_on_sale(state)
    sell_out(state, *ERA_1, to=range(5))
    for era in (1, 2, 2, 2):
        next_round(state)
        assert state.era == era


def test_era_two_sold_out() -> None:
    """2011, phase 2: the same for 1-10 and era III."""
    state = position(5)
    put_on_sale(state)
    sell_out(state, *ERA_1, *ERA_2, to=range(5))
    state.era = 2
    assert max(state.scores) < 30
    next_round(state)
    assert (state.era, on_sale(state)) == (2, [])
    next_round(state, rolls=[10, 11, 12, 10, 11])
    assert state.era == 3
    assert on_sale(state) == ["space_station"] * 2 + ["planetary_cruiser"] * 2 + ["moon_base"]


def test_an_upgrade_on_the_market_puts_the_fallback_off() -> None:
    """2011, phase 2: all must have been bought, not merely placed."""
    state = position(5)
    put_on_sale(state, "nodule")
    sell_out(state, *ERA_1, to=range(5))
    for _ in range(3):
        next_round(state)
        assert state.era == 1


def test_the_two_rounds_must_be_in_a_row() -> None:
    """2011, phase 2: "a second successive round"."""
    state = position(5)
    put_on_sale(state, "nodule")
    sell_out(state, *ERA_1, to=range(5))
    kept = state.market
    state.market = []
    state.colonies[0].owned[NUMBER["nodule"]] += 1
    next_round(state)
    assert state.era == 1
    state.market = kept
    state.colonies[0].owned[NUMBER["nodule"]] -= 1
    next_round(state)
    assert state.era == 1
    own(state, 0, "nodule")
    next_round(state)
    assert state.era == 1, "the count begins anew"
    next_round(state)
    assert state.era == 2


# limited availability


def test_limited_availability_leaves_places_empty() -> None:
    """1991, method 1: a roll for an exhausted type brings nothing, and is not rolled again."""
    state = position(4, "classic", availability="limited")
    put_on_sale(state, "nodule", "warehouse")
    sell_out(state, "heavy_equipment", to=[0, 1, 2])
    next_round(state, rolls=[3, 3])
    assert on_sale(state) == ["warehouse", "nodule"]
    next_round(state, rolls=[3, 1])
    assert on_sale(state) == ["data_library", "warehouse", "nodule"]


def test_limited_availability_still_rolls_again_at_the_cap() -> None:
    """1991, method 1 changes what exhausted types do, nothing else."""
    state = position(4, "classic", availability="limited")
    put_on_sale(state, "warehouse", "nodule", "nodule")
    next_round(state, rolls=[4, 3])
    assert on_sale(state) == ["warehouse", "heavy_equipment", "nodule", "nodule"]


def test_few_copies_make_a_short_market() -> None:
    """1991, method 2: with one copy of each type, four types are all era I has."""
    state = new(6, edition="classic", copies=1)
    assert on_sale(state) == list(ERA_1)
    next_round(state)
    assert on_sale(state) == list(ERA_1)


# kickers


def test_no_kickers_without_the_expansion() -> None:
    state = new(4)
    assert state.kickers == [] and state.kicker_pile == []


def test_kickers_come_besides_the_market() -> None:
    """2011, Kicker: as many upgrades as players, and the kicker slots besides."""
    for edition, seats in (("stronghold", 9), ("classic", 8)):
        state = new(seats, edition=edition, kicker=True)
        assert len(state.market) == seats and all(kind <= 13 for kind in state.market)
        assert len(state.kickers) == 3 and all(kind >= 14 for kind in state.kickers)


def test_an_empty_kicker_slot_is_filled_from_the_pile() -> None:
    """2011, Kicker, replacing: with a kicker of the same era, while there are any."""
    state = position(4, kicker=True)
    for left in (2, 1, 0):
        kicker = kickers_on_sale(state)[0]
        hold_worth(state, state.order[0], 50)
        win(state, state.order[0], kicker, 30 if kicker == "smelter" else 10)
        assert kickers_on_sale(state) == []
        next_turns(state)
        assert len(state.kickers) == 1 and len(state.kicker_pile) == left
    hold_worth(state, state.order[0], 50)
    win(state, state.order[0], kickers_on_sale(state)[0], 30)
    next_round(state)
    assert state.era == 1 and state.kickers == [] and state.kicker_pile == []


def test_a_new_era_clears_the_kickers() -> None:
    """2011, Kicker, replacing: slots and pile of the old era go back to the box; unsold ones do not stay."""
    state = position(4, kicker=True)
    before = kickers_on_sale(state)
    next_turns(state)
    assert kickers_on_sale(state) == before
    reach(state, 0, 10)
    next_round(state)
    second = [IDS[kind] for kind in state.kickers + state.kicker_pile]
    assert sorted(second) == ["launch_facility", "merchant_house", "new_chemicals_prototype", "refinery"]


def test_kickers_have_no_say_in_the_fallback() -> None:
    """2011, Kicker, replacing: neither their presence nor their absence matters."""
    state = position(5, kicker=True)
    put_on_sale(state, "ice_prospector", "ice_prospector")
    sell_out(state, *ERA_1, to=range(5))
    next_round(state)
    assert state.era == 1 and state.kickers
    next_round(state)
    assert state.era == 2

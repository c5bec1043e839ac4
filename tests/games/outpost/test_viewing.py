"""What a seat may know (rulebook: no-trading)."""

from __future__ import annotations

import json

import pytest

from cosmodrome.games.outpost.components.upgrades import IDS
from cosmodrome.games.outpost.rules import market
from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.kernel import Dice

from .positions import (
    act,
    done,
    duel,
    hold,
    iou,
    mega,
    new,
    next_round,
    own,
    position,
    put_on_sale,
    seen,
    sell_out,
    settle,
)

# views


def test_values_in_hand_are_secret() -> None:
    """1991, 7.4 and 2011, phase 3."""
    state = duel()
    assert seen(state, 1, 1)["hand"] == state.colonies[1].hand
    assert seen(state, 1, 1)["credits"] == 63
    for viewer in (0, 2, None):
        assert seen(state, viewer, 1)["hand"] is None
        assert seen(state, viewer, 1)["credits"] is None


def test_backs_and_mega_cards_are_open() -> None:
    """The backs tell the resource; mega cards have but one value."""
    for viewer in (0, None):
        assert seen(duel(), viewer, 1)["cards"] == {"ore": 1, "titanium": 3}
        assert seen(duel(), viewer, 1)["open_cards"] == [mega("water")]
        assert seen(duel(), viewer, 1)["hand_weight"] == 8


def test_debts_are_open() -> None:
    state = duel()
    hold(state, 1, iou("water", 1), ore=[2])
    assert seen(state, 0, 1)["open_cards"] == [iou("water", 1)]


def test_what_lies_on_the_table_is_open() -> None:
    state = duel()
    own(state, 1, "scientists", "nodule")
    settle(state, 1, colonists=4, robots=1, operated={"ore": 4}, idle={"water": 2})
    colony = seen(state, None, 1)
    assert colony["upgrades"] == {"nodule": 1, "scientists": 1}
    assert colony["factories"] == {"ore": 4, "water": 2} and colony["operated"] == {"ore": 4, "water": 0}
    assert colony["output"] == {"ore": 4, "research": 1}
    assert (colony["points"], colony["printed_cost"]) == (8, 65)
    table = state.view(None)
    assert table["market"] == ["data_library", "warehouse", "nodule"]
    assert table["stock"]["nodule"] == 0
    assert table["decks"]["titanium"] == 50
    assert (table["round"], table["phase"], table["era"], table["goal"]) == (2, "turns", 1, 75)
    assert (table["order"], table["active"]) == ([0, 1, 2], 0)


def test_a_draw_pile_shows_its_size_only() -> None:
    state = duel()
    assert all(type(number) is int for number in state.view(0)["decks"].values())


def test_a_view_is_plain_json() -> None:
    state = duel(kicker=True)
    for viewer in (None, 0, 1, 2):
        assert json.loads(json.dumps(state.view(viewer))) == state.view(viewer)


def test_events_of_ones_own_cards() -> None:
    """Which cards production brought is told to their owner only."""
    state = new(3, 5)
    next_round(state)
    assert state.journal is not None
    for seat in range(3):
        own_events = [event for event in state.events(seat) if event.key == "produced-cards"]
        assert len(own_events) == 2
    assert all(event.key != "produced-cards" for event in state.events(None))


def test_a_mega_choice_is_secret_until_all_have_chosen() -> None:
    state = position(2)
    for seat in (0, 1):
        settle(state, seat, operated={"water": 4})
    next_round(state)
    first, second = state.waiting
    act(state, first, "mega", ("water",))
    assert seen(state, first, first)["answer"] == ["mega", ("water",)]
    assert seen(state, second, first)["answer"] is None
    act(state, second, "mega", ())
    assert seen(state, None, first)["open_cards"] == [mega("water")]


def test_secrets_do_not_change_what_is_seen() -> None:
    """Two states that differ only in the values of a hidden hand look the same to everybody else."""
    one, two = duel(), duel()
    hold(two, 1, mega("water"), titanium=[9, 9, 12], ore=[2])
    for state in (one, two):
        done(state, 0)
        act(state, 1, "build", "ore")
        act(state, 1, "number", 3)
    for viewer in (0, 2, None):
        assert json.dumps(one.view(viewer)) == json.dumps(two.view(viewer))
    assert one.view(1) != two.view(1)


# what follows for a player from the market


def test_discounts_on_what_is_on_sale() -> None:
    state = duel()
    assert seen(state, 1, 1)["discounts"] == {"data_library": 0, "warehouse": 0, "nodule": 0}
    own(state, 1, "heavy_equipment", "heavy_equipment")
    for viewer in (0, 1, None):
        assert seen(state, viewer, 1)["discounts"] == {"data_library": 0, "warehouse": 10, "nodule": 10}
        assert seen(state, viewer, 0)["discounts"] == {"data_library": 0, "warehouse": 0, "nodule": 0}


def test_discounts_on_kickers() -> None:
    state = position(4, kicker=True, number=1)
    on_sale = {*state.view(None)["market"], *state.view(None)["kickers"]}
    assert set(seen(state, None, 0)["discounts"]) == on_sale


def odds(state: OutpostState) -> dict[str, float] | None:
    found: dict[str, float] | None = state.view(None)["market_odds"]
    return found


def test_the_odds_of_a_roll() -> None:
    """A d4 in era I; what is on the market often enough does not come again."""
    state = position(4)
    put_on_sale(state, "nodule")
    assert odds(state) == dict.fromkeys(("data_library", "warehouse", "heavy_equipment", "nodule"), 0.25)
    put_on_sale(state, "nodule", "nodule")
    assert odds(state) == dict.fromkeys(("data_library", "warehouse", "heavy_equipment"), 1 / 3)
    state.era = 3
    assert odds(state) == pytest.approx({name: 1 / 11 for name in IDS[2:14] if name != "nodule"})


def test_what_is_sold_out_gives_its_chance_to_the_next_lower() -> None:
    state = position(4)
    put_on_sale(state, "nodule")
    sell_out(state, "heavy_equipment", to=[0])
    assert odds(state) == {"data_library": 0.25, "warehouse": 0.5, "nodule": 0.25}


def test_a_roll_that_may_bring_nothing() -> None:
    state = position(4, availability="limited")
    put_on_sale(state, "nodule")
    sell_out(state, "heavy_equipment", to=[0])
    assert odds(state) == {"data_library": 0.25, "warehouse": 0.25, "nodule": 0.25}


def test_no_odds_where_no_roll_brings_anything() -> None:
    state = position(4)
    put_on_sale(state, "nodule")
    sell_out(state, *IDS[1:5], to=[0, 1])
    assert odds(state) is None
    state = position(4)
    state.over = True
    assert odds(state) is None


def test_the_odds_are_those_of_the_dice() -> None:
    state = position(4)
    put_on_sale(state, "nodule", "nodule", "warehouse")
    expected = odds(state)
    assert expected is not None
    came = [0] * len(IDS)
    for number in range(600):
        twin = state.copy()
        twin.dice = Dice(f"roll {number}")
        market.replace(twin, twin.rules.capped_roll_next_lower)
        for kind in set(twin.market):
            came[kind] += twin.market.count(kind) - state.market.count(kind)
    for kind, name in enumerate(IDS):
        assert came[kind] / 600 == pytest.approx(expected.get(name, 0), abs=0.07)

"""What a seat may know (rulebook: no-trading)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome.games.outpost.components.upgrades import IDS
from cosmodrome.games.outpost.rules import market
from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.kernel import Dice

from .positions import (
    act,
    build,
    done,
    duel,
    hold,
    hold_worth,
    iou,
    mega,
    new,
    next_round,
    next_turns,
    open_auction,
    own,
    passes,
    pay_least,
    position,
    put_on_sale,
    recruit,
    seen,
    sell_out,
    settle,
    step_of,
    win,
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


# the auction


def hall(**options: Any) -> OutpostState:
    """Three who can bid for a nodule."""
    state = position(3, **options)
    put_on_sale(state, "nodule")
    for seat in range(3):
        hold_worth(state, seat, 40)
    return state


def stand(state: OutpostState) -> list[tuple[int, int | None, int | None, str]]:
    """The bidders of the auction: seat, bid, what it passed at, and how it stands."""
    bidders: list[dict[str, Any]] = state.view(None)["auction"]["bidders"]
    return [(each["seat"], each["bid"], each["passed_at"], each["status"]) for each in bidders]


def test_how_everybody_stands_in_an_auction() -> None:
    state = hall()
    act(state, 0, "auction", "nodule")
    assert stand(state) == [(0, None, None, "asked"), (1, None, None, "to-come"), (2, None, None, "to-come")]
    assert state.view(None)["auction"]["sale"] is None
    act(state, 0, "bid", 25)
    assert stand(state) == [(0, 25, None, "opened"), (1, None, None, "asked"), (2, None, None, "to-come")]
    act(state, 1, "pass")
    act(state, 2, "bid", 26)
    assert stand(state) == [(0, 25, None, "asked"), (1, None, 25, "passed"), (2, 26, None, "leads")]
    act(state, 0, "internalise")
    act(state, 1, "bid", 27)
    assert stand(state) == [(0, 25, None, "out"), (1, 27, None, "leads"), (2, 26, None, "asked")]
    act(state, 2, "pass")
    assert stand(state) == [(0, 25, None, "out"), (1, 27, None, "pays"), (2, 26, 27, "passed")]
    pay_least(state, 1)
    assert state.view(None)["auction"] is None
    assert state.view(None)["prices"] == {"nodule": [27]}


def test_an_auction_after_a_default_begins_anew() -> None:
    state = hall(overbidding=True)
    open_auction(state, 0, "nodule", 25)
    act(state, 1, "bid", 300)
    passes(state, 2, 0)
    act(state, 1, "default")
    assert stand(state) == [(0, None, None, "to-come"), (1, None, None, "barred"), (2, None, None, "asked")]
    assert state.view(None)["auction"]["left"] == 1


def test_what_the_highest_bidder_would_pay() -> None:
    state = hall()
    own(state, 0, "heavy_equipment")
    open_auction(state, 0, "nodule", 25)
    assert state.view(None)["auction"]["sale"] == {"seat": 0, "bid": 25, "discount": 5, "due": 20}


def test_who_won_a_factory_is_asked_when_the_auction_is_over() -> None:
    state = position(2)
    put_on_sale(state, "laboratory")
    for seat in (0, 1):
        hold_worth(state, seat, 90)
    done(state, 0)
    assert step_of(state, 1) == "turn"
    act(state, 1, "auction", "laboratory")
    act(state, 1, "bid", 80)
    act(state, 0, "bid", 81)
    act(state, 1, "pass")
    pay_least(state, 0)
    assert step_of(state, 0) == "move"
    assert state.view(None)["auction"] is None


def test_what_an_attack_needs() -> None:
    state = position(3, terrorism=True)
    for seat in range(3):
        hold_worth(state, seat, 40)
    act(state, 0, "attack", 1, "water")
    assert state.view(None)["attack"] == {
        "target": 1,
        "what": "water_factory",
        "attack": 0,
        "defence": 0,
        "needed": 40,
    }


# the round before


def test_a_round_in_brief() -> None:
    state = position(2)
    assert state.view(None)["last_round"] == []
    put_on_sale(state, "nodule")
    hold(state, 0, ore=[5], water=[5, 5], titanium=[10, 10, 10, 10])
    win(state, 0, "nodule", 25)
    build(state, 0, "ore", 2)
    recruit(state, 0, 1)
    next_turns(state)
    first, second = state.view(None)["last_round"]
    assert first == {
        "seat": 0,
        "points": state.vp_log[-1][0],
        "gained": 3,
        "produced": {},
        "upgrades": [{"upgrade": "nodule", "paid": 25}],
        "built": {"ore": 2},
        "colonists": 1,
        "robots": 0,
        "lost": [],
    }
    assert (second["gained"], second["upgrades"], second["built"]) == (0, [], {})
    next_turns(state)
    assert state.view(None)["last_round"][0]["produced"] == {"ore": 3, "water": 1}


def test_what_an_attack_has_cost_is_in_the_round_in_brief() -> None:
    state = position(2, terrorism=True)
    hold_worth(state, 0, 60)
    act(state, 0, "attack", 1, "water")
    act(state, 0, "commit", tuple(state.colonies[0].hand))
    next_turns(state)
    brief = state.view(None)["last_round"][1]
    assert (brief["lost"], brief["gained"]) == (["water_factory"], -1)


def test_the_phases_of_a_round_stand_in_the_order_of_the_edition() -> None:
    usual, classic = position(2).view(None), position(2, "classic").view(None)
    assert usual["course"] == ["order", "market", "production", "discard", "turns", "victory"]
    assert classic["course"] == ["order", "market", "production", "turns", "discard", "victory"]
    assert usual["stage"] == "turns"


# what follows for a player from the market


def test_what_is_on_sale_means_something_else_to_everybody() -> None:
    state = position(2)
    put_on_sale(state, "warehouse", "laboratory", "moon_base")
    hold_worth(state, 0, 50)
    own(state, 0, "data_library")
    settle(state, 0, operated={"ore": 2, "water": 1})
    lots = seen(state, 0, 0)["lots"]
    points = state.scores[0]
    assert lots["laboratory"] == {"most": 60, "points": points + 5 + 1}
    assert lots["warehouse"] == {"most": 50, "points": points + 1}
    assert lots["moon_base"]["points"] == points + 20 - 1
    settle(state, 0, colonists=4, operated={"ore": 2, "water": 1})
    lots = seen(state, 0, 0)["lots"]
    assert (lots["laboratory"]["points"], lots["moon_base"]["points"]) == (points + 5 + 2, points + 20)
    assert seen(state, 1, 0)["lots"] is None and seen(state, None, 0)["lots"] is None


def test_factories_without_their_upgrade_are_locked() -> None:
    state = position(2)
    assert seen(state, None, 0)["locked"] == ["titanium", "research"]
    own(state, 0, "heavy_equipment")
    assert seen(state, None, 0)["locked"] == ["research"]


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

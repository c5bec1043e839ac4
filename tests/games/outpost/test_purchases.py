"""Factories, colonists and robots (rulebook: factories, new-chemicals, first-round-water, colonists, robots)."""

from __future__ import annotations

import pytest

from .positions import (
    EDITIONS,
    act,
    amount,
    bid,
    build,
    buy_robots,
    choose_from,
    done,
    hold,
    hold_worth,
    mega,
    offered,
    open_auction,
    own,
    passes,
    pay_least,
    position,
    put_on_sale,
    recruit,
    refused,
    seen,
    told,
    why_not,
)

# factories


@pytest.mark.parametrize(
    ("edition", "factory", "cost", "upgrade"),
    [
        ("classic", "ore", 10, ""),
        ("classic", "water", 20, ""),
        ("classic", "titanium", 30, "heavy_equipment"),
        ("classic", "research", 40, "laboratory"),
        ("expert", "research", 30, "laboratory"),
        ("stronghold", "ore", 10, ""),
        ("stronghold", "water", 20, ""),
        ("stronghold", "titanium", 30, "heavy_equipment"),
        ("stronghold", "research", 30, "laboratory"),
    ],
)
def test_factory_costs_and_needs(edition: str, factory: str, cost: int, upgrade: str) -> None:
    """1991, 8.2.2 and 2011, step 2."""
    state = position(2, edition)
    hold_worth(state, 0, cost)
    if upgrade:
        assert why_not(state, 0, "build", factory) == ("why-needs-upgrade", "factories")
        own(state, 0, upgrade)
    hold_worth(state, 0, cost - 1)
    assert why_not(state, 0, "build", factory) == ("why-too-dear", "factories")
    hold_worth(state, 0, cost)
    before = seen(state, 0, 0)["factories"].get(factory, 0)
    build(state, 0, factory)
    assert seen(state, 0, 0)["factories"][factory] == before + 1
    assert seen(state, 0, 0)["operated"][factory] == before, "a new factory is idle"


def test_there_is_no_limit_to_factories() -> None:
    """1991, 8.2."""
    state = position(2)
    hold_worth(state, 0, 200)
    build(state, 0, "ore", 20)
    assert seen(state, 0, 0)["factories"]["ore"] == 22


def test_scientists_do_not_open_research_factories() -> None:
    """1991, 2.6.5."""
    state = position(2)
    own(state, 0, "scientists")
    hold_worth(state, 0, 50)
    assert why_not(state, 0, "build", "research")[0] == "why-needs-upgrade"


def test_an_outpost_does_not_open_titanium_factories() -> None:
    """1991, 2.6.10: it brings one, no more."""
    state = position(2)
    own(state, 0, "outpost")
    hold_worth(state, 0, 50)
    assert why_not(state, 0, "build", "titanium")[0] == "why-needs-upgrade"


def test_special_factories_and_microbiotics_can_not_be_built() -> None:
    """1991, 2.6.6: there is no such factory to buy."""
    state = position(2)
    hold_worth(state, 0, 200)
    for factory in ("microbiotics", "orbital_medicine", "ring_ore", "moon_ore"):
        refused(state, 0, "build", factory)


def test_new_chemicals_need_a_research_card() -> None:
    """1991, 8.2.3 and 2011, step 2: no upgrade, but research cards to spend."""
    state = position(2)
    own(state, 0, "scientists", "laboratory")
    hold_worth(state, 0, 100)
    assert why_not(state, 0, "build", "new_chemicals") == ("why-needs-research", "new-chemicals")
    hold(state, 0, research=[10], moon_ore=[50])
    build(state, 0, "new_chemicals")
    assert state.colonies[0].hand == []


def test_as_many_new_chemicals_as_research_cards() -> None:
    """1991, 8.2.3 and 2011, step 2."""
    state = position(2)
    hold(state, 0, research=[13, 13, 13], moon_ore=[50, 50, 50, 50])
    act(state, 0, "build", "new_chemicals")
    assert amount(state, 0) == (1, 3)


def test_a_mega_card_of_new_chemicals_is_no_research() -> None:
    state = position(2)
    hold(state, 0, mega("new_chemicals"))
    assert why_not(state, 0, "build", "new_chemicals")[0] == "why-needs-research"


# water in the first round


@pytest.mark.parametrize(("edition", "there"), [("classic", False), ("expert", False), ("stronghold", True)])
def test_water_for_all_is_a_rule_of_2011(edition: str, there: bool) -> None:
    state = position(2, edition, number=1)
    hold(state, 0, ore=[1, 1, 1, 1], water=[5, 5])
    assert (("water_for_all",) in offered(state, 0)) == there
    if not there:
        assert refused(state, 0, "water_for_all").reason == "not-an-option"


def test_water_for_all_is_open_to_rich_hands_too() -> None:
    """2011, step 2: "even if" they are worth less than 20."""
    state = position(2, number=1)
    hold(state, 0, ore=[5, 5, 5, 5], water=[10, 10])
    assert {("water_for_all",), ("build", "water")} <= set(offered(state, 0))


def test_water_for_all_takes_every_card() -> None:
    state = position(2, number=1)
    hold(state, 0, ore=[5, 5, 5, 5], water=[10, 10])
    act(state, 0, "water_for_all")
    assert state.colonies[0].hand == []
    assert told(state, "water-for-all") == [{"seat": 0, "cards": [105] * 4 + [210] * 2, "paid": 40}]
    assert why_not(state, 0, "water_for_all")[0] == "why-only-purchase"


@pytest.mark.parametrize("purchase", ["build", "recruit"])
def test_water_for_all_is_the_only_purchase(purchase: str) -> None:
    """2011, step 2: "if you make no other purchase"."""
    state = position(2, number=1)
    hold(state, 0, ore=[5, 5, 5, 5, 4, 4], water=[10, 10])
    if purchase == "build":
        build(state, 0, "ore")
        assert why_not(state, 0, "water_for_all")[0] == "why-only-purchase"
    else:
        recruit(state, 0)
        refused(state, 0, "water_for_all")


def test_a_default_is_no_purchase() -> None:
    """2011, step 2 with overbidding: what was neither bought nor paid does not stand in the way."""
    state = position(2, number=1, overbidding=True)
    put_on_sale(state, "nodule")
    hold(state, 0, ore=[1, 1, 1, 1], water=[5, 5])
    open_auction(state, 0, "nodule", 25)
    passes(state, 1)
    act(state, 0, "default")
    passes(state, 1)
    act(state, 0, "water_for_all")
    assert seen(state, None, 0)["factories"] == {"ore": 2, "water": 2}


@pytest.mark.parametrize("money", [False, True])
def test_the_penalty_for_a_default_breaks_the_hand(money: bool) -> None:
    state = position(2, number=1, overbidding=True, money=money)
    put_on_sale(state, "nodule")
    hold_worth(state, 0, 14) if money else hold(state, 0, ore=[1, 1, 1, 1], water=[5, 5])
    open_auction(state, 0, "nodule", 30)
    passes(state, 1)
    act(state, 0, "default")
    if not money:
        pay_least(state, 0)
    passes(state, 1)
    assert why_not(state, 0, "water_for_all")[0] == "why-only-purchase"


def test_water_for_all_is_bought_before_operators() -> None:
    """2011, phase 5: factories come before operators; an auction won earlier in the round closes it too."""
    state = position(3, number=1)
    put_on_sale(state, "data_library")
    for seat in (0, 1):
        hold(state, seat, ore=[3, 3, 2, 2] if seat else [4, 4, 5, 5], water=[9, 9])
    open_auction(state, 0, "data_library", 15)
    bid(state, 1, 16)
    passes(state, 2, 0)
    pay_least(state, 1)
    done(state, 0)
    assert why_not(state, 1, "water_for_all")[0] == "why-only-purchase"


# colonists


@pytest.mark.parametrize(("ecoplants", "cost"), [(0, 10), (1, 5), (2, 5)])
def test_colonists_cost_ten_or_five(ecoplants: int, cost: int) -> None:
    """1991, 2.6.9 and 8.3.1: several Ecoplants do not make them cheaper still."""
    state = position(4)
    own(state, 0, *["ecoplants"] * ecoplants)
    hold_worth(state, 0, 20)
    act(state, 0, "recruit")
    assert state.decision(0).params == {"cost": cost}
    act(state, 0, "number", 2)
    assert choose_from(state, 0).params == {"due": 2 * cost}


def test_no_colonists_above_the_support_limit() -> None:
    """1991, 8.3.1.1 and 2011, step 3."""
    state = position(2)
    hold_worth(state, 0, 80)
    act(state, 0, "recruit")
    assert amount(state, 0) == (1, 2)
    act(state, 0, "number", 2)
    pay_least(state, 0)
    assert why_not(state, 0, "recruit") == ("why-support-limit", "support-limit")


@pytest.mark.parametrize(
    ("upgrades", "support", "most"),
    [
        ([], 5, 5),
        (["nodule"], 8, 8),
        (["outpost"], 10, 10),
        (["nodule", "nodule", "outpost"], 16, 16),
        (["space_station"], 5, 6),
        (["space_station", "planetary_cruiser", "moon_base"], 5, 8),
        (["biosphere"], 10, 10),
    ],
)
def test_the_support_limit(upgrades: list[str], support: int, most: int) -> None:
    """1991, 8.3.1.1 and 2011, step 3; the Biosphere is a kicker."""
    state = position(4, kicker=True)
    own(state, 0, *upgrades)
    assert (seen(state, 0, 0)["support"], seen(state, 0, 0)["most_colonists"]) == (support, most)


# robots


def test_robots_need_the_robots_upgrade() -> None:
    """1991, 8.3.1.2 and 2011, step 3."""
    state = position(2)
    hold_worth(state, 0, 40)
    assert why_not(state, 0, "robots") == ("why-needs-upgrade", "robots")
    own(state, 0, "robots")
    act(state, 0, "robots")
    assert state.decision(0).params == {"cost": 10}
    assert amount(state, 0) == (1, 4)


def test_robots_cost_ten_with_ecoplants_too() -> None:
    """1991, 8.3.1.2, example: the reduction is for colonists."""
    state = position(2)
    own(state, 0, "robots", "ecoplants")
    hold_worth(state, 0, 20)
    buy_robots(state, 0, 2)
    assert state.colonies[0].hand == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_robots_may_be_bought_beyond_what_can_work(edition: str) -> None:
    """2011, step 3; in 1991 there is no limit at all."""
    state = position(2, edition)
    own(state, 0, "robots")
    hold_worth(state, 0, 100)
    buy_robots(state, 0, 10)
    assert seen(state, 0, 0)["robots"] == 10
    assert seen(state, 0, 0)["usable_robots"] == (10 if edition == "classic" else 3)

"""Auctions, bids, discounts and what upgrades bring (rulebook: auction, bid, pass, discounts, won-factory)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    EDITIONS,
    act,
    all_pass,
    amount,
    assign,
    bid,
    cards,
    choose_from,
    done,
    hold,
    hold_worth,
    kickers_on_sale,
    next_turns,
    offered,
    on_sale,
    open_auction,
    own,
    passes,
    pay,
    pay_least,
    position,
    put_on_sale,
    refused,
    seen,
    step_of,
    take_turns,
    waits_for,
    why_not,
    win,
)


def auction_hall(*upgrades: str, credits: int = 40, edition: str = "stronghold", **options: Any) -> OutpostState:
    """Three players with so much in hand, and these upgrades on sale."""
    state = position(3, edition, **options)
    put_on_sale(state, *upgrades)
    for seat in range(3):
        hold_worth(state, seat, credits)
    return state


# bids


def test_the_first_bid_is_at_least_the_printed_cost() -> None:
    """1991, 8.1 and 2011, step 1."""
    state = auction_hall("nodule")
    act(state, 0, "auction", "nodule")
    assert amount(state, 0) == (25, 40)
    refused(state, 0, "bid", 24)
    bid(state, 0, 30)
    expected = {"upgrade": "nodule", "bid": 30, "bidder": 0, "asked": 1, "stop": 0}
    assert expected.items() <= state.view(None)["auction"].items()


def test_the_question_tells_this_auction_from_any_other() -> None:
    """A standing order names the round and how many copies are on sale: the next copy is another auction."""
    state = position(4)
    put_on_sale(state, "nodule", "nodule")
    hold_worth(state, 0, 80)
    open_auction(state, 0, "nodule", 30)
    auction = {"upgrade": "nodule", "bid": 30, "seat": 0, "round": 2, "left": 2}
    assert state.decision(1).params == auction
    all_pass(state)
    pay_least(state, 0)
    open_auction(state, 0, "nodule", 30)
    assert state.decision(1).params == auction | {"left": 1}


def test_every_bid_is_at_least_one_higher() -> None:
    """1991, 8.1.4: whole credits only."""
    state = auction_hall("nodule")
    open_auction(state, 0, "nodule", 25)
    assert amount(state, 1) == (26, 40)
    refused(state, 1, "bid", 25)
    refused(state, 1, "bid", 26.5)
    bid(state, 1, 26)
    assert amount(state, 2) == (27, 40)


def test_no_bid_above_what_can_be_paid() -> None:
    """1991, 8.1.1 and 2011, step 1: the honour system, seen to."""
    state = auction_hall("nodule")
    open_auction(state, 0, "nodule", 40)
    refusal = refused(state, 1, "bid", 41)
    assert (refusal.reason, refusal.rule) == ("why-too-dear", "bid")
    assert refusal.params == {"upgrade": "nodule", "cost": 41, "credits": 40, "discount": 0}
    hold_worth(state, 1, 41)
    bid(state, 1, 41)


def test_who_can_not_bid_is_asked_all_the_same() -> None:
    """So that the question gives nothing away about the hand."""
    state = auction_hall("nodule")
    hold_worth(state, 1, 0)
    open_auction(state, 0, "nodule", 25)
    assert waits_for(state, 1)
    assert offered(state, 1) == [("pass",), ("internalise",)]
    refusal = refused(state, 1, "bid", 20)
    assert (refusal.reason, refusal.params["cost"]) == ("why-too-dear", 26), "not a range that holds no number"


def test_passing_is_not_final() -> None:
    """1991, 8.1.4.1 and 2011, step 1."""
    state = auction_hall("nodule")
    open_auction(state, 0, "nodule", 25)
    passes(state, 1)
    bid(state, 2, 26)
    bid(state, 0, 27)
    bid(state, 1, 28)
    assert state.bidder == 1


def test_the_auction_ends_when_all_others_pass_in_a_row() -> None:
    """1991, 8.1.4: the last bidder pays and has the card at once."""
    state = auction_hall("nodule")
    open_auction(state, 0, "nodule", 25)
    bid(state, 1, 30)
    passes(state, 2, 0)
    assert waits_for(state, 1) and step_of(state, 1) == "pay"
    pay_least(state, 1)
    assert seen(state, None, 1)["upgrades"] == {"nodule": 1}
    assert seen(state, None, 1)["support"] == 8
    assert on_sale(state) == []
    assert state.view(None)["auction"] is None


@pytest.mark.parametrize(("bid_order", "asked"), [("purchase", [1, 0]), ("clockwise", [0, 1])])
def test_the_order_of_bidding(bid_order: str, asked: list[int]) -> None:
    """1991, 8.1.4: in purchase order; 2011, step 1: clockwise from the opener."""
    state = auction_hall("nodule", order=[2, 1, 0], bid_order=bid_order)
    open_auction(state, 2, "nodule", 25)
    for seat in asked:
        assert waits_for(state, seat)
        passes(state, seat)
    assert step_of(state, 2) == "pay"


def test_bids_prove_what_a_hand_is_worth() -> None:
    """A bid that could be made shows everybody that it can be paid."""
    state = auction_hall("scientists", credits=60)
    own(state, 1, "data_library")
    open_auction(state, 0, "scientists", 45)
    bid(state, 1, 50)
    assert [seen(state, None, seat)["proved"] for seat in range(3)] == [45, 40, 0]
    passes(state, 2, 0)
    pay(state, 1, *cards(moon_ore=[50]))
    assert [seen(state, None, seat)["proved"] for seat in range(3)] == [45, 0, 0]


# the turn goes on


@pytest.mark.parametrize("edition", ["classic", "stronghold"])
def test_the_opener_goes_on_whether_it_won_or_lost(edition: str) -> None:
    """1991, 8.1.4.3 and its clarification; 2011, step 1."""
    state = auction_hall("nodule", "warehouse", credits=60, edition=edition)
    open_auction(state, 0, "nodule", 25)
    bid(state, 1, 26)
    all_pass(state)
    pay_least(state, 1)
    assert waits_for(state, 0)
    win(state, 0, "warehouse", 25)
    assert waits_for(state, 0) and step_of(state, 0) == "turn"


def test_several_upgrades_of_one_type_may_be_owned() -> None:
    """1991, 2.6: identical upgrades add up."""
    state = auction_hall("nodule", credits=60, edition="classic", copies=3)
    own(state, 0, "nodule")
    win(state, 0, "nodule", 25)
    assert seen(state, None, 0)["support"] == 11


@pytest.mark.parametrize(("after", "closed"), [("full_turn", False), ("no_factories", True)])
def test_factories_after_a_lost_auction(after: str, closed: bool) -> None:
    """1991, 8.1.4.3 leaves factories out of what a loser may still do: an oversight, or not."""
    state = auction_hall("nodule", "warehouse", edition="classic", after_lost_auction=after)
    open_auction(state, 0, "nodule", 25)
    bid(state, 1, 26)
    all_pass(state)
    pay_least(state, 1)
    assert (("build", "ore") not in offered(state, 0)) == closed
    assert {("auction", "warehouse"), ("recruit",), ("done",)} <= set(offered(state, 0))
    if closed:
        assert why_not(state, 0, "build", "ore")[0] == "why-lost-auction"
    done(state, 0, 1)
    assert ("build", "ore") in offered(state, 2), "others are not concerned"


def test_winning_an_auction_closes_nothing() -> None:
    """1991, after the example of an auction: the rule does not restrict a winner."""
    state = auction_hall("nodule", credits=60, edition="classic", after_lost_auction="no_factories")
    win(state, 0, "nodule", 25)
    assert ("build", "ore") in offered(state, 0)


def test_no_water_for_all_after_a_lost_auction() -> None:
    """With `no_factories` a lost auction closes every way to a factory."""
    state = auction_hall("data_library", number=1, after_lost_auction="no_factories")
    hold(state, 0, ore=[3, 3, 3, 3], water=[6, 6])
    open_auction(state, 0, "data_library", 15)
    bid(state, 1, 16)
    all_pass(state)
    pay_least(state, 1)
    assert why_not(state, 0, "build", "water")[0] == "why-lost-auction"
    assert why_not(state, 0, "water_for_all")[0] == "why-lost-auction"


# discounts


def test_discounts_of_identical_upgrades_add_up() -> None:
    """1991, 2.6 and 8.1.3: a discount is part of the bid, like a card."""
    state = auction_hall("laboratory", edition="classic", copies=3, credits=80)
    own(state, 0, "data_library", "data_library")
    act(state, 0, "auction", "laboratory")
    assert amount(state, 0) == (100, 100)
    bid(state, 0, 100)
    all_pass(state)
    assert choose_from(state, 0).params == {"due": 80}


def test_an_upgrade_can_be_free() -> None:
    """The winner pays the bid less the discounts, but never less than nothing."""
    state = auction_hall("warehouse", edition="classic", copies=9, credits=0)
    own(state, 0, *["heavy_equipment"] * 6)
    act(state, 0, "auction", "warehouse")
    assert amount(state, 0) == (25, 30)
    bid(state, 0, 25)
    all_pass(state)
    assert seen(state, None, 0)["upgrades"]["warehouse"] == 1
    assert waits_for(state, 0)


@pytest.mark.parametrize(("timing", "most"), [("immediate", 60), ("next_round", 50)])
def test_a_discount_bought_in_this_round(timing: str, most: int) -> None:
    """1991, 2.6.1 and 2011: at once; 1991, 8.1: cards of earlier rounds."""
    state = auction_hall("data_library", "scientists", discount_timing=timing)
    hold(state, 0, moon_ore=[50], water=[10, 5])
    open_auction(state, 0, "data_library", 15)
    all_pass(state)
    pay(state, 0, *cards(water=[10, 5]))
    act(state, 0, "auction", "scientists")
    assert amount(state, 0) == (40, most)


@pytest.mark.parametrize("timing", ["immediate", "next_round"])
def test_a_discount_bought_in_an_earlier_round(timing: str) -> None:
    state = auction_hall("data_library", "scientists", discount_timing=timing)
    win(state, 0, "data_library", 15)
    next_turns(state)
    hold_worth(state, 0, 50)
    take_turns(state, 0, 1, 2)
    act(state, 0, "auction", "scientists")
    assert amount(state, 0) == (40, 60)


@pytest.mark.parametrize(
    ("kicker", "upgrade", "amounts"),
    [
        ("smelter", "robots", (50, 65)),
        ("launch_facility", "space_station", (120, 150)),
        ("launch_facility", "planetary_cruiser", (160, 190)),
        ("launch_facility", "moon_base", (200, 230)),
    ],
)
def test_discounts_of_kickers(kicker: str, upgrade: str, amounts: tuple[int, int]) -> None:
    """Kicker: Smelter 5 on Robots, Launch Facility 30 on the special factories."""
    state = position(3, kicker=True)
    put_on_sale(state, upgrade)
    own(state, 0, kicker)
    hold_worth(state, 0, amounts[0] if kicker == "launch_facility" else 60)
    act(state, 0, "auction", upgrade)
    assert amount(state, 0) == amounts


# what comes with an upgrade


@pytest.mark.parametrize(("edition", "robots"), [("classic", 0), ("expert", 1), ("stronghold", 1)])
def test_robots_bring_a_robot(edition: str, robots: int) -> None:
    """2011, step 1, bonus 1; 1991 has none."""
    state = auction_hall("robots", credits=50, edition=edition)
    win(state, 0, "robots", 50)
    assert seen(state, None, 0)["robots"] == robots


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("upgrade", "factory"), [("laboratory", "research"), ("outpost", "titanium")])
def test_laboratory_and_outpost_bring_a_factory(edition: str, upgrade: str, factory: str) -> None:
    """1991, 2.6.8 and 2.6.10; 2011, step 1, bonuses 2 and 3: it needs an operator."""
    state = auction_hall(upgrade, credits=100, edition=edition)
    win(state, 0, upgrade, 100)
    assert seen(state, None, 0)["factories"][factory] == 1
    assert seen(state, None, 0)["operated"][factory] == 0
    assert state.scores[0] == 3 + 5


@pytest.mark.parametrize(
    ("upgrade", "factory", "cost", "points"),
    [
        ("space_station", "orbital_medicine", 120, 10),
        ("planetary_cruiser", "ring_ore", 160, 15),
        ("moon_base", "moon_ore", 200, 20),
    ],
)
def test_special_factories_come_idle(upgrade: str, factory: str, cost: int, points: int) -> None:
    """2011, step 1, bonus 5: their points count only when a colonist works there."""
    state = auction_hall(upgrade, credits=0)
    hold_worth(state, 0, cost)
    win(state, 0, upgrade, cost)
    assert seen(state, None, 0)["factories"][factory] == 1
    assert state.scores[0] == 3
    assert seen(state, None, 0)["most_colonists"] == 6
    done(state, 0)
    assign(state, 0, ore=1, water=1, **{factory: 1})
    assert state.scores[0] == 2 + points


def test_new_chemicals_prototype_brings_a_factory() -> None:
    """Kicker: no research card needed."""
    state = position(3, kicker=True)
    put_on_sale(state, "new_chemicals_prototype")
    hold_worth(state, 0, 60)
    win(state, 0, "new_chemicals_prototype", 60)
    assert seen(state, None, 0)["factories"]["new_chemicals"] == 1
    assert kickers_on_sale(state) == []


def test_robot_prototype_brings_a_robot_that_works() -> None:
    """Kicker: one robot, without the Robots upgrade; more can not be bought."""
    state = position(3, kicker=True)
    put_on_sale(state, "robot_prototype")
    hold_worth(state, 0, 40)
    win(state, 0, "robot_prototype", 10)
    assert seen(state, None, 0)["robots"] == seen(state, None, 0)["usable_robots"] == 1
    assert why_not(state, 0, "robots") == ("why-needs-upgrade", "robots")


def test_biosphere_houses_five() -> None:
    """Kicker: 25 points and room for five more."""
    state = position(3, kicker=True)
    put_on_sale(state, "biosphere")
    hold(state, 0, moon_ore=[50] * 4, ring_ore=[45, 45])
    win(state, 0, "biosphere", 250)
    assert seen(state, None, 0)["support"] == 10
    assert state.scores[0] == 28


# overbidding


def bluffers(credits: int = 60, edition: str = "classic", **options: Any) -> OutpostState:
    return auction_hall("nodule", "warehouse", credits=credits, edition=edition, overbidding=True, **options)


def test_any_bid_may_be_made() -> None:
    """1991, 12.3: nobody has to show cards; a bid proves nothing then."""
    state = bluffers(credits=0)
    act(state, 0, "auction", "nodule")
    assert amount(state, 0) == (25, 999)
    bid(state, 0, 300)
    assert amount(state, 1) == (301, 999)
    assert seen(state, 1, 0)["proved"] == 0


def test_the_winner_pays_or_defaults() -> None:
    """1991, 12.3: a default may be declared even with enough money."""
    state = bluffers()
    open_auction(state, 0, "nodule", 30)
    all_pass(state)
    assert offered(state, 0) == [("honour",), ("default",)]
    act(state, 0, "honour")
    pay_least(state, 0)
    assert seen(state, None, 0)["upgrades"] == {"nodule": 1}


def test_a_default_costs_the_bid_less_the_printed_cost() -> None:
    """1991, 12.3; without change."""
    state = bluffers()
    open_auction(state, 0, "nodule", 34)
    all_pass(state)
    act(state, 0, "default")
    assert choose_from(state, 0).params == {"due": 9}
    pay(state, 0, *cards(titanium=[10]))
    assert seen(state, 0, 0)["credits"] == 50
    assert seen(state, None, 0)["upgrades"] == {}


def test_a_penalty_beyond_the_hand_takes_the_hand() -> None:
    """The document is silent: no more than there is."""
    state = bluffers(credits=20)
    open_auction(state, 0, "nodule", 200)
    all_pass(state)
    assert offered(state, 0) == [("default",)]
    act(state, 0, "default")
    assert state.colonies[0].hand == []
    assert waits_for(state, 1)


def test_a_default_at_the_printed_cost_is_free() -> None:
    state = bluffers(credits=20)
    open_auction(state, 0, "nodule", 25)
    all_pass(state)
    act(state, 0, "default")
    assert seen(state, 0, 0)["credits"] == 20


def test_discounts_help_to_pay_but_not_against_the_penalty() -> None:
    state = bluffers(credits=20)
    own(state, 0, "heavy_equipment")
    open_auction(state, 0, "nodule", 25)
    all_pass(state)
    assert ("honour",) in offered(state, 0)
    act(state, 0, "honour")
    assert choose_from(state, 0).params == {"due": 20}


def test_after_a_default_the_others_bid_anew() -> None:
    """1991, 12.3: from the printed cost, without the defaulter; then the turn goes on."""
    state = bluffers()
    open_auction(state, 0, "nodule", 35)
    all_pass(state)
    act(state, 0, "default")
    pay_least(state, 0)
    assert state.view(None)["auction"]["bidder"] is None
    assert amount(state, 1) == (25, 999)
    bid(state, 1, 25)
    passes(state, 2)
    act(state, 1, "honour")
    pay_least(state, 1)
    assert seen(state, None, 1)["upgrades"] == {"nodule": 1}
    assert waits_for(state, 0)


def test_nobody_wants_it_after_a_default() -> None:
    """The card stays on the market; the defaulter may not bid on it again in this round."""
    state = bluffers()
    open_auction(state, 0, "nodule", 35)
    all_pass(state)
    act(state, 0, "default")
    pay_least(state, 0)
    passes(state, 1, 2)
    assert on_sale(state) == ["warehouse", "nodule"]
    assert waits_for(state, 0)
    assert why_not(state, 0, "auction", "nodule") == ("why-defaulted", "overbidding")
    assert ("auction", "warehouse") in offered(state, 0)
    done(state, 0)
    open_auction(state, 1, "nodule", 25)
    passes(state, 2)
    assert step_of(state, 1) == "honour", "seat 0 is not asked"


def test_two_defaults_in_a_row() -> None:
    state = bluffers()
    open_auction(state, 0, "nodule", 35)
    all_pass(state)
    act(state, 0, "default")
    pay_least(state, 0)
    bid(state, 1, 45)
    passes(state, 2)
    act(state, 1, "default")
    pay_least(state, 1)
    assert waits_for(state, 2)
    passes(state, 2)
    assert waits_for(state, 0) and step_of(state, 0) == "turn"


def test_the_bar_ends_with_the_round() -> None:
    state = bluffers()
    open_auction(state, 0, "nodule", 35)
    all_pass(state)
    act(state, 0, "default")
    pay_least(state, 0)
    next_turns(state)
    take_turns(state, 0, 1, 2)
    assert ("auction", "nodule") in offered(state, 0)


def test_a_default_with_money() -> None:
    """1991, money and overbidding together: the exact penalty, at most the whole purse."""
    for bid_made, left in ((35, 50), (200, 0)):
        state = bluffers(money=True)
        open_auction(state, 0, "nodule", bid_made)
        all_pass(state)
        act(state, 0, "default")
        assert seen(state, 0, 0)["credits"] == left
        assert waits_for(state, 1)


def test_no_honour_without_overbidding() -> None:
    state = auction_hall("nodule")
    open_auction(state, 0, "nodule", 25)
    all_pass(state)
    assert step_of(state, 0) == "pay"

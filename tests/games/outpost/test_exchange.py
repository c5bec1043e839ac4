"""Wily Trader and Merchant House (rulebook: kicker-trader)."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    EDITIONS,
    act,
    begin_exchanges,
    cards,
    hand_of,
    hold,
    hold_number,
    iou,
    mega,
    next_turns,
    offered,
    own,
    pay,
    pay_least,
    play_until,
    position,
    seen,
    step_of,
    told,
    waits_for,
)


def targets(state: OutpostState, seat: int) -> set[tuple[int, int]]:
    """(player, card) of every offer this trader can make."""
    return {(action[1], action[2]) for action in offered(state, seat) if action[0] == "offer"}


@pytest.mark.parametrize("edition", EDITIONS)
def test_traders_act_after_the_discards(edition: str) -> None:
    """Kicker: at the end of the discard phase, wherever the edition has it."""
    state = position(2, edition, kicker=True)
    own(state, 0, "wily_trader")
    hold_number(state, 0, 12)
    play_until(state, "discard")
    assert step_of(state, 0) == "discard"
    pay_least(state, 0)
    assert (state.phase, state.waiting) == ("exchange", (0,))


def test_acting_is_optional() -> None:
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, ore=[1])
    hold(state, 1, ore=[5])
    begin_exchanges(state)
    act(state, 0, "pass")
    assert state.phase == "turns"
    assert hand_of(state, 0) == {"ore": 1}


@pytest.mark.parametrize(
    ("upgrade", "resources"),
    [("wily_trader", ["ore", "water", "titanium"]), ("merchant_house", ["research", "microbiotics", "new_chemicals"])],
)
def test_what_each_deals_in(upgrade: str, resources: list[str]) -> None:
    """Kicker: the cheap three or the middle three."""
    state = position(2, kicker=True)
    own(state, 0, upgrade)
    low = {"ore": 1, "water": 5, "titanium": 7, "research": 10, "microbiotics": 15, "new_chemicals": 16, "ring_ore": 35}
    for seat in (0, 1):
        hold(state, seat, **{name: [value] for name, value in low.items()})
    begin_exchanges(state)
    assert targets(state, 0) == {(1, cards(**{name: [low[name]]})[0]) for name in resources}


def test_only_players_with_that_resource_can_be_asked() -> None:
    state = position(4, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, ore=[2], water=[6])
    hold(state, 1, ore=[1])
    hold(state, 2, water=[5], ore=[3])
    begin_exchanges(state)
    assert targets(state, 0) == {(1, 102), (2, 102), (2, 206)}


def test_mega_cards_and_debts_take_no_part() -> None:
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, mega("water"), iou("ore", 1), titanium=[7])
    hold(state, 1, mega("titanium"), iou("titanium", 1), water=[9])
    begin_exchanges(state)
    assert targets(state, 0) == set()


def test_the_target_chooses_among_its_better_cards() -> None:
    """Kicker: the rulebook's example, an 8 for the 10 or the 13."""
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, titanium=[8])
    hold(state, 1, titanium=[7, 10, 13])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    assert waits_for(state, 1)
    assert offered(state, 1) == [("give", 310), ("give", 313)]
    act(state, 1, "give", 313)
    assert state.colonies[0].hand == [313]
    assert state.colonies[1].hand == [307, 308, 310]


def test_the_lowest_better_card_by_option() -> None:
    state = position(2, kicker=True, trader_choice="lowest")
    own(state, 0, "wily_trader")
    hold(state, 0, titanium=[8])
    hold(state, 1, titanium=[7, 10, 13])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    assert state.colonies[0].hand == [310]
    assert state.colonies[1].hand == [307, 308, 313]


@pytest.mark.parametrize("theirs", [[7], [8], [7, 8]])
def test_without_a_better_card_the_offer_comes_back(theirs: list[int]) -> None:
    """Kicker: equal cards are not better."""
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, titanium=[8])
    hold(state, 1, titanium=theirs)
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    assert state.phase == "turns"
    assert state.colonies[0].hand == [308]
    assert [card % 100 for card in state.colonies[1].hand] == theirs
    assert seen(state, 1, 0)["known"] == [308], "the other player has seen the card"


def test_both_know_what_was_exchanged_and_nobody_else() -> None:
    state = position(3, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, ore=[1])
    hold(state, 1, ore=[4, 5])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 101)
    assert state.view(1)["offer"] == {"seat": 0, "target": 1, "resource": "ore", "card": 101}
    assert state.view(2)["offer"] == {"seat": 0, "target": 1, "resource": "ore", "card": None}
    act(state, 1, "give", 104)
    assert seen(state, 1, 0)["known"] == [104] and seen(state, 0, 1)["known"] == [101]
    assert seen(state, 2, 0)["known"] == [] and seen(state, 2, 1)["known"] == []


def test_what_is_known_is_forgotten_when_the_card_goes() -> None:
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    hold(state, 0, titanium=[8, 12])
    hold(state, 1, titanium=[13])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 308)
    act(state, 1, "give", 313)
    assert seen(state, 1, 0)["known"] == [313]
    act(state, 0, "recruit")
    act(state, 0, "number", 1)
    pay(state, 0, 313)
    assert seen(state, 1, 0)["known"] == []


def test_a_gained_card_is_safe_from_other_traders() -> None:
    """Kicker: until the phase ends."""
    state = position(2, kicker=True)
    own(state, 0, "wily_trader")
    own(state, 1, "wily_trader")
    hold(state, 0, ore=[1])
    hold(state, 1, ore=[2, 5])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 101)
    act(state, 1, "give", 105)
    assert waits_for(state, 1)
    assert targets(state, 1) == set(), "the 5 is all that seat 0 has, and it is safe"
    act(state, 1, "pass")
    assert state.phase == "turns"


def test_traders_act_in_purchase_order() -> None:
    state = position(3, order=[2, 0, 1], kicker=True)
    own(state, 0, "wily_trader")
    own(state, 2, "merchant_house")
    begin_exchanges(state)
    assert waits_for(state, 2)
    act(state, 2, "pass")
    assert waits_for(state, 0)


@pytest.mark.parametrize(("trader_per", "times"), [("card", 2), ("owner", 1)])
def test_two_traders_of_one_owner(trader_per: str, times: int) -> None:
    """Kicker: one exchange a card, or one an owner."""
    state = position(5, kicker=True, trader_per=trader_per)
    own(state, 0, "wily_trader", "wily_trader")
    begin_exchanges(state)
    for _ in range(times):
        assert waits_for(state, 0) and state.phase == "exchange"
        act(state, 0, "pass")
    assert state.phase == "turns"


@pytest.mark.parametrize("trader_per", ["card", "owner"])
def test_a_wily_trader_and_a_merchant_house_act_one_each(trader_per: str) -> None:
    state = position(2, kicker=True, trader_per=trader_per)
    own(state, 0, "wily_trader", "merchant_house")
    hold(state, 0, ore=[1], research=[10])
    hold(state, 1, ore=[2], research=[11])
    begin_exchanges(state)
    act(state, 0, "offer", 1, 101)
    act(state, 1, "give", 102)
    act(state, 0, "offer", 1, 410)
    act(state, 1, "give", 411)
    assert state.colonies[0].hand == [102, 411]
    assert state.phase == "turns"


def test_traders_have_nothing_to_do_with_money() -> None:
    state = position(2, kicker=True, money=True)
    own(state, 0, "wily_trader", "merchant_house")
    next_turns(state)
    assert told(state, "offers") == [] and (state.round, state.phase) == (3, "turns")

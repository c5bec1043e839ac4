"""Paying (rulebook: payment, combined-purchases, new-chemicals, money)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis.strategies import integers, lists, sampled_from

from cosmodrome.games.outpost.components.cards import RESOURCES, VALUE
from cosmodrome.games.outpost.components.colony import research_worth
from cosmodrome.games.outpost.rules.payment import cheapest

from .positions import (
    act,
    amount,
    build,
    cards,
    choose_from,
    hold,
    hold_worth,
    next_turns,
    offered,
    own,
    pay,
    pay_least,
    position,
    put_on_sale,
    recruit,
    refused,
    seen,
    settle,
    step_of,
    take_turns,
    told,
    why_not,
    win,
)


def test_any_cards_that_are_worth_enough_will_do() -> None:
    """1991, 8.1.2: any sufficient set, however wasteful; no change is given."""
    state = position(2)
    hold(state, 0, ore=[5, 5], titanium=[10], moon_ore=[60])
    act(state, 0, "build", "ore")
    act(state, 0, "number", 1)
    assert refused(state, 0, "pay", cards(ore=[5])).reason == "too-little"
    assert refused(state, 0, "pay", ()).reason == "wrong-number-of-items"
    assert refused(state, 0, "pay", cards(water=[10])).reason == "not-among-the-items"
    for wasteful in (cards(ore=[5, 5], titanium=[10]), cards(moon_ore=[60]), cards(ore=[5], titanium=[10])):
        assert state.decision(0).legal(("pay", wasteful))
    pay(state, 0, *cards(moon_ore=[60]))
    assert state.colonies[0].hand == list(cards(ore=[5, 5], titanium=[10]))


@pytest.mark.parametrize(
    ("hand", "best"),
    [
        ({"titanium": [7, 8, 12]}, {"titanium": [12]}),
        ({"ore": [1, 2, 3], "water": [9]}, {"ore": [1], "water": [9]}),
        ({"ore": [4, 4, 4], "titanium": [11]}, {"titanium": [11]}),
        ({"ore": [1, 4, 5, 5]}, {"ore": [5, 5]}),
    ],
)
def test_the_least_wasteful_payment_is_suggested(hand: dict[str, list[int]], best: dict[str, list[int]]) -> None:
    """Ten credits for a colonist, with as little as possible above."""
    state = position(2)
    hold(state, 0, **hand)
    act(state, 0, "recruit")
    act(state, 0, "number", 1)
    suggestion = state.decision(0).suggestion()
    assert suggestion is not None
    assert sum(code % 100 for code in suggestion[1]) == sum(sum(values) for values in best.values())
    pay(state, 0, *suggestion[1])


def test_the_cheapest_payment_is_exact_where_it_can_be_and_keeps_research() -> None:
    assert cheapest([103, 204, 207, 210, 413], 17, 0) == (103, 204, 210)
    assert cheapest([103, 413], 10, 0) == (413,)
    assert cheapest([105, 210, 413], 15, 0) == (105, 210)
    assert cheapest([310, 310, 310, 310, 310, 310, 413], 60, 1) == (310, 310, 310, 310, 310, 413)
    assert cheapest([103, 207], 0, 0) == ()
    assert cheapest([103, 207], 11, 0) == (103, 207)


@given(
    hand=lists(sampled_from([101, 103, 105, 207, 209, 310, 409, 413, 417, 1230, 2402]), min_size=1, max_size=8),
    due=integers(1, 60),
    research=integers(0, 3),
)
def test_no_payment_loses_less_than_the_cheapest(hand: list[int], due: int, research: int) -> None:
    hand.sort()
    enough = [
        sum(VALUE[code] for code in chosen)
        for size in range(len(hand) + 1)
        for chosen in combinations(hand, size)
        if sum(VALUE[code] for code in chosen) >= due and sum(map(research_worth, chosen)) >= research
    ]
    paid = cheapest(hand, due, research)
    if not enough:
        assert paid == tuple(hand)
        return
    assert sum(VALUE[code] for code in paid) == min(enough)
    assert sum(map(research_worth, paid)) >= research
    assert not Counter(paid) - Counter(hand)


def test_what_is_suggested_is_what_was_foreseen() -> None:
    state = position(2)
    hold(state, 0, ore=[1, 4, 5, 5], water=[9], research=[13])
    act(state, 0, "recruit")
    foreseen = state.preview(0, ("number", 2))
    act(state, 0, "number", 2)
    suggestion = state.decision(0).suggestion()
    assert suggestion is not None
    assert list(suggestion[1]) == foreseen["spent"]["cards"]
    assert state.preview(0, suggestion)["spent"] == foreseen["spent"]


def test_paid_cards_go_to_their_discard_piles() -> None:
    """1991, 8.1.4 and 2011, phase 5: face up."""
    state = position(2)
    hold(state, 0, ore=[3], titanium=[9])
    act(state, 0, "recruit")
    act(state, 0, "number", 1)
    pay(state, 0, *cards(ore=[3], titanium=[9]))
    assert state.discards[RESOURCES.index("ore")] == [103]
    assert state.view(None)["discards"]["titanium"] == [309]
    assert told(state, "pays")[-1] == {"seat": 0, "due": 10, "paid": 12, "cards": [103, 309]}


def test_identical_things_are_paid_together() -> None:
    """1991, 8.4 and 2011, phase 5."""
    state = position(2, "classic")
    own(state, 0, "robots")
    hold_worth(state, 0, 40)
    for buy, price in (("recruit", 20), ("robots", 20)):
        act(state, 0, buy)
        act(state, 0, "number", 2)
        assert choose_from(state, 0).params == {"due": price}
        pay_least(state, 0)


def test_different_things_are_paid_apart() -> None:
    """1991, 8.4: a purchase is paid before the next can be begun."""
    state = position(2)
    hold_worth(state, 0, 60)
    act(state, 0, "build", "ore")
    assert refused(state, 0, "recruit").reason == "not-an-option"
    act(state, 0, "number", 1)
    assert refused(state, 0, "build", "water").reason == "not-an-option"
    pay_least(state, 0)
    assert ("recruit",) in offered(state, 0)


def test_no_more_is_bought_than_can_be_paid() -> None:
    state = position(2)
    hold_worth(state, 0, 59)
    act(state, 0, "build", "water")
    assert amount(state, 0) == (1, 2)
    refused(state, 0, "number", 3)
    refused(state, 0, "number", 0)


def test_a_payment_proves_what_it_was_worth() -> None:
    state = position(2)
    hold_worth(state, 0, 60)
    act(state, 0, "build", "water")
    assert seen(state, 1, 0)["proved"] == 20
    act(state, 0, "number", 2)
    assert seen(state, 1, 0)["proved"] == 40
    pay(state, 0, *cards(moon_ore=[50]))
    assert seen(state, 1, 0)["proved"] == 0


# new chemicals


def test_more_research_cards_than_needed_may_be_spent() -> None:
    """1991, 8.2.3."""
    state = position(2)
    hold(state, 0, research=[12, 12, 12, 13, 13])
    act(state, 0, "build", "new_chemicals")
    act(state, 0, "number", 1)
    pay(state, 0, *cards(research=[12, 12, 12, 13, 13]))
    assert seen(state, 0, 0)["factories"]["new_chemicals"] == 1


def test_the_suggestion_spends_the_research_that_is_needed() -> None:
    state = position(2)
    hold(state, 0, research=[17], moon_ore=[50, 60])
    act(state, 0, "build", "new_chemicals")
    act(state, 0, "number", 1)
    assert refused(state, 0, "pay", cards(moon_ore=[60])).params["need"] == "need-research"
    assert state.decision(0).suggestion() == ("pay", cards(research=[17], moon_ore=[50]))


def test_research_cards_may_buy_anything_else() -> None:
    """1991, 8.2.3: building new chemicals is an option."""
    state = position(2)
    hold(state, 0, research=[13])
    recruit(state, 0)
    assert state.colonies[0].colonists == 4


# money


def test_money_is_paid_exactly() -> None:
    """1991, money: change is given, so nothing is asked."""
    state = position(3, "classic", money=True)
    put_on_sale(state, "nodule")
    hold_worth(state, 0, 57)
    win(state, 0, "nodule", 27)
    build(state, 0, "ore", 2)
    assert seen(state, 0, 0)["credits"] == 57 - 27 - 20
    assert step_of(state, 0) == "turn"


def test_money_is_a_secret_too() -> None:
    state = position(2, "classic", money=True)
    hold_worth(state, 0, 57)
    assert seen(state, 0, 0)["credits"] == 57
    assert seen(state, 1, 0)["credits"] is None
    assert seen(state, 1, 0)["cards"] is None


def test_money_buys_as_many_new_chemicals_as_there_are_sources_of_research() -> None:
    """With no research cards to spend, those of the round's production stand for them."""
    state = position(2, "classic", money=True)
    hold_worth(state, 0, 400)
    assert why_not(state, 0, "build", "new_chemicals") == ("why-needs-research", "new-chemicals")
    own(state, 0, "scientists")
    settle(state, 0, operated={"research": 1, "ore": 1}, idle={"research": 3})
    assert why_not(state, 0, "build", "new_chemicals")[0] == "why-needs-research"
    next_turns(state)
    take_turns(state, 0, 1)
    act(state, 0, "build", "new_chemicals")
    assert amount(state, 0) == (1, 3)
    act(state, 0, "number", 2)
    build(state, 0, "new_chemicals", 1)
    assert why_not(state, 0, "build", "new_chemicals")[0] == "why-needs-research"
    next_turns(state)
    take_turns(state, 0, 1)
    assert ("build", "new_chemicals") in offered(state, 0)


def test_money_in_the_first_round_of_2011() -> None:
    """Where a rule speaks of the whole hand, read the whole purse: the first water factory too."""
    state = position(2, money=True, number=1)
    hold_worth(state, 0, 17)
    act(state, 0, "water_for_all")
    assert seen(state, 0, 0)["credits"] == 0
    assert seen(state, 0, 0)["factories"]["water"] == 2

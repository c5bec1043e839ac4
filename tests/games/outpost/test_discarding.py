"""Discards and hand limits (rulebook: discard, hand-limit, research-weight)."""

from __future__ import annotations

import pytest

from cosmodrome.games.outpost.components.cards import RESOURCES
from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    EDITIONS,
    act,
    assign,
    begin_discards,
    cards,
    choose_from,
    done,
    hold,
    hold_number,
    hold_worth,
    iou,
    mega,
    new,
    offered,
    own,
    pay_least,
    position,
    refused,
    seen,
    settle,
    step_of,
    told,
    waits_for,
)


def excess(state: OutpostState, seat: int = 0) -> int:
    """What must be discarded now; 0 if the hand is within the limit."""
    begin_discards(state)
    if step_of(state, seat) != "discard":
        return 0
    params = state.decision(seat).params
    assert params is not None
    return int(params["excess"])


@pytest.mark.parametrize(("edition", "limit"), [("classic", 5), ("expert", 10), ("stronghold", 10)])
def test_the_limit_at_the_start(edition: str, limit: int) -> None:
    """1991, 9.1; 2011, phase 4."""
    state = position(2, edition)
    hold_number(state, 0, limit)
    assert excess(state) == 0
    hold_number(state, 0, limit + 1)
    assert excess(state) == 1


@pytest.mark.parametrize(("edition", "more"), [("classic", 3), ("expert", 5), ("stronghold", 5)])
def test_warehouses_and_outposts_raise_the_limit(edition: str, more: int) -> None:
    """1991, 2.6.2 and 2.6.10; 2011, phase 4."""
    state = position(4, edition)
    start = seen(state, None, 0)["hand_limit"]
    own(state, 0, "warehouse", "warehouse", "outpost")
    assert seen(state, None, 0)["hand_limit"] == start + 3 * more
    hold_number(state, 0, 30)
    assert excess(state) == 30 - start - 3 * more


def test_classic_discards_after_the_turns() -> None:
    """1991, 4.0 and 9.0: cards may be spent before; what is left over goes at the end of the round."""
    state = position(2, "classic")
    hold(state, 0, ore=[1, 1, 2, 2, 3, 3], water=[7])
    assert state.phase == "turns" and offered(state, 0)
    done(state, 0, 1)
    assert (state.round, state.phase, state.waiting) == (2, "discard", (0,))
    act(state, 0, "discard", cards(ore=[1, 1]))
    assert state.round == 3


def test_classic_places_operators_before_the_discards() -> None:
    """1991, 7.1: operators are placed after step 4, before step 5."""
    state = position(2, "classic")
    settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
    hold(state, 0, ore=[1, 1, 2, 2, 3, 3])
    done(state, 0, 1)
    assert state.phase == "assign"
    assign(state, 0, water=1)
    assert state.phase == "discard"


@pytest.mark.parametrize("edition", ["expert", "stronghold"])
def test_the_others_discard_before_the_turns(edition: str) -> None:
    """2011, phase 4; expert rules 1.32."""
    state = position(2, edition)
    hold(state, 0, titanium=[9] * 9)
    done(state, 0, 1)
    assert (state.round, state.phase, state.waiting) == (3, "discard", (0,))
    pay_least(state, 0)
    assert state.phase == "turns"
    assert len(state.colonies[0].hand) == 10


def test_nobody_discards_in_the_first_round_of_2011() -> None:
    state = new(4)
    assert state.phase == "turns" and told(state, "discarded") == []


def test_the_player_chooses_the_cards() -> None:
    """1991, 9.0 and 2011, phase 4: any cards, even the best; onto their discard piles."""
    state = position(2, "classic")
    hold(state, 0, ore=[1, 2, 3], water=[5], titanium=[13], moon_ore=[60])
    assert excess(state) == 1
    act(state, 0, "discard", cards(moon_ore=[60]))
    assert cards(moon_ore=[60])[0] in state.discards[RESOURCES.index("moon_ore")]


def test_the_lowest_cards_are_suggested() -> None:
    state = position(2, "classic")
    hold(state, 0, ore=[1, 2, 3, 5], water=[5], titanium=[13], moon_ore=[60])
    assert excess(state) == 2
    assert state.decision(0).suggestion() == ("discard", cards(ore=[1, 2]))


def test_neither_less_nor_more_than_needed() -> None:
    """1991, 9.0: the excess cards, and only those."""
    state = position(2, "classic")
    hold(state, 0, ore=[1, 2, 3, 4], water=[5, 6, 7])
    assert excess(state) == 2
    assert refused(state, 0, "discard", cards(ore=[1])).reason == "too-little"
    assert refused(state, 0, "discard", cards(ore=[1, 2, 3])).reason == "more-than-needed"
    assert refused(state, 0, "discard", cards(ore=[1], titanium=[10])).reason == "not-among-the-items"


def test_all_choose_at_once_and_show_together() -> None:
    """Nobody sees the discards of another before all have chosen."""
    state = position(3, "classic")
    for seat in (0, 2):
        hold(state, seat, titanium=[7, 8, 9, 10, 11, 12])
    excess(state)
    assert waits_for(state, 0, 2)
    before = state.view(2)["colonies"]
    act(state, 0, "discard", cards(titanium=[7]))
    assert state.discards[2] == []
    after = state.view(2)["colonies"]
    before[0]["step"] = None
    assert after == before
    act(state, 2, "discard", cards(titanium=[12]))
    assert sorted(event["cards"][0] for event in told(state, "discarded")) == [307, 312]


@pytest.mark.parametrize(("weightless", "weight"), [("none", 6), ("research", 4), ("research_microbiotics", 2)])
def test_weightless_cards(weightless: str, weight: int) -> None:
    """1991, 12.2: research cards are free; 2011, phase 4: research and microbiotics are."""
    state = position(2, "classic", weightless=weightless)
    hold(state, 0, research=[13, 13], microbiotics=[17, 17], ore=[3, 3])
    assert seen(state, 1, 0)["hand_weight"] == weight
    assert excess(state) == max(0, weight - 5)


def test_weightless_cards_are_not_offered() -> None:
    """What counts nothing can not be discarded."""
    state = position(2, "classic", weightless="research")
    hold(state, 0, research=[13] * 6, ore=[1, 2, 3, 4, 5, 5])
    assert excess(state) == 1
    assert choose_from(state, 0).items == list(cards(ore=[1, 2, 3, 4, 5, 5]))


def test_debts_of_weightless_cards_are_weightless() -> None:
    """1991, 7.5: a debt is equal to the cards it stands for."""
    state = position(2, "classic", weightless="research")
    hold(state, 0, iou("research", 4), iou("water", 4))
    assert seen(state, 1, 0)["hand_weight"] == 4


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_mega_card_counts_four(edition: str) -> None:
    """1991, 12.1.2 and 2011, phase 4."""
    state = position(2, edition, mega=True)
    hold(state, 0, mega("water"), mega("titanium"), mega("new_chemicals"))
    assert seen(state, 1, 0)["hand_weight"] == 12
    assert excess(state) == (7 if edition == "classic" else 2)
    act(state, 0, *(state.decision(0).suggestion() or ()))
    left = seen(state, 1, 0)["open_cards"]
    assert left == ([mega("new_chemicals")] if edition == "classic" else [mega("titanium"), mega("new_chemicals")])


def test_a_mega_card_may_go_for_a_small_excess() -> None:
    """It can not be split: whoever is one card over may give a whole mega card or a normal one, not both."""
    state = position(2, "classic", mega=True)
    hold(state, 0, mega("water"), ore=[2, 3])
    assert excess(state) == 1
    assert set(offered(state, 0)) == {
        ("discard", (102,)),
        ("discard", (103,)),
        ("discard", (mega("water"),)),
    }


def test_money_knows_no_hand_limit() -> None:
    """1991, money."""
    state = position(2, "classic", money=True)
    hold_worth(state, 0, 500)
    assert excess(state) == 0

"""Space terrorism (rulebook: terrorism, terrorism-destruction, terrorism-immunity)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    EDITIONS,
    act,
    amount,
    assign,
    build,
    cards,
    choose_from,
    copies,
    done,
    hand_of,
    hold,
    hold_number,
    hold_worth,
    next_turns,
    offered,
    own,
    passes,
    play_until,
    position,
    put_on_sale,
    refused,
    seen,
    settle,
    step_of,
    told,
    waits_for,
    why_not,
    win,
)


def war(seats: int = 3, edition: str = "classic", **options: Any) -> OutpostState:
    """A position with terrorism and nothing on sale."""
    state = position(seats, edition, terrorism=True, **options)
    put_on_sale(state)
    return state


def commit(state: OutpostState, seat: int) -> None:
    """Play the whole hand."""
    act(state, seat, "commit", tuple(state.colonies[seat].hand))


def attack(state: OutpostState, target: int, what: str, value: int) -> None:
    """Seat 0 attacks with so much; nobody else has a card."""
    hold_worth(state, 0, value)
    act(state, 0, "attack", target, what)
    commit(state, 0)


def finish_round(state: OutpostState) -> None:
    """Everybody is done; up to the first question that has an answer to think about."""
    while state.phase == "turns" and step_of(state, state.waiting[0]) == "turn":
        done(state, state.waiting[0])


# the attack


def test_no_attacks_without_the_option() -> None:
    state = position(2, "classic")
    hold_worth(state, 0, 50)
    refused(state, 0, "attack", 1, "ore")


def test_everything_of_the_others_may_be_attacked() -> None:
    """1991, 12.4: factories and upgrades, of others only."""
    state = war()
    own(state, 1, "nodule", "scientists", "moon_base")
    own(state, 0, "robots")
    hold_worth(state, 0, 10)
    found = {action[1:] for action in offered(state, 0) if action[0] == "attack"}
    assert found == {
        (1, "nodule"),
        (1, "scientists"),
        (1, "moon_base"),
        (1, "ore"),
        (1, "water"),
        (2, "ore"),
        (2, "water"),
    }


def test_an_attack_needs_cards() -> None:
    state = war()
    assert why_not(state, 0, "attack", 1, "ore") == ("why-no-cards", "terrorism")


def test_only_in_ones_own_turn() -> None:
    """1991, 12.4: whoever wants to attack something else waits for the turn."""
    state = war()
    hold_worth(state, 1, 50)
    assert refused(state, 1, "attack", 0, "ore").reason == "not-your-decision"


@pytest.mark.parametrize(
    ("what", "needed"), [("ore", 20), ("water", 40), ("nodule", 50), ("laboratory", 200), ("space_station", 240)]
)
def test_twice_the_cost_destroys(what: str, needed: int) -> None:
    """1991, 12.4: the price of a factory, or the printed cost of an upgrade."""
    for value, destroyed in ((needed - 1, False), (needed, True)):
        state = war(money=True)
        own(state, 1, "nodule", "laboratory", "space_station")
        hold_worth(state, 0, value)
        act(state, 0, "attack", 1, what)
        act(state, 0, "commit", value)
        passes(state, 1, 2)
        assert (len(told(state, "destroyed")), len(told(state, "withstands"))) == (destroyed, not destroyed)


def test_any_number_of_cards_may_be_played() -> None:
    """1991, 12.4: any amount, at least one card; all are lost."""
    state = war()
    hold(state, 0, ore=[1, 5], titanium=[9])
    act(state, 0, "attack", 1, "water")
    refused(state, 0, "commit", ())
    act(state, 0, "commit", cards(ore=[1]))
    assert state.colonies[0].hand == list(cards(ore=[5], titanium=[9]))
    assert 101 in state.discards[0]
    assert waits_for(state, 0), "nobody else has a card: the turn goes on"


def test_the_others_join_once_each_in_purchase_order() -> None:
    """1991, 12.4: attack or defend this target, or do nothing."""
    state = war(4, order=[0, 3, 1, 2])
    for seat, value in enumerate((9, 8, 8, 7)):
        hold(state, seat, titanium=[value])
    act(state, 0, "attack", 1, "ore")
    commit(state, 0)
    for seat in (3, 1, 2):
        assert waits_for(state, seat)
        assert offered(state, seat) == [("pass",), ("defend",), ("reinforce",)]
        act(state, seat, "pass")
    assert waits_for(state, 0) and state.view(None)["attack"] is None
    assert len(state.colonies[3].hand) == 1


def test_reinforcing_adds_to_the_attack() -> None:
    state = war()
    hold_worth(state, 0, 10)
    hold_worth(state, 2, 10)
    act(state, 0, "attack", 1, "ore")
    commit(state, 0)
    assert state.view(None)["attack"] == {
        "target": 1,
        "what": "ore_factory",
        "attack": 10,
        "defence": 0,
        "needed": 20,
    }
    act(state, 2, "reinforce")
    commit(state, 2)
    assert seen(state, None, 1)["factories"] == {"ore": 1, "water": 1}


@pytest.mark.parametrize(("value", "destroyed"), [(39, False), (40, True)])
def test_defending_counts_double(value: int, destroyed: bool) -> None:
    """1991, 12.4: 2 x 10 and 2 x 10 for an ore factory defended with 10, by anybody."""
    state = war()
    hold_worth(state, 0, value)
    hold(state, 2, titanium=[9], ore=[1])
    act(state, 0, "attack", 1, "ore")
    commit(state, 0)
    act(state, 2, "defend")
    commit(state, 2)
    assert (seen(state, None, 1)["factories"]["ore"] == 1) == destroyed
    assert state.colonies[2].hand == []


def test_several_attacks_in_one_turn() -> None:
    state = war()
    for target in (1, 2, 1):
        attack(state, target, "ore", 20)
    assert [seen(state, None, seat)["factories"] for seat in (1, 2)] == [{"water": 1}, {"ore": 1, "water": 1}]


def test_an_attack_pauses_those_who_have_internalised() -> None:
    """They may join the fight; a payment they were about to make starts over."""
    state = war(order=[1, 0, 2])
    hold_worth(state, 0, 20)
    hold_worth(state, 1, 40)
    act(state, 1, "internalise")
    act(state, 1, "build", "water")
    act(state, 1, "number", 2)
    act(state, 0, "attack", 1, "ore")
    commit(state, 0)
    assert waits_for(state, 1)
    act(state, 1, "defend")
    act(state, 1, "commit", cards(titanium=[10]))
    assert set(state.waiting) == {0, 1}
    assert step_of(state, 1) == "turn"
    build(state, 1, "ore")


def test_whoever_internalised_does_not_attack() -> None:
    state = war()
    hold_worth(state, 0, 20)
    act(state, 0, "internalise")
    assert why_not(state, 0, "attack", 1, "ore") == ("why-internalised", "internalise")


# immunity


def test_a_target_that_withstood_is_safe_for_the_round() -> None:
    """1991, 12.4.3: nobody may attack it again."""
    state = war()
    own(state, 2, "nodule")
    attack(state, 2, "nodule", 10)
    assert state.view(None)["immune"] == [{"seat": 2, "what": "nodule"}]
    hold_worth(state, 0, 90)
    assert why_not(state, 0, "attack", 2, "nodule") == ("why-immune", "terrorism-immunity")
    assert ("attack", 2, "ore") in offered(state, 0)
    done(state, 0)
    hold_worth(state, 1, 20)
    assert why_not(state, 1, "attack", 2, "nodule")[0] == "why-immune"


def test_another_of_the_same_kind_is_another_target() -> None:
    state = war()
    attack(state, 1, "ore", 10)
    attack(state, 1, "ore", 20)
    assert seen(state, None, 1)["factories"]["ore"] == 1
    hold_worth(state, 0, 10)
    assert why_not(state, 0, "attack", 1, "ore")[0] == "why-immune"
    assert ("attack", 2, "ore") in offered(state, 0)


def test_immunity_ends_with_the_round() -> None:
    state = war()
    attack(state, 1, "ore", 10)
    attack(state, 1, "ore", 10)
    next_turns(state)
    assert state.immune == ()
    hold_worth(state, state.order[0], 10)
    victim = 1 if state.order[0] != 1 else 0
    assert ("attack", victim, "ore") in offered(state, state.order[0])


# destruction


def test_what_is_destroyed_leaves_the_game() -> None:
    """1991, 12.4: it does not come back to the market."""
    state = war()
    own(state, 1, "nodule")
    before = copies(state)
    attack(state, 1, "nodule", 50)
    assert copies(state) == before
    assert seen(state, None, 1)["upgrades"] == {}
    assert state.scores[1] == 3


def test_operators_of_a_destroyed_factory_find_other_work() -> None:
    """They stay; 1991 places operators at the end of the turns anyway."""
    state = war()
    settle(state, 1, colonists=2, operated={"ore": 1, "water": 1}, idle={"titanium": 1})
    attack(state, 1, "water", 40)
    finish_round(state)
    assert state.vp_log[-1][1] == 1 + 2


def test_operators_of_a_destroyed_factory_find_other_work_in_2011() -> None:
    """Where operators are placed in the turn, the end of the round puts them to work."""
    state = war(2, "stronghold", order=[1, 0])
    settle(state, 1, colonists=2, operated={"ore": 1, "water": 1}, idle={"ore": 1, "titanium": 1})
    done(state, 1)
    assign(state, 1, ore=1, water=1)
    attack(state, 1, "water", 40)
    done(state, 0)
    assert (state.phase, state.waiting) == ("aftermath", (1,))
    assign(state, 1, ore=1, titanium=1)
    assert state.vp_log[-1][1] == 3


def test_an_attack_that_puts_nobody_out_of_work_moves_nobody() -> None:
    """2011, step 3: operators are placed in one's own turn; the end of the round is for those out of work."""
    state = war(2, "stronghold", order=[1, 0])
    own(state, 1, "data_library")
    settle(state, 1, colonists=2, operated={"ore": 1, "water": 1}, idle={"ore": 1, "titanium": 1})
    done(state, 1)
    assign(state, 1, ore=1, water=1)
    attack(state, 1, "data_library", 30)
    done(state, 0)
    assert state.round == 3
    assert seen(state, None, 1)["operated"] == {"ore": 1, "water": 1, "titanium": 0}


def test_a_smaller_hand_limit_closes_factories_with_money() -> None:
    """1991, money: two factories for each card that could be held, in every edition."""
    for edition, most in (("classic", 10), ("stronghold", 20)):
        state = war(2, edition, order=[1, 0], money=True, copies=9)
        own(state, 1, "warehouse", *["nodule"] * 6)
        settle(state, 1, operated={"ore": most, "water": 2})
        done(state, 1)
        hold_worth(state, 0, 50)
        act(state, 0, "attack", 1, "warehouse")
        act(state, 0, "commit", 50)
        passes(state, 1)
        done(state, 0)
        assign(state, 1, ore=most - 2, water=2)
        assert seen(state, None, 1)["output"] == {"ore": most - 2, "water": 2}


def test_an_idle_factory_of_the_kind_goes_first() -> None:
    """Which of two equal factories falls never matters: operators are free to move."""
    state = war()
    settle(state, 1, colonists=2, operated={"ore": 1, "water": 1}, idle={"ore": 1})
    attack(state, 1, "ore", 20)
    assert seen(state, None, 1)["operated"] == {"ore": 1, "water": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_colonists_without_a_home_leave_at_the_end_of_the_round(edition: str) -> None:
    """1991, 12.4.1: there is time until then to find room."""
    state = war(2, edition, order=[1, 0])
    own(state, 1, "nodule")
    settle(state, 1, colonists=8, operated={"ore": 4, "water": 4})
    done(state, 1)
    attack(state, 1, "nodule", 50)
    assert seen(state, None, 1)["colonists"] == 8
    assert state.scores[1] == 8
    done(state, 0)
    assert seen(state, None, 1)["colonists"] == 5
    assert choose_from(state, 1).lo == 5
    assign(state, 1, ore=1, water=4)
    assert told(state, "colonists-leave") == [{"seat": 1, "number": 3}]
    assert state.vp_log[-1][1] == 5


def test_several_homeless_colonies_at_once() -> None:
    state = war(3, order=[1, 2, 0])
    for seat in (1, 2):
        own(state, seat, "nodule")
        settle(state, seat, colonists=8, operated={"ore": 4, "water": 4})
    done(state, 1, 2)
    attack(state, 1, "nodule", 50)
    attack(state, 2, "nodule", 50)
    done(state, 0)
    for seat in (1, 2):
        assign(state, seat, ore=1, water=4)
    assert state.vp_log[-1] == (3, 5, 5)


def test_room_found_in_time_keeps_the_colonists() -> None:
    """1991, 12.4.1: another Nodule before the end of the round will do."""
    state = war()
    put_on_sale(state, "nodule")
    own(state, 1, "nodule")
    settle(state, 1, colonists=8, operated={"ore": 4, "water": 4})
    attack(state, 1, "nodule", 50)
    done(state, 0)
    hold_worth(state, 1, 30)
    win(state, 1, "nodule", 25)
    done(state, 1, 2)
    assert seen(state, None, 1)["colonists"] == 8
    assert state.vp_log[-1][1] == 10


def test_a_destroyed_special_factory_takes_its_place_along() -> None:
    """The colonist who lived there stays if there is room elsewhere, and leaves at the end if not."""
    for colonists, left in ((5, 5), (6, 5)):
        state = war()
        own(state, 1, "space_station")
        settle(state, 1, colonists=colonists, operated={"ore": colonists - 1, "orbital_medicine": 1}, idle={"water": 1})
        hold(state, 0, moon_ore=[50] * 4, ring_ore=[40])
        act(state, 0, "attack", 1, "space_station")
        commit(state, 0)
        mine = seen(state, None, 1)
        assert "orbital_medicine" not in mine["factories"] and mine["upgrades"] == {}
        finish_round(state)
        assert seen(state, None, 1)["colonists"] == left


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_smaller_hand_limit_counts_at_the_next_discards(edition: str) -> None:
    """1991, 12.4.1: not before."""
    state = war(2, edition)
    own(state, 1, "warehouse")
    limit = seen(state, None, 1)["hand_limit"]
    hold_number(state, 1, limit)
    hold_worth(state, 0, 50)
    act(state, 0, "attack", 1, "warehouse")
    commit(state, 0)
    act(state, 1, "pass")
    smaller = seen(state, None, 1)["hand_limit"]
    assert smaller == {"classic": 5, "expert": 10, "stronghold": 10}[edition]
    assert len(state.colonies[1].hand) == limit
    play_until(state, "discard")
    assert choose_from(state, 1).params == {
        "excess": len(state.colonies[1].hand) - smaller,
        "limit": smaller,
    }


@pytest.mark.parametrize("edition", EDITIONS)
def test_robots_without_their_upgrade_stand_idle(edition: str) -> None:
    """1991, 12.4.1: lost capacity; the robots themselves are not lost."""
    state = war(2, edition)
    own(state, 1, "robots")
    settle(state, 1, colonists=2, robots=2, operated={"ore": 2, "water": 2})
    attack(state, 1, "robots", 100)
    mine = seen(state, None, 1)
    assert (mine["robots"], mine["usable_robots"]) == (2, 0)
    assert sum(mine["operated"].values()) == 2
    assert state.scores[1] == 2


def test_the_owner_of_idle_robots_chooses_what_the_colonists_run() -> None:
    """2011 places operators in the turn: whoever is struck after it chooses anew at the end of the round."""
    state = war(2, "stronghold", order=[1, 0])
    own(state, 1, "robots")
    settle(state, 1, colonists=2, robots=2, operated={"ore": 2, "water": 2})
    done(state, 1)
    attack(state, 1, "robots", 100)
    done(state, 0)
    assert state.phase == "aftermath"
    assign(state, 1, ore=2)
    assert hand_of(state, 1) == {"ore": 2}


@pytest.mark.parametrize(
    ("upgrade", "factory", "needed"), [("heavy_equipment", "titanium", 60), ("laboratory", "research", 200)]
)
def test_what_was_built_stays(upgrade: str, factory: str, needed: int) -> None:
    """1991, 12.4.1: the loss of a technology does not take the factories built with it."""
    state = war(2, order=[0, 1])
    own(state, 1, upgrade)
    settle(state, 1, operated={factory: 2})
    attack(state, 1, upgrade, needed)
    assert seen(state, None, 1)["factories"] == {factory: 2}
    done(state, 0)
    hold_worth(state, 1, 50)
    assert why_not(state, 1, "build", factory)[0] == "why-needs-upgrade"
    done(state, 1)
    assert hand_of(state, 1)[factory] == 2


@pytest.mark.parametrize(("upgrade", "resource"), [("scientists", "research"), ("orbital_lab", "microbiotics")])
def test_cards_already_produced_stay(upgrade: str, resource: str) -> None:
    """1991, 12.4.1; but nothing more is produced."""
    state = war(2)
    own(state, 1, upgrade)
    hold(state, 1, **{resource: [15]})
    hold_worth(state, 0, 100)
    act(state, 0, "attack", 1, upgrade)
    commit(state, 0)
    act(state, 1, "pass")
    assert hand_of(state, 1) == {resource: 1}
    assert resource not in seen(state, None, 1)["output"]


def test_discounts_and_cheap_colonists_end() -> None:
    state = war(2)
    own(state, 1, "ecoplants", "data_library")
    attack(state, 1, "ecoplants", 100)
    attack(state, 1, "data_library", 30)
    assert seen(state, None, 1)["colonist_cost"] == 10
    done(state, 0)
    put_on_sale(state, "scientists")
    hold_worth(state, 1, 39)
    assert why_not(state, 1, "auction", "scientists")[0] == "why-too-dear"


def test_one_of_two_identical_upgrades_remains() -> None:
    state = war(4)
    own(state, 1, "nodule", "nodule")
    attack(state, 1, "nodule", 50)
    assert (seen(state, None, 1)["upgrades"], seen(state, None, 1)["support"]) == ({"nodule": 1}, 8)


@pytest.mark.parametrize(
    ("kicker", "needed"), [("ice_prospector", 20), ("smelter", 60), ("launch_facility", 150), ("robot_prototype", 20)]
)
def test_kickers_can_be_destroyed(kicker: str, needed: int) -> None:
    state = war(2, "stronghold", kicker=True)
    own(state, 1, kicker)
    state.colonies[1].robots = 1
    attack(state, 1, kicker, needed)
    mine = seen(state, None, 1)
    assert (mine["upgrades"], mine["usable_robots"]) == ({}, 0)


def test_a_destroyed_biosphere() -> None:
    state = war(2, "stronghold", kicker=True, money=True)
    own(state, 1, "biosphere")
    hold_worth(state, 0, 500)
    act(state, 0, "attack", 1, "biosphere")
    act(state, 0, "commit", 500)
    act(state, 1, "pass")
    assert seen(state, None, 1)["support"] == 5
    assert state.scores[1] == 3


# with other rules


def test_attacks_with_money() -> None:
    """Any sum up to the purse."""
    state = war(2, money=True)
    hold_worth(state, 0, 45)
    hold_worth(state, 1, 7)
    act(state, 0, "attack", 1, "water")
    assert amount(state, 0) == (1, 45)
    act(state, 0, "commit", 45)
    act(state, 1, "defend")
    act(state, 1, "commit", 3)
    assert seen(state, None, 1)["factories"] == {"ore": 2, "water": 1}
    assert [seen(state, seat, seat)["credits"] for seat in (0, 1)] == [0, 4]


def test_an_empty_purse_is_asked_all_the_same() -> None:
    """What is in a purse is a secret: the question must not give it away."""
    state = war(2, money=True)
    hold_worth(state, 0, 45)
    act(state, 0, "attack", 1, "water")
    act(state, 0, "commit", 40)
    assert offered(state, 1) == [("pass",)]
    act(state, 1, "pass")
    assert seen(state, None, 1)["factories"] == {"ore": 2}

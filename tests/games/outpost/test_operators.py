"""Operators: who works where (rulebook: operators, support-limit, robots, won-factory)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.outpost.state import OutpostState

from .positions import (
    EDITIONS,
    act,
    assign,
    bid,
    build,
    choose_from,
    done,
    hold,
    hold_worth,
    next_turns,
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
    settle,
    step_of,
    take_turns,
    told,
    waits_for,
)


def assignments(state: OutpostState, seat: int = 0) -> set[tuple[str, ...]]:
    """Every assignment that is open."""
    return {tuple(action[1]) for action in offered(state, seat) if action[0] == "assign"}


# all must work, anywhere


def test_which_factories_are_operated_is_free() -> None:
    """1991, 7.1 and 2011, step 3: inefficient use is allowed, idleness is not."""
    state = position(2)
    settle(state, 0, colonists=2, operated={"ore": 2}, idle={"water": 1, "titanium": 1})
    done(state, 0)
    assert assignments(state) == {
        ("ore", "ore"),
        ("ore", "water"),
        ("ore", "titanium"),
        ("water", "titanium"),
    }


def test_the_most_valuable_factories_are_suggested() -> None:
    state = position(2)
    settle(state, 0, colonists=2, operated={"ore": 2}, idle={"water": 1, "titanium": 1, "new_chemicals": 1})
    done(state, 0)
    assert state.decision(0).suggestion() == ("assign", ("titanium", "new_chemicals"))


def test_nothing_is_asked_where_there_is_no_choice() -> None:
    """Enough operators for all factories: all are operated."""
    state = position(2)
    settle(state, 0, colonists=5, operated={"ore": 1}, idle={"water": 2})
    done(state, 0)
    assert waits_for(state, 1)
    assert seen(state, None, 0)["operated"] == {"ore": 1, "water": 2}


def test_nothing_is_asked_where_all_factories_are_alike() -> None:
    state = position(2)
    settle(state, 0, colonists=3, operated={"ore": 1}, idle={"ore": 4})
    done(state, 0)
    assert waits_for(state, 1)
    assert seen(state, None, 0)["operated"] == {"ore": 3}


@pytest.mark.parametrize("edition", EDITIONS)
def test_operators_are_placed_in_the_turn_or_after_all_turns(edition: str) -> None:
    """1991, 7.1: in purchase order after the actions; 2011, step 3: in one's own turn."""
    state = position(2, edition, order=[1, 0])
    for seat in (0, 1):
        settle(state, seat, colonists=1, operated={"ore": 1}, idle={"water": 1})
    done(state, 1)
    if edition == "stronghold":
        assign(state, 1, water=1)
    done(state, 0)
    if edition != "stronghold":
        assert (state.phase, state.waiting) == ("assign", (1,))
        assign(state, 1, water=1)
    assert waits_for(state, 0)
    assign(state, 0, ore=1)
    assert [seen(state, None, seat)["operated"] for seat in (0, 1)] == [{"ore": 1, "water": 0}, {"ore": 0, "water": 1}]


@pytest.mark.parametrize(("assignment", "phase"), [("in_turn", "turns"), ("after_actions", "assign")])
def test_when_operators_are_placed_by_option(assignment: str, phase: str) -> None:
    for edition in EDITIONS:
        state = position(2, edition, assignment=assignment)
        settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
        done(state, 0)
        if assignment == "after_actions":
            done(state, 1)
        assert (state.phase, step_of(state, 0)) == (phase, "assign")


def test_nothing_is_asked_when_nothing_has_changed() -> None:
    """2011, step 3: operators stay where they are, unless their player wants to move them."""
    state = position(2)
    settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
    done(state, 0)
    assign(state, 0, water=1)
    done(state, 1)
    take_turns(state, 0, 1)
    assert ("reassign",) in offered(state, 0)
    done(state, 0)
    assert waits_for(state, 1)
    assert seen(state, None, 0)["operated"] == {"ore": 0, "water": 1}


def test_operators_may_be_moved_in_the_turn() -> None:
    """2011, step 3: freely; in 1991 all place theirs after the turns."""
    state = position(2)
    settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
    done(state, 0)
    assign(state, 0, water=1)
    done(state, 1)
    take_turns(state, 0, 1)
    act(state, 0, "reassign")
    assign(state, 0, ore=1)
    assert waits_for(state, 0) and step_of(state, 0) == "turn"
    done(state, 0)
    assert seen(state, None, 0)["operated"] == {"ore": 1, "water": 0}
    for edition in ("classic", "expert"):
        state = position(2, edition)
        settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
        assert ("reassign",) not in offered(state, 0)


def test_operators_may_be_moved_more_than_once() -> None:
    """2011, step 3: "freely"."""
    state = position(2)
    settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
    done(state, 0)
    assign(state, 0, water=1)
    done(state, 1)
    take_turns(state, 0, 1)
    for resource in ("ore", "water", "ore"):
        act(state, 0, "reassign")
        assign(state, 0, **{resource: 1})
        assert seen(state, None, 0)["operated"][resource] == 1
    done(state, 0)
    assert waits_for(state, 1)


def test_a_change_is_followed_by_the_question_who_works_where() -> None:
    state = position(2)
    settle(state, 0, colonists=1, operated={"ore": 1}, idle={"water": 1})
    done(state, 0)
    assign(state, 0, water=1)
    done(state, 1)
    take_turns(state, 0, 1)
    hold_worth(state, 0, 10)
    build(state, 0, "ore")
    done(state, 0)
    assert step_of(state, 0) == "assign"


def test_new_colonists_work_in_the_same_round() -> None:
    state = position(2)
    hold_worth(state, 0, 30)
    build(state, 0, "water")
    recruit(state, 0)
    done(state, 0)
    assert state.scores[0] == 4


# special factories


def test_a_special_factory_may_stay_empty_if_the_colonist_works_elsewhere() -> None:
    """2011, step 3: free choice, the special factories included."""
    state = position(2)
    own(state, 0, "moon_base")
    settle(state, 0, colonists=3, operated={"ore": 2, "water": 1}, idle={"moon_ore": 1})
    done(state, 0)
    assert ("ore", "ore", "water") in assignments(state)
    assert ("ore", "water", "moon_ore") in assignments(state)


def test_colonists_beyond_the_support_limit_live_in_special_factories() -> None:
    """1991, 8.3.1.1: the extra places are for those who work there."""
    state = position(2)
    own(state, 0, "space_station", "moon_base")
    settle(state, 0, colonists=6, operated={"ore": 5, "moon_ore": 1}, idle={"orbital_medicine": 1, "water": 1})
    done(state, 0)
    for factories in assignments(state):
        assert "orbital_medicine" in factories or "moon_ore" in factories
    refused(state, 0, "assign", ("ore",) * 5 + ("water",))
    assign(state, 0, ore=5, orbital_medicine=1)


def test_robots_can_not_operate_special_factories() -> None:
    """1991, errata in 2.6.11-13, and 2011, step 3."""
    state = position(2)
    own(state, 0, "robots", "space_station", "moon_base")
    settle(state, 0, colonists=1, robots=1, operated={"ore": 2}, idle={"orbital_medicine": 1, "moon_ore": 1})
    done(state, 0)
    assert assignments(state) == {("ore", "ore"), ("ore", "orbital_medicine"), ("ore", "moon_ore")}


def test_robots_and_special_factories_alone() -> None:
    """As many as possible is what the operators can do: a robot with only special factories left stays idle."""
    state = position(2)
    own(state, 0, "robots", "space_station", "moon_base")
    settle(state, 0, colonists=1, robots=1, operated={"orbital_medicine": 1}, idle={"moon_ore": 1})
    done(state, 0)
    assert assignments(state) == {("orbital_medicine",), ("moon_ore",)}


def test_robots_in_special_factories_by_option() -> None:
    """1991, 2.6.11, body text: allowed."""
    state = position(2, robots_in_special=True)
    own(state, 0, "robots", "space_station", "moon_base")
    settle(state, 0, colonists=1, robots=1, operated={"ore": 2}, idle={"orbital_medicine": 1, "moon_ore": 1})
    done(state, 0)
    assert ("orbital_medicine", "moon_ore") in assignments(state)


def test_a_robot_in_a_special_factory_gives_no_extra_place() -> None:
    """1991, 2.6.11: then the limit is not raised; colonists beyond it must be the ones who work there."""
    state = position(2, robots_in_special=True)
    own(state, 0, "robots", "space_station")
    settle(state, 0, colonists=6, robots=2, operated={"ore": 7, "orbital_medicine": 1}, idle={"water": 1})
    done(state, 0)
    assert all("orbital_medicine" in factories for factories in assignments(state))


# robots


@pytest.mark.parametrize(("limit", "usable"), [("none", 9), ("colonists", 3)])
def test_how_many_robots_work(limit: str, usable: int) -> None:
    """1991, 8.3.1.2: any number; 2011, step 3: as many as colonists for each Robots upgrade."""
    for edition in EDITIONS:
        state = position(4, edition, robot_limit=limit)
        own(state, 0, "robots")
        settle(state, 0, colonists=3, robots=9, operated={"ore": 6}, idle={"ore": 9})
        assert seen(state, 0, 0)["usable_robots"] == usable
        own(state, 0, "robots")
        assert seen(state, 0, 0)["usable_robots"] == (9 if limit == "none" else 6)


def test_robots_without_a_licence_stand_idle() -> None:
    """Robots are lost with nothing but their licence (1991, 12.4.1)."""
    state = position(2)
    settle(state, 0, colonists=2, robots=4, operated={"ore": 2}, idle={"water": 2})
    done(state, 0)
    assert choose_from(state, 0).lo == 2


@pytest.mark.parametrize(("prototypes", "licences", "usable"), [(1, 0, 1), (2, 0, 2), (2, 1, 3), (1, 2, 6)])
def test_robot_prototypes(prototypes: int, licences: int, usable: int) -> None:
    """Kicker: one robot each without Robots; with Robots they count within the normal limit."""
    state = position(5, kicker=True)
    own(state, 0, *["robot_prototype"] * prototypes, *["robots"] * licences)
    settle(state, 0, colonists=3, robots=8, operated={"ore": 3}, idle={"ore": 9})
    assert seen(state, 0, 0)["usable_robots"] == usable


# a factory won out of turn


def contest(upgrade: str, opponent: int, edition: str = "stronghold", **options: Any) -> OutpostState:
    """An upgrade is on sale; seat 0 holds 250 credits, seat 1 so many."""
    state = position(2, edition, **options)
    put_on_sale(state, upgrade)
    hold_worth(state, 1, opponent)
    hold(state, 0, ring_ore=[40] * 4, moon_ore=[45] * 2)
    return state


def win_out_of_turn(state: OutpostState, upgrade: str, opening: int) -> None:
    """Seat 0 has finished its turn and wins the auction that seat 1 opens."""
    done(state, 0)
    open_auction(state, 1, upgrade, opening)
    bid(state, 0, opening + 1)
    passes(state, 1)
    pay_least(state, 0)


def test_one_operator_may_move_to_a_factory_won_out_of_turn() -> None:
    """2011, step 1: from another factory; nothing else is moved, and the turn goes on."""
    state = contest("laboratory", opponent=100)
    win_out_of_turn(state, "laboratory", 80)
    assert waits_for(state, 0)
    assert offered(state, 0) == [("stay",), ("move", "ore"), ("move", "water")]
    act(state, 0, "move", "ore")
    assert seen(state, None, 0)["operated"] == {"ore": 1, "water": 1, "research": 1}
    assert waits_for(state, 1)


def test_the_operators_may_stay() -> None:
    state = contest("laboratory", opponent=100)
    win_out_of_turn(state, "laboratory", 80)
    act(state, 0, "stay")
    assert seen(state, None, 0)["operated"] == {"ore": 2, "water": 1, "research": 0}
    assert waits_for(state, 1)


def test_an_unused_operator_may_take_the_factory() -> None:
    """2011, step 1: "may"; that all must work is said of one's own turn."""
    for answer, running in (("send", 1), ("stay", 0)):
        state = contest("outpost", opponent=120)
        settle(state, 0, colonists=4, operated={"ore": 2, "water": 1})
        win_out_of_turn(state, "outpost", 100)
        assert offered(state, 0) == [("stay",), ("send",), ("move", "ore"), ("move", "water")]
        act(state, 0, answer)
        assert seen(state, None, 0)["operated"] == {"ore": 2, "water": 1, "titanium": running}
        assert waits_for(state, 1)
        assert told(state, "sends-operator") == [{"seat": 0, "to": "titanium_factory"}] * running


def test_an_operator_that_was_not_sent_works_from_the_next_turn_on() -> None:
    state = contest("outpost", opponent=120)
    settle(state, 0, colonists=4, operated={"ore": 2, "water": 1})
    win_out_of_turn(state, "outpost", 100)
    act(state, 0, "stay")
    next_turns(state)
    assert seen(state, None, 0)["operated"]["titanium"] == 0
    take_turns(state, 0, 1)
    done(state, 0)
    assert seen(state, None, 0)["operated"]["titanium"] == 1


def test_an_unused_robot_relieves_a_colonist_for_a_special_factory() -> None:
    """2011, step 1: nobody notes who works where; the robot can be in a water factory as well as the colonist."""
    state = contest("space_station", opponent=150)
    own(state, 0, "robots")
    settle(state, 0, colonists=3, robots=1, operated={"ore": 2, "water": 1})
    win_out_of_turn(state, "space_station", 120)
    act(state, 0, "send")
    assert seen(state, None, 0)["operated"] == {"ore": 2, "water": 1, "orbital_medicine": 1}
    assert waits_for(state, 1)


def test_only_a_colonist_moves_to_a_special_factory() -> None:
    state = contest("space_station", opponent=150)
    own(state, 0, "robots")
    settle(state, 0, colonists=1, robots=1, operated={"ore": 1, "water": 1})
    win_out_of_turn(state, "space_station", 120)
    act(state, 0, "move", "ore")
    assert seen(state, None, 0)["operated"] == {"ore": 0, "water": 1, "orbital_medicine": 1}


def test_a_second_special_factory_can_not_be_manned_by_the_last_colonist_twice() -> None:
    """One colonist, one robot: the colonist can leave the Space Station for the Moon Base, the robot can not."""
    state = contest("moon_base", opponent=220)
    own(state, 0, "robots", "space_station")
    settle(state, 0, colonists=1, robots=1, operated={"ore": 1, "orbital_medicine": 1})
    win_out_of_turn(state, "moon_base", 200)
    assert offered(state, 0) == [("stay",), ("move", "orbital_medicine")]


def test_whoever_has_not_had_a_turn_places_operators_then() -> None:
    """2011, step 3: the move at once is for those who could not place the operator any more this round."""
    state = contest("laboratory", opponent=100)
    take_turns(state, 1, 0)
    open_auction(state, 1, "laboratory", 80)
    bid(state, 0, 81)
    passes(state, 1)
    pay_least(state, 0)
    assert waits_for(state, 1)


@pytest.mark.parametrize("edition", ["classic", "expert"])
def test_1991_needs_no_move(edition: str) -> None:
    """1991, 7.1: operators are placed after all the turns."""
    state = contest("laboratory", opponent=120, edition=edition)
    win_out_of_turn(state, "laboratory", 100)
    assert waits_for(state, 1)
    done(state, 1)
    assign(state, 0, ore=1, water=1, research=1)


def test_a_robot_won_out_of_turn_waits_for_the_next_turn() -> None:
    """2011, step 1: only a new factory lets an operator be placed at once; everybody else without work waits."""
    state = contest("robots", opponent=60)
    settle(state, 0, colonists=3, operated={"ore": 2, "water": 1}, idle={"ore": 1})
    done(state, 0)
    assign(state, 0, ore=2, water=1)
    open_auction(state, 1, "robots", 50)
    bid(state, 0, 51)
    passes(state, 1)
    pay_least(state, 0)
    done(state, 1)
    assert state.vp_log[-1] == (3 + 3, 3)


def test_a_robot_won_out_of_turn_waits_with_terrorism_too() -> None:
    """The end of the round is for those whom an attack has put out of work."""
    state = contest("robots", opponent=60, terrorism=True)
    settle(state, 0, colonists=3, operated={"ore": 2, "water": 1}, idle={"ore": 1})
    done(state, 0)
    assign(state, 0, ore=2, water=1)
    open_auction(state, 1, "robots", 50)
    bid(state, 0, 51)
    passes(state, 1)
    pay_least(state, 0)
    done(state, 1)
    assert state.vp_log and state.vp_log[-1] == (3 + 3, 3)


# money


def test_money_limits_the_factories_that_run() -> None:
    """1991, money: two for each card of the hand limit; Scientists and Orbital Labs have no operator."""
    state = position(2, "classic", money=True)
    own(state, 0, "scientists", "orbital_lab")
    settle(state, 0, colonists=12, operated={"ore": 10}, idle={"water": 2})
    done(state, 0, 1)
    decision = choose_from(state, 0)
    assert (decision.lo, decision.hi) == (10, 10)
    assign(state, 0, ore=8, water=2)
    assert seen(state, None, 0)["output"] == {"ore": 8, "water": 2, "research": 1, "microbiotics": 1}

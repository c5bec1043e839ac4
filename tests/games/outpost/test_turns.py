"""Phase 5: turns, internalising, and what is closed (rulebook: turn, internalise)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.outpost.state import OutpostState
from cosmodrome.kernel import Illegal

from .positions import (
    EDITIONS,
    act,
    amount,
    assign,
    bid,
    build,
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
    waits_for,
    why_not,
    win,
)


def shop(seats: int = 3, edition: str = "stronghold", **options: Any) -> OutpostState:
    """Everybody holds five titanium cards (60, 50, 55, 45); a Warehouse and a Nodule are on sale."""
    state = position(seats, edition, **options)
    put_on_sale(state, "warehouse", "nodule")
    for seat, value in enumerate((12, 10, 11, 9)[:seats]):
        hold(state, seat, titanium=[value] * 5)
    return state


# in order


def test_turns_are_taken_in_purchase_order() -> None:
    """1991, 5.0 and 8.0; 2011, phase 5."""
    state = shop(order=[2, 0, 1])
    for seat in (2, 0, 1):
        assert waits_for(state, seat)
        assert refused(state, (seat + 1) % 3, "done").reason == "not-your-decision"
        done(state, seat)
    assert state.round == 3


def test_everything_is_optional_and_may_be_repeated() -> None:
    """1991, 8.0: any number of auctions, factories and operators in one turn."""
    state = shop(2, "classic")
    win(state, 0, "nodule", 25)
    build(state, 0, "ore")
    recruit(state, 0)
    hold(state, 0, titanium=[12] * 5)
    build(state, 0, "ore")
    win(state, 0, "warehouse", 25)
    done(state, 0)
    assert waits_for(state, 1)


def test_the_order_of_actions_is_free_in_1991() -> None:
    """1991, 8.0: "in any order"."""
    for edition in ("classic", "expert"):
        state = shop(2, edition)
        recruit(state, 0)
        build(state, 0, "ore")
        assert ("auction", "nodule") in offered(state, 0)
        assert ("build", "ore") in offered(state, 0)


def test_the_steps_of_2011_have_an_order() -> None:
    """2011, phase 5: auctions, then factories, then operators."""
    state = shop(2)
    assert {("auction", "nodule"), ("build", "ore"), ("recruit",)} <= set(offered(state, 0))
    build(state, 0, "ore")
    assert why_not(state, 0, "auction", "nodule") == ("why-auctions-first", "turn")
    assert ("build", "water") in offered(state, 0)
    recruit(state, 0)
    assert why_not(state, 0, "build", "water") == ("why-factories-first", "turn")
    assert why_not(state, 0, "auction", "nodule") == ("why-auctions-first", "turn")
    assert ("recruit",) in offered(state, 0)


@pytest.mark.parametrize(("action_order", "open_again"), [("free", True), ("steps", False)])
def test_the_order_of_actions_by_option(action_order: str, open_again: bool) -> None:
    for edition in EDITIONS:
        state = shop(2, edition, action_order=action_order)
        recruit(state, 0)
        assert (("build", "water") in offered(state, 0)) == open_again
        assert (("auction", "nodule") in offered(state, 0)) == open_again


def test_a_finished_player_still_bids() -> None:
    """2011, step 1, second note; 1991, 8.1.4."""
    for edition in ("classic", "stronghold"):
        state = shop(2, edition)
        done(state, 0)
        open_auction(state, 1, "nodule", 25)
        bid(state, 0, 26)
        passes(state, 1)
        pay_least(state, 0)
        assert seen(state, None, 0)["upgrades"] == {"nodule": 1}
        assert waits_for(state, 1)


def test_factories_and_operators_are_bought_in_ones_own_turn_only() -> None:
    """1991, 8.1.4: bidding is all that is done out of turn."""
    state = shop(2)
    for action in (("build", "ore"), ("recruit",), ("auction", "nodule"), ("done",)):
        assert refused(state, 1, *action).reason == "not-your-decision"


# internalising


def test_whoever_internalises_acts_beside_the_others() -> None:
    """1991, 8.5 and 2011: no more bids, but the turn may be taken at once."""
    state = shop()
    act(state, 0, "internalise")
    assert waits_for(state, 1, 0)
    assert seen(state, None, 0)["internalised"]
    build(state, 0, "ore")
    open_auction(state, 1, "nodule", 25)
    recruit(state, 0)
    assert waits_for(state, 2, 0), "seat 0 is not asked for a bid"
    passes(state, 2)
    pay_least(state, 1)
    done(state, 1, 2)
    assert state.round == 2 and waits_for(state, 0)
    done(state, 0)
    assert state.round == 3


def test_whoever_internalises_opens_no_auctions() -> None:
    state = shop()
    act(state, 0, "internalise")
    assert why_not(state, 0, "auction", "nodule") == ("why-internalised", "internalise")
    assert ("internalise",) not in offered(state, 0)


def test_internalising_instead_of_a_bid() -> None:
    """1991, 8.5: before one's own turn too; the turn is then skipped in the order."""
    state = shop()
    open_auction(state, 0, "nodule", 25)
    act(state, 1, "internalise")
    assert set(state.waiting) == {2, 1}
    done(state, 1)
    bid(state, 2, 26)
    passes(state, 0)
    pay_least(state, 2)
    done(state, 0)
    assert waits_for(state, 2)


def test_the_active_player_internalises_in_the_auction_it_opened() -> None:
    state = shop()
    open_auction(state, 0, "nodule", 25)
    bid(state, 1, 26)
    passes(state, 2)
    act(state, 0, "internalise")
    pay_least(state, 1)
    assert set(state.waiting) == {1, 0}
    assert ("build", "ore") in offered(state, 0)


def test_a_finished_player_internalises_and_is_asked_no_more() -> None:
    state = shop()
    done(state, 0)
    open_auction(state, 1, "nodule", 25)
    passes(state, 2)
    act(state, 0, "internalise")
    pay_least(state, 1)
    hold(state, 1, titanium=[13, 13])
    open_auction(state, 1, "warehouse", 25)
    passes(state, 2)
    assert step_of(state, 1) == "pay"


def test_internalising_holds_for_one_round() -> None:
    state = shop()
    act(state, 0, "internalise")
    next_turns(state)
    assert not seen(state, None, 0)["internalised"]


def test_an_auction_without_other_bidders() -> None:
    """If all the others have internalised, the opening bid wins."""
    state = shop(order=[0, 1, 2])
    act(state, 0, "internalise")
    act(state, 1, "internalise")
    open_auction(state, 2, "nodule", 25)
    assert step_of(state, 2) == "pay"


def test_internalising_off() -> None:
    """1991, 8.5: distrustful players may do without."""
    state = shop(internalising=False)
    assert ("internalise",) not in offered(state, 0)
    open_auction(state, 0, "nodule", 25)
    assert ("internalise",) not in offered(state, 1)
    refused(state, 1, "internalise")


def test_insisting_that_internalisers_finish_first() -> None:
    """2011, internalizing: they complete their turns in purchase order before the players after them go on."""
    state = shop(4)
    act(state, 0, "internalise")
    act(state, 1, "internalise")
    assert waits_for(state, 2, 0, 1)
    act(state, 2, "insist")
    assert waits_for(state, 0)
    assert refused(state, 2, "done").reason == "not-your-decision"
    build(state, 0, "ore")
    done(state, 0)
    assign(state, 0, ore=2, water=1)
    assert waits_for(state, 1)
    done(state, 1)
    assert waits_for(state, 2)
    assert ("insist",) not in offered(state, 2)


def test_only_earlier_internalisers_are_made_to_finish() -> None:
    """2011: the demand concerns those who come before in the order."""
    state = shop()
    open_auction(state, 0, "nodule", 25)
    passes(state, 1)
    act(state, 2, "internalise")
    pay_least(state, 0)
    assert ("insist",) not in offered(state, 0), "seat 2 comes after"
    act(state, 0, "internalise")
    assert ("insist",) in offered(state, 1)
    act(state, 1, "insist")
    assert waits_for(state, 0)
    done(state, 0)
    assert waits_for(state, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
def test_internalising_before_ones_turn_without_being_asked(edition: str) -> None:
    """1991, 8.5: whoever does not want to bid says so, and acts without regard to the order."""
    state = shop(4, edition)
    assert list(state.volunteers) == [1, 2, 3]
    assert offered(state, 2) == [("internalise",)]
    act(state, 2, "internalise")
    assert waits_for(state, 0, 2)
    assert list(state.volunteers) == [1, 3]
    build(state, 2, "ore")
    open_auction(state, 0, "nodule", 25)
    passes(state, 1)
    assert waits_for(state, 3, 2), "who has internalised is not asked"
    passes(state, 3)
    pay_least(state, 0)
    done(state, 0)
    assert waits_for(state, 1, 2)


def test_internalising_during_an_auction_without_being_asked() -> None:
    state = shop(4)
    open_auction(state, 0, "nodule", 25)
    act(state, 2, "internalise")
    bid(state, 1, 26)
    passes(state, 3)
    assert waits_for(state, 0, 2)


def test_the_player_whose_turn_it_is_internalises_while_others_bid() -> None:
    state = shop(4)
    open_auction(state, 0, "nodule", 25)
    bid(state, 1, 26)
    assert waits_for(state, 2)
    act(state, 0, "internalise")
    passes(state, 2, 3)
    pay_least(state, 1)
    assert waits_for(state, 1, 0)


def test_who_holds_the_highest_bid_must_stand_by_it() -> None:
    """Whoever internalises may spend everything at once; a bid must stay good."""
    state = shop(4)
    open_auction(state, 0, "nodule", 25)
    assert list(state.volunteers) == [2, 3]
    assert refused(state, 0, "internalise").reason == "not-your-decision"


def test_nobody_internalises_during_an_attack_unasked() -> None:
    state = shop(4, terrorism=True)
    act(state, 0, "attack", 1, "ore")
    assert list(state.volunteers) == []
    assert refused(state, 2, "internalise").reason == "not-your-decision"


def test_finished_players_have_nothing_to_internalise_for() -> None:
    state = shop(4)
    done(state, 0)
    assert list(state.volunteers) == [2, 3]


def test_nobody_volunteers_without_internalising() -> None:
    state = shop(4, internalising=False)
    assert list(state.volunteers) == []
    assert refused(state, 2, "internalise").reason == "not-your-decision"


def test_a_volunteer_may_do_nothing_else() -> None:
    state = shop(4)
    for action in (("done",), ("build", "ore"), ("insist",), ("pass",)):
        assert refused(state, 2, *action).reason == "not-your-decision"


def test_internalising_unasked_can_be_taken_back() -> None:
    state = shop(4)
    act(state, 2, "internalise")
    assert state.can_undo(2)


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_anybody_may_insist(seat: int) -> None:
    """2011, internalizing: "any player", whether asked, still to come, or finished."""
    state = shop(4)
    done(state, 0)
    act(state, 1, "internalise")
    assert ("insist",) in offered(state, seat)
    act(state, seat, "insist")
    assert waits_for(state, 1)
    assert ("insist",) not in offered(state, 1)
    done(state, 1)
    assert waits_for(state, 2)


def test_an_internaliser_may_insist_on_others() -> None:
    state = shop(4)
    act(state, 0, "internalise")
    assert ("insist",) not in offered(state, 0), "nobody but seat 0 itself"
    act(state, 3, "internalise")
    assert ("insist",) in offered(state, 3)
    act(state, 3, "insist")
    assert waits_for(state, 0)
    done(state, 0)
    assert waits_for(state, 1, 3)


def test_insisting_when_only_internalisers_are_left() -> None:
    """In purchase order, one after the other."""
    state = shop(4, order=[3, 2, 1, 0])
    for seat in (3, 2):
        act(state, seat, "internalise")
    done(state, 1, 0)
    assert waits_for(state, 3, 2)
    act(state, 1, "insist")
    assert waits_for(state, 3)
    done(state, 3)
    assert waits_for(state, 2)


def test_internalising_while_others_are_made_to_finish() -> None:
    state = shop(4)
    act(state, 0, "internalise")
    act(state, 1, "insist")
    act(state, 3, "internalise")
    assert waits_for(state, 0)
    done(state, 0)
    assert waits_for(state, 1, 3)


# closed options say why


def reasons(state: OutpostState, seat: int) -> dict[tuple[Any, ...], Illegal]:
    return dict(state.closed(seat))


def test_closed_options_of_a_poor_player() -> None:
    state = position(2)
    put_on_sale(state, "nodule")
    shut = reasons(state, 0)
    assert shut[("auction", "nodule")].reason == "why-too-dear"
    assert shut[("auction", "nodule")].params == {"upgrade": "nodule", "cost": 25, "credits": 0, "discount": 0}
    assert shut[("auction", "moon_base")].reason == "why-not-on-sale"
    assert ("auction", "biosphere") not in shut, "there is none without the expansion"
    assert {shut[("build", name)].reason for name in ("ore", "water")} == {"why-too-dear"}
    assert shut[("recruit",)].reason == "why-too-dear"


def test_what_credits_would_not_help_against_is_said_first() -> None:
    """Somebody told only that ten credits are missing would save them up in vain."""
    state = position(2)
    settle(state, 0, operated={"ore": 5})
    shut = reasons(state, 0)
    assert shut[("build", "titanium")].reason == shut[("build", "research")].reason == "why-needs-upgrade"
    assert shut[("build", "new_chemicals")].reason == "why-needs-research"
    assert shut[("recruit",)].reason == "why-support-limit"
    assert shut[("robots",)].reason == "why-needs-upgrade"


def test_closed_options_of_a_rich_player() -> None:
    state = position(2)
    put_on_sale(state, "nodule")
    settle(state, 0, operated={"ore": 5})
    hold_worth(state, 0, 200)
    shut = reasons(state, 0)
    assert ("auction", "nodule") not in shut and ("build", "ore") not in shut
    assert (shut[("build", "titanium")].reason, shut[("build", "titanium")].params["upgrade"]) == (
        "why-needs-upgrade",
        "heavy_equipment",
    )
    assert shut[("build", "research")].params["upgrade"] == "laboratory"
    assert (shut[("build", "new_chemicals")].reason, shut[("build", "new_chemicals")].rule) == (
        "why-needs-research",
        "new-chemicals",
    )
    assert shut[("recruit",)].reason == "why-support-limit"
    assert (shut[("robots",)].reason, shut[("robots",)].params["upgrade"]) == ("why-needs-upgrade", "robots")
    assert shut[("water_for_all",)].reason == "why-first-round-only"


def test_closed_kickers() -> None:
    state = position(2, kicker=True)
    put_on_sale(state, "smelter")
    shut = reasons(state, 0)
    assert shut[("auction", "smelter")].reason == "why-too-dear"
    assert shut[("auction", "biosphere")].reason == "why-not-on-sale"


def test_closed_and_open_exclude_each_other() -> None:
    for edition in EDITIONS:
        state = shop(3, edition, terrorism=True)
        assert not set(reasons(state, 0)) & set(offered(state, 0))
        for action, reason in state.closed(0):
            refusal = refused(state, 0, *action)
            assert (refusal.reason, refusal.rule) == (reason.reason, reason.rule)


def test_nothing_is_closed_where_nothing_is_asked() -> None:
    state = shop()
    assert state.closed(1) == []


def test_the_first_bid_that_is_too_high_is_closed() -> None:
    """With the bidder's own figures; also where no bid at all is possible."""
    state = position(3)
    put_on_sale(state, "nodule")
    own(state, 1, "heavy_equipment")
    hold_worth(state, 0, 40)
    hold_worth(state, 1, 30)
    act(state, 0, "auction", "nodule")
    assert reasons(state, 0)[("bid", 41)].params == {"upgrade": "nodule", "cost": 41, "credits": 40, "discount": 0}
    bid(state, 0, 30)
    assert reasons(state, 1)[("bid", 36)].params == {"upgrade": "nodule", "cost": 36, "credits": 30, "discount": 5}
    passes(state, 1)
    assert reasons(state, 2)[("bid", 31)].params == {"upgrade": "nodule", "cost": 31, "credits": 0, "discount": 0}
    assert list(reasons(state, 2)) == [("bid", 31)]


def test_no_bid_is_too_high_with_overbidding() -> None:
    state = position(2, overbidding=True)
    put_on_sale(state, "nodule")
    open_auction(state, 0, "nodule", 25)
    assert state.closed(1) == []


@pytest.mark.parametrize(
    ("credits", "action", "number", "reason"),
    [
        (29, ("build", "ore"), 3, ("why-too-dear", "factories")),
        (19, ("recruit",), 2, ("why-too-dear", "colonists")),
        (90, ("recruit",), 3, ("why-support-limit", "support-limit")),
        (35, ("robots",), 4, ("why-too-dear", "robots")),
        (100, ("build", "new_chemicals"), 2, ("why-needs-research", "new-chemicals")),
    ],
)
def test_the_first_number_that_is_too_high_is_closed(
    credits: int, action: tuple[str, ...], number: int, reason: tuple[str, str]
) -> None:
    """Price, room or research: whatever sets the limit."""
    state = position(2)
    own(state, 0, "robots")
    hold_worth(state, 0, credits)
    if action == ("build", "new_chemicals"):
        hold(state, 0, research=[13], moon_ore=[50, 50, 50])
    act(state, 0, *action)
    assert amount(state, 0) == (1, number - 1)
    assert list(reasons(state, 0)) == [("number", number)]
    assert why_not(state, 0, "number", number) == reason

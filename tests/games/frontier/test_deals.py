"""Deals (rulebook: deals)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, WATER, card_called
from cosmodrome.games.frontier.components.grant import ASSIST, BEAM, PRODUCTION
from cosmodrome.games.frontier.components.stack import OUTPOST, ROCKET
from cosmodrome.games.frontier.rules import claims
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Item, Subset

from .positions import act, begin, hold, lay, offered, refused


def table(*colours: str) -> FrontierState:
    """It is the turn of the first of these factions."""
    state = begin(*colours, events="none")
    while state.active != 0:
        act(state, state.active, "end")
    return state


def propose(state: FrontierState, *terms: tuple[str, ...]) -> None:
    act(state, 0, "propose")
    act(state, 0, "terms", terms)


def terms_open(state: FrontierState) -> list[Item]:
    """What the first player can put into the proposal."""
    asked = state.decision(0)
    assert isinstance(asked, Subset)
    return asked.items


def hand(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.players[seat].hand]


def test_a_card_is_sold_for_water() -> None:
    state = table("white", "green")
    hold(state, 1, "hall_effect")
    propose(state, ("give", "water"), ("give", "water"), ("want", "card", "hall_effect"))
    assert state.waiting == (1,)
    act(state, 1, "accept")
    assert [player.water for player in state.players] == [2, 6]
    assert hand(state, 0) == ["nasa_crew", "hall_effect"]
    assert state.waiting == (0,), "the turn goes on"
    state.audit()


def test_a_refusal_changes_nothing() -> None:
    state = table("white", "green")
    hold(state, 1, "hall_effect")
    propose(state, ("want", "card", "hall_effect"))
    act(state, 1, "refuse")
    assert hand(state, 1) == ["esa_crew", "hall_effect"]


def test_proposals_have_an_end() -> None:
    state = table("white", "green")
    for _ in range(3):
        propose(state, ("want", "water"))
        act(state, 1, "refuse")
    assert refused(state, 0, "propose") == "why-proposals"


def test_what_has_changed_hands_stays_until_its_old_owner_has_a_turn() -> None:
    state = table("white", "green")
    hold(state, 0, "hall_effect")
    propose(state, ("give", "card", "hall_effect"))
    act(state, 1, "accept")
    act(state, 0, "propose")
    assert ("want", "card", "hall_effect") not in terms_open(state)
    act(state, 0, "terms", (("give", "water"),))
    act(state, 1, "refuse")
    act(state, 0, "end")
    act(state, 1, "end")
    while state.active != 0:
        act(state, state.active, "end")
    assert not state.handed


def test_crews_are_not_for_trade() -> None:
    state = table("white", "green")
    lay(state, 1, "leo", "LEO", "esa_crew", "mass_driver")
    act(state, 0, "propose")
    assert refused(state, 0, "terms", (("want", "card", "esa_crew"),)) == "not-among-the-items"
    act(state, 0, "terms", (("want", "card", "mass_driver"),))
    act(state, 1, "accept")
    assert card_called("mass_driver") in state.stack(0, 0).cards
    state.audit()


def test_cards_and_tanks_change_stacks_in_one_space() -> None:
    state = table("white", "green")
    lay(state, 0, "rocket", "Phobos", "hall_effect")
    lay(state, 1, "outpost_1", "Phobos", "mass_driver")
    lay(state, 1, "rocket", "Deimos", "cvd_molding")
    state.players[1].stacks[OUTPOST] = state.stack(1, OUTPOST).fuelled(3, 0, WATER)
    act(state, 0, "propose")
    items = terms_open(state)
    assert items.count(("want", "tank", "outpost_1")) == 3
    assert ("want", "card", "cvd_molding") not in items
    wanted = (("want", "card", "mass_driver"), ("want", "tank", "outpost_1"), ("want", "tank", "outpost_1"))
    act(state, 0, "terms", (("give", "card", "hall_effect"), *wanted))
    act(state, 1, "accept")
    assert [CARDS[card].id for card in state.stack(0, ROCKET).cards] == ["mass_driver"]
    assert state.stack(0, ROCKET).tanks == 2
    assert [CARDS[card].id for card in state.stack(1, OUTPOST).cards] == ["hall_effect"]
    assert state.stack(1, OUTPOST).tanks == 1
    state.audit()


def test_leave_holds_for_the_turn() -> None:
    state = table("white", "green")
    site = state.system.find("Phobos")
    state.claims[site] = state.factories[site] = 1
    propose(state, ("give", "water"), ("want", "assist", "site.phobos"), ("want", "beam"))
    act(state, 1, "accept")
    assert claims.may_use(state, 0, site, ASSIST)
    assert not claims.may_use(state, 0, site, PRODUCTION)
    assert [grant.what for grant in state.grants] == [ASSIST, BEAM]
    twin = state.copy()
    assert twin.fingerprint() == state.fingerprint()
    act(state, 0, "end")
    assert not state.grants


def test_others_propose_unasked() -> None:
    state = table("white", "green", "red")
    assert list(state.volunteers) == [1, 2]
    act(state, 1, "terms", (("give", "beam"), ("want", "water")))
    assert state.waiting == (0,)
    assert not state.volunteers, "not while another proposal is open"
    assert offered(state, 0) == [("accept",), ("refuse",)]
    act(state, 0, "accept")
    assert state.players[1].water == 5
    assert list(state.volunteers) == [1, 2]


def test_a_partner_is_chosen_where_there_are_several() -> None:
    state = table("white", "green", "red")
    act(state, 0, "propose")
    assert offered(state, 0) == [("partner", 1), ("partner", 2)]
    act(state, 0, "partner", 2)
    act(state, 0, "terms", (("want", "water"),))
    act(state, 2, "accept")
    assert [player.water for player in state.players] == [5, 4, 3]


def test_alone_there_is_nobody_to_deal_with() -> None:
    state = table("white")
    assert not [action for action in offered(state, 0) if action[0] == "propose"]

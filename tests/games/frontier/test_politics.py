"""Regimes, elections and the declaration of war (rulebook: politics, election, war)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, REACTOR, card_called
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.rules import politics, regimes
from cosmodrome.games.frontier.rules.elections import HOLD_ELECTION
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, hold, lay, offered, refused


def square(id: str) -> int:
    return [each.id for each in SQUARES].index(id)


def election(*colours: str, at: str = "centrist", water: int = 12) -> FrontierState:
    """An election is held; the first of these factions is the first player."""
    state = begin(*colours)
    state.first = 0
    state.square = square(at)
    for player in state.players:
        player.water = water
    state.line.pop()
    state.then(HOLD_ELECTION)
    state.proceed()
    return state


def test_bids_are_secret_and_all_are_paid() -> None:
    state = election("white", "red", "orange")
    assert list(state.waiting) == [0, 1, 2]
    act(state, 0, "vote", 3)
    assert state.players[0].water == 12, "not until all have bidden"
    act(state, 2, "vote", 10)
    assert refused(state, 1, "vote", 11) == "amount-out-of-range"
    act(state, 1, "vote", 4)
    assert [player.water for player in state.players] == [9, 8, 2]
    assert state.waiting == (2,)
    act(state, 2, "govern", "capitalist")
    assert state.square == square("capitalist")
    assert regimes.in_power(state) == 2


def test_nobody_bids_more_than_he_has() -> None:
    state = election("white", "red", water=2)
    assert refused(state, 1, "vote", 3) == "amount-out-of-range"


def test_the_winner_may_leave_the_disk() -> None:
    state = election("white", "red")
    act(state, 0, "vote", 1)
    act(state, 1, "vote", 0)
    assert ("govern", "war_1") not in offered(state, 0)
    act(state, 0, "stay")
    assert state.square == square("centrist")


def test_whoever_is_in_power_breaks_a_tie() -> None:
    state = election("white", "purple", "red")
    act(state, 0, "vote", 2)
    act(state, 1, "vote", 0)
    act(state, 2, "vote", 2)
    assert state.waiting == (1,), "purple is in power"
    assert offered(state, 1) == [("elect", 0), ("elect", 2)]
    act(state, 1, "elect", 2)
    act(state, 2, "govern", "press_gangs")
    assert regimes.in_power(state) == 2


def test_a_tie_with_nobody_in_power_moves_nothing() -> None:
    state = election("white", "red")
    act(state, 0, "vote", 2)
    act(state, 1, "vote", 2)
    assert [player.water for player in state.players] == [10, 10]
    assert state.square == square("centrist")
    assert state.waiting == (state.active,)


def test_e10_a_colonist_votes_for_the_faction_of_its_button() -> None:
    state = election("orange", "red")
    lay(state, 0, "leo", "LEO", "juiced_cosmonauts")
    act(state, 0, "vote", 1)
    act(state, 1, "vote", 0)
    assert state.square == square("centrist")
    assert state.players[0].water == 11
    assert state.waiting == (state.active,), "1 to 1, and nobody is in power"


def test_in_war_a_colonist_votes_for_its_owner() -> None:
    state = election("orange", "red", at="war_1")
    lay(state, 0, "leo", "LEO", "juiced_cosmonauts")
    act(state, 0, "vote", 0)
    act(state, 1, "vote", 0)
    assert state.waiting == (0,)


def test_an_anti_nuclear_regime_takes_reactors_from_hands() -> None:
    state = election("white", "green")
    hold(state, 0, "project_orion", "hall_effect")
    act(state, 0, "vote", 0)
    act(state, 1, "vote", 1)
    act(state, 1, "govern", "anti_nuclear")
    assert [CARDS[card].id for card in state.players[0].hand] == ["nasa_crew", "hall_effect"]
    assert state.decks[REACTOR][-1] == card_called("project_orion")
    state.audit()


def test_no_reactor_comes_to_hand_under_an_anti_nuclear_regime() -> None:
    state = begin("white", "green")
    state.square = square("anti_nuclear")
    seat = state.active
    hold(state, seat, "project_orion")
    assert regimes.barred(state, seat, card_called("project_orion"))
    act(state, seat, "income")
    assert card_called("project_orion") not in state.players[seat].hand


def test_no_reactor_comes_to_hand_from_an_outpost_given_up() -> None:
    state = begin("white", "green")
    state.square = square("anti_nuclear")
    seat = state.active
    for number, card in enumerate(("project_orion", "hall_effect", "mass_driver"), 1):
        lay(state, seat, f"outpost_{number}", "Phobos", card)
    act(state, seat, "end")
    act(state, seat, "give-up", "outpost_1")
    assert state.decks[REACTOR][-1] == card_called("project_orion")
    state.audit()


def test_red_declares_war_at_the_start_of_his_turn() -> None:
    state = begin("white", "red")
    while state.active != 0:
        act(state, state.active, "end")
    state.square = square("anarchy_2")
    assert not politics.may_declare_war(state, 0)
    act(state, 0, "end")
    while state.active != 1:
        act(state, state.active, "end")
    assert offered(state, 1) == [("peace",), ("war", "war_1"), ("war", "war_2")]
    act(state, 1, "war", "war_2")
    assert regimes.at_war(state)
    assert ("end",) in offered(state, 1)


def test_only_red_declares_war() -> None:
    state = begin("white", "green")
    state.square = square("anarchy_1")
    act(state, state.active, "end")
    assert ("end",) in offered(state, state.active)

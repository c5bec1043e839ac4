"""Suffrage, activism and anti-trust (rulebook: suffrage, activism, anti-trust)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.pieces import FREE
from cosmodrome.games.frontier.rules import elections, suffrage
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, cards, colonists, hand, hold, in_season, lay, offered, refused

PHOBOS = "site.phobos"
PURPLE_CARDS = ("biomechs", "botany_bay_convicts", "vatican_observers", "islamic_refugees", "juiced_cosmonauts")


def verbs(state: FrontierState) -> set[str]:
    return {str(action[0]) for action in offered(state, 0)}


def assembly(promoted: int, square: str = "nationalist") -> FrontierState:
    """White is in power; green has a robot in space, and so many promoted cards."""
    state = colonists("white", "green", square=square)
    lay(state, 1, "leo", "LEO", "security_system", side="black")
    lay(state, 1, "leo", "LEO", *PURPLE_CARDS[:promoted], side="purple")
    return state


# suffrage


def test_d054_a_die_below_the_promoted_cards_of_all_emancipates_the_robots() -> None:
    for die, free in ((3, False), (2, True)):
        state = assembly(3)
        assert state.hints(0)["suffrage"] == {"chance": [2, 6]}
        state.dice.loaded = [die]
        act(state, 0, "suffrage")
        assert state.emancipator == (0 if free else FREE)


def test_d054_bernals_count_as_promoted_cards() -> None:
    state = colonists("white", "green", square="nationalist", bernal=True)
    before = suffrage.promoted_cards(state)
    lay(state, 1, "bernal", "orbit.lmo", "esa_bernal", side="purple")
    assert suffrage.promoted_cards(state) == before + 1


def test_it_takes_power_a_robot_in_space_and_happens_once() -> None:
    assert refused(assembly(3, "capitalist"), 0, "suffrage") == "why-not-in-power"
    state = assembly(3)
    hold(state, 1, "security_system")
    assert refused(state, 0, "suffrage") == "why-no-robot"
    lay(state, 1, "leo", "LEO", "security_system", side="black")
    state.emancipator = 1
    assert refused(state, 0, "suffrage") == "why-emancipated"


def test_it_is_not_tried_in_vain() -> None:
    state = assembly(1)
    assert refused(state, 0, "suffrage") == "why-too-few-promoted"
    assert ("suffrage",) in offered(assembly(2), 0)


def test_the_crew_loses_the_operation_that_tourists_paid_for() -> None:
    for left, after in ((2, 0), (1, 0)):
        state = assembly(5)
        state.ventures[1] = 0
        state.operations = left
        state.dice.loaded = [1]
        act(state, 0, "suffrage")
        assert state.operations == after


def test_without_politics_nobody_is_in_power() -> None:
    state = colonists("white", "green", politics=False)
    assert not {"suffrage", "activism", "anti-trust"} & verbs(state)


# votes


def test_e10_a_tie_of_ballots_and_water_moves_nothing() -> None:
    state = colonists("orange", "red", square="anarchy_1")
    lay(state, 0, "leo", "LEO", "juiced_cosmonauts")
    in_season(state, "blue")
    state.players[0].water = 4
    act(state, 0, "activism")
    assert state.hints(0) == {"ballots": [0, 1], "power": None}
    act(state, 0, "vote", 1)
    square = state.square
    act(state, 1, "vote", 0)
    assert (state.square, state.players[0].water) == (square, 3)
    assert state.decision(0).prompt == "prompt-turn"


def test_d058_bids_are_hidden_and_nothing_comes_back() -> None:
    state = colonists("white", "red")
    in_season(state, "blue")
    for player in state.players:
        player.water = 12
    act(state, 0, "activism")
    assert refused(state, 1, "vote", 11) == "amount-out-of-range"
    act(state, 1, "vote", 10)
    assert state.view(0)["players"][1]["answer"] is None
    assert state.view(1)["players"][1]["answer"] == ["vote", 10]
    act(state, 0, "vote", 3)
    assert [player.water for player in state.players] == [9, 2]
    assert state.waiting == (1,)
    act(state, 1, "stay")
    assert state.active == 0


def test_d059_robots_vote_for_their_emancipator_only_in_peace_and_war() -> None:
    state = colonists("white", "red", "green")
    lay(state, 2, "leo", "LEO", "smart_pets", side="purple")
    assert elections.ballots(state) == [0, 0, 0]
    state.emancipator = 1
    assert elections.ballots(state) == [0, 2, 0]
    state.square = 12
    assert elections.ballots(state) == [0, 2, 0]


def test_humans_vote_for_their_button_in_peace_and_their_owner_in_war() -> None:
    state = colonists("white", "red", "green")
    lay(state, 2, "leo", "LEO", "botany_bay_convicts")
    assert elections.ballots(state) == [0, 1, 0]
    state.square = 12
    assert elections.ballots(state) == [0, 0, 1]
    hold(state, 2, "botany_bay_convicts")
    assert elections.ballots(state) == [0, 0, 0], "only in space"


# activism


def test_activism_needs_the_blue_sector() -> None:
    state = colonists("white", "red")
    in_season(state, "yellow")
    assert refused(state, 0, "activism") == "why-not-blue"


def test_crews_are_activists_in_any_game_with_a_module_and_politics() -> None:
    for module in (True, False):
        state = begin("white", "red", events="none", gigawatt=module)
        while state.active != 0:
            act(state, state.active, "end")
        in_season(state, "blue")
        assert ("activism" in verbs(state)) == module


# anti-trust


def test_e11_the_victim_chooses_a_radiator() -> None:
    state = colonists("white", "red", square="nationalist")
    hold(state, 1, "mo_li_heat_pipe", "qu_tube", "mass_driver")
    assert state.hints(0)["anti_trust"] == {"1": ["mo_li_heat_pipe", "qu_tube"]}
    act(state, 0, "anti-trust", 1)
    assert offered(state, 1) == [("surrender", "mo_li_heat_pipe"), ("surrender", "qu_tube")]
    act(state, 1, "surrender", "qu_tube")
    assert "qu_tube" in hand(state, 0)
    assert state.decision(0).prompt == "prompt-turn"
    state.audit()


@pytest.mark.parametrize("reactors", [True, False])
def test_d060_hand_cards_of_a_kind_reactors_by_option(reactors: bool) -> None:
    state = colonists("white", "red", square="nationalist", trust_reactors=reactors)
    hold(state, 1, "pebble_bed_fission", "dual_mode_fission")
    assert ("anti-trust" in verbs(state)) == reactors
    lay(state, 1, "leo", "LEO", "mo_li_heat_pipe", "qu_tube")
    if not reactors:
        assert refused(state, 0, "anti-trust", 1) == "why-no-trust", "cards in space do not count"
    hold(state, 1, "biomechs", "rock_rats")
    assert "anti-trust" in verbs(state)


def test_only_whoever_is_in_power_breaks_trusts() -> None:
    state = colonists("white", "red", square="press_gangs")
    hold(state, 1, "mo_li_heat_pipe", "qu_tube")
    assert refused(state, 0, "anti-trust", 1) == "why-not-in-power"


def test_a_financier_does_all_that_for_a_tank() -> None:
    state = colonists("white", "red", square="nationalist")
    lay(state, 0, "rocket", PHOBOS, "siren_cybernautics")
    hold(state, 1, "mo_li_heat_pipe", "qu_tube")
    in_season(state, "blue")
    state.operations = 0
    state.players[0].water = 1
    assert {"recruit", "activism", "anti-trust"} <= verbs(state)
    act(state, 0, "anti-trust", 1)
    assert state.players[0].water == 0
    assert state.worked == (card_called("siren_cybernautics"),)
    assert cards(state, 0, "rocket") == ["siren_cybernautics"]

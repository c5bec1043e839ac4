"""Two players with two action cards each."""

from __future__ import annotations

from cosmodrome.games.race.rules import actions
from cosmodrome.games.race.state import RaceState

from .positions import act, begin, hold, lay, load, options, position, subset, tableau

DEVELOP_TWICE = (actions.DEVELOP, actions.DEVELOP_AGAIN)
SETTLE_TWICE = (actions.SETTLE, actions.SETTLE_AGAIN)


def two() -> RaceState:
    return position(2, "rebel", advanced=True)


def test_both_explores_add_up() -> None:
    """Draw 2 + 5 + 1 cards, keep 2."""
    state = two()
    begin(state, "explore", (actions.EXPLORE_FIVE, actions.EXPLORE_ONE), (actions.PRODUCE, actions.TRADE))
    assert (len(subset(state, 0).items), subset(state, 0).lo) == (8, 6)
    assert (len(subset(state, 1).items), subset(state, 1).lo) == (2, 1)


def test_both_consumes_trade_and_double() -> None:
    state = two()
    gem, comet, earth = lay(state, 0, "gem_world", "comet_zone", "old_earth")
    load(state, 0, gem, comet)
    begin(state, "consume", (actions.TRADE, actions.DOUBLE))
    act(state, 0, "trade", comet)
    assert len(state.players[0].hand) == 4
    assert state.players[0].vp == 2, "the other good, doubled"
    assert earth in state.players[0].tableau


def test_whoever_chose_develop_once_has_the_bonus_once() -> None:
    state = two()
    for seat in (0, 1):
        hold(state, seat, "deficit_spending", "colony_ship", "public_works", "space_marines", "mining_robots")
    begin(state, "develop", DEVELOP_TWICE, (actions.DEVELOP, actions.TRADE))
    for seat in (0, 1):
        act(state, seat, "place", state.players[seat].hand[0])
    assert [subset(state, seat).lo for seat in (0, 1)] == [1, 1], "cost 2, less 1 for both"
    for seat in (0, 1):
        act(state, seat, "pay", tuple(state.players[seat].hand[-1:]))
    assert state.phase == "develop_again"
    for seat in (0, 1):
        act(state, seat, "place", state.players[seat].hand[0])
    assert subset(state, 0).lo == 1
    assert state.players[1].hand == [], "both cards that were left"


def test_what_is_developed_first_works_in_the_second_phase() -> None:
    state = two()
    hold(state, 0, "investment_credits", "drop_ships", "gem_world", "spice_world", "comet_zone")
    begin(state, "develop", DEVELOP_TWICE)
    act(state, 0, "place", state.players[0].hand[0])
    act(state, 1, "pass")
    assert tableau(state, 0) == ["investment_credits"]
    act(state, 0, "place", state.players[0].hand[0])
    act(state, 1, "pass")
    assert subset(state, 0).lo == 2, "cost 4, less 1 for the action and 1 for Investment Credits"


def test_what_is_settled_first_works_in_the_second_phase() -> None:
    state = two()
    lay(state, 0, "space_marines")
    colony, hive = hold(state, 0, "former_penal_colony", "hive_world")
    begin(state, "settle", SETTLE_TWICE, (actions.SETTLE, actions.PRODUCE))
    assert ("place", hive) not in options(state, 0)
    act(state, 0, "place", colony)
    act(state, 1, "pass")
    assert len(state.players[0].hand) == 2, "the bonus"
    act(state, 0, "place", hive)
    act(state, 1, "pass")
    assert tableau(state, 0) == ["space_marines", "former_penal_colony", "hive_world"]
    assert len(state.players[0].hand) == 2, "the bonus of the second phase"


def test_one_settle_card_brings_no_bonus_in_the_second_phase() -> None:
    state = two()
    lay(state, 1, "drop_ships")
    hold(state, 1, "former_penal_colony", "hive_world")
    begin(state, "settle", SETTLE_TWICE, (actions.SETTLE, actions.PRODUCE))
    for number in (2, 1):
        act(state, 0, "pass")
        act(state, 1, "place", state.players[1].hand[0])
        assert len(state.players[1].hand) == number

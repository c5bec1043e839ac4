"""The end of a flight and of the game (rulebook: end-of-flight, giving-up, end-of-game)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.trucker.components.ship import Ship
from cosmodrome.games.trucker.rules import accounts, giving_up
from cosmodrome.games.trucker.rules.accounts import SettleAccounts
from cosmodrome.games.trucker.rules.course import EndRound
from cosmodrome.games.trucker.state import TruckerState

from .positions import CARGO_2, SPECIAL_1, exposing, happened, launched, play, rig, ship


def settle(ships: list[Ship], positions: list[int], gave_up: tuple[int, ...] = (), **options: Any) -> TruckerState:
    options.setdefault("rounds", "1")
    state = launched(ships, positions, **options)
    for seat in gave_up:
        state.flying[seat] = False
    play(state, SettleAccounts(), EndRound())
    return state


def test_e01_rewards_of_round_1() -> None:
    state = settle([exposing(3), exposing(2), exposing(2), exposing(5)], [10, 8, 6, 4])
    assert [figures[:2] for figures in state.accounts[0]] == [(4, 0), (3, 2), (2, 2), (1, 0)]
    assert state.scores == [4, 5, 4, 1]


@pytest.mark.parametrize(("lost", "pay"), [(3, 3), (5, 5), (7, 5), (11, 5)])
def test_e02_insurance_of_class_i(lost: int, pay: int) -> None:
    made = ship("I")
    made.lost = [50] * lost
    assert accounts.penalty(made) == pay


def test_e03_class_iiia_is_not_insured() -> None:
    made = ship("IIIa")
    made.lost = [50] * 20
    assert accounts.penalty(made) == 20


def test_e04_nobody_gets_into_debt() -> None:
    """Frequent question 1."""
    poor = rig(name="I")
    poor.lost = [50] * 5
    state = launched([poor, rig(name="I")], [10, 8], rounds="1-2")
    state.flying = [False, True]
    state.credits = [3, 0]
    play(state, SettleAccounts(), EndRound())
    assert state.credits[0] == 0


def test_the_next_round_begins_when_all_have_read_the_accounts() -> None:
    state = settle([rig(name="I"), rig(name="I")], [10, 8], rounds="1-2")
    assert (state.phase, state.waiting) == ("accounts", (0, 1))
    state.apply(1, accounts.GO_ON)
    assert (state.phase, state.waiting) == ("accounts", (0,))
    state.apply(0, accounts.GO_ON)
    assert (state.phase, state.round.id) == ("building", "2")


def test_e05_gave_up() -> None:
    made = rig(SPECIAL_1, CARGO_2, name="II")
    made.stow(made.of_kind(5)[0], (4,))
    made.stow(made.of_kind(4)[0], (3,))
    made.lost = [50, 51]
    state = settle([made, rig()], [10, 8], gave_up=(0,), rounds="2")
    assert state.accounts[0][0] == (0, 0, 4, 2)
    assert state.scores[0] == 2


def test_goods_of_a_ship_that_gave_up_are_sold_at_the_end() -> None:
    made = rig(CARGO_2)
    made.stow(made.of_kind(4)[0], (3,))
    state = launched([made, rig()], [10, 8])
    state.bank[3] -= 1
    giving_up.give_up(state, 0, "gives-up")
    assert made.cargo() == [3]
    assert state.bank[3] == state.rules.bank[3] - 1


def test_e06_ships_that_gave_up_are_not_looked_at() -> None:
    state = settle([exposing(4), exposing(1)], [10, 8], gave_up=(1,))
    assert [figures[1] for figures in state.accounts[0]] == [2, 0]


def test_e07_nobody_may_be_left() -> None:
    state = settle([exposing(4), exposing(1)], [10, 8], gave_up=(0, 1))
    assert state.accounts[0] == ((0, 0, 0, 0), (0, 0, 0, 0))
    assert state.winners == [], "who ends without a credit has not won"
    assert "nobody-won" in happened(state)
    assert state.game.evaluate(state) == [0.0, 0.0]


def test_e10_winners() -> None:
    """Everybody with a credit has won; the one with the most a little more."""
    state = launched([rig(), rig(), rig()], [10, 8, 6], rounds="1")
    state.flying = [False] * 3
    state.credits = [12, 1, 0]
    play(state, SettleAccounts(), EndRound())
    assert state.over
    assert state.winners == [0]
    assert "in-profit" in happened(state)
    rich = next(event.params for event in state.journal or [] if event.key == "in-profit")
    assert rich == {"winners": [{"seat": 0}, {"seat": 1}]}


def test_credits_are_secret_until_the_end() -> None:
    state = launched([rig(), rig()], [10, 8])
    assert [player["credits"] for player in state.view(0)["players"]] == [0, None]
    assert [player["credits"] for player in state.view(None)["players"]] == [None, None]


def test_the_accounts_are_shown_sum_by_sum() -> None:
    lossy = rig(CARGO_2, name="I")
    lossy.lost = [50] * 7
    lossy.stow(lossy.of_kind(4)[0], (3, 2))
    state = settle([lossy, exposing(2), exposing(3)], [10, 8, 9], gave_up=(0,), rounds="1-2")
    second, first, out = (
        next(each for each in state.view(None)["sheets"] if each["seat"] == seat) for seat in (1, 2, 0)
    )
    assert [each["seat"] for each in state.view(None)["sheets"]] == [2, 1, 0], "in the order of arrival"
    assert (first["place"], first["arrival"], first["looks"], first["fewest"], first["best"]) == (1, 4, 0, 2, False)
    assert (second["place"], second["total"], second["looks"], second["best"]) == (2, 5, 2, True)
    assert (out["place"], out["goods"], out["half"], out["losses"], out["insured"]) == (None, 3, True, 5, True)
    assert state.view(None)["flights"] == [[-2, 5, 4]]
    assert state.view(None)["result"] == []


def test_partners_share_a_line_of_the_result() -> None:
    state = launched([exposing(2), exposing(2), exposing(3), exposing(3)], [10, 9, 8, 7], rounds="1", teams="teams")
    state.credits = [0, 0, 1, 0]
    play(state, SettleAccounts(), EndRound())
    best, other = state.view(0)["result"]
    assert (best["seats"], best["flights"], best["on_the_way"]) == ([0, 1], [11], 0)
    assert (other["seats"], other["credits"], other["on_the_way"]) == ([2, 3], 4, 1)

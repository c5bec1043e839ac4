"""Loading goods (rulebook: goods)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.components.adventures import CARDS
from cosmodrome.games.trucker.rules.giving_up import Onward
from cosmodrome.games.trucker.rules.goods import GainGoods
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Action, Illegal

from .positions import CARGO_2, CARGO_3, SPECIAL_1, face, launched, meet, question, rig


def actions(state: TruckerState, seat: int = 0) -> list[Action]:
    return list(state.decision(seat))


def test_g01_red_goods_need_special_containers() -> None:
    made = rig(CARGO_2, SPECIAL_1)
    plain, special = made.spot(made.of_kind(4)[0]), made.spot(made.of_kind(5)[0])
    state = launched([made, rig()], [5, 0])
    state.card = 113  # two red cubes on the first planet
    face(state, GainGoods(0, CARDS[state.card].planets[0]))
    assert [action for action in actions(state) if action[0] == "load"] == [("load", "red", *special)]
    refusal = state.why_not(0, ("load", "red", *plain))
    assert refusal is not None
    assert refusal.reason == "why-red-goods"
    state.apply(0, ("load", "red", *special))
    assert actions(state) == [("lift", "red", *special), ("done",)]
    state.apply(0, ("done",))
    assert made.cargo() == [4]
    assert state.bank[4] == state.rules.bank[4] - 1


def test_other_goods_may_lie_in_special_containers() -> None:
    made = rig(SPECIAL_1)
    state = launched([made, rig()], [5, 0])
    state.card = 115
    face(state, GainGoods(0, CARDS[state.card].planets[1]))
    state.apply(0, ("load", "yellow", *made.spot(made.of_kind(5)[0])))
    assert made.cargo() == [3]


def test_goods_may_be_moved_and_thrown_out_while_loading() -> None:
    made = rig(CARGO_2, SPECIAL_1)
    plain, special = made.of_kind(4)[0], made.of_kind(5)[0]
    made.stow(plain, (1, 1))
    made.stow(special, (2,))
    state = launched([made, rig()], [5, 0])
    state.bank[1] -= 2
    state.bank[2] -= 1
    state.card = 113
    face(state, GainGoods(0, CARDS[state.card].planets[0]))
    state.apply(0, ("lift", "blue", *made.spot(plain)))
    state.apply(0, ("lift", "green", *made.spot(special)))
    state.apply(0, ("load", "green", *made.spot(plain)))
    state.apply(0, ("load", "red", *made.spot(special)))
    state.apply(0, ("done",))
    assert made.cargo() == [4, 2, 1]
    assert state.offer == []
    assert state.bank[1] == state.rules.bank[1] - 1


def test_g02_goods_may_be_moved_only_when_goods_are_gained() -> None:
    """Frequent question 7."""
    made = rig(CARGO_3, 64)
    made.stow(made.of_kind(4)[0], (3,))
    state = launched([made, rig(65)], [5, 0])
    meet(state, 106)
    for action in (("lift", "yellow", *made.spot(made.of_kind(4)[0])), ("load", "yellow", 4, 7)):
        with pytest.raises(Illegal):
            state.apply(0, action)
    assert actions(state) == [("onward",), ("give_up",)], "crew and charges stay where they are, too"


def test_g03_the_bank_may_run_out_and_thrown_goods_come_back() -> None:
    """Frequent question 8."""
    a, b = rig(SPECIAL_1), rig(57)
    a.stow(a.of_kind(5)[0], (4,))
    state = launched([a, b], [5, 0])
    state.bank[4] = 0
    meet(state, 113)
    state.apply(0, ("land", 2))  # red, blue, blue
    state.apply(1, ("land", 1))  # red, red
    assert state.offer == [1, 1], "no red cube is left for the leader"
    spot = a.spot(a.of_kind(5)[0])
    state.apply(0, ("lift", "red", *spot))
    state.apply(0, ("load", "blue", *spot))
    state.apply(0, ("done",))
    assert state.offer == [4]
    state.apply(1, ("load", "red", *b.spot(b.of_kind(5)[0])))
    state.apply(1, ("done",))
    assert b.cargo() == [4]


def test_an_unlimited_bank_never_runs_out() -> None:
    state = launched([rig(SPECIAL_1), rig()], [5, 0], bank="unlimited")
    assert min(state.bank[1:]) > 56


def test_without_containers_nobody_is_asked() -> None:
    state = launched([rig(), rig()], [5, 0])
    meet(state, 113)
    state.apply(0, ("land", 1))
    state.apply(1, ("fly_on",))
    assert question(state) is Onward
    assert state.bank == state.rules.bank

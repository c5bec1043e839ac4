"""Which doubles to power, and from which batteries (rulebook: engines, cannons, batteries)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.components.ship import Ship
from cosmodrome.games.trucker.components.tiles import CANNON as CANNONS
from cosmodrome.games.trucker.rules import powering
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Action, Dice, Illegal

from .positions import BATTERY_2, BATTERY_3, CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE, launched, meet, rig

SMUGGLERS = 102
OPEN_SPACE = 106


def fought(made: Ship) -> TruckerState:
    return meet(launched([made, rig()], [10, 5]), SMUGGLERS)


def battery(made: Ship, number: int = 0) -> tuple[int, int]:
    return made.spot(made.of_kind(3)[number])


def strengths(state: TruckerState) -> list[float]:
    """What seat 0 may declare, each once."""
    found: set[float] = set()
    for action in state.decision(0):
        twin = state.copy()
        twin.apply(0, action)
        found.add(twin.power[0] / 2)
    return sorted(found)


def test_the_weaker_of_two_double_cannons_may_be_the_one_that_fires() -> None:
    """As drawn: two cannons, a double one forward, one to the side; the last charge may go to either."""
    made = rig(88, 89, DOUBLE_CANNON, (124, 1), BATTERY_2)
    assert strengths(fought(made)) == [2, 3, 4, 5]
    made = rig(88, 89, DOUBLE_CANNON, (124, 1), BATTERY_2)
    made.fill(made.of_kind(3)[0], 1)
    state = fought(made)
    assert strengths(state) == [2, 3, 4]
    assert state.decision(0).count() == 3
    state.apply(0, ("power", ((*battery(made), "elsewhere"),)))
    assert (state.power[0], made.charges()) == (6, 0)


def test_equal_cannons_are_offered_once() -> None:
    for tiles in ((DOUBLE_CANNON, 124, 125), ((DOUBLE_CANNON, 1), (124, 2), (125, 3))):
        made = rig(CANNON, *tiles, BATTERY_2, BATTERY_3 + 1)
        answers = [action[1] for action in fought(made).decision(0)]
        assert len(answers) == len(set(answers)) == 9, "0 to 2 charges from one, 0 to 3 from the other, 3 at most"
        assert all(item in (battery(made), battery(made, 1)) for answer in answers for item in answer)


def test_engines_are_all_alike() -> None:
    made = rig(DOUBLE_ENGINE, 82, BATTERY_2)
    state = meet(launched([made, rig(64)], [10, 5]), OPEN_SPACE)
    assert [len(action[1]) for action in state.decision(0)] == [2, 1, 0]


def test_no_battery_gives_more_than_it_has_and_no_cannon_fires_twice() -> None:
    made = rig(DOUBLE_CANNON, 124, (125, 1), BATTERY_2, BATTERY_3)
    made.fill(made.of_kind(3)[0], 1)
    state = fought(made)
    one, other = battery(made), battery(made, 1)
    for items, need in (
        (((*one, "forward"), (*one, "elsewhere")), "need-battery"),
        (((*one, "elsewhere"), (*other, "elsewhere")), "need-elsewhere"),
        (((*one, "forward"), (*other, "forward"), (*other, "forward")), "need-forward"),
    ):
        with pytest.raises(Illegal) as caught:
            state.apply(0, ("power", items))
        assert caught.value.params["need"] == need
    assert made.charges() == 4


def test_chance_uses_any_of_them() -> None:
    made = rig(DOUBLE_CANNON, (124, 1), BATTERY_2)
    decision = fought(made).decision(0)
    found: set[Action] = {decision.sample(Dice(str(number))) for number in range(60)}
    assert found == set(decision)
    assert decision.suggestion() == ("power", ())


def test_who_would_be_stranded_without_a_charge_is_not_advised_to_spend_none() -> None:
    made = rig(DOUBLE_ENGINE, BATTERY_2)
    state = meet(launched([made, rig(ENGINE)], [10, 5]), OPEN_SPACE)
    suggestion = state.decision(0).suggestion()
    assert suggestion == ("power", (battery(made),))
    assert state.preview(0, suggestion)["strength"] == 2
    able = meet(launched([rig(ENGINE, DOUBLE_ENGINE, BATTERY_2), rig(ENGINE)], [10, 5]), OPEN_SPACE)
    assert able.decision(0).suggestion() == ("power", ())


def test_what_an_answer_makes_of_the_strength() -> None:
    made = rig(DOUBLE_CANNON, (124, 1), BATTERY_2)
    spot = battery(made)
    assert powering.powered(made, CANNONS, ()) == 0
    assert powering.powered(made, CANNONS, ((*spot, "elsewhere"),)) == 2
    assert powering.use(made, CANNONS, spot, 4) == (*spot, "forward")

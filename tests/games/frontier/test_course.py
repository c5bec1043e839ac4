"""Ways over the map: pivots, flybys, seasons (rulebook: movement)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.rules.course import Course

from .flying import Ship, find, fuel, legs, neighbours, net, set_out, where
from .positions import act, begin, end_turns, lay, refused


def test_d065_b10_afterburn_before_class_pivot_by_fuel(ship: Ship) -> None:
    for space in (
        "hoh.mars.010",
        "hoh.mars.027",
        "LEO",
        "hoh.ceres.016",
        "burn.mars.015",
        "orbit.lmo",
        "GEO",
        "orbit.heo",
    ):
        state = ship(space, thrust=5, consumption=1, dry=7, tanks=3, afterburn_steps=1)
        assert (net(state, True), net(state)) == (5, 4)
        assert set_out(state, True).net == 5
        assert fuel(state) == (2, 1)  # 9 1/2
        path = find(state, [2, 2, 6]) or find(state, [2, 2, 4, 2])
        if path is not None:
            break
    assert path is not None
    act(state, 0, "fly", path)
    while state.move is not None and state.decision(0).prompt != "prompt-flight":
        act(state, 0, "insure")
    assert fuel(state) == (0, 0)
    state = ship(space, thrust=5, consumption=1, dry=7, tanks=3, afterburn_steps=1)
    set_out(state)
    assert refused(state, 0, "fly", path) == "path-broken"


def test_b11_stop_instead_of_pivot(ship: Ship) -> None:
    """From LEO two burns lead to a Hohmann; next turn it is left on another line for nothing."""
    state = ship(thrust=5, consumption=1, dry=9, tanks=2)
    assert net(state) == 4
    set_out(state)
    path = find(state, [2, 2], lambda leg: state.system.spaces[leg.after.space].id.startswith("hoh."))
    assert path is not None
    act(state, 0, "fly", path)
    assert fuel(state) == (1, 0)
    turning = [leg for leg in legs(state) if leg.costs[0] >= 4]
    assert turning, "leaving on another line would be a pivot now"
    act(state, 0, "stop")
    end_turns(state, 0)
    set_out(state)
    assert [leg.costs[0] for leg in legs(state) if leg.item == turning[0].item] == [turning[0].costs[0] - 4]


def test_e36_a_pivot_is_free_for_those_who_stop(ship: Ship) -> None:
    test_b11_stop_instead_of_pivot(ship)


def test_b18_flyby_with_dead_engine(ship: Ship) -> None:
    """Bonus burns are kept without an engine; unused ones are gone next turn."""
    state = ship("lag.jupiter.013", thrust=1, consumption=1, dry=1, tanks=1)
    move = set_out(state)
    state.move = move.at(move.place._replace(bonus=8, link=0, flown=(move.place.space,))).without_engine()
    course = Course(state, 0, state.move)
    todo = [state.move.place]
    most = 0
    pivoted = False
    while todo:
        place = todo.pop()
        most = max(most, 8 - place.bonus)
        for leg in course.legs(place):
            assert leg.costs[0] == 0
            assert leg.costs[1] == 0
            pivoted = pivoted or place.bonus - leg.after.bonus >= 4
            if len(leg.after.trail) < 7:
                todo.append(leg.after)
    assert most == 8
    assert pivoted


def test_the_solar_oberth_gives_the_base_thrust_after_a_crash_roll(ship: Ship) -> None:
    oberth = "lag.mercury.002"
    start = next(each for each in neighbours(ship(), oberth) if not each.startswith("site"))
    state = ship(start, thrust=4, consumption=1, dry=5, tanks=3)
    set_out(state)
    act(state, 0, "fly", (oberth,))
    assert state.decision(0).prompt == "prompt-crash"
    act(state, 0, "insure")
    assert state.move is not None
    assert state.move.place.bonus == 2 * 4


def test_venus_helps_only_in_blue(ship: Ship) -> None:
    flyby = "lag.venus.005"
    start = next(each for each in neighbours(ship(), flyby) if not each.startswith("site"))
    for year, bonus in ((0, 0), (8, 4)):
        state = ship(start, thrust=4, consumption=1, dry=5, tanks=3)
        state.year = year
        set_out(state)
        act(state, 0, "fly", (flyby,))
        assert state.move is not None
        assert state.move.place.bonus == bonus


def test_d015_synodic_sites_open_in_their_sector(ship: Ship) -> None:
    state = ship()
    found = [space for space in state.system.spaces if space.site is not None and space.site.synodic == 2]
    site = next(space for space in found if not neighbours(state, space.id)[0].startswith("hoh"))
    start = neighbours(state, site.id)[0]
    for year, legal in ((0, False), (8, True)):
        state = ship(start, thrust=9, consumption=0, dry=5)
        state.year = year
        set_out(state)
        if legal:
            act(state, 0, "fly", (site.id,))
            assert where(state) == site.id
        else:
            assert refused(state, 0, "fly", (site.id,)) == "why-not-in-season"
    state = ship(site.id, thrust=9, consumption=0, dry=5)
    set_out(state)
    act(state, 0, "fly", (start,))
    assert where(state) == start, "leaving is never forbidden"


def test_a_mag_sail_gains_by_radiation() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "orbit.heo", "photon_kite_sail", side="black")
    act(state, 0, "move", "rocket")
    state.dice.loaded = [1]
    act(state, 0, "fly", ("rad.earth.001",))
    assert state.move is not None
    assert state.move.place.bonus == 2


@pytest.mark.parametrize(
    ("path", "reason"),
    [
        (("site.nowhere",), "path-broken"),
        (("site.ceres",), "path-broken"),
        ((-1,), "path-broken"),
        ((), "why-no-stop"),
        ("orbit.geo", "not-an-option"),
    ],
)
def test_impossible_routes_change_nothing(ship: Ship, path: object, reason: str) -> None:
    state = ship(thrust=5, consumption=1, dry=5, tanks=3)
    set_out(state)
    before = state.everything()
    assert refused(state, 0, "fly", path) == reason
    assert state.everything() == before

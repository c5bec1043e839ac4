"""Refuelling by ISRU, by factories and with regolith (rulebook: refuel)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import REGOLITH, WATER
from cosmodrome.games.frontier.components.grant import REFUEL, Grant
from cosmodrome.games.frontier.components.stack import NUMBER, Stack
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, lay, offered, refused

WET = "site.mars-north-pole"
ROCKET = NUMBER["rocket"]
OUTPOST = NUMBER["outpost_1"]


def at(where: str, *cards: str, side: str = "", edition: str = "base") -> FrontierState:
    state = begin("white", "green", edition=edition)
    seat = state.active
    lay(state, seat, "rocket", where, *cards, side=side)
    state._asked = None
    return state


def fuelled(state: FrontierState, kind: int) -> tuple[int, int]:
    stack = state.stack(state.active, kind)
    return stack.tanks, stack.fuel


def build(state: FrontierState, seat: int, where: str) -> None:
    state.claims[state.system.find(where)] = seat
    state.factories[state.system.find(where)] = seat


def test_b28_a_crew_of_isru_4_gets_one_tank_of_hydration_4() -> None:
    state = at(WET, "nasa_crew")
    act(state, state.active, "refuel-isru", WET, "rocket")
    assert fuelled(state, ROCKET) == (1, WATER)


def test_b28_a_second_worker_digs_as_much_again() -> None:
    state = at(WET, "nasa_crew", "tungsten_resistojet", side="black")
    state.faces[state.stack(state.active, ROCKET).cards[0]] = 0
    state.operations = 2
    assert state.hints(state.active)["refuel_isru"][WET] == {"tanks": 4, "unit": "tungsten_resistojet"}
    act(state, state.active, "refuel-isru", WET, "rocket")
    assert fuelled(state, ROCKET)[0] == 4
    act(state, state.active, "refuel-isru", WET, "rocket")
    assert fuelled(state, ROCKET)[0] == 8
    state.audit()


def test_water_may_stay_as_an_outpost() -> None:
    state = at(WET, "nasa_crew")
    act(state, state.active, "refuel-isru", WET, "outpost_1")
    assert fuelled(state, OUTPOST) == (1, WATER)
    assert fuelled(state, ROCKET)[0] == 0
    state.audit()


def test_landing_and_digging_on_the_claims_of_others_needs_no_leave() -> None:
    state = at(WET, "nasa_crew")
    build(state, 1 - state.active, WET)
    state._asked = None
    assert ("refuel-isru", WET, "rocket") in offered(state, state.active)
    assert refused(state, state.active, "refuel-factory", WET, "rocket") == "why-no-leave"


def test_without_a_unit_nothing_is_dug() -> None:
    state = at(WET, "re_solar_moth")
    assert refused(state, state.active, "refuel-isru", WET, "rocket") == "why-no-unit"
    state = at("site.yorp", "nasa_crew")
    assert refused(state, state.active, "refuel-isru", "site.yorp", "rocket") == "why-site-too-dry"


def test_a_factory_fills_a_rocket_to_any_level() -> None:
    state = at(WET, "nasa_crew")
    seat = state.active
    build(state, seat, WET)
    state._asked = None
    assert ("refuel-factory", WET, "outpost_1") not in offered(state, seat), "there is something to fill"
    act(state, seat, "refuel-factory", WET, "rocket")
    assert refused(state, seat, "tanks", 21) == "amount-out-of-range"
    assert state.preview(seat, ("tanks", 6)) == {"tanks": 6, "steps": 19}
    act(state, seat, "tanks", 6)
    assert fuelled(state, ROCKET) == (6, WATER)


def test_a_factory_leaves_eight_tanks_where_there_is_nothing_to_fill() -> None:
    state = at("site.phobos", "nasa_crew")
    seat = state.active
    build(state, seat, WET)
    state._asked = None
    act(state, seat, "refuel-factory", WET, "outpost_1")
    assert fuelled(state, OUTPOST) == (8, WATER)
    assert state.stack(seat, OUTPOST).space == state.system.find(WET)
    state.audit()


def test_a_factory_of_another_by_leave() -> None:
    state = at(WET, "nasa_crew")
    seat = state.active
    build(state, 1 - seat, WET)
    state.grants = (Grant(1 - seat, REFUEL, state.system.find(WET)),)
    state._asked = None
    act(state, seat, "refuel-factory", WET, "rocket")
    act(state, seat, "tanks", 2)
    assert fuelled(state, ROCKET) == (2, WATER)


def test_regolith_fills_an_engine_that_burns_it_on_any_site_with_a_unit() -> None:
    state = at("site.yorp", "mass_driver", "nasa_crew")
    seat = state.active
    act(state, seat, "refuel-regolith", "site.yorp", "rocket")
    act(state, seat, "tanks", 5)
    assert fuelled(state, ROCKET) == (5, REGOLITH)
    state = at("site.yorp", "mass_driver")
    assert refused(state, seat, "refuel-regolith", "site.yorp", "rocket") == "why-no-unit"
    state = at("site.yorp", "nasa_crew")
    assert refused(state, seat, "refuel-regolith", "site.yorp", "rocket") == "not-an-option"


def test_regolith_spoils_the_water_it_is_mixed_with() -> None:
    state = at("site.yorp", "mass_driver", "nasa_crew")
    seat = state.active
    old = state.stack(seat, ROCKET)
    state.players[seat].stacks[ROCKET] = Stack(old.space, old.cards, 2, 0, WATER)
    state._asked = None
    act(state, seat, "refuel-regolith", "site.yorp", "rocket")
    act(state, seat, "tanks", 1)
    assert fuelled(state, ROCKET) == (3, REGOLITH)


def test_no_more_than_there_is_room_for() -> None:
    state = at(WET, "nasa_crew")
    seat = state.active
    old = state.stack(seat, ROCKET)
    most = state.rules.strip.most_tanks(state.dry_mass(old))
    state.players[seat].stacks[ROCKET] = Stack(old.space, old.cards, most, 0, WATER)
    build(state, seat, WET)
    state._asked = None
    assert refused(state, seat, "refuel-factory", WET, "rocket") == "why-no-room"
    assert ("refuel-isru", WET, "rocket") not in offered(state, seat)

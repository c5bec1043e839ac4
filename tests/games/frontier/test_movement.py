"""Net thrust, fuel and moves (rulebook: movement). The examples inject the figures they speak of into a crew."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.frontier.components.cards import BOMB, ISOTOPE, PULSE, REGOLITH, WATER, Need, card_called
from cosmodrome.games.frontier.components.factions import ESA
from cosmodrome.games.frontier.components.grant import BEAM, Grant
from cosmodrome.games.frontier.components.move import Move, Place
from cosmodrome.games.frontier.components.stack import NO_CARDS, OUTPOST, ROCKET
from cosmodrome.games.frontier.rules import activation, planning, thrust
from cosmodrome.games.frontier.rules.course import Course
from cosmodrome.games.frontier.rules.thrust import Setting
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Item, Leg

from .positions import act, begin, end_turns, fill, lay, offered, refused, turned, weigh

CREW = "nasa_crew"
Costs = list[int]


@pytest.fixture(name="ship")
def _ship(monkeypatch: pytest.MonkeyPatch) -> Callable[..., FrontierState]:
    """A game in which the first seat has a rocket of these figures."""

    def make(space: str = "LEO", *colours: str, **figures: int) -> FrontierState:
        state = begin(*(colours or ("white",)), events="none", politics=False)
        while state.active != 0:
            act(state, state.active, "end")
        lay(state, 0, "rocket", space, CREW)
        face = state.face(card_called(CREW))
        engine = face.engine
        assert engine is not None
        for name in ("thrust", "consumption", "per", "afterburn_steps", "afterburn_thrust", "pushable", "gigawatt"):
            standing = {"per": 1, "afterburn_thrust": 1}.get(name, 0)
            kind = type(getattr(engine, name))  # compiled, a truth is no number
            monkeypatch.setattr(engine, name, kind(figures.get(name, standing)))
        monkeypatch.setattr(engine, "fuel", figures.get("fuel", WATER))
        monkeypatch.setattr(face, "solar", bool(figures.get("solar", 0)))
        monkeypatch.setattr(face, "rad_hard", figures.get("rad_hard", 9))
        weigh(monkeypatch, state, CREW, figures.get("dry", 1))
        fill(state, 0, figures.get("tanks", 0), figures.get("odd", 0), figures.get("kind", WATER))
        return state

    return make


Ship = Callable[..., FrontierState]


def settings(state: FrontierState) -> list[Setting]:
    return thrust.settings(state, 0, state.stack(0, ROCKET))


def net(state: FrontierState, lit: bool = False) -> int:
    """Net thrust before any lift-off."""
    return next(each.net.total for each in settings(state) if each.lit == lit)


def set_out(state: FrontierState, lit: bool = False) -> Move:
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, "ignite" if lit else "activate", CREW, ())
    assert state.move is not None
    return state.move


def find(state: FrontierState, wanted: Costs, ends: Callable[[Leg], bool] = lambda _: True) -> tuple[Item, ...] | None:
    """Steps that cost so many half burns, one after the other, those that cost none left out."""
    assert state.move is not None
    course = Course(state, 0, state.move)
    todo: list[tuple[tuple[Item, ...], Place, Costs]] = [((), course.start(), wanted)]
    while todo:
        path, place, left = todo.pop()
        for leg in course.legs(place):
            cost = leg.costs[0]
            if cost and (not left or cost != left[0]):
                continue
            rest = left[1:] if cost else left
            if not rest and ends(leg) and course.stops(leg.after):
                return (*path, leg.item)
            if len(path) < 3 * len(wanted) + 4:
                todo.append(((*path, leg.item), leg.after, rest))
    return None


def fuel(state: FrontierState) -> tuple[int, int]:
    rocket = state.stack(0, ROCKET)
    return rocket.tanks, rocket.odd


def burn(state: FrontierState, wanted: Costs) -> None:
    path = find(state, wanted)
    assert path is not None
    act(state, 0, "fly", path)
    while state.move is not None and state.decision(0).prompt != "prompt-flight":
        act(state, 0, "insure")


def where(state: FrontierState) -> str:
    return state.system.spaces[state.stack(0, ROCKET).space].id


# fuel


def test_b01_crew_to_mars(ship: Ship) -> None:
    state = ship(thrust=9, consumption=6, dry=1, tanks=5)
    assert state.steps(state.stack(0, ROCKET)) == 17
    set_out(state)
    burn(state, [2, 2])
    assert find(state, [2]) is None
    state = ship(thrust=9, consumption=6, dry=1, tanks=6)
    assert state.steps(state.stack(0, ROCKET)) == 19
    set_out(state)
    burn(state, [2, 2, 2])
    assert fuel(state) == (0, 1)


def test_b02_three_burns_at_4(ship: Ship) -> None:
    state = ship(thrust=9, consumption=4, dry=5, tanks=6)
    set_out(state)
    for left in ((4, 0), (2, 0), (0, 1)):
        burn(state, [2])
        assert fuel(state) == left
    assert find(state, [2]) is None


def test_b03_one_long_line(ship: Ship) -> None:
    state = ship(thrust=9, consumption=8, dry=4, tanks=4)
    set_out(state)
    burn(state, [2])
    assert find(state, [2]) is None
    state = ship(thrust=9, consumption=8, dry=4, tanks=15)
    set_out(state)
    burn(state, [2, 2])
    assert fuel(state) == (3, 0)


def test_b04_interval_sum(ship: Ship) -> None:
    state = ship(thrust=9, consumption=3, dry=3, tanks=6)
    set_out(state)
    burn(state, [2, 2, 2, 2, 2])
    assert fuel(state) == (0, 0)


def test_b05_the_row_stays_until_the_next_move(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    state = ship(thrust=5, consumption=1, dry=2, tanks=2)
    lay(state, 0, "rocket", "LEO", "hall_effect")
    set_out(state)
    burn(state, [2])
    assert state.move is not None
    assert state.move.dry == 4
    left = state.move.left(state.move.place)
    act(state, 0, "drop")
    act(state, 0, "cards", ("hall_effect",))
    assert state.move.dry == 4
    assert state.move.left(state.move.place) == left
    assert state.stack(0, OUTPOST).cards == (card_called("hall_effect"),)
    act(state, 0, "stop")
    assert state.dry_mass(state.stack(0, ROCKET)) == 2
    assert fuel(state) == (1, 2)
    state.audit()


def test_b08_too_heavy_to_move(ship: Ship) -> None:
    state = ship(thrust=9, consumption=1, dry=16)
    assert refused(state, 0, "move", "rocket") == "why-too-heavy"
    state = ship(thrust=9, consumption=1, dry=20, tanks=2, gigawatt=1, fuel=ISOTOPE, kind=ISOTOPE)
    assert ("move", "rocket") in offered(state, 0)
    state = ship(thrust=9, consumption=1, dry=21, gigawatt=1, fuel=ISOTOPE)
    assert refused(state, 0, "move", "rocket") == "why-too-heavy"


def test_an_engine_burns_its_own_kind_or_better(ship: Ship) -> None:
    assert refused(ship(thrust=9, consumption=1, tanks=1, kind=REGOLITH), 0, "move", "rocket") == "why-wrong-fuel"
    assert ("move", "rocket") in offered(ship(thrust=9, consumption=1, tanks=1, kind=WATER, fuel=REGOLITH), 0)


def test_e14_a_crew_burns_isotopes(ship: Ship) -> None:
    assert ("move", "rocket") in offered(ship(thrust=9, consumption=6, tanks=8, kind=ISOTOPE), 0)


# net thrust


def test_b09_beam_and_class(ship: Ship) -> None:
    state = ship("LEO", "green", thrust=5, consumption=4, dry=5, tanks=6, pushable=1)
    lay(state, 0, "rocket", "LEO", CREW)
    parts = settings(state)[0].net
    assert (parts.base, parts.mass_class, parts.beam, parts.total) == (5, -1, 1, 5)
    state = ship("LEO", "white", "green", thrust=5, consumption=4, dry=5, tanks=6, pushable=1)
    assert net(state) == 4
    state.grants = (Grant(1, BEAM), Grant(1, BEAM))
    assert net(state) == 5
    assert state.players[1].faction == ESA
    large = ship("LEO", "green", thrust=5, dry=5, tanks=6, pushable=1, gigawatt=1, fuel=ISOTOPE, kind=ISOTOPE)
    assert net(large) == 4


def test_b10_afterburn_before_class_pivot_by_fuel(ship: Ship) -> None:
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
    turning = [leg for leg in _legs(state) if leg.costs[0] >= 4]
    assert turning, "leaving on another line would be a pivot now"
    act(state, 0, "stop")
    end_turns(state, 0)
    set_out(state)
    assert [leg.costs[0] for leg in _legs(state) if leg.item == turning[0].item] == [turning[0].costs[0] - 4]


def _legs(state: FrontierState) -> list[Leg]:
    assert state.move is not None
    return Course(state, 0, state.move).legs(state.move.place)


def test_e36_a_pivot_is_free_for_those_who_stop(ship: Ship) -> None:
    test_b11_stop_instead_of_pivot(ship)


def test_b12_zone_of_the_start_counts(ship: Ship) -> None:
    state = ship("orbit.lmo", thrust=3, consumption=4, dry=2, odd=1, solar=1)
    assert net(state) == 3
    move = set_out(state)
    assert move.net == 3
    assert settings(ship("site.triton-mahilani-plume", thrust=3, consumption=4, dry=2, odd=1, solar=1)) == []


def test_b13_a_reactor_under_a_generator_counts(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    for tanks, expected in ((0, 3), (6, 2)):
        state = ship(thrust=3, consumption=3, dry=13, tanks=tanks)
        monkeypatch.setattr(state.face(card_called(CREW)), "needs", [Need(PULSE)])
        lay(state, 0, "rocket", "LEO", "in_core_thermionic", "dual_mode_fission", "mo_li_heat_pipe")
        turned(state, "mo_li_heat_pipe", "white_heavy")
        weigh(monkeypatch, state, "mo_li_heat_pipe", 1)
        assert state.dry_mass(state.stack(0, ROCKET)) == 15
        parts = settings(state)[0].net
        assert (parts.supports, parts.total) == (1, expected)


def test_b14_why_13(ship: Ship) -> None:
    state = ship("lag.mars.012", thrust=3, consumption=3, dry=15, tanks=6)
    assert net(state) == 1
    set_out(state)
    act(state, 0, "fly", ("burn.mars.015", "site.deimos"))
    assert state.move is None
    assert fuel(state) == (2, 0)
    end_turns(state, 0)
    set_out_lifting(state)
    assert fuel(state) == (1, 0)
    assert refused(state, 0, "fly", ("burn.mars.015",)) == "why-no-fuel-left"
    state = ship("lag.mars.012", thrust=3, consumption=3, dry=13, tanks=8)
    set_out(state)
    act(state, 0, "fly", ("burn.mars.015", "site.deimos"))
    assert fuel(state) == (4, 0)
    end_turns(state, 0)
    set_out_lifting(state)
    act(state, 0, "fly", ("burn.mars.015", "orbit.lmo"))
    assert fuel(state) == (0, 0)


def set_out_lifting(state: FrontierState) -> None:
    act(state, 0, "move", "rocket")
    act(state, 0, "lift_off")


def test_b15_tenth_step_engine(ship: Ship) -> None:
    figures = {"thrust": 6, "consumption": 1, "per": 10, "afterburn_steps": 1, "afterburn_thrust": 5}
    kinds = {"gigawatt": 1, "fuel": ISOTOPE, "kind": ISOTOPE, "dry": 9, "tanks": 3}
    for lit, expected, burns, steps in ((False, 5, 5, 1), (True, 10, 10, 2)):
        state = ship(**figures, **kinds)
        before = state.steps(state.stack(0, ROCKET))
        assert set_out(state, lit).net == expected
        burn(state, [2] * burns)
        assert before - state.steps(state.stack(0, ROCKET)) == steps
        assert find(state, [2]) is None


def test_e30_a_gigawatt_engine_with_and_without_afterburner(ship: Ship) -> None:
    test_b15_tenth_step_engine(ship)


def test_b16_too_heavy_for_ganymede(ship: Ship) -> None:
    """Landing would cost 9 steps, and 6 are left: only a factory helps."""
    figures = {"thrust": 6, "consumption": 1, "per": 10, "afterburn_steps": 1, "afterburn_thrust": 5}
    kinds = {"gigawatt": 1, "fuel": ISOTOPE, "kind": ISOTOPE, "dry": 12, "tanks": 7}
    state = ship("burn.jupiter.027", **figures, **kinds)
    assert net(state, True) == 9
    set_out(state, True)
    site = "site.ganymede-memphis-facula"
    assert refused(state, 0, "fly", (site,)) == "why-no-landing"
    state.claims[state.system.find(site)] = 0
    state.factories[state.system.find(site)] = 0
    act(state, 0, "fly", (site,))
    assert state.decision(0).prompt == "prompt-assist"
    act(state, 0, "insure")
    assert where(state) == site


def test_e28_too_heavy_for_ganymede(ship: Ship) -> None:
    test_b16_too_heavy_for_ganymede(ship)


def test_b17_starship(ship: Ship) -> None:
    figures = {"thrust": 8, "afterburn_steps": 1, "afterburn_thrust": 5, "gigawatt": 1, "fuel": ISOTOPE}
    for lit, expected, steps in ((False, 8, 0), (True, 13, 1)):
        state = ship(**figures, kind=ISOTOPE, dry=7, tanks=1)
        before = state.steps(state.stack(0, ROCKET))
        move = set_out(state, lit)
        assert (move.net, move.price) == (expected, 0)
        burn(state, [2, 2])
        assert before - state.steps(state.stack(0, ROCKET)) == steps


def test_e29_starship(ship: Ship) -> None:
    test_b17_starship(ship)


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


def test_b19_afterburn_cools_the_engine() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "LEO", "ponderomotive_vasimr", "in_core_thermionic", "pebble_bed_fission")
    lay(state, 0, "rocket", "LEO", "microtube_array")
    assert refused(state, 0, "move", "rocket") == "why-no-engine-works"
    fill(state, 0, 2)
    only = settings(state)
    assert [setting.lit for setting in only] == [True]
    mass = only[0].net.mass_class
    assert only[0].net.total == 3 + 1 + 4 + mass
    turned(state, "microtube_array", "white_heavy")
    cold = [setting for setting in settings(state) if not setting.lit]
    assert [setting.net.total - setting.net.mass_class for setting in cold] == [7]


def test_b20_a_sail_gets_nothing_from_reactors() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "orbit.lmo", "photon_kite_sail", "pebble_bed_fission")
    parts = settings(state)[0].net
    assert (parts.base, parts.supports, parts.mass_class, parts.sunlight) == (1, 0, 1, -1)


def test_b21_fuel_multiplier(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    for burns, steps in ((3, 2), (2, 1), (1, 1)):
        state = ship(thrust=5, consumption=2, dry=3, tanks=2)
        monkeypatch.setattr(state.face(card_called(CREW)), "needs", [Need(BOMB)])
        lay(state, 0, "rocket", "LEO", "penning_trap")
        face = state.face(card_called("penning_trap"))
        monkeypatch.setattr(face, "fuel_per", 4)
        before = state.steps(state.stack(0, ROCKET))
        act(state, 0, "move", "rocket")
        burn(state, [2] * burns)
        assert before - state.steps(state.stack(0, ROCKET)) == steps


# landing


def test_b22_small_world_low_thrust(ship: Ship) -> None:
    for power, steps in ((2, 1), (3, 0)):
        state = ship("lag.mars.012", thrust=power, consumption=1, dry=8, tanks=2)
        assert net(state) == power - 1
        before = state.steps(state.stack(0, ROCKET))
        set_out(state)
        act(state, 0, "fly", ("site.phobos",))
        assert before - state.steps(state.stack(0, ROCKET)) == steps
        assert state.move is None
        assert state.visits[card_called(CREW)] == (state.system.find("site.phobos"),)
    # Ceres: through a crash space
    for power, tanks, steps in ((7, 6, 6), (8, 6, 0)):
        state = ship("lag.ceres.010", thrust=power, consumption=0, dry=10, tanks=tanks)
        state.players[0].water = 4
        before = state.steps(state.stack(0, ROCKET))
        assert set_out(state).net == power - 1
        act(state, 0, "fly", ("burn.ceres.018", "site.ceres"))
        act(state, 0, "insure")
        assert where(state) == "site.ceres"
        assert before - state.steps(state.stack(0, ROCKET)) == steps
    state = ship("lag.ceres.010", thrust=7, consumption=0, dry=12, tanks=5)
    set_out(state)
    assert refused(state, 0, "fly", ("burn.ceres.018", "site.ceres")) == "path-broken"


def test_b23_lift_off_read_twice(ship: Ship) -> None:
    figures = {"thrust": 7, "consumption": 4, "afterburn_steps": 1}
    state = ship("site.ceres", **figures, dry=7, tanks=1)
    assert net(state) == 7
    set_out(state)
    assert state.steps(state.stack(0, ROCKET)) == 2
    state = ship("site.ceres", **figures, dry=8, tanks=1)
    assert net(state) == 6
    act(state, 0, "move", "rocket")
    assert [action[0] for action in offered(state, 0)] == ["ignite"]
    act(state, 0, "ignite", CREW, ())
    assert state.move is not None
    assert state.move.net == 7
    assert state.steps(state.stack(0, ROCKET)) == 1


def test_b24_mars_by_parachute(ship: Ship) -> None:
    hellas = ("lag.mars.007", "lag.mars.006", "site.mars-hellas-basin-buried-glaciers")
    state = ship("orbit.lmo", thrust=1, consumption=4, dry=5)
    lay(state, 0, "rocket", "orbit.lmo", "photon_kite_sail")
    state.players[0].water = 9
    assert set_out(state).net == 1
    act(state, 0, "fly", ("lag.mars.008", "site.mars-arsia-mons-caves"))
    assert card_called("photon_kite_sail") in state.players[0].hand, "a sail is lost even if all goes well"
    state.dice.loaded = [6]
    act(state, 0, "roll")
    assert where(state) == "site.mars-arsia-mons-caves"
    # Hellas: two rolls, and a 1 takes all but a heavy radiator
    state = ship("orbit.lmo", thrust=1, consumption=4, dry=3)
    lay(state, 0, "rocket", "orbit.lmo", "microtube_array")
    turned(state, "microtube_array", "black_heavy")
    state.players[0].water = 9
    set_out(state)
    act(state, 0, "fly", hellas)
    act(state, 0, "insure")
    assert state.players[0].water == 5
    assert state.decision(0).prompt == "prompt-crash"
    state.dice.loaded = [1]
    act(state, 0, "roll")
    rocket = state.stack(0, ROCKET)
    assert rocket.cards == (card_called("microtube_array"),)
    assert state.faces[rocket.cards[0]] == 1
    assert card_called(CREW) in state.players[0].hand
    assert state.move is None
    state.audit()
    # against the arrow
    state = ship("lag.mars.008", thrust=1, consumption=4, dry=5)
    set_out(state)
    assert refused(state, 0, "fly", ("orbit.lmo",)) == "path-broken"
    # who has stopped on the way down still hangs on the parachute
    act(state, 0, "fly", ("site.mars-arsia-mons-caves",))
    assert where(state) == "site.mars-arsia-mons-caves"


def test_uranus_is_landed_on_by_parachute_and_not_left_through_it(ship: Ship) -> None:
    brake, aerostat = "lag.saturn.002", "site.uranus-aerostat"
    state = ship("burn.uranus.020", thrust=1, consumption=4, dry=5)
    set_out(state)
    act(state, 0, "fly", (brake, aerostat))
    act(state, 0, "insure")
    assert where(state) == aerostat
    state = ship(aerostat, thrust=12, consumption=1, dry=1, tanks=3)
    set_out(state)
    assert refused(state, 0, "fly", (brake,)) == "path-broken"


def test_b25_factory_assist(ship: Ship) -> None:
    site = "site.mars-arsia-mons-caves"
    burning = ("burn.mars.012",)

    def on_mars(*colours: str, owner: int = 0) -> FrontierState:
        state = ship(site, *colours, thrust=6, consumption=2, dry=5, tanks=8)
        number = state.system.find(site)
        state.claims[number] = owner
        state.factories[number] = owner
        state.players[0].water = 4
        return state

    state = on_mars()
    assert net(state) == 5
    before = state.steps(state.stack(0, ROCKET))
    act(state, 0, "move", "rocket")
    act(state, 0, "lift_off")
    assert before - state.steps(state.stack(0, ROCKET)) == 10
    state = on_mars()
    act(state, 0, "move", "rocket")
    act(state, 0, "assist")
    act(state, 0, "insure")
    act(state, 0, "fly", burning)
    assert state.players[0].water == 0
    assert before - state.steps(state.stack(0, ROCKET)) == 2
    foreign = on_mars("white", "green", owner=1)
    act(foreign, 0, "move", "rocket")
    assert offered(foreign, 0) == [("lift_off",)]
    assert refused(foreign, 0, "assist") == "why-no-leave-to-land"
    red = on_mars("red", "green", owner=1)
    lay(red, 0, "rocket", site, CREW)
    act(red, 0, "move", "rocket")
    assert ("assist",) in offered(red, 0)


def test_e15_factory_assist(ship: Ship) -> None:
    test_b25_factory_assist(ship)


def test_b26_radiation(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
    radiation = "rad.earth.001"
    for power, year, expected in ((2, 0, {"photon_heliogyro"}), (2, 4, {"photon_heliogyro", "photon_tether_rectenna"})):
        state = ship("orbit.heo", thrust=power, consumption=1, dry=1, tanks=1, rad_hard=9)
        lay(state, 0, "rocket", "orbit.heo", "photon_heliogyro", "photon_tether_rectenna")  # rad-hard 1 and 2
        weigh(monkeypatch, state, "photon_tether_rectenna", 0)
        state.year = year
        act(state, 0, "move", "rocket")
        act(state, 0, "activate", CREW, ())
        assert state.move is not None
        assert state.move.net == 3
        state.dice.loaded = [5]  # level 2, in red 4
        act(state, 0, "fly", (radiation,))
        left = {card_called(card) for card in ("photon_heliogyro", "photon_tether_rectenna")} - {
            card_called(card) for card in expected
        }
        assert set(state.stack(0, ROCKET).cards) - {card_called(CREW)} == left
        assert not state.can_undo(0)


def test_the_engine_is_lost_on_the_way(ship: Ship) -> None:
    """It glides on, or stops; the rest of the route is given up where it can not."""
    state = ship("orbit.heo", thrust=2, consumption=1, dry=1, tanks=1, rad_hard=0)
    lay(state, 0, "rocket", "orbit.heo", "hall_effect")
    set_out(state)
    state.dice.loaded = [6]
    act(state, 0, "fly", ("rad.earth.001", "burn.earth.020"))
    assert where(state) == "rad.earth.001"
    assert state.move is not None
    assert state.move.broken
    assert refused(state, 0, "fly", ("burn.earth.020",)) == "why-no-thrust-left"
    act(state, 0, "stop")
    assert state.move is None
    state.audit()


# whole trips


def trip(state: FrontierState, goal: str) -> list[tuple[int, int]]:
    """Burns and steps of all best routes."""
    number = state.system.find(goal)
    found = planning.planned(state, 0, ROCKET, activation.settings(state, 0, ROCKET)[0], number)
    return [(route.half_burns // 2, route.steps) for route in found.routes(number)]


def test_e33_to_phobos(ship: Ship) -> None:
    state = ship(thrust=2, consumption=1, dry=8, tanks=3)
    assert (2, 3) in trip(state, "Phobos")
    quick = ship(thrust=4, consumption=1, dry=8, tanks=3)
    assert (2, 2) in trip(quick, "Phobos")


def test_e35_crew_to_hellas(ship: Ship) -> None:
    state = ship(thrust=9, consumption=6, dry=1, tanks=6)
    goal = state.system.find("site.mars-hellas-basin-buried-glaciers")
    found = planning.planned(state, 0, ROCKET, settings(state)[0], goal).routes(goal)
    red = [route for route in found if (route.half_burns, route.crash, route.aerobrakes) == (6, 1, 1)]
    assert [route.steps for route in red[:1]] == [18]


def test_e38_ceres_and_vesta(ship: Ship) -> None:
    state = ship(thrust=5, consumption=0, dry=8, tanks=5)
    for goal in ("Ceres", "Vesta"):
        assert (4, 6) in trip(state, goal), goal


# after a move


def test_e12_what_was_made_or_moved_this_turn_stays(ship: Ship) -> None:
    state = ship(thrust=5, consumption=1, dry=5, tanks=3)
    state.fresh = (card_called(CREW),)
    assert refused(state, 0, "move", "rocket") == "why-fresh"
    state.fresh = NO_CARDS
    set_out(state)
    burn(state, [2])
    act(state, 0, "stop")
    assert refused(state, 0, "move", "rocket") == "why-moved"
    assert state.stack(0, ROCKET).thrust == 5


def test_e13_two_triangles_two_inspirations(ship: Ship) -> None:
    state = ship("LEO", "green", thrust=9, consumption=0, dry=1)
    lay(state, 0, "rocket", "LEO", CREW)
    move = set_out(state)
    state.move = move.at(move.place, 3)
    burn(state, [2])
    act(state, 0, "stop")
    tops = [deck[0] for deck in state.decks[:6]]
    act(state, 0, "inspire", "radiator")
    assert state.decks[5][-1] == tops[5]
    assert state.decision(0).prompt == "prompt-inspire"
    act(state, 0, "inspire", "thruster")
    assert state.decision(0).prompt == "prompt-turn", "twice a turn at most"
    assert ("research", "radiator") in offered(state, 0)


def test_late_afterburn_raises_thrust_not_class(ship: Ship) -> None:
    state = ship(thrust=3, consumption=1, dry=8, tanks=2, afterburn_steps=1)
    set_out(state)
    burn(state, [2])
    assert state.move is not None
    before = state.move.net
    act(state, 0, "afterburn")
    assert state.move.net == before + 1
    assert state.afterburnt == (card_called(CREW),)
    assert refused(state, 0, "afterburn") == "why-lit"


def test_what_a_path_costs_is_foreseen(ship: Ship) -> None:
    state = ship(thrust=5, consumption=1, dry=5, tanks=3)
    set_out(state)
    path = find(state, [2, 2])
    seen = state.preview(0, ("fly", path))
    assert seen["totals"]["half_burns"] == 4
    assert seen["totals"]["fuel"] == 2
    assert seen["move"]["steps"] == state.steps(state.stack(0, ROCKET)) - 2
    hints = state.hints(0)
    assert hints["move"]["net"] == 5


def test_a_freighter_takes_a_product_home() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "freighter", "site.phobos", "hall_effect", side="black")
    act(state, 0, "move", "freighter")
    assert state.move is not None
    assert state.move.net == 1
    act(state, 0, "fly", ("burn.mars.015",))
    assert refused(state, 0, "fly", ("burn.mars.014",)) == "why-no-thrust-left"
    act(state, 0, "stop")
    state.players[0].stacks[2] = state.stack(0, 2).at(state.rules.leo)
    act(state, 0, "transfer", "freighter", "leo")
    act(state, 0, "cards", ("hall_effect",))
    assert not state.stack(0, 2).there
    state.audit()


def test_a_colony_is_founded() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "site.phobos", CREW)
    site = state.system.find("site.phobos")
    state.claims[site] = 0
    state.factories[site] = 0
    act(state, 0, "colony", CREW)
    assert state.colonies == {site: 0}
    assert card_called(CREW) in state.players[0].hand
    state.audit()


def test_cards_are_decommissioned_on_the_way(ship: Ship) -> None:
    state = ship(thrust=5, consumption=1, dry=2, tanks=2)
    lay(state, 0, "rocket", "LEO", "hall_effect")
    set_out(state)
    burn(state, [2])
    assert state.move is not None
    left = state.move.left(state.move.place)
    act(state, 0, "decommission")
    act(state, 0, "cards", ("hall_effect",))
    assert card_called("hall_effect") in state.players[0].hand
    assert (state.move.dry, state.move.left(state.move.place)) == (4, left)
    assert not state.move.broken
    act(state, 0, "stop")
    state.audit()


def test_a_freighter_does_not_come_down_by_parachute() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "freighter", "orbit.lmo", "hall_effect", side="black")
    act(state, 0, "move", "freighter")
    assert refused(state, 0, "fly", ("lag.mars.008", "site.mars-arsia-mons-caves")) == "path-broken"


def test_what_has_moved_may_still_land_next_to_it(ship: Ship) -> None:
    """Transhipment (seed 17.0): a card brought by the freighter lands with the rocket, and goes nowhere else."""
    state = ship("lag.mars.012", thrust=5, consumption=1, dry=3, tanks=3)
    lay(state, 0, "rocket", "lag.mars.012", "hall_effect")
    state.carried = (card_called("hall_effect"),)
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, "activate", CREW, ())
    assert [leg.item for leg in _legs(state)] == ["site.phobos"]
    act(state, 0, "fly", ("site.phobos",))
    assert where(state) == "site.phobos"
    away = ship("LEO", thrust=5, consumption=1, dry=3, tanks=3)
    away.carried = (card_called(CREW),)
    assert refused(away, 0, "move", "rocket") == "why-carried"
    up = ship("site.phobos", thrust=5, consumption=1, dry=3, tanks=3)
    up.carried = (card_called(CREW),)
    set_out(up)
    act(up, 0, "fly", ("burn.mars.015",))
    assert _legs(up) == []


# flybys and sails


def neighbours(state: FrontierState, space: str) -> list[str]:
    """Spaces from which one way leads to this one."""
    number = state.system.find(space)
    return [each.id for each in state.system.spaces if any(way.to == number for way in state.system.ways[each.number])]


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


def test_synodic_sites_open_in_their_sector(ship: Ship) -> None:
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


def test_a_mag_sail_gains_by_radiation() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "orbit.heo", "photon_kite_sail", side="black")
    act(state, 0, "move", "rocket")
    state.dice.loaded = [1]
    act(state, 0, "fly", ("rad.earth.001",))
    assert state.move is not None
    assert state.move.place.bonus == 2


def test_a_sail_in_use_is_lost_in_an_aerobrake_and_the_rest_comes_down() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "orbit.lmo", "photon_heliogyro", side="black")
    lay(state, 0, "rocket", "orbit.lmo", "flywheel_tractor")
    act(state, 0, "move", "rocket")
    state.players[0].water = 4
    act(state, 0, "fly", ("lag.mars.008", "site.mars-arsia-mons-caves"))
    act(state, 0, "insure")
    assert where(state) == "site.mars-arsia-mons-caves"
    assert state.stack(0, ROCKET).cards == (card_called("flywheel_tractor"),)
    state.audit()


def test_engines_that_can_not_move_it_say_why(ship: Ship) -> None:
    state = ship("LEO", thrust=1, consumption=1, dry=9, tanks=1)
    assert refused(state, 0, "move", "rocket") == "why-no-net-thrust"
    state = ship("site.ceres", thrust=4, consumption=1, dry=5, tanks=1)
    assert refused(state, 0, "move", "rocket") == "why-no-lift-off"
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "LEO", "cvd_molding")
    assert refused(state, 0, "move", "rocket") == "why-no-engine"
    lay(state, 0, "rocket", "LEO", "metastable_helium")
    assert refused(state, 0, "move", "rocket") == "why-no-engine-works"


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


def test_some_engines_get_more_out_of_a_beam() -> None:
    state = begin("green", events="none", politics=False, decks="extended", edition="base")
    lay(state, 0, "rocket", "LEO", "rock_splitter", side="black")
    assert settings(state)[0].net.beam == 3

"""Landing, lift-off and the help of factories (rulebook: landing)."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import ISOTOPE, card_called
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.state import FrontierState

from .flying import CREW, Ship, fuel, legs, net, set_out, set_out_lifting, where
from .positions import act, end_turns, figures, lay, offered, refused, turned


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
    assert figures(state, 0, "fly", ("burn.mars.015",)) == {"steps": 3, "left": 1}
    state = ship("lag.mars.012", thrust=3, consumption=3, dry=13, tanks=8)
    set_out(state)
    act(state, 0, "fly", ("burn.mars.015", "site.deimos"))
    assert fuel(state) == (4, 0)
    end_turns(state, 0)
    set_out_lifting(state)
    act(state, 0, "fly", ("burn.mars.015", "orbit.lmo"))
    assert fuel(state) == (0, 0)


def test_b16_too_heavy_for_ganymede(ship: Ship) -> None:
    """Landing would cost 9 steps, and 6 are left: only a factory helps."""
    engine = {"thrust": 6, "consumption": 1, "per": 10, "afterburn_steps": 1, "afterburn_thrust": 5}
    kinds = {"gigawatt": 1, "fuel": ISOTOPE, "kind": ISOTOPE, "dry": 12, "tanks": 7}
    state = ship("burn.jupiter.027", **engine, **kinds)
    assert net(state, True) == 9
    set_out(state, True)
    site = "site.ganymede-memphis-facula"
    assert refused(state, 0, "fly", (site,)) == "why-no-landing"
    assert figures(state, 0, "fly", (site,)) == {"size": 9, "thrust": 9, "steps": 6}
    state.claims[state.system.find(site)] = 0
    state.factories[state.system.find(site)] = 0
    act(state, 0, "fly", (site,))
    assert state.decision(0).prompt == "prompt-assist"
    act(state, 0, "insure")
    assert where(state) == site


def test_e28_too_heavy_for_ganymede(ship: Ship) -> None:
    test_b16_too_heavy_for_ganymede(ship)


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


def test_d065_b23_lift_off_read_twice(ship: Ship) -> None:
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


def test_what_has_moved_may_still_land_next_to_it(ship: Ship) -> None:
    """Transhipment (seed 17.0): a card brought by the freighter lands with the rocket, and goes nowhere else."""
    state = ship("lag.mars.012", thrust=5, consumption=1, dry=3, tanks=3)
    lay(state, 0, "rocket", "lag.mars.012", "hall_effect")
    state.carried = (card_called("hall_effect"),)
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, "activate", CREW, ())
    assert [leg.item for leg in legs(state)] == ["site.phobos"]
    act(state, 0, "fly", ("site.phobos",))
    assert where(state) == "site.phobos"
    away = ship("LEO", thrust=5, consumption=1, dry=3, tanks=3)
    away.carried = (card_called(CREW),)
    assert refused(away, 0, "move", "rocket") == "why-carried"
    up = ship("site.phobos", thrust=5, consumption=1, dry=3, tanks=3)
    up.carried = (card_called(CREW),)
    set_out(up)
    act(up, 0, "fly", ("burn.mars.015",))
    assert legs(up) == []

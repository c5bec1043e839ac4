"""Engines that are set to work, and why some are not (rulebook: movement, fuel)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import BOMB, ISOTOPE, REGOLITH, WATER, Need, card_called
from cosmodrome.games.frontier.components.stack import ROCKET

from .flying import CREW, Ship, burn, settings
from .positions import act, begin, figures, fill, lay, offered, refused, turned


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


def test_engines_that_can_not_move_it_say_why(ship: Ship) -> None:
    state = ship("LEO", thrust=1, consumption=1, dry=9, tanks=1)
    assert refused(state, 0, "move", "rocket") == "why-no-net-thrust"
    state = ship("site.ceres", thrust=4, consumption=1, dry=5, tanks=1)
    assert refused(state, 0, "move", "rocket") == "why-no-lift-off"
    assert figures(state, 0, "move", "rocket") == {"size": 6, "thrust": 4, "steps": 3}
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "LEO", "cvd_molding")
    assert refused(state, 0, "move", "rocket") == "why-no-engine"
    lay(state, 0, "rocket", "LEO", "metastable_helium")
    assert refused(state, 0, "move", "rocket") == "why-no-engine-works"

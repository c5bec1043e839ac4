"""Net thrust (rulebook: net-thrust)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import ISOTOPE, PULSE, Need, card_called
from cosmodrome.games.frontier.components.factions import ESA
from cosmodrome.games.frontier.components.grant import BEAM, Grant
from cosmodrome.games.frontier.components.stack import ROCKET

from .flying import CREW, Ship, burn, find, net, set_out, settings
from .positions import act, begin, lay, refused, turned, weigh


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


def test_b20_a_sail_gets_nothing_from_reactors() -> None:
    state = begin("white", events="none", politics=False)
    lay(state, 0, "rocket", "orbit.lmo", "photon_kite_sail", "pebble_bed_fission")
    parts = settings(state)[0].net
    assert (parts.base, parts.supports, parts.mass_class, parts.sunlight) == (1, 0, 1, -1)


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


def test_some_engines_get_more_out_of_a_beam() -> None:
    state = begin("green", events="none", politics=False, decks="extended", edition="base")
    lay(state, 0, "rocket", "LEO", "rock_splitter", side="black")
    assert settings(state)[0].net.beam == 3

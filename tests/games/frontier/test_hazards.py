"""Radiation, and engines that are lost on the way (rulebook: radiation, aerobrakes)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.stack import ROCKET

from .flying import CREW, Ship, set_out, where
from .positions import act, begin, lay, refused, weigh


def test_d154_b26_radiation(ship: Ship, monkeypatch: pytest.MonkeyPatch) -> None:
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

"""The director with a GW thruster: it is made or fetched, given isotopes, and flown where water does not lead."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.frontier.bots import design, gigawatt
from cosmodrome.games.frontier.bots.director import policy
from cosmodrome.games.frontier.components.cards import CARDS, CREW, card_called, of_faction
from cosmodrome.games.frontier.options import MODULES
from cosmodrome.games.frontier.state import FrontierState

from .directing import played
from .positions import act, begin, cards, factory, fill, hold, lay, offered, turned

ALL: dict[str, Any] = dict.fromkeys(MODULES, True)
LUTETIA = "site.lutetia"
ORION = "mini_mag_orion_z_pinch_fission"
POWER = ("flywheel_compulsator", "microtube_array")
NERVA = "cermet_nerva"
"""The Zubrin is its black side."""


def stranded(site: str = LUTETIA, **options: Any) -> FrontierState:
    """A crew whom glory waits for stands at its own factory, with what powers a thruster of M but no engine."""
    state = begin("purple", "green", events="none", **(ALL | options))
    while state.active != 0:
        act(state, state.active, "end")
    factory(state, 0, site)
    crew = of_faction(CREW, state.players[0].faction)
    lay(state, 0, "rocket", site, CARDS[crew].id, *POWER)
    turned(state, "microtube_array", "white_heavy")
    state.visits[crew] = (state.system.find(site),)
    state.year = 20
    return state


def test_a_thruster_is_made_given_isotopes_and_flown_home_for_glory() -> None:
    state = stranded()
    hold(state, 0, ORION)
    said = played(state, "fly")
    assert said[:2] == [("produce", LUTETIA), ("make", ORION, "rocket")]
    assert ("refuel-factory", LUTETIA, "rocket", "isotope") in said
    assert not any(action[0] == "colony" for action in said), "the crew is needed for glory"
    assert state.move is not None and state.move.engine == card_called(ORION)
    assert played(state, "glory")[-1][0] == "glory"


def test_a_thruster_is_fetched_and_water_thrown_away_for_it() -> None:
    state = stranded()
    lay(state, 0, "outpost_1", LUTETIA, ORION, NERVA, side="black")
    fill(state, 0, 1)
    said = played(state, "move")
    assert said[:4] == [("transfer", "outpost_1", "rocket"), ("cards", (ORION,)), ("dump", "rocket"), said[3]]
    assert said[4] == ("refuel-factory", LUTETIA, "rocket", "isotope")
    assert cards(state, 0, "outpost_1") == [NERVA], "nothing else comes along"


def test_no_thruster_is_touched_without_need_or_isotopes() -> None:
    state = stranded()
    hold(state, 0, "vista_d_t_inertial_fusion")
    assert gigawatt.best(state, 0) is None, "no factory of its letter"
    state = stranded()
    hold(state, 0, ORION)
    state.visits.clear()
    assert gigawatt.best(state, 0) is None, "nothing waits at home"
    assert policy(state, 0)[0] != "produce"


def test_a_thruster_is_kept_for_the_comet_that_it_throws() -> None:
    state = stranded()
    factory(state, 0, "site.comet-hartley-2")
    lay(state, 0, "outpost_1", LUTETIA, "dense_plasma_focus", side="black")
    assert gigawatt.best(state, 0) is None
    assert ("transfer", "outpost_1", "rocket") in offered(state, 0)


def test_no_rocket_leaves_home_with_an_engine_that_burns_isotopes() -> None:
    zubrin = card_called(NERVA)
    for options, engine in ((ALL, design.NONE), ({}, zubrin)):
        state = begin("purple", "green", **options)
        lay(state, 0, "leo", "LEO", NERVA, side="black")
        assert design.designs(state, 0, (zubrin,))[0].engine == engine, "without the module it burns water"

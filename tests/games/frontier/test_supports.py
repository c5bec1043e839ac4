"""Supports and cooling (rulebook: supports)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, PULSE, Need, card_called
from cosmodrome.games.frontier.components.stack import NUMBER, ROCKET
from cosmodrome.games.frontier.rules import supports
from cosmodrome.games.frontier.rules.supports import Chain
from cosmodrome.games.frontier.state import FrontierState

from .positions import begin, lay, turned


def chains(state: FrontierState, card: str, cooled: int = 0, stack: str = "rocket") -> list[Chain]:
    there = state.stack(0, NUMBER[stack])
    return supports.chains(state, there.cards, card_called(card), cooled, there.space)


def names(cards: tuple[int, ...]) -> set[str]:
    return {CARDS[card].id for card in cards}


def test_b19_therms() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "ponderomotive_vasimr", "in_core_thermionic", "pebble_bed_fission")
    lay(state, 0, "rocket", "LEO", "microtube_array")  # cools 2; the chain needs 3
    assert chains(state, "ponderomotive_vasimr") == []
    afterburning = chains(state, "ponderomotive_vasimr", 1)
    assert [names(chain.cards) for chain in afterburning] == [{"in_core_thermionic", "pebble_bed_fission"}]
    assert afterburning[0].thrust_bonus == 4
    assert afterburning[0].therms == 3
    turned(state, "microtube_array", "white_heavy")  # cools 3
    assert chains(state, "ponderomotive_vasimr")[0].thrust_bonus == 4
    assert names(chains(state, "ponderomotive_vasimr")[0].cooling) == {"microtube_array"}
    # a raygun that needs 1 therm and the same generator: 1 + 2 + 1
    lay(state, 0, "rocket", "LEO", "free_electron_laser")
    assert chains(state, "free_electron_laser") == []
    assert not supports.operational(state, 0, ROCKET, card_called("free_electron_laser"))
    lay(state, 0, "rocket", "LEO", "qu_tube")
    assert supports.operational(state, 0, ROCKET, card_called("free_electron_laser"))


def test_d066_b20_modifiers_only_through_the_chain() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "photon_kite_sail", "pebble_bed_fission", "microtube_array")
    assert [chain.thrust_bonus for chain in chains(state, "photon_kite_sail")] == [0]
    # an engine whose only generator feeds the refrigerator too
    lay(state, 0, "outpost_1", "LEO", "met_steamer", "photon_tether_rectenna", "magnetocaloric_refrigerator")
    assert [chain.thrust_bonus for chain in chains(state, "met_steamer", 0, "outpost_1")] == [-1]
    # a generator that only the refrigerator uses changes nothing; the chain of the engine needs 3 therms
    lay(state, 0, "outpost_2", "LEO", "ponderomotive_vasimr", "in_core_thermionic", "supercritical_water_fission")
    lay(state, 0, "outpost_2", "LEO", "photon_tether_rectenna", "magnetocaloric_refrigerator", "qu_tube")
    found = chains(state, "ponderomotive_vasimr", 0, "outpost_2")
    assert [names(chain.cards) for chain in found] == [{"in_core_thermionic", "supercritical_water_fission"}]
    assert [chain.thrust_bonus for chain in found] == [3]
    assert "magnetocaloric_refrigerator" in names(found[0].cooling)


def test_one_support_for_each_need_and_the_choice_between_them() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "met_steamer", "cascade_photovoltaic", "flywheel_compulsator")
    found = chains(state, "met_steamer")
    assert sorted([sorted(names(chain.cards)) for chain in found]) == [
        ["cascade_photovoltaic"],
        ["flywheel_compulsator"],
    ]


def test_a_generator_and_a_reactor_support_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "ponderomotive_vasimr", "catalyzed_fission_scintillator", "penning_trap")
    lay(state, 0, "rocket", "LEO", "mo_li_heat_pipe")
    reactor = state.face(card_called("penning_trap"))
    monkeypatch.setattr(reactor, "needs", [Need(PULSE)])
    found = chains(state, "ponderomotive_vasimr")
    assert [names(chain.cards) for chain in found] == [{"catalyzed_fission_scintillator", "penning_trap"}]


def test_a_longer_chain_counts_where_it_adds_thrust() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "ablative_plate", "penning_trap", "steel_pb_bi_pumped_loop", "mo_li_heat_pipe")
    lay(state, 0, "rocket", "LEO", "project_orion", side="black")
    turned(state, "mo_li_heat_pipe", "white_heavy")
    found = chains(state, "ablative_plate")
    assert [sorted(names(chain.cards)) for chain in found] == [["penning_trap"], ["penning_trap", "project_orion"]]
    assert [chain.thrust_bonus for chain in found] == [0, 8]
    assert (found[1].fuel_factor, found[1].fuel_per) == (1, 4)


def test_solar_cards_do_not_work_without_sun() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.triton-mahilani-plume", "photon_kite_sail")
    assert chains(state, "photon_kite_sail") == []
    lay(state, 0, "outpost_1", "LEO", "photon_heliogyro")
    assert chains(state, "photon_heliogyro", 0, "outpost_1")[0].solar


def test_nothing_needs_anything_in_the_base_game() -> None:
    state = begin("white", edition="base")
    lay(state, 0, "rocket", "LEO", "metastable_helium")
    assert [chain.cards for chain in chains(state, "metastable_helium")] == [()]


def test_isru_units_of_all_stacks_in_a_space() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.phobos", "nasa_crew", "flywheel_tractor", "tungsten_resistojet")
    lay(state, 0, "outpost_1", "site.phobos", "tungsten_resistojet", "cascade_photovoltaic")
    units = supports.isru_units(state, 0, state.system.find("site.phobos"))
    assert names(tuple(units)) == {"nasa_crew", "tungsten_resistojet"}


def test_d033_an_afterburner_cools_its_own_missile() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "site.phobos", "cat_fusion_z_pinch_torch", side="black")
    lay(state, 0, "rocket", "site.phobos", "penning_trap")
    missile = card_called("cat_fusion_z_pinch_torch")
    assert not supports.operational(state, 0, ROCKET, missile)
    state.afterburnt = (missile,)
    assert supports.operational(state, 0, ROCKET, missile)

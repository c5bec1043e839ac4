"""GW thrusters and isotopes (rulebook: gigawatt-module; seed 21)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier import GAME
from cosmodrome.games.frontier.components.cards import (
    BLACK,
    CARDS,
    DECKS,
    ISOTOPE,
    PURPLE,
    REGOLITH,
    WATER,
    card_called,
)
from cosmodrome.games.frontier.components.grant import REFUEL, Grant
from cosmodrome.games.frontier.components.politics import SQUARES, WAR
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.stack import BERNAL, NUMBER, ROCKET, Stack
from cosmodrome.games.frontier.rules import deals, thrust
from cosmodrome.games.frontier.rules.thrust import Setting
from cosmodrome.games.frontier.shown.terminal import table
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action
from cosmodrome.text import Catalogue

from .flying import burn, find
from .positions import act, begin, build, end_turns, fill, hold, lay, offered, pump, refused, turned, weigh

MEMPHIS = "site.ganymede-memphis-facula"
HYDRA = "site.hydra"
DEIMOS = "site.deimos"
PHOBOS = "site.phobos"
DENSE = "dense_plasma_focus"
SPHEROMAK = "spheromak_magnetic_fusion"
ORION = "mini_mag_orion_z_pinch_fission"
DIPOLE = "levitated_dipole_li6_h_fusion"
AMAT = "amat_catalyzed_fission_fusion"
NERVA = "cermet_nerva"
COMPULSATOR = "flywheel_compulsator"
OUTPOST = NUMBER["outpost_1"]


def game(*colours: str, **options: object) -> FrontierState:
    """A game with the module, the first seat to move."""
    settings: dict[str, Any] = {"gigawatt": True, "events": "none", "politics": False} | options
    state = begin(*(colours or ("white",)), **settings)
    while state.active != 0:
        act(state, state.active, "end")
    return state


def heavy(state: FrontierState, *radiators: str) -> None:
    for card in radiators:
        turned(state, card, "black_heavy")


def spheromak(where: str, **options: object) -> FrontierState:
    """The rocket of the examples: dry mass 12 with its supports, six therms cooled."""
    state = game(**options)
    lay(state, 0, "rocket", where, SPHEROMAK, COMPULSATOR, side="black")
    lay(state, 0, "rocket", where, "ss_nak_pumped_loop", "microtube_array")
    for card in ("ss_nak_pumped_loop", "microtube_array"):
        turned(state, card, "white_heavy")
    assert state.dry_mass(state.stack(0, ROCKET)) == 12
    return state


def dense(where: str, *others: str, **options: object) -> FrontierState:
    """A rocket with Dense Plasma Focus, which burns isotopes of D, and its generator."""
    state = game(**options)
    lay(state, 0, "rocket", where, DENSE, COMPULSATOR, side="black")
    if others:
        lay(state, 0, "rocket", where, *others)
    return state


def starship(where: str) -> FrontierState:
    """The promoted Antimatter engine of 8 and 0, with +5."""
    state = game()
    lay(state, 0, "rocket", where, AMAT, side="purple")
    lay(state, 0, "rocket", where, COMPULSATOR, "microtube_array", side="black")
    return state


def contents(state: FrontierState, kind: int = ROCKET) -> tuple[int, int, str]:
    """Tanks, fuel and letter."""
    stack = state.stack(0, kind)
    return stack.tanks, stack.fuel, LETTERS[stack.letter] if stack.letter >= 0 else ""


def settings(state: FrontierState, engine: str) -> list[Setting]:
    found = thrust.settings(state, 0, state.stack(0, ROCKET))
    return [each for each in found if CARDS[each.engine].id == engine]


def nets(state: FrontierState, engine: str) -> list[int]:
    """Net thrust without and with the afterburner."""
    return [each.net.total for each in settings(state, engine)]


def set_out(state: FrontierState, engine: str, lit: bool = False) -> None:
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        verb = "ignite" if lit else "activate"
        act(state, 0, *next(each for each in offered(state, 0) if each[:2] == (verb, engine)))


def isotopes_of(state: FrontierState) -> list[Action]:
    return [action for action in offered(state, 0) if action[-1] == "isotope"]


# production and sale


def test_d006_a_gw_thruster_is_never_boosted() -> None:
    state = game()
    hold(state, 0, DENSE, "photon_kite_sail")
    state.players[0].water = 30
    act(state, 0, "boost")
    assert refused(state, 0, "boost", (DENSE,)) == "not-among-the-items"


def test_a_gw_thruster_comes_black_from_a_factory_of_its_letter() -> None:
    state = game()
    hold(state, 0, DENSE, ORION)
    build(state, 0, DEIMOS)
    act(state, 0, "produce", DEIMOS)
    assert [action[1] for action in offered(state, 0)] == [DENSE] * 2, "an outpost, or the freighter of the base game"
    act(state, 0, "make", DENSE, "outpost_1")
    assert state.faces[card_called(DENSE)] == BLACK
    state.audit()


def test_d136_one_produced_gw_thruster_per_player() -> None:
    state = game("white", "green")
    lay(state, 0, "rocket", PHOBOS, ORION, side="black")
    hold(state, 0, DENSE)
    hold(state, 1, SPHEROMAK)
    build(state, 0, DEIMOS)
    assert refused(state, 0, "produce", DEIMOS) == "why-second-gigawatt"
    act(state, 0, "decommission")
    act(state, 0, "cards", (ORION,))
    assert ("produce", DEIMOS) in offered(state, 0)


def site_of(state: FrontierState, letter: str) -> str:
    """A site of a letter that nobody has claimed."""
    for site in state.system.sites():
        found = state.system.spaces[site].site
        assert found is not None
        if found.letter == letter and site not in state.claims:
            return state.system.spaces[site].id
    raise AssertionError(letter)


def test_d136_a_second_one_is_refused_beside_other_products() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, ORION, side="black")
    other = next(card for card in CARDS if card.letter == 4 and card.deck < 6 and "second" in card.profiles)
    hold(state, 0, DENSE, other.id)
    build(state, 0, DEIMOS)
    act(state, 0, "produce", DEIMOS)
    assert refused(state, 0, "make", DENSE, "outpost_1") == "why-second-gigawatt"
    act(state, 0, "make", other.id, "outpost_1")


def test_d136_no_second_one_by_a_deal() -> None:
    state = game("white", "green")
    lay(state, 0, "rocket", PHOBOS, ORION, side="black")
    lay(state, 1, "rocket", PHOBOS, DENSE, side="black")
    assert card_called(DENSE) not in deals.tradable_cards(state, 1, 0)
    lay(state, 0, "rocket", PHOBOS, "mass_driver")
    hold(state, 1, ORION)
    assert card_called(DENSE) in deals.tradable_cards(state, 1, 0)


def test_d022_a_black_gw_thruster_is_sold_in_leo_by_its_letter() -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", DENSE, side="black")
    before = state.players[0].water
    act(state, 0, "sell", DENSE)
    assert state.players[0].water == before + 10
    assert state.decks[CARDS[card_called(DENSE)].deck][-1] == card_called(DENSE)
    state = game()
    lay(state, 0, "rocket", "LEO", DENSE, side="purple")
    assert refused(state, 0, "sell", DENSE) == "why-only-black"


def test_research_brings_the_supports_of_its_black_side() -> None:
    state = game()
    deck = state.decks[7]
    deck.remove(card_called(ORION))
    deck.insert(0, card_called(ORION))
    brought = [each["deck"] for each in state.hints(0)["research"]["gw_thruster"]["along"]]
    assert brought == ["generator", "radiator"], "a pulse generator, and two therms"


# isotopes


def test_e27_isru_is_quicker_than_the_factory() -> None:
    """Hydra is a D world of hydration 4: an ISRU of 1 digs four tanks, an engineer in space as many again."""
    state = game(colonist=True)
    lay(state, 0, "rocket", HYDRA, DENSE, COMPULSATOR, side="black")
    lay(state, 0, "rocket", HYDRA, "microgravity_pantrophists", side="purple")
    lay(state, 0, "outpost_1", PHOBOS, "heavy_water_survivalists")
    build(state, 0, HYDRA)
    state.players[0].water = 3
    assert state.hints(0)["refuel_factory"] == {HYDRA: 1}
    assert state.hints(0)["refuel_isru"][HYDRA] == {"tanks": 4, "unit": "microgravity_pantrophists"}
    act(state, 0, "refuel-isru", HYDRA, "rocket", "isotope")
    act(state, 0, "work", "nasa_crew")
    assert contents(state) == (4, ISOTOPE, "D")
    act(state, 0, "refuel-isru", HYDRA, "rocket", "isotope")
    assert contents(state) == (8, ISOTOPE, "D")
    assert state.players[0].water == 2
    assert all(action[0] != "refuel-isru" for action in offered(state, 0)), "a scientist does not refuel"
    state.audit()


def test_d138_a_factory_gives_one_tank_an_operation() -> None:
    state = dense(DEIMOS)
    build(state, 0, DEIMOS)
    state.operations = 2
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    assert contents(state) == (1, ISOTOPE, "D")
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    assert contents(state) == (2, ISOTOPE, "D")


def test_d138_the_factory_of_another_gives_isotopes_by_leave() -> None:
    state = game("white", "green")
    lay(state, 0, "rocket", DEIMOS, DENSE, COMPULSATOR, side="black")
    build(state, 1, DEIMOS)
    assert not isotopes_of(state)
    state.grants = (Grant(1, REFUEL, state.system.find(DEIMOS)),)
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    assert contents(state) == (1, ISOTOPE, "D")


def test_isotopes_wait_in_an_outpost_for_a_thruster_in_hand() -> None:
    state = game()
    hold(state, 0, DENSE)
    lay(state, 0, "rocket", DEIMOS, "nasa_crew", "met_steamer", COMPULSATOR)
    assert ("refuel-isru", DEIMOS, "outpost_1") in offered(state, 0), "water as before"
    act(state, 0, "refuel-isru", DEIMOS, "outpost_1", "isotope")
    assert contents(state, OUTPOST) == (2, ISOTOPE, "D")
    state.audit()


def test_without_an_engine_for_them_nobody_pumps_isotopes() -> None:
    state = game()
    lay(state, 0, "rocket", DEIMOS, "nasa_crew", "met_steamer", COMPULSATOR)
    build(state, 0, DEIMOS)
    assert not isotopes_of(state)
    assert refused(state, 0, "refuel-isru", DEIMOS, "rocket", "isotope") == "not-an-option"


def test_without_the_module_there_are_no_isotopes() -> None:
    state = begin("white")
    lay(state, 0, "rocket", site_of(state, "S"), "nasa_crew", NERVA, side="black")
    turned(state, "nasa_crew", "white")
    build(state, 0, state.system.spaces[state.stack(0, ROCKET).space].id)
    assert not isotopes_of(state)


def test_sites_of_other_letters_give_none() -> None:
    state = dense(PHOBOS, "nasa_crew", "met_steamer", COMPULSATOR)
    build(state, 0, PHOBOS)
    assert not isotopes_of(state)
    assert refused(state, 0, "refuel-isru", PHOBOS, "rocket", "isotope") == "why-other-letter"
    assert refused(state, 0, "refuel-factory", PHOBOS, "rocket", "isotope") == "why-other-letter"


def test_what_another_engine_wants_is_pumped_whatever_the_rocket_burns() -> None:
    state = dense(PHOBOS, "nasa_crew", "met_steamer", COMPULSATOR)
    build(state, 0, PHOBOS)
    other = next(card for card in CARDS if card.deck == DECKS.index("gw_thruster") and LETTERS[card.letter] == "C")
    hold(state, 0, other.id)
    assert ("refuel-factory", PHOBOS, "rocket", "isotope") in offered(state, 0)
    shut = [action for action, _ in state.closed(0)]
    assert ("refuel-factory", PHOBOS, "rocket", "isotope") not in shut
    state.operations = 0
    shut = [action for action, _ in state.closed(0)]
    assert shut.count(("refuel-factory", PHOBOS, "rocket", "isotope")) == 1


def test_d071_a_gw_thruster_never_burns_water() -> None:
    state = dense(DEIMOS, "nasa_crew")
    fill(state, 0, 3, fuel=WATER)
    assert {CARDS[each.engine].id for each in thrust.settings(state, 0, state.stack(0, ROCKET))} == {"nasa_crew"}
    set_out_refused(state, DENSE, "why-other-isotope")
    state = dense(DEIMOS)
    fill(state, 0, 3, fuel=WATER)
    assert refused(state, 0, "move", "rocket") == "why-other-isotope"


def set_out_refused(state: FrontierState, engine: str, reason: str) -> None:
    """Of two engines this one can not be used."""
    act(state, 0, "move", "rocket")
    assert refused(state, 0, "activate", engine, ()) == reason


def test_d071_only_isotopes_of_its_own_letter() -> None:
    state = dense("LEO")
    pump(state, 0, 3, "D")
    assert nets(state, DENSE) == [2, 7], "a scout, and with the afterburner still one"
    pump(state, 0, 3, "M")
    assert refused(state, 0, "move", "rocket") == "why-other-isotope"


def test_d071_isotopes_of_two_letters_mixed_serve_no_gw_thruster() -> None:
    state = dense(DEIMOS, "nasa_crew")
    pump(state, 0, 3, "M")
    build(state, 0, DEIMOS)
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    assert contents(state) == (4, ISOTOPE, "")
    assert not settings(state, DENSE)
    assert settings(state, "nasa_crew"), "others burn the mixture"


def test_isotopes_mixed_with_water_are_water() -> None:
    state = dense(DEIMOS, "nasa_crew")
    fill(state, 0, 1, fuel=WATER)
    build(state, 0, DEIMOS)
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    assert contents(state) == (2, WATER, "")


@pytest.mark.parametrize("engine", ["nasa_crew", "met_steamer", "hall_effect"])
def test_d071_mw_thrusters_and_missiles_may_burn_isotopes(engine: str) -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", engine, COMPULSATOR)
    pump(state, 0, 3, "M")
    assert settings(state, engine)


def test_d139_the_zubrin_is_fuelled_like_a_gw_thruster() -> None:
    state = game()
    lay(state, 0, "rocket", MEMPHIS, NERVA, "supercritical_water_fission", "microtube_array", side="black")
    heavy(state, "microtube_array")
    build(state, 0, MEMPHIS)
    fill(state, 0, 2, fuel=WATER)
    assert refused(state, 0, "move", "rocket") == "why-other-isotope"
    fill(state, 0, 0)
    act(state, 0, "refuel-factory", MEMPHIS, "rocket", "isotope")
    assert contents(state) == (1, ISOTOPE, "S")
    assert thrust.burns(state, card_called(NERVA), state.stack(0, ROCKET))
    state.rules.gigawatt = False
    fill(state, 0, 2, fuel=WATER)
    assert thrust.burns(state, card_called(NERVA), state.stack(0, ROCKET)), "without the module it burns water"
    state.rules.gigawatt = True


def test_d139_on_its_white_side_it_burns_water() -> None:
    state = game()
    lay(state, 0, "rocket", MEMPHIS, NERVA)
    fill(state, 0, 2, fuel=WATER)
    assert thrust.burns(state, card_called(NERVA), state.stack(0, ROCKET))


def test_isotopes_are_no_water_in_leo() -> None:
    state = dense("LEO")
    pump(state, 0, 3, "D")
    assert refused(state, 0, "unload", "rocket", "leo") == "why-not-water"
    assert ("load", "rocket") in offered(state, 0), "to be carried, and spoilt"


def test_rock_rats_double_what_a_factory_gives() -> None:
    state = dense(DEIMOS, colonist=True)
    lay(state, 0, "rocket", DEIMOS, "rock_rats", side="purple")
    build(state, 0, DEIMOS)
    assert state.hints(0)["refuel_factory"] == {DEIMOS: 2}
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    if state.decision(0).prompt == "prompt-work":
        act(state, 0, "work", "nasa_crew")
    assert contents(state) == (2, ISOTOPE, "D")


def test_d140_scooping_brings_one_tank_on_a_site_of_its_letter() -> None:
    titan = "site.titan-ontario-lacus"
    state = dense(titan)
    lay(state, 0, "rocket", titan, "in_core_thermionic", "mo_li_heat_pipe", side="black")
    state.players[0].water = 0
    state.dice.loaded = [2]
    act(state, 0, "refuel-scoop", titan, "rocket", "isotope")
    assert contents(state) == (1, ISOTOPE, "D")
    saturn = "site.saturn-aerostat"
    state = dense(saturn)
    lay(state, 0, "rocket", saturn, "in_core_thermionic", "mo_li_heat_pipe", side="black")
    assert ("refuel-scoop", saturn, "rocket") in offered(state, 0)
    assert not isotopes_of(state), "an S site"


def test_d140_failure_is_not_an_option_when_scooping_isotopes() -> None:
    titan = "site.titan-ontario-lacus"
    state = dense(titan)
    lay(state, 0, "rocket", titan, "in_core_thermionic", "mo_li_heat_pipe", side="black")
    state.players[0].water = 5
    act(state, 0, "refuel-scoop", titan, "rocket", "isotope")
    act(state, 0, "insure")
    assert contents(state) == (1, ISOTOPE, "D")
    assert state.players[0].water == 1


@pytest.mark.parametrize(
    ("language", "fuel", "promoted"),
    [("en", "D isotopes", "promotes Dense Plasma Focus"), ("fr", "carburant isotopique D", "améliore ")],
)
def test_what_is_pumped_and_promoted_is_said_in_words(language: str, fuel: str, promoted: str) -> None:
    state = dense("site.sedna")
    build(state, 0, "site.sedna")
    state.operations = 2
    state.journal = []
    act(state, 0, "refuel-factory", "site.sedna", "rocket", "isotope")
    act(state, 0, "promote", DENSE)
    catalogue = Catalogue(GAME, language)
    assert fuel in " ".join(" ".join(table(state.view(0), catalogue.say)).split())
    told = [catalogue.say(event.key, dict(event.params)) for event in state.journal]
    assert any(promoted in line for line in told), told


# at a Bernal


def bernal_over_mars(promoted: bool = True) -> FrontierState:
    """The Bernal of white on the burn between Phobos (C) and Deimos (D), with a rocket beside it."""
    state = dense("burn.mars.015", bernal=True)
    found_bernal(state, "burn.mars.015")
    turned(state, "nasa_bernal", "purple" if promoted else "white")
    return state


def found_bernal(state: FrontierState, where: str) -> None:
    """The promoted Bernal of white, whoever was dealt it, is there."""
    state.players[0].stacks[BERNAL] = Stack(state.system.find(where), (card_called("nasa_bernal"),))
    turned(state, "nasa_bernal", "purple")


def test_d138_a_bernal_gets_one_tank_of_each_dirtside_of_the_letter() -> None:
    state = bernal_over_mars()
    assert not isotopes_of(state)
    build(state, 0, DEIMOS)
    build(state, 0, PHOBOS)
    assert state.hints(0)["refuel_factory"] == {DEIMOS: 1}
    act(state, 0, "refuel-factory", DEIMOS, "rocket", "isotope")
    assert contents(state) == (1, ISOTOPE, "D")


def test_d138_several_dirtsides_of_the_letter_send_as_many_tanks() -> None:
    state = game(bernal=True)
    lay(state, 0, "rocket", "orbit.lmo", "vista_d_t_inertial_fusion", COMPULSATOR, side="black")
    found_bernal(state, "orbit.lmo")
    state.claims.clear()
    for site in ("site.mars-arsia-mons-caves", "site.mars-hellas-basin-buried-glaciers", "site.mars-north-pole"):
        build(state, 0, site)
    pumped = [action for action in isotopes_of(state) if action[2] == "rocket"]
    assert len(pumped) == 1, "they are all C"
    act(state, 0, *pumped[0])
    assert contents(state) == (2, ISOTOPE, "C"), "the north pole is not adjacent"


def test_d138_isru_at_a_promoted_bernal_if_a_dirtside_matches() -> None:
    state = bernal_over_mars()
    lay(state, 0, "rocket", "burn.mars.015", "tungsten_resistojet", side="black")
    assert not isotopes_of(state)
    build(state, 0, DEIMOS)
    hydration, isru = 3, state.face(card_called("tungsten_resistojet")).isru
    act(state, 0, "refuel-isru", DEIMOS, "rocket", "isotope")
    assert contents(state) == (1 + hydration - isru, ISOTOPE, "D")
    state = bernal_over_mars(promoted=False)
    lay(state, 0, "rocket", "burn.mars.015", "tungsten_resistojet", side="black")
    build(state, 0, DEIMOS)
    assert [action[0] for action in isotopes_of(state)].count("refuel-isru") == 0
    assert ("refuel-factory", DEIMOS, "rocket", "isotope") in offered(state, 0)


def test_a_foreign_factory_is_no_dirtside_for_isotopes() -> None:
    state = game("white", "green", bernal=True)
    lay(state, 0, "rocket", "burn.mars.015", DENSE, COMPULSATOR, side="black")
    found_bernal(state, "burn.mars.015")
    build(state, 1, DEIMOS)
    assert not isotopes_of(state)


# thrust


def test_e28_too_heavy_to_lift_off_from_ganymede() -> None:
    """Seven tanks of S isotopes make a tug: 6 + 5 - 2 is not above 9, so only the factory helps."""
    state = spheromak(MEMPHIS)
    build(state, 0, MEMPHIS)
    state.operations = 7
    for _ in range(7):
        act(state, 0, "refuel-factory", MEMPHIS, "rocket", "isotope")
    assert contents(state) == (7, ISOTOPE, "S")
    assert nets(state, SPHEROMAK) == [4, 9]
    set_out(state, SPHEROMAK, lit=True)
    assert offered(state, 0) == [("assist",)]
    assert refused(state, 0, "lift_off") == "why-no-lift-off"
    act(state, 0, "assist")
    state.dice.loaded = [2]
    if state.decision(0).prompt == "prompt-assist":
        act(state, 0, "roll")
    act(state, 0, "fly", ("burn.jupiter.027",))
    act(state, 0, "stop")
    assert state.stack(0, ROCKET).space == state.system.find("burn.jupiter.027")
    state.audit()


def test_b16_landing_takes_the_factory_too() -> None:
    state = spheromak("burn.jupiter.027")
    pump(state, 0, 7, "S")
    set_out(state, SPHEROMAK, lit=True)
    assert refused(state, 0, "fly", (MEMPHIS,)) == "why-no-landing"
    build(state, 0, MEMPHIS)
    act(state, 0, "fly", (MEMPHIS,))
    act(state, 0, "insure" if state.players[0].water >= 4 else "roll")
    assert state.stack(0, ROCKET).space == state.system.find(MEMPHIS)


def test_e30_b15_a_tenth_of_a_step_for_a_burn() -> None:
    """A transport: thrust 5 for one step, or with the afterburner 10 for two."""
    state = spheromak("LEO")
    pump(state, 0, 4, "S")
    assert nets(state, SPHEROMAK) == [5, 10]
    for lit, burns, steps in ((False, 5, 1), (True, 10, 2)):
        twin = state.copy()
        before = twin.steps(twin.stack(0, ROCKET))
        set_out(twin, SPHEROMAK, lit)
        assert twin.move is not None
        assert twin.move.place.halves == 2 * burns
        burn(twin, [2] * burns)
        assert find(twin, [2]) is None
        assert before - twin.steps(twin.stack(0, ROCKET)) == steps


@pytest.mark.parametrize(("size", "lit"), [(4, False), (9, True)])
def test_e30_it_lands_freely_where_thrust_is_above_the_size(size: int, lit: bool) -> None:
    state = spheromak("LEO")
    pump(state, 0, 4, "S")
    net = nets(state, SPHEROMAK)[1 if lit else 0]
    assert net == size + 1


def test_b17_e29_a_starship_burns_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """8 burns for nothing, or 13 for one step of fuel."""
    state = starship("LEO")
    weigh(monkeypatch, state, AMAT, 6)
    pump(state, 0, 1, "S")
    assert state.dry_mass(state.stack(0, ROCKET)) == 7
    assert nets(state, AMAT) == [8, 13]
    before = state.steps(state.stack(0, ROCKET))
    for lit, steps in ((False, 0), (True, 1)):
        twin = state.copy()
        set_out(twin, AMAT, lit)
        assert twin.move is not None
        assert (twin.move.net, twin.move.price) == (13 if lit else 8, 0)
        burn(twin, [2] * twin.move.net)
        assert find(twin, [2]) is None
        assert before - twin.steps(twin.stack(0, ROCKET)) == steps


def test_d141_a_starship_flies_with_empty_tanks_but_not_with_foreign_fuel() -> None:
    state = starship("LEO")
    assert nets(state, AMAT) == [9], "a probe, and nothing to light the afterburner with"
    fill(state, 0, 2, fuel=WATER)
    assert refused(state, 0, "move", "rocket") == "why-other-isotope"


def test_d141_a_starship_enters_synodic_sites_at_any_time() -> None:
    comet = "site.comet-halley"
    for engine, side, reason in ((AMAT, "purple", ""), (AMAT, "black", "why-not-in-season")):
        state = game()
        beside = next(
            space
            for space in state.system.spaces
            if space.stopping and any(way.to == state.system.find(comet) for way in state.system.ways[space.number])
        )
        lay(state, 0, "rocket", beside.id, engine, side=side)
        lay(state, 0, "rocket", beside.id, COMPULSATOR, "microtube_array", "penning_trap", side="black")
        turned(state, "penning_trap", "white")
        pump(state, 0, 4, "S")
        site = state.system.spaces[state.system.find(comet)].site
        assert site is not None
        assert site.synodic != state.season
        set_out(state, engine)
        if reason:
            assert refused(state, 0, "fly", (comet,)) == reason
        else:
            act(state, 0, "fly", (comet,))
            assert state.stack(0, ROCKET).space == state.system.find(comet)


def test_d137_support_modifiers_are_ignored_but_not_sunlight_and_class() -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", SPHEROMAK, "in_core_thermionic", side="black")
    lay(state, 0, "rocket", "LEO", "ss_nak_pumped_loop", "microtube_array", side="black")
    heavy(state, "ss_nak_pumped_loop", "microtube_array")
    parts = settings(state, SPHEROMAK)[0].net
    assert state.face(card_called("in_core_thermionic")).thrust_bonus == 4
    assert (parts.base, parts.supports, parts.mass_class) == (6, 0, -1)
    craft = settings(state, SPHEROMAK)[0].craft
    assert (craft.consumption, craft.per) == (1, 10)


def test_d137_sunlight_counts_as_usual_and_a_beam_never() -> None:
    state = game("green", politics=True)
    lay(state, 0, "rocket", "orbit.lmo", SPHEROMAK, "cascade_photovoltaic", side="black")
    lay(state, 0, "rocket", "orbit.lmo", "ss_nak_pumped_loop", "microtube_array", side="black")
    heavy(state, "ss_nak_pumped_loop", "microtube_array")
    parts = settings(state, SPHEROMAK)[0].net
    mars = state.system.zones[state.system.spaces[state.system.find("orbit.lmo")].zone].solar
    assert mars == -1
    assert (parts.sunlight, parts.supports, parts.beam) == (-1, 0, 0)


def test_d021_afterburner_cools_a_therm() -> None:
    """Four therms of the engine with three cooled: only with the afterburner lit."""
    state = game()
    lay(state, 0, "rocket", "LEO", SPHEROMAK, COMPULSATOR, "microtube_array", side="black")
    heavy(state, "microtube_array")
    pump(state, 0, 2, "S")
    found = settings(state, SPHEROMAK)
    assert [each.lit for each in found] == [True]
    assert found[0].craft.always_lit
    pump(state, 0, 0, "S")
    assert refused(state, 0, "move", "rocket") == "why-no-engine-works"


@pytest.mark.parametrize(("option", "net"), [(False, 0), (True, 4)])
def test_colliding_frc_needs_a_generator_and_two_reactors(option: bool, net: int) -> None:
    """By the option the best of its supports adds to its thrust; otherwise none does."""
    state = game(one_modifier=option)
    lay(state, 0, "rocket", "LEO", SPHEROMAK, side="purple")
    cooling = ("ss_nak_pumped_loop", "microtube_array", "mo_li_heat_pipe", "qu_tube")
    lay(state, 0, "rocket", "LEO", "in_core_thermionic", "penning_trap", *cooling, side="black")
    heavy(state, *cooling)
    assert refused(state, 0, "move", "rocket") == "why-no-engine-works"
    lay(state, 0, "rocket", "LEO", "dual_mode_fission", side="black")
    found = settings(state, SPHEROMAK)
    assert {each.net.supports for each in found} == {net}
    assert all(len(each.chain.cards) == 3 for each in found)


def test_b08_dry_mass_to_20_for_gw_thrusters_only(monkeypatch: pytest.MonkeyPatch) -> None:
    state = dense("LEO", "nasa_crew")
    for mass, moves in ((17, True), (18, False)):
        weigh(monkeypatch, state, "nasa_crew", mass)
        pump(state, 0, 2, "D")
        dry = state.dry_mass(state.stack(0, ROCKET))
        assert dry == mass + 2
        assert bool(settings(state, DENSE)) == (dry <= 20)
        assert not settings(state, "nasa_crew")
        assert moves == (dry <= 19)


def test_d064_masses_14_to_20_stand_on_the_lowest_row(monkeypatch: pytest.MonkeyPatch) -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", ORION, COMPULSATOR, "microtube_array", side="black")
    for dry in (15, 20):
        weigh(monkeypatch, state, ORION, dry - 1)
        pump(state, 0, 0, "M")
        assert state.dry_mass(state.stack(0, ROCKET)) == dry
        assert nets(state, ORION) == [11], "without fuel a transport"
        pump(state, 0, 2, "M")
        assert nets(state, ORION) == [10], "15 and 2 are a tug"
        assert state.steps(state.stack(0, ROCKET)) == 2
        pump(state, 0, 7, "M")
        assert refused(state, 0, "move", "rocket") == "why-too-much-fuel"
    weigh(monkeypatch, state, ORION, 20)
    pump(state, 0, 0, "M")
    assert refused(state, 0, "move", "rocket") == "why-too-heavy"


@pytest.mark.when_compiled
def test_a_route_of_an_engine_that_only_its_afterburner_cools_lights_it_every_turn() -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", SPHEROMAK, COMPULSATOR, "microtube_array", side="black")
    heavy(state, "microtube_array")
    pump(state, 0, 5, "S")
    told = state.consult(0, ("plan", "site.ceres"))
    assert told is not None
    assert told["plan"]["routes"]
    for route in told["plan"]["routes"]:
        lit = {stop["turn"] for stop in route["path"] if stop["what"] == "afterburn"}
        assert lit == {stop["turn"] for stop in route["path"] if stop["link"] is not None}


# hybrids


def test_e14_a_crew_lands_on_the_isotopes_of_the_gw_thruster() -> None:
    """A rocket with a crew of 9 and 6 and eight tanks of M isotopes lands on size 9 with the crew's engine."""
    state = game()
    lay(state, 0, "rocket", "burn.jupiter.027", ORION, COMPULSATOR, "microtube_array", side="black")
    lay(state, 0, "rocket", "burn.jupiter.027", "nasa_crew")
    pump(state, 0, 8, "M")
    before = state.steps(state.stack(0, ROCKET))
    act(state, 0, "move", "rocket")
    engines = {action[1] for action in offered(state, 0)}
    assert engines == {ORION, "nasa_crew"}, "all triangles of the stack"
    act(state, 0, "activate", "nasa_crew", ())
    act(state, 0, "fly", (MEMPHIS,))
    rocket = state.stack(0, ROCKET)
    assert rocket.space == state.system.find(MEMPHIS)
    assert before - state.steps(rocket) == 9, "net thrust 8 pays for landing"
    assert (rocket.fuel, LETTERS[rocket.letter]) == (ISOTOPE, "M")


def test_d069_the_engine_stays_for_the_whole_move() -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", ORION, COMPULSATOR, "microtube_array", side="black")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    pump(state, 0, 8, "M")
    set_out(state, ORION)
    assert refused(state, 0, "activate", "nasa_crew", ()) != ""
    assert state.move is not None
    assert CARDS[state.move.engine].id == ORION


def test_after_regolith_only_engines_that_burn_it() -> None:
    state = game()
    lay(state, 0, "rocket", "site.yorp", "mass_driver", "nasa_crew", "photon_kite_sail", COMPULSATOR)
    fill(state, 0, 2, fuel=REGOLITH)
    found = thrust.settings(state, 0, state.stack(0, ROCKET))
    assert {CARDS[each.engine].id for each in found} == {"mass_driver"}
    fill(state, 0, 0)
    found = thrust.settings(state, 0, state.stack(0, ROCKET))
    assert {CARDS[each.engine].id for each in found} == {"mass_driver", "nasa_crew", "photon_kite_sail"}


# combat


def test_d141_a_starship_fights_as_a_raygun_with_two_dice() -> None:
    state = game("white", "green", politics=True)
    lay(state, 0, "rocket", "burn.mars.015", AMAT, side="purple")
    lay(state, 0, "rocket", "burn.mars.015", COMPULSATOR, "microtube_array", side="black")
    lay(state, 1, "rocket", "site.phobos", "mass_driver", "ether_charged_dust")
    at_war(state)
    act(state, 0, "attack", "raygun", AMAT)
    state.dice.loaded = [4, 5]
    act(state, 0, "target", 1, "rocket")
    assert not state.stack(1, ROCKET).there, "level 9 takes all"


def at_war(state: FrontierState) -> None:
    state.square = next(place for place, square in enumerate(SQUARES) if square.effect == WAR)


def test_d141_one_without_its_generator_does_not_fight() -> None:
    state = game("white", "green", politics=True)
    lay(state, 0, "rocket", "burn.mars.015", AMAT, side="purple")
    lay(state, 1, "rocket", "site.phobos", "mass_driver")
    at_war(state)
    assert all(action[0] != "attack" for action in offered(state, 0))


def test_d141_a_starship_is_a_raygun_in_the_newer_combat_too() -> None:
    state = game("white", "green", politics=True, combat="m3")
    lay(state, 0, "rocket", "burn.mars.015", AMAT, side="purple")
    lay(state, 0, "rocket", "burn.mars.015", COMPULSATOR, "microtube_array", side="black")
    lay(state, 1, "rocket", "burn.mars.015", "mass_driver")
    at_war(state)
    act(state, 0, "battle", 1, "burn.mars.015")
    state.dice.loaded = [6, 6]
    act(state, 0, "fire", "raygun", AMAT, "burn.mars.015")
    assert not state.stack(1, ROCKET).there


def test_a_gw_thruster_too_many_is_not_captured() -> None:
    state = game("white", "green", politics=True)
    lay(state, 0, "rocket", PHOBOS, ORION, side="black")
    lay(state, 0, "rocket", PHOBOS, "nasa_crew")
    lay(state, 1, "rocket", PHOBOS, DENSE, side="black")
    at_war(state)
    act(state, 0, "attack", "boarding", "nasa_crew")
    state.dice.loaded = [6, 1]
    act(state, 0, "target", 1, "rocket")
    act(state, 0, "capture", DENSE)
    assert card_called(DENSE) in state.players[1].hand
    state.audit()


def test_a_whole_flight_with_a_tw_thruster_replays(monkeypatch: pytest.MonkeyPatch) -> None:
    state = starship("LEO")
    pump(state, 0, 2, "S")
    act(state, 0, "move", "rocket")
    act(state, 0, *offered(state, 0)[0])
    act(state, 0, "stop")
    end_turns(state, 0)
    assert state.faces[card_called(AMAT)] == PURPLE
    assert CARDS[card_called(DIPOLE)].face(BLACK).starship, "some GW thrusters burn nothing either"

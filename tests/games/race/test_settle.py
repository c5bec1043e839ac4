"""Develop and Settle: what can be placed, and what it costs."""

from __future__ import annotations

import pytest

from cosmodrome.games.race.state import RaceState

from .positions import (
    DEVELOP,
    EXPLORE_ONE,
    SETTLE,
    act,
    begin,
    hold,
    lay,
    load,
    names,
    options,
    position,
    refused,
    subset,
    tableau,
)

FILLER = ("gem_world", "spice_world", "comet_zone", "new_earth", "space_port", "artist_colony", "mining_world")


def fill(state: RaceState, seat: int, number: int) -> None:
    hold(state, seat, *FILLER[:number])


# Explore


def test_explore_plus_one_keeps_two() -> None:
    state = position(2)
    begin(state, "explore", EXPLORE_ONE)
    assert (len(subset(state, 0).items), subset(state, 0).lo) == (3, 1)
    assert (len(subset(state, 1).items), subset(state, 1).lo) == (2, 1)


def test_combining_with_an_empty_hand() -> None:
    state = position(2)
    lay(state, 0, "rebel_pact")
    begin(state, "explore", EXPLORE_ONE)
    assert (len(subset(state, 0).items), subset(state, 0).lo) == (3, 1)


# Develop


def test_a_development_of_a_name_only_once() -> None:
    state = position(2)
    lay(state, 0, "space_marines")
    again = hold(state, 0, "space_marines")[0]
    fill(state, 0, 5)
    begin(state, "develop", DEVELOP)
    assert refused(state, 0, "place", again).reason == "already-developed"


def test_develop_reductions_and_draws() -> None:
    state = position(2)
    lay(state, 0, "investment_credits", "public_works", "interstellar_bank")
    ships = hold(state, 0, "drop_ships")[0]
    fill(state, 0, 1)
    begin(state, "develop", DEVELOP)
    assert len(state.players[0].hand) == 3, "the bank draws first"
    act(state, 0, "place", ships)
    act(state, 1, "pass")
    # cost 4, less 1 for the action and 1 for Investment Credits: both cards left pay, and Public Works draw one
    assert "drop_ships" in tableau(state, 0)
    assert len(state.players[0].hand) == 1


def test_crash_program() -> None:
    state = position(2)
    crash = lay(state, 0, "r_d_crash_program")[0]
    ships = hold(state, 0, "drop_ships")[0]
    fill(state, 0, 5)
    begin(state, "develop", DEVELOP)
    act(state, 0, "place", ships)
    act(state, 1, "pass")
    assert subset(state, 0).lo == 3
    act(state, 0, "use", crash)
    assert tableau(state, 0) == ["drop_ships"]
    assert crash in state.discards[0]


def test_crash_program_that_is_needed_is_the_only_way() -> None:
    state = position(2)
    crash = lay(state, 0, "r_d_crash_program")[0]
    league = hold(state, 0, "trade_league")[0]
    fill(state, 0, 3)
    begin(state, "develop", DEVELOP)
    act(state, 0, "place", league)
    act(state, 1, "pass")
    assert list(state.decision(0)) == [("use", crash)]
    act(state, 0, "use", crash)
    assert subset(state, 0).lo == 2
    act(state, 0, "pay", tuple(state.players[0].hand[:2]))
    assert len(state.players[0].hand) == 1


# Settle


def test_a_civil_world_costs_less_with_reductions_for_its_kind() -> None:
    state = position(2)
    lay(state, 0, "mining_robots")
    zone = hold(state, 0, "comet_zone")[0]
    hold(state, 0, "gem_world", "spice_world", "new_earth")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", zone)
    act(state, 1, "pass")
    assert subset(state, 0).lo == 2


def test_a_world_that_can_not_be_paid_for_says_what_it_costs() -> None:
    state = position(2)
    lay(state, 0, "mining_robots")
    zone, _ = hold(state, 0, "comet_zone", "gem_world")
    begin(state, "settle", (), SETTLE)
    refusal = refused(state, 0, "place", zone)
    assert (refusal.reason, refusal.params) == ("too-expensive", {"card": zone, "cost": 2, "hand": 1})


def test_a_military_world_needs_strength_and_costs_nothing() -> None:
    state = position(2)
    lay(state, 0, "space_marines")
    weak, strong = hold(state, 0, "avian_uplift_race", "rebel_base")
    begin(state, "settle", SETTLE)
    refusal = refused(state, 0, "place", strong)
    assert refusal.reason == "too-strong"
    assert refusal.params == {"card": strong, "defence": 6, "strength": 2}
    act(state, 0, "place", weak)
    act(state, 1, "pass")
    assert len(state.players[0].hand) == 2, "the bonus, and the world that is left"
    assert state.players[0].goods_count() == 1, "a windfall"


def test_specialised_strength() -> None:
    state = position(2)
    lay(state, 0, "alien_tech_institute")
    sentry, race = hold(state, 0, "alien_robot_sentry", "avian_uplift_race")
    begin(state, "settle", SETTLE)
    assert ("place", sentry) in options(state, 0)
    assert ("place", race) not in options(state, 0)


def test_colony_ship_with_contact_specialist_on_a_military_world() -> None:
    state = position(2)
    ship, specialist = lay(state, 0, "colony_ship", "contact_specialist")
    world = hold(state, 0, "rebel_homeworld")[0]
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", world)
    act(state, 1, "pass")
    act(state, 0, "use", ship)
    act(state, 0, "use", specialist)
    assert tableau(state, 0) == ["contact_specialist", "rebel_homeworld"]


def test_colony_ship_is_not_for_alien_worlds() -> None:
    state = position(2)
    lay(state, 0, "colony_ship")
    library, colony = hold(state, 0, "deserted_alien_library", "new_earth")
    begin(state, "settle", SETTLE)
    assert options(state, 0) == [("place", colony), ("pass",)]
    assert library in state.players[0].hand


def test_rebel_pact_helps_the_rebel_cantina() -> None:
    state = position(2)
    cantina = lay(state, 0, "rebel_cantina", "rebel_pact")[0]
    outpost = hold(state, 0, "rebel_outpost")[0]
    fill(state, 0, 4)
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", outpost)
    act(state, 1, "pass")
    act(state, 0, "use", cantina)
    assert subset(state, 0).lo == 3


def test_rebel_alliance_pays_for_rebel_worlds_only() -> None:
    state = position(2)
    alliance = lay(state, 0, "rebel_alliance")[0]
    outpost, race = hold(state, 0, "rebel_outpost", "avian_uplift_race")
    fill(state, 0, 4)
    begin(state, "settle", (), SETTLE)
    assert ("place", race) not in options(state, 0)
    act(state, 0, "place", outpost)
    act(state, 1, "pass")
    act(state, 0, "use", alliance)
    assert subset(state, 0).lo == 3


def test_only_one_power_to_pay_for_a_military_world() -> None:
    state = position(2)
    specialist, cantina = lay(state, 0, "contact_specialist", "rebel_cantina")
    outpost = hold(state, 0, "rebel_outpost")[0]
    fill(state, 0, 6)
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", outpost)
    act(state, 1, "pass")
    assert set(subset(state, 0).others) == {("use", specialist), ("use", cantina)}
    act(state, 0, "use", specialist)
    assert subset(state, 0).others == ()
    assert refused(state, 0, "use", cantina).reason == "does-not-combine"


def test_mercenaries_do_not_help_to_pay() -> None:
    state = position(2)
    mercenaries = lay(state, 0, "space_mercenaries", "contact_specialist")[0]
    race = hold(state, 0, "avian_uplift_race")[0]
    fill(state, 0, 4)
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", race)
    act(state, 1, "pass")
    act(state, 0, "use", mercenaries)
    assert subset(state, 0).others == ()
    assert (subset(state, 0).lo, subset(state, 0).hi) == (2, 2)


def test_cloaking_technology_conquers_a_civil_world() -> None:
    state = position(2)
    cloak = lay(state, 0, "imperium_cloaking_technology", "drop_ships", "space_marines", "alien_tech_institute")[0]
    library = hold(state, 0, "deserted_alien_library")[0]
    begin(state, "settle", SETTLE)
    act(state, 0, "place", library)
    act(state, 1, "pass")
    assert list(state.decision(0)) == [("use", cloak)]
    act(state, 0, "use", cloak)
    assert "deserted_alien_library" in tableau(state, 0)
    assert "imperium_cloaking_technology" not in tableau(state, 0)


def test_cards_that_pay_for_a_world_are_no_mercenaries() -> None:
    """Mercenaries can help to conquer a civil world with the Cloaking Technology, but then it is not paid for."""
    state = position(2)
    mercenaries, cloak = lay(state, 0, "space_mercenaries", "imperium_cloaking_technology", "drop_ships")[:2]
    world = hold(state, 0, "lost_species_ark_world")[0]
    fill(state, 0, 6)
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", world)
    act(state, 1, "pass")
    act(state, 0, "use", mercenaries)
    assert list(state.decision(0)) == [("use", cloak)], "neither paid for nor conquered yet"
    act(state, 0, "use", cloak)
    # defence 5 - 2 against a strength of 4: mercenaries are of no use, but allowed
    assert (subset(state, 0).lo, subset(state, 0).hi) == (0, 2)


def test_colony_ship_is_not_for_a_conquest() -> None:
    state = position(2)
    ship, specialist = lay(state, 0, "colony_ship", "contact_specialist", "drop_ships")[:2]
    world = hold(state, 0, "avian_uplift_race")[0]
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", world)
    act(state, 1, "pass")
    act(state, 0, "use", ship)
    assert list(state.decision(0)) == [("use", specialist)], "the ship only carries who pays"


@pytest.mark.parametrize(
    ("power", "world", "reason"),
    [
        ("colony_ship", "deserted_alien_library", "not-for-alien"),
        ("contact_specialist", "lost_alien_warship", "not-for-alien"),
        ("contact_specialist", "distant_world", "only-for-military"),
        ("rebel_alliance", "avian_uplift_race", "only-for-rebels"),
        ("imperium_cloaking_technology", "avian_uplift_race", "only-for-civil"),
    ],
)
def test_why_a_power_does_not_help(power: str, world: str, reason: str) -> None:
    state = position(2)
    card, tactics = lay(state, 0, power, "new_military_tactics", "drop_ships")[:2]
    target = hold(state, 0, world)[0]
    fill(state, 0, 7)
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", target)
    act(state, 1, "pass")
    assert refused(state, 0, "use", card).reason == reason
    assert ("use", tactics) in subset(state, 0).others


def test_doomed_world_in_the_first_round() -> None:
    state = position(2)
    doomed = lay(state, 0, "doomed_world")[0]
    earth = hold(state, 0, "new_earth")[0]
    begin(state, "settle", SETTLE)
    act(state, 0, "place", earth)
    act(state, 1, "pass")
    act(state, 0, "use", doomed)
    assert tableau(state, 0) == ["new_earth"]
    assert state.players[0].start == 0, "the order of play stays"


def test_powers_of_the_phase_before_only() -> None:
    """Terraforming Robots draw; a card placed in this phase does not help yet."""
    state = position(2)
    lay(state, 0, "improved_logistics", "expedition_force")
    colony, race = hold(state, 0, "former_penal_colony", "avian_uplift_race")
    lay(state, 0, "new_military_tactics")
    begin(state, "settle", (), SETTLE)
    act(state, 0, "place", colony)
    act(state, 1, "pass")
    tactics = state.players[0].tableau[2]
    act(state, 0, "use", tactics)
    assert state.players[0].temporary == 3
    # the Former Penal Colony's own strength counts from the next phase on: 1 + 3 are enough for the second world
    assert ("place", race) in options(state, 0)
    act(state, 0, "place", race)
    assert tableau(state, 0)[-2:] == ["former_penal_colony", "avian_uplift_race"]


def test_improved_logistics_and_one_settle_bonus() -> None:
    state = position(2)
    lay(state, 0, "improved_logistics", "terraforming_robots", "replicant_robots")
    first, second = hold(state, 0, "gem_world", "spice_world")
    begin(state, "settle", SETTLE)
    act(state, 0, "place", first)
    act(state, 1, "pass")
    assert len(state.players[0].hand) == 3, "the bonus and the robots"
    act(state, 0, "place", second)
    assert len(state.players[0].hand) == 3, "the robots only"


def test_without_a_first_world_no_second() -> None:
    state = position(2)
    lay(state, 0, "improved_logistics")
    hold(state, 0, "gem_world", "spice_world", "comet_zone")
    begin(state, "settle", SETTLE)
    act(state, 0, "pass")
    act(state, 1, "pass")
    assert state.phase == "actions"


@pytest.mark.parametrize("worlds", [1, 3])
def test_hidden_fortress(worlds: int) -> None:
    state = position(2)
    others = ["avian_uplift_race", "hive_world"][: worlds - 1]
    lay(state, 0, "hidden_fortress", *others)
    assert state.players[0].sums.military == worlds
    assert state.players[0].tableau_size == 14


def test_goods_lie_under_no_name() -> None:
    """What lies as a good is nobody's business, but the good is."""
    state = position(2)
    belt = lay(state, 0, "asteroid_belt")[0]
    load(state, 0, belt)
    for viewer in (None, 0, 1):
        player = state.view(viewer)["players"][0]
        assert player["goods"] == [belt]
        assert "good_cards" not in player
    assert names([belt]) == ["asteroid_belt"]


def test_only_what_has_to_be_paid_for_costs_something() -> None:
    state = position(2)
    lay(state, 0, "space_marines")
    weak, civil = hold(state, 0, "avian_uplift_race", "artist_colony")
    fill(state, 0, 3)
    begin(state, "settle", SETTLE)
    assert state.costs(0, ("place", civil))
    assert not state.costs(0, ("place", weak)), "its army takes it"
    assert not state.costs(0, ("pass",))

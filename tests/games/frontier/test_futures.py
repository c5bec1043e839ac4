"""Futures: what each asks for, epic hazards, comets, departures and the end they bring (rulebook: futures)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import (
    CARDS,
    COLONIST,
    HUMAN,
    ISOTOPE,
    PURPLE,
    WHITE,
    card_called,
)
from cosmodrome.games.frontier.components.factions import COLOURS
from cosmodrome.games.frontier.components.futures import FUTURES
from cosmodrome.games.frontier.components.nearness import adjacent_sites
from cosmodrome.games.frontier.components.pieces import BUSTED
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import NUMBER, Stack
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import hostilities, points, supports
from cosmodrome.games.frontier.rules.futures import epic, stars
from cosmodrome.games.frontier.rules.futures.colonists import loyal_ballots
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import State

from .positions import act, end_turns, fill, lay, offered, refused, turned

ALL = {"cargo": True, "bernal": True, "colonist": True, "gigawatt": True, "endgame": True}
SQUARE_IDS = [square.id for square in SQUARES]

SEDNA = "site.sedna"
QUAOAR = "site.quaoar"
ENCKE = "site.comet-encke"
VENUS = "site.venus-aerostat-xity"


def game(*colours: str, **options: object) -> FrontierState:
    """A game with all modules, in the first turn of the first of these factions."""
    colours = colours or ("white", "green", "red")
    rules = FrontierGame()
    chosen = rules.resolve({**ALL, "factions": "choose", **options})
    state = _first_is(0, [rules.start(len(colours), chosen, f"futures {seed}") for seed in range(20)])
    for seat, colour in enumerate(colours):
        act(state, seat, "faction", colour)
    return state


def _first_is(seat: int, states: list[State]) -> FrontierState:
    return next(state for state in states if isinstance(state, FrontierState) and state.first == seat)


def factory(state: FrontierState, seat: int, *sites: str) -> None:
    for site in sites:
        number = state.system.find(site)
        state.claims[number] = seat
        state.factories[number] = seat


def promoted(state: FrontierState, seat: int, stack: str, space: str, *cards: str) -> None:
    """Purple cards lie in a stack there."""
    lay(state, seat, stack, space, *cards, side="purple")


def site_like(state: FrontierState, letter: str, size: int) -> str:
    for space in state.system.spaces:
        if space.site is not None and space.site.letter == letter and space.site.size == size:
            return space.id
    raise AssertionError("there is none")


def rig(state: FrontierState, *rolls: int) -> None:
    """The next dice show this."""
    state.dice.loaded = list(rolls)


def open_futures(state: FrontierState, seat: int) -> list[str]:
    verbs = ("future", "epic", "announce", "depart")
    return [str(action[1]) for action in offered(state, seat) if action[0] in verbs]


# freighters


def test_d093_planet_hunt_asks_for_a_factory_on_sedna() -> None:
    state = game()
    promoted(state, 0, "freighter", "site.phobos", "fission_heated_steam")
    assert open_futures(state, 0) == []
    assert refused(state, 0, "future", "planet_hunt") == "why-future-lacks"
    factory(state, 0, SEDNA)
    act(state, 0, "future", "planet_hunt")
    assert [(star.seat, star.failed) for star in state.stars] == [(0, False)]
    assert stars.points(state, 0) == 12
    assert open_futures(state, 0) == []


def test_beehive_ark_asks_for_emancipated_robots_a_d_factory_and_an_epic_hazard() -> None:
    state = game()
    state.players[0].water = 5
    promoted(state, 0, "freighter", "burn.mars.015", "rotary_dirt_launcher")
    lay(state, 0, "freighter", "burn.mars.015", "botany_bay_convicts")
    assert refused(state, 0, "epic", "beehive_ark") == "why-future-lacks"
    state.emancipator = 0
    factory(state, 0, site_like(state, "D", 1))
    rig(state, 6)
    act(state, 0, "epic", "beehive_ark")
    assert [FUTURES[star.future].id for star in state.stars] == ["beehive_ark"]
    assert state.worked == (card_called("botany_bay_convicts"),)


def test_spacefaring_asks_for_five_human_colonists() -> None:
    state = game(double_futures=True)
    promoted(state, 0, "freighter", "site.phobos", "z_pinch_d_t_li6_fusion")
    settlers = [
        card.id for card in CARDS if card.deck == COLONIST and card.being == HUMAN and "second" in card.profiles
    ][:5]
    lay(state, 0, "outpost_1", "site.phobos", *settlers[:4])
    assert refused(state, 0, "future", "spacefaring") == "why-future-lacks"
    lay(state, 0, "outpost_1", "site.phobos", settlers[4])
    act(state, 0, "future", "spacefaring")
    assert stars.occupied(state) == 2, "the variant counts it as two"
    assert stars.points(state, 0) == 12, "but not for points"


def test_antimatter_creation_asks_for_a_promoted_engineer_at_a_science_factory() -> None:
    state = game()
    state.players[0].water = 5
    site = next(space.id for space in state.system.spaces if space.site is not None and "science" in space.site.icons)
    promoted(state, 0, "freighter", site, "fusion_fragment_sail")
    factory(state, 0, site)
    assert refused(state, 0, "epic", "antimatter_creation") == "why-future-lacks"
    lay(state, 0, "freighter", site, "botany_bay_convicts")
    assert refused(state, 0, "epic", "antimatter_creation") == "why-future-lacks"
    turned(state, "botany_bay_convicts", "purple")
    rig(state, 6)
    act(state, 0, "epic", "antimatter_creation")
    assert len(state.stars) == 1


def test_climate_mirror_asks_for_two_humans_at_a_bernal_above_an_atmosphere() -> None:
    state = game()
    state.players[0].water = 5
    orbit = next(
        space.id
        for space in state.system.spaces
        if space.site is None and any(_airy(state, each) for each in _sites_beside(state, space.number))
    )
    below = next(each for each in _sites_beside(state, state.system.find(orbit)) if _airy(state, each))
    factory(state, 0, state.system.spaces[below].id)
    state.players[0].stacks[NUMBER["bernal"]] = state.players[0].stacks[NUMBER["bernal"]].at(state.system.find(orbit))
    promoted(state, 0, "freighter", orbit, "inflatable_solar_heated")
    assert refused(state, 0, "epic", "climate_mirror") == "why-future-lacks", "the crew is alone"
    lay(state, 0, "freighter", orbit, "botany_bay_convicts")
    rig(state, 6)
    act(state, 0, "epic", "climate_mirror")
    assert len(state.stars) == 1


def _sites_beside(state: FrontierState, space: int) -> list[int]:
    return adjacent_sites(state.system, space)


def _airy(state: FrontierState, number: int) -> bool:
    site = state.system.spaces[number].site
    return site is not None and "atmosphere" in site.icons


def test_e17_star_wisp_asks_for_cubes_on_both_sunlenses_a_push_factory_and_quaoar() -> None:
    state = game()
    promoted(state, 0, "freighter", "lag.neptune.001", "hiiper_beam_rider")
    factory(state, 0, QUAOAR)
    state.players[0].stacks[NUMBER["cube_1"]] = Stack(state.system.find("lag.neptune.025"))
    assert refused(state, 0, "future", "star_wisp") == "why-future-lacks"
    factory(state, 0, "site.io-loki-patera")
    act(state, 0, "future", "star_wisp")
    assert stars.points(state, 0) == 12


# colonists


def test_revolutionary_asks_for_war_and_three_colonists() -> None:
    state = game()
    state.players[0].water = 5
    promoted(state, 0, "rocket", "burn.mars.015", "heavy_water_survivalists")
    lay(state, 0, "rocket", "burn.mars.015", "botany_bay_convicts", "vatican_observers")
    assert refused(state, 0, "epic", "revolutionary") == "why-future-lacks"
    state.square = SQUARE_IDS.index("war_1")
    rig(state, 6)
    act(state, 0, "epic", "revolutionary")
    if len(state.stars) == 0:
        act(state, 0, "work", "heavy_water_survivalists")
    assert len(state.stars) == 1


def test_d129_new_venus_is_announced_arrives_after_twelve_years_and_replaces_what_stands_there() -> None:
    state = game(years=24, events="none")
    promoted(state, 0, "rocket", "site.phobos", "calypso_2_seed_sail")
    factory(state, 0, ENCKE)
    factory(state, 1, VENUS)
    state.claims[state.system.find(VENUS)] = 1
    working_thruster(state, 0, ENCKE)
    assert not hostilities.may_attack(state, 0, 1)
    announce = next(action for action in offered(state, 0) if action[0] == "announce")
    act(state, 0, *announce)
    assert hostilities.may_attack(state, 0, 1)
    assert hostilities.may_attack(state, 1, 0)
    assert not hostilities.may_attack(state, 0, 2)
    for _ in range(12):
        assert not state.stars
        end_turns(state, 0)
    venus = state.system.find(VENUS)
    assert [FUTURES[star.future].id for star in state.stars] == ["new_venus"]
    assert state.claims[venus] == state.factories[venus] == 0
    assert state.claims[state.system.find(ENCKE)] == BUSTED
    assert state.system.find(ENCKE) in state.destroyed
    assert state.stack(0, NUMBER["outpost_1"]).space == venus


def test_d129_a_bernal_on_the_comet_does_not_come_to_venus() -> None:
    state = game(years=24, events="none")
    promoted(state, 0, "rocket", "site.phobos", "calypso_2_seed_sail")
    factory(state, 0, ENCKE)
    working_thruster(state, 0, ENCKE)
    lay(state, 0, "bernal", ENCKE)
    act(state, 0, *next(action for action in offered(state, 0) if action[0] == "announce"))
    for _ in range(12):
        end_turns(state, 0)
    assert len(state.stars) == 1
    assert state.stack(0, NUMBER["bernal"]).space == state.system.find(ENCKE)
    state.audit()


def working_thruster(state: FrontierState, seat: int, space: str) -> None:
    """A TW thruster that needs nothing more than what lies there."""
    promoted(state, seat, "outpost_1", space, "mini_mag_orion_z_pinch_fission")
    for card in CARDS:
        if card.deck in (3, 4, 5) and "second" in card.profiles:
            lay(state, seat, "outpost_1", space, card.id, side="black")
            if supports.operational(state, seat, NUMBER["outpost_1"], card_called("mini_mag_orion_z_pinch_fission")):
                return
    raise AssertionError("it does not work")


def test_d129_a_comet_without_its_thruster_flies_on_for_nobody() -> None:
    state = game(years=24, events="none")
    promoted(state, 0, "rocket", "site.phobos", "calypso_2_seed_sail")
    factory(state, 0, ENCKE)
    working_thruster(state, 0, ENCKE)
    act(state, 0, *next(action for action in offered(state, 0) if action[0] == "announce"))
    outpost = state.players[0].stacks[NUMBER["outpost_1"]]
    thruster = card_called("mini_mag_orion_z_pinch_fission")
    others = tuple([card for card in outpost.cards if card != thruster])
    state.players[0].stacks[NUMBER["outpost_1"]] = outpost.holding((thruster,))
    state.players[0].hand += others
    end_turns(state, 0)
    assert state.announced, "losing its supports does not matter"
    state.players[0].stacks[NUMBER["outpost_1"]] = outpost.holding(()).at(-1)
    state.players[0].hand += (thruster,)
    end_turns(state, 0)
    assert not state.announced


def test_d130_d131_footfall_opens_fights_to_all_and_ends_the_game_two_events_after_twelve_years() -> None:
    state = game(years=48, events="none")
    promoted(state, 0, "rocket", "site.phobos", "vatican_observers")
    factory(state, 0, ENCKE)
    working_thruster(state, 0, ENCKE)
    act(state, 0, *next(action for action in offered(state, 0) if action[0] == "announce"))
    assert hostilities.may_attack(state, 1, 2)
    for _ in range(12):
        end_turns(state, 0)
    assert [FUTURES[star.future].id for star in state.stars] == ["footfall"]
    assert state.factories[state.system.find(ENCKE)] == 0, "it keeps its points"
    assert state.countdown in (1, 2)
    year = state.year
    play_out(state)
    assert state.over
    assert state.year <= year + 4


def announced(state: FrontierState, card: str) -> None:
    """A comet with a factory of the first player is on its way, for the Future that this card bears."""
    promoted(state, 0, "rocket", "site.phobos", card)
    factory(state, 0, ENCKE)
    working_thruster(state, 0, ENCKE)
    act(state, 0, *next(action for action in offered(state, 0) if action[0] == "announce"))


def test_d129_a_bernal_on_the_comet_and_stacks_of_others_stay_in_space() -> None:
    state = game(years=24, events="none")
    announced(state, "calypso_2_seed_sail")
    comet = state.system.find(ENCKE)
    for seat in (0, 1):
        bernal = state.players[seat].stacks[NUMBER["bernal"]]
        state.players[seat].stacks[NUMBER["bernal"]] = bernal.at(comet)
    for _ in range(12):
        end_turns(state, 0)
    state.audit()
    assert len(state.stars) == 1
    assert [state.stack(seat, NUMBER["bernal"]).space for seat in (0, 1)] == [comet, comet]
    assert state.stack(0, NUMBER["outpost_1"]).space == state.system.find(VENUS)


def test_d129_the_big_cube_comes_along_and_a_hijacked_factory_makes_way() -> None:
    state = game(years=24, events="none")
    announced(state, "calypso_2_seed_sail")
    comet, venus = state.system.find(ENCKE), state.system.find(VENUS)
    promoted(state, 0, "freighter", ENCKE, "fusion_fragment_sail")
    state.players[0].planted = comet
    promoted(state, 1, "freighter", VENUS, "rotary_dirt_launcher")
    state.players[1].planted = venus
    state.claims[venus], state.factories[venus], state.hijacked = 2, 1, (venus,)
    state.audit()
    for _ in range(12):
        end_turns(state, 0)
    state.audit()
    assert state.claims[venus] == state.factories[venus] == 0
    assert not state.hijacked
    assert state.players[0].planted == state.stack(0, NUMBER["freighter"]).space == venus
    assert state.stack(1, NUMBER["freighter"]).space == state.rules.leo


def test_d129_a_comet_with_a_hijacked_claim_is_not_thrown() -> None:
    state = game()
    promoted(state, 0, "rocket", "site.phobos", "calypso_2_seed_sail")
    promoted(state, 0, "freighter", "site.phobos", "fusion_fragment_sail")
    factory(state, 0, ENCKE)
    working_thruster(state, 0, ENCKE)
    comet = state.system.find(ENCKE)
    state.claims[comet], state.hijacked = 1, (comet,)
    assert refused(state, 0, "announce", "new_venus") == "why-no-comet"


def test_d131_footfall_ends_the_game_for_whoever_has_a_star_already() -> None:
    state = game(years=48, events="none")
    announced(state, "vatican_observers")
    stars.take(state, 0, next(place for place, each in enumerate(FUTURES) if each.id == "uplift"))
    for _ in range(12):
        end_turns(state, 0)
    assert len(state.stars) == 1, "one of each kind"
    assert state.countdown in (1, 2)


def test_uplift_asks_for_a_scientist_in_a_lab_of_the_emancipator() -> None:
    state = game()
    state.players[0].water = 5
    promoted(state, 0, "rocket", QUAOAR, "smart_pets")
    factory(state, 0, QUAOAR)
    assert refused(state, 0, "epic", "uplift") == "why-future-lacks"
    state.emancipator = 0
    lay(state, 0, "rocket", QUAOAR, "microgravity_pantrophists")
    rig(state, 2)
    act(state, 0, "epic", "uplift")
    while not state.stars:
        act(state, 0, *offered(state, 0)[0])
    assert not state.stars[0].failed, "with a factory on a TNO only a 1 fails"


def test_von_neumann_is_dared_by_the_very_card_at_a_factory() -> None:
    state = game()
    state.players[0].water = 5
    card = _bearer("von_neumann")
    promoted(state, 0, "rocket", "site.phobos", card)
    lay(state, 0, "rocket", "site.phobos", "botany_bay_convicts")
    state.emancipator = 0
    assert refused(state, 0, "epic", "von_neumann") == "why-future-lacks"
    factory(state, 0, "site.phobos")
    rig(state, 6)
    act(state, 0, "epic", "von_neumann")
    assert state.worked == (card_called(card),)


def _bearer(future: str) -> str:
    for card in CARDS:
        face = card.faces[2]
        if face is not None and face.future >= 0 and FUTURES[face.future].id == future:
            return card.id
    raise AssertionError(future)


def test_d132_a_cult_leader_needs_six_ballots_of_his_colour_whoever_employs_them() -> None:
    state = game()
    state.players[0].water = 5
    promoted(state, 0, "rocket", "burn.mars.015", "siren_cybernautics")
    for card, side in loyal_to("white"):
        lay(state, 1, "rocket", "site.phobos", card, side=side)
        if loyal_ballots(state, 0) >= 6:
            break
        assert refused(state, 0, "epic", "supreme_cult_leader") == "why-future-lacks"
    rig(state, 6)
    act(state, 0, "epic", "supreme_cult_leader")
    assert len(state.stars) == 1


def loyal_to(colour: str) -> list[tuple[str, str]]:
    """Human colonists with this button, and the side that has it."""
    number = COLOURS.index(colour)
    settlers = [card for card in CARDS if card.deck == COLONIST and card.being == HUMAN]
    white = [(card.id, "") for card in settlers if card.face(WHITE).loyalty == number]
    return white + [(card.id, "purple") for card in settlers if card.face(PURPLE).loyalty == number]


def test_d133_seti_is_an_option_and_asks_for_a_factory_in_each_camp() -> None:
    for option in (False, True):
        state = game(seti=option)
        promoted(state, 0, "rocket", "burn.mars.015", "microgravity_pantrophists")
        factory(state, 0, "site.achilles")
        assert open_futures(state, 0) == []
        factory(state, 0, "site.patroclus")
        assert open_futures(state, 0) == (["seti"] if option else [])


# thrusters


def test_d143_a_mini_black_hole_needs_a_factory_on_a_small_s_site_and_a_promoted_scientist() -> None:
    state = game()
    state.players[0].water = 5
    site = site_like(state, "S", 1)
    thruster_with_supports(state, 0, "rocket", site, _bearer("mini_black_hole"))
    factory(state, 0, site)
    assert refused(state, 0, "epic", "mini_black_hole") == "why-future-lacks"
    promoted(state, 0, "rocket", site, "microgravity_pantrophists")
    rig(state, 6)
    act(state, 0, "epic", "mini_black_hole")
    assert len(state.stars) == 1


def thruster_with_supports(state: FrontierState, seat: int, stack: str, space: str, thruster: str) -> None:
    promoted(state, seat, stack, space, thruster)
    number = card_called(thruster)
    for card in CARDS:
        if supports.operational(state, seat, NUMBER[stack], number):
            return
        if card.deck in (3, 4, 5) and "second" in card.profiles:
            lay(state, seat, stack, space, card.id, side="black")
    assert supports.operational(state, seat, NUMBER[stack], number)


def test_d143_protium_fusion_needs_four_promoted_cards_on_a_site() -> None:
    state = game()
    state.players[0].water = 5
    thruster_with_supports(state, 0, "rocket", "site.phobos", _bearer("protium_fusion"))
    promoted(state, 0, "rocket", "site.phobos", "microgravity_pantrophists", "botany_bay_convicts")
    assert refused(state, 0, "epic", "protium_fusion") == "why-future-lacks"
    promoted(state, 0, "rocket", "site.phobos", "vatican_observers")
    rig(state, 6)
    act(state, 0, "epic", "protium_fusion")
    while not state.stars:
        act(state, 0, *offered(state, 0)[0])
    assert len(state.stars) == 1


EXIT = "exit.sol-exit-oort"


def crewed_starship(state: FrontierState, future: str) -> None:
    thruster_with_supports(state, 0, "rocket", EXIT, _bearer(future))
    specialists: dict[int, str] = {}
    for card in CARDS:
        face = card.faces[0]
        if card.deck == COLONIST and face is not None and face.specialties in (1, 2, 4) and "second" in card.profiles:
            specialists.setdefault(face.specialties, card.id)
    lay(state, 0, "rocket", EXIT, *specialists.values())


@pytest.mark.parametrize(("future", "roll"), [("lithiated_ammonia_starship", 2), ("lithiated_ammonia_starship", 1)])
def test_d142_a_starship_departs_with_a_crash_roll_and_all_cards_come_to_hand(future: str, roll: int) -> None:
    state = game()
    crewed_starship(state, future)
    aboard = state.stack(0, NUMBER["rocket"]).cards
    rig(state, roll)
    act(state, 0, "depart", future)
    assert not state.stack(0, NUMBER["rocket"]).there
    if roll == 1:
        assert state.stars == ()
        assert any(card not in state.players[0].hand for card in aboard), "human colonists are lost in a crash"
    else:
        assert len(state.stars) == 1
        assert all(card in state.players[0].hand for card in aboard)


def test_d142_what_is_never_decommissioned_does_not_depart() -> None:
    state = game()
    crewed_starship(state, "lithiated_ammonia_starship")
    promoted(state, 0, "rocket", EXIT, "fusion_fragment_sail", "biomechs")
    lay(state, 0, "rocket", EXIT, "nasa_bernal")
    lay(state, 0, "leo", "LEO", "nasa_crew")
    state.players[0].stacks[NUMBER["bernal"]] = Stack(-1)
    state.recruits[card_called("biomechs")] = 1
    state.audit()
    rig(state, 2)
    act(state, 0, "depart", "lithiated_ammonia_starship")
    state.audit()
    assert state.stack(0, NUMBER["bernal"]).space == state.system.find(EXIT), "a Bernal stays there"
    assert state.stack(0, NUMBER["freighter"]).space == state.rules.leo, "a promoted freighter starts again"
    assert card_called("biomechs") in state.players[0].hand
    assert state.recruits == {}


def test_d142_the_enzmann_starship_needs_full_tanks() -> None:
    state = game()
    crewed_starship(state, "enzmann_starship")
    assert refused(state, 0, "depart", "enzmann_starship") == "why-future-lacks"
    rocket = state.stack(0, NUMBER["rocket"])
    fill(state, 0, state.rules.strip.most_tanks(state.dry_mass(rocket)), fuel=ISOTOPE)
    rig(state, 2)
    act(state, 0, "depart", "enzmann_starship")
    assert len(state.stars) == 1


@pytest.mark.parametrize("ending", [False, True])
def test_d144_mass_beam_asks_for_all_push_worlds_and_may_end_the_game(ending: bool) -> None:
    state = game(double_futures=True, ending_futures=ending)
    thruster_with_supports(state, 0, "rocket", "site.phobos", _bearer("mass_beam"))
    factory(state, 0, "site.mercury-north-pole", VENUS)
    assert refused(state, 0, "future", "mass_beam") == "why-future-lacks"
    factory(state, 0, "site.io-gish-bar-mons")
    act(state, 0, "future", "mass_beam")
    assert stars.occupied(state) == 2
    assert state.ending == ending


def test_daedalus_asks_for_clouds_of_saturn_and_uranus_and_a_tno() -> None:
    state = game()
    thruster_with_supports(state, 0, "rocket", "site.phobos", _bearer("daedalus"))
    factory(state, 0, "site.saturn-aerostat", "site.uranus-aerostat")
    assert refused(state, 0, "future", "daedalus") == "why-future-lacks"
    factory(state, 0, QUAOAR)
    act(state, 0, "future", "daedalus")
    assert len(state.stars) == 1


# epic hazards


def dare(state: FrontierState) -> None:
    """A promoted engineer at a science factory, with others beside."""
    state.players[0].water = 5
    site = "site.io-loki-patera"
    promoted(state, 0, "freighter", site, "fusion_fragment_sail")
    promoted(state, 0, "freighter", site, "botany_bay_convicts", "dense_plasma_focus")
    lay(state, 0, "freighter", site, "vatican_observers")
    factory(state, 0, site)


def test_d045_d046_a_failed_epic_hazard_destroys_stack_and_site_and_takes_a_star() -> None:
    state = game()
    dare(state)
    rig(state, 5)
    act(state, 0, "epic", "antimatter_creation")
    site = state.system.find("site.io-loki-patera")
    assert [star.failed for star in state.stars] == [True]
    assert stars.points(state, 0) == 3
    assert state.claims[site] == BUSTED
    assert site not in state.factories
    assert site in state.destroyed
    left = [CARDS[card].id for stack in state.players[0].stacks for card in stack.cards]
    assert "fusion_fragment_sail" in left, "a promoted freighter is never decommissioned"
    assert state.stack(0, NUMBER["freighter"]).space == state.rules.leo, "its big cube starts again"
    assert "dense_plasma_focus" in left, "so does a promoted thruster"
    assert "botany_bay_convicts" not in left
    assert card_called("vatican_observers") in state.decks[COLONIST]


def test_iceworms_survive_a_failed_epic_hazard_which_takes_no_operation() -> None:
    state = game()
    dare(state)
    promoted(state, 0, "freighter", "site.io-loki-patera", "islamic_refugees")
    rig(state, 1)
    act(state, 0, "epic", "antimatter_creation")
    assert [star.failed for star in state.stars] == [True]
    assert (state.players[0].water, state.worked) == (5, ()), "nobody has worked"
    assert state.players[0].stack_of(card_called("islamic_refugees")) >= 0
    assert state.players[0].stack_of(card_called("botany_bay_convicts")) < 0
    state.audit()


def test_d145_one_future_of_each_kind_failed_ones_too() -> None:
    state = game()
    dare(state)
    stars.take(state, 0, next(place for place, each in enumerate(FUTURES) if each.id == "planet_hunt"), True)
    assert open_futures(state, 0) == []


def test_the_pioneer_fails_up_to_five_others_on_a_one() -> None:
    state = game()
    assert epic.fails_up_to(state, 0) == 5
    factory(state, 0, QUAOAR)
    assert epic.fails_up_to(state, 0) == 1
    assert epic.fails_up_to(state, 1) == 5
    stars.take(state, 0, 0)
    assert epic.fails_up_to(state, 1) == 1


def test_d044_never_inside_an_installation_of_another() -> None:
    state = game()
    dare(state)
    bernal = state.players[1].stacks[NUMBER["bernal"]]
    state.players[1].stacks[NUMBER["bernal"]] = bernal.at(state.system.find("site.io-loki-patera"))
    assert refused(state, 0, "epic", "antimatter_creation") == "why-foreign-installation"


def test_d044_nor_beside_a_bernal_of_another_that_a_rocket_carries() -> None:
    state = game()
    dare(state)
    bernal = state.players[1].stacks[NUMBER["bernal"]]
    state.players[1].stacks[NUMBER["rocket"]] = bernal.at(state.system.find("site.io-loki-patera"))
    state.players[1].stacks[NUMBER["bernal"]] = Stack(-1)
    assert refused(state, 0, "epic", "antimatter_creation") == "why-foreign-installation"


def test_d043_the_one_who_dares_is_beside_the_card_and_no_crew() -> None:
    state = game()
    state.players[0].water = 5
    dare(state)
    lay(state, 0, "outpost_1", "site.io-loki-patera", "botany_bay_convicts", side="purple")
    assert refused(state, 0, "epic", "antimatter_creation") == "why-future-lacks"


# the end


def play_out(state: FrontierState) -> None:
    """Nobody does anything any more."""
    while not state.over:
        seat = state.waiting[0]
        act(state, seat, *next(each for each in IDLE if state.why_not(seat, each) is None))


IDLE: tuple[tuple[object, ...], ...] = (("end",), ("vote", 0), ("stay",))


def test_d146_the_game_ends_two_events_after_all_but_one_star_are_taken() -> None:
    state = game("white", "green", events="none", years=48)
    stars.take(state, 0, 0)
    assert state.countdown == 2
    year = state.year
    play_out(state)
    assert state.year - year <= 4


def test_d147_a_last_election_decides_who_is_in_power() -> None:
    state = game("white", "green", events="none", years=12)
    for _ in range(2 * 12):
        act(state, state.waiting[0], "end")
    assert not state.over
    assert set(state.waiting) == {0, 1}
    act(state, 0, "vote", 2)
    act(state, 1, "vote", 0)
    act(state, 0, "govern", "nationalist")
    assert state.over
    assert points.points(state, 0)[points.SOURCES.index("power")] == 5


def test_without_the_module_there_are_no_futures_and_with_it_nothing_else_ends_the_game() -> None:
    state = game(endgame=False)
    promoted(state, 0, "freighter", "site.phobos", "fission_heated_steam")
    factory(state, 0, SEDNA)
    assert open_futures(state, 0) == []
    state = game()
    state.players[0].water = 9
    factory(state, 0, SEDNA, QUAOAR, VENUS)
    assert refused(state, 0, "finish") == "why-futures-end"

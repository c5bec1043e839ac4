"""The cards: what the rules say of them, their marks and words, and files with holes."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games.frontier.components import cards
from cosmodrome.games.frontier.components.abilities import ABILITIES, COLONIST_BOXES, ONE_MODIFIER, SAIL, SELF_COOLING
from cosmodrome.games.frontier.components.cards import (
    ANY_LETTER,
    BERNAL,
    BLACK,
    BLACK_HEAVY,
    BOMB,
    BUGGY,
    CARDS,
    COLONIST,
    CREW,
    DECKS,
    ELECTRIC,
    EMANCIPATOR,
    FREIGHTER,
    GENERATOR,
    GW_THRUSTER,
    HUMAN,
    ISOTOPE,
    MISSILE,
    NO_ISRU,
    PATENT_DECKS,
    PROFILES,
    PULSE,
    PURPLE,
    RADIATOR,
    RAYGUN,
    REACTOR,
    REACTORS,
    REFINERY,
    REGOLITH,
    ROBONAUT,
    ROBOT,
    SCIENTIST,
    THRUSTER,
    WATER,
    WAVE,
    WHITE,
    WHITE_HEAVY,
    X_REACTOR,
    Card,
    Engine,
    Face,
    card_called,
    deck_of,
    of_faction,
    read,
)
from cosmodrome.games.frontier.components.factions import COLOURS, ESA, NASA, PRC, SHIMIZU, UN
from cosmodrome.games.frontier.components.futures import (
    COLONIST_FUTURE,
    FREIGHTER_FUTURE,
    FUTURES,
    GW_FUTURE,
    NO_FUTURE,
)
from cosmodrome.games.frontier.components.reading import BadData, text_of
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.sources import HOUSE, HOUSE_VALUES, SEED

from .messages import FOLDER, LANGUAGES, unsaid

TEXT = text_of("cards.toml")


def card(id: str) -> Card:
    return CARDS[card_called(id)]


def face(id: str, side: int) -> Face:
    return card(id).face(side)


def engine(id: str, side: int) -> Engine:
    found = face(id, side).engine
    assert found is not None, id
    return found


def letter(id: str) -> str:
    return LETTERS[card(id).letter]


def second(deck: int) -> list[Card]:
    return [CARDS[number] for number in deck_of("second", deck)]


def faces() -> list[tuple[str, Face]]:
    return [(card.id, face) for card in CARDS for face in card.faces if face is not None]


# totals


def test_the_decks_have_as_many_cards_as_the_rules_count() -> None:
    sizes = {DECKS[deck]: len(second(deck)) for deck in range(len(DECKS))}
    assert sizes == {
        "thruster": 10,
        "robonaut": 9,
        "refinery": 6,
        "generator": 9,
        "reactor": 9,
        "radiator": 9,
        "freighter": 6,
        "gw_thruster": 6,
        "colonist": 15,
        "crew": 5,
        "bernal": 5,
    }
    assert sum(sizes[name] for name in ("thruster", "robonaut", "refinery")) == 24 + 1
    assert sum(sizes[name] for name in ("generator", "reactor", "radiator")) == 27
    assert sum(sizes[name] for name in ("freighter", "gw_thruster", "colonist", "bernal")) == 32


def test_the_extended_decks_have_all_cards_but_one_zubrin() -> None:
    everything = {number for deck in range(len(DECKS)) for number in deck_of("extended", deck)}
    assert {each.id for each in CARDS if each.number not in everything} == {"salt_water_zubrin_gw"}
    assert len(CARDS) == 122


def test_cards_are_numbered_in_their_order() -> None:
    assert [each.number for each in CARDS] == list(range(len(CARDS)))
    assert all(card_called(each.id) == each.number for each in CARDS)


def test_every_faction_has_its_crew_and_its_bernal() -> None:
    for faction, colour in enumerate(COLOURS):
        for deck in (CREW, BERNAL):
            found = CARDS[of_faction(deck, faction)]
            assert (found.deck, found.faction) == (deck, faction), colour


# what the rules say (25.2 and elsewhere)


def test_25_2_white_robonauts_are_two_buggies_four_rayguns_and_three_missiles() -> None:
    white = [each.face(WHITE) for each in second(ROBONAUT)]
    assert Counter(each.platforms for each in white) == {BUGGY: 2, RAYGUN: 4, MISSILE: 3}
    assert sorted(each.isru for each in white if each.platforms == MISSILE) == [2, 3, 3]


def test_25_2_the_only_isru_of_1_of_the_first_generation_is_a_raygun() -> None:
    best = [each.face(WHITE) for each in second(ROBONAUT) if each.face(WHITE).isru <= 1]
    assert [(each.isru, each.platforms) for each in best] == [(1, RAYGUN)]


def test_25_2_missiles_are_a_mosquito_9_6_and_two_of_5_4() -> None:
    mosquito = engine("kuck_mosquito", WHITE)
    assert (mosquito.thrust, mosquito.consumption, mosquito.per) == (9, 6, 1)
    engines = [each.face(WHITE).engine for each in second(ROBONAUT) if each.face(WHITE).platforms == MISSILE]
    assert sorted((each.thrust, each.consumption) for each in engines if each is not None) == [(5, 4), (5, 4), (9, 6)]


def test_25_2_rayguns_are_heavy() -> None:
    white = [each.face(WHITE) for each in second(ROBONAUT)]
    rayguns = [each.base_mass for each in white if each.platforms == RAYGUN]
    assert sum(rayguns) / 4 > max(each.base_mass for each in white if each.platforms != RAYGUN)


def test_25_2_two_black_robonauts_are_of_c_and_no_refinery_is() -> None:
    of_c = {each.face(BLACK).name for each in second(ROBONAUT) if LETTERS[each.letter] == "C"}
    assert of_c == {"quantum_cascade_laser", "nanobot"}
    assert "C" not in {LETTERS[each.letter] for each in second(REFINERY)}


def test_25_2_thrusters() -> None:
    white = {each.id: each.face(WHITE).engine for each in second(THRUSTER)}
    figures = {id: (each.thrust, each.consumption) for id, each in white.items() if each is not None}
    assert figures.pop("ablative_plate") == (2, 2), "the one that Colonization adds"
    assert sorted(figures.values()) == sorted([(1, 0), (1, 0), (3, 1), (5, 1), (3, 2), (5, 2), (4, 3), (3, 4), (7, 4)])
    moth = face("re_solar_moth", WHITE)
    assert (figures["re_solar_moth"], moth.base_mass, moth.mass, moth.solar) == ((3, 4), 0, 0, True)
    assert figures["cermet_nerva"] == (7, 4)
    assert figures["mass_driver"] == (4, 3)


@pytest.mark.parametrize("crew", ["nasa_crew", "esa_crew", "prc_crew"])
def test_25_2_three_crews_fly_by_themselves(crew: str) -> None:
    found = engine(crew, WHITE)
    assert (found.thrust, found.consumption) == (9, 6)
    assert face(crew, WHITE).mass == 1
    assert face(crew, WHITE).isru == 4


@pytest.mark.parametrize("crew", ["un_crew", "shimizu_crew"])
def test_25_2_two_crews_do_not(crew: str) -> None:
    assert face(crew, WHITE).engine is None


def test_14_2a_the_marx_bank_is_a_pulse_generator_that_needs_an_electric_one() -> None:
    bank = face("marx_capacitor_bank", WHITE)
    assert bank.supplies == PULSE
    assert [(need.sorts, need.deck) for need in bank.needs] == [(ELECTRIC, GENERATOR)]


def test_14_2a_the_magnetocaloric_refrigerator_needs_a_generator_and_cools_it() -> None:
    for side in (WHITE, WHITE_HEAVY):
        fridge = face("magnetocaloric_refrigerator", side)
        assert [need.sorts for need in fridge.needs] == [ELECTRIC]
        assert fridge.ability(SELF_COOLING) is not None


def test_16_1_z_pinch_h_b_cat_inertial_and_santa_claus() -> None:
    assert (letter("z_pinch_d_t_li6_fusion"), face("z_pinch_d_t_li6_fusion", BLACK).mass) == ("S", 5)
    assert face("cat_fusion_z_pinch_torch", BLACK).name == "h_b_cat_inertial"
    assert (letter("cat_fusion_z_pinch_torch"), face("cat_fusion_z_pinch_torch", BLACK).mass) == ("S", 2)
    assert face("basalt_fiber_spinning", BLACK).name == "von_neumann_santa_claus"
    assert (letter("basalt_fiber_spinning"), face("basalt_fiber_spinning", BLACK).mass) == ("S", 2)


def test_16_0a_some_robots_have_no_specialty() -> None:
    robots = [each for each in second(COLONIST) if each.being == ROBOT]
    assert len([each for each in robots if each.face(BLACK).specialties == 0]) >= 2
    assert all(each.face(WHITE).specialties for each in second(COLONIST) if each.being == HUMAN)


def test_16_0a_pantrophists_are_scientists_and_so_is_blue_goo() -> None:
    assert face("microgravity_pantrophists", WHITE).specialties == SCIENTIST
    goo = face("microgravity_pantrophists", PURPLE)
    assert (goo.name, goo.specialties, goo.isru) == ("blue_goo_symbionts", SCIENTIST, 1)
    assert FUTURES[goo.future].id == "seti"


def test_16_5_vatican_observers_are_loyal_to_purple() -> None:
    assert face("vatican_observers", WHITE).loyalty == UN


def test_16_6_juiced_cosmonauts_have_one_red_ballot() -> None:
    cosmonauts = face("juiced_cosmonauts", WHITE)
    assert (cosmonauts.loyalty, cosmonauts.ballots) == (PRC, 1)


def test_20_6_some_colonists_have_rules_of_their_own() -> None:
    assert [each.code for each in face("botany_bay_convicts", WHITE).abilities] == ["self_decommission"]
    caretakers = face("lloyds_salvage", PURPLE)
    assert (caretakers.name, [each.code for each in caretakers.abilities]) == ("svalbard_caretakers", ["caretaker"])


def test_25_4_robots_but_smart_pets_need_a_d_factory() -> None:
    letters = {each.id: each.letter for each in second(COLONIST) if each.being == ROBOT}
    assert letters.pop("smart_pets") == ANY_LETTER
    assert {LETTERS[each] for each in letters.values()} == {"D"}


def test_20_2_humans_are_boosted_and_robots_produced() -> None:
    for each in second(COLONIST):
        assert each.entry == (WHITE if each.being == HUMAN else BLACK)
        loyalty = each.face(each.entry).loyalty
        assert (loyalty == EMANCIPATOR) == (each.being == ROBOT)


def test_20_3d_a_colonist_with_an_engine_has_a_missile_platform() -> None:
    for each in second(COLONIST):
        for found in (each.face(each.entry), each.face(PURPLE)):
            if found.engine is not None:
                assert found.platforms & MISSILE, each.id


def test_18_freighters_have_a_letter_each_and_hiiper_none() -> None:
    lettered = {LETTERS[each.letter] for each in second(FREIGHTER) if each.letter >= 0}
    assert lettered == set(LETTERS)
    assert [each.id for each in second(FREIGHTER) if each.letter < 0] == ["hiiper_beam_rider"]
    assert card("hiiper_beam_rider").sale == cards.SOLD_FROM_HAND


def test_18_4b_the_magnetic_mirror_has_three_pivots() -> None:
    mirror = face("hiiper_beam_rider", PURPLE)
    assert mirror.name == "magnetic_mirror_beam_rider"
    assert mirror.hold is not None
    assert mirror.hold.pivots == 3


def test_19_5b_the_bernal_of_the_callisto_mission_weighs_15() -> None:
    stack = [
        face("prc_bernal", PURPLE),
        face("in_core_thermionic", WHITE),
        face("dual_mode_fission", WHITE),
        face("microtube_array", WHITE_HEAVY),
        face("prc_crew", WHITE),
    ]
    assert sum(each.mass for each in stack) == 15
    assert face("dual_mode_fission", WHITE).thrust_bonus == 1
    assert stack[1].therms + stack[2].therms <= stack[3].cooling
    assert face("in_core_thermionic", WHITE).needs[0].sorts & face("dual_mode_fission", WHITE).supplies


@pytest.mark.parametrize("faction", range(5))
def test_19_5_bernals(faction: int) -> None:
    bernal = CARDS[of_faction(BERNAL, faction)]
    promoted = bernal.face(PURPLE)
    assert (bernal.face(WHITE).mass, promoted.mass, bernal.face(WHITE).engine) == (10, 10, None)
    assert promoted.engine is not None
    assert (promoted.engine.thrust, promoted.engine.consumption) == (3, 3)
    assert promoted.engine.fuel == (WATER if faction == SHIMIZU else REGOLITH)
    assert promoted.needs[0].sorts == (REACTORS if faction == SHIMIZU else PULSE | ELECTRIC)


def test_21_2_spheromak_and_dense_plasma_focus() -> None:
    spheromak = engine("spheromak_magnetic_fusion", BLACK)
    assert letter("spheromak_magnetic_fusion") == "S"
    assert (spheromak.thrust, spheromak.consumption, spheromak.per, spheromak.afterburn_thrust) == (6, 1, 10, 5)
    assert (spheromak.fuel, spheromak.gigawatt, spheromak.starship) == (ISOTOPE, True, False)
    assert letter("dense_plasma_focus") == "D"


def test_21_2_zubrin_is_a_base_thruster_of_s() -> None:
    zubrin = face("cermet_nerva", BLACK)
    assert (zubrin.name, letter("cermet_nerva")) == ("salt_water_zubrin", "S")
    assert [(each.code, LETTERS[each.letter]) for each in zubrin.abilities] == [("isotope_site", "S")]


def test_21_2a_starships_are_tw_thrusters_some_gw_and_two_promoted_freighters() -> None:
    assert all(engine(each.id, PURPLE).starship for each in second(GW_THRUSTER))
    assert [each.id for each in second(GW_THRUSTER) if engine(each.id, BLACK).starship] == [
        "levitated_dipole_li6_h_fusion"
    ]
    starships = []
    for each in second(FREIGHTER):
        hold = each.face(PURPLE).hold
        assert hold is not None
        if hold.starship:
            starships.append(each.face(PURPLE).name)
    assert sorted(starships) == ["antiproton_sail_and_harvester", "magnetic_mirror_beam_rider"]
    best = engine("amat_catalyzed_fission_fusion", PURPLE)
    assert (best.thrust, best.consumption, best.afterburn_thrust) == (8, 0, 5)
    assert not engine("photon_kite_sail", WHITE).starship


def test_21_4_colliding_frc_needs_a_generator_and_two_reactors() -> None:
    frc = face("spheromak_magnetic_fusion", PURPLE)
    assert [need.deck for need in frc.needs] == [GENERATOR, REACTOR, REACTOR]
    assert frc.ability(ONE_MODIFIER) is not None
    assert face("mini_mag_orion_z_pinch_fission", PURPLE).name == "solem_medusa_tugged_orion"


def test_25_4a_three_freighters_have_a_generator_on_board() -> None:
    with_generator = [each.id for each in second(FREIGHTER) if each.face(BLACK).supplies & cards.GENERATORS]
    assert len(with_generator) == 3


def test_18_5_what_an_anti_nuclear_regime_takes() -> None:
    assert all(CARDS[number].nuclear for number in deck_of("second", REACTOR))
    freighters = {each.id for each in second(FREIGHTER) if each.nuclear}
    assert freighters == {"fission_heated_steam", "rotary_dirt_launcher", "z_pinch_d_t_li6_fusion"}
    colonists = {each.id for each in second(COLONIST) if each.nuclear}
    assert colonists == {"rock_rats", "programmable_matter"}
    assert not any(CARDS[number].nuclear for number in deck_of("second", GENERATOR))


def test_every_future_is_on_one_card_of_its_kind() -> None:
    decks = {FREIGHTER_FUTURE: FREIGHTER, COLONIST_FUTURE: COLONIST, GW_FUTURE: GW_THRUSTER}
    bearers = [(each.face(PURPLE).future, each.deck) for deck in decks.values() for each in second(deck)]
    found = sorted(bearer for bearer in bearers if bearer[0] != NO_FUTURE)
    assert found == [(number, decks[future.kind]) for number, future in enumerate(FUTURES)]


def test_radiators_lie_light_or_heavy() -> None:
    for each in second(RADIATOR):
        for light, heavy in ((WHITE, WHITE_HEAVY), (BLACK, BLACK_HEAVY)):
            assert each.face(light).cooling < each.face(heavy).cooling, each.id
            assert each.face(light).mass < each.face(heavy).mass, each.id
    assert all(each.faces[WHITE_HEAVY] is None for each in CARDS if each.deck != RADIATOR)


def test_every_rocket_of_the_decks_can_be_supported() -> None:
    """No card needs what no other card of the decks supplies."""
    supplied = 0
    for each in (*second(GENERATOR), *second(REACTOR)):
        supplied |= each.face(WHITE).supplies
    assert supplied == PULSE | ELECTRIC | X_REACTOR | WAVE | BOMB
    for deck in PATENT_DECKS:
        for each in second(deck):
            assert all(need.sorts & supplied for need in each.face(each.entry).needs)


def test_sails_need_no_fuel() -> None:
    for id, found in faces():
        if found.ability(SAIL) is not None:
            assert found.engine is not None, id
            assert (found.engine.consumption, found.solar) == (0, True), id


def test_20_3e_with_the_option_every_colonist_has_a_box() -> None:
    for each in CARDS:
        if each.deck == COLONIST:
            first = each.face(each.entry)
            boxes = [ability for ability in first.optional if ability.option == COLONIST_BOXES]
            assert len(first.abilities) + len(boxes) == 1, each.id
            assert len(each.face(PURPLE).abilities) >= 1, each.id


def test_an_isru_of_0_is_none_at_all_of_its_own() -> None:
    assert face("solar_pumped_mhd_excimer_laser", BLACK).isru == 0
    assert face("hall_effect", WHITE).isru == NO_ISRU


# marks


def test_a_value_of_ours_carries_its_number() -> None:
    for each in CARDS:
        for path, mark in each.marks.items():
            assert mark.house in HOUSE_VALUES or (not mark.house and mark.origin != HOUSE), (each.id, path)


@pytest.mark.parametrize(
    ("id", "path", "house"),
    [
        ("kuck_mosquito", "white.base_mass", "H46"),
        ("kuck_mosquito", "white.engine.thrust", ""),
        ("cermet_nerva", "white.needs", "H47"),
        ("cermet_nerva", "black.engine.thrust", "H48"),
        ("fast_neutron_fission", "black.mass", "H32"),
        ("dual_mode_fission", "black.supplies", "H32"),
        ("nasa_crew", "white.engine.afterburn", "H33"),
        ("nasa_crew", "white.engine.thrust", ""),
        ("un_crew", "white.engine", "H33"),
        ("smart_pets", "black.ballots", "H34"),
    ],
)
def test_a_mark_is_found_for_every_value(id: str, path: str, house: str) -> None:
    assert card(id).mark(path).house == house


def test_a_value_has_the_mark_of_what_it_belongs_to() -> None:
    crew = card("nasa_crew")
    assert crew.mark("white.engine.thrust") is crew.marks["white.engine"]
    assert crew.mark("white.name") is crew.marks[""]
    assert crew.mark("").origin == SEED


# words


def test_every_face_has_a_name_in_every_language() -> None:
    assert [problem for _, found in faces() for problem in unsaid(found.name)] == []


def test_every_ability_can_be_said() -> None:
    problems = []
    for _, found in faces():
        for each in (*found.abilities, *found.optional):
            params: dict[str, object] = {}
            if each.amount:
                params["amount"] = each.amount
            if each.letter >= 0:
                params["letter"] = LETTERS[each.letter]
            if each.zone:
                params["zone"] = each.zone
            problems += unsaid(f"ability-{each.code}", **params)
    assert problems == []


def test_every_kind_of_ability_is_on_some_card() -> None:
    assert {each.code for _, found in faces() for each in (*found.abilities, *found.optional)} == set(ABILITIES)


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("deck", DECKS),
        ("face", cards.FACES),
        ("supply", cards.SUPPLIES),
        ("fuel", cards.FUELS),
        ("platform", cards.PLATFORMS),
        ("specialty", cards.SPECIALTIES),
        ("letter", (*LETTERS, "any")),
    ],
)
def test_what_is_on_cards_has_words(prefix: str, names: tuple[str, ...]) -> None:
    assert [problem for name in names for problem in unsaid(f"{prefix}-{name}")] == []


def test_a_card_takes_no_name_from_the_shell() -> None:
    shared = (Path(cosmodrome.__file__).parent / "locale" / "en.ftl").read_text(encoding="utf-8")
    keys = set(re.findall(r"^([\w-]+) =", shared, re.MULTILINE))
    assert keys & {found.name for _, found in faces()} == set()


def test_both_languages_have_the_same_messages() -> None:
    def keys(language: str) -> list[str]:
        text = (FOLDER / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
        return re.findall(r"^([\w-]+) =", text, re.MULTILINE)

    english, french = [keys(language) for language in LANGUAGES]
    assert english == french
    assert len(set(english)) == len(english)


# holes

HOLES = [
    ('id = "kuck_mosquito"\n', "", "card 18: `id` is missing"),
    ('id = "kuck_mosquito"', 'id = "nanobot"\nid = "x"', "it is not TOML"),
    ('id = "nuclear_drill"', 'id = "kuck_mosquito"', "kuck_mosquito: it is there twice"),
    (
        'name = "kuck_mosquito"\nmass = 0',
        'name = "kuck_mosquito"',
        "kuck_mosquito, white: `mass` is missing; allowed: 0 to 20",
    ),
    ('name = "kuck_mosquito"\nmass = 0', 'name = "kuck_mosquito"\nmass = 21', "white: `mass` is 21; allowed: 0 to 20"),
    ('name = "kuck_mosquito"\nmass = 0', 'name = "kuck_mosquito"\nmass = true', "`mass` is True; allowed"),
    ('name = "kuck_mosquito"\n', 'name = ""\n', "white: `name` is ''; allowed: a text"),
    ('name = "kuck_mosquito"\n', 'name = "kuck_mosquito"\nmas = 0\n', "`mas` is no field here; allowed: abilities"),
    (
        "thrust = 9, consumption = 6, afterburn = 1 }\nisru = 3",
        "consumption = 6 }\nisru = 3",
        "engine: `thrust` is missing",
    ),
    ('consumption = "1/10"', 'consumption = "0.1"', "a whole number, or a fraction"),
    ('consumption = "1/10"', 'consumption = "1/0"', "a whole number, or a fraction"),
    ('needs = [["bomb"]]\nengine', 'needs = [["steam"]]\nengine', "`needs` is 'steam'; allowed: lists of sorts"),
    ('needs = [["bomb"]]\nengine', 'needs = [["bomb", "pulse"]]\nengine', "`needs` is ['bomb', 'pulse']"),
    ('needs = [["bomb"]]\nengine', 'supplies = ["bomb"]\nengine', "nothing on such a card"),
    (
        'isru = 3\nplatforms = ["missile"]\n[card.black]\nname = "ablative_laser"',
        '[card.black]\nname = "ablative_laser"',
        "`isru` is missing",
    ),
    (
        'platforms = ["missile"]\n[card.black]\nname = "ablative_laser"',
        '[card.black]\nname = "ablative_laser"',
        "both or neither",
    ),
    (
        '[card.black]\nname = "ablative_laser"',
        '[card.purple]\nname = "ablative_laser"',
        "`black` is missing; allowed: white and black",
    ),
    ('deck = "crew"', 'deck = "pets"', "nasa_crew: `deck` is 'pets'; allowed: thruster"),
    ('faction = "white"\n', "", "nasa_crew: `faction` is missing; allowed: white, green"),
    ('letter = "any"', 'letter = "Q"', "smart_pets: `letter` is 'Q'; allowed: C, S, M, V, D, any"),
    ('code = "caretaker"', 'code = "caretakers"', "`code` is 'caretakers'; allowed: sail"),
    ('code = "isotope_site", letter = "S"', 'code = "isotope_site"', "abilities 1: `letter` is missing"),
    ('code = "lands_below", amount = 6', 'code = "lands_below"', "`amount` is missing; allowed: 1 to 9"),
    ('code = "caretaker"', 'code = "caretaker", amount = 1', "`amount` is no field here"),
    ('future = "seti"', 'future = "sety"', "`future` is 'sety'; allowed: planet_hunt"),
    ('loyalty = "purple"', 'loyalty = "pink"', "`loyalty` is 'pink'; allowed: white, green"),
    ('specialties = ["scientist"]', 'specialties = ["poet"]', "`specialties` is 'poet'; allowed: engineer"),
    ("ballots = 1", "ballots = 0", "`ballots` is 0; allowed: 1 to 9"),
    ("hold = { load = 4, ", "hold = { ", "hiiper_beam_rider, black, hold: `load` is missing"),
    (
        "light = { mass = 2, rad_hard = 6, cooling = 3 }",
        "light = { mass = 2, rad_hard = 6 }",
        "light: `cooling` is missing",
    ),
    ('profiles = ["extended"]', 'profiles = ["first"]', "`profiles` is 'first'; allowed: second, extended"),
    ('source = "fourth"', 'source = "rumour"', "`source` is 'rumour'; allowed: seed, first"),
    (
        'source = "house", sure = "low", house = "H47"',
        'source = "house", sure = "low"',
        "`house` is ''; allowed: H01 to H49",
    ),
    ('house = "H47"', 'house = "H99"', "`house` is 'H99'"),
    ('sure = "medium"', 'sure = "quite"', "`sure` is 'quite'; allowed: low, medium, high"),
    ('of = ["white.mass", "white.needs"]', 'of = ["white.weight"]', "of 'white.weight'; allowed: fields of this block"),
    (
        "missile_isru = [2, 3, 3]",
        "missile_isru = [2, 2, 3]",
        "`missile_isru` is [2, 2, 3], but the cards have [2, 3, 3]",
    ),
    ("reactor = 9", "reactor = 8", "`decks.reactor` is 8, but the cards have 9"),
    ("module_cards = 32", "module_cards = 33", "`module_cards` is 33, but the cards have 32"),
    ("robonauts_of_c = 2", "", "`robonauts_of_c` is missing"),
    ('"7-4"]', '"8-4"]', "no thruster is left with the figures 8-4"),
]


@pytest.mark.parametrize(("old", "new", "said"), HOLES, ids=[said for _, _, said in HOLES])
def test_a_hole_in_the_file_is_named(old: str, new: str, said: str) -> None:
    assert old in TEXT
    with pytest.raises(BadData) as caught:
        read(TEXT.replace(old, new, 1))
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["", "card = 3", "[card]", "{", "card = [3]"])
def test_a_file_that_holds_no_cards_is_refused(text: str) -> None:
    with pytest.raises(BadData):
        read(text)


def test_an_unknown_card_is_refused_with_a_hint() -> None:
    with pytest.raises(BadData, match="did you mean kuck_mosquito"):
        card_called("mosquito")
    with pytest.raises(BadData, match="no card is called 'tardis'"):
        card_called("tardis")


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(BadData, match=f"there are: {', '.join(PROFILES)}"):
        deck_of("first", THRUSTER)


def test_a_face_that_is_not_there_is_named() -> None:
    with pytest.raises(BadData, match="kuck_mosquito has no face purple"):
        face("kuck_mosquito", PURPLE)


def test_the_crews_of_five_factions() -> None:
    names = [CARDS[of_faction(CREW, faction)].id for faction in (NASA, ESA, UN, PRC, SHIMIZU)]
    assert names == ["nasa_crew", "esa_crew", "un_crew", "prc_crew", "shimizu_crew"]

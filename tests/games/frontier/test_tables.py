"""The tables: what the rules say, their words, that they fit the map, and files with holes."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cosmodrome.games.frontier.components import factions, futures, politics, scenarios, solar_cycle, sources, tables
from cosmodrome.games.frontier.components.factions import COLOURS, FACTIONS, NASA, NO_FACTION, PRC, UN
from cosmodrome.games.frontier.components.futures import EPIC_HAZARD, FUTURES, STARS
from cosmodrome.games.frontier.components.politics import ANARCHY, EFFECTS, SQUARES, START_SQUARE, WAR
from cosmodrome.games.frontier.components.reading import BadData, text_of
from cosmodrome.games.frontier.components.scenarios import SCENARIOS
from cosmodrome.games.frontier.components.solar_cycle import CYCLE, EVENT_TABLE, EVENTS
from cosmodrome.games.frontier.components.solar_system import LETTERS, SEASONS, solar_system
from cosmodrome.games.frontier.components.sources import BADGE, HOUSE, HOUSE_VALUES, OPTION, Mark
from cosmodrome.games.frontier.components.tables import (
    CLOSED,
    FELONIES,
    GLORIES,
    HALF_BOOSTS,
    TABLES,
    TWO_OPERATIONS,
    VENTURES,
    closed_sites,
    factories_to_end,
    figure,
    letter_value,
)

from .messages import unsaid

MAP = solar_system("colonization")


# what the rules say


def test_19_1c_home_orbits_are_those_of_the_map() -> None:
    homes = {space.home: space.id for space in MAP.spaces if space.home}
    assert {COLOURS[faction.colour]: faction.home for faction in FACTIONS} == homes


def test_19_2a_all_but_the_un_boost_through_the_belt() -> None:
    assert [faction.colour for faction in FACTIONS if not faction.belt] == [UN]


def test_every_faction_has_a_privilege_of_its_own() -> None:
    assert sorted(faction.privilege for faction in FACTIONS) == list(range(5))
    assert sorted(faction.bernal_privilege for faction in FACTIONS) == list(range(5))


@pytest.mark.parametrize(
    ("table", "name", "value"),
    [
        ("start", "water", 4),
        ("start", "quick_start_first_price", 2),
        ("pieces", "disks", 9),
        ("pieces", "cubes", 6),
        ("pieces", "outposts", 2),
        ("income", "water", 2),
        ("income", "printed", 1),
        ("research", "hand_limit", 4),
        ("market", "hand_card", 4),
        ("boost", "ersatz_bernal", 10),
        ("boost", "belt_thrust", 3),
        ("refuel", "isotope_tanks", 1),
        ("workers", "emancipator_water", 2),
        ("movement", "failure_water", 4),
        ("movement", "pivot_burns", 2),
        ("movement", "red_radiation", 2),
        ("points", "tno_science", 4),
        ("points", "in_power", 5),
        ("end", "fee", 5),
        ("endgame", "footfall_years", 12),
        ("combat", "starship_dice", 2),
        ("combat", "outpost_buggy", 4),
    ],
)
def test_figures_of_the_rules(table: str, name: str, value: int) -> None:
    assert figure(table, name) == value


def test_14_2d_a_letter_falls_from_10_to_6() -> None:
    assert [letter_value(factories) for factories in range(6)] == [10, 10, 8, 6, 6, 6]


def test_7_3_seven_factories_end_a_game_of_four_or_five() -> None:
    assert [factories_to_end(players) for players in (1, 2, 3, 4, 5)] == [4, 5, 6, 7, 7]


def test_3_2c_closed_sites() -> None:
    assert closed_sites(5) == []
    assert [MAP.called(MAP.find(site)).split(":")[0] for site in closed_sites(4)] == ["Luna", "Luna", "Callisto"]
    bodies = [MAP.called(MAP.find(site)).split(":")[0] for site in closed_sites(3)]
    assert bodies.count("Mars") == 3
    assert closed_sites(1) == closed_sites(2) == closed_sites(3)


def test_7_2_ventures() -> None:
    assert [(LETTERS[each.letter], each.claims, each.water, each.points) for each in VENTURES] == [
        ("S", 3, 0, 5),
        ("V", 3, 5, 6),
        ("M", 3, 7, 8),
    ]
    assert [each.gives for each in VENTURES[1:]] == [TWO_OPERATIONS, HALF_BOOSTS]


def test_7_1_four_glories_and_one_of_ours() -> None:
    assert [each.id for each in GLORIES] == ["first_landing", "mars", "mercury", "science", "outer"]
    assert [each.id for each in GLORIES if each.optional] == ["outer"]
    assert MAP.zones[GLORIES[4].zone].name == "saturn"


def test_14_4_thirteen_squares_seven_of_them_regimes() -> None:
    assert len(SQUARES) == 13
    owners = [square.faction for square in SQUARES if square.faction != NO_FACTION]
    assert [owners.count(faction) for faction in range(5)] == [2, 2, 1, 1, 1]
    assert [square.effect for square in SQUARES].count(ANARCHY) == 3
    assert [square.effect for square in SQUARES].count(WAR) == 3
    assert SQUARES[START_SQUARE].id == "centrist"
    assert {square.price for square in SQUARES} == {2, 3, 4, 5, 6}
    assert politics.ELECTION.most_bid == 10


def test_14_4_war_is_next_to_anarchy_and_every_square_can_be_reached() -> None:
    for square in SQUARES:
        if square.effect == ANARCHY:
            assert any(SQUARES[other].effect == WAR for other in square.next)
        if square.effect == WAR:
            assert all(SQUARES[other].effect == ANARCHY for other in square.next)
    seen = {START_SQUARE}
    todo = [START_SQUARE]
    while todo:
        for other in SQUARES[todo.pop()].next:
            if other not in seen:
                seen.add(other)
                todo.append(other)
    assert len(seen) == 13


def test_14_3_the_wheel_has_twelve_years_and_an_event_every_other() -> None:
    assert [SEASONS[CYCLE.season(year)] for year in range(0, 12, 4)] == ["yellow", "red", "blue"]
    assert CYCLE.event == [True, False] * 6
    assert CYCLE.season(12) == CYCLE.season(0)


def test_14_3b_events() -> None:
    def events(season: str) -> list[str]:
        return [EVENTS[EVENT_TABLE.event(die, SEASONS.index(season))] for die in range(1, 7)]

    same = ["inspiration", "inspiration", "glitch", "pad_explosion"]
    assert events("yellow") == [*same, "budget_cut", "budget_cut"]
    assert events("red") == [*same, "solar_storm", "solar_storm"]
    assert events("blue") == [*same, "election", "election"]


def test_d127_18_6b_20_5a_21_4a_futures() -> None:
    kinds = [future.kind for future in FUTURES if not future.optional]
    assert [kinds.count(kind) for kind in range(3)] == [6, 7, 6]
    assert {future.id for future in FUTURES if future.double} == {"spacefaring", "star_wisp", "mass_beam"}
    assert {future.id for future in FUTURES if future.ends_game} == {"star_wisp", "mass_beam", "footfall"}
    assert {future.id for future in FUTURES if future.years == 12} == {"new_venus", "footfall"}


def test_18_6b_the_first_star_is_worth_12_and_there_is_one_for_everybody() -> None:
    assert STARS.points[0] == 12
    assert sorted(STARS.points, reverse=True) == STARS.points
    assert (len(STARS.points), STARS.failed) == (15, 3)


def test_16_0b_an_epic_hazard_fails_on_1_or_up_to_5() -> None:
    assert (EPIC_HAZARD.fails, EPIC_HAZARD.fails_first) == (1, 5)


def test_v_scenarios() -> None:
    seats = {id: (each.least, each.most) for id, each in SCENARIOS.items()}
    assert [id for id, (_, most) in seats.items() if most == 1] == ["werners_dream", "fall_of_hermes", "mars_armada"]
    assert (seats["alien_invasion"], seats["quick_game"]) == ((3, 3), (2, 2))
    hermes = SCENARIOS["fall_of_hermes"].figures
    assert (hermes["years"], hermes["sector_years"], hermes["un_water"]) == (19, 2, 10)
    tour = SCENARIOS["grand_tour"].figures
    assert [tour[f"tno_claims_{players}"] for players in (2, 3, 4, 5)] == [2, 3, 3, 4]
    assert SCENARIOS["werners_dream"].figures["last_age"] == 5


def test_every_site_of_the_tables_is_on_the_map() -> None:
    sites = [site for closed in CLOSED for site in closed.sites]
    sites += [site for glory in GLORIES for site in glory.sites]
    sites += [site for future in FUTURES for group in future.sites for site in group]
    sites += [site for scenario in SCENARIOS.values() for site in scenario.sites]
    assert [site for site in sites if site not in MAP.numbers] == []
    assert [len(group) for future in FUTURES if future.id == "seti" for group in future.sites] == [7, 7]


# marks and words


def every_mark() -> list[Mark]:
    blocks = [each.marks for each in TABLES.values()]
    for things in (FACTIONS, FUTURES, SQUARES, VENTURES, GLORIES, FELONIES, CLOSED):
        blocks += [thing.marks for thing in things]
    blocks += [scenario.marks for scenario in SCENARIOS.values()]
    blocks += [STARS.marks, EPIC_HAZARD.marks, politics.ELECTION.marks, CYCLE.marks, EVENT_TABLE.marks]
    return [mark for block in blocks for mark in block.values()]


def test_what_is_ours_carries_its_number() -> None:
    marks = every_mark()
    assert [mark for mark in marks if mark.origin == HOUSE and mark.house not in HOUSE_VALUES] == []
    used = {mark.house for mark in marks if mark.house}
    assert used == {"H11", "H12", "H22", "H24", "H25", "H26", "H27", "H28", "H30", "H31", "H35", "H38", "H49"}


def test_how_values_of_ours_show() -> None:
    assert HOUSE_VALUES["H01"].shown == OPTION
    assert HOUSE_VALUES["H24"].shown == BADGE
    assert len(HOUSE_VALUES) == 49


def test_everything_in_the_tables_has_words() -> None:
    problems = []
    for faction in FACTIONS:
        problems += unsaid(faction.name) + unsaid(f"colour-{COLOURS[faction.colour]}")
        problems += unsaid(f"privilege-{factions.PRIVILEGES[faction.privilege]}", amount=faction.amount)
        name = factions.BERNAL_PRIVILEGES[faction.bernal_privilege]
        problems += unsaid(f"bernal-privilege-{name}", amount=faction.bernal_amount)
    for future in FUTURES:
        problems += unsaid(f"future-{future.id}")
        problems += unsaid(f"future-{future.id}-asks", figure=future.figure, years=future.years)
    for venture in VENTURES:
        problems += unsaid(f"venture-{venture.id}")
        problems += unsaid(f"venture-gives-{tables.VENTURE_GIFTS[venture.gives]}")
    keys = [f"glory-{glory.id}" for glory in GLORIES]
    keys += [f"square-{square.id}" for square in SQUARES]
    keys += [f"regime-{effect}" for effect in EFFECTS]
    keys += [f"season-{season}" for season in SEASONS]
    keys += [f"event-{event}{end}" for event in EVENTS for end in ("", "-does")]
    keys += [f"felony-{felony.id}" for felony in FELONIES]
    keys += [f"house-{id}{end}" for id in HOUSE_VALUES for end in ("", "-why")]
    keys += [f"origin-{origin}" for origin in sources.ORIGINS] + [f"sure-{sure}" for sure in sources.SURE]
    keys += [f"zone-{zone.name}" for zone in MAP.zones]
    keys += [f"scenario-{id}" for id in SCENARIOS]
    assert problems + [problem for key in keys for problem in unsaid(key)] == []


def test_privileges_of_the_rules() -> None:
    assert FACTIONS[NASA].privilege == factions.LAUNCH_FEE
    assert FACTIONS[PRC].privilege == factions.FELONIES


# holes

Read = Callable[[str], object]


def read_tables(name: str) -> Read:
    texts = {file: text_of(file) for file in ("setup.toml", "operations.toml", "scoring.toml", "conflict.toml")}
    return lambda text: tables.read_tables({**texts, name: text})


HOLES: list[tuple[str, Read, str, str, str]] = [
    ("factions.toml", factions.read, 'name = "esa"\n', "", "green: `name` is missing; allowed: a text"),
    ("factions.toml", factions.read, 'colour = "green"', 'colour = "pink"', "`colour` is 'pink'; allowed: white"),
    ("factions.toml", factions.read, 'colour = "green"', 'colour = "red"', "the factions stand in this order"),
    (
        "factions.toml",
        factions.read,
        '"launch_fee"',
        '"launches"',
        "`privilege` is 'launches'; allowed: launch_fee",
    ),
    ("house.toml", sources.read_house, 'id = "H02"', 'id = "H03"', "`id` is 'H03'; allowed: H02, the next number"),
    ("house.toml", sources.read_house, 'shown = "option"', 'shown = "loud"', "H01: `shown` is 'loud'; allowed: option"),
    ("futures.toml", futures.read_futures, 'id = "footfall"', 'id = "uplift"', "uplift: it is there twice"),
    ("futures.toml", futures.read_futures, 'sites = [["site.sedna"]]', "sites = [3]", "planet_hunt: `sites` is 3"),
    ("futures.toml", futures.read_stars, "failed = 3\n", "", "stars: `failed` is missing; allowed: 0 to 99"),
    ("futures.toml", futures.read_epic_hazard, "fails = 1", "fails = 7", "epic_hazard: `fails` is 7; allowed: 1 to 6"),
    (
        "politics.toml",
        politics.read_squares,
        'next = ["anarchy_1", ',
        'next = ["utopia", ',
        "`next` is 'utopia'",
    ),
    ("politics.toml", politics.read_squares, 'next = ["anarchy_1", ', "next = [", "squares that name this one too"),
    ("politics.toml", politics.read_squares, "price = 6", "price = 7", "capitalist: `price` is 7; allowed: 2 to 6"),
    (
        "politics.toml",
        politics.read_squares,
        'effect = "war"',
        'effect = "none"',
        "`effect` is 'none'; allowed:",
    ),
    ("politics.toml", politics.read_election, "most_bid = 10\n", "", "election: `most_bid` is missing"),
    ("solar_cycle.toml", solar_cycle.read_cycle, '"blue", "blue"]', '"blue"]', "four of each sector"),
    ("solar_cycle.toml", solar_cycle.read_cycle, '"yellow", "red"', '"yellow", "green"', "`sectors` is 'green'"),
    ("solar_cycle.toml", solar_cycle.read_cycle, "[1, 3, 5,", "[1, 5,", "every other space"),
    ("solar_cycle.toml", solar_cycle.read_events, '"glitch", ', '"glitches", ', "`die` is 'glitches'; allowed"),
    ("solar_cycle.toml", solar_cycle.read_events, 'red = "solar_storm"\n', "", "events: `red` is missing"),
    ("scenarios.toml", scenarios.read, 'id = "red_giant"', 'id = "nova"', "`id` is 'nova'; allowed: werners_dream"),
    (
        "scenarios.toml",
        scenarios.read,
        'id = "red_giant"',
        'id = "quick_game"',
        "figures: `standstill_water`",
    ),
    ("scenarios.toml", scenarios.read, "seats = [3, 3]", "seats = [3]", "alien_invasion: `seats` is [3]; allowed"),
    ("scenarios.toml", scenarios.read, "rockets = 2\n", "", "fall_of_hermes, figures: `rockets` is missing"),
    ("setup.toml", read_tables("setup.toml"), "disks = 9\n", "", "setup.toml: pieces: `disks` is missing"),
    ("setup.toml", tables.read_closed, "players = 4", "players = 6", "`players` is 6; allowed: 1 to 5"),
    ("operations.toml", read_tables("operations.toml"), "[10, 10, 8, 6]", "[10, 8, 6]", "has 3 figures; allowed: 4"),
    ("operations.toml", read_tables("operations.toml"), "pivot_burns = 2", "pivots = 2", "`pivot_burns` is missing"),
    (
        "scoring.toml",
        tables.read_ventures,
        "points = 8",
        "points = 9",
        "`points` is 9; allowed: 5 to 8",
    ),
    ("scoring.toml", tables.read_glories, 'zone = "saturn"', 'zone = "moon"', "outer: `zone` is 'moon'; allowed"),
    ("scoring.toml", read_tables("scoring.toml"), "fee = 5", 'fee = "five"', "end: `fee` is 'five'; allowed: 0 to 99"),
    ("conflict.toml", tables.read_felonies, 'id = "lab"\n', "", "felony 5: `id` is missing"),
    (
        "conflict.toml",
        read_tables("conflict.toml"),
        'house = "H30"\n',
        "",
        "combat: `house` is ''; allowed: H01",
    ),
]


@pytest.mark.parametrize(("name", "read", "old", "new", "said"), HOLES, ids=[said for *_, said in HOLES])
def test_a_hole_in_a_file_is_named(name: str, read: Read, old: str, new: str, said: str) -> None:
    text = text_of(name)
    assert old in text
    with pytest.raises(BadData) as caught:
        read(text.replace(old, new, 1))
    assert said in str(caught.value)

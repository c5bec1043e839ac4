"""Glory, ventures, the end and points (rulebook: glory, ventures, end, points)."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import WATER, card_called
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.stack import LEO, ROCKET
from cosmodrome.games.frontier.components.tables import GLORIES
from cosmodrome.games.frontier.rules import glory, landing
from cosmodrome.games.frontier.rules.points import SOURCES, points
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, begin, lay, offered, refused


def sites(state: FrontierState, letter: str, science: bool = False) -> list[int]:
    """Sites of a letter that nobody has claimed, with or without science."""
    found = []
    for number in state.system.sites():
        site = state.system.spaces[number].site
        assert site is not None
        if site.letter == letter and number not in state.claims:
            scientific = "science" in site.icons or "tno" in site.icons
            if scientific == science and "tno" not in site.icons:
                found.append(number)
    return found


def build(state: FrontierState, seat: int, site: int, factory: bool = True) -> None:
    state.claims[site] = seat
    if factory:
        state.factories[site] = seat


def table(*colours: str, **options: Any) -> FrontierState:
    """It is the turn of the first of these factions."""
    state = begin(*colours, **options)
    while state.active != 0:
        act(state, state.active, "end")
    return state


def home(state: FrontierState, *visited: str) -> None:
    """The crew of the first player is back in LEO from these sites."""
    lay(state, 0, "leo", "LEO", "nasa_crew")
    for site in visited:
        landing.note_visit(state, 0, LEO, state.system.find(site))


# glory


def test_the_first_human_back_brings_every_glory_of_the_journey() -> None:
    state = table("white", "green")
    home(state, "Phobos", "site.mars-north-pole")
    assert state.hints(0)["glory"]["nasa_crew"][:2] == ["first_landing", "mars"]
    act(state, 0, "glory", "nasa_crew")
    taken = [each.id for each, owner in zip(GLORIES, state.glories, strict=True) if owner == 0]
    assert taken[:2] == ["first_landing", "mars"]
    assert card_called("nasa_crew") in state.players[0].hand
    assert card_called("nasa_crew") not in state.visits
    state.audit()


def test_a_human_remembers_where_it_landed_until_it_leaves_earth_again() -> None:
    state = table("white", "green", edition="base")
    lay(state, 0, "rocket", "burn.mars.015", "nasa_crew")
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).fuelled(6, 0, WATER)
    act(state, 0, "move", "rocket")
    act(state, 0, "activate", "nasa_crew", ())
    act(state, 0, "fly", ("site.phobos",))
    crew = card_called("nasa_crew")
    assert state.visits[crew] == (state.system.find("site.phobos"),)
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).at(state.rules.leo)
    state.begin_turn(0)
    assert ("glory", "nasa_crew") in offered(state, 0)
    act(state, 0, "move", "rocket")
    act(state, 0, "activate", "nasa_crew", ())
    assert crew not in state.visits


def test_a_glory_is_taken_once() -> None:
    state = table("white", "green")
    state.glories[0] = 1
    home(state, "Phobos")
    assert refused(state, 0, "glory", "nasa_crew") == "why-no-glory"


def test_without_cubes_there_is_no_glory() -> None:
    state = table("white", "green")
    home(state, "Phobos")
    for site in sites(state, "C")[:6]:
        build(state, 0, site)
    assert refused(state, 0, "glory", "nasa_crew") == "why-no-cube"


def test_with_too_few_cubes_the_glories_are_chosen() -> None:
    state = table("white", "green")
    home(state, "Phobos", "site.mercury-north-pole")
    for site in sites(state, "C")[:5]:
        build(state, 0, site)
    act(state, 0, "glory", "nasa_crew")
    act(state, 0, "celebrate", ("mercury",))
    assert state.glories.count(0) == 1
    state.audit()


def test_the_fifth_glory_is_an_option() -> None:
    for outer in (False, True):
        state = table("white", "green", outer_glory=outer)
        home(state, "site.huya")
        assert (glory.IDS.index("outer") in glory.earned(state, card_called("nasa_crew"))) is outer


# ventures


@pytest.mark.parametrize(("letter", "id", "water"), [("S", "helium_3", 0), ("V", "space_tourism", 5)])
def test_three_claims_of_a_letter_bring_a_venture(letter: str, id: str, water: int) -> None:
    state = table("white", "green")
    for site in sites(state, letter)[:2]:
        build(state, 0, site, factory=False)
    assert refused(state, 0, "venture", id) == "why-venture-claims"
    build(state, 0, sites(state, letter)[0], factory=False)
    if water:
        assert refused(state, 0, "venture", id) == "why-too-little-water"
    state.players[0].water = 9
    act(state, 0, "venture", id)
    assert state.players[0].water == 9 - water
    assert refused(state, 0, "venture", id) == "why-venture-taken"


def test_space_tourism_brings_a_second_operation() -> None:
    state = table("white", "green")
    for site in sites(state, "V")[:3]:
        build(state, 0, site, factory=False)
    act(state, 0, "income")
    act(state, 0, "venture", "space_tourism")
    act(state, 0, "income")
    assert refused(state, 0, "income") == "why-no-operation"
    act(state, 0, "end")
    act(state, 1, "end")
    while state.active != 0:
        act(state, state.active, "end")
    assert state.operations == 2


# the end


def test_three_factories_let_a_player_end_the_game_with_the_year() -> None:
    state = table("white", "green", "red", years=24)
    state.players[0].water = 5
    assert refused(state, 0, "finish") == "why-too-little-built"
    for site in sites(state, "C")[:3]:
        build(state, 0, site)
    act(state, 0, "finish")
    assert state.players[0].water == 0
    assert refused(state, 0, "finish") == "why-ending"
    year = state.year
    while not state.over:
        act(state, state.active, "end")
    assert state.year == year + 1


def test_two_ventures_do_as_well_but_not_without_water() -> None:
    state = table("white", "green")
    state.ventures[:2] = [0, 0]
    state.players[0].water = 4
    assert refused(state, 0, "finish") == "why-too-little-water"
    state.players[0].water = 5
    assert ("finish",) in offered(state, 0)


@pytest.mark.parametrize(("seats", "factories"), [(1, 4), (2, 5), (3, 6), (4, 7), (5, 7)])
def test_enough_factories_on_the_map_end_the_game(seats: int, factories: int) -> None:
    state = begin(*("white", "green", "red", "orange", "purple")[:seats], events="none")
    for number, site in enumerate(sites(state, "C")[: factories - 1]):
        build(state, number % seats, site)
    for _ in range(seats):
        act(state, state.active, "end")
    assert not state.over
    build(state, 0, sites(state, "S")[0])
    for _ in range(seats):
        act(state, state.active, "end")
    assert state.over


# points


def test_b30_score() -> None:
    state = begin("white", "green")
    state.square = [square.id for square in SQUARES].index("nationalist")
    build(state, 0, next(site for letter in LETTERS for site in sites(state, letter, science=True)), factory=False)
    first, second, third = sites(state, "C")[:3]
    build(state, 0, first)
    build(state, 1, second)
    build(state, 1, third)
    stone = sites(state, "S")[0]
    build(state, 0, stone)
    state.colonies[stone] = 0
    state.glories[0] = 0
    found = dict(zip(SOURCES, points(state, 0), strict=True))
    assert found == {
        "claims": 3,
        "factories": 2,
        "letters": 6 + 10,
        "colonies": 1,
        "science": 2,
        "glories": 3,
        "ventures": 0,
        "power": 5,
        "stars": 0,
        "goal": 0,
    }
    assert state.scores[0] == 32


def test_a_tie_goes_to_more_water() -> None:
    state = begin("white", "green")
    state.over = True
    assert state.winners == [0, 1]
    state.players[1].water += 1
    assert state.winners == [1]


# Eureka


@pytest.mark.parametrize(("die", "science"), [(3, 0), (4, 2)])
def test_the_first_to_land_on_eureka_finds_out_whether_it_is_a_science_site(die: int, science: int) -> None:
    state = table("white", "green", events="none")
    eureka = state.system.find("site.eureka")
    build(state, 1, eureka, factory=False)
    assert dict(zip(SOURCES, points(state, 1), strict=True))["science"] == 2, "nobody knows better yet"
    lay(state, 0, "rocket", "burn.mars.018", "nasa_crew")
    state.dice.loaded = [die]
    act(state, 0, "move", "rocket")
    act(state, 0, "fly", ("site.eureka",))
    assert state.stack(0, ROCKET).space == eureka
    assert dict(zip(SOURCES, points(state, 1), strict=True))["science"] == science
    lay(state, 0, "leo", "LEO", "nasa_crew")
    earned = [GLORIES[place].science for place in glory.earned(state, card_called("nasa_crew"))]
    assert any(earned) == bool(science)
    state.dice.loaded = [7 - die]
    landing.note_visit(state, 0, LEO, eureka)
    assert state.dice.loaded == [7 - die], "it is known by now"

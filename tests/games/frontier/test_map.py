"""The map: what the rules say of it, its two profiles, and files with holes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from tools import check_map

from cosmodrome.games.frontier.components.nearness import adjacent, adjacent_sites
from cosmodrome.games.frontier.components.solar_system import (
    AEROBRAKE,
    BURN,
    DATA,
    EXIT,
    LAGRANGE,
    PROFILES,
    BadMap,
    read,
    solar_system,
)

OURS = solar_system("colonization")


def test_the_map_says_what_the_rules_say(capsys: pytest.CaptureFixture[str]) -> None:
    assert check_map.main() == 0, capsys.readouterr().out


@pytest.mark.parametrize("profile", PROFILES)
def test_every_space_can_be_reached_from_leo_and_left_but_for_the_exits(profile: str) -> None:
    system = solar_system(profile)
    assert (len(system.spaces), len(system.links), len(system.sites())) == (948, 1212, 182)
    seen = {system.find("LEO")}
    todo = list(seen)
    while todo:
        for way in system.ways[todo.pop()]:
            if way.to not in seen:
                seen.add(way.to)
                todo.append(way.to)
    assert len(seen) == 948
    assert [space.kind for space in system.spaces if not system.ways[space.number]] == [EXIT] * 3


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("id", ["burn.jupiter.029", "lag.saturn.001", "lag.saturn.002"])
def test_what_lies_round_uranus_lies_in_its_zone(profile: str, id: str) -> None:
    system = solar_system(profile)
    space = system.find(id)
    near = [link.start + link.end - space for link in system.links if space in (link.start, link.end)]
    assert {system.zones[system.spaces[each].zone].name for each in (space, *near)} == {"uranus"}


@pytest.mark.parametrize("profile", PROFILES)
def test_aerobrakes_are_entered_and_left_with_the_arrow_only(profile: str) -> None:
    system = solar_system(profile)
    brakes = [space.number for space in system.spaces if space.hazard == AEROBRAKE]
    assert [link.id for link in system.links if not link.one_way and {link.start, link.end} & set(brakes)] == []
    assert all(system.ways[space] for space in brakes)


@pytest.mark.parametrize("profile", PROFILES)
def test_every_space_shares_its_zone_with_a_neighbour(profile: str) -> None:
    """The borders of the zones cross links; one that went round a single space would be read wrongly."""
    system = solar_system(profile)
    near: list[set[int]] = [set() for _ in system.spaces]
    for link in system.links:
        near[link.start].add(system.spaces[link.end].zone)
        near[link.end].add(system.spaces[link.start].zone)
    assert [space.id for space in system.spaces if space.zone not in near[space.number]] == []


@pytest.mark.parametrize("id", ["site.sylvia", "site.remus-moonlet", "site.romulus-moonlet", "lag.jupiter.018"])
def test_sylvia_lies_in_the_belt(id: str) -> None:
    assert OURS.zones[OURS.spaces[OURS.find(id)].zone].name == "ceres"


def test_two_pairs_of_spaces_are_linked_twice() -> None:
    pairs = [frozenset((link.start, link.end)) for link in OURS.links]
    assert len({pair for pair in pairs if pairs.count(pair) == 2}) == 2
    assert len({link.id for link in OURS.links}) == len(OURS.links)


def test_half_landers_are_nothing_in_our_edition_and_half_a_burn_in_the_third() -> None:
    lander = OURS.find("burn.ceres.012")
    assert (OURS.spaces[lander].kind, OURS.spaces[lander].cost, OURS.spaces[lander].stopping) == (LAGRANGE, 0, False)
    third = solar_system("third").spaces[lander]
    assert (third.kind, third.cost, third.stopping) == (BURN, 1, True)


def test_a_dangerous_half_lander_is_a_space() -> None:
    assert OURS.spaces[OURS.find("burn.ceres.018")].stopping


def test_our_edition_has_its_own_letters_icons_and_names() -> None:
    third = solar_system("third")
    deimos = OURS.find("Deimos")
    ours, theirs = OURS.spaces[deimos].site, third.spaces[deimos].site
    assert ours is not None
    assert theirs is not None
    assert (ours.letter, theirs.letter) == ("D", "C")
    assert OURS.called(OURS.find("lag.saturn.025")) == "LTO"


def test_every_colour_has_its_home_orbit() -> None:
    homes = {space.home: space.id for space in OURS.spaces if space.home}
    assert homes == {
        "white": "orbit.el-l5",
        "green": "orbit.geo",
        "purple": "orbit.heo",
        "red": "orbit.el-l3",
        "orange": "orbit.el-l2",
    }


def test_adjacency_goes_both_ways() -> None:
    for space in OURS.spaces:
        if space.stopping and not space.lander and space.hazard == 0:
            for other in adjacent(OURS, space.number):
                assert space.number in adjacent(OURS, other), (space.id, OURS.spaces[other].id)


def test_e04_phobos_and_deimos_are_dirtsides_of_the_burn_between_them() -> None:
    sites = {OURS.called(site) for site in adjacent_sites(OURS, OURS.find("burn.mars.015"))}
    assert sites == {"Phobos", "Deimos"}


def test_a_space_is_found_by_id_name_or_label() -> None:
    assert OURS.find("site.phobos") == OURS.find("Phobos") == OURS.find("phobos")
    assert OURS.find("LEO") == OURS.find("orbit.leo")


@pytest.mark.parametrize(
    ("name", "said"),
    [("hellas", "did you mean site.mars-hellas"), ("HEO", "several spaces"), ("", "wanted"), ("Tatooine", "wanted")],
)
def test_an_unknown_space_is_refused_with_a_hint(name: str, said: str) -> None:
    with pytest.raises(BadMap, match=said):
        OURS.find(name)


# holes

Edit = Callable[[dict[str, Any]], object]

HOLES: list[tuple[Edit, str]] = [
    (lambda data: data.pop("zones"), "`zones` is missing"),
    (lambda data: data.pop("profiles"), "`profiles` is missing"),
    (lambda data: data["profiles"].pop("colonization"), "`colonization` is missing"),
    (lambda data: data["spaces"][0].pop("id"), "space 1: `id`"),
    (lambda data: data["spaces"][0].update(kind="moon"), "burn.mercury.001: `kind` is 'moon'; allowed: burn"),
    (lambda data: data["spaces"][0].pop("zone"), "burn.mercury.001: `zone` is missing"),
    (lambda data: data["spaces"][0].update(x="left"), "`x` is missing or not a int"),
    (lambda data: data["spaces"][0].update(hazard="dragons"), "`hazard` is 'dragons'; allowed: crash"),
    (lambda data: data["spaces"][0].update(bonus=-1), "`bonus` is -1"),
    (lambda data: data["spaces"][1].update(id="burn.mercury.001"), "is there twice"),
    (lambda data: some_site(data).pop("size"), "`size` is missing"),
    (lambda data: some_site(data).update(size=40), "`size` is 40; allowed: 1 to 11"),
    (lambda data: some_site(data).update(letter="X"), "`letter` is 'X'; allowed: C"),
    (lambda data: some_site(data).update(hydration=9), "`hydration` is 9; allowed: 0 to 4"),
    (lambda data: some_site(data).update(icons=["pub"]), "icon 'pub'; allowed: science"),
    (lambda data: some_site(data).update(synodic="green"), "`synodic` is 'green'; allowed: yellow"),
    (lambda data: data["links"][0].update(to="nowhere"), "link 1: `to` is 'nowhere', which is no space"),
    (lambda data: data["links"][0].update(to=data["links"][0]["from"]), "to itself"),
    (lambda data: data["links"][1].update(id=1), "link 1 is there twice"),
    (lambda data: data["links"].clear(), "no link leads here"),
    (lambda data: data["buggy_roads"].append(["orbit.leo"]), "'orbit.leo' is no site"),
]


def some_site(data: dict[str, Any]) -> dict[str, Any]:
    site: dict[str, Any] = next(space["site"] for space in data["spaces"] if "site" in space)
    return site


@pytest.mark.parametrize(("edit", "said"), HOLES, ids=[said for _, said in HOLES])
def test_a_hole_in_the_file_is_named(edit: Edit, said: str) -> None:
    data = json.loads(DATA.read_text(encoding="utf-8"))
    edit(data)
    with pytest.raises(BadMap) as caught:
        read(json.dumps(data), "colonization")
    assert said in str(caught.value)


@pytest.mark.parametrize("text", ["", "[]", "null", "{", '{"zones": 3}'])
def test_a_file_that_is_no_map_is_refused(text: str) -> None:
    with pytest.raises(BadMap):
        read(text, "colonization")


def test_an_unknown_profile_is_refused() -> None:
    with pytest.raises(BadMap, match="there are: colonization, third"):
        read(DATA.read_text(encoding="utf-8"), "fourth")

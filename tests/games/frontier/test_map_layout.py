"""The layout of the map: nothing lies over anything, every space lies in its ring; and what the client hears of it."""

from __future__ import annotations

import itertools
import json

import pytest
from tools.map_layout.checking import faults, links_through_spaces
from tools.map_layout.words import broken, short, spoken

from cosmodrome.games.frontier.components.solar_system import PROFILES, BadMap, solar_system
from cosmodrome.games.frontier.shown.layout import DATA, layout, read
from cosmodrome.games.frontier.shown.solar_map import map_reference


@pytest.mark.when_plain
def test_nothing_lies_over_anything_and_every_space_lies_in_its_ring() -> None:
    system = solar_system("colonization")
    assert faults(system, layout(system)) == []


@pytest.mark.when_plain
def test_no_link_goes_through_a_foreign_space() -> None:
    system = solar_system("colonization")
    assert links_through_spaces(system, layout(system)) == []


def test_rings_lie_inside_each_other() -> None:
    edges = layout(solar_system("colonization")).rings
    for (centre, width, height), (outer, wider, higher) in itertools.pairwise(edges):
        assert outer - wider < centre - width < centre + width < outer + wider
        assert height < higher


@pytest.mark.parametrize("profile", PROFILES)
def test_the_client_is_told_every_space_and_link(profile: str) -> None:
    told = map_reference(solar_system(profile))
    assert len(told["spaces"]) == 948
    assert len(told["links"]) == 1212
    assert json.loads(json.dumps(told))["spaces"][0]["id"] == told["spaces"][0]["id"]
    phobos = next(space for space in told["spaces"] if space["id"] == "site.phobos")
    assert (phobos["name"], phobos["kind"], phobos["cost"]) == ("Phobos", "site", 0)
    assert phobos["site"] is not None
    assert (phobos["site"]["size"], phobos["site"]["hydration"]) == (1, 2)
    oberth = next(space for space in told["spaces"] if space["flyby"] == "sun")
    assert oberth["bonus"] is None


@pytest.mark.parametrize(
    ("name", "language", "lines"),
    [
        ("Phobos", "fr", ["Phobos"]),
        ("Luna: Aristarchus Plateau", "en", ["Aristarchus", "Plateau"]),
        ("Luna: Aristarchus Plateau", "fr", ["plateau", "d\u2019Aristarque"]),
        ("LMO (low Mars orbit)", "fr", ["LMO"]),
        ("Jupiter-Ganymede L2", "en", ["Jupiter-", "Ganymede L2"]),
        ("Teharonhiawako", "en", ["Teharonhiawako"]),
    ],
)
def test_labels_are_short_and_broken_in_two(name: str, language: str, lines: list[str]) -> None:
    assert broken(short(spoken(name, language))) == lines


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"site.phobos": [', '"site.phobus": [', "space site.phobos is None"),
        ('"site.phobos": "', '"site.phobos": "above', "label of site.phobos is"),
        ('"Jupiter": [', '"Jupiter": ["x", ', "body Jupiter is"),
        ('"rings"', '"ring"', "`rings` is missing"),
        ("{", "", "not JSON"),
    ],
)
def test_a_hole_in_the_layout_is_named(old: str, new: str, said: str) -> None:
    text = DATA.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadMap, match=said):
        read(text.replace(old, new, 1), solar_system("colonization"))

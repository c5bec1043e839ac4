"""`cosmodrome routes`: what it prints, and how it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cosmodrome.cli import main
from cosmodrome.games import frontier
from cosmodrome.games.frontier import commands
from cosmodrome.games.frontier.components.solar_system import SolarSystem, solar_system
from cosmodrome.games.frontier.routes.planner import WHAT
from cosmodrome.text import Catalogue
from tests.play import mostly_compiled

SYSTEM: SolarSystem = solar_system("colonization")
FOLDER = Path(frontier.__file__).parent


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def answer(capsys: pytest.CaptureFixture[str], arguments: str) -> list[dict[str, Any]]:
    assert main(["routes", *arguments.split(), "--json"]) == 0
    found: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return found


def test_json_tells_each_route_with_its_path(capsys: pytest.CaptureFixture[str]) -> None:
    (phobos,) = answer(capsys, "LEO Phobos --thrust 4 --consumption 2")
    assert phobos["site"] == "Phobos"
    costs = ("turns", "burns", "steps", "crash", "aerobrakes", "radiation")
    assert [tuple(route[cost] for cost in costs) for route in phobos["routes"]] == [
        (1, 3, 6, 0, 0, 1),
        (2, 2, 4, 0, 0, 1),
    ]
    for route in phobos["routes"]:
        spaces, turns, whats = zip(*route["path"], strict=True)
        assert spaces[0] == SYSTEM.spaces[SYSTEM.find("LEO")].id and spaces[-1] == "site.phobos"
        assert all(space in SYSTEM.numbers for space in spaces)
        assert list(turns) == sorted(turns) and turns[-1] == route["turns"]
        assert set(whats) <= set(WHAT)


@pytest.mark.parametrize("names", ["LEO phobos", "leo site.phobos", "LEO PHOBOS"])
def test_a_space_goes_by_its_name_and_its_id(capsys: pytest.CaptureFixture[str], names: str) -> None:
    assert [entry["site"] for entry in answer(capsys, f"{names} --thrust 3")] == ["Phobos"]


@pytest.mark.parametrize("name", mostly_compiled(("Mercury", "Mercure"), ("Mercure",)))
def test_a_body_stands_for_its_sites_in_either_language(capsys: pytest.CaptureFixture[str], name: str) -> None:
    found = answer(capsys, f"LEO {name} --thrust 9")
    assert [entry["site"] for entry in found] == ["Mercury: Discovery Rupes", "Mercury: North Pole"]


def test_fuel_that_is_limited_limits_routes(capsys: pytest.CaptureFixture[str]) -> None:
    (unlimited,) = answer(capsys, "LEO Phobos --thrust 4 --consumption 2")
    (limited,) = answer(capsys, "LEO Phobos --thrust 4 --consumption 2 --dry 6 --tanks 2")
    assert min(route["steps"] for route in limited["routes"]) == min(route["steps"] for route in unlimited["routes"])
    assert all(route["steps"] <= 4 for route in limited["routes"])
    (fraction,) = answer(capsys, "LEO Phobos --thrust 4 --consumption 1/2 --dry 6 --tanks 2 --strip hf3")
    assert [route["steps"] for route in fraction["routes"]] == [2, 1]


@pytest.mark.when_compiled
def test_risk_is_a_probability(capsys: pytest.CaptureFixture[str]) -> None:
    for route in answer(capsys, "LEO Venus --thrust 9")[0]["routes"]:
        assert route["risk"] == pytest.approx(1 - (5 / 6) ** (route["crash"] + route["aerobrakes"]), abs=1e-4)
    (phobos,) = answer(capsys, "LEO Phobos --thrust 1 --season red --rad-hard 4")
    # one die in the red sector: 1 to 6, less 1 of thrust, and 2 more; 4 is less than what 4, 5 and 6 make of it
    assert {route["risk"] for route in phobos["routes"] if route["radiation"] == 1} == {0.5}


@pytest.mark.when_compiled
def test_people_read_a_table_in_their_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", "LEO", "Phobos", "--thrust", "4"]) == 0
    english = capsys.readouterr().out
    assert english.startswith("2 best routes to Phobos:\n") and "Phobos (land)" in english
    assert main(["routes", "LEO", "--thrust", "4", "--dry", "5", "--tanks", "6", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert "la plus rapide" in french and "Hors de portée" in french and "Cérès" in french


@pytest.mark.parametrize("language", ["en", "fr"])
def test_all_that_happens_on_the_way_has_words(language: str) -> None:
    catalogue = Catalogue(None, language, FOLDER)
    for what in WHAT:
        assert what in commands.SILENT or catalogue.has(f"routes-what-{what}")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("LEO Fobos --thrust 3", "Did you mean: Phobos?"),
        ("LEO xxxxxxx --thrust 3", "a site (Phobos), a body (Mars), a label (LEO) or the id of a space is wanted"),
        ("HEO Phobos --thrust 3", "one of these is wanted: burn.earth.022, "),
        ("LEO Phobos", "--thrust"),
        ("LEO Phobos --thrust 0", "--thrust: “0” is not a whole number from 1 to 30"),
        ("LEO Phobos --thrust 3 --consumption -1", "--consumption: “-1” is not a number from 0 to 20"),
        ("LEO Phobos --thrust 3 --consumption 1/0", "--consumption: “1/0” is not a number"),
        ("LEO Phobos --thrust 3 --dry 5", "--dry and --tanks go together"),
        ("LEO Phobos --thrust 3 --tanks 5", "--dry and --tanks go together"),
        ("LEO Phobos --thrust 3 --dry 5 --tanks -2", "--tanks: “-2” is not a whole number from 0 to 16"),
        ("LEO Phobos --thrust 3 --dry 15 --tanks 7", "--tanks: “7” is not a whole number from 0 to 6"),
        ("LEO Phobos --thrust 3 --dry 99 --tanks 1", "--dry: “99” is not a whole number from 1 to 20"),
        ("LEO Phobos --thrust 3 --season green", "--season: there is no “green”; allowed: yellow, red, blue"),
        ("LEO Phobos --thrust 3 --profile fourth", "--profile: there is no “fourth”; allowed: colonization, third"),
        ("LEO Phobos --thrust 3 --strip new", "--strip: there is no “new”; allowed: "),
        ("LEO Phobos --thrust 3 --sail", "only --consumption 0 goes with it"),
        ("LEO Phobos --thrust 3 --factory LEO", "“LEO” is no site"),
    ],
)
def test_bad_input_is_refused_with_what_is_allowed(
    capsys: pytest.CaptureFixture[str], arguments: str, words: str
) -> None:
    assert main(["routes", *arguments.split()]) == 2
    out, err = capsys.readouterr()
    assert words in err and err.startswith("cosmodrome: ") and err.count("\n") == 1
    assert out == ""


def test_a_refusal_is_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["routes", "LEO", "Fobos", "--thrust", "3", "--lang", "fr"]) == 2
    assert "Vouliez-vous dire" in capsys.readouterr().err

"""`cosmodrome games`."""

from __future__ import annotations

import json

import cosmodrome

from .conftest import Run


def test_lists_seats_options_and_defaults(run: Run) -> None:
    shown = run("games")
    assert shown.code == 0
    assert "short: 2 to 3 seats" in shown.out and "long: 2 to 4 seats" in shown.out
    assert "copies=3, 5 (default 3, long: 5): Cards of each mass" in shown.out
    assert "exact=off, on (default off)" in shown.out


def test_options_are_grouped_and_say_with_what_they_go(run: Run) -> None:
    lines = [line.strip() for line in run("games").out.splitlines()]
    weather = lines.index("Weather")
    assert lines[weather + 1].startswith("storm=off, on (default off, large: on)")
    assert lines[weather + 3 : weather + 5] == [
        "This matters only in storms.",
        "Nobody insures those who know the weather.",
    ]


def test_scenarios_are_listed_with_their_goals(run: Run) -> None:
    goal = "Alone: have all five beacons alight at once within eight turns."
    assert f"fog: In the fog. Seats: 1. Fixed: edition=short, wind=on. {goal}" in run("games").out
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert games["beacon"]["scenarios"][1]["seats"] == [2, 2]
    assert games["beacon"]["scenarios"][0]["options"] == {"edition": "short", "wind": True}


def test_a_scenario_is_played_like_an_option(run: Run) -> None:
    played = run("simulate", "beacon", "--games", 3, "--option", "scenario=fog", "--bots", "random", "--seed", 1)
    assert played.code == 0, played.err
    refused = run("simulate", "beacon", "--games", 1, "--option", "scenario=fog", "--option", "wind=off")
    assert "scenario fog: wind is on in it, not off" in refused.err
    refused = run("play", "depot", "--option", "forecast=on")
    assert "option forecast: on goes only with storm on, not off" in refused.err


def test_speaks_french(run: Run) -> None:
    assert "short\xa0: de 2 à 3 places" in run("games", "--lang", "fr").out


def test_json_has_everything(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert set(games) == set(cosmodrome.games())
    assert games["cargo"]["seats"] == {"short": [2, 3], "long": [2, 4]}
    copies = next(option for option in games["cargo"]["options"] if option["name"] == "copies")
    assert (copies["values"], copies["default"], copies["by_edition"]) == ([3, 5], 3, {"long": 5})
    assert copies["explanation"] == "Cards of each mass"

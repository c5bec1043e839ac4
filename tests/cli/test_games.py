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


def test_speaks_french(run: Run) -> None:
    assert "short\xa0: de 2 à 3 places" in run("games", "--lang", "fr").out


def test_json_has_everything(run: Run) -> None:
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert set(games) == set(cosmodrome.games())
    assert games["cargo"]["seats"] == {"short": [2, 3], "long": [2, 4]}
    copies = next(option for option in games["cargo"]["options"] if option["name"] == "copies")
    assert (copies["values"], copies["default"], copies["by_edition"]) == ([3, 5], 3, {"long": 5})
    assert copies["explanation"] == "Cards of each mass"

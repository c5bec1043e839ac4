"""What never changes in a game: the figures of the edition, by name, and in words."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest

from cosmodrome.games.outpost.components.cards import RESOURCES
from cosmodrome.games.outpost.components.upgrades import IDS
from cosmodrome.games.outpost.shown.shapes import Resource, Upgrade
from cosmodrome.kernel.options import resolve
from cosmodrome.text import Catalogue

from .positions import EDITIONS, GAME, new


def reference(**options: Any) -> dict[str, Any]:
    return GAME.reference(resolve(GAME.options, options))


def upgrades(**options: Any) -> dict[str, dict[str, Any]]:
    return {upgrade["id"]: upgrade for upgrade in reference(**options)["upgrades"]}


def resources(**options: Any) -> dict[str, dict[str, Any]]:
    return {resource["id"]: resource for resource in reference(**options)["resources"]}


def test_the_declared_names_are_those_of_the_data() -> None:
    assert list(get_args(Upgrade)) == IDS[1:]
    assert list(get_args(Resource)) == RESOURCES


def test_it_is_plain_json() -> None:
    whole = reference(kicker=True)
    assert json.loads(json.dumps(whole))["upgrades"][0]["id"] == "data_library"


def test_upgrades_of_the_editions() -> None:
    classic, stronghold = upgrades(edition="classic"), upgrades(edition="stronghold")
    assert len(classic) == len(stronghold) == 13
    assert (classic["laboratory"]["cost"], stronghold["laboratory"]["cost"]) == (100, 80)
    assert (classic["warehouse"]["hand"], stronghold["warehouse"]["hand"]) == (3, 5)
    assert (classic["robots"]["free_robot"], stronghold["robots"]["free_robot"]) == (0, 1)
    assert stronghold["heavy_equipment"]["discounts"] == {"warehouse": 5, "nodule": 5, "outpost": 15}
    assert stronghold["heavy_equipment"]["unlocks"] == ["titanium"]
    assert (stronghold["nodule"]["support"], stronghold["nodule"]["vp"], stronghold["nodule"]["era"]) == (3, 2, 1)
    assert stronghold["scientists"]["produces"] == "research"
    assert stronghold["laboratory"]["free_factory"] == "research"
    assert stronghold["ecoplants"]["colonist_cost"] == 5
    assert stronghold["robots"]["robots"] is True
    assert (stronghold["moon_base"]["special"], stronghold["moon_base"]["vp"]) == ("moon_ore", 20)


def test_kickers_only_where_they_are_played() -> None:
    found = upgrades(kicker=True)
    assert len(found) == 22
    assert found["smelter"]["kicker"] and not found["robots"]["kicker"]
    assert found["smelter"]["extra_half"] == "ore"
    assert found["refinery"]["prospects"] == "titanium"
    assert found["wily_trader"]["trades"] == ["ore", "water", "titanium"]
    assert found["robot_prototype"]["prototype"] is True


def test_resources_and_factories() -> None:
    found = resources(edition="stronghold")
    assert list(found) == RESOURCES
    assert (found["ore"]["average"], found["ore"]["least"], found["ore"]["most"], found["ore"]["cards"]) == (
        3,
        1,
        5,
        36,
    )
    assert found["ore"]["factory"] == {"cost": 10, "vp": 1, "needs": None, "research": 0}
    assert found["titanium"]["factory"] == {"cost": 30, "vp": 2, "needs": "heavy_equipment", "research": 0}
    assert found["new_chemicals"]["factory"] == {"cost": 60, "vp": 3, "needs": None, "research": 1}
    assert found["microbiotics"]["factory"] is None
    assert (found["moon_ore"]["factory"], found["moon_ore"]["special"]) == (None, "moon_base")
    assert resources(edition="classic")["research"]["factory"]["cost"] == 40


def test_resources_follow_the_options() -> None:
    assert resources(mega=True)["titanium"]["mega"] == 44
    assert resources(mega=False)["titanium"]["mega"] == 0
    assert resources(weightless="none")["research"]["weight"] == 1
    assert resources(weightless="research")["research"]["weight"] == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_agrees_with_a_game(edition: str) -> None:
    whole = reference(edition=edition)
    for seats in GAME.seat_range(GAME.resolve({"edition": edition})):
        state = new(seats, edition=edition)
        colony = state.view(None)["colonies"][0]
        assert list(whole["era_points"][str(seats)]) == state.rules.era_points
        assert (whole["goal"], whole["colonist_cost"]) == (state.goal, colony["colonist_cost"])
        assert whole["start"]["hand"] == colony["hand_limit"]
        assert whole["start"]["support"] == colony["support"]
        assert whole["start"]["colonists"] == colony["colonists"]
        assert whole["start"]["factories"] == colony["factories"]


# in words


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_upgrade_is_explained(edition: str, language: str) -> None:
    catalogue = Catalogue(GAME, language)
    for name, upgrade in upgrades(edition=edition, kicker=True).items():
        key, params = upgrade["about"]
        assert key == f"about-{name}"
        said = catalogue.say(key, params)
        assert said != key and "{" not in said and "$" not in said, said
        assert said.endswith(".") and len(said) < 200, said
        assert str(upgrade["vp"] or "o") in said


@pytest.mark.parametrize(
    ("edition", "upgrade", "english", "french"),
    [
        ("classic", "warehouse", "Hand limit +3. 1 point.", "Limite de main +3. 1 point."),
        ("stronghold", "warehouse", "Hand limit +5. 1 point.", "Limite de main +5. 1 point."),
        (
            "classic",
            "robots",
            "You can buy robots, and all of them may work. 3 points.",
            "Permet d\u2019acheter des robots\u202f; tous peuvent travailler. 3 points.",
        ),
        (
            "stronghold",
            "space_station",
            "A factory for orbital medicine, 30 on average. Room for the colonist who operates it. "
            "10 points while operated.",
            "Une usine de médecine orbitale, 30 en moyenne. Loge le colon qui y travaille. "
            "10 points tant qu\u2019elle est en fonction.",
        ),
    ],
)
def test_the_words_have_the_figures_of_the_edition(edition: str, upgrade: str, english: str, french: str) -> None:
    message = upgrades(edition=edition)[upgrade]["about"]
    assert Catalogue(GAME, "en").say(*message) == english
    assert Catalogue(GAME, "fr").say(*message) == french

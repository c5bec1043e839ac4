"""The table in the terminal: what it shows, and that all of it can be said."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, WATER, WHITE, card_called
from cosmodrome.games.frontier.components.grant import BEAM, Grant
from cosmodrome.games.frontier.components.pieces import BUSTED
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.shown.facts import about
from cosmodrome.games.frontier.shown.terminal import preview, table
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.games.lines import WIDTH
from cosmodrome.kernel import Dice, Scenario
from cosmodrome.text import Catalogue
from tests.generic.messages import LANGUAGES, problems_of_message
from tests.play import step

from .positions import act, begin, hold, lay

GAME = FrontierGame()


def lines(state: FrontierState, seat: int | None = 0, language: str = "en") -> str:
    names = ["Ann", "Bob", "Cem", "Dee", "Eva"][: state.seats]

    def say(key: str, params: dict[str, Any]) -> str:
        return Catalogue(GAME, language).say(key, params, names)

    return " ".join(" ".join(table(state.view(seat), say)).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", ["advanced", "base"])
def test_everything_can_be_said(edition: str, language: str) -> None:
    state = begin("white", "green", "red", edition=edition, years=12, seed=f"terminal {edition}")
    dice = Dice(f"terminal {edition}")
    catalogue = Catalogue(GAME, language)

    def say(key: str, params: dict[str, Any]) -> str:
        assert not problems_of_message(GAME, key, params)
        return catalogue.say(key, params)

    for number in range(150):
        if state.over:
            break
        if number % 15 == 0:
            for seat in (None, 0):
                assert all(len(line) <= WIDTH for line in table(state.view(seat), say))
        step(state, dice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scenario", GAME.scenarios, ids=lambda scenario: scenario.name)
def test_how_far_everybody_is_in_a_scenario(scenario: Scenario, language: str) -> None:
    state = GAME.new(min(scenario.seats), "goal", scenario=scenario.name)
    assert isinstance(state, FrontierState)
    view = state.view(0)
    assert view["scenario"]["name"] == scenario.name
    assert all(player["progress"] for player in view["players"]), "everybody has something to go for"
    for need in [*view["scenario"]["course"], *view["players"][0]["progress"]]:
        assert not problems_of_message(GAME, f"scenario-needs-{need['what']}", {})
    text = lines(state, language=language)
    for key in (f"scenario-{scenario.name}-goal", f"scenario-needs-{view['players'][0]['progress'][0]['what']}"):
        assert " ".join(Catalogue(GAME, language).say(key, {}).split()) in text


def test_what_brings_a_scenario_to_its_end_is_said_once() -> None:
    text = lines(begin("white", "green", scenario="grand_tour"))
    assert text.count("zones with a claim 0 of") == 1 and text.count("On the way: points 0.") == 2
    assert "scenario" not in lines(begin("white", "green"))


def test_the_world() -> None:
    state = begin("white", "purple")
    text = lines(state)
    assert "Year 1 of 48, yellow sector." in text
    assert "An event comes in 2 years (yellow sector)." in text
    assert "Regime: Centrist; Bob is in power." in text
    assert "Letters are worth: C 10 (0 factories)" in text
    assert "Glories still free: first landing, Mars, Mercury, science site." in text
    assert "Closed or busted: Luna: Aristarchus Plateau" in text
    assert "Année 1 sur 48, secteur jaune." in lines(state, language="fr")


def test_a_rocket_with_what_it_lacks_and_where_it_can_go() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "site.phobos", "mass_driver", "nasa_crew")
    state.players[0].stacks[1] = state.players[0].stacks[1].fuelled(2, 1, 2)
    text = lines(state)
    assert "rocket, Phobos (size 1, C, hydration 2): Mass Driver (idle: lacks pulse generator), NASA crew." in text
    assert "Mass 4 dry, 6 wet: Scout." in text
    assert "2 tanks and 1 step of water: 7 steps, at most 26." in text
    assert "From here: " in text
    assert "From here: " not in lines(state, 1), "only one's own craft are planned for"


def test_players_with_their_hands_points_and_sites() -> None:
    state = begin("white", "green")
    hold(state, 1, "hall_effect")
    phobos, deimos = state.system.find("site.phobos"), state.system.find("site.deimos")
    state.claims = {phobos: 1, deimos: BUSTED}
    state.factories = {phobos: 1}
    text = lines(state)
    assert "Bob (ESA): 4 tanks of water. 12 points: claims 1, factories 1, letters 10." in text
    assert "In hand: ESA crew, Hall Effect." in text
    assert "In hand, white: Hall Effect: mass 2, rad-hard 5, thrust 3" in lines(state, 1), "one's own with figures"
    assert "On the map: factory on Phobos (size 1, C, hydration 2); 8 disks left." in text
    assert "Closed or busted: Deimos." in text
    assert "You, Ann (NASA)" in text
    assert text.index("Bob") < text.index("You, Ann"), "one's own comes last"


def test_what_others_allow() -> None:
    state = begin("white", "green")
    state.grants = (Grant(1, BEAM),)
    assert "Allowed this turn: beamed power (by Bob)." in lines(state)


def test_an_auction_shows_the_bids() -> None:
    state = begin("white", "green")
    starter = state.active
    act(state, starter, "research", "thruster")
    act(state, starter, "bid", 2)
    names = ("Ann", "Bob")
    text = lines(state)
    assert f", started by {names[starter]}: " in text
    assert f"{names[starter]} 2" in text


def flying() -> FrontierState:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    state.players[0].stacks[ROCKET] = state.players[0].stacks[ROCKET].fuelled(6, 0, WATER)
    return state


def test_engines_show_how_their_thrust_adds_up() -> None:
    text = lines(flying())
    assert "Can move by: NASA crew, net thrust 9 (base 9), 6 steps for a burn" in text
    assert "NASA crew with afterburner, net thrust 10 (base 9, afterburner 1)" in text


def test_a_craft_on_its_way_and_what_a_route_costs() -> None:
    state = flying()
    act(state, 0, "move", "rocket")
    act(state, 0, "activate", "nasa_crew", ())
    assert "The rocket is on its way, LEO: 9 burns and 19 steps of fuel left." in lines(state)
    foreseen = state.preview(0, ("fly", ("orbit.heo",)))
    for language, words in (("en", "1 burn and 6 steps of fuel."), ("fr", "1 burn et 6 étapes de carburant.")):
        catalogue = Catalogue(GAME, language)
        assert words in " ".join(preview(foreseen, catalogue.say))
    assert preview(state.preview(0, ("stop",)), Catalogue(GAME, "en").say) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_side_of_every_card_can_be_said(language: str) -> None:
    catalogue = Catalogue(GAME, language)
    for number, card in enumerate(CARDS):
        for face, side in enumerate(card.faces):
            if side is not None:
                key, params = about(number, face, True)
                assert not problems_of_message(GAME, key, params)
                assert "{" not in catalogue.say(key, params)


def test_without_supports_a_card_tells_of_none() -> None:
    number = card_called("mass_driver")
    catalogue = Catalogue(GAME, "en")
    assert "needs pulse generator" in catalogue.say(*about(number, WHITE, True))
    assert "needs" not in catalogue.say(*about(number, WHITE, False))

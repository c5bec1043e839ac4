"""What things are called: cards, stacks, decks and spaces, in actions and in messages."""

from __future__ import annotations

from cosmodrome.games.frontier.components.cards import CARDS, DECKS, card_called
from cosmodrome.games.frontier.components.naming import action_message, item_message, place_key, space_message
from cosmodrome.games.frontier.components.solar_system import PROFILES, solar_system
from cosmodrome.games.frontier.components.stack import STACKS
from cosmodrome.games.frontier.game import FrontierGame
from tests.generic.messages import problems_of_message

from .messages import unsaid

GAME = FrontierGame()


def test_a_name_in_an_action_means_one_thing() -> None:
    """Cards, stacks, decks and spaces are told apart by their names alone."""
    names = [card.id for card in CARDS] + list(STACKS) + list(DECKS)
    names += [space.id for space in solar_system(PROFILES[0]).spaces]
    assert len(names) - len(set(names)) == len(set(STACKS) & set(DECKS)) == 2, "freighter and Bernal are both"


def test_cards_stacks_and_decks_can_be_said() -> None:
    for item in [*range(len(CARDS)), *[card.id for card in CARDS], *STACKS, *DECKS]:
        key, params = item_message(item)
        assert not unsaid(key, **params), item


def test_a_card_is_called_by_the_side_it_comes_into_play_with() -> None:
    assert item_message("mass_driver") == item_message(card_called("mass_driver")) == ("mass_driver", {})
    assert item_message(99999) == ("card-number", {"number": 99999})


def test_spaces_that_share_a_name_or_have_none_are_numbered() -> None:
    assert item_message("site.phobos") == ("place-phobos", {})
    assert item_message("orbit.leo") == ("place-leo", {})
    assert item_message("burn.mars.001") == ("space-burn", {"zone": "zone-mars", "number": 1})
    assert item_message("burn.mars.001#17") == item_message("burn.mars.001")
    assert item_message("burn.earth.022")[1]["name"] == "place-heo"
    corrected = solar_system("colonization").find("burn.jupiter.008")
    assert item_message("burn.jupiter.008") == ("space-burn", {"zone": "zone-saturn", "number": corrected})


def test_every_space_has_a_name_of_its_own() -> None:
    for profile in PROFILES:
        system = solar_system(profile)
        said = [repr(space_message(system, space.number)) for space in system.spaces]
        assert len(set(said)) == len(said)


def test_names_of_the_map_as_messages() -> None:
    assert place_key("Mars: North Pole") == "place-mars-north-pole"
    assert place_key("Hi'iaka") == "place-hi-iaka"


def test_actions_name_their_parts() -> None:
    assert action_message(("end",)) == ("action-end", {})
    key, params = action_message(("shift", "rocket", "leo", ("hall_effect", "nasa_crew"), 3))
    assert key == "action-shift"
    assert params["stack"] == ("stack-rocket", {})
    assert params["other_stack"] == ("stack-leo", {})
    assert params["items"] == [("hall_effect", {}), ("nasa_crew", {})]
    assert (params["count"], params["number"]) == (2, 3)


def test_glories_ventures_and_heavy_radiators_can_be_said() -> None:
    for item in ("first_landing", "helium_3"):
        key, params = item_message(item)
        assert not unsaid(key, **params), item
    assert item_message("microtube_array:heavy") == ("card-heavy", {"name": ("microtube_array", {})})
    assert not unsaid("card-heavy", name="microtube_array")
    assert action_message(("lift-glory", "mars"))[1]["glory"] == ("glory-mars", {})


def test_every_space_can_be_said() -> None:
    for profile in PROFILES:
        system = solar_system(profile)
        for space in system.spaces:
            assert not problems_of_message(GAME, *space_message(system, space.number)), space.id

"""What a seat sees: whole, of the declared shape, and nothing that it may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import WATER, WHITE_HEAVY, card_called
from cosmodrome.games.frontier.components.pieces import BUSTED, SHUT
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.shown.shapes import SHAPES
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Dice
from tests.generic.test_secrets import check_plain, check_secrets, check_veil
from tests.generic.test_shapes import check_foreseen, check_said, check_shape
from tests.play import step

from .positions import act, begin, hold, lay


def player(state: FrontierState, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.view(0)["players"][seat]
    return found


def stack(state: FrontierState, seat: int, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in player(state, seat)["stacks"] if each["stack"] == name)
    return found


def card(state: FrontierState, seat: int, name: str, id: str) -> dict[str, Any]:
    found: dict[str, Any] = next(each for each in stack(state, seat, name)["cards"] if each["card"] == id)
    return found


SETUPS = [(2, {}), (3, {"edition": "base"}), (5, {"events": "none", "politics": False, "outer_glory": True})]


@pytest.mark.parametrize(("seats", "options"), SETUPS)
def test_all_that_is_said_has_its_shape_and_keeps_secrets(seats: int, options: dict[str, Any]) -> None:
    """The generic tests' own checks, along a game at random."""
    colours = ("white", "green", "purple", "red", "orange")[:seats]
    state = begin(*colours, seed=f"shapes {seats}", years=12, **options)
    state.journal = []
    dice = Dice(f"shapes {seats}")
    for number in range(120):
        if state.over:
            break
        if number % 12 == 0:
            check_moment(state, dice)
        step(state, dice)
        state.audit()
    for event in state.journal:
        if event.key in SHAPES.events:
            check_said(SHAPES.events, event.key, event.params)


def check_moment(state: FrontierState, dice: Dice) -> None:
    for seat in (None, *range(state.seats)):
        check_shape(SHAPES.view, state.view(seat), f"view of {seat}")
        check_plain(state.view(seat), "view")
    check_plain(state.everything(), "everything")
    for seat in state.waiting:
        decision = state.decision(seat)
        if decision.prompt in SHAPES.prompts:
            check_said(SHAPES.prompts, decision.prompt, decision.params)
        if decision.prompt in SHAPES.hints or decision.prompt in SHAPES.previews:
            check_foreseen(SHAPES, state, seat, dice)
        check_secrets(state, seat, dice)
        check_veil(state, seat, dice)


def test_views_of_several_seats_are_those_of_each() -> None:
    state = begin("white", "green")
    state.answers[1] = ("bid", 3)
    places = [None, 0, 1]
    assert json.dumps(state.views(places)) == json.dumps([state.view(place) for place in places])
    assert [view["players"][1]["answer"] for view in state.views(places)] == [None, None, ["bid", 3]]


# stacks


def test_a_stack_shows_mass_class_and_fuel() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "site.phobos", "mass_driver", "nasa_crew")
    kind = 1
    state.players[0].stacks[kind] = state.players[0].stacks[kind].fuelled(2, 1, 2)
    seen = stack(state, 0, "rocket")
    assert seen["space"] == "site.phobos"
    assert (seen["dry"], seen["wet"], seen["ship_class"]) == (4, 6, "scout")
    assert (seen["tanks"], seen["odd"], seen["odd_of"], seen["steps"]) == (2, 1, 2, 7)
    assert seen["fuel"] == "water"
    assert seen["letter"] is None


def test_what_is_too_heavy_for_any_engine_has_no_class() -> None:
    state = begin("white")
    leo = state.players[0].stacks[0]
    state.players[0].stacks[0] = leo.joined_by(*state.decks[1], *state.decks[2])
    seen = stack(state, 0, "leo")
    assert seen["dry"] > 20
    assert (seen["wet"], seen["ship_class"], seen["capacity"]) == (None, None, 0)


def test_a_card_shows_what_it_lacks() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "mass_driver")
    assert card(state, 0, "rocket", "mass_driver")["lacks"] == {"needs": [["pulse"]], "therms": 0, "sunlight": False}
    lay(state, 0, "rocket", "LEO", "flywheel_compulsator")
    missing = card(state, 0, "rocket", "mass_driver")["lacks"]
    own = card(state, 0, "rocket", "flywheel_compulsator")["lacks"]
    assert missing == own, "its support rests on the same thing"


def test_heat_is_told_in_therms() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "pebble_bed_fission")
    lacking = card(state, 0, "rocket", "pebble_bed_fission")
    assert not lacking["operational"]
    assert lacking["lacks"]["needs"] == []
    assert lacking["lacks"]["therms"] > 0


def test_without_supports_everything_works() -> None:
    state = begin("white", edition="base")
    lay(state, 0, "rocket", "LEO", "mass_driver")
    assert card(state, 0, "rocket", "mass_driver")["operational"]


def test_a_heavy_radiator_shows_its_face() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "microtube_array")
    state.faces[card_called("microtube_array")] = WHITE_HEAVY
    assert card(state, 0, "rocket", "microtube_array")["face"] == "white_heavy"


# the table


def test_what_lies_on_sites() -> None:
    state = begin("white", "green", "purple", "red", "orange")
    assert state.view(None)["sites"] == []
    site, other = state.system.find("site.phobos"), state.system.find("site.deimos")
    state.claims = {site: 1, other: BUSTED}
    state.factories = {site: 1}
    assert state.view(None)["sites"] == [
        {"site": "site.phobos", "owner": 1, "factory": True, "colony": False},
        {"site": "site.deimos", "owner": None, "factory": False, "colony": False},
    ]
    assert [each for each in state.view(0)["letters"] if each["factories"]] == [
        {"letter": "C", "factories": 1, "value": 10}
    ]
    assert player(state, 1)["disks"] == 8
    assert player(state, 1)["cubes"] == 5


def test_points_are_explained_by_source() -> None:
    state = begin("white", "purple")
    state.glories[0] = 0
    state.glories[1] = SHUT
    seen = player(state, 0)
    assert seen["points"]["glories"] == 3
    assert seen["score"] == sum(seen["points"].values()) == state.scores[0]
    assert player(state, 1)["points"]["power"] == 5, "the UN is in power at the start"
    assert state.view(0)["in_power"] == 1
    assert state.view(0)["glories"][1] == {"id": "mars", "holder": None, "shut": True}


def test_privileges_are_gone_in_anarchy() -> None:
    state = begin("white", "red")
    assert player(state, 0)["privileged"]
    state.square = next(number for number, square in enumerate(SQUARES) if square.id == "anarchy_1")
    assert not player(state, 0)["privileged"]
    assert player(state, 1)["privileged"]


def test_the_top_of_a_deck_is_open_and_what_was_put_under_it_too() -> None:
    state = begin("white")
    hold(state, 0, "hall_effect")
    deck = state.decks[0]
    state.players[0].hand = state.players[0].hand[:-1]
    deck.append(card_called("hall_effect"))
    seen = state.view(0)["decks"][0]
    assert seen["size"] == len(deck)
    assert card_called(seen["top"]) == deck[0]
    assert seen["under"] == ["hall_effect"]


def test_when_the_next_event_comes() -> None:
    state = begin("white")
    assert state.view(0)["next_event"] == {"years": 2, "season": "yellow"}
    state.year = 1
    assert state.view(0)["next_event"]["years"] == 1
    assert begin("white", events="none").view(0)["next_event"] is None


# engines and moves


def test_net_thrust_is_the_sum_of_its_parts() -> None:
    state = begin("white", "green")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    state.players[0].stacks[ROCKET] = state.players[0].stacks[ROCKET].fuelled(2, 0, WATER)
    plain, burning = stack(state, 0, "rocket")["engines"]
    assert (plain["card"], plain["afterburn"], burning["afterburn"]) == ("nasa_crew", False, True)
    assert plain["consumption"] == (6, 1)
    for engine in (plain, burning):
        parts = dict(engine["thrust"])
        assert parts.pop("total") == sum(parts.values())
    assert burning["thrust"]["total"] == plain["thrust"]["total"] + 1
    assert plain["thrust"]["class"] == 1, "a probe"


def test_what_has_no_working_engine_has_no_way_to_move() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "mass_driver")
    assert stack(state, 0, "rocket")["engines"] == []


def test_a_craft_on_its_way_shows_what_is_left() -> None:
    state = begin("white")
    lay(state, 0, "rocket", "LEO", "nasa_crew")
    state.players[0].stacks[ROCKET] = state.players[0].stacks[ROCKET].fuelled(6, 0, WATER)
    assert state.view(0)["move"] is None
    act(state, 0, "move", "rocket")
    act(state, 0, "activate", "nasa_crew", ())
    seen = state.view(0)["move"]
    assert (seen["stack"], seen["engine"], seen["space"]) == ("rocket", "nasa_crew", "orbit.leo")
    assert (seen["net"], seen["half_burns"], seen["steps"]) == (9, 18, 19)
    act(state, 0, "fly", ("orbit.heo",))
    seen = state.view(0)["move"]
    assert (seen["space"], seen["half_burns"], seen["steps"]) == ("orbit.heo", 16, 13)
    assert stack(state, 0, "rocket")["space"] == "orbit.heo"

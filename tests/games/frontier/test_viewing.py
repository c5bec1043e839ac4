"""What a seat sees: whole, of the declared shape, and nothing that it may not know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cosmodrome.games.frontier.components.cards import (
    BASE_DECKS,
    CARDS,
    COLONIST,
    PURPLE,
    SUPPORT_DECKS,
    WATER,
    WHITE_HEAVY,
    card_called,
)
from cosmodrome.games.frontier.components.cards import FREIGHTER as FREIGHTER_DECK
from cosmodrome.games.frontier.components.futures import STARS
from cosmodrome.games.frontier.components.pieces import BUSTED, SHUT
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import BERNAL, ROCKET, Stack
from cosmodrome.games.frontier.components.star import Star
from cosmodrome.games.frontier.game import FrontierGame
from cosmodrome.games.frontier.rules import freighter, home
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


MODULES: dict[str, Any] = {"cargo": True, "bernal": True, "colonist": True, "gigawatt": True, "endgame": True}
SETUPS = [
    (2, {}),
    (3, {"edition": "base"}),
    (4, MODULES),
    (5, {"events": "none", "politics": False, "outer_glory": True}),
]


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
    plain = {"colony": False, "lab": False, "push": False, "destroyed": False}
    assert state.view(None)["sites"] == [
        {"site": "site.phobos", "owner": 1, "factory": True, **plain},
        {"site": "site.deimos", "owner": None, "factory": False, **plain},
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


# Colonization


def test_a_bernal_shows_where_it_stands_and_what_lies_below() -> None:
    state = begin("white", "green", bernal=True)
    settle(state)
    [seen] = player(state, 0)["bernals"]
    assert (seen["stack"], seen["home"], seen["promoted"]) == ("bernal", True, False)
    assert seen["lacks"] == ("why-bernal-generator", {})
    lay(state, 0, "bernal", "orbit.lmo")
    state.factories = {state.system.find("site.mars-arsia-mons-caves"): 0}
    seen = player(state, 0)["bernals"][0]
    assert (seen["home"], seen["dirtsides"], seen["hydration"]) == (False, ["site.mars-arsia-mons-caves"], 3)


def test_there_is_something_to_see_before_factions_are_chosen() -> None:
    game = FrontierGame()
    state = game.start(3, game.resolve({**MODULES, "factions": "choose"}), "choosing")
    assert [each["bernals"] for each in state.view(0)["players"]] == [[], [], []]


def settle(state: FrontierState) -> None:
    """Every Bernal is on the home orbit of the faction that was chosen for it."""
    for seat in range(state.seats):
        where = state.system.spaces[home.orbit(state, seat)].id
        state.players[seat].stacks[BERNAL] = Stack(home.orbit(state, seat))
        lay(state, seat, "bernal", where, CARDS[home.bernal_of(state, seat)].id)


def test_factories_on_far_worlds_of_science_are_laboratories() -> None:
    state = begin("white", cargo=True)
    site = next(space.id for space in state.system.spaces if space.site is not None and "tno" in space.site.icons)
    state.claims = {state.system.find(site): 0}
    state.factories = {state.system.find(site): 0}
    assert [each["lab"] for each in state.view(0)["sites"]] == [True]


def test_push_factories_are_counted() -> None:
    state = begin("white", cargo=True)
    pushing = [number for number, space in enumerate(state.system.spaces) if space.site and "push" in space.site.icons]
    state.factories = {pushing[0]: 0, pushing[1]: 0}
    state.claims = {pushing[0]: 0}
    assert player(state, 0)["push_factories"] == 2
    assert [each["push"] for each in state.view(0)["sites"]] == [True]


def enter(state: FrontierState, seat: int, stack: str, *colonists: str) -> None:
    """Colonists come into space, with the side they come with."""
    lay(state, seat, stack, "LEO", *colonists)
    for card in colonists:
        state.faces[card_called(card)] = CARDS[card_called(card)].entry


def test_a_freighter_shows_how_many_burns_it_enters() -> None:
    state = begin("white", cargo=True)
    lay(state, 0, "freighter", "LEO", CARDS[state.decks[FREIGHTER_DECK][0]].id, side="purple")
    seen = stack(state, 0, "freighter")
    assert seen["burns"] == freighter.net_thrust(state, 0, state.rules.leo)
    assert (seen["promoted"], seen["flies"], seen["capacity"]) == (True, True, 0)
    assert "burns" not in stack(state, 0, "leo")


def test_workers_are_those_who_have_come_and_not_worked_yet() -> None:
    state = begin("white", **MODULES)
    colonists = [CARDS[card].id for card in state.decks[COLONIST][:3]]
    enter(state, 0, "outpost_1", *colonists)
    state.worked = (card_called(colonists[0]),)
    state.arrived = (card_called(colonists[1]),)
    seen = state.view(0)["turn"]["workers"]
    assert [each["rested"] for each in seen] == [False, False, True]
    assert {each["water"] for each in seen} == {1}


def test_futures_show_how_far_they_are_and_what_they_have_brought() -> None:
    state = begin("white", "green", **MODULES)
    bearer = next(card for card in state.decks[FREIGHTER_DECK] if CARDS[card].face(PURPLE).future >= 0)
    lay(state, 0, "freighter", "LEO", CARDS[bearer].id, side="purple")
    [future] = player(state, 0)["futures"]
    assert future["card"] == CARDS[bearer].id
    assert future["needs"]
    assert all(need["have"] <= need["want"] for need in future["needs"])
    state.stars = (Star(1, 0, False), Star(0, 1, True))
    assert [(star["seat"], star["failed"], star["points"]) for star in state.view(0)["stars"]] == [
        (1, False, 12),
        (0, True, STARS.failed),
    ]


def test_a_view_stays_small_late_in_a_game() -> None:
    state = begin("white", "green", "purple", "red", "orange", **MODULES)
    sites = [number for number, space in enumerate(state.system.spaces) if space.site is not None]
    for place, site in enumerate(sites[:60]):
        state.claims[site] = place % 5
        if place % 2:
            state.factories[site] = place % 5
    for seat in range(5):
        for deck in (*BASE_DECKS, *SUPPORT_DECKS):
            lay(state, seat, "rocket", "LEO", CARDS[state.decks[deck][0]].id)
        enter(state, seat, "bernal", *[CARDS[card].id for card in state.decks[COLONIST][:2]])
        state.players[seat].stacks[ROCKET] = state.players[seat].stacks[ROCKET].fuelled(4, 0, WATER)
    assert len(json.dumps(state.view(0), separators=(",", ":"))) < 60_000

"""Mobile factories of a promoted freighter (rulebook: cargo-module; seed 18.6, 18.7)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import card_called
from cosmodrome.games.frontier.components.grant import HIJACK, Grant
from cosmodrome.games.frontier.components.pieces import CUBES
from cosmodrome.games.frontier.components.politics import SQUARES, WAR
from cosmodrome.games.frontier.components.solar_system import LETTERS
from cosmodrome.games.frontier.components.stack import NOWHERE, NUMBER, Stack
from cosmodrome.games.frontier.rules import cargo, claims, combat, ending, events, freighter, hazards, planning, points
from cosmodrome.games.frontier.state import FrontierState
from tests.play import mostly_compiled

from .positions import act, end_turns, lay, offered, refused, turned
from .test_freighter_cards import HIIPER, KHUFU, MERCURY, PHOBOS, Z_PINCH, cards_of, game, in_hand, industrialise, where

DEIMOS = "site.deimos"
BESIDE = "burn.mars.015"
"""The burn between Phobos and Deimos."""
CREW = "nasa_crew"


def fleet(*colours: str, at: str = "LEO", **options: object) -> FrontierState:
    """The first seat has a promoted Z-Pinch freighter."""
    state = game(*colours, **options)
    lay(state, 0, "freighter", at, Z_PINCH, side="black")
    turned(state, Z_PINCH, "purple")
    return state


def claim(state: FrontierState, seat: int, *sites: str) -> None:
    for site in sites:
        state.claims[state.system.find(site)] = seat


def cube(state: FrontierState, seat: int, place: int, space: str) -> None:
    """A mobile factory is in this space."""
    state.players[seat].stacks[NUMBER[f"cube_{place}"]] = Stack(state.system.find(space))


def has_factory(state: FrontierState, site: str) -> bool:
    return state.system.find(site) in state.factories


def letter_count(state: FrontierState, letter: str) -> int:
    return points.factories_by_letter(state)[LETTERS.index(letter)]


# lifting off and landing


def test_d083_promotion_makes_every_cube_a_craft() -> None:
    state = fleet()
    industrialise(state, 0, PHOBOS, DEIMOS)
    turned(state, Z_PINCH, "black")
    assert refused(state, 0, "lift", PHOBOS) == "why-not-promoted"
    turned(state, Z_PINCH, "purple")
    assert {("lift", PHOBOS), ("lift", DEIMOS)} <= set(offered(state, 0))
    act(state, 0, "lift", PHOBOS)
    assert state.move is not None
    assert (state.move.net, state.move.place.pivots) == (1, 2), "as the card says"
    assert freighter.cube_mass(state, 0) == 2
    assert freighter.cube_hardness(state, 0) == 6


def test_d086_a_factory_that_lifts_off_leaves_the_track_at_once() -> None:
    state = fleet()
    industrialise(state, 0, PHOBOS)
    assert letter_count(state, "C") == 1
    left = claims.cubes_left(state, 0)
    act(state, 0, "lift", PHOBOS)
    assert not has_factory(state, PHOBOS)
    assert letter_count(state, "C") == 0
    assert points.points(state, 0)[2] == 0
    act(state, 0, "fly", (BESIDE,))
    act(state, 0, "stop")
    assert where(state, 0, "cube_1") == BESIDE
    assert claims.cubes_left(state, 0) == left, "the cube is still in use"
    assert state.claims[state.system.find(PHOBOS)] == 0, "the claim stays"
    state.audit()


def test_d085_on_an_own_claim_it_is_a_factory_at_once() -> None:
    state = fleet()
    claim(state, 0, DEIMOS)
    cube(state, 0, 1, BESIDE)
    act(state, 0, "move", "cube_1")
    act(state, 0, "fly", (DEIMOS,))
    assert has_factory(state, DEIMOS)
    assert not state.stack(0, NUMBER["cube_1"]).there
    assert letter_count(state, "D") == 1
    assert refused(state, 0, "lift", DEIMOS) == "why-moved"
    state.audit()
    end_turns(state, 0)
    assert ("lift", DEIMOS) in offered(state, 0)


def test_d085_beside_a_factory_it_stays_a_cube() -> None:
    state = fleet()
    industrialise(state, 0, DEIMOS)
    cube(state, 0, 1, BESIDE)
    act(state, 0, "move", "cube_1")
    act(state, 0, "fly", (DEIMOS,))
    assert where(state, 0, "cube_1") == DEIMOS
    assert letter_count(state, "D") == 1
    state.audit()
    end_turns(state, 0)
    act(state, 0, "lift", DEIMOS)
    assert has_factory(state, DEIMOS), "the one beside takes its place"
    state.audit()


def test_on_no_claim_it_is_no_factory() -> None:
    state = fleet()
    cube(state, 0, 1, BESIDE)
    act(state, 0, "move", "cube_1")
    act(state, 0, "fly", (DEIMOS,))
    assert where(state, 0, "cube_1") == DEIMOS
    assert not has_factory(state, DEIMOS)
    claims.place_disk(state, 0, state.system.find(DEIMOS))
    assert has_factory(state, DEIMOS), "until the site is claimed"
    state.audit()


def test_d084_it_helps_itself_on_large_sites_with_a_crash_roll() -> None:
    state = fleet()
    industrialise(state, 0, MERCURY)
    state.players[0].water = 9
    act(state, 0, "lift", MERCURY)
    assert state.decision(0).prompt == "prompt-assist"
    act(state, 0, "insure")
    act(state, 0, "fly", ("burn.mercury.015",))
    act(state, 0, "stop")
    end_turns(state, 0)
    state.players[0].water = 9
    act(state, 0, "move", "cube_1")
    act(state, 0, "fly", (MERCURY,))
    assert state.decision(0).prompt == "prompt-assist"
    act(state, 0, "insure")
    assert has_factory(state, MERCURY)
    state.audit()


def test_d084_d091_a_small_cube_that_crashes_can_be_used_again() -> None:
    state = fleet()
    industrialise(state, 0, MERCURY)
    state.players[0].water = 0
    for _ in range(40):
        twin = state.copy()
        twin.dice = twin.dice.copy()
        state.dice.roll(6)
        act(twin, 0, "lift", MERCURY)
        if twin.move is None:
            assert not any(twin.stack(0, NUMBER[f"cube_{place}"]).there for place in range(1, 7))
            assert claims.cubes_left(twin, 0) == CUBES
            twin.audit()
            return
    raise AssertionError("no 1 in forty rolls")


def test_d088_d135_a_colony_holds_its_factory() -> None:
    state = fleet()
    industrialise(state, 0, PHOBOS)
    state.colonies[state.system.find(PHOBOS)] = 0
    assert refused(state, 0, "lift", PHOBOS) == "why-colony-holds"
    assert not any(action[0] in ("swap-factory", "load-factory") for action in offered(state, 0))


def test_radiation_takes_a_cube_as_it_takes_the_card() -> None:
    state = fleet()
    cube(state, 0, 1, BESIDE)
    cargo.irradiate_cubes(state, 0, NUMBER["cube_1"], freighter.cube_hardness(state, 0), 6)
    assert state.stack(0, NUMBER["cube_1"]).there
    cargo.irradiate_cubes(state, 0, NUMBER["cube_1"], freighter.cube_hardness(state, 0), 7)
    assert not state.stack(0, NUMBER["cube_1"]).there


def test_a_cube_guards_against_glitches() -> None:
    state = fleet()
    lay(state, 0, "rocket", BESIDE, "neutral_beam")
    assert not events.guarded(state, 0, NUMBER["rocket"])
    cube(state, 0, 2, BESIDE)
    assert events.guarded(state, 0, NUMBER["rocket"])


# the big cube as a factory


def test_the_big_cube_is_a_factory_on_an_own_claim() -> None:
    state = fleet(at=BESIDE)
    claim(state, 0, PHOBOS)
    left = claims.cubes_left(state, 0)
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (PHOBOS,))
    assert has_factory(state, PHOBOS)
    assert claims.cubes_left(state, 0) == left, "it is no small cube"
    assert where(state, 0, "freighter") == PHOBOS
    state.audit()
    end_turns(state, 0)
    act(state, 0, "move", "freighter")
    assert not has_factory(state, PHOBOS)
    act(state, 0, "fly", (BESIDE,))
    act(state, 0, "stop")
    state.audit()


def test_a_colony_holds_the_big_cube_too() -> None:
    state = fleet(at=PHOBOS)
    claim(state, 0, PHOBOS)
    claims.settle(state, 0, state.system.find(PHOBOS))
    state.colonies[state.system.find(PHOBOS)] = 0
    assert refused(state, 0, "move", "freighter") == "why-colony-holds"
    assert ("dock", "rocket") not in offered(state, 0)


def test_an_unpromoted_freighter_is_no_factory() -> None:
    state = game()
    lay(state, 0, "freighter", BESIDE, Z_PINCH, side="black")
    claim(state, 0, PHOBOS)
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (PHOBOS,))
    assert not has_factory(state, PHOBOS)


# losing the big cube


def test_d091_cargo_that_survives_a_promoted_big_cube_is_an_outpost() -> None:
    state = fleet(at=BESIDE)
    lay(state, 0, "freighter", BESIDE, "neutral_beam", side="black")
    cargo.lose(state, 0, (card_called(Z_PINCH),))
    assert cards_of(state, 0, "outpost_1") == ["neutral_beam"], "its cargo has survived"
    assert where(state, 0, "freighter") == where(state, 0, "leo"), "without factories it starts in LEO"
    assert cards_of(state, 0, "freighter") == [Z_PINCH]
    state.audit()


def test_d091_after_a_crash_the_owner_is_asked_at_once() -> None:
    state = fleet(at=MERCURY)
    industrialise(state, 0, MERCURY)
    lay(state, 0, "freighter", MERCURY, "neutral_beam", side="black")
    state.players[0].water = 0
    for _ in range(40):
        twin = state.copy()
        twin.dice = twin.dice.copy()
        state.dice.roll(6)
        act(twin, 0, "move", "freighter")
        if twin.move is None:
            assert offered(twin, 0) == [("restart", where(twin, 0, "leo")), ("restart", MERCURY)]
            act(twin, 0, "restart", MERCURY)
            assert where(twin, 0, "freighter") == MERCURY
            assert cards_of(twin, 0, "freighter") == [Z_PINCH]
            assert in_hand(twin, 0, "neutral_beam"), "a crash takes the cargo"
            twin.audit()
            return
    raise AssertionError("no 1 in forty rolls")


# swapping the big cube


def test_d092_the_empty_big_cube_trades_places_and_may_still_move() -> None:
    state = fleet(at="lag.mars.012")
    industrialise(state, 0, DEIMOS)
    act(state, 0, "move", "freighter")
    act(state, 0, "fly", (PHOBOS,))
    assert refused(state, 0, "move", "freighter") == "why-moved"
    operations = state.operations
    act(state, 0, "swap-factory", DEIMOS)
    assert where(state, 0, "freighter") == DEIMOS
    assert where(state, 0, "cube_1") == PHOBOS
    assert state.players[0].planted == state.system.find(DEIMOS)
    assert state.operations == operations, "no operation"
    assert refused(state, 0, "move", "cube_1") == "why-moved", "that one has moved"
    state.audit()
    act(state, 0, "move", "freighter")
    assert not has_factory(state, DEIMOS)
    act(state, 0, "fly", (BESIDE,))
    act(state, 0, "stop")
    state.audit()


@pytest.mark.parametrize("scenario", ["quick_game", ""])
def test_once_nothing_moves_any_more_no_cube_does(scenario: str) -> None:
    state = fleet("white", "green", at=BESIDE, **({"scenario": scenario} if scenario else {}))
    industrialise(state, 0, PHOBOS)
    cube(state, 0, 1, BESIDE)
    assert {"lift", "swap-factory", "swap-cubes"} <= {str(action[0]) for action in offered(state, 0)}
    if scenario:
        act(state, 0, "standstill")
    else:
        state.moved = tuple(range(len(NUMBER)))  # as a battle does
    assert refused(state, 0, "lift", PHOBOS) == "why-nothing-moves"
    assert refused(state, 0, "swap-factory", PHOBOS) == "why-nothing-moves"
    assert not {"lift", "swap-cubes"} & {str(action[0]) for action in offered(state, 0)}


def test_d092_with_a_cube_on_its_way() -> None:
    state = fleet(at=PHOBOS)
    claim(state, 0, PHOBOS)
    claims.settle(state, 0, state.system.find(PHOBOS))
    cube(state, 0, 3, BESIDE)
    act(state, 0, "swap-cubes", "cube_3")
    assert where(state, 0, "freighter") == BESIDE
    assert state.players[0].planted == NOWHERE
    assert has_factory(state, PHOBOS), "a small cube now"
    state.audit()


def test_d092_a_loaded_big_cube_does_not_swap() -> None:
    state = fleet()
    industrialise(state, 0, DEIMOS)
    lay(state, 0, "freighter", "LEO", "neutral_beam")
    assert refused(state, 0, "swap-factory", DEIMOS) == "why-not-empty"


def test_d092_what_has_moved_does_not_swap() -> None:
    state = fleet()
    cube(state, 0, 1, BESIDE)
    state.moved = (NUMBER["cube_1"],)
    assert ("swap-cubes", "cube_1") not in offered(state, 0)


# cubes as cargo


def test_d089_cubes_weigh_what_the_freighter_card_weighs() -> None:
    state = fleet(at=BESIDE)
    cube(state, 0, 1, BESIDE)
    lay(state, 0, "rocket", BESIDE, CREW)
    before = state.dry_mass(state.stack(0, NUMBER["rocket"]))
    left = claims.cubes_left(state, 0)
    act(state, 0, "load-cube", "cube_1", "rocket")
    rocket = state.stack(0, NUMBER["rocket"])
    assert state.dry_mass(rocket) == before + 2
    assert rocket.cubes == 1
    assert claims.cubes_left(state, 0) == left
    state.audit()
    act(state, 0, "unload-cube", "rocket")
    assert where(state, 0, "cube_1") == BESIDE
    assert state.dry_mass(state.stack(0, NUMBER["rocket"])) == before
    state.audit()


def test_d089_cubes_count_against_the_load_limit() -> None:
    state = fleet(at=PHOBOS)
    for place in range(1, 4):
        cube(state, 0, place, PHOBOS)
        act(state, 0, "load-cube", f"cube_{place}", "freighter")
    assert ("move", "freighter") in offered(state, 0)
    lay(state, 0, "freighter", PHOBOS, "neutral_beam", side="black")
    assert refused(state, 0, "move", "freighter") == "why-overloaded"


def test_the_factory_of_a_claim_is_taken_aboard_and_put_down_elsewhere() -> None:
    state = fleet(at=PHOBOS)
    industrialise(state, 0, PHOBOS)
    claim(state, 0, DEIMOS)
    lay(state, 0, "rocket", PHOBOS, CREW)
    act(state, 0, "load-factory", PHOBOS, "rocket")
    assert state.players[0].planted == state.system.find(PHOBOS), "the big cube beside it takes its place"
    state.players[0].stacks[NUMBER["rocket"]] = state.stack(0, NUMBER["rocket"]).at(state.system.find(DEIMOS))
    state.moved = (NUMBER["rocket"],)
    act(state, 0, "unload-cube", "rocket")
    assert has_factory(state, DEIMOS)
    assert refused(state, 0, "lift", DEIMOS) == "why-moved", "it was carried"
    state.audit()


def test_d061_a_carried_cube_only_lands() -> None:
    state = fleet()
    lay(state, 0, "rocket", "lag.mars.012", CREW)
    rocket = state.stack(0, NUMBER["rocket"])
    state.players[0].stacks[NUMBER["rocket"]] = rocket.carrying(1, 2)
    state.moved = (NUMBER["rocket"],)
    act(state, 0, "unload-cube", "rocket")
    act(state, 0, "move", "cube_1")
    assert refused(state, 0, "fly", ("lag.mars.009",)) == "path-broken"
    act(state, 0, "fly", (PHOBOS,))
    assert where(state, 0, "cube_1") == PHOBOS


def test_cubes_outlive_the_cards_they_lay_with() -> None:
    state = fleet()
    lay(state, 0, "rocket", BESIDE, "neutral_beam")
    state.players[0].stacks[NUMBER["rocket"]] = state.stack(0, NUMBER["rocket"]).carrying(2, 4)
    cargo.lose(state, 0, (card_called("neutral_beam"),))
    assert [where(state, 0, f"cube_{place}") for place in (1, 2)] == [BESIDE, BESIDE]
    state.audit()


# building and lifting cubes


def test_d090_industrialize_makes_a_mobile_cube_anywhere() -> None:
    state = fleet()
    lay(state, 0, "rocket", BESIDE, "met_steamer", "electroforming", "brayton_turbine", "fast_neutron_fission")
    act(state, 0, "industrialize", BESIDE)
    assert where(state, 0, "cube_1") == BESIDE
    assert in_hand(state, 0, "met_steamer")
    assert claims.cubes_left(state, 0) == CUBES - 1
    state.audit()


def test_d090_before_promotion_it_takes_a_claim() -> None:
    state = fleet()
    turned(state, Z_PINCH, "black")
    lay(state, 0, "rocket", BESIDE, "met_steamer", "electroforming", "brayton_turbine", "fast_neutron_fission")
    assert not any(action[0] == "industrialize" for action in offered(state, 0))


def test_d152_factory_and_mobile_cubes_are_lifted_for_a_seventh() -> None:
    state = fleet()
    industrialise(state, 0, PHOBOS, DEIMOS, KHUFU)
    for place in range(1, 4):
        cube(state, 0, place, BESIDE)
    assert claims.cubes_left(state, 0) == 0
    claim(state, 0, MERCURY)
    lay(state, 0, "rocket", MERCURY, "met_steamer", "electroforming", "brayton_turbine", "fast_neutron_fission")
    act(state, 0, "industrialize", MERCURY)
    assert {("lift-factory", PHOBOS), ("lift-cube", "cube_2")} <= set(offered(state, 0))
    act(state, 0, "lift-cube", "cube_2")
    assert has_factory(state, MERCURY)
    assert not state.stack(0, NUMBER["cube_2"]).there
    state.audit()


def test_d152_before_promotion_factories_stay() -> None:
    state = fleet()
    industrialise(state, 0, PHOBOS)
    turned(state, Z_PINCH, "black")
    assert claims.cubes_to_lift(state, 0) == []


def test_d152_a_colony_is_not_founded_with_the_cube_of_its_factory() -> None:
    state = fleet()
    industrialise(state, 0, PHOBOS)
    for place in range(1, 6):
        cube(state, 0, place, BESIDE)
    lay(state, 0, "rocket", PHOBOS, CREW)
    act(state, 0, "colony", CREW)
    assert ("lift-factory", PHOBOS) not in offered(state, 0)
    act(state, 0, "lift-cube", "cube_1")
    assert state.colonies == {state.system.find(PHOBOS): 0}
    state.audit()


# hijacking


def test_d087_a_claim_is_hijacked_with_leave() -> None:
    state = fleet()
    claim(state, 1, DEIMOS)
    cube(state, 0, 1, DEIMOS)
    assert refused(state, 0, "hijack", DEIMOS) == "why-lawful"
    state.grants = (Grant(1, HIJACK, state.system.find(DEIMOS)),)
    before = points.points(state, 0), points.points(state, 1)
    act(state, 0, "hijack", DEIMOS)
    assert state.factories[state.system.find(DEIMOS)] == 0
    assert state.claims[state.system.find(DEIMOS)] == 1
    assert (points.points(state, 0), points.points(state, 1)) == before, "no points"
    assert letter_count(state, "D") == 0, "and the track stays"
    assert claims.cubes_left(state, 0) == CUBES - 1
    assert ("refuel-factory", DEIMOS, "outpost_1") in offered(state, 0), "it works as a factory"
    ending.look_round(state)
    state.audit()
    end_turns(state, 0)
    act(state, 0, "lift", DEIMOS)
    assert state.hijacked == ()
    state.audit()


def test_d087_leave_is_a_term_of_deals() -> None:
    state = fleet()
    claim(state, 1, DEIMOS)
    act(state, 0, "propose")
    assert ("want", "hijack", DEIMOS) in state.decision(0).items  # type: ignore[attr-defined]
    act(state, 0, "terms", (("want", "hijack", DEIMOS),))
    act(state, 1, "accept")
    assert [(grant.what, grant.owner) for grant in state.grants] == [(HIJACK, 1)]


@pytest.mark.parametrize("guarded", [False, True])
def test_d087_d148_a_claim_that_no_human_guards_is_hijacked_by_felony(guarded: bool) -> None:
    state = fleet("red", "white")
    claim(state, 1, DEIMOS)
    cube(state, 0, 1, DEIMOS)
    assert refused(state, 0, "hijack", DEIMOS) == "why-no-human"
    lay(state, 0, "rocket", DEIMOS, "prc_crew")
    if guarded:
        lay(state, 1, "rocket", DEIMOS, CREW)
        assert refused(state, 0, "hijack", DEIMOS) == "why-guarded"
        return
    act(state, 0, "hijack", DEIMOS)
    assert state.hijacked == (state.system.find(DEIMOS),)
    state.audit()


# combat


def war(*colours: str) -> FrontierState:
    state = fleet(*colours, politics=True)
    state.square = next(place for place, square in enumerate(SQUARES) if square.effect == WAR)
    return state


def test_d081_a_captured_cube_changes_its_colour() -> None:
    state = war()
    lay(state, 1, "freighter", "LEO", HIIPER, side="black")
    turned(state, HIIPER, "purple")
    cube(state, 1, 1, BESIDE)
    combat.take_cube(state, 0, 1, NUMBER["cube_1"])
    assert not state.stack(1, NUMBER["cube_1"]).there
    assert where(state, 0, "cube_1") == BESIDE
    state.audit()


def test_d081_an_unpromoted_freighter_that_is_captured_changes_hands() -> None:
    state = game()
    lay(state, 1, "freighter", BESIDE, Z_PINCH, "neutral_beam", side="black")
    combat.seize_freighter(state, 0, 1, card_called(Z_PINCH))
    assert cards_of(state, 0, "freighter") == [Z_PINCH]
    assert cards_of(state, 1, "outpost_1") == ["neutral_beam"]
    state.audit()


def test_d081_cubes_fight_as_factories_on_sites_and_as_rockets_elsewhere() -> None:
    state = war()
    lay(state, 1, "freighter", "LEO", HIIPER, side="black")
    turned(state, HIIPER, "purple")
    lay(state, 0, "rocket", BESIDE, CREW)
    cube(state, 1, 1, BESIDE)
    crew = card_called(CREW)
    for mode in (combat.RAYGUN_MODE, combat.BOARDING):
        assert ("target", 1, "cube_1") in combat.targets(state, 0, mode, crew)
    cube(state, 1, 1, DEIMOS)
    state.players[0].stacks[NUMBER["rocket"]] = state.stack(0, NUMBER["rocket"]).at(state.system.find(DEIMOS))
    assert ("target", 1, "cube_1") not in combat.targets(state, 0, combat.RAYGUN_MODE, crew)
    assert ("target", 1, "cube_1") in combat.targets(state, 0, combat.BOARDING, crew)
    lay(state, 1, "outpost_1", DEIMOS, "neutral_beam", side="black")
    assert combat.defence(state, combat.BOARDING, ("target", 1, "cube_1")) > 0, "all that stands there"


def test_d081_a_stormed_big_cube_starts_again() -> None:
    state = war("white", "green")
    claim(state, 0, PHOBOS)
    state.players[0].stacks[NUMBER["freighter"]] = Stack(state.system.find(PHOBOS), (card_called(Z_PINCH),))
    claims.settle(state, 0, state.system.find(PHOBOS))
    combat.take_factory(state, 1, state.system.find(PHOBOS))
    assert state.factories[state.system.find(PHOBOS)] == 1
    assert state.players[0].planted == NOWHERE
    assert state.stack(0, NUMBER["freighter"]).space == state.rules.leo
    assert freighter.promoted(state, 0)
    state.audit()


# plans


def test_freighters_and_cubes_are_planned_for() -> None:
    state = fleet(at=PHOBOS)
    cube(state, 0, 1, BESIDE)
    industrialise(state, 0, DEIMOS)
    for craft, first in (
        ("freighter", ["move", "freighter"]),
        ("cube_1", ["move", "cube_1"]),
        (DEIMOS, ["lift", DEIMOS]),
    ):
        plan = state.consult(0, ("plan", "lag.mars.012", craft))
        assert plan is not None
        route = plan["plan"]["routes"][0]
        assert route["engine"] is None
        assert route["answers"][0] == first
        twin = state.copy()
        for answer in route["answers"]:
            act(twin, 0, *[tuple(part) if isinstance(part, list) else part for part in answer])


@pytest.mark.parametrize("number", mostly_compiled(range(3), (1,)))
def test_planned_routes_of_cubes_are_flown_as_planned(number: int) -> None:
    state = fleet()
    sites = state.system.sites()
    start, goal = sites[7 * number + 3], sites[11 * number + 40]
    state.players[0].stacks[NUMBER["cube_1"]] = Stack(start)
    state.players[0].water = 999
    for route in planning.planned_freighter(state, 0, NUMBER["cube_1"], goal).routes(goal)[:3]:
        if route.radiation or route.turns > 40:
            continue
        twin = state.copy()
        for turn in range(1, route.turns + 1):
            if not planning.begins_with(route, turn, "wait"):
                act(twin, 0, "move", "cube_1")
                while twin.decision(0).prompt in ("prompt-assist", "prompt-crash", "prompt-aerobrake"):
                    act(twin, 0, "insure")
                act(twin, 0, "fly", planning.path_of(twin, route, turn))
                while twin.decision(0).prompt in ("prompt-assist", "prompt-crash", "prompt-aerobrake"):
                    act(twin, 0, "insure")
                if twin.decision(0).prompt == "prompt-flight":
                    act(twin, 0, "stop")
            end_turns(twin, 0)
        assert twin.stack(0, NUMBER["cube_1"]).space == goal
        assert (999 - twin.players[0].water) // hazards.PRICE == route.crash + route.aerobrakes


def test_e17_mobile_factories_stand_on_both_sunlenses() -> None:
    state = game()
    lay(state, 0, "freighter", "LEO", HIIPER, side="black")
    turned(state, HIIPER, "purple")
    lenses = [each for each in state.system.spaces if each.label.endswith("unlens")]
    assert len(lenses) == 2
    for place, lens in enumerate(lenses, 1):
        cube(state, 0, place, lens.id)
        assert where(state, 0, f"cube_{place}") == lens.id
    state.audit()


def test_nothing_of_it_is_there_without_the_module() -> None:
    state = game(cargo=False)
    industrialise(state, 0, PHOBOS)
    lay(state, 0, "freighter", PHOBOS, "neutral_beam", side="black")
    verbs = {action[0] for action in offered(state, 0)}
    assert not verbs & {"lift", "swap", "dock", "undock", "load-cube", "load-factory", "swap-cubes", "hijack"}


def test_d080_cubes_too_are_loaded_at_factories_only_by_some() -> None:
    state = game()
    lay(state, 0, "freighter", BESIDE, "inflatable_solar_heated", side="black")
    turned(state, "inflatable_solar_heated", "purple")
    cube(state, 0, 1, BESIDE)
    assert ("load-cube", "cube_1", "freighter") not in offered(state, 0)
    industrialise(state, 1, PHOBOS)
    cube(state, 0, 1, PHOBOS)
    state.players[0].stacks[NUMBER["freighter"]] = state.stack(0, NUMBER["freighter"]).at(state.system.find(PHOBOS))
    assert ("load-cube", "cube_1", "freighter") in offered(state, 0)


@pytest.mark.parametrize("big", [False, True])
def test_d087_a_hijacked_claim_can_be_given_up_and_the_cube_is_a_craft_again(big: bool) -> None:
    state = fleet("white", "green", at=PHOBOS)
    site = state.system.find(PHOBOS)
    claim(state, 1, PHOBOS)
    state.factories[site], state.hijacked = 0, (site,)
    state.players[0].planted = site if big else NOWHERE
    state.audit()
    assert site in claims.liftable_disks(state, 1)
    state.colonies[site] = 0
    assert site not in claims.liftable_disks(state, 1), "a colony holds it"
    del state.colonies[site]
    claims.LIFT_DISK[1].answer(state, ("lift-disk", PHOBOS))
    state.audit()
    assert site not in state.claims
    assert not has_factory(state, PHOBOS)
    assert state.stack(0, NUMBER["freighter"]).space == site
    assert (state.stack(0, NUMBER["cube_1"]).space == site) == (not big)

"""Several craft in a turn, and what may be carried twice (rulebook: movement, cargo; seed 17.0, 14.7)."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.frontier.components.cards import CARDS, ISOTOPE, card_called
from cosmodrome.games.frontier.components.solar_system import BURN
from cosmodrome.games.frontier.components.stack import BERNAL, FREIGHTER, NUMBER, ROCKET, Stack
from cosmodrome.games.frontier.rules import activation
from cosmodrome.games.frontier.state import FrontierState

from .flying import burn, find
from .positions import act, begin, build, end_turns, fill, hold, lay, offered, pump, refused

DEIMOS = "site.deimos"
PHOBOS = "site.phobos"
BETWEEN = "burn.mars.015"
"""The burn between the two moons."""
DENSE = "dense_plasma_focus"
COMPULSATOR = "flywheel_compulsator"


def game(*colours: str, **options: object) -> FrontierState:
    settings: dict[str, Any] = {"gigawatt": True, "events": "none", "politics": False} | options
    state = begin(*(colours or ("white",)), **settings)
    while state.active != 0:
        act(state, state.active, "end")
    return state


def fly(state: FrontierState, stack: str, engine: str, *path: str) -> None:
    """A whole move with this engine, none for a freighter."""
    act(state, 0, "move", stack)
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, *next(each for each in offered(state, 0) if each[:2] == ("activate", engine)))
    act(state, 0, "fly", path)
    while state.move is not None:
        prompt = state.decision(0).prompt
        act(state, 0, *(("stop",) if prompt == "prompt-flight" else offered(state, 0)[0]))


def give(state: FrontierState, here: str, there: str, *cards: str) -> None:
    act(state, 0, "transfer", here, there)
    act(state, 0, "cards", cards)


def where(state: FrontierState, kind: int) -> str:
    return state.system.spaces[state.stack(0, kind).space].id


def test_e12_what_is_made_in_a_turn_is_not_carried_away_in_it() -> None:
    """A freighter brings a robonaut to the factory; it refuels a GW thruster; the factory makes a generator."""
    state = game()
    lay(state, 0, "freighter", BETWEEN, "met_steamer", side="black")
    lay(state, 0, "rocket", DEIMOS, DENSE, COMPULSATOR, side="black")
    generator = next(
        card.id for card in CARDS if card.deck == 3 and card.letter in (4, 5) and "second" in card.profiles
    )
    hold(state, 0, generator)
    build(state, 0, DEIMOS)
    state.operations = 3
    fly(state, "freighter", "", DEIMOS)
    assert where(state, FREIGHTER) == DEIMOS
    act(state, 0, "refuel-isru", DEIMOS, "rocket", "isotope")
    assert state.stack(0, ROCKET).fuel == ISOTOPE
    act(state, 0, "produce", DEIMOS)
    act(state, 0, "make", generator, "rocket")
    assert refused(state, 0, "move", "rocket") == "why-fresh"
    give(state, "rocket", "outpost_1", generator)
    assert ("move", "rocket") in offered(state, 0), "without it the thruster may go"
    end_turns(state, 0)
    give(state, "outpost_1", "rocket", generator)
    fly(state, "rocket", DENSE, BETWEEN)
    assert card_called(generator) in state.stack(0, ROCKET).cards
    state.audit()


def test_e12_a_bernal_does_not_move_with_what_has_just_come() -> None:
    state = game(bernal=True)
    here = state.system.find("LEO")
    state.players[0].stacks[BERNAL] = Stack(here, (card_called("nasa_bernal"),))
    lay(state, 0, "bernal", "LEO", COMPULSATOR)
    state.carried = (card_called(COMPULSATOR),)
    assert activation.reach_of(state, state.stack(0, BERNAL)) == (-1,), "no site is next to it"


def test_each_craft_moves_once_in_any_order() -> None:
    state = game()
    lay(state, 0, "freighter", BETWEEN, "met_steamer", side="black")
    lay(state, 0, "rocket", PHOBOS, DENSE, COMPULSATOR, side="black")
    pump(state, 0, 4, "D")
    fly(state, "rocket", DENSE, BETWEEN)
    assert refused(state, 0, "move", "rocket") == "why-moved"
    assert ("move", "freighter") in offered(state, 0)
    fly(state, "freighter", "", PHOBOS)
    assert refused(state, 0, "move", "freighter") == "why-moved"


def far(state: FrontierState) -> str:
    """A burn next to the one between the moons."""
    near = state.system.find(BETWEEN)
    ways = [state.system.spaces[way.to] for way in state.system.ways[near]]
    return next(space.id for space in ways if space.site is None and space.stopping)


def test_d062_what_was_lifted_off_by_one_craft_is_carried_on_by_another() -> None:
    state = game(bernal=True)
    lay(state, 0, "rocket", DEIMOS, DENSE, COMPULSATOR, "met_steamer", side="black")
    pump(state, 0, 4, "D")
    fly(state, "rocket", DENSE, BETWEEN)
    assert state.carried == (), "it has only lifted off"
    state.players[0].stacks[BERNAL] = Stack(state.system.find(BETWEEN), (card_called("nasa_bernal"),))
    give(state, "rocket", "bernal", "met_steamer")
    assert activation.reach_of(state, state.stack(0, BERNAL)) == (), "it may go anywhere"


def test_d061_d062_what_has_moved_may_still_land_on_an_adjacent_site() -> None:
    state = game()
    lay(state, 0, "freighter", far(state), "met_steamer", side="black")
    fly(state, "freighter", "", BETWEEN)
    assert state.carried == (card_called("met_steamer"),)
    lay(state, 0, "rocket", BETWEEN, "nasa_crew")
    fill(state, 0, 3)
    give(state, "freighter", "rocket", "met_steamer")
    act(state, 0, "move", "rocket")
    act(state, 0, "activate", "nasa_crew", ())
    assert state.move is not None
    reach = {state.system.spaces[space].id for space in state.move.reach}
    assert reach == {DEIMOS, PHOBOS}
    act(state, 0, "fly", (PHOBOS,))
    while state.move is not None:
        act(state, 0, *offered(state, 0)[0])
    assert where(state, ROCKET) == PHOBOS


def test_d061_a_craft_carried_as_cargo_only_lands() -> None:
    state = game(bernal=True)
    bernal = card_called("nasa_bernal")
    state.players[0].stacks[BERNAL] = Stack(state.system.find(BETWEEN), (bernal,))
    state.carried = (bernal,)
    sites = {state.system.spaces[space].id for space in activation.reach_of(state, state.stack(0, BERNAL))}
    assert sites == {DEIMOS, PHOBOS}
    state.players[0].stacks[BERNAL] = Stack(state.system.find(DEIMOS), (bernal,))
    assert activation.reach_of(state, state.stack(0, BERNAL)) == (-1,), "it does not lift off again"


def test_d061_a_craft_lifted_off_as_cargo_has_moved() -> None:
    state = game(bernal=True)
    lay(state, 0, "rocket", DEIMOS, "nasa_crew")
    state.players[0].stacks[BERNAL] = Stack(-1)
    bernal = card_called("nasa_bernal")
    state.players[0].stacks[ROCKET] = state.stack(0, ROCKET).joined_by(bernal)
    fill(state, 0, 9)
    fly(state, "rocket", "nasa_crew", BETWEEN)
    assert state.carried == (bernal,)


def test_d063_a_stack_that_does_not_move_holds_any_number_of_cards() -> None:
    state = game()
    cards = [card.id for card in CARDS if card.deck < 6 and "second" in card.profiles]
    lay(state, 0, "outpost_1", PHOBOS, *cards)
    assert len(state.stack(0, NUMBER["outpost_1"]).cards) == len(cards)
    state.audit()


def test_d032_nothing_is_handed_over_in_the_middle_of_a_move() -> None:
    state = game()
    lay(state, 0, "rocket", "LEO", "nasa_crew", "mass_driver")
    lay(state, 0, "outpost_1", far(state), "met_steamer")
    fill(state, 0, 8)
    act(state, 0, "move", "rocket")
    assert refused(state, 0, "transfer", "rocket", "leo")
    assert refused(state, 0, "transfer", "outpost_1", "rocket")


def test_d034_what_is_dropped_counts_from_the_next_move() -> None:
    """The row of the diagram stays while the craft is on its way, and falls when it has arrived."""
    state = game()
    lay(state, 0, "rocket", "LEO", "nasa_crew", "mass_driver")
    fill(state, 0, 6)
    act(state, 0, "move", "rocket")
    if state.decision(0).prompt == "prompt-activate":
        act(state, 0, "activate", "nasa_crew", ())
    burn(state, [2])
    assert state.move is not None
    dry = state.move.dry
    act(state, 0, "drop")
    act(state, 0, "cards", ("mass_driver",))
    assert state.move.dry == dry
    act(state, 0, "stop")
    assert state.dry_mass(state.stack(0, ROCKET)) == dry - 3


def test_d034_between_moves_dry_mass_falls_at_once() -> None:
    state = game()
    lay(state, 0, "rocket", PHOBOS, "nasa_crew", "mass_driver")
    fill(state, 0, 4)
    before = state.steps(state.stack(0, ROCKET))
    act(state, 0, "decommission")
    act(state, 0, "cards", ("mass_driver",))
    assert state.steps(state.stack(0, ROCKET)) > before, "four tanks last longer"


def test_d068_fuel_is_unloaded_by_whole_tanks() -> None:
    state = game()
    lay(state, 0, "rocket", DEIMOS, DENSE, COMPULSATOR, side="black")
    pump(state, 0, 2, "D")
    stack = state.stack(0, ROCKET)
    state.players[0].stacks[ROCKET] = stack.fuelled(2, 1, stack.fuel, stack.letter)
    act(state, 0, "unload", "rocket", "outpost_1")
    act(state, 0, "tanks", 1)
    rocket = state.stack(0, ROCKET)
    assert (rocket.tanks, rocket.odd) == (1, 0), "the odd step is lost"
    outpost = state.stack(0, NUMBER["outpost_1"])
    assert (outpost.tanks, outpost.fuel, outpost.letter) == (1, ISOTOPE, 4), "isotopes keep their letter"


# inspirations


def triangle_ways(state: FrontierState) -> tuple[str, str]:
    """A burn with a triangle, and a space from which it is entered."""
    for space in state.system.spaces:
        if space.inspiration and space.kind == BURN and not space.hazard:
            for way in state.system.ways[space.number]:
                beside = state.system.spaces[way.to]
                back = [each.to for each in state.system.ways[way.to]]
                if beside.stopping and beside.site is None and space.number in back:
                    return space.id, beside.id
    raise AssertionError


def test_d067_d008_e13_triangles_inspire_and_cause_no_event() -> None:
    """Two triangle burns, two decks: radiators and colonists."""
    state = game("green", colonist=True, events="solar_cycle")
    first, second = state.system.find("burn.mars.021"), state.system.find("burn.ceres.025")
    assert state.system.spaces[first].inspiration
    assert state.system.spaces[second].inspiration
    beside = next(way.to for way in state.system.ways[first] if way.to != second)
    lay(state, 0, "rocket", state.system.spaces[beside].id, DENSE, COMPULSATOR, side="black")
    pump(state, 0, 2, "D")
    act(state, 0, "move", "rocket")
    act(state, 0, *next(each for each in offered(state, 0) if each[0] == "activate"))
    act(state, 0, "fly", ("burn.mars.021", "burn.ceres.025"))
    act(state, 0, "stop")
    tops = [deck[0] if deck else -1 for deck in state.decks]
    assert state.decision(0).prompt == "prompt-inspire", "not an event"
    assert ("inspire", "gw_thruster") in offered(state, 0)
    act(state, 0, "inspire", "radiator")
    act(state, 0, "inspire", "colonist")
    assert state.decks[5][-1] == tops[5]
    assert state.decks[8][-1] == tops[8]
    assert state.decision(0).prompt == "prompt-turn"
    assert ("research", "radiator") in offered(state, 0)
    assert state.inspired == 2


def test_d067_freighters_bring_no_inspiration() -> None:
    state = game("green")
    triangle, beside = triangle_ways(state)
    lay(state, 0, "freighter", beside, "mass_driver", side="black")
    fly(state, "freighter", "", triangle)
    assert state.decision(0).prompt == "prompt-turn"


def test_d067_two_inspirations_a_turn_at_most() -> None:
    state = game("green")
    triangle, beside = triangle_ways(state)
    state.inspired = 2
    lay(state, 0, "rocket", beside, "esa_crew")
    fill(state, 0, 6)
    fly(state, "rocket", "esa_crew", triangle)
    assert state.decision(0).prompt == "prompt-turn"


# factory assist


def test_e15_d072_low_thrust_on_mars() -> None:
    """Ten steps to leave, or the factory and a crash roll; then only the burn that is entered is paid."""
    arsia = "site.mars-arsia-mons-caves"
    for assisted in (False, True):
        state = game()
        lay(state, 0, "rocket", arsia, "vista_d_t_inertial_fusion", COMPULSATOR, "microtube_array", side="black")
        pump(state, 0, 8, "C")
        build(state, 0, arsia)
        state.players[0].water = 4
        before = state.steps(state.stack(0, ROCKET))
        act(state, 0, "move", "rocket")
        act(state, 0, *next(each for each in offered(state, 0) if each[0] == "activate"))
        assert set(offered(state, 0)) == {("lift_off",), ("assist",)}
        act(state, 0, "assist" if assisted else "lift_off")
        if assisted:
            act(state, 0, "insure")
            assert state.players[0].water == 0
        act(state, 0, "fly", find(state, [2]))
        while state.move is not None:
            act(state, 0, *(("stop",) if state.decision(0).prompt == "prompt-flight" else offered(state, 0)[0]))
        spent = before - state.steps(state.stack(0, ROCKET))
        assert spent == (1 if assisted else 11)

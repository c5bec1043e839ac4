"""Combat (rulebook: combat)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, WATER
from cosmodrome.games.frontier.components.politics import SQUARES
from cosmodrome.games.frontier.components.stack import NUMBER, OUTPOST, ROCKET, Stack
from cosmodrome.games.frontier.rules import combat
from cosmodrome.games.frontier.state import FrontierState
from cosmodrome.kernel import Action

from .positions import act, begin, lay, offered, refused, weigh


def war(*colours: str, edition: str = "base", combat: str = "default") -> FrontierState:
    """It is the turn of the first of these factions, in War. In the base game every card works."""
    state = begin(*colours, events="none", edition=edition, combat=combat)
    while state.active != 0:
        act(state, state.active, "end")
    state.square = [square.id for square in SQUARES].index("war_1")
    return state


def fuel(state: FrontierState, seat: int, stack: str, tanks: int, thrust: int = 0) -> None:
    kind = NUMBER[stack]
    state.players[seat].stacks[kind] = state.stack(seat, kind).fuelled(tanks, 0, WATER).flown(thrust)


def hand(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.players[seat].hand]


def closed(state: FrontierState) -> dict[Action, str]:
    """The attacks that are not offered, each with the reason."""
    return {action: why.reason for action, why in state.closed(0) if action[0] == "attack"}


def attacks(state: FrontierState) -> list[tuple[str, str]]:
    return [(action[1], action[2]) for action in offered(state, 0) if action[0] == "attack"]


def test_a_raygun_irradiates_what_is_adjacent() -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "neutral_beam")
    lay(state, 1, "outpost_1", "site.phobos", "photon_kite_sail")
    lay(state, 1, "rocket", "site.deimos", "hall_effect", "photon_heliogyro")
    fuel(state, 1, "rocket", 2, thrust=2)
    state.dice.loaded = [4]
    act(state, 0, "attack", "raygun", "neutral_beam")
    around = offered(state, 0)
    assert ("target", 1, "outpost_1") in around
    act(state, 0, "target", 1, "outpost_1")
    assert hand(state, 1) == ["esa_crew", "photon_kite_sail"], "level 4 is above rad-hard 0"
    assert not attacks(state)
    assert refused(state, 0, "attack", "raygun", "neutral_beam") == "why-attacked"
    state.audit()


def test_net_thrust_evades_a_ray() -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "neutral_beam")
    lay(state, 1, "rocket", "site.phobos", "hall_effect", "photon_heliogyro")
    fuel(state, 1, "rocket", 2, thrust=4)
    state.dice.loaded = [5]
    act(state, 0, "attack", "raygun", "neutral_beam")
    act(state, 0, "target", 1, "rocket")
    assert len(state.stack(1, ROCKET).cards) == 2, "5 less 4 is 1, and rad-hard 1 stands that"


def test_no_ray_goes_through_an_atmosphere_or_to_leo() -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.mars-arsia-mons-caves", "neutral_beam")
    lay(state, 1, "rocket", "site.mars-arsia-mons-caves", "hall_effect")
    assert ("raygun", "neutral_beam") not in attacks(state)
    lay(state, 0, "leo", "LEO", "free_electron_laser")
    lay(state, 1, "leo", "LEO", "mass_driver")
    assert not [each for each in attacks(state) if each[1] == "free_electron_laser"]


def test_a_missile_strikes_or_is_lost() -> None:
    for dice, theirs, mine in (((6, 4), 2, 1), ((3, 3), 0, 0)):
        state = war("white", "green")
        lay(state, 0, "rocket", "site.phobos", "met_steamer", "mass_driver")
        fuel(state, 0, "rocket", 2, thrust=1)
        lay(state, 1, "rocket", "site.phobos", "hall_effect", "cvd_molding", "photon_heliogyro")
        fuel(state, 1, "rocket", 2, thrust=1)
        steps = state.steps(state.stack(0, ROCKET))
        state.dice.loaded = list(dice)
        act(state, 0, "attack", "missile", "met_steamer")
        act(state, 0, "target", 1, "rocket")
        if theirs:
            act(state, 1, "cards", ("hall_effect", "cvd_molding"))
            assert state.steps(state.stack(0, ROCKET)) == steps - 1
        assert len(hand(state, 1)) == 1 + theirs
        assert len(state.stack(0, ROCKET).cards) == 1 + mine
        state.audit()


def test_a_missile_needs_fuel() -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "met_steamer")
    lay(state, 1, "rocket", "site.phobos", "hall_effect")
    assert ("missile", "met_steamer") not in attacks(state)
    fuel(state, 0, "rocket", 1)
    assert ("missile", "met_steamer") in attacks(state)


def test_boarding_takes_a_card_and_the_tanks() -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "nasa_crew", "flywheel_tractor")
    lay(state, 1, "outpost_1", "site.phobos", "hall_effect")
    fuel(state, 1, "outpost_1", 3)
    assert combat.strength(state, state.stack(0, ROCKET)) == 3
    state.dice.loaded = [3, 5]
    act(state, 0, "attack", "boarding", "nasa_crew")
    assert state.hints(0) == {"targets": [{"seat": 1, "target": "outpost_1", "attack": 3, "defence": 0}]}
    act(state, 0, "target", 1, "outpost_1")
    act(state, 0, "capture", "hall_effect")
    assert [CARDS[card].id for card in state.stack(0, ROCKET).cards] == ["nasa_crew", "flywheel_tractor", "hall_effect"]
    assert state.stack(0, ROCKET).tanks == 3
    assert not state.stack(1, OUTPOST).there
    state.audit()


def test_a_freighter_takes_nothing_on_board_that_it_captures() -> None:
    state = war("white", "green")
    lay(state, 0, "freighter", "site.phobos", "flywheel_tractor", side="black")
    lay(state, 1, "rocket", "site.phobos", "hall_effect", "mass_driver")
    fuel(state, 1, "rocket", 3)
    state.dice.loaded = [6, 1]
    act(state, 0, "attack", "boarding", "flywheel_tractor")
    act(state, 0, "target", 1, "rocket")
    act(state, 0, "capture", "hall_effect")
    freighter, outpost = state.stack(0, NUMBER["freighter"]), state.stack(0, OUTPOST)
    assert (cards(freighter), freighter.tanks) == (["flywheel_tractor"], 0)
    assert (cards(outpost), outpost.tanks) == (["hall_effect"], 3)
    assert (cards(state.stack(1, ROCKET)), state.stack(1, ROCKET).tanks) == (["mass_driver"], 0)
    state.audit()


def test_without_a_stack_for_it_a_captured_card_goes_home() -> None:
    state = war("white", "green")
    lay(state, 0, "freighter", "site.phobos", "flywheel_tractor", side="black")
    for number, card in enumerate(("met_steamer", "kuck_mosquito", "free_electron_laser", "neutral_beam"), 1):
        lay(state, 0, f"outpost_{number}", "site.deimos", card)
    lay(state, 1, "rocket", "site.phobos", "hall_effect")
    fuel(state, 1, "rocket", 3)
    state.dice.loaded = [6, 1]
    act(state, 0, "attack", "boarding", "flywheel_tractor")
    act(state, 0, "target", 1, "rocket")
    act(state, 0, "capture", "hall_effect")
    assert "hall_effect" in hand(state, 1)
    assert not state.stack(1, ROCKET).there, "the tanks are lost"
    state.audit()


def test_captured_tanks_find_the_room_that_the_captured_card_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "nasa_crew")
    lay(state, 1, "outpost_1", "site.phobos", "hall_effect")
    weigh(monkeypatch, state, "hall_effect", 12)
    fuel(state, 1, "outpost_1", 40)
    state.dice.loaded = [6, 1]
    act(state, 0, "attack", "boarding", "nasa_crew")
    act(state, 0, "target", 1, "outpost_1")
    act(state, 0, "capture", "hall_effect")
    rocket = state.stack(0, ROCKET)
    assert rocket.tanks == state.rules.strip.most_tanks(state.dry_mass(rocket))
    state.audit()


def cards(stack: Stack) -> list[str]:
    return [CARDS[card].id for card in stack.cards]


def test_a_lost_boarding_costs_the_strongest_card_and_a_tie_nothing() -> None:
    for dice, left in (((1, 6), 1), ((3, 4), 2)):
        state = war("white", "green")
        lay(state, 0, "rocket", "site.phobos", "flywheel_tractor", side="black")
        lay(state, 0, "rocket", "site.phobos", "nasa_crew")
        lay(state, 1, "rocket", "site.phobos", "esa_crew", "hall_effect")
        fuel(state, 1, "rocket", 1, thrust=2)
        state.dice.loaded = list(dice)
        act(state, 0, "attack", "boarding", "nasa_crew")
        act(state, 0, "target", 1, "rocket")
        assert len(state.stack(0, ROCKET).cards) == left
        if left == 1:
            assert hand(state, 0) == ["flywheel_tractor"]


def test_a_factory_changes_hands_after_its_colony() -> None:
    state = war("white", "green")
    site = state.system.find("site.phobos")
    state.claims[site] = state.factories[site] = state.colonies[site] = 1
    lay(state, 0, "rocket", "site.phobos", "nasa_crew", "flywheel_tractor")
    state.dice.loaded = [6, 1]
    act(state, 0, "attack", "boarding", "nasa_crew")
    act(state, 0, "raid", 1, "site.phobos")
    assert site not in state.colonies
    assert state.factories[site] == 1
    state.begin_turn(0)
    state.dice.loaded = [6, 1]
    act(state, 0, "attack", "boarding", "nasa_crew")
    act(state, 0, "raid", 1, "site.phobos")
    assert (state.factories[site], state.claims[site]) == (0, 0)
    state.audit()


def test_an_outpost_with_a_buggy_dodges() -> None:
    state = war("white", "green")
    lay(state, 1, "outpost_1", "site.phobos", "flywheel_tractor")
    assert combat.evasion(state, 1, OUTPOST) == 1, "4 less ISRU 3"
    lay(state, 1, "outpost_2", "site.phobos", "hall_effect")
    assert combat.evasion(state, 1, OUTPOST + 1) == 0


def test_peace_and_the_option_forbid_attacks() -> None:
    state = war("white", "green", combat="off")
    lay(state, 0, "rocket", "site.phobos", "nasa_crew")
    lay(state, 1, "rocket", "site.phobos", "hall_effect")
    assert not attacks(state)
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "nasa_crew")
    lay(state, 1, "rocket", "site.phobos", "hall_effect")
    assert attacks(state)
    state.square = 0
    assert not attacks(state)
    assert refused(state, 0, "attack", "boarding", "nasa_crew") == "why-no-war"
    assert closed(state) == {("attack", "boarding", "nasa_crew"): "why-no-war"}
    assert closed(war("white", "green")) == {}, "nobody has weapons"


def test_after_an_attack_nothing_moves() -> None:
    state = war("white", "green")
    lay(state, 0, "rocket", "site.phobos", "nasa_crew")
    fuel(state, 0, "rocket", 4)
    lay(state, 1, "rocket", "site.phobos", "hall_effect")
    assert ("move", "rocket") in offered(state, 0)
    act(state, 0, "attack", "boarding", "nasa_crew")
    state.dice.loaded = [3, 4]
    act(state, 0, "target", 1, "rocket")
    assert refused(state, 0, "move", "rocket") == "why-moved"


def test_a_weapon_has_to_work() -> None:
    state = war("white", "green", edition="advanced")
    lay(state, 0, "rocket", "site.phobos", "neutral_beam")
    lay(state, 1, "rocket", "site.phobos", "hall_effect")
    assert not attacks(state)

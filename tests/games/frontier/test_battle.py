"""Combat by the newer module (rulebook: combat)."""

from __future__ import annotations

import pytest

from cosmodrome.games.frontier.components.cards import CARDS, card_called
from cosmodrome.games.frontier.components.grant import ASSIST, PRODUCTION
from cosmodrome.games.frontier.components.stack import ROCKET
from cosmodrome.games.frontier.rules import claims
from cosmodrome.games.frontier.rules.battle import cool_enough
from cosmodrome.games.frontier.state import FrontierState

from .positions import act, lay, offered, refused
from .test_combat import hand, war

OPEN = "burn.mars.015"


def battle(*colours: str, edition: str = "base") -> FrontierState:
    return war(*colours, edition=edition, combat="m3")


def own_factory(state: FrontierState, seat: int, site: str, colony: bool = False) -> int:
    number = state.system.find(site)
    state.claims[number] = state.factories[number] = seat
    if colony:
        state.colonies[number] = seat
    return number


def cards(state: FrontierState, seat: int) -> list[str]:
    return [CARDS[card].id for card in state.stack(seat, ROCKET).cards]


def test_a_ray_in_space_hits_one_card_of_the_firers_choice() -> None:
    state = battle("white", "green")
    lay(state, 0, "rocket", OPEN, "neutral_beam")
    lay(state, 1, "rocket", OPEN, "photon_heliogyro", "photon_kite_sail", "cvd_molding")
    act(state, 0, "battle", 1, OPEN)
    assert state.waiting == (0,), "whoever has a raygun fires first"
    state.dice.loaded = [3, 3]
    act(state, 0, "fire", "raygun", "neutral_beam", OPEN)
    assert offered(state, 0) == [("hit", "photon_heliogyro"), ("hit", "photon_kite_sail")], "6 less 2 is 4"
    act(state, 0, "hit", "photon_heliogyro")
    assert hand(state, 1) == ["esa_crew", "photon_heliogyro"]
    assert state.waiting == (1,), "sails can ram"
    act(state, 1, "hold")
    assert refused(state, 0, "battle", 1, OPEN) == "why-battled"
    state.begin_turn(0)
    assert ("battle", 1, OPEN) in offered(state, 0)
    state.square = 0
    assert refused(state, 0, "battle", 1, OPEN) == "why-no-war"
    state.audit()


def test_without_a_raygun_the_defender_fires_first() -> None:
    state = battle("white", "green")
    lay(state, 0, "rocket", OPEN, "mass_driver")
    lay(state, 1, "rocket", OPEN, "hall_effect")
    act(state, 0, "battle", 1, OPEN)
    assert state.waiting == (1,)
    state.dice.loaded = [1, 5]
    act(state, 1, "fire", "ram", "hall_effect", OPEN)
    assert hand(state, 1) == ["esa_crew", "hall_effect"], "an engine that rams is lost"
    assert state.waiting == (0,)
    assert ("end",) in offered(state, 0), "nothing is left to fire at"


def test_a_gun_is_a_card_that_is_hard_enough() -> None:
    state = battle("white", "green")
    lay(state, 0, "rocket", OPEN, "mass_driver", "nasa_crew")
    lay(state, 1, "rocket", OPEN, "cvd_molding", "electroforming")
    act(state, 0, "battle", 1, OPEN)
    assert offered(state, 0) == [("fire", "gun", "mass_driver", OPEN), ("hold",)], "a manned stack does not ram"
    state.dice.loaded = [2, 4, 5, 3]
    act(state, 0, "fire", "gun", "mass_driver", OPEN)
    assert cards(state, 1) == [], "8 less 6: two dice of collateral, 5 and 3"
    state.audit()


def test_a_damaged_factory_helps_nobody_until_it_is_mended() -> None:
    state = battle("white", "green")
    site = own_factory(state, 1, "site.phobos")
    lay(state, 0, "rocket", "site.phobos", "neutral_beam")
    act(state, 0, "battle", 1, "site.phobos")
    state.dice.loaded = [6, 6]
    act(state, 0, "fire", "raygun", "neutral_beam", "site.phobos")
    assert site in state.damaged
    assert not claims.may_use(state, 1, site, ASSIST)
    assert claims.may_use(state, 1, site, PRODUCTION)
    assert state.waiting == (0,), "its gun is silent"
    lay(state, 1, "outpost_1", "site.phobos", "met_steamer")
    act(state, 0, "end")
    act(state, 1, "repair", "site.phobos", "met_steamer")
    assert not state.damaged
    assert "met_steamer" in hand(state, 1)
    state.audit()


def test_a_buggy_takes_an_unmanned_factory_and_destroys_a_manned_one() -> None:
    for colony in (False, True):
        state = battle("white", "green")
        site = own_factory(state, 1, "site.phobos", colony)
        lay(state, 0, "outpost_1", "site.phobos", "flywheel_tractor")
        act(state, 0, "battle", 1, "site.phobos")
        assert offered(state, 1) == [("fire", "gun", "factory", "site.phobos"), ("hold",)]
        act(state, 1, "hold")
        state.dice.loaded = [5, 5]
        act(state, 0, "fire", "buggy", "flywheel_tractor", "site.phobos")
        assert state.factories[site] == (1 if colony else 0)
        assert site not in state.colonies
        state.audit()


def test_a_therm_cools_one_weapon() -> None:
    state = battle("white", "green", edition="advanced")
    lay(state, 0, "rocket", OPEN, "solar_pumped_mhd_excimer_laser")
    laser = state.stack(0, ROCKET).cards[0]
    assert not cool_enough(state, 0, ROCKET, laser, ())
    for radiator in ("bubble_membrane", "microtube_array", "qu_tube"):
        lay(state, 0, "rocket", OPEN, radiator)
        if cool_enough(state, 0, ROCKET, laser, ()):
            break
    assert not cool_enough(state, 0, ROCKET, laser, (laser,)), "what cools a weapon that has fired cools no other"


def likely(state: FrontierState, seat: int) -> dict[tuple[str, str], dict[str, float]]:
    """Of each weapon and target: what can come of it, and how likely."""
    return {
        (shot["weapon"], shot["card"]): {name: chance for name, chance in shot["chances"].items() if chance}
        for shot in state.hints(seat)["shots"]
    }


def test_the_chances_of_every_shot_are_told() -> None:
    state = battle("white", "green")
    own_factory(state, 1, "site.phobos")
    lay(state, 0, "rocket", "site.phobos", "neutral_beam", "mass_driver")
    act(state, 0, "battle", 1, "site.phobos")
    isru = state.face(card_called("neutral_beam")).isru
    assert isru == 2
    found = likely(state, 0)
    assert found["raygun", "neutral_beam"] == {"nothing": 1 / 36, "collateral": 20 / 36, "damage": 15 / 36}
    assert found["gun", "mass_driver"] == {"nothing": 15 / 36, "collateral": 21 / 36}, "8 less two dice is 1 or more"


def test_a_ray_in_space_hits_only_what_is_soft_enough() -> None:
    state = battle("white", "green")
    lay(state, 0, "rocket", OPEN, "neutral_beam")
    lay(state, 1, "rocket", OPEN, "cvd_molding")
    hard = state.face(card_called("cvd_molding")).rad_hard
    act(state, 0, "battle", 1, OPEN)
    ways = len([1 for one in range(1, 7) for two in range(1, 7) if one + two - 2 > hard])
    assert likely(state, 0)["raygun", "neutral_beam"] == {"nothing": (36 - ways) / 36, "hit": ways / 36}


def test_a_buggy_captures_or_destroys() -> None:
    for colony, what, ways in ((False, "capture", 26), (True, "destroy", 15)):
        state = battle("white", "green")
        own_factory(state, 1, "site.phobos", colony)
        lay(state, 0, "outpost_1", "site.phobos", "flywheel_tractor")
        act(state, 0, "battle", 1, "site.phobos")
        assert likely(state, 1) == {("gun", "factory"): {"nothing": 15 / 36, "collateral": 21 / 36}}
        act(state, 1, "hold")
        assert likely(state, 0)["buggy", "flywheel_tractor"][what] == pytest.approx(ways / 36), "two dice less 3"

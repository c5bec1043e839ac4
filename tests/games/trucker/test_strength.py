"""Engines, cannons and aliens (rulebook: engines, cannons, aliens)."""

from __future__ import annotations

from cosmodrome.games.trucker.components.ship import BROWN, PURPLE
from cosmodrome.games.trucker.components.tiles import CANNON as CANNONS
from cosmodrome.games.trucker.components.tiles import ENGINE as ENGINES
from cosmodrome.games.trucker.rules import strength

from .positions import BATTERY_2, CABIN, CANNON, DOUBLE_CANNON, DOUBLE_ENGINE, ENGINE, man, rig


def test_a01_purple_aliens_need_a_cannon_that_fires() -> None:
    for cannons, total in (((), 0), (((CANNON, 1),), 2.5), ((88, 89, 90), 5)):
        made = rig(CABIN, *cannons)
        man(made, PURPLE)
        assert strength.strength(made, CANNONS, 0) / 2 == total


def test_a_purple_alien_with_double_cannons_only() -> None:
    made = rig(CABIN, DOUBLE_CANNON, BATTERY_2)
    man(made, PURPLE)
    assert strength.strength(made, CANNONS, 0) == 0
    assert strength.strength(made, CANNONS, 1) == 2 * 4


def test_brown_aliens_help_engines() -> None:
    made = rig(CABIN, ENGINE)
    man(made, BROWN)
    assert strength.strength(made, ENGINES, 0) == 3


def test_a02_single_engines_always_count() -> None:
    """Frequent question 3."""
    made = rig(ENGINE, 65, DOUBLE_ENGINE, BATTERY_2)
    made.fill(made.of_kind(3)[0], 1)
    most = strength.most_charges(made, ENGINES)
    assert [strength.strength(made, ENGINES, charges) for charges in range(most + 1)] == [2, 4]


def test_a03_an_alien_is_one_member_of_the_crew() -> None:
    made = rig(CABIN, 36, 37)
    man(made, PURPLE, BROWN, 1)
    assert (made.crew(), made.humans()) == (5, 3)


def test_cannons_that_do_not_point_forward_count_half() -> None:
    made = rig(CANNON, (108, 1), (DOUBLE_CANNON, 2), BATTERY_2)
    assert strength.strength(made, CANNONS, 0) / 2 == 1.5
    assert strength.strength(made, CANNONS, 1) / 2 == 2.5


def test_charges_go_to_the_cannons_that_count_most() -> None:
    made = rig((DOUBLE_CANNON, 1), 124, BATTERY_2)
    assert [strength.strength(made, CANNONS, charges) for charges in range(3)] == [0, 4, 6]

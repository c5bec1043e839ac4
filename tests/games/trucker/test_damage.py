"""Meteors and shots (rulebook: damage, shields, cannons, meteors, falling-apart)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.components.ship import BROWN, PURPLE, START, STEPS, Ship
from cosmodrome.games.trucker.components.tiles import FRONT, LEFT, REAR, RIGHT
from cosmodrome.games.trucker.rules.damage import METEOR, SHOT, Danger, Defend, Hit, guns, target
from cosmodrome.games.trucker.state import TruckerState

from .positions import charge, face, happened, launched, meet, question, rig, ship

SMALL, LARGE = 0, 1


def struck(made: Ship, size: int, side: int, line: int, meteor: int = METEOR) -> TruckerState:
    made.fill(START, 2 if made.tiles[START] else 0)
    charge(made)
    state = launched([made, rig()], [5, 0])
    return face(state, Hit(0, Danger(size, side, line, meteor)))


def test_d01_a_small_meteor_bounces_off_a_smooth_side() -> None:
    made = ship("I", (31, 7, 7, 0), (25, 7, 8, 0), (1, 7, 6, 2))
    state = struck(made, SMALL, FRONT, 8)
    assert "bounces" in happened(state)
    assert made.lost == []
    assert made.charges() == 2


def test_d02_a_small_meteor_on_a_connector() -> None:
    tiles = [(31, 7, 7, 0), (1, 7, 8, 0), (116, 7, 6, 3)]  # the shield covers the left and the front
    made = ship("I", *tiles)
    state = struck(made, SMALL, FRONT, 7)
    assert state.decision(0).prompt == "prompt-shield"
    state.apply(0, ("shield", 7, 8))
    assert (made.charges(), made.lost) == (1, [])
    made = ship("I", *tiles)
    state = struck(made, SMALL, FRONT, 7)
    state.apply(0, ("endure",))
    assert 31 in made.lost


def test_a_shield_on_the_other_side_does_not_help() -> None:
    made = ship("I", (31, 7, 7, 0), (1, 7, 8, 0), (116, 7, 6, 1))
    struck(made, SMALL, FRONT, 7)
    assert 31 in made.lost


@pytest.mark.parametrize(("column", "event"), [(7, "loses-tile"), (8, "shot-down"), (6, "misses")])
def test_d03_large_meteor_from_the_front(column: int, event: str) -> None:
    made = ship("I", (33, 7, 7, 0), (107, 7, 8, 0))
    state = struck(made, LARGE, FRONT, column)
    assert event in happened(state)
    assert (33 in made.lost) == (column == 7)


@pytest.mark.parametrize(("row", "event"), [(7, "shot-down"), (8, "shot-down"), (9, "misses"), (6, "misses")])
def test_d04_large_meteor_from_the_side(row: int, event: str) -> None:
    made = ship("I", (33, 7, 7, 0), (107, 8, 7, 1))
    state = struck(made, LARGE, RIGHT, row)
    assert event in happened(state)
    assert made.lost == []


def test_d05_a_cannon_in_the_middle_of_the_ship_shoots() -> None:
    """Frequent question 4."""
    made = ship("III", (31, 7, 7, 0), (107, 7, 8, 0), (50, 5, 8, 0))
    assert target(made, FRONT, 8) == made.board.space(5, 8)
    assert guns(made, FRONT, 8) == [made.board.space(7, 8)]
    state = struck(made, LARGE, FRONT, 8)
    assert "shot-down" in happened(state)


def test_d06_nothing_hits_the_connectors_round_a_hole() -> None:
    """Frequent question 5: whatever comes meets the first tile of its row or column, on its outer side."""
    ring = [(6, 6), (6, 7), (6, 8), (7, 6), (7, 8), (8, 6), (8, 7), (8, 8)]
    made = ship("III", *[(50, row, column, 0) for row, column in ring])
    hole = made.board.space(7, 7)
    assert [bool(made.sides(hole + STEPS[side])[(side + 2) % 4]) for side in range(4)] == [True] * 4
    for side in (FRONT, RIGHT, REAR, LEFT):
        for line in range(2, 13):
            space = target(made, side, line)
            assert not space or space + STEPS[side] != hole


def test_d07_light_and_heavy_shots() -> None:
    tiles = [(31, 7, 7, 0), (1, 7, 8, 0), (116, 7, 6, 3)]
    made = ship("I", *tiles)
    state = struck(made, SMALL, FRONT, 8, SHOT)
    assert question(state) is Defend, "a smooth side does not help against a light shot"
    state.apply(0, ("shield", 7, 8))
    assert (made.charges(), made.lost) == (1, [])
    made = ship("I", *tiles)
    struck(made, LARGE, FRONT, 8, SHOT)
    assert made.lost == [1]


def test_a_double_cannon_costs_a_charge() -> None:
    made = ship("I", (31, 7, 7, 0), (126, 7, 6, 0), (1, 7, 8, 0))
    state = struck(made, LARGE, FRONT, 6)
    assert state.decision(0).prompt == "prompt-shoot"
    state.apply(0, ("shoot", 7, 8))
    assert (made.charges(), made.lost) == (1, [])


def test_the_charge_of_the_tile_that_is_hit_may_be_spent() -> None:
    made = ship("I", (31, 7, 7, 0), (1, 7, 8, 0), (116, 7, 6, 3))
    state = struck(made, SMALL, FRONT, 8, SHOT)
    assert ("shield", 7, 8) in list(state.decision(0))


def test_a_side_meteor_meets_the_first_tile_of_its_row() -> None:
    made = ship("I", (31, 7, 7, 0), (50, 8, 7, 0), (50, 8, 8, 0))
    assert target(made, LEFT, 8) == made.board.space(8, 7)
    assert target(made, RIGHT, 7) == START
    assert target(made, REAR, 7) == made.board.space(8, 7)
    assert target(made, FRONT, 2) == 0


def test_d08_the_owner_keeps_one_part() -> None:
    made = ship("III", (31, 7, 7, 0), (50, 7, 8, 0), (51, 7, 9, 0), (26, 7, 10, 0))
    made.stow(made.board.space(7, 10), (3, 1))
    state = launched([made, rig()], [5, 0])
    made.fill(START, 2)
    state.bank[3] -= 1
    state.bank[1] -= 1
    face(state, Hit(0, Danger(LARGE, FRONT, 8, SHOT)))
    assert list(state.decision(0)) == [("keep", 7, 7), ("keep", 7, 9)]
    state.apply(0, ("keep", 7, 7))
    assert sorted(made.lost) == [26, 50, 51]
    assert made.cargo() == []
    assert state.bank == state.rules.bank, "what was on them goes back to the bank"


def test_d08_keeping_a_part_without_humans_means_giving_up() -> None:
    made = ship("III", (31, 7, 7, 0), (50, 7, 8, 0), (51, 7, 9, 0))
    made.fill(START, 2)
    state = launched([made, rig()], [5, 0])
    face(state, Hit(0, Danger(LARGE, FRONT, 8, SHOT)))
    state.apply(0, ("keep", 7, 9))
    assert made.built() == [made.board.space(7, 9)]
    assert state.flying == [False, True]


def with_supports(*supports: tuple[int, int, int, int]) -> Ship:
    made = ship("III", (31, 7, 7, 0), (38, 8, 7, 0), *supports)
    made.fill(START, 2)
    return made


def test_d09_an_alien_leaves_with_its_last_support() -> None:
    made = with_supports((137, 8, 6, 2))
    home = made.board.space(8, 7)
    made.fill(home, PURPLE)
    state = launched([made, rig()], [5, 0])
    face(state, Hit(0, Danger(LARGE, LEFT, 8, SHOT)))
    assert made.lost == [137]
    assert made.load[home] == 0
    assert "alien-leaves" in happened(state)


def test_d10_an_alien_stays_with_a_second_support() -> None:
    made = with_supports((137, 8, 6, 2), (138, 9, 7, 1))
    home = made.board.space(8, 7)
    made.place(136, made.board.space(8, 8), 0)
    made.place(137, made.board.space(8, 6), 2)
    made.remove(made.board.space(9, 7))
    made.place(138, made.board.space(9, 7), 1)
    assert len([other for other in made.joined(home) if made.tiles[other] in (136, 137, 138)]) >= 2
    made.fill(home, PURPLE)
    state = launched([made, rig()], [5, 0])
    face(state, Hit(0, Danger(LARGE, LEFT, 8, SHOT)))
    assert made.load[home] == PURPLE


def test_a_support_of_the_other_colour_does_not_help() -> None:
    made = with_supports((137, 8, 6, 2), (138, 9, 7, 1))
    home = made.board.space(8, 7)
    made.fill(home, BROWN)
    state = launched([made, rig()], [5, 0])
    face(state, Hit(0, Danger(LARGE, LEFT, 8, SHOT)))
    assert made.load[home] == 0


def test_meteors_come_one_after_the_other_for_all_ships() -> None:
    state = launched([rig(name="I"), rig(name="I")], [5, 0])
    state.dice.loaded = [1, 1, 6, 6, 1, 1]
    meet(state, 109)
    assert happened(state).count("threat") == 3
    assert happened(state).count("misses") == 6


def lost(state: TruckerState) -> list[tuple[int, int, str]]:
    """Where tiles were lost, and why."""
    assert state.journal is not None
    tiles = [event.params for event in state.journal if event.key == "loses-tile"]
    return [(each["row"], each["column"], each["cause"]) for each in tiles]


@pytest.mark.parametrize(
    ("turn", "charged", "size", "meteor", "cause"),
    [
        (3, True, SMALL, METEOR, "cause-endured"),
        (3, False, SMALL, METEOR, "cause-no-charge"),
        (1, True, SMALL, SHOT, "cause-no-shield"),
        (3, True, LARGE, METEOR, "cause-no-cannon"),
        (3, True, LARGE, SHOT, "cause-heavy"),
    ],
)
def test_every_lost_tile_has_a_reason(turn: int, charged: bool, size: int, meteor: int, cause: str) -> None:
    battery = (1, 7, 8, 0)
    made = ship("I", (31, 7, 7, 0), (116, 7, 6, turn), *([battery] if charged else []))
    state = struck(made, size, FRONT, 7, meteor)
    if question(state) is Defend:
        state.apply(0, ("endure",))
    assert lost(state)[0] == (7, 7, cause)


def test_what_is_about_to_hit_and_what_may_stop_it_is_shown() -> None:
    made = ship("I", (31, 7, 7, 0), (1, 7, 8, 0), (116, 7, 6, 3))
    state = struck(made, SMALL, FRONT, 7)
    threat = {"seat": 0, "threat": "small_meteor", "side": "front", "line": 7}
    assert state.view(1)["threat"] == {**threat, "target": (7, 7), "stoppers": [(7, 6)]}

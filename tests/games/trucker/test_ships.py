"""Ships: connectors, rules of building, exposed connectors (rulebook: ships, connectors, placing, inspection)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cosmodrome
from cosmodrome.games.trucker.components.ship import Ship, fitting
from cosmodrome.games.trucker.components.tiles import FRONT, LEFT, REAR, RIGHT, SIDES
from cosmodrome.games.trucker.rules import legality
from cosmodrome.games.trucker.rules.damage import shielded

from .positions import BATTERY_2, CARGO_2, SHIELD, Tile, rig, ship

Found = list[tuple[str, tuple[tuple[int, int], ...]]]


def errors(made: Ship) -> Found:
    """All errors with the spots to blame; pieces that come apart are listed as the inspection shows them."""
    found: Found = [(kind, tuple(made.spot(each) for each in spaces)) for kind, spaces in legality.errors(made)]
    return found + [("disconnected", tuple(made.spot(each) for each in part)) for part in legality.loose_parts(made)]


def check(tiles: list[Tile], expected: Found, exposed: int) -> None:
    made = ship("I", *tiles)
    assert errors(made) == expected
    assert legality.is_legal(made) == (not expected)
    assert made.exposed() == exposed


def test_b01_lone_start_cabin() -> None:
    check([(33, 7, 7, 0)], [], 4)


def test_b02_eight_exposed_connectors() -> None:
    check([(33, 7, 7, 0), (50, 7, 8, 0), (111, 7, 6, 0)], [], 8)


def test_b03_single_beside_double() -> None:
    blamed = ((7, 8), (7, 9))
    check([(33, 7, 7, 0), (26, 7, 8, 0), (30, 7, 9, 0)], [("mismatch", blamed), ("disconnected", ((7, 9),))], 4)


def test_b04_connector_against_smooth_side() -> None:
    blamed = ((7, 8), (7, 9))
    check([(33, 7, 7, 0), (26, 7, 8, 0), (25, 7, 9, 2)], [("mismatch", blamed), ("disconnected", ((7, 9),))], 4)


def test_b05_engine_not_pointing_to_the_rear() -> None:
    check([(33, 7, 7, 0), (64, 6, 7, 1)], [("engine_direction", ((6, 7),))], 3)


def test_b06_tile_behind_an_engine() -> None:
    check([(33, 7, 7, 0), (77, 7, 8, 0), (50, 8, 7, 0), (17, 8, 8, 0)], [("behind_engine", ((7, 8), (8, 8)))], 4)


def test_b07_tile_before_a_cannon() -> None:
    check([(33, 7, 7, 0), (107, 7, 8, 0), (50, 6, 7, 0), (17, 6, 8, 0)], [("front_of_cannon", ((7, 8), (6, 8)))], 4)


def test_b08_tile_outside_the_board() -> None:
    made = ship("I", (33, 7, 7, 0), (50, 7, 8, 0), (51, 7, 9, 0), (49, 7, 10, 0))
    assert errors(made)[0] == ("off_board", ((7, 10),))
    assert not legality.is_legal(made)


def test_b09_part_not_attached() -> None:
    check([(33, 7, 7, 0), (25, 7, 8, 0), (61, 6, 8, 0)], [("disconnected", ((6, 8),))], 4)


def test_b10_smooth_sides_may_touch() -> None:
    check([(33, 7, 7, 0), (25, 7, 8, 0), (50, 6, 7, 0), (16, 6, 8, 0)], [], 4)


def test_b11_engine_before_a_hole() -> None:
    check([(33, 7, 7, 0), (81, 8, 7, 0)], [], 3)


def test_b12_two_shields_leave_one_side_open() -> None:
    made = rig((SHIELD, 3), (116, 2))
    assert [shielded(made, side) for side in (FRONT, RIGHT, REAR, LEFT)] == [True, False, True, True]


def test_d06_connectors_round_a_hole_are_exposed() -> None:
    """Frequent question 5: they count, though nothing can hit them there."""
    ring = [(31, 7, 7, 0), (50, 7, 6, 0), (50, 7, 8, 0), (50, 8, 6, 0), (50, 8, 8, 0)]
    made = ship("I", *ring, (111, 9, 6, 0), (111, 9, 8, 0))
    inside = sum(
        1 for space, side in ((made.board.space(7, 7), 2), (made.board.space(8, 6), 1)) if made.sides(space)[side]
    )
    assert inside == 2
    without = made.exposed()
    made.place(111, made.board.space(8, 7), 0)
    assert made.exposed() < without


@pytest.mark.parametrize("turn", range(4))
def test_turning_goes_clockwise(turn: int) -> None:
    printed = SIDES[4 * 53]
    assert SIDES[4 * 53 + turn] == printed[4 - turn :] + printed[: 4 - turn]


def test_rows_of_class_iiia_count_upwards() -> None:
    made = ship("IIIa", (31, 7, 7, 0), (111, 8, 7, 0))
    start, ahead = made.board.space(7, 7), made.board.space(8, 7)
    assert ahead < start, "row 8 lies before row 7"
    assert made.joined(start) == [ahead]
    assert made.spot(ahead) == (8, 7)


def test_a_tile_is_allowed_exactly_where_it_keeps_the_ship_legal() -> None:
    made = ship("I", (33, 7, 7, 0), (107, 7, 8, 0), (50, 6, 7, 0))
    for tile in (17, 25, 50, 64, 77, 88, 115, 123):
        for space in made.borders():
            facing = made.facing(space)
            for turn in range(4):
                tried = made.copy()
                tried.place(tile, space, turn)
                allowed = bool(facing) and bool(fitting(facing, tile) >> turn & 1)
                assert allowed == legality.is_legal(tried), (tile, made.spot(space), turn)


def test_a_copy_shares_what_neither_has_changed() -> None:
    made = rig(BATTERY_2, CARGO_2)
    twin = made.copy()
    assert twin.tiles is made.tiles
    battery, hold = made.of_kind(3)[0], made.of_kind(4)[0]
    twin.fill(battery, 0)
    twin.stow(hold, (1,))
    made.remove(hold)
    assert (made.load[battery], made.goods[hold], made.tiles[hold]) == (2, (), 0)
    assert (twin.load[battery], twin.goods[hold], twin.tiles[hold]) == (0, (1,), CARGO_2)
    assert not any(Ship(made.board).tiles), "a new ship is empty whatever others have done"


def test_only_a_ship_writes_to_what_copies_share() -> None:
    write = re.compile(r"\.(tiles|turns|load|goods)\[[^=\n]*\] *[-+]?= ")
    for file in sorted(Path(cosmodrome.__file__).parent.glob("games/trucker/**/*.py")):
        if file.name != "ship.py":
            assert not write.search(file.read_text(encoding="utf-8")), file.name

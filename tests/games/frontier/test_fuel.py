"""The rocket diagram: the worked examples of the notes, and what holds for every strip."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cosmodrome.games.frontier.components.fuel import CLASS_THRUST, CLASSES, MOST_DRY_LARGE, STRIPS, Strip

OURS = STRIPS["hf2line"]
THIRD = STRIPS["hf3"]


def tank(strip: Strip, dry: int, steps: int) -> tuple[int, int]:
    """Whole tanks and odd steps."""
    return strip.tanks(dry, steps), strip.odd_steps(dry, steps)


def test_b01_crew_to_mars() -> None:
    assert (OURS.steps(1, 5), OURS.steps(1, 6)) == (17, 19)
    assert tank(OURS, 1, 19 - 18) == (0, 1)
    assert THIRD.steps(1, 3) == 19


def test_b02_three_burns_at_four() -> None:
    for strip in (OURS, THIRD):
        assert strip.steps(5, 6) == 13
        assert tank(strip, 5, 9) == (4, 0)
        assert tank(strip, 5, 5) == (2, 0)
        assert tank(strip, 5, 1) == (0, 1)


def test_b03_one_long_line() -> None:
    for strip in (OURS, THIRD):
        assert strip.steps(4, 4) == 10
        assert tank(strip, 4, strip.steps(4, 15) - 16) == (3, 0)


def test_b04_interval_sum() -> None:
    assert OURS.steps(3, 6) == 15
    assert THIRD.steps(3, 6) == 16


def test_b05_cargo_dropped() -> None:
    assert tank(OURS, 2, OURS.remassed(4, 1, 2)) == (0, 1)
    assert tank(OURS, 3, OURS.remassed(4, 2, 3)) == (0, 2)


def test_b06_tank_added_to_a_part_filled_one() -> None:
    assert OURS.steps(1, 1, 1) == 6
    assert OURS.refilled(1, 6, 1) == 9
    assert tank(OURS, 1, 9) == (2, 1)
    assert (THIRD.steps(1, 1, 1), THIRD.refilled(1, 10, 1)) == (10, 16)


def test_b07_unloading_leaves_whole_tanks() -> None:
    assert tank(OURS, 6, OURS.steps(6, 2, 1)) == (2, 1)


def test_d192_b08_heavy_row() -> None:
    for dry in (15, 16, 20):
        assert OURS.class_thrust(dry, 0) == -1
        assert OURS.class_thrust(dry, 6) == -2
        assert (OURS.capacity(dry), OURS.most_tanks(dry)) == (6, 6)
    assert OURS.class_thrust(20, 2) == -2
    assert OURS.capacity(13) == 8


def test_classes_change_at_the_printed_wet_masses() -> None:
    assert CLASSES == ("probe", "scout", "transport", "tug")
    assert CLASS_THRUST == (1, 0, -1, -2)
    assert [OURS.class_of(4, steps) for steps in (0, 1, 2)] == [0, 0, 1]
    assert [OURS.class_of(8, steps) for steps in (0, 1)] == [1, 2]
    assert [OURS.class_of(7, OURS.steps(7, tanks)) for tanks in (1, 2, 9, 10)] == [1, 2, 2, 3]


def test_nothing_weighs_less_than_one() -> None:
    assert OURS.steps(0, 6) == OURS.steps(1, 6)
    assert OURS.class_of(0, 0) == OURS.class_of(1, 0)


@given(st.sampled_from(sorted(STRIPS)), st.integers(0, MOST_DRY_LARGE), st.data())
def test_tanks_and_odd_steps_are_the_steps(name: str, dry: int, data: st.DataObject) -> None:
    strip = STRIPS[name]
    steps = data.draw(st.integers(0, strip.capacity(dry)))
    tanks, odd = tank(strip, dry, steps)
    assert strip.steps(dry, tanks, odd) == steps
    assert steps == strip.capacity(dry) or steps < strip.steps(dry, tanks + 1)


@given(st.sampled_from(sorted(STRIPS)), st.integers(1, MOST_DRY_LARGE), st.data())
def test_burning_never_makes_a_craft_heavier(name: str, dry: int, data: st.DataObject) -> None:
    strip = STRIPS[name]
    steps = data.draw(st.integers(1, strip.capacity(dry)))
    assert strip.class_of(dry, steps - 1) <= strip.class_of(dry, steps)


@given(st.sampled_from(sorted(STRIPS)), st.integers(1, 20), st.integers(1, 20), st.data())
def test_refilling_and_new_mass_stay_within_the_tank(name: str, dry: int, new: int, data: st.DataObject) -> None:
    strip = STRIPS[name]
    steps = data.draw(st.integers(0, strip.capacity(dry)))
    more = strip.refilled(dry, steps, data.draw(st.integers(0, 30)))
    assert steps <= more <= strip.capacity(dry)
    assert strip.tanks(new, strip.remassed(dry, steps, new)) == min(strip.tanks(dry, steps), strip.most_tanks(new))

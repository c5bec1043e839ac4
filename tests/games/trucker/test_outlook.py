"""What would come of an answer: the same figures as when it is given."""

from __future__ import annotations

from typing import Any

import pytest

from cosmodrome.games.trucker.components.ship import PURPLE, START
from cosmodrome.games.trucker.components.tiles import FRONT
from cosmodrome.games.trucker.rules import goods, outlook, strength
from cosmodrome.games.trucker.rules.crew import ChooseCrew, LoseCrew
from cosmodrome.games.trucker.rules.damage import SHOT, Danger, FlyOnWith, Hit
from cosmodrome.games.trucker.state import TruckerState
from cosmodrome.kernel import Action, Subset

from .positions import (
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CARGO_2,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    PURPLE_SUPPORT,
    SHIELD,
    SPECIAL_1,
    STRUCTURAL,
    face,
    launched,
    man,
    meet,
    new,
    play,
    rig,
    ship,
)

SMUGGLERS, OPEN_SPACE, PLANETS, DERELICT, COMBAT_ZONE = 102, 106, 113, 117, 116


def answers(state: TruckerState, seat: int = 0) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = state.hints(seat)["answers"]
    return found


def after(state: TruckerState, action: Action, seat: int = 0) -> TruckerState:
    twin = state.copy()
    twin.apply(seat, action)
    return twin


def test_every_strength_is_there_once_with_what_it_is_good_for() -> None:
    made = rig(88, 89, 90, DOUBLE_CANNON, (124, 1), BATTERY_2)
    state = meet(launched([made, rig()], [10, 5]), SMUGGLERS)
    found = answers(state)
    assert [each["strength"] for each in found] == [3, 4, 5, 6]
    assert [each["verdict"] for each in found] == ["loses-to", "draws", "beats", "beats"]
    assert [each["charges"] for each in found] == [2, 1, 1, 0]
    assert found[1]["power"] == {"elsewhere": 1}
    assert {each["against"] for each in found} == {4}
    for action in state.decision(0):
        foreseen = state.preview(0, action)
        assert foreseen in found
        assert after(state, action).power[0] == 2 * foreseen["strength"]


def test_open_space_says_where_engines_lead() -> None:
    made = rig(DOUBLE_ENGINE, BATTERY_2)
    state = meet(launched([made, rig(ENGINE)], [10, 11]), OPEN_SPACE)
    stranded, crosses = answers(state)
    assert stranded["verdict"] == "stranded"
    action = max(state.decision(0), key=lambda each: len(each[1]))
    assert crosses["move"]["position"] == after(state, action).position[0]


def test_in_a_combat_zone_those_who_declared_are_the_measure() -> None:
    ahead, behind = rig(ENGINE, 65), rig(ENGINE, DOUBLE_ENGINE, BATTERY_2)
    man_all(ahead, behind)
    state = meet(launched([ahead, behind], [10, 5]), COMBAT_ZONE)
    while state.decision(state.waiting[0]).prompt != "prompt-engines":
        state.apply(state.waiting[0], state.decision(state.waiting[0]).suggestion() or ())
    assert [(each["verdict"], each["against"]) for each in answers(state, 1)] == [("least", 2), ("not-least", 2)]


def man_all(*ships: Any) -> None:
    for made in ships:
        made.fill(START, 2)


def test_planets_say_what_finds_room_and_what_the_days_cost() -> None:
    made = rig(CARGO_2)
    state = meet(launched([made, rig()], [5, 4]), PLANETS)
    best, second, third, nothing = answers(state)
    assert (best["goods"], best["worth"], best["left"]) == (["red", "red"], 0, ["red", "red"])
    assert (second["worth"], second["left"]) == (2, ["red"])
    assert third["worth"] == 3
    assert best["move"] == {"days": -2, "position": 2, "place": 2}
    assert nothing["move"] == {"days": 0, "position": 5, "place": 1}


def test_what_the_bank_does_not_have_is_not_promised() -> None:
    state = launched([rig(SPECIAL_1), rig()], [5, 4])
    state.bank[4] = 1
    meet(state, PLANETS)
    assert answers(state)[0]["goods"] == ["red"]
    assert state.bank[4] == 1


@pytest.mark.parametrize(
    ("plain", "special", "fitting", "left"), [(2, 0, [3, 1], [4]), (1, 1, [4, 3], [1]), (0, 0, [], [4, 3, 1])]
)
def test_red_goods_need_special_containers(plain: int, special: int, fitting: list[int], left: list[int]) -> None:
    assert goods.share_out([1, 4, 3], plain, special) == (fitting, left)


def test_a_derelict_says_who_is_left() -> None:
    made = rig(CABIN)
    man(made, 2)
    state = meet(launched([made, rig()], [10, 5]), DERELICT)
    explore, on = answers(state)
    assert explore["crew"] < on["crew"] == 4
    assert explore["credits"] > on["credits"] == 0


def test_enduring_a_hit_is_foreseen_as_it_comes() -> None:
    made = ship("I", (31, 7, 7, 0), (35, 7, 8, 0), (1, 8, 7, 0), (115, 6, 7, 0))
    made.fill(START, 2)
    made.fill(made.of_kind(3)[0], 2)
    state = face(launched([made, rig()], [10, 5]), Hit(0, Danger(0, FRONT, 7, SHOT)))
    found = answers(state)
    assert len(found) == len(list(state.decision(0)))
    saved, endured = found[0], found[-1]
    assert (saved["then"]["charges"], saved["lost"]) == (1, [])
    lost = after(state, ("endure",)).ships[0]
    assert endured["then"]["tiles"] == len(lost.built())
    assert endured["then"]["exposed"] == lost.exposed()
    assert endured["then"]["bill"] == 1
    assert endured["lost"] == [(6, 7)]


def test_a_part_that_is_left_behind_takes_along_what_is_on_it() -> None:
    made = ship("I", (31, 7, 7, 0), (25, 7, 8, 0), (61, 6, 8, 0))
    made.stow(made.board.space(6, 8), (4,))
    made.fill(START, 2)
    state = face(launched([made, rig()], [10, 5]), FlyOnWith(0))
    for action, foreseen in zip(state.decision(0), answers(state), strict=True):
        kept = after(state, action).ships[0]
        assert foreseen["then"]["tiles"] == len(kept.built())
        assert foreseen["then"]["crew"] == kept.crew()
        assert foreseen["then"]["bill"] == len(kept.lost)


def test_an_alien_goes_with_its_life_support() -> None:
    made = ship("I", (31, 7, 7, 0), (35, 7, 8, 0), (114, 7, 9, 0))
    home = made.of_kind(1)[0]
    made.fill(home, PURPLE)
    foreseen = outlook.without(made, [made.board.space(7, 9)])
    assert (foreseen["now"]["crew"], foreseen["then"]["crew"]) == (1, 0)
    assert made.load[home] == PURPLE, "nothing has happened yet"


@pytest.mark.parametrize("building", ["real_time", "turns"])
def test_builders_are_told_where_tiles_fit_and_why_not(building: str) -> None:
    state = new(building=building)
    tiles = [STRUCTURAL, ENGINE]
    for tile in tiles:
        state.heap.remove(tile)
        state.face_up.append(tile)
    hints = state.hints(0)
    assert set(hints["fits"]) == {str(tile) for tile in tiles}
    assert hints["fits"][str(ENGINE)][hints["spaces"].index((6, 7))] == "0", "its exhaust would be in the way"
    state.apply(0, ("take", ENGINE))
    if building == "turns":
        state.apply(1, ("draw",))
    hints = state.hints(0)
    placed = {action[1:] for action in state.decision(0) if action[0] == "place"}
    for place, spot in enumerate(hints["spaces"]):
        for turn in range(4):
            fits = int(hints["fits"][str(ENGINE)][place], 16) >> turn & 1
            assert bool(fits) == (not hints["flaws"][place][turn]) == ((*spot, turn) in placed)
    assert "engine_direction" in hints["flaws"][hints["spaces"].index((7, 8))][1]


def test_the_authentic_check_tells_nothing() -> None:
    state = new(build_check="authentic")
    state.apply(0, ("draw",))
    hints = state.hints(0)
    assert (len(hints["spaces"]), hints["fits"], hints["flaws"]) == (4, {}, [])


@pytest.mark.parametrize("check", ["strict", "warn", "authentic"])
def test_builders_are_told_whether_only_what_fits_may_be_placed(check: str) -> None:
    state = new(build_check=check)
    state.heap.remove(ENGINE)
    state.face_up.append(ENGINE)
    state.apply(0, ("take", ENGINE))
    hints = state.hints(0)
    placed = [action for action in state.decision(0) if action[0] == "place"]
    assert hints["strict"] == (len(placed) < 4 * len(hints["spaces"]))


def test_before_each_card_arriving_is_weighed_against_giving_up() -> None:
    made = rig(SPECIAL_1)
    made.stow(made.of_kind(5)[0], (3,))
    state = launched([made, rig()], [5, 9])
    face(state)
    onward, out = answers(state)
    assert onward == {"place": 2, "arrival": 3, "sale": 3}
    assert out == {"place": None, "arrival": 0, "sale": 2}


def test_a_strength_says_which_charges_it_takes() -> None:
    """From the fullest battery; where some cannons count more, each charge says for which it is."""
    made = rig(BATTERY_2, BATTERY_3, DOUBLE_CANNON, (124, 1))
    state = meet(launched([made, rig()], [5, 4]), SMUGGLERS)
    decision = state.decision(0)
    assert isinstance(decision, Subset)
    for each in answers(state):
        action = decision.canonical(("power", tuple([decision.items[place] for place in each["items"]])))
        assert decision.legal(action)
        assert state.preview(0, action)["power"] == each["power"]
    strongest = answers(state)[-1]
    assert {decision.items[place][:2] for place in strongest["items"]} == set(strength.from_fullest(made, 2))


def test_the_fullest_battery_is_usually_taken() -> None:
    made = rig(BATTERY_2, BATTERY_3, SHIELD, name="I")
    state = face(launched([made, rig()], [5, 4]), Hit(0, Danger(0, FRONT, made.spot(START)[1], SHOT)))
    usual = list(state.decision(0))[state.hints(0)["usual"]]
    space = made.board.space(usual[1], usual[2])
    assert made.load[space] == 3


def test_aliens_are_foreseen_where_they_move_in() -> None:
    made = ship("I", (31, 7, 7, 0), (38, 8, 7, 0), (PURPLE_SUPPORT, 8, 6, 2), (107, 6, 7, 0))
    man_all(made)
    man(made, 2)
    state = launched([made, rig()], [5, 4])
    play(state, ChooseCrew(0))
    hints = state.hints(0)
    humans, alien = hints["answers"]
    assert humans == hints["now"]
    assert (alien["crew"], alien["cannons"]) == (3, humans["cannons"] + 2)


def test_goods_without_a_place_say_what_they_lack() -> None:
    made = rig(CARGO_2, name="I")
    state = face(launched([made, rig()], [5, 4]), goods.GainGoods(0, [4, 3, 2, 1]))
    assert state.hints(0)["lacks"] == {"red": "special"}
    for _ in range(2):
        state.apply(0, next(action for action in state.decision(0) if action[0] == "load"))
    assert state.hints(0)["lacks"] == {"red": "special", "blue": "room"}


def test_who_goes_is_foreseen() -> None:
    made = rig(CABIN, 36)
    man(made, 2, PURPLE)
    state = face(launched([made, rig()], [10, 5]), LoseCrew(0, 2))
    hints = state.hints(0)
    assert [left["humans"] for left in hints["left"]] == [4, 3, 2, 1, 0]
    assert [left["stranded"] for left in hints["left"]] == [False] * 4 + [True]
    assert hints["aliens"].count("purple_alien") == 1
    for action in state.decision(0):
        gone = after(state, action).ships[0]
        figures = {"crew": gone.crew(), "humans": gone.humans(), "stranded": not gone.humans()}
        assert state.preview(0, action) == figures

"""The adventure cards (rulebook: adventures and the sections after it)."""

from __future__ import annotations

import pytest

from cosmodrome.games.trucker.components.adventures import CARDS
from cosmodrome.games.trucker.components.ship import PURPLE, START, Ship
from cosmodrome.games.trucker.rules.adventures import epidemic
from cosmodrome.games.trucker.rules.goods import SurrenderCharges
from cosmodrome.kernel import Illegal, Subset

from .positions import (
    BATTERY_2,
    BATTERY_3,
    CABIN,
    CANNON,
    CARGO_2,
    CARGO_3,
    DOUBLE_CANNON,
    DOUBLE_ENGINE,
    ENGINE,
    SPECIAL_1,
    at,
    happened,
    launched,
    man,
    meet,
    over,
    question,
    rig,
    ship,
)

SLAVERS, SMUGGLERS, PIRATES, PLANETS, COMBAT, SABOTAGE = 101, 102, 103, 115, 116, 304


def battery(made: Ship, number: int = 0) -> tuple[int, int]:
    return made.spot(made.of_kind(3)[number])


def cannons(number: int, *others: int | tuple[int, int]) -> Ship:
    return rig(*range(88, 88 + number), *others)


# enemies


def test_c01_c02_c03_smugglers() -> None:
    """The leader can only tie, the second wins with 4.5 and has room for two cubes, the third is left alone."""
    red = cannons(2, DOUBLE_CANNON, (124, 1), BATTERY_2)
    red.fill(red.of_kind(3)[0], 1)
    green = rig(92, (93, 1), DOUBLE_CANNON + 2, (126, 1), 2, CARGO_2)
    blue = cannons(3, CARGO_2)
    blue.stow(blue.of_kind(4)[0], (3, 2))
    state = launched([red, green, blue], [10, 8, 6])
    meet(state, SMUGGLERS)
    assert state.decision(0).params == {"least": 2.0, "most": 4.0, "enemy": 4}
    state.apply(0, ("power", ((*battery(red), "forward"),)))
    assert "draw" in happened(state)
    assert red.charges() == 0
    state.apply(1, ("power", ((*battery(green), "forward"), (*battery(green), "elsewhere"))))
    assert state.power[1] == 9, "4.5 in halves"
    state.apply(1, ("claim",))
    row, column = green.spot(green.of_kind(4)[0])
    state.apply(1, ("load", "yellow", row, column))
    state.apply(1, ("load", "green", row, column))
    assert [action[0] for action in state.decision(1)] == ["lift", "lift", "done"], "no room for the blue cube"
    state.apply(1, ("done",))
    assert green.cargo() == [3, 2]
    assert state.position == [10, 7, 6]
    assert blue.cargo() == [3, 2], "whoever comes after the winner is not attacked"
    assert over(state)


def test_c03_without_a_winner_everybody_pays() -> None:
    blue = cannons(3, CARGO_2, CARGO_3)
    holds = blue.of_kind(4)
    blue.stow(holds[0], (3, 1))
    blue.stow(holds[1], (2,))
    state = launched([blue, rig()], [1, 0])
    meet(state, SMUGGLERS)
    assert blue.cargo() == [1]


def test_c04_charges_make_up_for_missing_goods() -> None:
    made = cannons(1, CARGO_2, SPECIAL_1, BATTERY_2)
    made.stow(made.of_kind(4)[0], (1,))
    made.stow(made.of_kind(5)[0], (4,))
    made.fill(made.of_kind(3)[0], 1)
    state = launched([made, rig()], [1, 0])
    meet(state, 302)
    assert made.cargo() == []
    assert made.charges() == 0
    assert over(state), "the rest is forgiven"


def test_c05_the_most_valuable_goods_first_and_a_choice_among_equals() -> None:
    """Frequent question 6."""
    made = cannons(1, CARGO_2, CARGO_3, SPECIAL_1)
    holds = made.of_kind(4)
    made.stow(holds[0], (3,))
    made.stow(holds[1], (3, 1))
    made.stow(made.of_kind(5)[0], (4,))
    state = launched([made, rig()], [1, 0])
    meet(state, SMUGGLERS)
    decision = state.decision(0)
    assert decision.params == {"number": 1, "colour": "yellow"}
    state.apply(0, ("surrender", (made.spot(holds[1]),)))
    assert made.goods[holds[0]] == (3,)
    assert made.goods[holds[1]] == (1,)
    assert made.cargo() == [3, 1]


def test_which_charges_are_lost_is_the_owners_choice() -> None:
    made = cannons(1, BATTERY_2, BATTERY_3)
    state = launched([made, rig()], [1, 0])
    meet(state, SMUGGLERS)
    assert question(state) is SurrenderCharges
    state.apply(0, ("drain", (battery(made, 1), battery(made, 1))))
    assert made.charges() == 3


def test_c09_a_reward_may_be_left() -> None:
    strong = cannons(8)
    state = launched([strong, rig()], [10, 5])
    meet(state, 201)
    state.apply(0, ("decline",))
    assert state.credits == [0, 0]
    assert state.position == [10, 5]
    assert state.ships[1].crew() == 2, "the enemy is gone all the same"


def test_c10_pirates_fire_at_all_they_have_beaten() -> None:
    a, b, c = cannons(4), cannons(3), cannons(6)
    state = launched([a, b, c], [10, 8, 6])
    state.dice.loaded = [1, 1] * 3
    meet(state, PIRATES)
    assert state.defeated == [0, 1]
    state.apply(2, ("claim",))
    assert state.credits == [0, 0, 4]
    assert state.position[2] == 5
    assert happened(state).count("threat") == 3
    assert happened(state).count("misses") == 6, "one roll for both of them"


def test_c11_slavers_take_crew_of_the_owners_choice() -> None:
    made = cannons(3, CABIN, 36)
    man(made, PURPLE, 1)
    state = launched([made, cannons(6)], [10, 8])
    meet(state, SLAVERS)
    decision = state.decision(0)
    assert isinstance(decision, Subset)
    assert (decision.lo, decision.hi, len(decision.items)) == (3, 3, 4)
    cabins = [made.spot(space) for space in made.cabins()]
    alien = next(made.spot(space) for space in made.cabins() if made.load[space] == PURPLE)
    human = next(made.spot(space) for space in made.cabins() if made.load[space] == 1)
    state.apply(0, decision.canonical(("dismiss", (alien, human, made.spot(START)))))
    assert made.crew() == 1
    assert made.spot(START) in cabins


# opportunities


def test_c12_one_ship_to_each_planet() -> None:
    state = launched([rig(CARGO_3) for _ in range(4)], [10, 8, 6, 4])
    meet(state, PLANETS)
    assert list(state.decision(0)) == [("land", 1), ("land", 2), ("land", 3), ("fly_on",)]
    for seat, planet in ((0, 2), (1, 1), (2, 3)):
        assert state.waiting == (seat,)
        state.apply(seat, ("land", planet))
        refusal = state.why_not(seat + 1, ("land", planet)) if seat < 2 else None
        assert seat == 2 or (refusal is not None and refusal.reason == "why-planet-taken")
    assert state.waiting == (0,), "the last finds none free; loading begins with the leader"
    state.apply(0, ("done",))
    state.apply(1, ("done",))
    state.apply(2, ("done",))
    assert [made.cargo() for made in state.ships] == [[]] * 4, "landing without loading is allowed"
    # days are lost from the last to the leader: 6 -> 3 (4 is taken), 8 -> 6, 10 -> 8
    assert state.position == [8, 6, 3, 4]


def test_planets_leader_first() -> None:
    state = launched([rig(), rig()], [10, 9], planets_order="leader_first")
    meet(state, PLANETS)
    state.apply(0, ("land", 1))
    state.apply(1, ("land", 2))
    assert state.position == [7, 6], "10 passes 8 and 7, since 9 is taken; then 9 passes 8 and 6"


def test_c13_an_abandoned_ship_has_one_taker() -> None:
    b = rig(CABIN, 36)
    man(b, 2, 1)
    state = launched([rig(37, name="III"), b, rig()], [10, 8, 6])
    man(state.ships[0], 2)
    meet(state, 117)
    state.apply(0, ("fly_on",))
    state.apply(1, ("explore",))
    state.apply(1, state.decision(1).suggestion() or ())
    assert b.crew() == 2
    assert state.credits == [0, 4, 0]
    assert state.position == [10, 7, 6]
    assert over(state)


def test_c14_an_abandoned_station_needs_crew_and_costs_none() -> None:
    a, b = rig(CABIN, 36, CARGO_2), rig(37, 38, 17)
    man(a, 2, 0)
    man(b, 2, 1)
    state = launched([a, b], [10, 8])
    meet(state, 119)
    assert state.waiting == (1,), "a crew of four does not do"
    assert state.events(1)[-1].params == {"seat": 0, "crew": 4, "needed": CARDS[119].crew}
    state.apply(1, ("explore",))
    row, column = b.spot(b.of_kind(4)[0])
    state.apply(1, ("load", "yellow", row, column))
    state.apply(1, ("load", "green", row, column))
    state.apply(1, ("done",))
    assert b.cargo() == [3, 2]
    assert b.crew() == 5
    assert state.position == [10, 7]


def test_c15_sending_the_last_humans_means_giving_up() -> None:
    state = launched([rig(), rig()], [10, 8])
    meet(state, 118)
    state.apply(0, ("explore",))
    assert state.credits == [3, 0]
    assert state.flying == [False, True]
    assert "no-humans" in happened(state)


# combat zones


def combat(ships: list[Ship], positions: list[int]) -> list[int]:
    state = launched(ships, positions)
    meet(state, COMBAT)
    return state.position


def test_c06_the_smallest_crew_loses_days() -> None:
    a, b = rig(CABIN), rig(36, 37, ENGINE, CANNON)
    man(a, 2)
    man(b, 2, 2)
    state = launched([a, b], [10, 5])
    state.dice.loaded = [1, 1] * 2
    meet(state, COMBAT)
    assert state.position[0] == 7


def test_c07_the_leader_suffers_in_a_tie() -> None:
    """Yellow has 3 and no choice; green reaches 1, 3 or 5 and needs one charge only."""
    yellow = rig(64, 65, 66, CABIN, 38, CANNON)
    green = rig(67, DOUBLE_ENGINE, 82, BATTERY_2, 36, 37)
    man(yellow, 2, 2)
    man(green, 2, 2)
    state = launched([yellow, green], [20, 10])
    meet(state, COMBAT)
    assert state.position[0] == 17, "equal crews: the leader pays"
    assert state.decision(1).params == {"least": 1.0, "most": 5.0}
    assert state.power[0] == 3
    state.apply(1, ("power", (battery(green),)))
    assert state.waiting == (0,)
    decision = state.decision(0)
    assert decision.prompt == "prompt-dismiss"
    assert decision.params == {"number": 2}


def test_c08_the_weakest_cannons_draw_fire() -> None:
    a, b = rig(ENGINE, 65, name="I"), rig(66, 67, CANNON, name="I")
    state = launched([a, b], [10, 5])
    state.dice.loaded = [1, 1, 1, 1]
    meet(state, COMBAT)
    assert state.ships[0].crew() == 0, "as many engines: the leader loses two of the crew"
    assert happened(state).count("threat") == 2
    assert state.dice.loaded == []


def test_e08_without_humans_the_card_is_still_resolved() -> None:
    a, b = rig(name="I"), rig(66, CANNON, name="I")
    state = launched([a, b], [10, 5])
    state.dice.loaded = [1, 1, 1, 1]
    meet(state, COMBAT)
    events = happened(state)
    assert events.index("no-humans") > max(place for place, key in enumerate(events) if key == "threat")
    assert state.flying == [False, True]


def test_e07_the_last_ship_ignores_combat_zones_and_sabotage() -> None:
    for card in (COMBAT, SABOTAGE):
        state = launched([rig(), rig()], [10, 5])
        state.flying = [True, False]
        meet(state, card)
        assert "ignored" in happened(state)
        assert state.ships[0].crew() == 2
        assert state.position[0] == 10
    state = launched([rig(ENGINE), rig()], [10, 5])
    state.flying = [True, False]
    meet(state, 106)
    assert state.position[0] == 11, "other cards count"


# events


def test_c16_epidemic() -> None:
    """a - b - c - d in a row: a and b fall ill, c is empty, d is joined to nobody who lives there."""
    made = ship("III", (31, 7, 7, 0), (46, 7, 8, 0), (46, 7, 9, 0), (46, 7, 10, 0))
    a, b, c, d = [at(made, 7, column) for column in (7, 8, 9, 10)]
    made.place(38, b, 1)
    made.place(38, c, 3)
    made.place(38, d, 3)
    for space, crew in ((a, 2), (b, PURPLE), (c, 0), (d, 1)):
        made.fill(space, crew)
    assert made.joined(b) == [c, a]
    assert made.joined(d) == [c]
    assert epidemic.infected(made) == [a, b]
    state = launched([made, rig()], [5, 0])
    meet(state, 205)
    assert [made.load[space] for space in (a, b, c, d)] == [1, 0, 0, 1]


def test_c17_sabotage_gives_up_after_three_attempts() -> None:
    state = launched([rig(), rig()], [5, 0], rounds="3")
    state.dice.loaded = [1, 1, 1, 1] * 3
    meet(state, SABOTAGE)
    assert state.dice.loaded == []
    assert "sabotage-fails" in happened(state)
    assert happened(state).count("saboteur-tries") == 3
    assert state.ships[0].lost == state.ships[1].lost == []


def test_c18_sabotage_strikes_the_leader_in_a_tie() -> None:
    state = launched([rig(), rig()], [5, 8], rounds="3")
    state.dice.loaded = [1, 1, 1, 1, 3, 4, 3, 4]
    meet(state, SABOTAGE)
    tries = [event.params for event in state.journal or [] if event.key == "saboteur-tries"]
    assert tries == [
        {"seat": 1, "row": 2, "column": 2, "dice": [1, 1, 1, 1]},
        {"seat": 1, "row": 7, "column": 7, "dice": [3, 4, 3, 4]},
    ]
    assert state.ships[1].lost == [31]
    assert state.ships[0].lost == []
    assert state.flying == [True, False]


# giving up


def test_e09_giving_up_is_possible_before_a_card_only() -> None:
    state = launched([rig(ENGINE, CABIN), rig()], [10, 5])
    man(state.ships[0], 2)
    meet(state, 117)
    with pytest.raises(Illegal, match="why-card-first"):
        state.apply(0, ("give_up",))
    state.apply(0, ("fly_on",))
    assert over(state)
    state.apply(0, ("give_up",))
    assert state.flying == [False, True]


def test_everybody_may_answer_at_once_whether_to_fly_on() -> None:
    state = launched([rig(ENGINE), rig(65)], [10, 5])
    meet(state, 104)
    assert set(state.waiting) == {0, 1}
    state.apply(1, ("give_up",))
    assert state.waiting == (0,)
    state.apply(0, ("give_up",))
    assert state.phase == "accounts", "nobody flies: accounts are settled"


def test_nobody_gives_up_the_test_flight() -> None:
    state = launched([rig(), rig()], [10, 5], test_flight=True)
    meet(state, 106)
    assert "no-engines" not in happened(state)
